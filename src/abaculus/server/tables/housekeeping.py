"""What has to be done from time to time: tables that wait for the server, news that was missed, players' presence, sweeping."""

from __future__ import annotations

import asyncio
import logging
import math
import time

from abaculus.server.admin import sweep
from abaculus.server.clock import now_ms
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession

__all__ = ["Housekeeping"]

_log = logging.getLogger("abaculus.server")
_IDLE_SECONDS = 600.0
"""After so long a table that nobody is at is forgotten."""


class Housekeeping:
    """The housekeeping of one server process."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._heartbeat = live_tables.heartbeat
        self._settings = live_tables.settings
        self._looking: asyncio.Task[None] | None = None
        self._beat = 0
        self._swept = -math.inf

    async def open(self) -> None:
        """Begin to look around."""
        await self._heartbeat.pulse()
        self._looking = asyncio.create_task(self._look(), name="housekeeping")

    async def close(self) -> None:
        """Stop."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            for look in (self._heartbeat.pulse, self._see_to_the_due, self._catch_up, self._sweep_now_and_then):
                try:  # each on its own: one that fails does not keep the others from being done
                    await look()
                except Exception:
                    _log.exception("the housekeeping failed")
            self._let_go()

    async def _see_to_the_due(self) -> None:
        for table in await self._live_tables.storage.due(now_ms()):
            await self._see_to(table)

    async def _sweep_now_and_then(self) -> None:
        if time.monotonic() - self._swept > 3600:
            self._swept = time.monotonic()
            await sweep(self._live_tables.storage, self._settings.keep_days)

    async def _see_to(self, table: str) -> None:
        """Attend to a table that waits for the server. One whose log cannot be read keeps no other table waiting."""
        try:
            self._live_tables.attend(await self._live_tables.session(table))
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
            return  # it is being written to: next time, so that one table does not keep all others waiting
        elif session.needs_reload:
            self._live_tables.attend(session)
        elif row[0] > session.table.seq:
            await self._live_tables.refresh(session)
        elif row > (session.table.seq, session.table.touched):
            await self._live_tables.refresh(session, anew=True)  # somebody was taken out of the log
            session.table.touched = row[1]  # once is enough

    async def _meet(self, sessions: dict[str, TableSession], now: int) -> None:
        """Write down who is at these tables here, and read who is at them through other processes."""
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
