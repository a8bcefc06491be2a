"""What the server plays by itself, bots and what is forced, while the table changes and writes fail."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sample_games import FIRST_GAME
from server_player import Guest
from server_start import server
from server_storage import Full, new, opened, sit, table_for_two
from sqlalchemy import update
from waiting import until

from abaculus.core.information import InformationSet
from abaculus.server.announce import Announcer
from abaculus.server.clock import now_ms
from abaculus.server.settings import Settings
from abaculus.server.storage import schema
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import decide
from abaculus.server.tables.autoplay import AutoPlayer
from abaculus.server.tables.events import Paused, Resigned, TakenBack
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import SeatPlan, TableSettings


class Meanwhile(Storage):
    """Something happens while a lease is being taken."""

    happens: Any = None

    async def take_lease(self, table: str, holder: str, now: int, until: int) -> bool:
        if self.happens is not None:
            happens, self.happens = self.happens, None
            await happens()
        return await super().take_lease(table, holder, now, until)


async def until_forced(live_tables: LiveTables, session: TableSession, dice: random.Random) -> bool:
    """Play until a person has no choice; whether that happened before the end."""
    for guest in ("ann", "bob"):
        await live_tables.submit(session, sit(guest, session.seed))
    while session.table.phase == "playing" and session.table.forced() is None:
        action = dice.choice(session.table.state.legal_actions())
        await live_tables.submit(session, partial(decide.bot_acts, seed=session.seed, action=action, by="player"))
    return session.table.phase == "playing"


async def test_a_player_who_is_faster_than_the_server_does_not_cost_the_next_one_the_game(tmp_path: Path) -> None:
    async def race(storage: Meanwhile, dice: random.Random) -> bool:
        """Whether the next player had a choice, which is what was taken for thinking too long."""
        live_tables = LiveTables(Settings(forced_pause=0.0), storage, Announcer())
        session = await table_for_two(live_tables)
        if not await until_forced(live_tables, session, dice):
            return False
        choices = []

        async def player() -> None:
            forced = session.table.forced()
            assert forced is not None
            await live_tables.submit(session, partial(decide.bot_acts, seed=session.seed, action=forced, by="player"))
            choices.append(session.table.phase == "playing" and session.table.forced() is None)

        storage.happens = player
        autoplayer = AutoPlayer(None)  # type: ignore[arg-type]
        autoplayer.attend(live_tables, session)
        assert session.driver is not None
        await asyncio.wait_for(session.driver, 60)
        await live_tables.close()
        await autoplayer.close()
        assert not any(isinstance(line.event, Resigned) for line in await storage.load(session.table.id))
        return choices == [True]

    async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
        assert isinstance(storage, Meanwhile)
        dice = random.Random(3)
        for _ in range(50):
            if await race(storage, dice):
                return
        raise AssertionError("in fifty games nobody with a choice came after somebody without one")


async def test_a_game_that_is_paused_at_the_last_moment_is_not_lost_on_time(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
        assert isinstance(storage, Meanwhile)
        live_tables = LiveTables(Settings(), storage, Announcer())
        session = await table_for_two(live_tables, FIRST_GAME, per_move=1)  # whoever begins has a choice
        for guest in ("ann", "bob"):
            await live_tables.submit(session, sit(guest, session.seed))
        await until(lambda: now_ms() > session.table.since + 1000)

        async def pause() -> None:
            await live_tables.submit(session, lambda table: [Paused()])

        storage.happens = pause
        autoplayer = AutoPlayer(None)  # type: ignore[arg-type]
        autoplayer.attend(live_tables, session)
        assert session.driver is not None
        await asyncio.wait_for(session.driver, 60)
        assert storage.happens is None
        assert session.table.paused
        assert session.table.phase == "playing"
        await live_tables.close()
        await autoplayer.close()


class Distracted:
    """Bots in whose first thoughts the table changes."""

    live_tables: LiveTables
    thoughts = 0

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts += 1
        session = next(iter(self.live_tables.sessions.values()))
        if self.thoughts == 3:
            await self.live_tables.submit(session, lambda table: [TakenBack(len(table.history) - len(opening(table)))])
        return int(session.table.state.legal_actions()[0])


def opening(table: Table) -> Sequence[Any]:
    """What chance decided before anybody acted."""
    return table.history[: next(n for n, step in enumerate(table.history) if step.seat is not None)]


async def test_bots_go_on_at_once_when_the_table_changed_under_their_thoughts(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/abaculus.db") as storage:
        bots = Distracted()
        autoplayer = AutoPlayer(bots)  # type: ignore[arg-type]
        settings = Settings(bot_pause=0.0, lease_seconds=1000)
        live_tables = bots.live_tables = LiveTables(settings, storage, Announcer(), autoplayer)
        seats = [SeatPlan("bot", level="random", name="random")] * 2
        session = await live_tables.create(FIRST_GAME, {"players": 2}, seats, TableSettings(), "host", False)
        await live_tables.submit(session, lambda table: decide.start(table, session.seed, ["", ""]))
        await until(lambda: bots.thoughts > 6 or session.table.phase == "over")
        await live_tables.close()
        await autoplayer.close()
        assert bots.thoughts > 4


class Plain:
    """Bots that do the first thing they can, and remember what they thought about. At their fourth thought the disk is full."""

    def __init__(self, storage: Full) -> None:
        self.storage = storage
        self.thoughts: list[str] = []

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts.append(known.view["position"])
        self.storage.full = self.storage.full or len(self.thoughts) == 4
        return known.state.legal_actions()[0]


async def test_a_bot_whose_move_cannot_be_written_tries_again_and_does_not_think_again(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/abaculus.db", Full) as storage:
        assert isinstance(storage, Full)
        bots = Plain(storage)
        autoplayer = AutoPlayer(bots)  # type: ignore[arg-type]
        live_tables = LiveTables(Settings(bot_pause=0.0), storage, Announcer(), autoplayer)
        seats = [SeatPlan("bot", level="random", name="random")] * 2
        session = await live_tables.create(FIRST_GAME, {"players": 2}, seats, TableSettings(), "host", False)
        await live_tables.submit(session, lambda table: decide.start(table, session.seed, ["", ""]))
        await until(lambda: storage.refused > 3, "the table stands still")
        storage.full = False
        over_and_written = "the game is never over and written"
        await until(lambda: session.table.phase == "over" and session.driver is None, over_and_written)
        await live_tables.close()
        await autoplayer.close()
        assert len(bots.thoughts) == len(set(bots.thoughts))


async def test_a_table_whose_log_cannot_be_read_does_not_keep_the_bots_of_other_tables_waiting(database: str) -> None:
    async with opened(database) as storage:
        await storage.append(new("broken", phase="playing", due=1))
        await storage.do(update(schema.events).where(schema.events.c.table == "broken").values(body="{}"))
    with server(database=database, complaints=True) as one:
        async with Guest(one.url, "Ann") as ann:
            table = await ann.make_table(FIRST_GAME, ["random", "random"])
            one.restart()
            async with ann.socket(table) as socket:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
        assert "a table could not be opened" in one.log()
