"""Clocks of moves and of games: who has run out of time, and when none runs."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from sample_games import FIRST_GAME
from server_player import Guest
from server_start import Server, server
from server_table import do, service, session_of, shown, without_server
from waiting import until

from abaculus.server.tables import decide


@pytest.mark.parametrize("clock", ["per_move", "per_game"])
async def test_whoever_runs_out_of_time_has_lost(tmp_path: Path, clock: str) -> None:
    async with service(tmp_path) as one:
        session = await session_of(one, FIRST_GAME, **{clock: 1})
        mover = session.table.mover()
        assert mover is not None
        await until(lambda: session.table.phase == "over")
        assert (session.table.why, session.table.places[mover].resigned) == ("time", True)
        assert session.table.returns()[mover] == -1


async def test_in_larger_company_a_bot_plays_on_for_who_ran_out_of_time(tmp_path: Path) -> None:
    async with service(tmp_path) as one:
        session = await session_of(one, FIRST_GAME, players=3, per_move=1)
        late = session.table.mover()
        assert late is not None
        await until(lambda: session.table.mover() != late or session.table.phase == "over")
        assert session.table.phase == "playing"
        assert (session.table.places[late].resigned, session.table.places[late].level) == (True, "greedy")
        await until(lambda: session.table.why != "")  # the second one runs out, and one is left
        assert session.table.returns()[late] < max(session.table.returns())


def test_the_clock_of_a_game_counts_a_players_moves_together() -> None:
    table = without_server(FIRST_GAME, per_game=100)
    first = table.mover()
    assert first is not None
    assert table.clock_left() == 100_000
    do(table, decide.act(table, "00" * 32, f"g{first}", table.seq, None, table.state.legal_actions()[0]), at=30_000)
    assert table.places[first].spent == 30_000
    second = table.mover()
    assert second == 1 - first
    assert table.clock_left() == 100_000
    do(table, decide.act(table, "00" * 32, f"g{second}", table.seq, None, table.state.legal_actions()[0]), at=31_000)
    assert table.clock_left() == 70_000
    do(table, decide.ask(table, f"g{first}", table.seq, "pause"), at=41_000)
    do(table, decide.answer(table, f"g{second}", table.seq, True), at=41_000)
    assert table.clock_left() is None
    do(table, decide.resume(table, f"g{second}"), at=900_000)
    assert table.clock_left() == 60_000
    assert table.since == 900_000


def is_seen_to(one: Server, table: str) -> bool:
    """Whether the server has found out that there may be something for it to do at a table."""
    with contextlib.closing(sqlite3.connect(one.folder / "abaculus.db", timeout=30)) as kept:
        return bool(kept.execute('SELECT count(*) FROM leases WHERE "table" = ?', (table,)).fetchone()[0])


@pytest.mark.parametrize("clock", ["per_move", "per_game"])
async def test_nobody_loses_on_time_for_an_hour_in_which_the_server_was_away(clock: str) -> None:
    hour, patience = 3_600_000, 120

    def an_hour_passes(one: Server) -> None:
        with sqlite3.connect(one.folder / "abaculus.db") as kept:
            kept.execute("UPDATE events SET at = at - ?", (hour,))
            kept.execute("UPDATE tables SET created = created - ?, touched = touched - ?, due = due - ?", (hour,) * 3)
            kept.execute("UPDATE uptimes SET began = began - ?, until = until - ?", (hour,) * 2)
            kept.execute("DELETE FROM leases")
        kept.close()

    with server() as one:
        async with Guest(one.url, "Ada") as ada:
            table = await ada.make_table(FIRST_GAME, ["me", "open"], **{clock: patience})
            async with Guest(one.url, "Bob") as bob:
                for guest in (ada, bob):
                    await guest.do(table, "sit")
                began = (await shown(ada, table))["table"]["since"]
                cookies = [guest.http.cookies for guest in (ada, bob)]
        await asyncio.to_thread(one.kill)
        an_hour_passes(one)
        await asyncio.to_thread(one.start)
        players = [Guest(one.url, name) for name in ("Ada", "Bob")]
        for player, own in zip(players, cookies, strict=True):
            player.http.cookies.update(own)
        async with players[0].http, players[1].http:
            await until(lambda: is_seen_to(one, table))
            seen = (await shown(players[0], table))["table"]
            assert (seen["phase"], seen["since"] >= began) == ("playing", True)
            mover = players[seen["mover"]]
            now = await shown(mover, table)
            await mover.do(table, "act", seq=now["seq"], action=now["scene"]["moves"]["rows"][0][0])
            after = (await shown(mover, table))["table"]
            assert max(seat["spent"] for seat in after["seats"]) < 1000 * patience
            assert after["phase"] == "playing"


def test_getting_up_and_coming_back_does_not_wind_the_clock() -> None:
    """A player on move who left and came back had the full time to think again, as often as they liked."""
    table = without_server(FIRST_GAME, per_move=10)
    mover = table.mover()
    for at in (9_000, 18_000):
        do(table, decide.leave(table, f"g{mover}"), at=at)
        do(table, decide.return_to(table, f"g{mover}"), at=at + 500)
    assert table.since == 0


def test_a_bot_in_another_seat_does_not_wind_the_clock_of_the_player_on_move() -> None:
    table = without_server(FIRST_GAME, players=3, per_move=10)
    mover = table.mover()
    assert mover is not None
    gone = (mover + 1) % 3
    do(table, decide.leave(table, f"g{gone}"), at=5_000)
    do(table, decide.put_bot(table, f"g{mover}", gone, "random", absent=False), at=6_000)
    do(table, decide.return_to(table, f"g{gone}"), at=7_000)
    assert table.since == 0
    do(table, decide.leave(table, f"g{mover}"), at=8_000)
    do(table, decide.put_bot(table, f"g{gone}", mover, "random", absent=False), at=9_000)
    do(table, decide.return_to(table, f"g{mover}"), at=9_500)
    assert table.since == 9_500
