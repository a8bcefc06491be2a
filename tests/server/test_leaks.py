"""Nothing leaks: whatever reached a guest, over sockets and over HTTP, held only what that guest could know at that moment.

Whole games are played; everything that anybody was sent is kept, and judged afterwards, when the finished log says what the
truth was at every event. Then pairs of tables are made that differ only in what one viewer cannot see: what that viewer is sent
of the two has to be equal.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from game_facts import fact
from sample_games import FIRST_GAME, LOW_GAME
from server_player import Guest, Socket
from server_start import server
from sizes import SOAK, sized
from test_api import undocumented

import abaculus
from abaculus.core.match import Match
from abaculus.core.state import State
from abaculus.server import asking, fairness
from abaculus.server.asking import Draft
from abaculus.server.refusal import Refused
from abaculus.server.showing import scene_json, update
from abaculus.server.table import Event, Table
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


def hiding_games() -> list[str]:
    """Games in which somebody knows what others do not."""
    return [name for name in abaculus.list_games() if type(abaculus.load_game(name)).record_type.secrets]


WAYS = all_ways() if SOAK else MAIN


# -- the judge -------------------------------------------------------------------------------------------------------------


@dataclass
class Heard:
    """Everything that one guest was sent through one door."""

    guest: str
    seats: list[int]
    messages: list[dict[str, Any]] = field(default_factory=list)


class Judge:
    """Knows the truth of a finished table at every event, and who is who."""

    def __init__(self, over: dict[str, Any], log: dict[str, Any], secrets: dict[str, str]) -> None:
        self.seed = log["dice"]["seed"]
        self.nonces = log["dice"]["nonces"]
        self.secrets = secrets
        """What nobody else may ever see, with what it is."""
        self.match = Match.from_json({name: log[name] for name in ("game", "options", "seats", "actions")})
        self.entries = over["log"]
        assert [entry["text"] for entry in self.entries] == log["actions"]
        self.states = [self.match.game.new_initial_state()]
        for text in log["actions"]:
            self.states.append(self.states[-1].child(self.states[-1].string_to_action(text)))

    def count(self, seq: int) -> int:
        """How many actions had happened at an event."""
        return sum(entry["seq"] <= seq for entry in self.entries)

    @cache  # noqa: B019  a judge lives as long as its test
    def sight(self, count: int, viewer: int | None) -> tuple[str, Any]:
        """The position and the scene that a viewer may see after so many actions."""
        known = self.states[count].information(viewer)
        return known.view["position"], json.loads(json.dumps(scene_json(known.scene())))

    def leaks(self, heard: Heard) -> list[str]:
        """Everything wrong with what a guest heard."""
        found: list[str] = []
        known: dict[int | None, set[str]] = {}
        for message in heard.messages:
            raw = json.dumps(message, ensure_ascii=False)
            over = message.get("table", {}).get("phase") == "over" if isinstance(message.get("table"), dict) else False
            if self.seed in raw and not over:
                found.append(f"the seed in {message['type']}")
            for secret, what in self.secrets.items():
                if secret in raw:
                    found.append(f"{what} in {message['type']}")
            if message["type"] != "update":
                continue
            if message["table"]["phase"] == "waiting":
                found += [f"a nonce before the start: {nonce}" for nonce in self.nonces if nonce and nonce in raw]
            elif message["table"]["phase"] == "playing":
                found += self._update(message, heard)
                found += self._hidden(message, known.setdefault(message["you"]["viewer"], set()))
        return found

    def _update(self, message: dict[str, Any], heard: Heard) -> list[str]:
        """Where an update differs from what its viewer may know."""
        found = []
        viewer, game = message["you"]["viewer"], self.match.game
        if message["you"]["seats"] != heard.seats or viewer not in (None, *heard.seats):
            found.append(f"a guest in seats {heard.seats} is {message['you']}")
            viewer = viewer if viewer in heard.seats else None
        count = self.count(message["seq"])
        position, scene = self.sight(count, viewer)
        if message["position"] != position:
            found.append(f"event {message['seq']}: position {message['position']}")
        if message["scene"] != scene:
            found.append(f"event {message['seq']}: another scene")
        for entry in message["log"]:
            place = self.count(entry["seq"]) - 1
            before, full = self.states[place], self.entries[place]["text"]
            action = before.string_to_action(full)
            move = game.describe(before, action, viewer)
            seen = game.write_move(move)
            if entry["text"] != seen or self.entries[place]["seq"] != entry["seq"] or place >= count:
                found.append(f"event {entry['seq']}: log {entry['text']!r}, not {seen!r}")
            if entry["move"] != move.plain():
                found.append(f"event {entry['seq']}: {entry['move']}, not {move.plain()}")
            if seen != full and (entry["why"] or entry["move"]["points"]):
                found.append(f"event {entry['seq']}: the points of {seen!r}")
        return found

    def _hidden(self, message: dict[str, Any], known: set[str]) -> list[str]:
        """Pieces that the viewer cannot see and has never seen, found anywhere in what is about the game.

        This knows nothing of games but that a position writes `?` for what a viewer cannot see.
        """
        viewer = message["you"]["viewer"]
        state = self.states[self.count(message["seq"])]
        mine, true = (
            Counter(re.split(r"[ =;,+]", text)) for text in (state.view(viewer)["position"], state.to_position())
        )
        known.update(mine)
        for entry in message["log"]:  # what was swapped away, or drawn openly, was seen
            place = self.count(entry["seq"]) - 1
            before = self.states[place]
            action = before.string_to_action(self.entries[place]["text"])
            known.update(_words(self.match.game.write_move(self.match.game.describe(before, action, viewer))))
        hidden = set(true - mine) - known if mine["?"] else set()
        scene = message["scene"]
        where = {
            "log": [entry["text"] for entry in message["log"]],
            "logged moves": [piece["text"] for entry in message["log"] for piece in entry["move"]["pieces"]],
            "hand": [piece["text"] for piece in scene["hand"]],
            "tiles": [tile["text"] for tile in scene["tiles"]],
            "moves": [str(cell) for row in scene["moves"]["rows"] for cell in row[1:3]],
            "position": [message["position"].partition("hands=")[2] or message["position"].partition("racks=")[2]],
        }
        return [
            f"event {message['seq']}: {piece} in {place}"
            for place, texts in where.items()
            for piece in hidden & {word for text in texts for word in _words(text)}
            if len(piece) > 1  # a single digit is a coordinate as well
        ]


def _words(text: str) -> list[str]:
    """The pieces named in a text; `@4,12/3` is where they go."""
    return re.findall(r"[0-9A-Za-z]+", re.sub(r"@[-0-9A-Za-z,/]+", " ", text))


# -- whole games -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server() as one:
        yield one.url


async def play(base: str, name: str, options: dict[str, Any], seats: list[str], seed: int) -> tuple[Judge, list[Heard]]:
    """A whole game, with two spectators, one of them without a name. Everybody asks for more than they may know."""
    dice = random.Random(seed)
    async with (
        Guest(base, "Hope") as host, Guest(base, "Gus") as other, Guest(base, "Second Gus") as third,
        Guest(base, "Watcher") as watcher,
    ):  # fmt: skip
        guests = {"host": host, "other": other, "third": third}
        table = await host.make_table(name, seats, options=options, listed=True, hints=True)
        heard: list[Heard] = []
        sockets: list[tuple[Socket, Heard]] = []
        own = [number for number, kind in enumerate(seats) if kind == "me"]
        opened = [number for number, kind in enumerate(seats) if kind == "open"]
        holders = {"host": own, "other": opened[:1], "third": opened[1:2]}
        watching = host.socket(table), other.socket(table), watcher.socket(table), Socket(None, table, 0, base)
        async with watching[0], watching[1], watching[2], watching[3]:
            await host.do(table, "sit", nonce="nonceOfTheHost01")
            for number, name_ in enumerate(("other", "third")[: len(opened)]):
                await guests[name_].do(table, "sit", nonce=f"nonceOfGuest{number}xyz")
            players = []
            for who, held in holders.items():
                for seat in held:
                    socket = guests[who].socket(table)
                    await socket.__aenter__()
                    if len(held) > 1:
                        await socket.ask("look", seat=seat)
                    else:
                        await socket.receive()
                    players.append((socket, seat))
                    sockets.append((socket, Heard(guests[who].name, held)))
            sockets += [
                (watching[0], Heard("Hope", own)), (watching[1], Heard("Gus", opened[:1])),
                (watching[2], Heard("Watcher", [])), (watching[3], Heard("nobody", [])),
            ]  # fmt: skip
            asked = Heard("Watcher", [])
            heard.append(asked)

            async def pry() -> None:
                """Ask for what is not one's own, again and again."""
                while watching[2].update.get("table", {}).get("phase") != "over":
                    for kind, more in (
                        ("look", {"seat": 0}), ("hint", {"seq": watching[2].update.get("seq", 0)}),
                        ("explain", {"seq": watching[2].update.get("seq", 0), "action": dice.randrange(200)}),
                        ("act", {"seq": watching[2].update.get("seq", 0), "action": 0}),
                    ):  # fmt: skip
                        assert (await watching[2].ask(kind, **more))["type"] == "refused"
                    asked.messages.append(await watcher.get(f"/api/tables/{table}"))
                    for entry in await watcher.get("/api/tables"):
                        asked.messages.append({"type": "lobby", **entry})
                    await asyncio.sleep(0.3)

            async def follow(socket: Socket) -> None:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)

            async def sit_it_out() -> None:
                """Play on; what takes too long is given up by everybody, once somebody has made enough moves."""
                most = sized(12 if options.get("referee") else 10_000, interpreted=10, soak=10_000)
                playing = [
                    asyncio.create_task(socket.play(random.Random(f"{seed} {seat}"), most)) for socket, seat in players
                ]
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for guest in (host, other, third):
                    await guest.http.post(f"/api/tables/{table}/commands", json={"type": "resign"})
                await asyncio.gather(*playing)

            await asyncio.gather(
                pry(), sit_it_out(), *(follow(socket) for socket in (watching[0], watching[1], watching[3]))
            )
            for socket, _ in players:
                await socket.__aexit__()
        over, log = await host.get(f"/api/tables/{table}"), await host.get(f"/api/tables/{table}/log")
        secrets = {}
        for guest in (host, other, third, watcher):
            me = await guest.get("/api/guest")
            secrets[me["id"]] = f"the id of {guest.name}"
            secrets[guest.cookie.partition("=")[2].strip('"')] = f"the cookie of {guest.name}"
        for socket, listener in sockets:
            listener.messages = socket.received
            heard.append(listener)
        return Judge(over, log, secrets), heard


@pytest.mark.parametrize(("name", "options", "seats"), WAYS, ids=lambda value: str(value) if value else "default")
def test_nobody_is_sent_what_they_cannot_know(base: str, name: str, options: dict[str, Any], seats: list[str]) -> None:
    judge, heard = asyncio.run(play(base, name, options, seats, seed=7))
    for one in heard:
        assert judge.leaks(one) == [], (one.guest, one.seats)
        for message in one.messages:
            assert undocumented(message) is None
    everything = [message for one in heard for message in one.messages]
    assert sum(message["type"] == "update" for message in everything) > 15  # a game can be short
    ends = [message for message in everything if message["type"] == "update" and message["table"]["phase"] == "over"]
    assert len(ends) > 3
    assert all(message["log"] == judge.entries for message in ends)  # what was hidden is told to all
    last = [message for message in everything if message["type"] == "update"][-1]["table"]
    assert last["seed"] == judge.seed
    assert fairness.commitment(judge.seed) == last["commitment"]


@pytest.fixture(scope="module")
def honest(base: str) -> tuple[Judge, Heard]:
    """What Gus heard in a game against Hope."""
    judge, heard = asyncio.run(play(base, FIRST_GAME, {}, ["me", "open"], seed=3))
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
        message["scene"] = json.loads(json.dumps(scene_json(state.scene(0))))
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


# -- pairs of tables ---------------------------------------------------------------------------------------------------------


class Twin:
    """A table without a server. Chance and players do what they are told to."""

    def __init__(self, name: str, options: dict[str, Any], players: int) -> None:
        self.table = Table("twins")
        game = abaculus.load_game(name, players=players, **options)
        seats = [{"kind": "open"} for _ in range(players)]
        body = {
            "game": name, "options": game.log_options(), "seats": seats, "settings": {"hints": True}, "host": "guest0",
            "commitment": "c" * 64,
        }  # fmt: skip
        self.add("created", body)
        for seat in range(players):
            self.add("sat", {"seat": seat, "guest": f"guest{seat}", "name": f"Player {seat}", "nonce": f"n{seat}"})
        self.add("started", {"nonces": [f"n{seat}" for seat in range(players)]})

    def add(self, kind: str, body: dict[str, Any]) -> None:
        self.table.apply(Event(self.table.seq + 1, 1_000 * self.table.seq, kind, body))

    def act(self, action: int) -> None:
        text, mover = self.table.state.action_to_string(action), self.table.state.current_player()
        if mover < 0:
            self.add("came", {"text": text})
        else:
            self.add("did", {"seat": mover, "text": text, "by": "player"})

    def choices(self, viewer: int | None) -> dict[str, list[int]]:
        """What can happen now, under the names by which the viewer sees it happen."""
        state = self.table.state
        found: dict[str, list[int]] = {}
        legal = state.legal_actions()
        for action in legal[:: 1 + len(legal) // 200]:  # of thousands, some
            seen = self.table.game.write_move(self.table.game.describe(state, action, viewer))
            found.setdefault(seen, []).append(action)
        return found


def step(one: Twin, two: Twin, viewer: int | None, dice: random.Random) -> bool:
    """Let something happen at both tables that the viewer sees happen alike. False: there is nothing of the kind."""
    if one.table.state.is_terminal() or two.table.state.is_terminal():
        return False
    first, second = one.choices(viewer), two.choices(viewer)
    if one.table.state.current_player() == viewer:
        assert first == second, "what a player may do depends on what the player cannot see"
    shared = sorted(first.keys() & second.keys())
    if not shared:
        return False
    vague = [text for text in shared if "?" in text]
    for _ in range(5):
        text = dice.choice(vague if vague and dice.random() < 0.8 else shared)
        here = dice.choice(first[text])
        after = one.table.state.child(here).view(viewer)
        dice.shuffle(second[text])
        for there in second[text][:30]:
            if two.table.state.child(there).view(viewer) == after:
                one.act(here)
                two.act(there)
                return True
    return False


def refusals(twin: Twin, viewer: int, texts: list[str]) -> list[str]:
    """What a player is told who tries to do what cannot be done."""
    told = []
    for text in texts:
        try:
            asking.act(twin.table, "00" * 32, f"guest{viewer}", twin.table.seq, None, text)
            told.append("done")
        except Refused as no:
            told.append(str(no))
    return told


HIDING = [(name, options) for name in hiding_games() for options in fact(name, "HIDING", [{}])]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("name", "options"), HIDING, ids=lambda value: str(value) if value else "default")
def test_tables_that_differ_in_what_a_viewer_cannot_see_look_alike(
    name: str, options: dict[str, Any], players: int
) -> None:
    different = 0
    for seed in range(sized(3, interpreted=1, soak=60)):
        dice = random.Random(seed)
        viewer: int | None = dice.choice([*range(players), None])
        one, two = Twin(name, options, players), Twin(name, options, players)
        steps = sized(60, interpreted=30, soak=300)
        for _ in range(
            steps // 3 if "honour" in options.values() else steps
        ):  # there, anything may be put down anywhere
            if not step(one, two, viewer, dice):
                break
            different += one.table.state.key() != two.table.state.key()
            guest = "" if viewer is None else f"guest{viewer}"
            after = dice.choice([0, one.table.seq - 1])
            assert update(one.table, viewer, guest, after) == update(two.table, viewer, guest, after)
        if viewer is not None and one.table.mover() == viewer == two.table.mover():
            pieces = re.findall(r"[0-9A-Za-z]+", one.table.state.to_position() + two.table.state.to_position())
            texts = [f"{piece}{where}" for piece in dict.fromkeys(pieces) for where in ("", "@0,1/0", "@7F")]
            assert refusals(one, viewer, texts) == refusals(two, viewer, texts)
    assert different, "the tables of a pair were never different: this shows nothing"


@pytest.mark.parametrize("name", hiding_games())
def test_any_position_that_a_viewer_may_imagine_looks_the_same(name: str) -> None:
    twin, dice, different = Twin(name, {}, 3), random.Random(1), 0
    while not twin.table.state.is_terminal() and twin.table.seq < sized(120, interpreted=40, soak=2000):
        twin.act(dice.choice(twin.table.state.legal_actions()))
        if twin.table.seq % 4:
            continue
        for viewer in (0, 1, 2, None):
            guest = "" if viewer is None else f"guest{viewer}"
            imagined = with_state(twin.table, twin.table.state.information(viewer).sample_hidden(twin.table.seq))
            different += imagined.state.key() != twin.table.state.key()
            assert update(imagined, viewer, guest, twin.table.seq) == update(twin.table, viewer, guest, twin.table.seq)
    assert different


def with_state(table: Table, state: State) -> Table:
    """The same table with another position on it."""
    other = copy.copy(table)
    other.match = copy.copy(table.match)
    assert other.match is not None
    other.match._state = state
    assert other.state is state
    return other


def test_a_pair_with_a_leak_is_told_apart() -> None:
    """The test above can fail: look through the eyes of the other seat."""
    twin, dice = Twin(FIRST_GAME, {}, 2), random.Random(1)
    while twin.table.seq < 30:
        twin.act(dice.choice(twin.table.state.legal_actions()))
    imagined = with_state(twin.table, twin.table.state.information(0).sample_hidden(5))
    assert update(imagined, 1, "guest0", 0) != update(twin.table, 1, "guest0", 0)


# -- what was found ----------------------------------------------------------------------------------------------------------


def test_drafts_of_a_game_hold_no_seed_before_its_end() -> None:
    """The log of events names the seed in its last event alone."""
    twin, seed = Twin(LOW_GAME, {}, 2), fairness.new_seed()
    drafts: list[Draft] = asking.start(twin.table, seed, ["a", "b"])
    assert seed not in json.dumps([draft.body for draft in drafts])
    ended = asking.close(twin.table, seed, "guest0", lambda seat: True)
    assert ended[-1].body["seed"] == seed
