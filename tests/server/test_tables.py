"""The life of a table: sitting down, the lobby, hints, reactions and who is here."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sample_games import DICE_GAME, FIRST_GAME, LOW_GAME
from server_player import Guest, Socket
from server_start import server
from server_table import move, refused, seated, service, session_of, shown

from abaculus.server.tables import decide

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


# -- sitting down --------------------------------------------------------------------------------------------------------------


async def test_of_twenty_who_want_one_seat_one_gets_it(base: str) -> None:
    async with contextlib.AsyncExitStack() as all_guests:
        guests = await asyncio.gather(*(all_guests.enter_async_context(Guest(base, f"Guest {n}")) for n in range(21)))
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


async def test_a_game_starts_when_the_last_one_sits_down(base: str) -> None:
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


async def test_a_seat_that_is_kept_is_nobody_elses(base: str) -> None:
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


async def test_a_double_click_takes_one_seat(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await ada.make_table(FIRST_GAME, ["me", "me", "open", "open"])
        for guest, own in ((bob, [2]), (ada, [0, 1])):
            first, second = [await guest.do(table, "sit") for _ in range(2)]
            assert (second["type"], second["seq"]) == ("done", first["seq"])
            seen = await shown(guest, table)
            assert (seen["you"]["seats"], seen["table"]["phase"]) == (own, "waiting")
        await bob.do(table, "sit", seat=3)  # whoever wants a second one says so
        seen = await shown(bob, table)
        assert (seen["you"]["seats"], seen["table"]["phase"]) == ([2, 3], "playing")


async def test_the_lobby_shows_what_is_listed_and_nothing_else(base: str) -> None:
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


async def test_finished_games_that_are_only_listed_are_not_kept_in_memory() -> None:
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

    with server() as one:
        async with Guest(one.url, "Ada") as before:
            tables, pupils, code = await play(before)
        await asyncio.to_thread(one.restart)
        again = Guest(one.url, "Ada")
        again.http.cookies.update(before.http.cookies)
        async with again.http:
            await look(again, tables, pupils, code)


async def test_the_games_in_passing_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abaculus.server.tables.table_cache._PAST", 2)
    async with service(tmp_path) as one:
        made = [await session_of(one, DICE_GAME) for _ in range(4)]
        for session in made:
            await one.live_tables.submit(session, partial(decide.resign, seed=session.seed, guest="g0", seat=None))
        one.live_tables.sessions.clear()
        for session in made:
            for _ in range(2):
                assert (await one.live_tables.peek(session.table.id)).table.why == "resigned"
        assert list(one.live_tables._past) == [session.table.id for session in made[2:]]
        assert not one.live_tables.sessions


async def test_nobody_fills_the_lobby_alone(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
        patient = await ada.make_table(DICE_GAME, ["me", "open"], listed=True)
        made = [await eve.make_table(DICE_GAME, ["me", "open"], listed=True) for _ in range(62)]
        listed = [entry["table"]["id"] for entry in await ada.get("/api/tables")]
        assert patient in listed
        assert [table for table in listed if table in made] == made[:-6:-1]
        for table in (patient, *made):
            await (ada if table == patient else eve).do(table, "close")


async def test_two_people_on_one_device_look_in_turn(base: str) -> None:
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


# -- the rest of the table ---------------------------------------------------------------------------------------------------


async def test_hints_are_for_tables_that_allow_them(base: str) -> None:
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


async def test_a_reaction_is_shown_to_everybody(base: str) -> None:
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


async def test_everybody_sees_who_is_here(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await seated(base, DICE_GAME, ada, bob)
        async with ada.socket(table) as socket:
            await socket.receive()
            async with bob.socket(table):
                await socket.until(lambda message: message == {"type": "presence", "here": [True, True]})
            await socket.until(lambda message: message["type"] == "presence")


async def test_a_socket_resumes_from_the_last_event_that_it_saw(base: str) -> None:
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
