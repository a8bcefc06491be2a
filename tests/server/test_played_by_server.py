"""What the server plays by itself, bots and what is forced, while the table changes and writes fail."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sample_games import FIRST_GAME
from server_databases import postgresql
from server_player import Guest
from server_start import Server, server
from server_storage import Full, new, opened, sit, table_for_two

from abaculus.core.information import InformationSet
from abaculus.server import asking
from abaculus.server.announcing import Announcer
from abaculus.server.asking import Draft
from abaculus.server.house import House
from abaculus.server.room import Room
from abaculus.server.settings import Settings
from abaculus.server.steward import Steward
from abaculus.server.storage import Storage
from abaculus.server.table import Table


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "postgresql":
        with postgresql() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/abaculus.db"


class Meanwhile(Storage):
    """Something happens while a lease is being taken."""

    happens: Any = None

    async def take_lease(self, table: str, holder: str, now: int, until: int) -> bool:
        if self.happens is not None:
            happens, self.happens = self.happens, None
            await happens()
        return await super().take_lease(table, holder, now, until)


async def until_forced(house: House, room: Room, dice: random.Random) -> bool:
    """Play until a person has no choice; whether that happened before the end."""
    for guest in ("ann", "bob"):
        await house.ask(room, sit(guest, room.seed))
    while room.table.phase == "playing" and room.table.forced() is None:
        action = dice.choice(room.table.state.legal_actions())
        await house.ask(room, partial(asking.bot_acts, seed=room.seed, action=action, by="player"))
    return room.table.phase == "playing"


def test_a_player_who_is_faster_than_the_server_does_not_cost_the_next_one_the_game(tmp_path: Path) -> None:
    async def race(storage: Meanwhile, dice: random.Random) -> bool:
        """Whether the next player had a choice, which is what was taken for thinking too long."""
        house = House(Settings(forced_pause=0.0), storage, Announcer())
        room = await table_for_two(house)
        if not await until_forced(house, room, dice):
            return False
        choices = []

        async def player() -> None:
            forced = room.table.forced()
            await house.ask(room, partial(asking.bot_acts, seed=room.seed, action=forced, by="player"))
            choices.append(room.table.phase == "playing" and room.table.forced() is None)

        storage.happens = player
        steward = Steward(house, None)  # type: ignore[arg-type]
        steward.attend(room)
        assert room.driver is not None
        await asyncio.wait_for(room.driver, 60)
        await house.close()
        await steward.close()
        assert "resigned" not in {event.kind for event in await storage.load(room.table.id)}
        return choices == [True]

    async def races() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
            assert isinstance(storage, Meanwhile)
            dice = random.Random(3)
            for _ in range(50):
                if await race(storage, dice):
                    return
            raise AssertionError("in fifty games nobody with a choice came after somebody without one")

    asyncio.run(races())


def test_a_game_that_is_paused_at_the_last_moment_is_not_lost_on_time(tmp_path: Path) -> None:
    async def race() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
            assert isinstance(storage, Meanwhile)
            house = House(Settings(), storage, Announcer())
            room = await table_for_two(house, FIRST_GAME, per_move=1)  # whoever begins has a choice
            for guest in ("ann", "bob"):
                await house.ask(room, sit(guest, room.seed))
            await asyncio.sleep(1.1)

            async def pause() -> None:
                await house.ask(room, lambda table: [Draft("paused", {})])

            storage.happens = pause
            steward = Steward(house, None)  # type: ignore[arg-type]
            steward.attend(room)
            assert room.driver is not None
            await asyncio.wait_for(room.driver, 60)
            assert storage.happens is None
            assert room.table.paused
            assert room.table.phase == "playing"
            await house.close()
            await steward.close()

    asyncio.run(race())


class Distracted:
    """Bots in whose first thoughts the table changes."""

    def __init__(self, house: House) -> None:
        self.house, self.thoughts = house, 0

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts += 1
        room = next(iter(self.house.rooms.values()))
        if self.thoughts == 3:
            await self.house.ask(
                room, lambda table: [Draft("undone", {"taken": len(table.history) - len(opening(table))})]
            )
        return int(room.table.state.legal_actions()[0])


def opening(table: Table) -> list[Any]:
    """What chance decided before anybody acted."""
    return table.history[: next(n for n, step in enumerate(table.history) if step.seat is not None)]


def test_bots_go_on_at_once_when_the_table_changed_under_their_thoughts(tmp_path: Path) -> None:
    async def think() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db") as storage:
            house = House(Settings(bot_pause=0.0, lease_seconds=1000), storage, Announcer())
            bots = Distracted(house)
            steward = Steward(house, bots)  # type: ignore[arg-type]
            seats = [{"kind": "bot", "level": "random", "name": "random"}] * 2
            room = await house.create(FIRST_GAME, {"players": 2}, seats, {}, "host", False)
            await house.ask(room, lambda table: asking.start(table, room.seed, ["", ""]))
            for _ in range(3000):
                if bots.thoughts > 6 or room.table.phase == "over":
                    break
                await asyncio.sleep(0.02)
            await house.close()
            await steward.close()
            assert bots.thoughts > 4

    asyncio.run(think())


class Plain:
    """Bots that do the first thing they can, and remember what they thought about. At their fourth thought the disk is full."""

    def __init__(self, storage: Full) -> None:
        self.storage = storage
        self.thoughts: list[str] = []

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts.append(known.view["position"])
        self.storage.full = self.storage.full or len(self.thoughts) == 4
        return known.state.legal_actions()[0]


def test_a_bot_whose_move_cannot_be_written_tries_again_and_does_not_think_again(tmp_path: Path) -> None:
    async def eventually(holds: Callable[[], bool]) -> None:
        for _ in range(1500):
            if holds():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the table stands still")

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Full) as storage:
            assert isinstance(storage, Full)
            house, bots = House(Settings(bot_pause=0.0), storage, Announcer()), Plain(storage)
            steward = Steward(house, bots)  # type: ignore[arg-type]
            seats = [{"kind": "bot", "level": "random", "name": "random"}] * 2
            room = await house.create(FIRST_GAME, {"players": 2}, seats, {}, "host", False)
            await house.ask(room, lambda table: asking.start(table, room.seed, ["", ""]))
            await eventually(lambda: storage.refused > 3)
            storage.full = False
            await eventually(lambda: room.table.phase == "over" and room.driver is None)  # and written
            await house.close()
            await steward.close()
            assert len(bots.thoughts) == len(set(bots.thoughts))

    asyncio.run(play())


def test_a_table_whose_log_cannot_be_read_does_not_keep_the_bots_of_other_tables_waiting(database: str) -> None:
    async def broken() -> None:
        async with opened(database) as storage:
            await storage.append(new("broken", phase="playing", due=1))

    async def played(one: Server) -> None:
        async with Guest(one.url, "Ann") as ann:
            table = await ann.make_table(FIRST_GAME, ["random", "random"])
            one.restart()
            async with ann.socket(table) as socket:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)

    asyncio.run(broken())
    with server(database=database, complaints=True) as one:
        asyncio.run(played(one))
        assert "a table could not be opened" in one.log()
