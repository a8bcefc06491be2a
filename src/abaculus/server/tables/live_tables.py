"""All tables that a process has in memory, the sockets at them, and the order in which things happen.

A request becomes events, the events go to the log, and only what is in the log is shown. Each table has a lock: what is asked of
it is done in turn, and nobody sees it half-changed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from abaculus.server import wire
from abaculus.server.announce import Announcer
from abaculus.server.clock import now_ms
from abaculus.server.identity import new_id
from abaculus.server.limits import Buckets, Locks
from abaculus.server.refusal import Refused
from abaculus.server.settings import Settings
from abaculus.server.storage.log_writer import Append, Conflict, TableRow, TooMany
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import commands, fairness
from abaculus.server.tables.checks import check_log_room
from abaculus.server.tables.collaborators import Attendant, TableObserver
from abaculus.server.tables.decide import decide
from abaculus.server.tables.due import due_at
from abaculus.server.tables.events import Created, Event, LogLine
from abaculus.server.tables.game_loading import asked_game
from abaculus.server.tables.heartbeat import Heartbeat
from abaculus.server.tables.seating import seat_changes
from abaculus.server.tables.session import Connection, TableSession
from abaculus.server.tables.solo_results import result_alone
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_cache import LONG, TableCache
from abaculus.server.tables.table_settings import GameOptions, SeatPlan, TableSettings

__all__ = ["LiveTables"]

_log = logging.getLogger("abaculus.server")
_REACTIONS_PER_SECOND = 1.0
_REACTIONS_AT_ONCE = 5
"""Of one guest at one table, through however many sockets."""


class LiveTables(TableCache):
    """All tables of one server process."""

    def __init__(
        self, settings: Settings, storage: Storage, announcer: Announcer, attendant: Attendant | None = None,
        observer: TableObserver | None = None,
    ) -> None:  # fmt: skip
        """Without an attendant nobody plays for bots, and no clock runs out."""
        super().__init__(storage)
        self.settings = settings
        self.announcer = announcer
        self.heartbeat = Heartbeat(self)
        self.name = secrets.token_hex(8)
        self.closing = False
        self._attendant, self._observer = attendant, observer
        hourly = settings.limits.tables_per_address_and_hour
        self.new_tables = Buckets(hourly / 3600, hourly, "too-many-tables")
        self.reactions = Buckets(_REACTIONS_PER_SECOND, _REACTIONS_AT_ONCE, "too-fast")
        self._making = Locks()
        self._submitted: set[asyncio.Task[int]] = set()

    def begin_closing(self) -> None:
        """Take no more requests."""
        self.closing = True

    async def close(self) -> None:
        """Take no more requests, and finish what was begun."""
        self.begin_closing()
        await asyncio.gather(*self._submitted, return_exceptions=True)

    # -- tables ---------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def allow_table(self, host: str, address: str) -> AsyncIterator[None]:
        """Refuse a new table to a guest who has many open, or to an address that has made many.

        The table is made meanwhile: other requests of this guest are counted when it is there.
        """
        async with self._making.of(host):
            if await self.storage.open_tables(host) >= self.settings.limits.tables_per_guest:
                raise Refused("too-many-tables")
            self.new_tables.take(address)
            yield

    async def create(
        self, game: str, options: GameOptions, seats: Sequence[SeatPlan], settings: TableSettings, host: str, listed: bool
    ) -> TableSession:  # fmt: skip
        """A new table. Loading the game checks whether what was asked for makes sense."""
        loaded = await asked_game(game, options)
        if loaded.num_players() != len(seats):
            raise Refused("bad-option", f"the seats are {len(seats)}, the players {loaded.num_players()}")
        seed = fairness.new_seed()
        stored = {**loaded.log_options(), "rules": loaded.rules_version}
        created = Created(game, stored, tuple(seats), settings, host, fairness.commitment(seed))
        session = TableSession(Table(new_id()), seed, listed)
        async with session.lock:
            try:
                await self._append(session, [created], new=True)
            except TooMany as problem:
                raise Refused("too-many-tables") from problem
            except Exception as problem:
                _log.exception("a table could not be made")
                raise Refused("busy") from problem
            self.sessions[session.table.id] = session
        return session

    async def submit(self, session: TableSession, question: Callable[[Table], list[Event]]) -> int:
        """Put a request to a table; the number of the last event when it is done. Raises `Refused`, and nothing happened."""
        if self.closing:
            raise Refused("shutting-down")
        # Whoever asked may hang up; what has begun is finished all the same.
        asked = asyncio.create_task(self._submit(session, question), name=f"ask {session.table.id}")
        self._submitted.add(asked)
        asked.add_done_callback(self._submitted.discard)
        # Perhaps nobody is left to hear of it.
        asked.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(asked)

    async def _submit(self, session: TableSession, question: Callable[[Table], list[Event]]) -> int:
        try:
            async with session.lock:
                for _ in range(20):
                    try:
                        if session.needs_reload:
                            await self._reload(session)
                        if events := question(session.table):  # what is so already needs no event
                            check_log_room(session.table, events, self.settings.limits.asides_per_table)
                            await self._append(session, events)
                    except Conflict:
                        continue
                    except Refused:
                        raise
                    except Exception as problem:
                        _log.exception("a table's log could not be written")
                        raise Refused("busy") from problem
                    else:
                        return session.table.seq
            raise Refused("busy")
        finally:
            if session.needs_reload:  # perhaps nobody asks again, so the log is read as soon as it can be
                self._see_to(session)

    def attend(self, session: TableSession) -> None:
        """Let the server act at a table, now or later, if it has to."""
        if self._attendant is not None:
            self._attendant.attend(self, session)

    async def before_use(self, session: TableSession) -> None:
        """Whoever is on move at a table that was just read does not lose the time in between."""
        await self.excuse(session)

    async def excuse(self, session: TableSession) -> None:
        """Take out of the clock of whoever is on move the time for which the server was away."""
        if session.table.clock_left() is not None:
            outages = await self.storage.outages(session.table.since)
            if outages:
                command = commands.Excuse(tuple(outages))
                await self.submit(session, lambda table: decide(table, command, session.seed))

    async def _append(self, session: TableSession, events: Sequence[Event], new: bool = False) -> None:
        table, now = session.table, max(now_ms(), session.table.touched)
        lines = [LogLine(table.seq + number, now, event) for number, event in enumerate(events, start=1)]
        session.needs_reload = not new
        for line in lines:
            table.apply(line)
        row = TableRow(
            table.id, table.game_id, table.phase, session.listed, table.host, session.seed, table.seq,
            due_at(table, self.settings), table.created, now,
        )  # fmt: skip
        await self.storage.append(Append(row, lines, seat_changes(table, events), new, result_alone(table, events)))
        session.needs_reload = False
        self._show(session)
        if self._observer is not None:
            self._observer.appended(session, events)
        self.announcer.tell({"table": table.id, "seq": table.seq})

    async def _reload(self, session: TableSession) -> None:
        table = await self.read(session.table.id)
        if not table.seq:
            self.gone(session)
            raise Refused("no-table")
        session.table = table
        session.needs_reload = False
        self._show(session)

    @asynccontextmanager
    async def locked(self, session: TableSession) -> AsyncIterator[Table]:
        """A table in step with its log, kept from changing meanwhile."""
        async with session.lock:
            if session.needs_reload:
                try:
                    await self._reload(session)
                except Refused:
                    raise
                except Exception as problem:
                    _log.exception("a table's log could not be read")
                    raise Refused("busy") from problem
            yield session.table

    async def settle(self, session: TableSession) -> None:
        """Read a table's log again where memory may hold something that is not in it."""
        async with session.lock:
            if session.needs_reload:
                await self._reload(session)

    async def refresh(self, session: TableSession, anew: bool = False) -> None:
        """Take in what other processes have added to a table's log, or read all of it anew."""
        async with session.lock:
            if session.needs_reload or anew:
                await self._reload(session)
                return
            news = await self.storage.load(session.table.id, session.table.seq)
            if len(news) > LONG:
                await self._reload(session)
                return
            for line in news:
                session.table.apply(line)
            if news:
                self._show(session)

    async def at_least(self, session: TableSession, seq: int) -> None:
        """Whoever has seen event `seq` through another process does not go back in time here."""
        if seq > session.table.seq:
            await self.refresh(session)

    def gone(self, session: TableSession) -> None:
        """A table was deleted."""
        self.sessions.pop(session.table.id, None)
        for connection in list(session.connections):
            connection.end()

    async def on_announcement(self, news: dict[str, Any]) -> None:
        """Another process announces something."""
        session = self.sessions.get(str(news.get("table")))
        if session is None:
            return
        if "reaction" in news:
            session.spread(wire.Reaction(type="reaction", seat=news["seat"], reaction=news["reaction"]))
        elif news.get("seq", 0) > session.table.seq:
            try:
                await self.refresh(session)
            except Exception:
                _log.exception("a table could not be refreshed")

    # -- showing ----------------------------------------------------------------------------------------------------------

    def _show(self, session: TableSession) -> None:
        """Send everybody at the table what is new for them; then see whether the server has to act."""
        session.show()
        session.changed.set()
        self._see_to(session)

    def _see_to(self, session: TableSession) -> None:
        if self.sessions.get(session.table.id) is session:  # and not one that is just being read
            self.attend(session)

    async def enter(self, session: TableSession, connection: Connection) -> None:
        """A socket comes to the table, and is sent what its viewer may know."""
        async with self.locked(session):
            session.connections.add(connection)
            session.gone.pop(connection.guest, None)
            session.show_to(connection)
        await self._presence(session, connection.guest)

    async def leave(self, session: TableSession, connection: Connection) -> None:
        """A socket goes away."""
        session.connections.discard(connection)
        guest = connection.guest
        if session.table.seats_of(guest) and all(other.guest != guest for other in session.connections):
            session.gone[guest] = now_ms()
        if not self.closing:
            await self._presence(session, guest)

    async def _presence(self, session: TableSession, guest: str) -> None:
        if guest and session.table.seats_of(guest):
            present = session.present()
            here = [place.guest in present for place in session.table.places]
            session.spread(wire.Presence(type="presence", here=here))
            try:
                await self.storage.saw([(session.table.id, guest)], session.gone.get(guest) or now_ms())
            except Exception as problem:  # it is written again every half minute; a socket is not lost for it
                _log.warning("a guest's coming or going was not written: %s", type(problem).__name__)

    async def absences(self, session: TableSession) -> set[int]:
        """The seats whose players have been away for long."""
        seen = (await self.storage.last_seen([session.table.id]))[session.table.id]
        now, present = now_ms(), session.present()
        return {
            seat
            for seat in session.table.people()
            if session.table.places[seat].guest not in present
            and now - seen.get(seat, 0) > 1000 * self.settings.absent_seconds
        }
