"""The steward does what nobody asks for: plays bots' moves and forced ones, watches clocks, and looks for what was missed.

For each table one process at a time is the steward, by a lease in the database. Should two ever act at once, the log takes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import random
import time

from abaculus.server.admin import sweep
from abaculus.server.bots.pool import Thinkers
from abaculus.server.clock import at_least, now_ms
from abaculus.server.refusal import Refused
from abaculus.server.tables.decide import bot_acts, run_out
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.new_events import NewEvent
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.trouble import database_cause

__all__ = ["PACES", "Steward"]

_log = logging.getLogger("abaculus.server")
_IDLE_SECONDS = 600.0
_RETRY_SECONDS = 1.5
"""The longest wait before a table that could not be read or written is tried again."""
PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.5}
"""How much of a bot's usual pause a table wants. Even a quick bot waits until the eye has seen the last tile settle."""


class Steward:
    """The steward of one server process."""

    def __init__(self, live_tables: LiveTables, thinkers: Thinkers) -> None:
        self._live_tables, self._thinkers = live_tables, thinkers
        self._settings = live_tables.settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._beat = 0
        self._up = 0
        self._swept = -math.inf
        live_tables.attend, live_tables.due = self.attend, self.due

    async def open(self) -> None:
        """Begin to look around."""
        await self._pulse()
        self._looking = asyncio.create_task(self._look(), name="steward")

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def due(self, table: Table) -> int | None:
        """When the server has to act on a table; `None` while it waits for people."""
        mover = table.mover()
        if mover is None or table.paused:
            return None
        if table.places[mover].level:
            pace = PACES[table.settings.get("pace", "normal")]
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
                    wait = _patience(failures, _RETRY_SECONDS if no.reason == "busy" else _IDLE_SECONDS)
                except Exception as problem:
                    _log.exception("the steward failed at a table")
                    failures += 1
                    wait = _patience(failures, _RETRY_SECONDS if database_cause(problem) else _IDLE_SECONDS)
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
        if place.level:
            action, by = await self._choice(session, mover, place.level), "bot"
        elif (forced := table.forced()) is not None:
            action, by = forced, "server"
        else:
            action, by = -1, "clock"
            await self._pulse()  # nobody loses for a time in which nobody could move
            await self._live_tables.excuse(session)

        def play(now: Table) -> list[NewEvent]:
            if now.moved != moved or now.mover() != mover or now.places[mover].level != place.level:
                raise Refused("stale")
            if not self._is_due(now):  # a pause, or a player who came back
                raise Refused("stale")
            return run_out(now, seed) if by == "clock" else bot_acts(now, seed, action, by)

        await self._live_tables.submit(session, play)
        session.choice = None

    async def _choice(self, session: TableSession, mover: int, level: str) -> int:
        """What a bot does. While its move cannot be written the choice stands: the workers have other things to do."""
        table, known = session.table, session.table.state.information(mover)
        if session.choice is None or session.choice[:2] != (known.state, level):
            chosen = await self._thinkers.choose(table.host, known, level, not table.people())
            session.choice = known.state, level, chosen
        return session.choice[2]

    # -- looking around ---------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            for look in (self._pulse, self._see_to_the_due, self._catch_up, self._sweep_now_and_then):
                try:  # each for itself: what fails keeps nothing else from being seen
                    await look()
                except Exception:
                    _log.exception("the steward could not look around")
            self._let_go()

    async def _see_to_the_due(self) -> None:
        for table in await self._live_tables.storage.due(now_ms()):
            await self._see_to(table)

    async def _sweep_now_and_then(self) -> None:
        if time.monotonic() - self._swept > 3600:
            self._swept = time.monotonic()
            await sweep(self._live_tables.storage, self._settings.keep_days)

    async def _pulse(self) -> None:
        """Say that the server is up. After it was away, by all processes, the clocks here go on where they stood."""
        began, until = await self._live_tables.storage.pulse(now_ms(), int(3000 * self._settings.poll_seconds))
        at_least(until)
        if began != self._up:
            for session in list(self._live_tables.sessions.values()):
                with contextlib.suppress(Refused):
                    await self._live_tables.excuse(session)
            self._up = began  # only now: where this fails it is done again

    async def _see_to(self, table: str) -> None:
        """A table that waits for the server. One whose log cannot be read keeps no other table waiting."""
        try:
            self.attend(await self._live_tables.session(table))
        except Exception:
            _log.exception("a table could not be opened")

    async def _catch_up(self) -> None:
        """Moves whose announcement was lost, and who is at the table through another process."""
        sessions = dict(self._live_tables.sessions)
        names = list(sessions)
        for start in range(0, len(names), 500):
            some = names[start : start + 500]
            found = await self._live_tables.storage.seqs(some)
            for name in some:
                try:
                    await self._compare(sessions[name], found.get(name))
                except Exception:
                    _log.exception("a table could not be brought up to date")
        watched = {name: session for name, session in sessions.items() if session.connections or session.elsewhere}
        now = now_ms()
        if now // 30_000 != self._beat:
            await self._meet(watched, now)
            self._beat = now // 30_000

    async def _compare(self, session: TableSession, row: tuple[int, int] | None) -> None:
        """A table in memory beside its row: the number of its last event, and when it was touched."""
        if row is None:
            self._live_tables.gone(session)
        elif session.lock.locked():
            return  # something is being written there; next time, so that one table does not keep all others waiting
        elif session.needs_reload:
            self.attend(session)
        elif row[0] > session.table.seq:
            await self._live_tables.refresh(session)
        elif row > (session.table.seq, session.table.touched):
            await self._live_tables.refresh(session, anew=True)  # somebody was taken out of the log
            session.table.touched = row[1]  # once is enough

    async def _meet(self, sessions: dict[str, TableSession], now: int) -> None:
        """Say who is at these tables here, and hear who is at them through other processes."""
        here = {name: {one.guest for one in session.connections if one.guest} for name, session in sessions.items()}
        seated = [
            (name, guest) for name, session in sessions.items() for guest in here[name] if session.table.seats_of(guest)
        ]
        names = list(sessions)
        for start in range(0, len(names), 500):
            some = set(names[start : start + 500])
            await self._live_tables.storage.saw([pair for pair in seated if pair[0] in some], now)
            for name, seen in (await self._live_tables.storage.last_seen(list(some))).items():
                session = sessions[name]
                last = {session.table.places[seat].guest: at for seat, at in seen.items()}
                away = {guest for guest, at in last.items() if at > max(now - 45_000, session.gone.get(guest, 0))}
                session.elsewhere = away - here[name]

    def _let_go(self) -> None:
        """Forget tables that nobody is at; their logs are in the database."""
        long_ago = time.monotonic() - _IDLE_SECONDS
        for table, session in list(self._live_tables.sessions.items()):
            if (
                not session.connections
                and session.driver is None
                and session.used < long_ago
                and not session.lock.locked()
            ):
                del self._live_tables.sessions[table]


def _patience(failures: int, most: float) -> float:
    """Seconds until the next try, after so many failures; tables that failed together do not come back in step."""
    return min(most, 0.1 * 2.0 ** min(failures, 20)) * random.uniform(0.6, 1)
