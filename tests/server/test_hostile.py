"""Rubbish, lies and floods are refused by name, break nothing, and do not disturb the next table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import websockets
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from server_player import Guest, Socket
from server_start import Server, server
from sizes import sized

from abaculus.server.refusal import STATUS
from abaculus.server.tables import fairness
from abaculus.server.wire import COMMANDS

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
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 5, 6, 255, 2**31 - 1, 2**31, -(2**31), 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, "", "0", "me",
    "\u202e", "💥" * 50, "\u0000", "é" * 300, "undo", "pause", "greedy", "hello", [], [[]], {}, {"a": {}}, [None] * 50,
    "x" * 5000, "'; DROP TABLE events; --", "../../etc/passwd", "R6Y1P4G5P3B2@0,0/0", "end", "miss", "swap", "@", "?",
]  # fmt: skip
FIELDS = {model.model_fields["type"].annotation.__args__[0]: model.model_fields.keys() - {"type"} for model in COMMANDS}


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
    """Send `count` messages, over a new socket whenever the server hangs up. Only those count that it has dealt with."""
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


async def play_beside(flood: asyncio.Future[Any], hope: Guest, gus: Guest, table: str) -> tuple[dict[str, Any], int]:
    """Two people play game after game until the flood is over: the last log, and the number of games."""
    games = 0
    while True:
        async with hope.socket(table) as one, gus.socket(table) as two:
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
            assert [message for message in one.received if message["type"] in ("reaction", "refused")] == []
            log: dict[str, Any] = await hope.get(f"/api/tables/{table}/log")
            games += 1
        if flood.done():
            return log, games
        table = (await hope.do(table, "rematch"))["table"]
        await hope.do(table, "sit")
        await gus.do(table, "sit")


async def test_a_flood_of_rubbish_changes_nothing_at_another_table(running: Server) -> None:
    count = sized(2000, interpreted=100, soak=100_000)
    told: Counter[str] = Counter()
    began, pid, base = time.monotonic(), running.pid, running.url
    async with Guest(base, "Hope") as hope, Guest(base, "Gus") as gus, Guest(base, "Eve") as eve:
        theirs = await hope.make_table(FIRST_GAME, ["me", "open"])
        await hope.do(theirs, "sit")
        await gus.do(theirs, "sit")
        own = await eve.make_table(DICE_GAME, ["me", "greedy"])
        await eve.do(own, "sit")
        seated = await eve.make_table(CLAIM_GAME, ["me", "me"], hints=True)
        await eve.do(seated, "sit")
        sources = [(eve, own), (eve, seated), (eve, theirs), (None, theirs)]
        flood = asyncio.gather(
            *(attack(guest, table, base, count // 4, seed, told) for seed, (guest, table) in enumerate(sources))
        )
        log, games = await play_beside(flood, hope, gus, theirs)
        await flood
        health = await eve.http.get("/health")
        assert health.status_code == 200
    print(f"{count} messages in {time.monotonic() - began:.0f} s beside {games} games: {dict(told.most_common())}")
    assert running.pid == pid
    assert fairness.verify(log) > 0
    assert set(told) <= {*STATUS, "too large", "update", "done", "why", "hint", "presence", "reaction"}
    assert told["busy"] == 0
    assert told["bad-request"] > count / 3
    assert told.total() > count
    assert running.complaints() == []


async def test_a_frame_of_bytes_is_read_like_any_other_and_does_not_end_the_socket(base: str) -> None:
    async with Guest(base, "Eve") as eve:
        table = await eve.make_table(DICE_GAME, ["me", "open"])
        async with eve.socket(table) as socket:
            await socket.send_text(b"\xff\xfe")
            assert (await socket.until(lambda message: message["type"] == "refused"))["reason"] == "bad-request"
            await socket.send_text(json.dumps({"type": "ping", "id": "b"}).encode())
            assert (await socket.until(lambda message: message.get("id") == "b"))["type"] == "done"


async def test_a_small_frame_that_unpacks_to_a_huge_one_is_refused(base: str) -> None:
    async with Guest(base, "Eve") as eve:
        table = await eve.make_table(DICE_GAME, ["me", "open"])
        async with eve.socket(table) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send_text("0" * 5_000_000)
            await asyncio.wait_for(socket._socket.wait_closed(), 30)
            assert socket._socket.close_code == 1009


async def test_a_socket_that_sends_nothing_but_rubbish_is_closed(base: str) -> None:
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


# -- lies, by name -------------------------------------------------------------------------------------------------------------


async def what_strangers_ask_is_refused(eve: Guest, watching: Socket, table: str, seq: int, action: int) -> None:
    for kind, more in (
        ("act", {"seq": seq, "action": action}), ("resign", {}), ("leave", {}), ("close", {}), ("return", {}),
        ("ask", {"seq": seq, "what": "pause"}), ("answer", {"seq": seq, "yes": True}), ("resume", {}),
        ("bot", {"seat": 0}), ("react", {"reaction": "oops"}),
    ):  # fmt: skip
        assert (await watching.ask(kind, **more))["reason"] == "not-seated", kind
        assert await eve.refused(f"/api/tables/{table}/commands", type=kind, **more) == "not-seated"
    assert (await watching.ask("hint", seq=seq))["reason"] == "not-your-turn"
    assert (await watching.ask("explain", seq=seq, action=action))["reason"] == "not-your-turn"
    assert (await watching.ask("look", seat=0))["reason"] == "not-your-seat"
    assert (await watching.ask("sit", seat=0))["reason"] == "already-started"
    assert (await watching.ask("rematch"))["reason"] == "not-over"
    answer = await eve.http.get(f"/api/tables/{table}", params={"seat": 0})
    assert answer.json()["reason"] == "not-your-seat"
    assert (await eve.http.get(f"/api/tables/{table}/log")).json()["reason"] == "not-over"


async def what_is_out_of_turn_or_for_another_seat_is_refused(on_move: Socket, waits: Socket, mover: int) -> None:
    seq, action = on_move.update["seq"], on_move.moves()[0]["action"]
    assert (await waits.ask("act", seq=seq, action=action))["reason"] == "not-your-turn"
    assert (await waits.ask("act", seq=seq, seat=mover, action=action))["reason"] == "not-your-seat"
    assert (await waits.ask("act", seq=seq, seat=2, action=action))["reason"] == "bots-seat"
    assert (await on_move.ask("act", seq=seq, seat=2, action=action))["reason"] == "bots-seat"
    assert (await on_move.ask("act", seq=seq, seat=5, action=action))["reason"] == "no-seat"
    assert (await on_move.ask("resign", seat=1 - mover))["reason"] == "not-your-seat"
    assert (await on_move.ask("bot", seat=2))["reason"] == "not-absent"
    assert (await on_move.ask("bot", seat=1 - mover))["reason"] == "not-absent"
    assert (await on_move.ask("close"))["reason"] == "not-absent"


async def what_is_not_legal_or_not_of_now_is_refused(on_move: Socket) -> None:
    seq, action = on_move.update["seq"], on_move.moves()[0]["action"]
    assert (await on_move.ask("act", seq=seq, action=2**31 - 1))["reason"] == "illegal"
    assert (await on_move.ask("act", seq=seq, text="a\u0001b"))["reason"] == "illegal"
    assert (await on_move.ask("act", seq=seq))["reason"] == "bad-request"
    assert (await on_move.ask("act", seq=seq, action=action, text="x"))["reason"] == "bad-request"
    assert (await on_move.ask("explain", seq=seq, action=2**31 - 1))["reason"] == "illegal"
    # from the past and from the future
    assert (await on_move.ask("act", seq=seq - 1, action=action))["reason"] == "stale"
    assert (await on_move.ask("act", seq=seq + 1, action=action))["reason"] == "stale"


async def test_what_is_not_ones_own_is_refused_by_name(base: str) -> None:
    async with Guest(base, "Hope") as hope, Guest(base, "Gus") as gus, Guest(base, "Eve") as eve:
        table = await hope.make_table(FIRST_GAME, ["me", "open", "greedy"])
        await hope.do(table, "sit")
        await gus.do(table, "sit")
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
            await what_strangers_ask_is_refused(eve, watching, table, seq, action)
            commands = f"/api/tables/{table}/commands"
            assert await waiting.refused(commands, type="act", seq=seq, action=action) == "not-your-turn"
            await what_is_out_of_turn_or_for_another_seat_is_refused(on_move, waits, mover)
            await what_is_not_legal_or_not_of_now_is_refused(on_move)
            after = await hope.get(f"/api/tables/{table}")
            assert (after["seq"], after["position"]) == (before["seq"], before["position"])
            # replayed
            sent = {"seq": seq, "action": action}
            assert (await on_move.ask("act", **sent))["type"] == "done"
            again = await on_move.ask("act", **sent)
            assert again["reason"] == "stale"
            assert again["seq"] > seq


async def test_a_double_click_moves_once(base: str) -> None:
    async with Guest(base, "Hope") as hope:
        table = await hope.make_table(FIRST_GAME, ["me", "me"])
        await hope.do(table, "sit")
        shown = await hope.get(f"/api/tables/{table}")
        mover = shown["table"]["mover"]
        shown = await hope.get(f"/api/tables/{table}", seat=mover)
        body = {"type": "act", "seq": shown["seq"], "action": shown["scene"]["moves"]["rows"][0][0]}
        answers = await asyncio.gather(*(hope.http.post(f"/api/tables/{table}/commands", json=body) for _ in range(10)))
        told = Counter(answer.json().get("reason", "done") for answer in answers)
        assert told == {"done": 1, "stale": 9}
