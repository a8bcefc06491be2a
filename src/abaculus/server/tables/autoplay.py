"""What the server does at a table without being asked: it plays bots' moves and forced ones, and ends a game by the clock.

For each table one process at a time does this, by a lease in the database. Should two ever act at once, the log takes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random

from abaculus.server.bots.pool import BotPool
from abaculus.server.clock import now_ms
from abaculus.server.refusal import Refused
from abaculus.server.tables.commands import Play, RunOut
from abaculus.server.tables.decide import decide
from abaculus.server.tables.due import due_at
from abaculus.server.tables.events import Event
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.trouble import database_cause

__all__ = ["AutoPlayer"]

_log = logging.getLogger("abaculus.server")
_LONG_RETRY_SECONDS = 600.0
"""The longest wait after anything else that failed: it will hardly be better soon."""
_RETRY_SECONDS = 1.5
"""The longest wait before a table that could not be read or written is tried again."""


class AutoPlayer:
    """Plays for bots and for the server, in one server process."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, live_tables: LiveTables, session: TableSession) -> None:
        """A table has changed, or may have: if the server has to act on it now or later, see to it."""
        driver = TableDriver(live_tables, session, self._bot_pool)
        if session.driver is None and not live_tables.closing and driver.is_needed():
            session.driver = asyncio.create_task(driver.drive(), name=f"drive {session.table.id}")
            self._tasks.add(session.driver)
            session.driver.add_done_callback(self._tasks.discard)


class TableDriver:
    """Acts for the server at one table, until it waits for people."""

    def __init__(self, live_tables: LiveTables, session: TableSession, bot_pool: BotPool) -> None:
        self._live_tables, self._session, self._bot_pool = live_tables, session, bot_pool
        self._settings = live_tables.settings

    def is_needed(self) -> bool:
        """Whether there is something to do at the table, now or later."""
        return self._session.needs_reload or self._due() is not None

    def _due(self) -> int | None:
        return due_at(self._session.table, self._settings)

    def _is_due(self, table: Table) -> bool:
        due = due_at(table, self._settings)
        return due is not None and due <= now_ms()

    async def drive(self) -> None:
        """See to the table until it waits for people. What fails is tried again: given up, the table would stand still."""
        session, failures = self._session, 0
        try:
            while self.is_needed():
                session.changed.clear()
                try:
                    wait = await self._next_step()
                    failures = 0
                except Refused as no:
                    if no.reason in ("no-table", "shutting-down"):
                        return
                    if no.reason in ("stale", "paused", "over"):  # somebody was faster: look again
                        continue
                    failures += 1
                    wait = _patience(failures, _RETRY_SECONDS if no.reason == "busy" else _LONG_RETRY_SECONDS)
                except Exception as problem:
                    _log.exception("the server could not act at a table")
                    failures += 1
                    wait = _patience(failures, _RETRY_SECONDS if database_cause(problem) else _LONG_RETRY_SECONDS)
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait):
                            await session.changed.wait()
        finally:
            session.driver = None

    async def _next_step(self) -> float:
        """Do what is to be done now; for how many seconds there is nothing to do, unless the table changes."""
        if self._session.needs_reload:
            await self._live_tables.settle(self._session)
        due = self._due()
        if due is None:
            return 0.0
        if not await self._lease():  # another process sees to it, as long as it lives
            return self._settings.poll_seconds
        wait = (due - now_ms()) / 1000
        if wait > 0:
            return min(wait, self._settings.lease_seconds / 3)
        await self._act()
        return 0.0

    async def _lease(self) -> bool:
        session, now, seconds = self._session, now_ms(), self._settings.lease_seconds
        if session.leased - now > 500 * seconds:
            return True
        session.leased = 0
        if await self._live_tables.storage.take_lease(
            session.table.id, self._live_tables.name, now, now + int(1000 * seconds)
        ):
            session.leased = now + int(1000 * seconds)
        return bool(session.leased)

    async def _act(self) -> None:
        session = self._session
        table, seed = session.table, session.seed
        mover, moved = table.mover(), table.moved
        if mover is None or not self._is_due(table):  # somebody was faster while the lease was taken
            return
        place = table.places[mover]
        command: Play | RunOut
        if place.level:
            command = Play(await self._choice(mover, place.level), "bot")
        elif (forced := table.forced()) is not None:
            command = Play(forced, "server")
        else:
            command = RunOut()
            await self._live_tables.heartbeat.pulse()  # nobody loses for a time in which nobody could move
            await self._live_tables.excuse(session)

        def play(now: Table) -> list[Event]:
            if now.moved != moved or now.mover() != mover or now.places[mover].level != place.level:
                raise Refused("stale")
            if not self._is_due(now):  # a pause, or a player who came back
                raise Refused("stale")
            return decide(now, command, seed)

        await self._live_tables.submit(session, play)
        session.choice = None

    async def _choice(self, mover: int, level: str) -> int:
        """What a bot does. While its move cannot be written the choice stands: the workers have other things to do."""
        session, table = self._session, self._session.table
        known = table.state.information(mover)
        if session.choice is None or session.choice[:2] != (known.state, level):
            chosen = await self._bot_pool.choose(table.host, known, level, not table.people())
            session.choice = known.state, level, chosen
        return session.choice[2]


def _patience(failures: int, most: float) -> float:
    """Seconds until the next try, after so many failures; tables that failed together do not come back in step."""
    return min(most, 0.1 * 2.0 ** min(failures, 20)) * random.uniform(0.6, 1)
