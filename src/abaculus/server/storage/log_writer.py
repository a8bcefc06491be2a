"""Writing logs: what many tables append at the same time shares one commit."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from abaculus.server.storage import schema
from abaculus.server.storage.best_results import keep_result
from abaculus.server.storage.database import log_engine_of
from abaculus.server.storage.write_probe import Probe, write_probe
from abaculus.server.tables.event_codec import body_of, kind_of
from abaculus.server.tables.events import LogLine
from abaculus.server.tables.solo_results import SoloResult
from abaculus.server.trouble import database_cause

__all__ = ["Append", "Conflict", "LogWriter", "Presence", "TableRow", "TooMany", "WriteObserver"]

_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("phase", "seq", "due", "touched")})
)
"""What every append changes in a table's row."""
_SEE = (
    update(schema.places)
    .where(
        schema.places.c.table == bindparam("of"),
        schema.places.c.guest == bindparam("who"),
        schema.places.c.seen < bindparam("now"),
    )
    .values(seen=bindparam("now"))
)
"""A guest is at a table."""


class Conflict(Exception):
    """Another process wrote to this table's log first: read it again and ask again."""


class TooMany(Exception):
    """The host of a new table has as many open as a guest may have."""


class TableRow(NamedTuple):
    """What is kept about a table beside its log: all of it follows from the log, except the secret seed."""

    id: str
    game: str
    phase: str
    listed: bool
    host: str
    seed: str
    seq: int
    due: int | None
    created: int
    touched: int


class Append(NamedTuple):
    """Events to add to a table's log, and what is kept about it then."""

    row: TableRow
    lines: Sequence[LogLine]
    sat: Sequence[tuple[int, str]]
    """Seats and their guests, where they change; an empty guest frees the seat."""
    new: bool = False
    result: SoloResult | None = None
    """What a guest has reached alone, where these events settle it."""


class Presence(NamedTuple):
    """Guests who are at tables now. It is written with the logs: SQLite lets one writer wait for another by sleeping."""

    guests: Sequence[tuple[str, str]]
    """Tables and guests."""
    at: int


Job = Append | Presence | Probe


class WriteObserver(Protocol):
    """Whoever wants to know how the database takes what is written."""

    def wrote(self, seconds: float) -> None:
        """A transaction was committed, and took so long."""
        ...

    def failed_to_write(self, count: int) -> None:
        """The database refused so many writes."""
        ...


class LogWriter:
    """Writes what it is given, in the order of tables; whoever waits for it goes on once it is on disk."""

    def __init__(
        self, url: str, engine: AsyncEngine, most_open: int | None = None, observer: WriteObserver | None = None
    ) -> None:
        """`most_open` is how many tables a guest may have open. It is checked where they are written: there several processes
        take turns."""
        self._engine, self._most_open, self._observer = engine, most_open, observer
        self.log = log_engine_of(url) or engine.sync_engine
        """What logs are written with: in SQLite by a thread of its own that makes a whole commit in one go."""
        self._thread = ThreadPoolExecutor(1, "log") if self.log is not engine.sync_engine else None
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write(), name="storage")

    async def close(self) -> None:
        """Finish what was asked for, then close."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._thread is not None:
            self._thread.shutdown()
            self.log.dispose()

    def waiting(self) -> int:
        """How many writes wait for their turn."""
        return self._queue.qsize()

    async def put(self, what: Job) -> None:
        """Write this; raises `Conflict` where a log went on elsewhere."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 200:
                batch.append(self._queue.get_nowait())
            batch.sort(key=_place)  # everywhere in the same order, or two processes block each other
            try:
                await self._commit([what for what, _ in batch])
            except Exception as problem:
                if len(batch) == 1 or _is_away(problem):  # one by one would only take longer then
                    for _, done in batch:
                        _tell(done, _meaning(problem))
                else:
                    for what, done in batch:
                        try:
                            await self._commit([what])
                        except Exception as own:
                            _tell(done, _meaning(own))
                        else:
                            _tell(done, None)
            else:
                for _, done in batch:
                    _tell(done, None)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            await self._transact(batch)
        except Exception as problem:
            if _is_away(problem) and self._observer is not None:
                self._observer.failed_to_write(len(batch))
            raise
        if self._observer is not None:
            self._observer.wrote(time.perf_counter() - began)

    async def _transact(self, batch: list[Job]) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write, batch, self._most_open)

    def _commit_here(self, batch: list[Job]) -> None:
        with self.log.begin() as connection:
            _write(connection, batch, self._most_open)


def _place(one: tuple[Job, object]) -> tuple[str, ...]:
    return (one[0].row.id,) if isinstance(one[0], Append) else ("~",)


def _write(connection: Connection, jobs: list[Job], most_open: int | None) -> None:
    batch = [what for what in jobs if isinstance(what, Append)]
    new = [what.row for what in batch if what.new]
    old = [what.row for what in batch if not what.new]
    lines = [
        {"table": what.row.id, "seq": seq, "at": at, "kind": kind_of(event), "body": json.dumps(body_of(event))}
        for what in batch
        for seq, at, event in what.lines
    ]
    if new:
        _insert_tables(connection, new, most_open)
    if lines:
        connection.execute(insert(schema.events), lines)
    if old:
        news = [{"of": r.id, "phase": r.phase, "seq": r.seq, "due": r.due, "touched": r.touched} for r in old]
        connection.execute(_ADVANCE, news)
    p = schema.places
    for what in batch:
        for seat, guest in what.sat:
            connection.execute(delete(p).where(p.c.table == what.row.id, p.c.seat == seat))
            if guest:
                values = {"table": what.row.id, "seat": seat, "guest": guest, "seen": what.row.touched}
                connection.execute(insert(p).values(values))
    here = [
        {"of": table, "who": guest, "now": what.at}
        for what in jobs
        if isinstance(what, Presence)
        for table, guest in what.guests
    ]
    if here:
        connection.execute(_SEE, here)
    for what in batch:
        if what.result is not None:
            keep_result(connection, what.result)
    for job in jobs:
        if isinstance(job, Probe):
            write_probe(connection, job)


def _is_away(problem: Exception) -> bool:
    """Whether the database as a whole cannot be written, rather than one of the things to be written."""
    return isinstance(problem, (OperationalError, InterfaceError, OSError)) or database_cause(problem) is not None


def _insert_tables(connection: Connection, new: list[TableRow], most_open: int | None) -> None:
    g, t = schema.guests.c, schema.tables.c
    hosts: list[str] = []
    if most_open is not None:  # classes have tables too, and are no guests
        wanted = select(g.id).where(g.id.in_({row.host for row in new})).order_by(g.id).with_for_update()
        hosts = list(connection.execute(wanted).scalars())
    # From here on SQLite keeps other processes from counting.
    connection.execute(insert(schema.tables), [row._asdict() for row in new])
    if hosts:
        many = select(t.host).where(t.host.in_(hosts), t.phase != "over").group_by(t.host)
        if connection.execute(many.having(func.count() > most_open)).first() is not None:
            raise TooMany


def _meaning(problem: Exception) -> Exception:
    return Conflict() if isinstance(problem, IntegrityError) else problem


def _tell(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
