"""Bots that search think in the server's worker processes, within the time that the server gives them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
from sample_games import CLAIM_GAME, FIRST_GAME

import abaculus
from abaculus.bots import BOTS
from abaculus.core.chance import new_dice
from abaculus.core.state import State
from abaculus.server.bots.pool import BotPool
from abaculus.server.wire import NewSeat

pytestmark = pytest.mark.compiled


def first_decision(name: str) -> State:
    state = abaculus.load_game(name).new_initial_state()
    state.settle_chance(new_dice(0))
    return state


def worked(bot_pool: BotPool) -> float:
    """Processor seconds that the workers have used, whatever else the machine did; 0 where the system does not say."""
    ticks = 0
    for process in bot_pool.processes.values():
        with contextlib.suppress(OSError):
            user, system = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
            ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("name", [FIRST_GAME, CLAIM_GAME])
async def test_levels_think_in_worker_processes_and_in_time(name: str) -> None:
    state = first_decision(name)
    player = state.current_player()
    bot_pool = BotPool(1, 60.0)
    await bot_pool.open()
    took = []
    try:
        for level in ("master", "master", "beginner"):
            before = worked(bot_pool)
            action = await bot_pool.choose("host", state.information(player), level)
            took.append(worked(bot_pool) - before)
            assert action in state.legal_actions()
        assert bot_pool.crashes == 0
    finally:
        await bot_pool.close()
    assert took[1] < 5  # half a second of thinking; the first one had to start, too


def test_every_bot_can_be_given_a_seat() -> None:
    for level in BOTS:
        assert NewSeat.model_validate({"kind": "bot", "level": level}).level == level
