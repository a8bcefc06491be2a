"""The database: guests, tables and their logs. SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import (
    Executable,
    Row,
    UpdateBase,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from abaculus.server.storage import schema
from abaculus.server.storage.database import engine_of, upgrade
from abaculus.server.storage.database_lock import DatabaseLock
from abaculus.server.storage.log_writer import Append, LogWriter, Presence, TableRow, WriteObserver
from abaculus.server.storage.write_probe import WriteProbe
from abaculus.server.tables.event_codec import event_of
from abaculus.server.tables.events import LogLine

__all__ = ["Storage"]

_LISTED_OF_ONE_HOST = 5
"""Tables of one host that the lobby shows."""
_DAY = 86_400_000
_MANY = 300
"""More events than this are read in a thread, because reading them would keep everybody waiting."""


class Storage:
    """An open database. Appends of many tables that arrive at the same time share one commit."""

    def __init__(self, url: str, most_open: int | None = None, observer: WriteObserver | None = None) -> None:
        """`most_open` is how many tables a guest may have open."""
        self.url = url
        self.engine = engine_of(url)
        self.writer = LogWriter(url, self.engine, most_open, observer)
        self._observer = observer
        self._lock = DatabaseLock(url)
        self._probe = WriteProbe(self.writer.put)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await asyncio.to_thread(self._lock.share)
        try:
            await asyncio.to_thread(upgrade, self.url)
        except BaseException:
            self._lock.release()
            raise
        self.writer.open()

    async def close(self) -> None:
        """Finish what was asked for, then close."""
        await self.writer.close()
        await self.engine.dispose()
        self._lock.release()

    # -- logs -----------------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        """Add events to a log: when this returns they are on disk. Raises `Conflict` where the log went on elsewhere."""
        await self.writer.put(what)

    async def load(self, table: str, after: int = 0) -> list[LogLine]:
        """A table's log from event `after` on."""
        e = schema.events.c
        wanted = select(e.seq, e.at, e.kind, e.body).where(e.table == table, e.seq > after).order_by(e.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        if len(found) > _MANY:
            return await asyncio.to_thread(_log_lines, found)
        return _log_lines(found)

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
            await self.writer.put(Presence(sorted(guests), now))

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

    async def pulse(self, now: int, patience: int) -> tuple[int, int]:
        """A process is up. Since when the server has been, by all processes, without a gap longer than `patience`; and the
        latest time that any of them has read."""
        u = schema.uptimes
        newest = select(func.max(u.c.began)).scalar_subquery()
        ahead = and_(u.c.until > now, u.c.until <= now + _DAY)  # the clock of another process, or of this one earlier
        until = case((ahead, u.c.until), else_=now)
        going_on = update(u).where(u.c.began == newest, u.c.until >= now - patience).values(until=until)
        began = time.perf_counter()
        with contextlib.suppress(IntegrityError):  # another process has begun at the same moment
            async with self.engine.begin() as connection:
                if not (await connection.execute(going_on)).rowcount:
                    await connection.execute(insert(u).values(began=now, until=now))
        if self._observer is not None:
            self._observer.wrote(time.perf_counter() - began)
        found = await self.one(select(u.c.began, u.c.until).order_by(u.c.began.desc()).limit(1))
        return (now, now) if found is None else (int(found.began), int(found.until))

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

    async def one(self, statement: Executable) -> Row[Any] | None:
        """The first row that a statement finds."""
        async with self.engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(statement)).first()
            return found

    async def do(self, *statements: UpdateBase) -> int:
        """Carry out statements in one transaction; how many rows the last one changed."""
        async with self.engine.begin() as connection:
            count = 0
            for statement in statements:
                count = int((await connection.execute(statement)).rowcount)
            return count

    async def alive(self) -> bool:
        """Whether the database answers and can be written."""
        async with self.engine.connect() as connection:
            answered = (await connection.execute(select(1))).scalar() == 1
        return answered and await self._probe.writable()


def _log_lines(rows: Sequence[Row[int, int, str, str]]) -> list[LogLine]:
    return [LogLine(seq, at, event_of(kind, json.loads(body))) for seq, at, kind, body in rows]
