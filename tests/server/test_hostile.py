"""Nothing is broken in: rubbish, lies and floods are refused by name, and the table beside them is played on undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import string
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import websockets
from ports import free_port
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from server_player import Guest, Socket
from server_start import Server, server
from sizes import sized

from abaculus.server import asking, fairness
from abaculus.server.front import same_origin
from abaculus.server.house import House
from abaculus.server.limits import Bucket, client_address
from abaculus.server.messages import COMMANDS
from abaculus.server.refusal import STATUS, Refused
from abaculus.server.service import Service
from abaculus.server.settings import Settings, trusted_networks
from abaculus.server.socket import _OUTBOX, SocketConnection
from abaculus.server.table import table_from

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server(limits={"messages_per_second": 1_000_000.0}) as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


# -- a flood of rubbish ------------------------------------------------------------------------------------------------------

KINDS = [
    "sit", "act", "ask", "answer", "resume", "resign", "leave", "return", "bot", "close", "rematch", "react", "explain",
    "hint", "look", "ping",
]  # fmt: skip
ODD = [
    None, True, False, -1, 0, 1, 5, 6, 255, 2**31 - 1, 2**31, -(2**31), 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, "", "0", "me",
    "\u202e", "💥" * 50, "\u0000", "é" * 300, "undo", "pause", "greedy", "hello", [], [[]], {}, {"a": {}}, [None] * 50,
    "x" * 5000, "'; DROP TABLE events; --", "../../etc/passwd", "R6Y1P4G5P3B2@0,0/0", "end", "miss", "swap", "@", "?",
]  # fmt: skip


FIELDS = {model.model_fields["type"].annotation.__args__[0]: model.model_fields.keys() - {"type"} for model in COMMANDS}  # type: ignore[union-attr]


def plausible(dice: random.Random) -> str:
    """A command that is well formed, and wrong as often as not."""
    kind = dice.choice(KINDS)
    values: dict[str, Any] = {
        "id": str(dice.randrange(1000)), "seat": dice.choice([None, 0, 1, 2, 5]), "nonce": "abc", "seq": dice.randrange(60),
        "action": dice.choice([None, dice.randrange(3000), 2**31 - 1]), "what": dice.choice(["undo", "pause"]),
        "text": dice.choice([None, *(odd[:200] for odd in ODD if isinstance(odd, str) and "\0" not in odd)]),
        "yes": dice.random() < 0.5, "level": dice.choice(["random", "greedy"]), "reaction": "oops",
        "reckoned": dice.choice([None, 0, 22, -9]), "total": dice.randrange(500),
        "step": dice.choice([1, 2, 3]), "simple": dice.random() < 0.5,
    }  # fmt: skip
    if kind == "explain":
        values["action"] = values["action"] or 0
    if kind == "bot":
        values["seat"] = values["seat"] or 0
    return json.dumps({"type": kind, **{name: values[name] for name in FIELDS[kind]}})


def rubbish(dice: random.Random) -> str | bytes | list[str]:
    """One message: text, bytes, or the fragments of one."""
    kind = dice.randrange(14)
    if kind > 9:
        return plausible(dice)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "".join(dice.choices(string.printable, k=dice.randrange(100)))
    if kind == 2:
        return dice.choice(["[", '{"a":', "[[{"]) * dice.randrange(1, 3000)
    if kind == 3:
        return dice.choice([
            "NaN", "Infinity", '{"type": NaN}', '{"type":"act","seq":NaN}', '{"type":"act","seq":1e400}', "null", "true",
            '{"type":"ping","type":"resign"}', '{"type":"\\ud800"}', '{"type":"ping","id":"\\u0000"}', '{"TYPE":"ping"}',
            '{"type":"ping","id":"' + "x" * 41 + '"}', "\ufeff{}", '{"type":["ping"]}', '{"type":"act","seq":' + "9" * 5000 + "}",
        ])  # fmt: skip
    if kind == 4:
        return json.dumps(dice.choice(ODD))
    command: dict[str, Any] = {"type": dice.choice(KINDS), "id": str(dice.randrange(1000))}
    names = ("seq", "action", "text", "seat", "what", "yes", "level", "reaction", "nonce", "extra")
    for name in dice.sample(names, dice.randrange(1, 6)):
        command[name] = dice.choice(ODD)
    if dice.random() < 0.5:
        command["seq"] = dice.randrange(40)
    text = json.dumps(command)
    if kind == 5:
        place = dice.randrange(len(text))
        return text[:place] + dice.choice(string.printable) + text[place + 1 :]
    if len(text) > 15_000:
        return text[:15_000]
    if kind == 6:
        return text.encode()
    if kind == 7:
        cut = sorted(dice.sample(range(len(text)), min(3, len(text))))
        return [text[start:end] for start, end in zip([0, *cut], [*cut, len(text)], strict=True)]
    return text


async def attack(guest: Guest | None, table: str, base: str, count: int, seed: int, told: Counter[str]) -> None:
    """Send so many messages, over a new socket whenever the server hangs up. Only those count that it has surely dealt with."""
    dice = random.Random(seed)
    dealt_with = 0
    while dealt_with < count:
        with contextlib.suppress(websockets.ConnectionClosed):
            async with Socket(guest, table, dice.choice([0, 5, 10**9]), base) as socket:
                while dealt_with < count:
                    burst = [rubbish(dice) for _ in range(25)]
                    for one in burst:
                        await socket.send_text(one)  # type: ignore[arg-type]
                    await socket.send("ping", id="the last one")
                    while (message := await socket.receive()).get("id") != "the last one":
                        told[message.get("reason", message["type"])] += 1
                    dealt_with += len(burst)
                    if dice.random() < 0.02:
                        await socket.send_text("x" * 20_000)  # larger than any message may be
                        told["too large"] += 1


def test_a_flood_of_rubbish_changes_nothing_at_another_table(running: Server) -> None:
    count = sized(2000, interpreted=100, soak=100_000)
    told: Counter[str] = Counter()
    began = time.monotonic()

    async def story() -> tuple[dict[str, Any], int]:
        base = running.url
        async with Guest(base, "Hope") as hope, Guest(base, "Gus") as gus, Guest(base, "Eve") as eve:
            theirs = await hope.make_table(FIRST_GAME, ["me", "open"])
            await hope.do(theirs, "sit")
            await gus.do(theirs, "sit")
            own = await eve.make_table(DICE_GAME, ["me", "greedy"])
            await eve.do(own, "sit")
            seated = await eve.make_table(CLAIM_GAME, ["me", "me"], hints=True)
            await eve.do(seated, "sit")
            games = 0

            async def play_on() -> dict[str, Any]:
                nonlocal theirs, games
                while True:
                    async with hope.socket(theirs) as one, gus.socket(theirs) as two:
                        await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
                        assert [message for message in one.received if message["type"] in ("reaction", "refused")] == []
                        log: dict[str, Any] = await hope.get(f"/api/tables/{theirs}/log")
                        games += 1
                    if flood.done():
                        return log
                    theirs_next = (await hope.do(theirs, "rematch"))["table"]
                    await hope.do(theirs_next, "sit")
                    await gus.do(theirs_next, "sit")
                    theirs = theirs_next

            sources = [(eve, own), (eve, seated), (eve, theirs), (None, theirs)]
            flood = asyncio.gather(
                *(attack(guest, table, base, count // 4, seed, told) for seed, (guest, table) in enumerate(sources))
            )
            log = await play_on()
            await flood
            health = await eve.http.get("/health")
            assert health.status_code == 200
            return log, games

    pid = running.pid
    log, games = asyncio.run(story())
    print(f"{count} messages in {time.monotonic() - began:.0f} s beside {games} games: {dict(told.most_common())}")
    assert running.pid == pid
    assert fairness.verify(log) > 0
    assert set(told) <= {*STATUS, "too large", "update", "done", "why", "hint", "presence", "reaction"}
    assert told["busy"] == 0
    assert told["bad-request"] > count / 3
    assert told.total() > count
    assert running.complaints() == []


def test_a_frame_of_bytes_is_read_like_any_other_and_does_not_end_the_socket(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Eve") as eve:
            table = await eve.make_table(DICE_GAME, ["me", "open"])
            async with eve.socket(table) as socket:
                await socket.send_text(b"\xff\xfe")
                assert (await socket.until(lambda message: message["type"] == "refused"))["reason"] == "bad-request"
                await socket.send_text(json.dumps({"type": "ping", "id": "b"}).encode())
                assert (await socket.until(lambda message: message.get("id") == "b"))["type"] == "done"

    asyncio.run(story())


def test_a_small_frame_that_unpacks_to_a_huge_one_is_refused(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Eve") as eve:
            table = await eve.make_table(DICE_GAME, ["me", "open"])
            async with eve.socket(table) as socket:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await socket.send_text("0" * 5_000_000)
                await asyncio.wait_for(socket._socket.wait_closed(), 30)
                assert socket._socket.close_code == 1009

    asyncio.run(story())


def test_a_socket_that_sends_nothing_but_rubbish_is_closed(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Eve") as eve:
            table = await eve.make_table(DICE_GAME, ["me", "open"])
            async with eve.socket(table) as socket:
                told = Counter[str]()
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(500):
                        await socket.send_text("{}")
                        message = await socket.receive()
                        told[message.get("reason", message["type"])] += 1
                assert 300 < told["bad-request"] < 500

    asyncio.run(story())


# -- lies, by name -------------------------------------------------------------------------------------------------------------


def test_what_is_not_ones_own_is_refused_by_name(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Hope") as hope, Guest(base, "Gus") as gus, Guest(base, "Eve") as eve:
            table = await hope.make_table(FIRST_GAME, ["me", "open", "greedy"])
            await hope.do(table, "sit")
            await gus.do(table, "sit")
            where = f"/api/tables/{table}/commands"
            async with hope.socket(table) as one, gus.socket(table) as two, eve.socket(table) as watching:
                by_seat = {0: one, 1: two}
                while not (one.moves() or two.moves()):
                    for socket in (one, two):
                        with contextlib.suppress(TimeoutError):
                            await socket.receive(0.2)
                await watching.until(lambda message: message["type"] == "update")
                mover = one.update["table"]["mover"] if one.moves() else two.update["table"]["mover"]
                on_move, waits = by_seat[mover], by_seat[1 - mover]
                waiting = gus if mover == 0 else hope
                seq, action = on_move.update["seq"], on_move.moves()[0]["action"]
                before = await hope.get(f"/api/tables/{table}")
                # another guest's table
                for kind, more in (
                    ("act", {"seq": seq, "action": action}), ("resign", {}), ("leave", {}), ("close", {}), ("return", {}),
                    ("ask", {"seq": seq, "what": "pause"}), ("answer", {"seq": seq, "yes": True}), ("resume", {}),
                    ("bot", {"seat": 0}), ("react", {"reaction": "oops"}),
                ):  # fmt: skip
                    assert (await watching.ask(kind, **more))["reason"] == "not-seated", kind
                    assert await eve.refused(where, type=kind, **more) == "not-seated"
                assert (await watching.ask("hint", seq=seq))["reason"] == "not-your-turn"
                assert (await watching.ask("explain", seq=seq, action=action))["reason"] == "not-your-turn"
                assert (await watching.ask("look", seat=0))["reason"] == "not-your-seat"
                assert (await watching.ask("sit", seat=0))["reason"] == "already-started"
                assert (await watching.ask("rematch"))["reason"] == "not-over"
                answer = await eve.http.get(f"/api/tables/{table}", params={"seat": 0})
                assert answer.json()["reason"] == "not-your-seat"
                assert (await eve.http.get(f"/api/tables/{table}/log")).json()["reason"] == "not-over"
                # out of turn
                assert (await waits.ask("act", seq=seq, action=action))["reason"] == "not-your-turn"
                assert await waiting.refused(where, type="act", seq=seq, action=action) == "not-your-turn"
                # for another seat, and for a bot's
                assert (await waits.ask("act", seq=seq, seat=mover, action=action))["reason"] == "not-your-seat"
                assert (await waits.ask("act", seq=seq, seat=2, action=action))["reason"] == "bots-seat"
                assert (await on_move.ask("act", seq=seq, seat=2, action=action))["reason"] == "bots-seat"
                assert (await on_move.ask("act", seq=seq, seat=5, action=action))["reason"] == "no-seat"
                assert (await on_move.ask("resign", seat=1 - mover))["reason"] == "not-your-seat"
                assert (await on_move.ask("bot", seat=2))["reason"] == "not-absent"
                assert (await on_move.ask("bot", seat=1 - mover))["reason"] == "not-absent"
                assert (await on_move.ask("close"))["reason"] == "not-absent"
                # not legal, and nothing at all
                assert (await on_move.ask("act", seq=seq, action=2**31 - 1))["reason"] == "illegal"
                assert (await on_move.ask("act", seq=seq, text="a\u0001b"))["reason"] == "illegal"
                assert (await on_move.ask("act", seq=seq))["reason"] == "bad-request"
                assert (await on_move.ask("act", seq=seq, action=action, text="x"))["reason"] == "bad-request"
                assert (await on_move.ask("explain", seq=seq, action=2**31 - 1))["reason"] == "illegal"
                # from the past and from the future
                assert (await on_move.ask("act", seq=seq - 1, action=action))["reason"] == "stale"
                assert (await on_move.ask("act", seq=seq + 1, action=action))["reason"] == "stale"
                after = await hope.get(f"/api/tables/{table}")
                assert (after["seq"], after["position"]) == (before["seq"], before["position"])
                # replayed
                sent = {"seq": seq, "action": action}
                assert (await on_move.ask("act", **sent))["type"] == "done"
                again = await on_move.ask("act", **sent)
                assert again["reason"] == "stale"
                assert again["seq"] > seq

    asyncio.run(story())


def test_a_double_click_moves_once(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Hope") as hope:
            table = await hope.make_table(FIRST_GAME, ["me", "me"])
            await hope.do(table, "sit")
            shown = await hope.get(f"/api/tables/{table}")
            mover = shown["table"]["mover"]
            shown = await hope.get(f"/api/tables/{table}", seat=mover)
            body = {"type": "act", "seq": shown["seq"], "action": shown["scene"]["moves"]["rows"][0][0]}
            answers = await asyncio.gather(
                *(hope.http.post(f"/api/tables/{table}/commands", json=body) for _ in range(10))
            )
            told = Counter(answer.json().get("reason", "done") for answer in answers)
            assert told == {"done": 1, "stale": 9}

    asyncio.run(story())


# -- where from, and how much ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://", "//x", "http://[", "http://127.0.0.1:1"]
)
def test_another_origin_is_refused(base: str, origin: str) -> None:
    answer = httpx.post(f"{base}/api/guest", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")
    assert "set-cookie" not in answer.headers

    async def story() -> None:
        async with Guest(base, "Hope") as hope:
            table = await hope.make_table(DICE_GAME, ["me", "open"])
            address = f"ws://{base.removeprefix('http://')}/api/tables/{table}/socket"
            headers = {"cookie": hope.cookie, "origin": origin}
            async with websockets.connect(address, additional_headers=headers, open_timeout=60) as socket:
                assert json.loads(await socket.recv())["reason"] == "bad-origin"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403

    asyncio.run(story())


def test_our_own_pages_and_the_public_address_are_no_other_origin(base: str) -> None:
    assert httpx.post(f"{base}/api/guest", json={"name": "Ada"}, headers={"origin": base}).status_code == 200
    assert same_origin({"origin": "https://games.example", "host": "10.0.0.1:8000"}, "https://games.example/")  # type: ignore[arg-type]
    assert not same_origin({"origin": "https://games.example", "host": "10.0.0.1:8000"}, "")  # type: ignore[arg-type]
    assert not same_origin({"origin": "https://games.example.evil", "host": "games.example"}, "")  # type: ignore[arg-type]


def test_a_body_that_is_too_large_is_refused_with_and_without_its_length(base: str) -> None:
    large = b'{"name": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 8_000):
            yield large[start : start + 8_000]

    for content in (large, pieces()):
        answer = httpx.post(f"{base}/api/guest", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_too_fast_is_refused() -> None:
    with server(limits={"requests_per_second": 1.0, "messages_per_second": 1.0}) as one:

        async def story() -> None:
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

        asyncio.run(story())


def test_too_many_of_anything_is_refused() -> None:
    limits = {
        "tables_per_guest": 2, "sockets_per_guest": 2, "sockets_per_address": 3, "guests_per_address_and_hour": 3,
    }  # fmt: skip
    with server(limits=limits) as one:

        async def story() -> None:
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
                async with asyncio.timeout(60):  # until the server has noticed that the others are closed
                    while True:
                        async with ada.socket(table) as socket:
                            if (await socket.receive())["type"] == "update":
                                break
                async with httpx.AsyncClient() as stranger:
                    answer = await stranger.post(f"{one.url}/api/guest", json={"name": "Dot"})
                assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-guests")

        asyncio.run(story())


def test_a_flood_of_reactions_does_not_hang_up_another_players_socket(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
            table = await ada.make_table(DICE_GAME, ["me", "open"])
            for guest in (ada, eve):
                await guest.do(table, "sit")
            async with ada.socket(table) as victim, contextlib.AsyncExitStack() as open_sockets:
                sockets = [await open_sockets.enter_async_context(eve.socket(table)) for _ in range(8)]
                for socket in sockets:
                    await asyncio.gather(*(socket.send("react", reaction="oops", id="r") for _ in range(60)))
                told = Counter()
                for socket in sockets:
                    for _ in range(60):
                        answer = await socket.until(lambda message: message.get("id") == "r")
                        told[answer.get("reason", "done")] += 1
                assert told["too-fast"] > told["done"]
                assert (await victim.ask("ping"))["type"] == "done"
                shown = sum(message["type"] == "reaction" for message in victim.received)
                assert 1 <= shown <= told["done"]

    asyncio.run(story())


def test_a_log_is_not_filled_with_coming_and_going() -> None:
    async def story(base: str) -> None:
        async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
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

    with server(forced_pause=600, limits={"asides_per_table": 12}) as one:
        asyncio.run(story(one.url))


def test_a_long_log_is_read_beside_the_players(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def reading(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return table_from(*given)

    async def story() -> None:
        one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
        await one.storage.open()
        seats = [{"kind": "open"}, {"kind": "open"}]
        room = await one.house.create(DICE_GAME, {"players": 2}, seats, {}, "ada", False)
        for _ in range(200):
            await one.house.ask(room, lambda table: asking.sit(table, room.seed, "eve", "Eve", None, ""))
            await one.house.ask(room, lambda table: asking.leave(table, "eve"))
        one.house.rooms.clear()
        assert (await one.house.room(room.table.id)).table == room.table
        await one.storage.close()

    monkeypatch.setattr("abaculus.server.table_cache.table_from", reading)
    asyncio.run(story())
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


TRUSTED = trusted_networks(("10.0.0.0/8", "::1"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.9, 198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("10.1.2.3", "rubbish", "10.1.2.3"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::"),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("unknown", "198.51.100.1", "unknown"),
    ],
)
def test_a_forwarded_address_is_believed_from_trusted_proxies_only(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, {"x-forwarded-for": forwarded}, TRUSTED) == address


def test_an_address_that_a_client_made_up_is_not_believed_before_the_line_that_the_proxy_added() -> None:
    """Some proxies add a second X-Forwarded-For instead of continuing the first."""
    with server(trusted_proxies="127.0.0.1", limits={"guests_per_address_and_hour": 2}) as one:
        told = []
        for number in range(4):
            lines = [("x-forwarded-for", f"192.0.2.{number}"), ("x-forwarded-for", "198.51.100.7")]
            told.append(httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers=lines).status_code)
        assert told == [200, 200, 429, 429]
        other = [("x-forwarded-for", "198.51.100.8")]
        assert httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers=other).status_code == 200


def test_an_address_that_a_client_made_up_is_not_believed_without_a_proxy() -> None:
    with server(limits={"guests_per_address_and_hour": 2}) as one:
        told = [
            httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers={"x-forwarded-for": f"192.0.2.{number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in told] == [200, 200, 429]


# -- what everybody can see --------------------------------------------------------------------------------------------------


def test_the_usual_headers_are_there(base: str) -> None:
    for path in ("/health", "/api/games", "/api/nothing", "/api/guest", "/metrics"):
        headers = httpx.get(base + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


def test_logs_hold_no_secrets(tmp_path: Any) -> None:
    """What goes wrong is in the logs, and who asked for what is not."""
    import os
    import subprocess
    import sys

    port, out = free_port(), tmp_path / "log"
    environment = {**os.environ, "ABACULUS_DATA": str(tmp_path), "ABACULUS_BOT_PAUSE": "0.01"}
    command = [
        sys.executable, "-c", "from abaculus.cli.main import main; main()", "serve", "--port", str(port), "--json-logs",
    ]  # fmt: skip
    with out.open("wb") as writing:
        process = subprocess.Popen(command, env=environment, stdout=writing, stderr=writing, stdin=subprocess.DEVNULL)
    try:
        one = Server({}, {}, tmp_path, port, pid=process.pid)
        one.wait_until_up()

        async def story() -> dict[str, str]:
            async with Guest(one.url, "Zebedee") as guest:
                table = await guest.make_table(FIRST_GAME, ["me", "greedy"])
                await guest.do(table, "sit", nonce="theNonceOfThisTest")
                async with guest.socket(table) as socket:
                    await socket.receive()
                    await socket.ask("act", seq=0, text="rubbish")
                    await socket.ask("resign")
                code = (await guest.post("/api/guest/code"))["code"]
                await guest.post("/api/guest/recover", code=code)
                token = (await guest.post("/api/guest/tokens", label="x"))["token"]
                await guest.http.get(f"/api/tables/{table}/nothing", headers={"authorization": f"Bearer {token}"})
                await guest.http.get("/api/tables/notatable1", headers={"authorization": "Bearer notatoken"})
                log = await guest.get(f"/api/tables/{table}/log")
                # Something goes wrong inside: the log of a table cannot be written.
                second = await guest.make_table(FIRST_GAME, ["me", "open"])
                with sqlite3.connect(tmp_path / "abaculus.db") as database:
                    database.execute("ALTER TABLE places RENAME TO elsewhere")
                database.close()
                assert await guest.refused(f"/api/tables/{second}/commands", type="sit", nonce="secondNonce") == "busy"
                return {
                    "cookie": guest.cookie.partition("=")[2].strip('"'), "table": table, "second": second, "code": code,
                    "token": token, "seed": log["dice"]["seed"], "guest": (await guest.get("/api/guest"))["id"],
                    "name": "Zebedee", "nonce": "theNonceOfThisTest", "another": "secondNonce", "wrong": "notatoken",
                }  # fmt: skip

        secrets = asyncio.run(story())
    finally:
        process.terminate()
        process.wait(60)
    text = out.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any(line.get("path") == "/api/tables/{table}" and line["status"] == 404 for line in lines), text
    assert any(line["level"] == "error" and "trace" in line for line in lines)
    for what, secret in secrets.items():
        assert secret not in text, what


def test_asking_for_tables_that_there_are_not_leaves_nothing_behind(tmp_path: Any) -> None:
    async def story() -> House:
        service = Service(Settings(database=f"sqlite:///{tmp_path}/x.db"))
        await service.storage.open()
        for number in range(50):
            with pytest.raises(Refused, match="no-table"):
                await service.house.room(f"nothing{number}")
        await service.storage.close()
        return service.house

    assert asyncio.run(story())._loading == {}
