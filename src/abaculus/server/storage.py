"""The database: guests, tables and their logs. SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from abaculus.server import schema
from abaculus.server.table import Event

__all__ = ["Append", "Conflict", "Storage", "TableRow", "upgrade"]

_MIGRATIONS = Path(__file__).with_name("migrations")
_LISTED_OF_ONE_HOST = 5
"""Tables of one host that the lobby shows."""
_MANY = 300
"""Events that are read in a thread, because reading them would keep everybody waiting."""


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
    events: Sequence[Event]
    sat: Sequence[tuple[int, str]]
    """Seats and their guests, where they change; an empty guest frees the seat."""
    new: bool = False


class Presence(NamedTuple):
    """Guests who are at tables now. It is written with the logs: SQLite lets one writer wait for another by sleeping."""

    guests: Sequence[tuple[str, str]]
    """Tables and guests."""
    at: int


def upgrade(url: str) -> None:
    """Bring the database to the newest schema. Blocks; called once at the start and by `abaculus admin`."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")


class Storage:
    """An open database. Appends of many tables that arrive at the same time share one commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.log = _log_engine(url) or self.engine.sync_engine
        """What logs are written with: in SQLite by a thread of its own that makes a whole commit in one go."""
        self._thread = ThreadPoolExecutor(1, "log") if self.log is not self.engine.sync_engine else None
        self._queue: asyncio.Queue[tuple[Append | Presence, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await asyncio.to_thread(upgrade, self.url)
        self._writer = asyncio.create_task(self._write(), name="storage")

    async def close(self) -> None:
        """Finish what was asked for, then close."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._thread is not None:
            self._thread.shutdown()
            self.log.dispose()
        await self.engine.dispose()

    # -- logs -----------------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        """Add events to a log: when this returns they are on disk. Raises `Conflict` where the log went on elsewhere."""
        await self._put(what)

    async def _put(self, what: Append | Presence) -> None:
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
                if len(batch) == 1:
                    _tell(batch[0][1], _meaning(problem))
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

    async def _commit(self, batch: list[Append | Presence]) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write, batch)

    def _commit_here(self, batch: list[Append | Presence]) -> None:
        with self.log.begin() as connection:
            _write(connection, batch)

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """A table's log from event `after` on."""
        e = schema.events.c
        wanted = select(e.seq, e.at, e.kind, e.body).where(e.table == table, e.seq > after).order_by(e.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        if len(found) > _MANY:
            return await asyncio.to_thread(_events, found)
        return _events(found)

    async def row(self, table: str) -> TableRow | None:
        """What is kept about a table."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        return None if found is None else TableRow(**found._mapping)

    async def seqs(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far the logs of these tables go, and when they were touched last."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(t.id, t.seq, t.touched).where(t.id.in_(tables)))).all()
        return {row.id: (row.seq, row.touched) for row in found}

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables on which the server has to act and nobody has seen to it: those that no living process holds."""
        t, lease = schema.tables.c, schema.leases.c
        held = select(lease.table).where(lease.until > now)
        wanted = select(t.id).where(t.due <= now, t.phase == "playing", t.id.not_in(held)).order_by(t.due).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def take_lease(self, table: str, holder: str, now: int, until: int) -> bool:
        """Whether this process may act for the server on a table, until then."""
        lease = schema.leases
        free = or_(lease.c.holder == holder, lease.c.until <= now)
        try:
            async with self.engine.begin() as connection:
                taken = await connection.execute(
                    update(lease).where(and_(lease.c.table == table, free)).values(holder=holder, until=until)
                )
                if taken.rowcount:
                    return True
                there = await connection.execute(select(lease.c.table).where(lease.c.table == table))
                if there.first() is not None:
                    return False
                await connection.execute(insert(lease).values(table=table, holder=holder, until=until))
        except IntegrityError:
            return False
        return True

    async def give_lease(self, table: str, holder: str) -> None:
        """This process has nothing more to do on a table."""
        lease = schema.leases
        async with self.engine.begin() as connection:
            await connection.execute(delete(lease).where(lease.c.table == table, lease.c.holder == holder))

    # -- finding tables -------------------------------------------------------------------------------------------------

    async def lobby(self, most: int = 60) -> list[str]:
        """Listed tables: those that wait for players first, then those being played. Nobody fills the lobby alone."""
        t = schema.tables.c
        order = (t.phase.desc(), t.touched.desc())
        listed = (
            select(t.id, t.phase, t.touched, func.row_number().over(partition_by=t.host, order_by=order).label("own"))
            .where(t.listed, t.phase.in_(("waiting", "playing")))
            .subquery()
        )
        shown = listed.c
        wanted = (
            select(shown.id)
            .where(shown.own <= _LISTED_OF_ONE_HOST)
            .order_by(shown.phase.desc(), shown.touched.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def tables_of(self, guest: str, phases: Sequence[str], most: int) -> list[str]:
        """The tables that a guest sits at or has made, the newest first."""
        t, p = schema.tables.c, schema.places.c
        seated = select(p.table).where(p.guest == guest)
        wanted = (
            select(t.id)
            .where(t.phase.in_(phases), or_(t.id.in_(seated), t.host == guest))
            .order_by(t.touched.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def open_tables(self, host: str) -> int:
        """How many tables that a guest has made are not over."""
        t = schema.tables.c
        wanted = select(func.count()).select_from(schema.tables).where(t.host == host, t.phase != "over")
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    # -- who was there --------------------------------------------------------------------------------------------------

    async def saw(self, guests: Sequence[tuple[str, str]], now: int) -> None:
        """Guests are at tables now."""
        if guests:
            await self._put(Presence(sorted(guests), now))

    async def last_seen(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """When the guest of each seat was last at these tables."""
        p = schema.places.c
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(p.table, p.seat, p.seen).where(p.table.in_(tables)))).all()
        seen: dict[str, dict[int, int]] = {table: {} for table in tables}
        for row in found:
            seen[row.table][row.seat] = row.seen
        return seen

    # -- when the server was up ----------------------------------------------------------------------------------------

    async def pulse(self, now: int, patience: int) -> int:
        """A process is up. Since when the server has been, by all processes, without a gap longer than `patience`."""
        u = schema.uptimes
        newest = select(func.max(u.c.began)).scalar_subquery()
        going_on = update(u).where(u.c.began == newest, u.c.until >= now - patience).values(until=now)
        with contextlib.suppress(IntegrityError):  # another process has begun at the same moment
            async with self.engine.begin() as connection:
                if not (await connection.execute(going_on)).rowcount:
                    await connection.execute(insert(u).values(began=now, until=now))
        found = await self.one(select(func.max(u.c.began)))
        return now if found is None else int(found[0])

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When the server was away, from the first time that ended after `since`: beginnings and ends."""
        u = schema.uptimes
        before = select(func.max(u.c.began)).where(u.c.began <= since).scalar_subquery()
        wanted = select(u.c.began, u.c.until).where(u.c.began >= func.coalesce(before, 0)).order_by(u.c.began)
        async with self.engine.connect() as connection:
            spans = (await connection.execute(wanted)).all()
        return [(one.until, other.began) for one, other in pairwise(spans) if one.until < other.began]

    # -- everything else ------------------------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        """A secret that all processes on this database share: the one that is there, or a fresh one."""
        s = schema.secrets
        for _ in range(2):
            async with self.engine.connect() as connection:
                found = (await connection.execute(select(s.c.value).where(s.c.name == name))).scalar()
            if found is not None:
                return str(found)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(s).values(name=name, value=fresh))
            except IntegrityError:
                continue
        return fresh

    async def one(self, statement: Any) -> Row[Any] | None:
        """The first row that a statement finds."""
        async with self.engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(statement)).first()
            return found

    async def do(self, *statements: Any) -> int:
        """Carry out statements in one transaction; how many rows the last one changed."""
        async with self.engine.begin() as connection:
            count = 0
            for statement in statements:
                count = int((await connection.execute(statement)).rowcount)
            return count

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1


def _events(rows: Sequence[Any]) -> list[Event]:
    return [Event(row.seq, row.at, row.kind, json.loads(row.body)) for row in rows]


def _place(one: tuple[Append | Presence, object]) -> tuple[str, ...]:
    return (one[0].row.id,) if isinstance(one[0], Append) else ("~",)


def _write(connection: Connection, jobs: list[Append | Presence]) -> None:
    batch = [what for what in jobs if isinstance(what, Append)]
    new = [what.row._asdict() for what in batch if what.new]
    old = [what.row for what in batch if not what.new]
    lines = [
        {"table": what.row.id, "seq": e.seq, "at": e.at, "kind": e.kind, "body": json.dumps(e.body)}
        for what in batch
        for e in what.events
    ]
    if new:
        connection.execute(insert(schema.tables), new)
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


# What was written stays out of error messages, and so out of logs: there are seeds and ids in it.


def _log_engine(url: str) -> Engine | None:
    """aiosqlite hands every step of a transaction to a thread and back, and each time waits for the interpreter."""
    if not url.startswith("sqlite"):
        return None
    engine = create_engine(
        url.replace("+aiosqlite", "", 1), poolclass=StaticPool,
        connect_args={"timeout": 20, "check_same_thread": False}, hide_parameters=True,
    )  # fmt: skip
    event.listen(engine, "connect", _careful)
    return engine


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    # Every connection has a thread of its own: a few that stay are better than many that come and go.
    engine = create_async_engine(
        url, pool_size=8, max_overflow=0, pool_timeout=60, connect_args={"timeout": 20}, hide_parameters=True
    )

    event.listen(engine.sync_engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Switch SQLite to its write-ahead log. It does not wait for a process that is doing the same: we do."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        time.sleep(0.05)
    cursor.execute("PRAGMA journal_mode=WAL")


def _meaning(problem: Exception) -> Exception:
    return Conflict() if isinstance(problem, IntegrityError) else problem


def _tell(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
