"""Classes: a code leads a whole class to tables of one game, and the teacher sees who can work out what.

A class is a row, and a row for every pupil that says which seat is the pupil's. The database allows one pupil a seat, so that two
who come at once, even to two processes, never get the same one. Everything else is at the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from weakref import WeakValueDictionary

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from abaculus.core.operations import OPERATIONS
from abaculus.server.classroom.course import ClassPlan, Course, Pupil, new_code, other_name, tidy_code
from abaculus.server.classroom.overview import table_seen
from abaculus.server.clock import now_ms
from abaculus.server.identity import Guest
from abaculus.server.limits import insert_within
from abaculus.server.refusal import Refused
from abaculus.server.storage import schema
from abaculus.server.tables.commands import CallOff, Fill, Sit
from abaculus.server.tables.decide import decide
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import SeatPlan, TableSettings
from abaculus.server.wire.classes import ClassOverview, ClassTable

__all__ = ["Classes", "Course", "tidy_code"]

_HOUR = 3_600_000
_TURNS = 200
"""How often a seat is looked for again when others were faster."""
_REMATCHES = 50


class Classes:
    """All classes of a server."""

    def __init__(self, live_tables: LiveTables, most_open: int, most_pupils: int) -> None:
        self._live_tables, self._most_open, self._most_pupils = live_tables, most_open, most_pupils
        self._storage = live_tables.storage
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- making and finding ----------------------------------------------------------------------------------------------

    async def make(self, teacher: Guest, name: str, plan: ClassPlan) -> Course:
        """A new class."""
        c = schema.classes
        held = select(func.count()).select_from(c).where(c.c.teacher == teacher.id, c.c.closed.is_(False))
        full = Refused("too-many-classes", f"at most {self._most_open} open ones")
        now = now_ms()
        for _ in range(10):
            code = new_code()
            with contextlib.suppress(IntegrityError):
                await insert_within(self._storage, teacher.id, held, self._most_open, full, insert(c).values(
                    code=code, teacher=teacher.id, name=name, body=json.dumps(plan), closed=False, created=now, touched=now,
                ))  # fmt: skip
                return await self.find(code)
        raise Refused("busy")

    async def find(self, code: str) -> Course:
        """The class of a code."""
        row = await self._storage.one(select(schema.classes).where(schema.classes.c.code == tidy_code(code)))
        if row is None:
            raise Refused("no-class")
        return Course(row.code, row.teacher, row.name, row.closed, row.touched, **json.loads(row.body))

    async def is_in(self, code: str, guest: str) -> bool:
        """Whether a guest is the teacher of a class or one of its pupils."""
        c, p, wanted = schema.classes.c, schema.pupils.c, tidy_code(code)
        teaches = exists().where(c.code == wanted, c.teacher == guest)
        plays = exists().where(p.code == wanted, p.guest == guest)
        found = await self._storage.one(select(or_(teaches, plays)))
        return found is not None and bool(found[0])

    async def of_teacher(self, teacher: str, most: int = 50) -> list[Course]:
        """The classes that a guest made, the newest first."""
        c = schema.classes
        wanted = select(c.c.code).where(c.c.teacher == teacher).order_by(c.c.created.desc()).limit(most)
        async with self._storage.engine.connect() as connection:
            codes = list((await connection.execute(wanted)).scalars())
        return [await self.find(code) for code in codes]

    async def pupils(self, course: Course) -> list[Pupil]:
        """Its pupils, by table and seat."""
        p = schema.pupils
        wanted = select(p).where(p.c.code == course.code).order_by(p.c.number, p.c.seat)
        async with self._storage.engine.connect() as connection:
            return [Pupil(*row) for row in await connection.execute(wanted)]

    # -- taking a seat ---------------------------------------------------------------------------------------------------

    async def table_of(self, course: Course, guest: str) -> str:
        """The table of a pupil, where the last game goes on; empty for somebody who is not in the class."""
        for pupil in await self.pupils(course):
            if pupil.guest == guest:
                with contextlib.suppress(Refused):
                    sessions = await self._games(pupil.table)
                    mine = [session for session in sessions if _belongs(session.table, guest)]
                    return mine[-1].table.id if mine else ""
        return ""

    async def join(self, course: Course, guest: Guest, nonce: str, address: str) -> str:
        """A pupil comes, or comes back; the pupil's table."""
        if guest.id == course.teacher:
            raise Refused("teacher-plays")
        async with self._one_at_a_time(course.code):
            course = await self.find(course.code)  # it may have been closed while others were seated
            table = await self.table_of(course, guest.id)
            if table:
                return table
            if course.closed:
                raise Refused("class-closed")
            for _ in range(_TURNS):
                pupils = await self.pupils(course)
                own = next((pupil for pupil in pupils if pupil.guest == guest.id), None)
                if own is None and len(pupils) >= self._most_pupils:
                    raise Refused("class-full", f"at most {self._most_pupils} pupils")
                if own is None:
                    own = await self._claim(course, guest, pupils, address)
                if own is not None and await self._seat(course, own, nonce):
                    return own.table
        raise Refused("busy")

    async def _claim(self, course: Course, guest: Guest, pupils: Sequence[Pupil], address: str) -> Pupil | None:
        """Write down a free seat as a pupil's; `None` where somebody was faster."""
        number, table, seat = await self._free(course, pupils)
        fresh: TableSession | None = None
        if not table:
            self._live_tables.new_tables.take(address)
            fresh = await self._new_table(course)
            table = fresh.table.id
        name = other_name(guest.name, {pupil.name for pupil in pupils})
        pupil = Pupil(course.code, guest.id, name, number, seat, table, now_ms())
        try:
            await self._write_down(pupil)
        except (IntegrityError, Refused) as problem:
            if fresh is not None:  # another process opened this table, or the class is closed
                await self._end(fresh)
            if isinstance(problem, Refused):
                raise
            return None
        return pupil

    async def _write_down(self, pupil: Pupil) -> None:
        """A pupil's row, in a class that is open at that moment: whoever closes it finds the row, or comes first."""
        c, p = schema.classes, schema.pupils
        held = select(func.count()).select_from(p).where(p.c.code == pupil.code)
        still = update(c).where(c.c.code == pupil.code, c.c.closed.is_(False)).values(touched=pupil.joined)
        async with self._storage.engine.begin() as connection:
            if not (await connection.execute(still)).rowcount:
                raise Refused("class-closed")
            pupils = (await connection.execute(held)).scalar_one()
            if pupils >= self._most_pupils:  # others came through another process
                raise Refused("class-full", f"at most {self._most_pupils} pupils")
            await connection.execute(insert(p).values(pupil._asdict()))

    async def _free(self, course: Course, pupils: Sequence[Pupil]) -> tuple[int, str, int]:
        """The first free seat: the table's number, the table (empty: one to be made), the seat."""
        taken: dict[int, set[int]] = {}
        ids: dict[int, str] = {}
        for pupil in pupils:
            taken.setdefault(pupil.number, set()).add(pupil.seat)
            ids[pupil.number] = pupil.table
        for number, seats in sorted(taken.items()):
            free = [seat for seat in range(course.players - course.bots) if seat not in seats]
            with contextlib.suppress(Refused):
                if free and (await self._live_tables.session(ids[number])).table.phase == "waiting":
                    return number, ids[number], free[0]
        return max(taken, default=0) + 1, "", 0

    async def _new_table(self, course: Course) -> TableSession:
        pupils = course.players - course.bots
        seats = [SeatPlan("open", kept=course.keeper) for _ in range(pupils)]
        seats += [SeatPlan("bot", level=course.level, name=course.level) for _ in range(course.bots)]
        settings = TableSettings(reckon=course.reckon, hints=course.hints, written=("reckon", "hints", "listed"))
        return await self._live_tables.create(
            course.game, {**course.options, "players": course.players}, seats, settings, course.keeper, False
        )

    async def _seat(self, course: Course, pupil: Pupil, nonce: str) -> bool:
        """Sit down at the pupil's seat. One that is gone is given up, and another one is looked for."""
        try:
            session = await self._live_tables.session(pupil.table)
            command = Sit(pupil.guest, pupil.name, pupil.seat, nonce, course.keeper)
            await self._live_tables.submit(session, lambda table: decide(table, command, session.seed))
        except Refused as no:
            if no.reason not in ("no-table", "already-started", "seat-taken", "no-seat"):
                raise
            p = schema.pupils
            await self._storage.do(delete(p).where(p.c.code == course.code, p.c.guest == pupil.guest))
            return False
        return True

    @contextlib.asynccontextmanager
    async def _one_at_a_time(self, code: str) -> AsyncIterator[None]:
        """Within this process pupils of one class are seated in turn, so that no table is made in vain."""
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        async with lock:
            yield

    # -- what a teacher does -----------------------------------------------------------------------------------------------

    async def start(self, course: Course, number: int) -> None:
        """Bots take the empty seats of a table, and it begins."""
        if not course.fill:
            raise Refused("no-fill")
        pupils = [pupil for pupil in await self.pupils(course) if pupil.number == number]
        if not pupils:
            raise Refused("no-table")
        session = await self._live_tables.session(pupils[0].table)
        await self._live_tables.submit(session, lambda table: decide(table, Fill(course.level), session.seed))

    async def close(self, course: Course) -> None:
        """Nobody can join any more, and what still goes on ends."""
        c = schema.classes
        await self._storage.do(update(c).where(c.c.code == course.code).values(closed=True, touched=now_ms()))
        for table in {pupil.table for pupil in await self.pupils(course)}:
            with contextlib.suppress(Refused):
                for session in await self._games(table):
                    await self._end(session)

    async def _end(self, session: TableSession) -> None:
        with contextlib.suppress(Refused):
            await self._live_tables.submit(session, lambda table: decide(table, CallOff(), session.seed))

    # -- what a teacher sees -----------------------------------------------------------------------------------------------

    async def overview(self, course: Course, link: str) -> ClassOverview:
        """Who is where, and which answers were right and wrong."""
        now = now_ms()
        if now - course.touched > _HOUR:
            c = schema.classes
            await self._storage.do(update(c).where(c.c.code == course.code).values(touched=now))
        by_table: dict[int, list[Pupil]] = {}
        for pupil in await self.pupils(course):
            by_table.setdefault(pupil.number, []).append(pupil)
        tables = []
        for number, pupils in sorted(by_table.items()):
            with contextlib.suppress(Refused):  # deleted a moment ago
                tables.append(await self._table(number, pupils))
        seen = {name for table in tables for seat in table.seats for name in seat.operations}
        return ClassOverview(
            code=course.code, name=course.name, link=link, game=course.game, players=course.players,
            reckon=course.reckon, fill=course.fill, closed=course.closed,
            operations=[name for name in OPERATIONS if name in seen], tables=tables,
        )  # fmt: skip

    async def _table(self, number: int, pupils: Sequence[Pupil]) -> ClassTable:
        sessions = await self._games(pupils[0].table)
        async with self._live_tables.locked(sessions[-1]) as table:
            games = [*(session.table for session in sessions[:-1]), table]
            return table_seen(number, games, sessions[-1].present(), {pupil.guest: pupil.name for pupil in pupils})

    async def _games(self, table: str) -> list[TableSession]:
        """A table and the tables at which its players went on, in order."""
        sessions = [await self._live_tables.peek(table)]
        while (again := sessions[-1].table.rematch) and len(sessions) < _REMATCHES:
            try:
                sessions.append(await self._live_tables.peek(again))
            except Refused:
                break
        return sessions


def _belongs(table: Table, guest: str) -> bool:
    """Whether a guest sits at a table, or has a seat kept there."""
    return any(guest in (place.guest, place.kept) for place in table.places)
