"""Nothing is lost: servers are killed at random moments under load, and whatever was acknowledged or shown is in the log."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from server_databases import postgresql, shared_postgresql
from server_player import COLUMNS, LOST, Guest, Socket
from server_start import Server, server
from server_table import replays
from sizes import SOAK, sized
from waiting import retried, until

from abaculus.server.settings import Settings
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.events import Acted, ChanceDecided, LogLine
from abaculus.server.tables.table import Table, table_from

pytestmark = pytest.mark.compiled

KILLS = sized(5, interpreted=1, soak=200)
TABLES = [
    # game, seats, how the people at it play
    (FIRST_GAME, ["me", "open"], ["socket", "socket"]),
    (DICE_GAME, ["me", "open"], ["socket", "http"]),
    (FIRST_GAME, ["me", "random"], ["socket"]),
    (DICE_GAME, ["greedy", "me"], ["http"]),
    (FIRST_GAME, ["me", "random", "open"], ["http", "socket"]),
    *([(CLAIM_GAME, ["me", "open"], ["socket", "http"])] if SOAK else []),
]


class Acknowledged(NamedTuple):
    """A move that the server said yes to: it answers event `after`, and everything up to event `seq` was done then."""

    after: int
    seq: int
    seat: int
    action: int


def numbered(table: str, log: list[LogLine]) -> dict[int, int]:
    """The numbers of all actions of players, by their events."""
    numbers: dict[int, int] = {}
    replayed = Table(table)
    for line in log:
        if isinstance(line.event, Acted):
            numbers[line.seq] = replayed.state.string_to_action(line.event.text)
        replayed.apply(line)
    return numbers


class Memory:
    """What the players remember of a table, to be held against its log."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.shown: dict[int, tuple[int | None, str]] = {}
        """By the number of the event: who acted, and how."""
        self.positions: dict[tuple[int, int], str] = {}
        """By event and viewer."""
        self.seq = 0

    def take_in(self, update: dict[str, Any]) -> None:
        self.seq = max(self.seq, update["seq"])
        for entry in update["log"]:
            text = entry["text"]
            if "?" not in text:  # what others draw is not shown
                self.shown[entry["seq"]] = (entry["seat"], text)
        viewer = update["you"]["viewer"]
        if update["position"] and viewer is not None and update["table"]["phase"] == "playing":
            self.positions[update["seq"], viewer] = update["position"]

    def check(self, table: str, log: list[LogLine]) -> None:
        """Everything is in the log, and the log leads to the positions that were shown."""
        assert [line.seq for line in log] == list(range(1, len(log) + 1)), "the log has gaps"
        assert self.seq <= len(log), f"event {self.seq} was shown, the log ends at {len(log)}"
        done = numbered(table, log)
        for move in self.acknowledged:
            there = [
                (line.event.seat, done[line.seq])
                for line in log[move.after : move.seq]
                if isinstance(line.event, Acted)
            ]
            assert there == [(move.seat, move.action)], move
        for seq, (seat, text) in self.shown.items():
            event = log[seq - 1].event
            assert isinstance(event, ChanceDecided if seat is None else Acted)
            assert (event.text, event.seat if isinstance(event, Acted) else None) == (text, seat)
        for (seq, viewer), position in list(self.positions.items())[-4:]:
            assert table_from(table, log[:seq]).state.view(viewer)["position"] == position


class Evening:
    """Several tables at which people and bots play, game after game, on a server that does not live long."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.memories: defaultdict[str, Memory] = defaultdict(Memory)
        self.over: list[str] = []
        self.last_round = asyncio.Event()

    async def table(self, game: str, seats: list[str], ways: list[str]) -> None:
        """Game after game, until the last round is called."""
        async with contextlib.AsyncExitStack() as stack:
            guests = [await self._arrived(stack, f"Guest {n}") for n in range(len(ways))]
            while True:
                table = await self._made(guests[0], game, seats)
                async with asyncio.TaskGroup() as players:
                    for guest, way in zip(guests, ways, strict=True):
                        players.create_task(self._play(guest, table, way))
                self.over.append(table)
                if self.last_round.is_set():
                    return

    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(memory.acknowledged) for memory in self.memories.values())

    async def some_moves(self) -> None:
        """A random time: some moves, however fast this machine is, and then a moment that nobody chose."""
        wanted = self.moves() + self.dice.randrange(30)
        await until(lambda: self.moves() >= wanted, "nobody moves")
        await asyncio.sleep(self.dice.uniform(0, 0.05))  # that is the point: whatever the server is doing then

    async def _arrived(self, stack: contextlib.AsyncExitStack, name: str) -> Guest:
        return await retried(lambda: stack.enter_async_context(Guest(self.url, name)), *LOST)

    async def _made(self, guest: Guest, game: str, seats: list[str]) -> str:
        return await retried(lambda: guest.make_table(game, seats), *LOST)

    async def _play(self, guest: Guest, table: str, way: str) -> None:
        async def to_the_end() -> None:
            await self._sit(guest, table)
            await (self._over_a_socket if way == "socket" else self._over_http)(guest, table)

        await retried(to_the_end, *LOST)

    async def _sit(self, guest: Guest, table: str) -> None:
        """Sit down, unless that was done already: the answer may have been lost with the server."""
        if not (await guest.get(f"/api/tables/{table}"))["you"]["seats"]:
            answer = await guest.http.post(f"/api/tables/{table}/commands", json={"type": "sit"})
            assert answer.status_code == 200, answer.text

    async def _over_a_socket(self, guest: Guest, table: str) -> None:
        memory = self.memories[table]
        async with guest.socket(table, after=memory.seq) as socket, self._remembering(memory, socket):
            while True:
                await socket.until(lambda message: message["type"] == "update")
                while (move := self._move(socket.update)) is not None:
                    seq = socket.update["seq"]
                    answer = await socket.ask("act", seq=seq, action=move["action"])
                    if answer["type"] == "done":
                        seat = socket.update["you"]["viewer"]
                        memory.acknowledged.append(Acknowledged(seq, answer["seq"], seat, move["action"]))
                    else:
                        assert answer["reason"] in ("stale", "over"), answer
                    if socket.update["seq"] < answer["seq"]:
                        await socket.until(lambda message: message["type"] == "update")
                if socket.update["table"]["phase"] == "over":
                    return

    @contextlib.asynccontextmanager
    async def _remembering(self, memory: Memory, socket: Socket) -> AsyncIterator[None]:
        try:
            yield
        finally:
            for message in socket.received:
                if message["type"] == "update":
                    memory.take_in(message)

    async def _over_http(self, guest: Guest, table: str) -> None:
        memory, seen = self.memories[table], 0

        async def turn() -> tuple[dict[str, Any], dict[str, Any] | None] | None:
            """What is shown, once the game is over or there is a move to make; and that move."""
            nonlocal seen
            update = await guest.get(f"/api/tables/{table}", after=seen)
            seen = update["seq"]
            memory.take_in(update)
            move = self._move(update)
            return (update, move) if move is not None or update["table"]["phase"] == "over" else None

        while True:
            update, move = await until(turn, "the game stands still")
            if move is None:
                return
            command = {"type": "act", "seq": seen, "action": move["action"]}
            answer = await guest.http.post(f"/api/tables/{table}/commands", json=command)
            if answer.status_code == 200:
                seat = update["you"]["viewer"]
                memory.acknowledged.append(Acknowledged(seen, answer.json()["seq"], seat, move["action"]))
            else:
                assert answer.json()["reason"] in ("stale", "over"), answer.text

    def _move(self, update: dict[str, Any]) -> dict[str, Any] | None:
        """A keen random move for whoever has this update, if it is that player's turn."""
        mover, rows = update["table"]["mover"], (update["scene"] or {"moves": {"rows": []}})["moves"]["rows"]
        if not rows or mover is None or update["you"]["viewer"] != mover:
            return None
        moves = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        lays = [move for move in moves if move["kind"] in ("lay", "take")]
        return self.dice.choice(lays if lays and self.dice.random() < 0.9 else moves)


async def killed_again_and_again(one: Server, database: str, kills: int, seed: int) -> None:
    evening = Evening(one.url, seed)
    storage = Storage(Settings(database=database).database_url())
    checked: dict[str, int] = {}
    try:
        async with asyncio.TaskGroup() as tables:
            for game, seats, ways in TABLES * sized(1, interpreted=1, soak=2):
                tables.create_task(evening.table(game, seats, ways))
            for _ in range(kills):
                await evening.some_moves()
                await asyncio.to_thread(one.kill)
                for table, memory in list(evening.memories.items()):
                    if checked.get(table) != len(memory.acknowledged):
                        checked[table] = len(memory.acknowledged)
                        memory.check(table, await storage.load(table))
                await asyncio.to_thread(one.start)
            evening.last_round.set()
        assert len(evening.over) >= len(TABLES)
        async with Guest(one.url, "Anybody") as anybody:
            for table in evening.over:
                events = await storage.load(table)
                evening.memories[table].check(table, events)
                await replays(anybody, table, events)
    finally:
        await storage.engine.dispose()
    assert evening.moves() > 3 * kills
    print(f"{kills} kills, {len(evening.over)} games, {evening.moves()} acknowledged moves")


async def test_a_server_on_sqlite_that_is_killed_at_random_moments_loses_nothing() -> None:
    with server() as one:
        database = f"sqlite:///{one.folder}/abaculus.db"
        await asyncio.wait_for(killed_again_and_again(one, database, KILLS, seed=1), 90 + 20 * KILLS)


@pytest.mark.long
async def test_a_server_on_postgresql_that_is_killed_at_random_moments_loses_nothing() -> None:
    with postgresql() as database, server(database=database) as one:
        await asyncio.wait_for(killed_again_and_again(one, database, KILLS, seed=2), 90 + 20 * KILLS)


@pytest.mark.long
async def test_a_game_goes_on_when_postgresql_has_crashed_and_is_back() -> None:
    with postgresql() as database, server(database=database, complaints=True) as one:
        running = shared_postgresql()
        assert running is not None
        dice, refusals = random.Random(5), 0
        acknowledged: list[int] = []
        async with Guest(one.url, "Ann") as ann:
            table = await ann.make_table(FIRST_GAME, ["me", "me"])
            await ann.do(table, "sit")
            shown = await ann.get(f"/api/tables/{table}")
            while shown["table"]["phase"] != "over":
                shown = await ann.get(f"/api/tables/{table}", seat=shown["table"]["mover"])
                move = dict(zip(COLUMNS, dice.choice(shown["scene"]["moves"]["rows"]), strict=True))
                if len(acknowledged) == 5 and not refusals:
                    await asyncio.to_thread(running.crash)
                act = {"type": "act", "seq": shown["seq"], "action": move["action"]}
                answer = await ann.http.post(f"/api/tables/{table}/commands", json=act)
                if answer.status_code == 200:
                    acknowledged.append(move["action"])
                else:
                    refusals += 1
                    assert (answer.status_code, answer.json()["reason"]) == (503, "busy"), answer.text
                    look = await ann.http.get(f"/api/tables/{table}")
                    assert (look.status_code, look.json()["reason"]) == (503, "busy"), look.text
                    await asyncio.to_thread(running.start)
                shown = await ann.get(f"/api/tables/{table}")
            assert refusals == 1
            storage = Storage(Settings(database=database).database_url())
            events = await storage.load(table)
            await storage.engine.dispose()
            assert list(numbered(table, events).values()) == acknowledged
            await replays(ann, table, events)
