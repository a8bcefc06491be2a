"""Jobs for the bots' workers: what is asked arrives as it was asked, and half an answer is none."""

from __future__ import annotations

import pytest
from sample_games import DICE_GAME

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.information import InformationSet
from abaculus.server.bots.jobs import Choose, Hint, Job, Judge, read_task, task_line
from abaculus.server.bots.pool import BotPool


def on_move() -> InformationSet:
    """What the first player to decide knows."""
    state = abaculus.load_game(DICE_GAME, players=2).new_initial_state()
    state.settle_chance(new_dice(1))
    return state.information(state.current_player())


@pytest.mark.parametrize("job", [Choose("greedy", 7), Hint(0), Judge([3, 1, 2], 12)], ids=lambda job: str(job.what))
def test_a_task_arrives_as_it_was_sent(job: Job) -> None:
    known = on_move()
    line = task_line(known, job)
    assert line.endswith(b"}\n")
    assert line.count(b"\n") == 1
    task = read_task(line.decode())
    assert (task.game, task.options, task.job) == (known.game.id, known.game.log_options(), job)
    again = InformationSet.from_json(known.game, task.known)
    assert (again.player, again.state.to_position()) == (known.player, known.state.to_position())


class Saying:
    """A worker that always says the same."""

    returncode = None

    def __init__(self, line: bytes) -> None:
        self.stdin, self.stdout, self.line = self, self, line

    def write(self, line: bytes) -> None:
        read_task(line.decode())

    async def drain(self) -> None:
        pass

    async def readline(self) -> bytes:
        return self.line

    def kill(self) -> None:
        pass

    async def wait(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("line", "crashes"),
    [
        (b"", 2),
        (b'{"action":0', 2),
        (b'{"action":"0"}\n', 0),
        (b'{"action":"first"}\n', 0),
        (b'{"action":999999}\n', 0),
        (b"{}\n", 0),
        (b"[]\n", 2),
    ],
)
async def test_a_worker_that_says_nothing_sensible_costs_no_game(
    line: bytes, crashes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start() -> Saying:
        return Saying(line)

    monkeypatch.setattr("abaculus.server.bots.pool._start", start)
    known, bot_pool = on_move(), BotPool(1, 60.0)
    await bot_pool.open()
    assert await bot_pool.choose("ada", known, "greedy") in known.state.legal_actions()
    assert bot_pool.crashes == crashes
    await bot_pool.close()
