"""The life of a table: coming, playing, asking, leaving, running out of time, ending and beginning again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, LOW_GAME, game_with
from server_player import Guest, Socket
from server_start import Server, server

import abaculus
from abaculus.core.information import InformationSet
from abaculus.server import asking
from abaculus.server.refusal import Refused
from abaculus.server.room import Room
from abaculus.server.service import Service
from abaculus.server.settings import Settings
from abaculus.server.table import Event, Table, table_from
from abaculus.server.thinking import Thinkers

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


async def seated(base: str, game: str, *guests: Guest, **more: Any) -> str:
    """A table at which these guests sit, in this order."""
    table = await guests[0].make_table(game, ["me", *("open" for _ in guests[1:])], **more)
    for guest in guests:
        await guest.do(table, "sit")
    return table


async def shown(guest: Guest, table: str, seat: int | None = None) -> dict[str, Any]:
    where: dict[str, Any] = await guest.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))
    return where


async def move(guest: Guest, table: str, seat: int | None = None) -> dict[str, Any]:
    """Do the first thing that can be done."""
    seen = await shown(guest, table, seat)
    action = seen["scene"]["moves"]["rows"][0][0]
    done: dict[str, Any] = await guest.do(table, "act", seq=seen["seq"], action=action)
    return done


async def refused(guest: Guest, table: str, kind: str, **more: Any) -> str:
    return await guest.refused(f"/api/tables/{table}/commands", type=kind, **more)


async def eventually(guest: Guest, table: str, kind: str, **more: Any) -> dict[str, Any]:
    """Ask until it is granted: somebody has to have been away for a while."""
    for _ in range(600):
        answer = await guest.http.post(f"/api/tables/{table}/commands", json={"type": kind, **more})
        if answer.status_code == 200:
            done: dict[str, Any] = answer.json()
            return done
        assert answer.json()["reason"] == "not-absent", answer.text
        await asyncio.sleep(0.1)
    raise AssertionError("never granted")


async def over(guest: Guest, table: str) -> dict[str, Any]:
    """The table, once its game has ended."""
    async with guest.socket(table) as socket:
        message = await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
        facts: dict[str, Any] = message["table"]
        return facts


# -- sitting down --------------------------------------------------------------------------------------------------------------


def test_of_twenty_who_want_one_seat_one_gets_it(base: str) -> None:
    async def story() -> None:
        async with contextlib.AsyncExitStack() as all_guests:
            guests = await asyncio.gather(
                *(all_guests.enter_async_context(Guest(base, f"Guest {n}")) for n in range(21))
            )
            host = guests.pop()
            table = await host.make_table(FIRST_GAME, ["me", "open"])
            await host.do(table, "sit")
            answers = await asyncio.gather(
                *(guest.http.post(f"/api/tables/{table}/commands", json={"type": "sit"}) for guest in guests)
            )
            told = Counter(answer.json().get("reason", "done") for answer in answers)
            assert told["done"] == 1
            assert told["already-started"] + told["full"] == 19
            winner = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
            seen = await shown(winner, table)
            assert seen["you"]["seats"] == [1]
            assert (seen["table"]["phase"], seen["table"]["seats"][1]["name"]) == ("playing", winner.name)

    asyncio.run(story())


def test_a_game_starts_when_the_last_one_sits_down(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Cy") as cy:
            table = await ada.make_table(LOW_GAME, ["me", "greedy", "open", "open"])
            assert await refused(ada, table, "act", seq=1, action=0) == "not-started"
            assert await refused(ada, table, "ask", seq=1, what="pause") == "not-started"
            await ada.do(table, "sit", nonce="one")
            await bob.do(table, "sit", seat=3)
            assert await refused(cy, table, "sit", seat=3) == "seat-taken"
            assert await refused(cy, table, "sit", seat=0) == "seat-taken"
            assert await refused(cy, table, "sit", seat=5) == "no-seat"
            seen = await shown(cy, table)
            assert (seen["table"]["phase"], seen["scene"], seen["table"]["nonces"]) == ("waiting", None, [])
            await cy.do(table, "sit", nonce="three")
            seen = (await shown(cy, table))["table"]
            assert seen["phase"] == "playing"
            assert (seen["nonces"][0], seen["nonces"][1], seen["nonces"][2]) == ("one", "", "three")
            assert len(seen["nonces"][3]) == 32
            assert await refused(cy, table, "sit") == "already-started"

    asyncio.run(story())


def test_a_seat_that_is_kept_is_nobody_elses(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await ada.make_table(DICE_GAME, ["me", "open"])
            assert await refused(bob, table, "sit", seat=0) == "reserved"
            await bob.do(table, "sit")
            assert (await shown(bob, table))["you"]["seats"] == [1]
            await bob.do(table, "leave")
            assert not (await shown(bob, table))["table"]["seats"][1]["taken"]
            assert await refused(bob, table, "leave") == "not-seated"
            assert await refused(bob, table, "close") == "not-host"
            await ada.do(table, "close")
            facts = (await shown(bob, table))["table"]
            assert (facts["phase"], facts["why"], facts["totals"]) == ("over", "closed", None)
            assert await refused(bob, table, "sit") == "already-started"
            assert (await ada.http.get(f"/api/tables/{table}/log")).json()["reason"] == "not-started"

    asyncio.run(story())


def test_a_double_click_takes_one_seat(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await ada.make_table(FIRST_GAME, ["me", "me", "open", "open"])
            for guest, own in ((bob, [2]), (ada, [0, 1])):
                first, second = [await guest.do(table, "sit") for _ in range(2)]
                assert (second["type"], second["seq"]) == ("done", first["seq"])
                seen = await shown(guest, table)
                assert (seen["you"]["seats"], seen["table"]["phase"]) == (own, "waiting")
            await bob.do(table, "sit", seat=3)  # who wants a second one says so
            seen = await shown(bob, table)
            assert (seen["you"]["seats"], seen["table"]["phase"]) == ([2, 3], "playing")

    asyncio.run(story())


def test_the_lobby_shows_what_is_listed_and_nothing_else(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            public = await ada.make_table(DICE_GAME, ["me", "open"], listed=True)
            private = await ada.make_table(DICE_GAME, ["me", "open"])
            listed = [entry["table"]["id"] for entry in await bob.get("/api/tables")]
            assert public in listed
            assert private not in listed
            assert {entry["table"]["id"] for entry in await ada.get("/api/tables/mine")} == {public, private}
            assert await bob.get("/api/tables/mine") == []
            await ada.do(public, "close")
            assert public not in [entry["table"]["id"] for entry in await bob.get("/api/tables")]
            assert [entry["table"]["id"] for entry in await ada.get("/api/tables/mine", over=True)] == [public]

    asyncio.run(story())


def test_finished_games_that_are_only_listed_are_not_kept_in_memory() -> None:
    async def play(ada: Guest) -> tuple[list[str], str, str]:
        code = (await ada.post("/api/classes", game=DICE_GAME, players=2))["code"]
        async with Guest(ada.base, "Ben") as ben:
            pupils = (await ben.post(f"/api/classes/{code}/join"))["table"]
        tables = []
        for _ in range(3):
            tables.append(await ada.make_table(DICE_GAME, ["me", "greedy"]))
            await ada.do(tables[-1], "sit")
            await ada.do(tables[-1], "resign")
        await ada.post(f"/api/classes/{code}/close")
        return tables, pupils, code

    async def look(ada: Guest, tables: list[str], pupils: str, code: str) -> None:
        for _ in range(2):
            listed = await ada.get("/api/tables/mine", over=True)
            assert {entry["table"]["id"] for entry in listed} == set(tables)
            assert len((await ada.http.get("/api/logs")).text.splitlines()) == 3
            overview = await ada.get(f"/api/classes/{code}/teacher")
            assert [table["table"] for table in overview["tables"]] == [pupils]
        assert (await ada.get("/health"))["tables"] == 0
        await ada.do(tables[1], "rematch")  # what has changed since is seen
        later = await ada.get("/api/tables/mine", over=True)
        assert next(entry for entry in later if entry["table"]["id"] == tables[1])["table"]["rematch"]

    async def story(one: Server) -> None:
        async with Guest(one.url, "Ada") as before:
            tables, pupils, code = await play(before)
        await asyncio.to_thread(one.restart)
        again = Guest(one.url, "Ada")
        again.http.cookies.update(before.http.cookies)
        async with again.http:
            await look(again, tables, pupils, code)

    with server() as one:
        asyncio.run(story(one))


def test_the_games_in_passing_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            made = [await room_of(one, DICE_GAME) for _ in range(4)]
            for room in made:
                await one.house.ask(room, lambda table, room=room: asking.resign(table, room.seed, "g0", None))
            one.house.rooms.clear()
            for room in made:
                for _ in range(2):
                    assert (await one.house.glance(room.table.id)).table.why == "resigned"
            assert list(one.house._past) == [room.table.id for room in made[2:]]
            assert not one.house.rooms

    monkeypatch.setattr("abaculus.server.table_cache._PAST", 2)
    asyncio.run(story())


def test_nobody_fills_the_lobby_alone(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
            patient = await ada.make_table(DICE_GAME, ["me", "open"], listed=True)
            made = [await eve.make_table(DICE_GAME, ["me", "open"], listed=True) for _ in range(62)]
            listed = [entry["table"]["id"] for entry in await ada.get("/api/tables")]
            assert patient in listed
            assert [table for table in listed if table in made] == made[:-6:-1]
            for table in (patient, *made):
                await (ada if table == patient else eve).do(table, "close")

    asyncio.run(story())


def test_two_people_on_one_device_look_in_turn(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": " Little  Bob "}]
            table = (await ada.post("/api/tables", game=FIRST_GAME, seats=seats))["id"]
            async with ada.socket(table) as socket:
                await socket.ask("sit")
                await socket.ask("ping")
                assert socket.update["you"]["seats"] == [0, 1]
                assert socket.update["you"]["viewer"] is None
                assert [seat["name"] for seat in socket.update["table"]["seats"]] == ["Ada", "Little Bob"]
                assert socket.moves() == []
                for seat in (0, 1, None):
                    await socket.ask("look", seat=seat)
                    assert socket.update["you"]["viewer"] == seat
                    hands = socket.update["position"].partition("hands=")[2].partition(" ")[0].split(";")
                    assert [("?" in hand) for hand in hands] == [seat != 0, seat != 1]
                assert (await socket.ask("look", seat=2))["reason"] == "not-your-seat"
                mover = socket.update["table"]["mover"]
                await socket.ask("look", seat=mover)
                await socket.ask("act", seq=socket.update["seq"], action=socket.moves()[0]["action"])
            assert await refused(ada, table, "look", seat=0) == "bad-request"

    asyncio.run(story())


# -- by agreement ----------------------------------------------------------------------------------------------------------------


def test_a_pause_is_agreed_on_and_anybody_ends_it(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Cy") as cy:
            table = await seated(base, FIRST_GAME, ada, bob, cy)
            seq = (await shown(ada, table))["seq"]
            assert await refused(bob, table, "answer", seq=seq, yes=True) == "nothing-asked"
            assert await refused(ada, table, "resume") == "not-paused"
            await ada.do(table, "ask", seq=seq, what="pause")
            assert (await shown(cy, table))["table"]["question"] == {"what": "pause", "seat": 0, "agreed": []}
            assert await refused(bob, table, "ask", seq=seq, what="pause") == "already-asked"
            assert await refused(ada, table, "answer", seq=seq, yes=True) == "nothing-asked"
            await bob.do(table, "answer", seq=seq, yes=True)
            assert (await shown(cy, table))["table"]["question"]["agreed"] == [1]
            assert await refused(bob, table, "answer", seq=seq, yes=True) == "nothing-asked"
            await cy.do(table, "answer", seq=seq, yes=True)
            seen = await shown(cy, table)
            assert (seen["table"]["paused"], seen["table"]["question"]) == (True, None)
            for number, guest in enumerate((ada, bob, cy)):
                assert (await shown(guest, table, number))["scene"]["moves"]["rows"] == []
                assert await refused(guest, table, "act", seq=seen["seq"], action=0) == "paused"
            await bob.do(table, "resume")
            assert not (await shown(cy, table))["table"]["paused"]
            seq = (await shown(ada, table))["seq"]
            await ada.do(table, "ask", seq=seq, what="pause")
            await cy.do(table, "answer", seq=seq, yes=False)
            seen = await shown(cy, table)
            assert (seen["table"]["paused"], seen["table"]["question"]) == (False, None)

    asyncio.run(story())


def test_what_was_asked_can_be_taken_back(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, FIRST_GAME, ada, bob)
            seq = (await shown(ada, table))["seq"]
            await ada.do(table, "ask", seq=seq, what="pause")
            await ada.do(table, "answer", seq=seq, yes=False)
            assert (await shown(bob, table))["table"]["question"] is None

    asyncio.run(story())


def without_server(game: str, players: int = 2, chosen: dict[str, str] | None = None, **settings: Any) -> Table:
    """A table whose game has begun, by its events alone; its dice come from a seed of zeros."""
    table = Table("alone")
    options = abaculus.load_game(game, players=players, **(chosen or {})).log_options()
    add(
        table, 0, "created", game=game, options=options, seats=[{"kind": "open"}] * players, settings=settings, host="g0",
        commitment="",
    )  # fmt: skip
    for seat in range(players):
        add(table, 0, "sat", seat=seat, guest=f"g{seat}", name=f"G{seat}", nonce="")
    for draft in asking.start(table, "00" * 32, [""] * players):
        add(table, 0, draft.kind, **draft.body)
    return table


def add(table: Table, at: int, kind: str, **body: Any) -> None:
    table.apply(Event(table.seq + 1, at, kind, body))


def do(table: Table, drafts: list[asking.Draft], at: int = 0) -> None:
    for draft in drafts:
        add(table, at, draft.kind, **draft.body)


def test_a_move_is_taken_back_at_once_where_nobody_else_is_a_person(base: str) -> None:
    async def lays_first(ada: Guest) -> bool:
        """Whether a tile could be laid and left a choice; otherwise there is nothing to take back."""
        table = await ada.make_table(CLAIM_GAME, ["me", "random"])
        async with ada.socket(table) as socket:
            await socket.ask("sit")
            while not socket.moves():
                await socket.receive()
            before = socket.update
            assert (await socket.ask("ask", seq=before["seq"], what="undo"))["reason"] == "no-undo"
            if all(move["kind"] != "lay" for move in socket.moves()):
                return False
            lay = next(move for move in socket.moves() if move["kind"] == "lay")
            await socket.ask("act", seq=before["seq"], action=lay["action"])
            after = await shown(ada, table)
            if after["table"]["mover"] != 0 or len(after["scene"]["moves"]["rows"]) < 2:
                return False
            assert (after["you"]["undo"], after["position"] == before["position"]) == (True, False)
            await socket.ask("ask", seq=after["seq"], what="undo")
            back = await shown(ada, table)
            assert (back["position"], back["table"]["mover"]) == (before["position"], 0)
            assert (await socket.ask("act", seq=after["seq"], action=lay["action"]))["reason"] == "stale"
            assert (await socket.ask("act", seq=back["seq"], action=lay["action"]))["type"] == "done"
        return True

    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            for _ in range(10):
                if await lays_first(ada):
                    return
        raise AssertionError("ten hands left no choice")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "options"), [*((name, {}) for name in abaculus.list_games()), (game_with("hands"), {"hands": "open"})]
)
def test_nothing_is_taken_back_after_somebody_learnt_something(game: str, options: dict[str, str]) -> None:
    table, dice = without_server(game, chosen=options), random.Random(game)
    refusals = grants = 0
    while table.phase == "playing" and table.seq < 150:
        mover = table.mover()
        assert mover is not None
        action = dice.choice(table.state.legal_actions())
        before, place = table.state, len(table.history)
        do(table, asking.act(table, "00" * 32, f"g{mover}", table.seq, None, action))
        if table.phase == "over":
            break
        learnt = any(
            table.game.reveals(act.before, act.action, seat) for act in table.history[place:] for seat in range(2)
        )
        assert asking.can_undo(table, f"g{mover}") == (not learnt)
        if learnt:
            refusals += 1
            with pytest.raises(Refused, match="no-undo"):
                asking.ask(table, f"g{mover}", table.seq, "undo")
        elif dice.random() < 0.6:
            grants += 1
            do(table, asking.ask(table, f"g{mover}", table.seq, "undo"))
            do(table, asking.answer(table, f"g{1 - mover}", table.seq, True))
            assert table.state.key() == before.key()
    assert refusals > 0
    assert grants > 0 or not options, "with open hands, and nothing left to draw, nobody learns anything from a lay"


# -- clocks ------------------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def service(folder: Path, **settings: Any) -> AsyncIterator[Service]:
    """A server without its front door, in this process, where clocks may be shorter than people are allowed to make them."""
    for name in abaculus.list_games():  # these tests are not about compiling
        abaculus.load_game(name).new_initial_state()
    quick = {"bot_pause": 0.01, "forced_pause": 0.01, "poll_seconds": 60.0, **settings}
    one = Service(Settings(database=f"sqlite:///{folder}/x.db", **quick))
    await one.open()
    try:
        yield one
    finally:
        one.house.closing = True
        await asyncio.sleep(0.3)  # whoever is asking the database gets the answer
        await one.close()


async def room_of(service: Service, game: str, players: int = 2, bots: int = 0, **settings: Any) -> Room:
    """A table that guests g0, g1, ... play, and bots after them."""
    seats: list[dict[str, Any]] = [{"kind": "open"}] * players + [
        {"kind": "bot", "level": "greedy", "name": "greedy"}
    ] * bots
    options = {"players": players + bots}
    room = await service.house.create(game, options, seats, settings, "g0", False)
    for seat in range(players):
        await service.house.ask(
            room, lambda table, seat=seat: asking.sit(table, room.seed, f"g{seat}", f"G{seat}", seat, "")
        )
    return room


async def until(room: Room, wanted: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not wanted(room.table):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("clock", ["per_move", "per_game"])
def test_whoever_runs_out_of_time_has_lost(tmp_path: Path, clock: str) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            room = await room_of(one, FIRST_GAME, **{clock: 1})
            mover = room.table.mover()
            assert mover is not None
            await until(room, lambda table: table.phase == "over")
            assert (room.table.why, room.table.places[mover].resigned) == ("time", True)
            assert room.table.returns()[mover] == -1

    asyncio.run(story())


def test_in_larger_company_a_bot_plays_on_for_who_ran_out_of_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            room = await room_of(one, FIRST_GAME, players=3, per_move=1)
            late = room.table.mover()
            assert late is not None
            await until(room, lambda table: table.mover() != late or table.phase == "over")
            assert room.table.phase == "playing"
            assert (room.table.places[late].resigned, room.table.places[late].level) == (True, "greedy")
            await until(room, lambda table: table.phase == "over", 60)  # the second one runs out, and one is left
            assert room.table.returns()[late] < max(room.table.returns())

    asyncio.run(story())


def test_the_clock_of_a_game_counts_a_players_moves_together() -> None:
    table = without_server(FIRST_GAME, per_game=100)
    first = table.mover()
    assert first is not None
    assert table.clock_left() == 100_000
    do(table, asking.act(table, "00" * 32, f"g{first}", table.seq, None, table.state.legal_actions()[0]), at=30_000)
    assert table.places[first].spent == 30_000
    second = table.mover()
    assert second == 1 - first
    assert table.clock_left() == 100_000
    do(table, asking.act(table, "00" * 32, f"g{second}", table.seq, None, table.state.legal_actions()[0]), at=31_000)
    assert table.clock_left() == 70_000
    do(table, asking.ask(table, f"g{first}", table.seq, "pause"), at=41_000)
    do(table, asking.answer(table, f"g{second}", table.seq, True), at=41_000)
    assert table.clock_left() is None
    do(table, asking.resume(table, f"g{second}"), at=900_000)
    assert table.clock_left() == 60_000
    assert table.since == 900_000


@pytest.mark.parametrize("clock", ["per_move", "per_game"])
def test_nobody_loses_on_time_for_an_hour_in_which_the_server_was_away(clock: str) -> None:
    hour, patience = 3_600_000, 120

    def an_hour_passes(one: Server) -> None:
        with sqlite3.connect(one.folder / "abaculus.db") as kept:
            kept.execute("UPDATE events SET at = at - ?", (hour,))
            kept.execute("UPDATE tables SET created = created - ?, touched = touched - ?, due = due - ?", (hour,) * 3)
            kept.execute("UPDATE uptimes SET began = began - ?, until = until - ?", (hour,) * 2)
            kept.execute("DELETE FROM leases")
        kept.close()

    async def story(one: Server) -> None:
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
            await asyncio.sleep(0.5)  # the steward has looked around
            seen = (await shown(players[0], table))["table"]
            assert (seen["phase"], seen["since"] >= began) == ("playing", True)
            mover = players[seen["mover"]]
            now = await shown(mover, table)
            await mover.do(table, "act", seq=now["seq"], action=now["scene"]["moves"]["rows"][0][0])
            after = (await shown(mover, table))["table"]
            assert max(seat["spent"] for seat in after["seats"]) < 1000 * patience
            assert after["phase"] == "playing"

    with server() as one:
        asyncio.run(story(one))


def test_getting_up_and_coming_back_does_not_wind_the_clock() -> None:
    """A player on move who left and came back began to think anew, as often as was liked."""
    table = without_server(FIRST_GAME, per_move=10)
    mover = table.mover()
    for at in (9_000, 18_000):
        do(table, asking.leave(table, f"g{mover}"), at=at)
        do(table, asking.return_to(table, f"g{mover}"), at=at + 500)
    assert table.since == 0


def test_a_bot_in_another_seat_does_not_wind_the_clock_of_the_player_on_move() -> None:
    table = without_server(FIRST_GAME, players=3, per_move=10)
    mover = table.mover()
    assert mover is not None
    gone = (mover + 1) % 3
    do(table, asking.leave(table, f"g{gone}"), at=5_000)
    do(table, asking.put_bot(table, f"g{mover}", gone, "random", absent=False), at=6_000)
    do(table, asking.return_to(table, f"g{gone}"), at=7_000)
    assert table.since == 0
    do(table, asking.leave(table, f"g{mover}"), at=8_000)
    do(table, asking.put_bot(table, f"g{gone}", mover, "random", absent=False), at=9_000)
    do(table, asking.return_to(table, f"g{mover}"), at=9_500)
    assert table.since == 9_500


# -- leaving and giving up ---------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_gone_until_they_return(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, FIRST_GAME, ada, bob)
            async with bob.socket(table) as there:
                await there.receive()
                assert await refused(ada, table, "bot", seat=1) == "not-absent"
                assert await refused(ada, table, "close") == "not-absent"
            assert await refused(bob, table, "return") == "not-absent"
            await bob.do(table, "leave")
            assert (await shown(ada, table))["table"]["seats"][1]["left"]
            await ada.do(table, "bot", seat=1, level="random")
            assert (await shown(ada, table))["table"]["seats"][1]["bot"] == "random"
            async with ada.socket(table) as socket:
                await socket.receive()
                await socket.play(random.Random(1), most=3)
                await socket.until(lambda message: any(entry["by"] == "bot" for entry in socket.update["log"]), 30)
            await bob.do(table, "return")
            seat = (await shown(ada, table))["table"]["seats"][1]
            assert (seat["bot"], seat["left"]) == ("", False)
            assert (await shown(bob, table))["you"]["viewer"] == 1

    asyncio.run(story())


def test_who_stays_away_too_long_may_be_replaced_or_not_waited_for(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, FIRST_GAME, ada, bob)
            await eventually(ada, table, "bot", seat=1)
            assert (await shown(ada, table))["table"]["seats"][1]["bot"] == "greedy"
            table = await seated(base, FIRST_GAME, ada, bob)
            await eventually(ada, table, "close")
            facts = (await shown(ada, table))["table"]
            assert (facts["phase"], facts["why"]) == ("over", "left")

    asyncio.run(story())


def test_giving_up_ends_a_game_for_two(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, FIRST_GAME, ada, bob)
            await ada.do(table, "resign")
            facts = (await shown(bob, table))["table"]
            assert (facts["phase"], facts["why"], facts["returns"]) == ("over", "resigned", [-1.0, 1.0])
            assert facts["seed"]
            assert await refused(bob, table, "resign") == "over"

    asyncio.run(story())


def test_who_gives_up_in_larger_company_stands_behind_all_others(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Cy") as cy:
            table = await seated(base, FIRST_GAME, ada, bob, cy)
            await ada.do(table, "resign")
            facts = (await shown(bob, table))["table"]
            assert (facts["phase"], facts["seats"][0]["bot"], facts["seats"][0]["resigned"]) == (
                "playing",
                "greedy",
                True,
            )
            assert await refused(ada, table, "resign") == "over"
            assert await refused(ada, table, "return") == "not-absent"
            await bob.do(table, "resign")
            facts = (await shown(cy, table))["table"]
            assert facts["why"] == "resigned"
            assert facts["returns"][2] == 1.0

    asyncio.run(story())


@pytest.mark.parametrize(("game", "sign"), [(FIRST_GAME, 1), (LOW_GAME, -1)])
def test_a_handicap_counts_in_favour_of_its_seat(base: str, game: str, sign: int) -> None:
    """Where the fewest points win, a handicap takes points away."""

    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            table = await ada.make_table(game, ["greedy", "greedy"], handicap=[0, 10_000])
            facts = await over(ada, table)
            log = await ada.get(f"/api/tables/{table}/log")
            assert facts["totals"] == [log["scores"][0], log["scores"][1] + sign * 10_000]
            assert facts["returns"] == [-1.0, 1.0] == log["table"]["returns"]
            assert log["table"]["handicap"] == [0, 10_000]

    asyncio.run(story())


def test_equal_totals_share() -> None:
    table = without_server(FIRST_GAME, handicap=[0, 0])
    do(table, asking.resign(table, "00" * 32, "g0", None))
    assert table.returns() == [-1.0, 1.0]
    table.places[0].resigned = False
    assert table.returns() == [0.0, 0.0]


# -- again ---------------------------------------------------------------------------------------------------------------------


def test_a_rematch_is_one_table_also_if_both_ask_at_once(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Eve") as eve:
            table = await seated(base, game_with("match"), ada, bob, options={"match": "required"}, handicap=[5, 0])
            assert await refused(ada, table, "rematch") == "not-over"
            await ada.do(table, "resign")
            assert await refused(eve, table, "rematch") == "not-seated"
            one, two = await asyncio.gather(ada.do(table, "rematch"), bob.do(table, "rematch"))
            assert one["table"] == two["table"] == (await shown(eve, table))["table"]["rematch"] != ""
            again = one["table"]
            facts = (await shown(ada, again))["table"]
            assert (facts["options"]["match"], facts["settings"]["handicap"]) == ("required", [5, 0])
            assert facts["commitment"] != (await shown(ada, table))["table"]["commitment"]
            assert await refused(eve, again, "sit") == "full"
            await bob.do(again, "sit")
            await ada.do(again, "sit")
            assert (await shown(ada, again))["you"]["seats"] == [0]
            assert (await shown(bob, again))["you"]["seats"] == [1]
            mine = [entry["table"] for entry in await ada.get("/api/tables/mine")]
            assert [entry["id"] for entry in mine if entry["phase"] == "waiting"] == []

    asyncio.run(story())


def test_a_rematch_of_a_table_that_was_called_off_leaves_its_open_seats_open(base: str) -> None:
    """An open seat that nobody had taken became a bot without a level, which never moved."""

    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await ada.make_table(FIRST_GAME, ["me", "open"])
            await ada.do(table, "sit")
            await ada.do(table, "close")
            again = (await ada.do(table, "rematch"))["table"]
            assert [seat["kind"] for seat in (await shown(ada, again))["table"]["seats"]] == ["me", "open"]
            await ada.do(again, "sit")
            await bob.do(again, "sit")
            assert (await shown(bob, again))["table"]["phase"] == "playing"

    asyncio.run(story())


# -- the rest of the table ---------------------------------------------------------------------------------------------------


def test_hints_are_for_tables_that_allow_them(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, FIRST_GAME, ada, bob)
            facts = (await shown(ada, table))["table"]
            assert not facts["settings"]["hints"]
            on_move = (ada, bob)[facts["mover"]]
            seq = (await shown(on_move, table))["seq"]
            assert await refused(on_move, table, "hint", seq=seq) == "hints-off"
            alone = await ada.make_table(FIRST_GAME, ["me", "me"])
            await ada.do(alone, "sit")
            assert (await shown(ada, alone))["table"]["settings"]["hints"]
            seq = (await shown(ada, alone))["seq"]
            hint = await ada.do(alone, "hint", seq=seq)
            await ada.do(alone, "act", seq=seq, action=hint["action"])

    asyncio.run(story())


def test_a_reaction_is_shown_to_everybody(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob, Guest(base, "Eve") as eve:
            table = await seated(base, DICE_GAME, ada, bob)
            async with bob.socket(table) as one, Socket(None, table, 0, base) as two:
                await one.receive()
                await two.receive()
                await bob.do(table, "react", reaction="well-played")
                for socket in (one, two):
                    shown_ = await socket.until(lambda message: message["type"] == "reaction")
                    assert shown_ == {"type": "reaction", "seat": 1, "reaction": "well-played"}
            assert await refused(eve, table, "react", reaction="oops") == "not-seated"
            assert await refused(bob, table, "react", reaction="you are ugly") == "bad-request"

    asyncio.run(story())


def test_everybody_sees_who_is_here(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            table = await seated(base, DICE_GAME, ada, bob)
            async with ada.socket(table) as socket:
                await socket.receive()
                async with bob.socket(table):
                    await socket.until(lambda message: message == {"type": "presence", "here": [True, True]})
                await socket.until(lambda message: message["type"] == "presence")

    asyncio.run(story())


def test_a_socket_resumes_from_the_last_event_that_it_saw(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            table = await ada.make_table(FIRST_GAME, ["me", "me"])
            await ada.do(table, "sit")
            seen = await shown(ada, table)
            for _ in range(3):
                mover = (await shown(ada, table))["table"]["mover"]
                await move(ada, table, mover)
            async with ada.socket(table, after=seen["seq"]) as socket:
                first = await socket.receive()
                assert first["log"]
                assert all(entry["seq"] > seen["seq"] for entry in first["log"])
            async with ada.socket(table, after=10**8) as socket:
                assert len((await socket.receive())["log"]) > len(first["log"])

    asyncio.run(story())


def test_what_is_forced_the_server_plays_after_a_pause(tmp_path: Path) -> None:
    async def first_forced(one: Service, room: Room, dice: random.Random) -> bool:
        """Play until something is forced, and see it done. False: the dice never forced anything."""
        while room.table.phase == "playing":
            table = room.table
            if table.forced() is not None:
                seq = table.seq
                assert one.steward.due(table) == table.since + 300
                await until(room, lambda table, seq=seq: table.seq > seq)
                assert next(act for act in room.table.history if act.seq == seq + 1).by == "server"
                return True
            mover, action = table.mover(), dice.choice(table.state.legal_actions())
            await one.house.ask(
                room,
                lambda now, mover=mover, action=action: asking.act(now, room.seed, f"g{mover}", now.seq, None, action),
            )
        return False

    async def story() -> None:
        async with service(tmp_path, forced_pause=0.3) as one:
            for seed in range(20):  # a roll of 4 misses the turn: one in six
                if await first_forced(one, await room_of(one, DICE_GAME), random.Random(seed)):
                    return
            pytest.fail("nothing was ever forced")

    asyncio.run(story())


def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_moves_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            room = await room_of(one, FIRST_GAME, players=0, bots=2)
            await one.house.ask(room, lambda now: asking.start(now, room.seed, ["", ""]))
            killed: set[int] = set()
            while room.table.phase != "over":
                for process in list(one.thinkers.processes.values()):
                    if process.pid not in killed and process.returncode is None and len(killed) < 3:
                        killed.add(process.pid)
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(process.pid, signal.SIGKILL)
                await asyncio.sleep(0.05)
            assert len(killed) == 3
            assert room.table.why == "over"
            async with one.house.looking(room) as table:
                kept = table_from(table.id, await one.storage.load(table.id))
                assert kept.state.key() == table.state.key()

    asyncio.run(story())


def test_a_bot_for_whom_no_worker_can_be_started_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The task that feeds a worker ended with the first failure, and no bot ever moved again."""
    from abaculus.server import thinking

    async def none() -> Any:
        raise OSError("no more processes")

    async def story() -> None:
        async with service(tmp_path) as one:
            monkeypatch.setattr(thinking, "_start", none)
            room = await room_of(one, DICE_GAME, players=0, bots=2)
            await one.house.ask(room, lambda now: asking.start(now, room.seed, ["", ""]))
            await until(room, lambda table: len(table.history) > 4)
            assert one.thinkers.crashes > 0

    asyncio.run(story())
    assert "could not be started" in caplog.text


class Answering:
    """A bot's worker that answers when it is told to."""

    returncode = None

    def __init__(self) -> None:
        self.stdin, self.stdout, self.answer = self, self, asyncio.get_running_loop().create_future()

    def write(self, line: bytes) -> None:
        pass

    async def drain(self) -> None:
        pass

    def readline(self) -> asyncio.Future[bytes]:
        return self.answer

    def kill(self) -> None:
        pass

    async def wait(self) -> int:
        return 0


def test_a_server_stops_also_when_a_bot_answers_in_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        worker = Answering()

        async def start() -> Answering:
            return worker

        monkeypatch.setattr("abaculus.server.thinking._start", start)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        thinkers = Thinkers(1, 60.0)
        await thinkers.open()
        thought = asyncio.create_task(thinkers.think("ada", known, {"what": "choose"}))
        while not thinkers.processes:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        worker.answer.set_result(b'{"action": 0}')
        async with asyncio.timeout(20):
            await thinkers.close()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)

    asyncio.run(story())


def test_bots_among_themselves_think_after_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Thinkers(0, 1.0)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        asked = [("eve", True), ("eve", True), ("mallory", True), ("ada", False), ("ada", False), ("bob", False)]
        tasks = [asyncio.create_task(thinkers.think(host, known, {"who": host}, last)) for host, last in asked]
        await asyncio.sleep(0)
        assert thinkers.waiting() == 6
        order = [(await thinkers._next())[0]["who"] for _ in tasks]
        assert order == ["ada", "bob", "ada", "eve", "mallory", "eve"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

        async with service(tmp_path) as one:
            behind: dict[int, bool] = {}
            choose = one.thinkers.choose

            async def watched(host: str, known: InformationSet, level: str, last: bool = False) -> int:
                behind[known.game.num_players()] = last
                return await choose(host, known, level, last)

            one.thinkers.choose = watched  # type: ignore[method-assign]
            alone = await room_of(one, DICE_GAME, players=0, bots=2)
            await one.house.ask(alone, lambda table: asking.start(table, alone.seed, ["", ""]))
            people = await room_of(one, DICE_GAME, players=1, bots=2)
            async with asyncio.timeout(60):
                while len(behind) < 2:
                    if people.table.mover() == 0 and not people.table.places[0].level:
                        act = people.table.state.legal_actions()[0]
                        await one.house.ask(
                            people, lambda t, act=act: asking.act(t, people.seed, "g0", t.seq, None, act)
                        )
                    await asyncio.sleep(0.02)
            assert behind == {2: True, 3: False}

    asyncio.run(story())


def test_spectators_watch_bots_among_themselves(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            table = await ada.make_table(DICE_GAME, ["greedy", "random"])
            async with Socket(None, table, 0, base) as socket:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
                assert socket.update["you"] == {"seats": [], "viewer": None, "host": False, "undo": False}
            log = await ada.get(f"/api/tables/{table}/log")
            assert log["seats"] == ["greedy", "random"]

    asyncio.run(story())
