"""Bots at a table: forced moves, workers that die, who thinks first, and bots among themselves."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest, Socket
from server_start import server
from server_table import service, session_of
from waiting import give_way, until

import abaculus
from abaculus.core.information import InformationSet
from abaculus.server.bots.jobs import Choose
from abaculus.server.bots.pool import BotPool
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.tables import decide
from abaculus.server.tables.due import due_at
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import table_from


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


def has_passed(session: TableSession, seq: int) -> bool:
    return session.table.seq > seq


async def acts(one: Service, session: TableSession, action: int) -> None:
    """The player on move does this."""
    mover, seq = session.table.mover(), session.table.seq
    await one.live_tables.submit(session, lambda table: decide.act(table, session.seed, f"g{mover}", seq, None, action))


async def test_what_is_forced_the_server_plays_after_a_pause(tmp_path: Path) -> None:
    async def first_forced(one: Service, session: TableSession, dice: random.Random) -> bool:
        """Play until something is forced, and see it done. False: the dice never forced anything."""
        while session.table.phase == "playing":
            table = session.table
            if table.forced() is not None:
                seq = table.seq
                assert due_at(table, one.settings) == table.since + 300
                await until(partial(has_passed, session, seq))
                assert next(act for act in session.table.history if act.seq == seq + 1).by == "server"
                return True
            await acts(one, session, dice.choice(table.state.legal_actions()))
        return False

    async with service(tmp_path, forced_pause=0.3) as one:
        for seed in range(20):  # a roll of 4 misses the turn: one in six
            if await first_forced(one, await session_of(one, DICE_GAME), random.Random(seed)):
                return
        pytest.fail("nothing was ever forced")


async def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_moves_all_the_same(tmp_path: Path) -> None:
    async with service(tmp_path) as one:
        session = await session_of(one, FIRST_GAME, players=0, bots=2)
        await one.live_tables.submit(session, lambda now: decide.start(now, session.seed, ["", ""]))
        killed: set[int] = set()

        def is_over() -> bool:
            for process in list(one.bot_pool.processes.values()):
                if process.pid not in killed and process.returncode is None and len(killed) < 3:
                    killed.add(process.pid)
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process.pid, signal.SIGKILL)
            return session.table.phase == "over"

        await until(is_over)
        assert len(killed) == 3
        assert session.table.why == "over"
        async with one.live_tables.locked(session) as table:
            kept = table_from(table.id, await one.storage.load(table.id))
            assert kept.state.key() == table.state.key()


async def test_a_bot_for_whom_no_worker_can_be_started_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The task that feeds a worker ended with the first failure, and no bot ever moved again."""
    from abaculus.server.bots import pool

    async def none() -> Any:
        raise OSError("no more processes")

    async with service(tmp_path) as one:
        monkeypatch.setattr(pool, "_start", none)
        session = await session_of(one, DICE_GAME, players=0, bots=2)
        await one.live_tables.submit(session, lambda now: decide.start(now, session.seed, ["", ""]))
        await until(lambda: len(session.table.history) > 4)
        assert one.bot_pool.crashes > 0
    assert "could not be started" in caplog.text


class Answering:
    """A bot's worker that answers when it is told to."""

    returncode = None

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self.asked = asyncio.Event()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def write(self, line: bytes) -> None:
        pass

    async def drain(self) -> None:
        pass

    def readline(self) -> asyncio.Future[bytes]:
        self.asked.set()
        return self.answer

    def kill(self) -> None:
        pass

    async def wait(self) -> int:
        return 0


async def test_a_server_stops_also_when_a_bot_answers_in_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Answering()

    async def start() -> Answering:
        return worker

    monkeypatch.setattr("abaculus.server.bots.pool._start", start)
    known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
    bot_pool = BotPool(1, 60.0)
    await bot_pool.open()
    thought = asyncio.create_task(bot_pool.think("ada", known, Choose("greedy", 0)))
    await asyncio.wait_for(worker.asked.wait(), 20)
    assert bot_pool.processes
    worker.answer.set_result(b'{"action":0}\n')
    async with asyncio.timeout(20):
        await bot_pool.close()
    thought.cancel()
    await asyncio.gather(thought, return_exceptions=True)


async def test_bots_among_themselves_think_after_all_others(tmp_path: Path) -> None:
    bot_pool = BotPool(0, 1.0)
    known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
    asked = [("eve", True), ("eve", True), ("mallory", True), ("ada", False), ("ada", False), ("bob", False)]
    tasks = [asyncio.create_task(bot_pool.think(host, known, Choose(host, 0), last)) for host, last in asked]
    await give_way()
    assert bot_pool.waiting() == 6
    order = [(await bot_pool._next()).job for _ in tasks]
    assert order == [Choose(host, 0) for host in ("ada", "bob", "ada", "eve", "mallory", "eve")]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    async with service(tmp_path) as one:
        was_behind: dict[int, bool] = {}
        choose = one.bot_pool.choose

        async def watched(host: str, known: InformationSet, level: str, behind: bool = False) -> int:
            was_behind[known.game.num_players()] = behind
            return await choose(host, known, level, behind)

        one.bot_pool.choose = watched  # type: ignore[method-assign]
        alone = await session_of(one, DICE_GAME, players=0, bots=2)
        await one.live_tables.submit(alone, lambda table: decide.start(table, alone.seed, ["", ""]))
        people = await session_of(one, DICE_GAME, players=1, bots=2)

        async def both_were_asked() -> bool:
            if people.table.mover() == 0 and not people.table.places[0].level:
                with contextlib.suppress(Refused):  # the server plays what is forced
                    await acts(one, people, people.table.state.legal_actions()[0])
            return len(was_behind) == 2

        await until(both_were_asked)
        assert was_behind == {2: True, 3: False}


async def test_spectators_watch_bots_among_themselves(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        table = await ada.make_table(DICE_GAME, ["greedy", "random"])
        async with Socket(None, table, 0, base) as socket:
            await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
            assert socket.update["you"] == {"seats": [], "viewer": None, "host": False, "undo": False}
        log = await ada.get(f"/api/tables/{table}/log")
        assert log["seats"] == ["greedy", "random"]
