"""The machine's clock is set while people play: tables go on all the same."""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest
from sample_games import FIRST_GAME
from server_player import LOST, Guest
from server_start import server

pytestmark = [pytest.mark.compiled, pytest.mark.long]

HOUR = 3600.0


async def a_bot_moves(guest: Guest, table: str) -> None:
    """Make moves until a bot has answered one of them; in a game that is over nobody waits."""
    async with guest.socket(table) as socket:
        await socket.until(lambda message: message["type"] == "update")
        for _ in range(3):
            if socket.update["table"]["phase"] == "over":
                return
            await socket.play(random.Random(1), most=1)
            await socket.until(lambda message: message["type"] == "update" and bool(_to_do(message)), 20)


def _to_do(update: dict) -> bool:  # type: ignore[type-arg]
    """Whether it is the person's turn, or nobody's."""
    return update["table"]["phase"] == "over" or update["table"]["mover"] in update["you"]["seats"]


@pytest.mark.parametrize("seconds", [40.0, HOUR])
async def test_bots_go_on_when_the_clock_is_set_back(seconds: float) -> None:
    with server(bot_pause=0.5) as one:
        async with Guest(one.url, "Ada") as ada:
            table = await ada.make_table(FIRST_GAME, ["me", "random"])
            await ada.do(table, "sit")
            await a_bot_moves(ada, table)
            one.set_clock(-seconds)
            await asyncio.wait_for(a_bot_moves(ada, table), 30)


async def test_bots_go_on_when_the_clock_is_set_back_and_the_server_restarted() -> None:
    with server(bot_pause=0.5) as one:
        async with Guest(one.url, "Ada") as ada:
            table = await ada.make_table(FIRST_GAME, ["me", "random"])
            await ada.do(table, "sit")
            await a_bot_moves(ada, table)
            one.set_clock(-HOUR)
            await asyncio.to_thread(one.restart)
            with contextlib.suppress(*LOST):  # the connection that was kept
                await ada.get("/api/guest")
            await asyncio.wait_for(a_bot_moves(ada, table), 30)


async def test_a_player_s_time_is_not_used_up_when_the_clock_is_set_forward() -> None:
    with server() as one:
        async with Guest(one.url, "Ada") as ada:
            table = await ada.make_table(FIRST_GAME, ["me", "random"], per_move=600)
            await ada.do(table, "sit")
            await a_bot_moves(ada, table)
            one.set_clock(HOUR)
            await a_bot_moves(ada, table)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["table"]["why"] != "time"
            assert not shown["table"]["seats"][0]["resigned"]


def test_a_clock_goes_on_from_where_it_was_and_takes_no_absurd_time_for_true() -> None:
    from abaculus.server.clock import Clock

    wall, steady = 1_000_000.0, 50.0
    clock = Clock(lambda: wall, lambda: steady)
    assert clock.now_ms() == 1_000_000_000
    wall, steady = wall - HOUR, steady + 2
    assert clock.now_ms() == 1_000_002_000
    wall, steady = wall + HOUR + 5, steady + 3
    assert clock.now_ms() == 1_000_005_000
    clock.at_least(1_000_009_000)
    clock.at_least(1_000_007_000)
    assert clock.now_ms() == 1_000_009_000
    clock.at_least(1_000_005_000 + 48 * 3_600_000)
    assert clock.now_ms() == 1_000_009_000
