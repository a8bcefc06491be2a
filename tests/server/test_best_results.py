"""The best results of those who play alone: kept by guest, by game and by its terms, and only where they were earned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server_player import Guest, Socket
from server_start import Server, server
from server_storage import opened
from sqlalchemy import func, insert, select

import abaculus
from abaculus.core.playing_alone import is_better, terms_alone, terms_key
from abaculus.server import admin
from abaculus.server.clock import now_ms
from abaculus.server.storage import schema
from abaculus.server.storage.best_results import best_results, keep_result
from abaculus.server.tables.solo_results import SoloResult

pytestmark = pytest.mark.compiled
SOLO_GAME = next(name for name in abaculus.list_games() if abaculus.game_info(name).players[0] == 1)
OPTION = next(one for one in abaculus.game_info(SOLO_GAME).options if one.matters_to(1))


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as one:
        yield one


async def reach(table: Socket, worst: bool = False) -> int:
    """Play alone to the end, for many points or for few; what that brought."""
    await table.until(lambda told: told["type"] == "update" and told["scene"] is not None)
    while table.update["table"]["phase"] == "playing":
        rows = table.update["scene"]["moves"]["rows"]
        if table.update["table"]["mover"] == 0 and rows:
            row = (min if worst else max)(rows, key=lambda one: one[6] or 0)
            await table.ask("act", action=row[0], seq=table.update["seq"])
        else:
            await table.receive()
    totals: list[int] = table.update["table"]["totals"]
    return totals[0]


async def alone(guest: Guest, worst: bool = False, **more: Any) -> tuple[str, int]:
    """A game played alone: its table, and the points."""
    table = await guest.make_table(SOLO_GAME, ["me"], **more)
    await guest.do(table, "sit", nonce="")
    async with guest.socket(table) as socket:
        return table, await reach(socket, worst)


async def test_the_best_result_is_kept_and_a_worse_one_does_not_replace_it(running: Server) -> None:
    async with Guest(running.url, "Ada") as ada, Guest(running.url, "Ben") as ben:
        assert await ada.get("/api/guest/bests") == []
        low_table, low = await alone(ada, worst=True)
        (first,) = await ada.get("/api/guest/bests")
        assert (first["game"], first["points"], first["table"]) == (SOLO_GAME, low, low_table)
        assert first["terms"] == terms_alone(abaculus.load_game(SOLO_GAME, players=1))
        assert await ada.get(f"/api/tables/{low_table}/best") == first
        high_table, high = await alone(ada)
        assert high > low
        (best,) = await ada.get("/api/guest/bests")
        assert (best["points"], best["table"]) == (high, high_table)
        worse_table, worse = await alone(ada, worst=True)
        assert worse < high
        assert await ada.get("/api/guest/bests") == [best]
        assert await ada.get(f"/api/tables/{worse_table}/best") == best
        assert await ben.get("/api/guest/bests") == []
        assert await ben.get(f"/api/tables/{high_table}/best") is None


async def test_games_on_other_terms_have_results_of_their_own(running: Server) -> None:
    async with Guest(running.url, "Cleo") as cleo:
        _, usual = await alone(cleo, worst=True)
        table, other = await alone(cleo, worst=True, options={OPTION.name: OPTION.values[1]})
        found = {row["terms"][OPTION.name]: row["points"] for row in await cleo.get("/api/guest/bests")}
        assert found == {OPTION.values[0]: usual, OPTION.values[1]: other}
        assert (await cleo.get(f"/api/tables/{table}/best"))["terms"][OPTION.name] == OPTION.values[1]


async def test_what_was_given_or_given_up_is_no_result(running: Server) -> None:
    async with Guest(running.url, "Dora") as dora:
        table, _ = await alone(dora, worst=True, handicap=[50])
        assert await dora.get(f"/api/tables/{table}/best") is None
        given_up = await dora.make_table(SOLO_GAME, ["me"])
        await dora.do(given_up, "sit", nonce="")
        answer = await dora.http.get(f"/api/tables/{given_up}/best")
        assert answer.json()["reason"] == "not-over"
        await dora.do(given_up, "resign")
        assert await dora.get("/api/guest/bests") == []


async def test_whoever_counts_alone_learns_nothing_before(running: Server) -> None:
    async with Guest(running.url, "Emil") as emil:
        table = await emil.make_table(SOLO_GAME, ["me"], reckon="end")
        await emil.do(table, "sit", nonce="")
        async with emil.socket(table) as socket:
            await socket.until(lambda told: told["type"] == "update" and told["scene"] is not None)
            while socket.update["table"]["phase"] == "playing":
                rows = socket.update["scene"]["moves"]["rows"]
                if socket.update["table"]["mover"] == 0 and rows:
                    await socket.ask("act", action=rows[0][0], seq=socket.update["seq"])
                else:
                    await socket.receive()
            assert await emil.get("/api/guest/bests") == []
            assert (await emil.http.get(f"/api/tables/{table}/best")).json()["reason"] == "not-counted"
            for _ in range(3):  # wrong often enough, and the total is told
                await socket.ask("count", total=-1)
            total = socket.update["table"]["totals"][0]
        assert [row["points"] for row in await emil.get("/api/guest/bests")] == [total]


def _result(points: int, most_wins: bool = True, guest: str = "ada", **terms: Any) -> SoloResult:
    return SoloResult(guest, "dominoes", {"rules": 1, **terms}, points, most_wins, f"table {points}", now_ms())


async def test_results_are_kept_by_terms_in_whatever_order_these_come(database: str) -> None:
    async with opened(database) as storage:
        await _settle_in(storage)
        async with storage.engine.begin() as connection:
            for result in (
                _result(30, a=1, b=2), _result(40, b=2, a=1), _result(35, a=1, b=2), _result(40, a=1, b=2, tiles="f00"),
                _result(9, most_wins=False, low="yes"), _result(7, most_wins=False, low="yes"), _result(99, guest="nobody"),
            ):  # fmt: skip
                await connection.run_sync(keep_result, result)
        found = {terms_key(row.terms): row.points for row in await best_results(storage.engine, "ada")}
        assert found == {
            terms_key({"rules": 1, "a": 1, "b": 2}): 40,
            terms_key({"rules": 1, "a": 1, "b": 2, "tiles": "f00"}): 40,
            terms_key({"rules": 1, "low": "yes"}): 7,
        }
        assert await best_results(storage.engine, "nobody") == []


async def test_results_go_with_the_guest(database: str) -> None:
    async with opened(database) as storage:
        await _settle_in(storage)
        async with storage.engine.begin() as connection:
            await connection.run_sync(keep_result, _result(30))
        assert len(await best_results(storage.engine, "ada")) == 1
        await admin.forget_guest(storage, "ada", "nobody")
        async with storage.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.bests))).scalar_one() == 0


async def _settle_in(storage: Any) -> None:
    ada = insert(schema.guests).values(id="ada", name="Ada", created=now_ms(), seen=now_ms(), epoch="0")
    await storage.do(ada)


def test_terms_leave_out_what_does_not_matter_alone() -> None:
    info = abaculus.game_info(SOLO_GAME)
    for name in (name for name in abaculus.list_games() if abaculus.game_info(name).players[0] == 1):
        game = abaculus.load_game(name, players=1)
        kept = {one.name for one in game.info.options if one.players is None or one.players[0] <= 1}
        assert set(terms_alone(game)) == kept | {"rules"}
    tiles = abaculus.load_game(SOLO_GAME).default_tiles()
    own = terms_alone(abaculus.load_game(SOLO_GAME, players=1, tiles=tiles))
    assert own.pop("tiles") != terms_alone(abaculus.load_game(SOLO_GAME, players=1)).get("tiles")
    assert own["rules"] == info.rules_version


def test_a_first_result_is_the_best_and_an_equal_one_is_not_better() -> None:
    assert is_better(3, None, True)
    assert is_better(4, 3, True)
    assert not is_better(3, 3, True)
    assert is_better(2, 3, False)
    assert not is_better(3, 3, False)
