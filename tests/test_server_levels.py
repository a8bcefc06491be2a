"""Bots that search think in the server's worker processes, within the time that the server gives them."""

from __future__ import annotations

import asyncio
from time import perf_counter

import pytest

import abaculus
from abaculus.bots import BOTS
from abaculus.core.state import State
from abaculus.server.messages import NewSeat
from abaculus.server.thinking import Thinkers

pytestmark = pytest.mark.compiled


def first_decision(name: str) -> State:
    state = abaculus.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("name", ["hexago", "mathable"])
def test_levels_think_in_worker_processes_and_in_time(name: str) -> None:
    async def think() -> list[float]:
        state = first_decision(name)
        player = state.current_player()
        thinkers = Thinkers(1, 20.0)
        await thinkers.open()
        took = []
        try:
            for level in ("master", "master", "beginner"):
                began = perf_counter()
                action = await thinkers.choose("host", state.game, state.view(player), level)
                took.append(perf_counter() - began)
                assert action in state.legal_actions()
            assert thinkers.crashes == 0
        finally:
            await thinkers.close()
        return took

    took = asyncio.run(think())
    assert took[1] < 10  # half a second of thinking, and whatever else the machine does


def test_every_bot_can_be_given_a_seat() -> None:
    for level in BOTS:
        assert NewSeat(kind="bot", level=level).level == level
