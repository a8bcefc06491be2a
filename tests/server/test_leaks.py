"""Nothing leaks: whatever reached a guest, over sockets and over HTTP, held only what that guest could know at that moment.

Whole games are played; everything that anybody was sent is kept, and judged afterwards, when the finished log says what the
truth was at every event. Then pairs of tables are made that differ only in what one viewer cannot see: what that viewer is sent
of the two has to be equal.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from game_facts import fact
from leak_judge import Heard, Judge
from sample_games import FIRST_GAME
from server_document import undocumented
from server_player import Guest, Socket
from server_start import server
from sizes import SOAK, sized

import abaculus
from abaculus.server.tables import fairness
from abaculus.testing import all_option_sets

pytestmark = pytest.mark.compiled
MAIN = [
    (name, options, seats)
    for name in abaculus.list_games()
    for options, seats in fact(name, "WATCHED", [({}, ["me", "open"])])
]
"""Every game, with people, bots, and two people on one device."""


def all_ways() -> list[tuple[str, dict[str, Any], list[str]]]:
    """Every game with every option and every number of players."""
    ways = []
    for name in abaculus.list_games():
        for options in all_option_sets(abaculus.game_info(name)):
            players = options.pop("players")
            if isinstance(players, int) and players > 1:
                ways.append((name, dict(options), ["me", "open", "greedy", "me", "random", "open"][:players]))
    return ways


WAYS = all_ways() if SOAK else MAIN


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server() as one:
        yield one.url


def is_over(socket: Socket) -> bool:
    return bool(socket.update.get("table", {}).get("phase") == "over")


async def pry(watcher: Guest, socket: Socket, table: str, dice: random.Random) -> list[dict[str, Any]]:
    """Ask for other people's secrets, again and again until the game is over; what came over HTTP."""
    heard: list[dict[str, Any]] = []
    while not is_over(socket):
        for kind, more in (
            ("look", {"seat": 0}), ("hint", {"seq": socket.update.get("seq", 0)}),
            ("explain", {"seq": socket.update.get("seq", 0), "action": dice.randrange(200)}),
            ("act", {"seq": socket.update.get("seq", 0), "action": 0}),
        ):  # fmt: skip
            assert (await socket.ask(kind, **more))["type"] == "refused"
        heard.append(await watcher.get(f"/api/tables/{table}"))
        heard += [{"type": "lobby", **entry} for entry in await watcher.get("/api/tables")]
        if not is_over(socket):
            await socket.until(lambda message: message["type"] == "update")
    return heard


async def sit_it_out(players: list[tuple[Socket, int]], guests: list[Guest], table: str, seed: int, most: int) -> None:
    """Play on; what takes too long is given up by everybody, once somebody has made `most` moves."""
    playing = [asyncio.create_task(socket.play(random.Random(f"{seed} {seat}"), most)) for socket, seat in players]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for guest in guests:
        await guest.http.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    await asyncio.gather(*playing)


async def follow(socket: Socket) -> None:
    await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)


async def secrets_of(guests: list[Guest]) -> dict[str, str]:
    """What nobody else may ever be sent, and what it is."""
    secrets = {}
    for guest in guests:
        secrets[(await guest.get("/api/guest"))["id"]] = f"the id of {guest.name}"
        secrets[guest.cookie.partition("=")[2].strip('"')] = f"the cookie of {guest.name}"
    return secrets


async def play(base: str, name: str, options: dict[str, Any], seats: list[str], seed: int) -> tuple[Judge, list[Heard]]:
    """A whole game, with two spectators, one of them without a name. Everybody asks for more than they may know."""
    own = [number for number, kind in enumerate(seats) if kind == "me"]
    opened = [number for number, kind in enumerate(seats) if kind == "open"]
    most = sized(12 if options.get("referee") else 10_000, interpreted=10, soak=10_000)
    async with (
        Guest(base, "Hope") as host, Guest(base, "Gus") as other, Guest(base, "Second Gus") as third,
        Guest(base, "Watcher") as watcher, contextlib.AsyncExitStack() as stack,
    ):  # fmt: skip
        table = await host.make_table(name, seats, options=options, listed=True, hints=True)
        watched = [
            (host.socket(table), Heard("Hope", own)), (other.socket(table), Heard("Gus", opened[:1])),
            (watcher.socket(table), Heard("Watcher", [])), (Socket(None, table, 0, base), Heard("nobody", [])),
        ]  # fmt: skip
        watching = [await stack.enter_async_context(socket) for socket, _ in watched]
        await host.do(table, "sit", nonce="nonceOfTheHost01")
        for number, guest in enumerate((other, third)[: len(opened)]):
            await guest.do(table, "sit", nonce=f"nonceOfGuest{number}xyz")
        players: list[tuple[Socket, int]] = []
        sockets: list[tuple[Socket, Heard]] = []
        for guest, held in ((host, own), (other, opened[:1]), (third, opened[1:2])):
            for seat in held:
                socket = await stack.enter_async_context(guest.socket(table))
                if len(held) > 1:
                    await socket.ask("look", seat=seat)
                else:
                    await socket.receive()
                players.append((socket, seat))
                sockets.append((socket, Heard(guest.name, held)))
        asked = Heard("Watcher", [])
        asked.messages, *_ = await asyncio.gather(
            pry(watcher, watching[2], table, random.Random(seed)),
            sit_it_out(players, [host, other, third], table, seed, most),
            *(follow(socket) for socket in (watching[0], watching[1], watching[3])),
        )
        over, log = await host.get(f"/api/tables/{table}"), await host.get(f"/api/tables/{table}/log")
        sockets += watched
        for socket, listener in sockets:
            listener.messages = socket.received
        heard = [asked, *(listener for _, listener in sockets)]
        return Judge(over, log, await secrets_of([host, other, third, watcher])), heard


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        pytest.param(*way, marks=[pytest.mark.long] if way[1] else []) for way in WAYS
    ],  # every game as it is, for every day
    ids=lambda value: str(value) if value else "default",
)
async def test_nobody_is_sent_what_they_cannot_know(
    base: str, name: str, options: dict[str, Any], seats: list[str]
) -> None:
    judge, heard = await play(base, name, options, seats, seed=7)
    for one in heard:
        assert judge.leaks(one) == [], (one.guest, one.seats)
        for message in one.messages:
            assert undocumented(message) is None
    everything = [message for one in heard for message in one.messages]
    assert sum(message["type"] == "update" for message in everything) > 15  # a game can be short
    ends = [message for message in everything if message["type"] == "update" and message["table"]["phase"] == "over"]
    assert len(ends) > 3
    assert all(message["log"] == judge.entries for message in ends)  # what was hidden is shown to all
    last = [message for message in everything if message["type"] == "update"][-1]["table"]
    assert last["seed"] == judge.seed
    assert fairness.commitment(judge.seed) == last["commitment"]


@pytest.fixture(scope="module")
async def honest(base: str, anyio_backend: str) -> tuple[Judge, Heard]:
    """What Gus heard in a game against Hope."""
    judge, heard = await play(base, FIRST_GAME, {}, ["me", "open"], seed=3)
    return judge, next(one for one in heard if one.guest == "Gus" and len(one.messages) > 20)


def planted(honest: tuple[Judge, Heard], what: str) -> Heard:
    """The same, with a leak put into an update in the middle of the game."""
    judge, heard = honest
    tampered = copy.deepcopy(heard)
    playing = [one for one in tampered.messages if one["type"] == "update" and one["table"]["phase"] == "playing"]
    message = playing[len(playing) // 2]
    state = judge.states[judge.count(message["seq"])]
    theirs = next(tile for tile in state.view(0)["hands"][0] if tile != "-")
    if what == "a tile in the log":
        next(one for one in reversed(playing[: len(playing) // 2 + 1]) if one["log"])["log"][0]["text"] = (
            f"draw {theirs}"
        )
    elif what == "a tile in a logged move":
        logged = next(one for one in reversed(playing[: len(playing) // 2 + 1]) if one["log"])["log"][0]
        logged["move"]["pieces"] = [{"slot": 0, "text": theirs, "fields": []}]
    elif what == "a tile among the moves":
        message["scene"]["moves"]["rows"].append([0, "lay", [theirs], "", 0, 0, 0])
    elif what == "the true position":
        message["position"] = state.to_position()
    elif what == "another seat's scene":
        message["scene"] = json.loads(json.dumps(state.scene(0).with_move_rows()))
    elif what == "another seat's eyes":
        message["you"]["viewer"] = 0
    elif what == "the seed":
        tampered.messages.append({"type": "refused", "reason": "illegal", "text": judge.seed})
    elif what == "a guest's id":
        message["table"]["seats"][0]["name"] = next(iter(judge.secrets))
    elif what == "a nonce":
        message["table"]["phase"] = "waiting"
    return tampered


@pytest.mark.parametrize(
    "what",
    [
        "a tile in the log", "a tile in a logged move", "a tile among the moves", "the true position",
        "another seat's scene", "another seat's eyes", "the seed", "a guest's id", "a nonce",
    ],
)  # fmt: skip
def test_a_planted_leak_is_found(honest: tuple[Judge, Heard], what: str) -> None:
    judge, heard = honest
    assert judge.leaks(heard) == []
    assert judge.leaks(planted(honest, what)) != []
