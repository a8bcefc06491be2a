"""Too much of anything is refused: large bodies, haste, floods, and logs that would fill up."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from sample_games import DICE_GAME
from server_player import Guest
from server_start import Server, server
from waiting import until

from abaculus.server.http.socket_connection import _OUTBOX, SocketConnection
from abaculus.server.limits import Bucket
from abaculus.server.service import Service
from abaculus.server.settings import Settings
from abaculus.server.tables import decide
from abaculus.server.tables.table import table_from
from abaculus.server.tables.table_settings import SeatPlan, TableSettings


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server(limits={"messages_per_second": 1_000_000.0}) as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


def test_a_body_that_is_too_large_is_refused_with_and_without_its_length(base: str) -> None:
    large = b'{"name": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 8_000):
            yield large[start : start + 8_000]

    for content in (large, pieces()):
        answer = httpx.post(f"{base}/api/guest", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


async def test_too_fast_is_refused() -> None:
    with server(limits={"requests_per_second": 1.0, "messages_per_second": 1.0}) as one:
        async with Guest(one.url, "Eve") as eve:
            table = await eve.make_table(DICE_GAME, ["me", "open"])
            async with eve.socket(table) as socket:
                for _ in range(60):  # a busy machine takes its time, and so many must still be too many
                    await socket.send("ping", id="p")
                told = [(await socket.until(lambda message: message.get("id") == "p")) for _ in range(60)]
                assert told[0]["type"] == "done"
                assert "too-fast" in {message.get("reason") for message in told}
            answers = await asyncio.gather(*(eve.http.get("/api/guest") for _ in range(60)))
            assert {answer.status_code for answer in answers} == {200, 429}


async def test_too_many_of_anything_is_refused() -> None:
    limits = {
        "tables_per_guest": 2, "sockets_per_guest": 2, "sockets_per_address": 3, "guests_per_address_and_hour": 3,
    }  # fmt: skip
    with server(limits=limits) as one:
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob, Guest(one.url, "Cy") as cy:
            wanted = {"game": DICE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = [await ada.http.post("/api/tables", json=wanted) for _ in range(3)]
            assert [answer.status_code for answer in made] == [200, 200, 429]
            assert made[2].json()["reason"] == "too-many-tables"
            table = made[0].json()["id"]
            await ada.do(table, "sit")
            await bob.do(table, "sit")
            await ada.do(table, "resign")
            assert (await ada.http.post("/api/tables", json=wanted)).status_code == 200
            assert await ada.refused(f"/api/tables/{table}/commands", type="rematch") == "too-many-tables"
            async with ada.socket(table) as first, ada.socket(table) as second, bob.socket(table) as third:
                for socket in (first, second, third):
                    await socket.receive()
                for guest in (ada, cy):
                    async with guest.socket(table) as socket:
                        assert (await socket.receive())["reason"] == "too-many-sockets"

            async def is_let_in() -> bool:
                async with ada.socket(table) as socket:
                    return bool((await socket.receive())["type"] == "update")

            await until(is_let_in, "the server does not notice that the others are closed")
            async with httpx.AsyncClient() as stranger:
                answer = await stranger.post(f"{one.url}/api/guest", json={"name": "Dot"})
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-guests")


async def test_a_flood_of_reactions_does_not_hang_up_another_players_socket(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
        table = await ada.make_table(DICE_GAME, ["me", "open"])
        for guest in (ada, eve):
            await guest.do(table, "sit")
        async with ada.socket(table) as victim, contextlib.AsyncExitStack() as open_sockets:
            sockets = [await open_sockets.enter_async_context(eve.socket(table)) for _ in range(8)]
            for socket in sockets:
                await asyncio.gather(*(socket.send("react", reaction="oops", id="r") for _ in range(60)))
            told: Counter[str] = Counter()
            for socket in sockets:
                for _ in range(60):
                    answer = await socket.until(lambda message: message.get("id") == "r")
                    told[answer.get("reason", "done")] += 1
            assert told["too-fast"] > told["done"]
            assert (await victim.ask("ping"))["type"] == "done"
            shown = sum(message["type"] == "reaction" for message in victim.received)
            assert 1 <= shown <= told["done"]


async def test_a_log_is_not_filled_with_coming_and_going() -> None:
    with server(forced_pause=600, limits={"asides_per_table": 12}) as one:
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Eve") as eve:
            waiting = await ada.make_table(DICE_GAME, ["me", "open", "open"])
            for _ in range(6):
                await eve.do(waiting, "sit")
                last = await eve.do(waiting, "leave")
            assert await eve.refused(f"/api/tables/{waiting}/commands", type="sit") == "log-full"
            assert (await ada.get(f"/api/tables/{waiting}"))["seq"] == last["seq"]
            await ada.do(waiting, "close")

            table = await ada.make_table(DICE_GAME, ["me", "open"])
            for guest in (ada, eve):
                await guest.do(table, "sit")
            refused = None
            while refused is None:  # the way back stays open, and so does the end of a pause
                answer = await eve.http.post(f"/api/tables/{table}/commands", json={"type": "leave"})
                refused = answer.json().get("reason")
                await eve.http.post(f"/api/tables/{table}/commands", json={"type": "return"})
            assert refused == "log-full"
            seen = await ada.get(f"/api/tables/{table}")
            assert not any(seat["left"] for seat in seen["table"]["seats"])
            mover = (ada, eve)[seen["table"]["mover"]]
            own = await mover.get(f"/api/tables/{table}")
            await mover.do(table, "act", seq=own["seq"], action=own["scene"]["moves"]["rows"][0][0])
            await eve.do(table, "resign")


async def test_a_long_log_is_read_beside_the_players(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def reading(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return table_from(*given)

    monkeypatch.setattr("abaculus.server.tables.table_cache.table_from", reading)
    one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
    await one.storage.open()
    seats = [SeatPlan("open")] * 2
    session = await one.live_tables.create(DICE_GAME, {"players": 2}, seats, TableSettings(), "ada", False)
    for _ in range(200):
        await one.live_tables.submit(session, lambda table: decide.sit(table, session.seed, "eve", "Eve", None, ""))
        await one.live_tables.submit(session, lambda table: decide.leave(table, "eve"))
    one.live_tables.sessions.clear()
    assert (await one.live_tables.session(session.table.id)).table == session.table
    await one.storage.close()
    assert threads
    assert threading.main_thread().name not in threads


def test_what_is_only_mentioned_leaves_room_for_what_matters() -> None:
    connection = SocketConnection(cast(Any, None), "g", None, 0, "127.0.0.1")
    for _ in range(1000):
        connection.mention(b"reaction")
    assert connection._outbox.qsize() == _OUTBOX // 2
    connection.send(b"update")
    assert connection._outbox.qsize() == _OUTBOX // 2 + 1


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 4.0, lambda: now[0])
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert bucket.is_full()
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
