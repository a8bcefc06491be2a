"""What an operator can do to a server's database while it runs; the server's processes notice within seconds."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypedDict, TypeVar

from sqlalchemy import delete, func, select, update

from abaculus.core.errors import BadOption, NotAllowed
from abaculus.server.clock import now_ms
from abaculus.server.settings import Settings
from abaculus.server.storage import schema
from abaculus.server.storage.log_writer import Append, Conflict
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.events import Ended, LogLine
from abaculus.server.tables.table import table_from

__all__ = ["delete_table", "end_table", "forget_guest", "list_tables", "sweep", "with_storage"]

T = TypeVar("T")


def with_storage(settings: Settings, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Open the database, do something, close it."""

    async def run() -> T:
        storage = Storage(settings.database_url())
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


class ListedSeat(TypedDict):
    """A seat and who sits there; the name is missing if the guest has been forgotten."""

    seat: int
    guest: str
    name: str | None


class ListedTable(TypedDict):
    """A table as it is listed. Times are milliseconds since 1970."""

    id: str
    game: str
    phase: str
    seq: int
    created: int
    touched: int
    host: str
    seats: list[ListedSeat]


async def list_tables(storage: Storage, phase: str | None, most: int) -> list[ListedTable]:
    """Tables with their seats, the most recently touched first."""
    t, p = schema.tables.c, schema.places.c
    wanted = select(t.id, t.game, t.phase, t.seq, t.created, t.touched, t.host).order_by(t.touched.desc()).limit(most)
    if phase is not None:
        wanted = wanted.where(t.phase == phase)
    async with storage.engine.connect() as connection:
        tables = []
        for row in (await connection.execute(wanted)).all():
            seated = await connection.execute(
                select(p.seat, p.guest, schema.guests.c.name)
                .join_from(schema.places, schema.guests, p.guest == schema.guests.c.id, isouter=True)
                .where(p.table == row.id)
                .order_by(p.seat)
            )
            seats = [ListedSeat(seat=one.seat, guest=one.guest, name=one.name) for one in seated]
            tables.append(ListedTable(
                id=row.id, game=row.game, phase=row.phase, seq=row.seq, created=row.created, touched=row.touched,
                host=row.host, seats=seats,
            ))  # fmt: skip
    return tables


async def end_table(storage: Storage, table_id: str) -> None:
    """End a game as if its host had closed it; its seed is published like any other."""
    for _ in range(10):
        row = await storage.row(table_id)
        if row is None:
            raise BadOption(f"there is no table {table_id[:40]!r}")
        table = table_from(table_id, await storage.load(table_id))
        if table.phase == "over":
            raise NotAllowed("this table is over already")
        now = max(now_ms(), table.touched)
        line = LogLine(table.seq + 1, now, Ended("closed", row.seed))
        ended = row._replace(phase="over", seq=line.seq, due=None, touched=now)
        try:
            await storage.append(Append(ended, [line], []))
        except Conflict:
            continue
        return
    raise NotAllowed("the table is too busy; try again")


async def delete_table(storage: Storage, table_id: str) -> None:
    """Delete a table with its log, for good."""
    gone = await storage.do(
        delete(schema.events).where(schema.events.c.table == table_id),
        delete(schema.places).where(schema.places.c.table == table_id),
        delete(schema.leases).where(schema.leases.c.table == table_id),
        delete(schema.tables).where(schema.tables.c.id == table_id),
    )
    if not gone:
        raise BadOption(f"there is no table {table_id[:40]!r}")


async def forget_guest(storage: Storage, guest: str, nobody: str) -> int:
    """Forget a guest: name, code and tokens go; the games stay, without the name. Returns the number of tables changed."""
    t, p, e = schema.tables, schema.places, schema.events
    found = await storage.one(select(schema.guests.c.id).where(schema.guests.c.id == guest))
    if found is None:
        raise BadOption(f"there is no guest {guest[:40]!r}")
    stranger = "gone" + secrets.token_hex(8)
    async with storage.engine.begin() as connection:
        seated = select(p.c.table).where(p.c.guest == guest)
        # Somebody who got up before the game, or has a seat reserved by a rematch, is named only in a log.
        named = select(e.c.table).where(e.c.body.contains(guest, autoescape=True))
        wanted = select(t.c.id).where(t.c.id.in_(seated) | t.c.id.in_(named) | (t.c.host == guest))
        own = list((await connection.execute(wanted)).scalars())
        for table in own:
            lines = (await connection.execute(select(e.c.seq, e.c.body).where(e.c.table == table))).all()
            for line in lines:
                body = json.loads(line.body)
                if _unname(body, guest, stranger, nobody):
                    changed = update(e).where(e.c.table == table, e.c.seq == line.seq).values(body=json.dumps(body))
                    await connection.execute(changed)
            await connection.execute(update(t).where(t.c.id == table).values(touched=now_ms()))
        await connection.execute(update(t).where(t.c.host == guest).values(host=stranger))
        await connection.execute(update(p).where(p.c.guest == guest).values(guest=stranger))
        c, u = schema.classes, schema.pupils
        await connection.execute(update(c).where(c.c.teacher == guest).values(teacher=stranger, closed=True))
        await connection.execute(update(u).where(u.c.guest == guest).values(guest=stranger, name=nobody))
        for table in (schema.tokens, schema.subscriptions, schema.bests):
            await connection.execute(delete(table).where(table.c.guest == guest))
        await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
    return len(own)


def _unname(body: dict[str, Any], guest: str, stranger: str, nobody: str) -> bool:
    """Take a guest out of an event of whatever kind; whether the guest was in it."""
    changed = False
    if body.get("guest") == guest:
        body.update(guest=stranger, name=nobody)
        changed = True
    if body.get("host") == guest:
        body["host"] = stranger
        changed = True
    for seat in body.get("seats", []):
        if seat.get("kept") == guest:
            seat.update(kept=stranger, name=nobody if seat.get("name") else "")
            changed = True
    return changed


async def sweep(storage: Storage, days: int) -> dict[str, int]:
    """Delete tables untouched for this many days, and guests not seen for as long who sit nowhere."""
    t, g, p, e = schema.tables, schema.guests, schema.places, schema.events
    long_ago = now_ms() - days * 86_400_000
    stale = select(t.c.id).where(t.c.touched < long_ago)
    await storage.do(delete(schema.leases).where(schema.leases.c.until < now_ms() - 3_600_000))
    tables = await storage.do(
        delete(e).where(e.c.table.in_(stale)),
        delete(p).where(p.c.table.in_(stale)),
        delete(t).where(t.c.touched < long_ago),
    )
    await storage.do(delete(schema.uptimes).where(schema.uptimes.c.until < long_ago))
    c, u = schema.classes, schema.pupils
    await storage.do(
        delete(u).where(u.c.code.in_(select(c.c.code).where(c.c.touched < long_ago))),
        delete(c).where(c.c.touched < long_ago),
    )
    unseen = select(g.c.id).where(
        g.c.seen < long_ago, g.c.id.not_in(select(p.c.guest)), g.c.id.not_in(select(c.c.teacher))
    )
    guests = await storage.do(
        delete(schema.tokens).where(schema.tokens.c.guest.in_(unseen)),
        delete(schema.subscriptions).where(schema.subscriptions.c.guest.in_(unseen)),
        delete(schema.bests).where(schema.bests.c.guest.in_(unseen)),
        delete(g).where(g.c.id.in_(unseen)),
    )
    return {"tables": tables, "guests": guests}


async def count(storage: Storage) -> dict[str, int]:
    """The number of guests, tables and events."""
    async with storage.engine.connect() as connection:
        return {
            name: int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for name, table in (("guests", schema.guests), ("tables", schema.tables), ("events", schema.events))
        }
