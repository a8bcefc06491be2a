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
from abaculus.server.tables.events import Event
from abaculus.server.tables.heartbeat import Heartbeat
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.trouble import database_cause

__all__ = ["PACES", "AutoPlayer"]

_log = logging.getLogger("abaculus.server")
_LONG_RETRY_SECONDS = 600.0
"""The longest wait after anything else that failed: it will hardly be better soon."""
_RETRY_SECONDS = 1.5
"""The longest wait before a table that could not be read or written is tried again."""
PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.5}
"""How much of a bot's usual pause a table wants. Even a quick bot waits until the eye has seen the last tile settle."""


class AutoPlayer:
    """Plays for bots and for the server, in one server process."""

    def __init__(self, live_tables: LiveTables, bot_pool: BotPool) -> None:
        self._live_tables, self._bot_pool = live_tables, bot_pool
        self._settings = live_tables.settings
        self._tasks: set[asyncio.Task[None]] = set()
        self.heartbeat = Heartbeat(live_tables)
        live_tables.attend, live_tables.due = self.attend, self.due

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def due(self, table: Table) -> int | None:
        """When the server has to act on a table; `None` while it waits for people."""
        mover = table.mover()
        if mover is None or table.paused:
            return None
        if table.places[mover].level:
            pace = PACES[table.settings.pace]
            return table.since + int(1000 * self._settings.bot_pause * pace)
        if table.forced() is not None:
            return table.since + int(1000 * self._settings.forced_pause)
        left = table.clock_left()
        return None if left is None else table.since + left

    def _is_due(self, table: Table) -> bool:
        due = self.due(table)
        return due is not None and due <= now_ms()

    def attend(self, session: TableSession) -> None:
        """A table has changed, or may have: if the server has to act on it now or later, see to it."""
        if session.driver is None and not self._live_tables.closing and self._needs_us(session):
            session.driver = asyncio.create_task(self._drive(session), name=f"drive {session.table.id}")
            self._tasks.add(session.driver)
            session.driver.add_done_callback(self._tasks.discard)

    def _needs_us(self, session: TableSession) -> bool:
        return session.needs_reload or self.due(session.table) is not None

    async def _drive(self, session: TableSession) -> None:
        """See to a table until it waits for people. What fails is tried again: given up, the table would stand still."""
        failures = 0
        try:
            while self._needs_us(session):
                session.changed.clear()
                try:
                    wait = await self._next_step(session)
                    failures = 0
                except Refused as no:
                    if no.reason in ("no-table", "shutting-down"):
                        return
                    if no.reason in ("stale", "paused", "over"):  # somebody was faster: look again
                        continue
                    failures += 1
                    wait = _patience(failures, _RETRY_SECONDS if no.reason == "busy" else _LONG_RETRY_SECONDS)
                except Exception as problem:
                    _log.exception("the steward failed at a table")
                    failures += 1
                    wait = _patience(failures, _RETRY_SECONDS if database_cause(problem) else _LONG_RETRY_SECONDS)
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait):
                            await session.changed.wait()
        finally:
            session.driver = None

    async def _next_step(self, session: TableSession) -> float:
        """Do what is to be done at a table now; for how many seconds there is nothing to do, unless the table changes."""
        if session.needs_reload:
            await self._live_tables.settle(session)
        due = self.due(session.table)
        if due is None:
            return 0.0
        if not await self._lease(session):  # another process sees to it, as long as it lives
            return self._settings.poll_seconds
        wait = (due - now_ms()) / 1000
        if wait > 0:
            return min(wait, self._settings.lease_seconds / 3)
        await self._act(session)
        return 0.0

    async def _lease(self, session: TableSession) -> bool:
        now, seconds = now_ms(), self._settings.lease_seconds
        if session.leased - now > 500 * seconds:
            return True
        session.leased = 0
        if await self._live_tables.storage.take_lease(
            session.table.id, self._live_tables.name, now, now + int(1000 * seconds)
        ):
            session.leased = now + int(1000 * seconds)
        return bool(session.leased)

    async def _act(self, session: TableSession) -> None:
        table, seed = session.table, session.seed
        mover, moved = table.mover(), table.moved
        if mover is None or not self._is_due(table):  # somebody was faster while the lease was taken
            return
        place = table.places[mover]
        command: Play | RunOut
        if place.level:
            command = Play(await self._choice(session, mover, place.level), "bot")
        elif (forced := table.forced()) is not None:
            command = Play(forced, "server")
        else:
            command = RunOut()
            await self.heartbeat.pulse()  # nobody loses for a time in which nobody could move
            await self._live_tables.excuse(session)

        def play(now: Table) -> list[Event]:
            if now.moved != moved or now.mover() != mover or now.places[mover].level != place.level:
                raise Refused("stale")
            if not self._is_due(now):  # a pause, or a player who came back
                raise Refused("stale")
            return decide(now, command, seed)

        await self._live_tables.submit(session, play)
        session.choice = None

    async def _choice(self, session: TableSession, mover: int, level: str) -> int:
        """What a bot does. While its move cannot be written the choice stands: the workers have other things to do."""
        table, known = session.table, session.table.state.information(mover)
        if session.choice is None or session.choice[:2] != (known.state, level):
            chosen = await self._bot_pool.choose(table.host, known, level, not table.people())
            session.choice = known.state, level, chosen
        return session.choice[2]


def _patience(failures: int, most: float) -> float:
    """Seconds until the next try, after so many failures; tables that failed together do not come back in step."""
    return min(most, 0.1 * 2.0 ** min(failures, 20)) * random.uniform(0.6, 1)
