"""Classes: every pupil gets one seat, whoever comes first; only the teacher sees the class; the spreadsheet is safe."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from sample_games import DICE_GAME, FIRST_GAME
from server_class import class_of, joins, many, seen
from server_player import Guest
from server_start import Server, server
from sqlalchemy import select, update

from abaculus.server import admin
from abaculus.server.classroom.course import ClassPlan, Course, Pupil, tidy_code
from abaculus.server.identity import Identities
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.settings import Limits, Settings
from abaculus.server.storage import schema
from abaculus.server.storage.queries import Storage

pytestmark = pytest.mark.compiled

Free = Callable[[Course, Sequence[Pupil]], Awaitable[tuple[int, str, int]]]


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with server() as one:
        yield one


# -- seats -----------------------------------------------------------------------------------------------------------------


async def test_thirty_pupils_who_come_at_once_get_one_seat_each(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, players=4, name="7b") as (teacher, code):
        pupils = await many(stack, [host.url], 30)
        tables = await asyncio.gather(*(joins(pupil, code) for pupil in pupils))
        assert sorted(Counter(tables).values()) == [2, 4, 4, 4, 4, 4, 4, 4]
        overview = await seen(teacher, code)
        assert [table["number"] for table in overview["tables"]] == list(range(1, 9))
        assert [table["phase"] for table in overview["tables"]] == ["playing"] * 7 + ["waiting"]
        names = [seat["name"] for table in overview["tables"] for seat in table["seats"] if seat["pupil"]]
        assert sorted(names) == sorted(f"Pupil {n}" for n in range(30))
        again = await asyncio.gather(*(joins(pupil, code) for pupil in pupils))
        assert again == tables  # whoever comes back is led to their own table


async def test_two_processes_seat_a_class_together(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/class.db"
    with server(database=database, secret="same") as one, server(database=database, secret="same") as other:
        async with (
            AsyncExitStack() as stack,
            class_of([one.url, other.url][0], players=3, game=DICE_GAME) as (teacher, code),
        ):
            pupils = await many(stack, [one.url, other.url], 20)
            tables = await asyncio.gather(*(joins(pupil, code) for pupil in pupils))
            assert sorted(Counter(tables).values()) == [2, 3, 3, 3, 3, 3, 3]
            storage = Storage(database.replace("sqlite:", "sqlite+aiosqlite:"))
            p = schema.pupils.c
            async with storage.engine.connect() as connection:
                rows = (await connection.execute(select(p.number, p.seat, p.table))).all()
                left = (await connection.execute(select(schema.tables.c.id, schema.tables.c.phase))).all()
            await storage.engine.dispose()
            assert len({(row.number, row.seat) for row in rows}) == 20
            assert len({(row.number, row.table) for row in rows}) == 7
            assert {row.id for row in left if row.phase != "over"} == set(tables)  # none was opened in vain and left
            assert len((await seen(teacher, code))["tables"]) == 7


async def test_a_whole_class_fits_behind_one_address_within_the_limits() -> None:
    with server(limits=asdict(Limits())) as one:
        async with AsyncExitStack() as stack, class_of(one.url, players=4, game=DICE_GAME) as (teacher, code):
            pupils = await many(stack, [one.url], 40)
            for pupil in pupils:
                assert (await pupil.get(f"/api/classes/{code}"))["pupils"] <= 40
            tables = await asyncio.gather(*(joins(pupil, code) for pupil in pupils))
            sockets = [
                await stack.enter_async_context(pupil.socket(table))
                for pupil, table in zip(pupils, tables, strict=True)
            ]
            for socket in sockets:
                await socket.until(lambda message: message["type"] == "update")
            assert len((await seen(teacher, code))["tables"]) == 10


async def test_names_are_told_apart_and_strangers_cannot_take_a_pupil_s_seat(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, players=3) as (teacher, code):
        same = [await stack.enter_async_context(Guest(host.url, name)) for name in ("Max", "max")]
        for pupil in same:
            table = await joins(pupil, code)
        overview = await seen(teacher, code)
        assert [seat["name"] for seat in overview["tables"][0]["seats"]] == ["Max", "max 2", ""]
        stranger = await stack.enter_async_context(Guest(host.url, "Eve"))
        assert await stranger.refused(f"/api/tables/{table}/commands", type="sit") == "full"
        assert await stranger.refused(f"/api/tables/{table}/commands", type="sit", seat=2) == "reserved"


async def test_another_device_with_the_recovery_code_leads_to_the_own_table(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url) as (_, code):
        ada = await stack.enter_async_context(Guest(host.url, "Ada"))
        table = await joins(ada, code)
        recovery = (await ada.post("/api/guest/code"))["code"]
        tablet = await stack.enter_async_context(Guest(host.url, "Somebody"))
        await tablet.post("/api/guest/recover", code=recovery)
        assert await joins(tablet, code) == table
        assert (await tablet.get(f"/api/classes/{code.lower()}"))["table"] == table


async def test_the_last_table_starts_with_bots_where_the_class_allows_it(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, players=4) as (teacher, code):
        pupils = await many(stack, [host.url], 2)
        for pupil in pupils:
            await joins(pupil, code)
        assert await pupils[0].refused(f"/api/classes/{code}/start", number=1) == "not-teacher"
        assert await teacher.refused(f"/api/classes/{code}/start", number=2) == "no-table"
        await teacher.post(f"/api/classes/{code}/start", number=1)
        assert await teacher.refused(f"/api/classes/{code}/start", number=1) == "already-started"
        (table,) = (await seen(teacher, code))["tables"]
        assert table["phase"] == "playing"
        assert [seat["bot"] for seat in table["seats"]] == ["", "", "greedy", "greedy"]
        late = (await many(stack, [host.url], 1))[0]
        assert await joins(late, code) != table["table"]  # whoever comes now opens another one
    async with AsyncExitStack() as stack, class_of(host.url, players=3, fill=False) as (teacher, code):
        await joins((await many(stack, [host.url], 1))[0], code)
        assert await teacher.refused(f"/api/classes/{code}/start", number=1) == "no-fill"
    async with AsyncExitStack() as stack, class_of(host.url, players=2, bots=1, level="random") as (teacher, code):
        for pupil in await many(stack, [host.url], 3):
            await joins(pupil, code)
        tables = (await seen(teacher, code))["tables"]
        assert [[seat["bot"] for seat in table["seats"]] for table in tables] == [["", "random"]] * 3


# -- who may do what -------------------------------------------------------------------------------------------------------


async def test_only_the_teacher_sees_and_rules_the_class(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url) as (teacher, code):
        ada = await stack.enter_async_context(Guest(host.url, "Ada"))
        await joins(ada, code)
        for path in ("teacher", "results.csv"):
            assert (await ada.http.get(f"/api/classes/{code}/{path}")).json()["reason"] == "not-teacher"
            ada.http.cookies.clear()
            assert (await ada.http.get(f"/api/classes/{code}/{path}")).json()["reason"] == "no-guest"
            await ada.post("/api/guest", name="Ada")
        assert await ada.refused(f"/api/classes/{code}/close") == "not-teacher"
        shown = await ada.get(f"/api/classes/{code}")
        assert shown["teacher"] is False
        assert set(shown) == {"code", "name", "game", "closed", "pupils", "teacher", "table"}
        assert (await teacher.get(f"/api/classes/{code}"))["teacher"] is True
        mine = await teacher.get("/api/classes/mine")
        assert [one["code"] for one in mine] == [code]
        assert await ada.get("/api/classes/mine") == []


async def test_codes_are_short_and_clear(host: Server) -> None:
    async with class_of(host.url) as (teacher, code):
        assert len(code) == 6
        assert not set(code) & set("BDGIOQSVZ01258")
        assert (await teacher.get(f"/api/classes/{code.lower()}"))["code"] == code
    assert tidy_code(" act-347\n") == "ACT347"


async def test_a_class_that_cannot_be_is_refused(host: Server) -> None:
    async with Guest(host.url, "Ms Frost") as teacher:
        cases: list[tuple[dict[str, Any], str]] = [
            ({"game": "nonsense"}, "no-game"),
            ({"game": FIRST_GAME, "players": 5}, "bad-option"),
            ({"game": FIRST_GAME, "players": 2, "bots": 2}, "bad-option"),
            ({"game": FIRST_GAME, "options": {"nonsense": 1}}, "bad-option"),
            ({"game": FIRST_GAME, "options": {"tiles": "/etc/passwd"}}, "bad-option"),
            ({"game": FIRST_GAME, "tiles": "/etc/passwd"}, "bad-option"),
            ({"game": FIRST_GAME, "reckon": "sometimes"}, "bad-request"),
            ({"game": FIRST_GAME, "name": "x" * 40}, "bad-name"),
        ]
        for asked, reason in cases:
            assert await teacher.refused("/api/classes", **asked) == reason, asked
        assert await teacher.refused("/api/classes/NOSUCH/join") == "no-class"


async def test_classes_and_pupils_are_limited() -> None:
    with server(limits={"classes_per_guest": 1, "pupils_per_class": 3}) as one:
        async with AsyncExitStack() as stack, class_of(one.url, game=DICE_GAME) as (teacher, code):
            assert await teacher.refused("/api/classes", game=DICE_GAME) == "too-many-classes"
            pupils = await many(stack, [one.url], 4)
            for pupil in pupils[:3]:
                await joins(pupil, code)
            assert await pupils[3].refused(f"/api/classes/{code}/join") == "class-full"
            await teacher.post(f"/api/classes/{code}/close")
            await teacher.post("/api/classes", game=DICE_GAME)


async def test_the_tables_of_a_class_count_like_all_others() -> None:
    with server(limits={"tables_per_address_and_hour": 2}) as one:  # making the class is counted too
        async with AsyncExitStack() as stack, class_of(one.url, game=DICE_GAME) as (_, code):
            pupils = await many(stack, [one.url], 3)
            for pupil in pupils[:2]:
                await joins(pupil, code)
            assert await pupils[2].refused(f"/api/classes/{code}/join") == "too-many-tables"


async def test_a_class_that_is_closed_while_somebody_joins_is_closed(tmp_path: Path) -> None:
    one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
    await one.storage.open()
    plan = ClassPlan(
        game=DICE_GAME, options={"players": 2}, players=2, bots=0, level="greedy", fill=True, reckon="off", hints=False
    )
    teacher, ada = [await Identities(one.storage, "secret").welcome(name, 0) for name in ("Ms Frost", "Ada")]
    for late in (False, True):
        course = await one.classes.make(teacher, "", plan)
        free = one.classes._free

        async def closes_meanwhile(course: Course, pupils: Sequence[Pupil], free: Free = free) -> tuple[int, str, int]:
            found = await free(course, pupils)
            await one.classes.close(course)
            return found

        if late:
            one.classes._free = closes_meanwhile  # type: ignore[method-assign]
        else:
            await one.classes.close(course)
        with pytest.raises(Refused, match="class-closed"):
            await one.classes.join(course, ada, "", "127.0.0.1")
        assert await one.classes.pupils(course) == []
        assert await one.storage.open_tables(course.keeper) == 0
    await one.storage.close()


async def test_a_class_that_is_closed_ends_its_games_and_keeps_its_results(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, reckon="end") as (teacher, code):
        pupils = await many(stack, [host.url], 3)
        for pupil in pupils:
            await joins(pupil, code)
        await teacher.post(f"/api/classes/{code}/close")
        overview = await seen(teacher, code)
        assert overview["closed"] is True
        assert [table["phase"] for table in overview["tables"]] == ["over", "over"]
        late = (await many(stack, [host.url], 1))[0]
        assert await late.refused(f"/api/classes/{code}/join") == "class-closed"
        assert await joins(pupils[0], code) == overview["tables"][0]["table"]


# -- keeping it ------------------------------------------------------------------------------------------------------------


async def test_classes_are_swept_and_their_people_forgotten_like_tables_and_theirs() -> None:
    with server() as one:
        storage_url = f"sqlite+aiosqlite:///{one.folder}/abaculus.db"
        async with AsyncExitStack() as stack, class_of(one.url, name="Old") as (teacher, code):
            ada = await stack.enter_async_context(Guest(one.url, "Ada"))
            await joins(ada, code)
            me = (await ada.get("/api/guest"))["id"]
            storage = Storage(storage_url)
            assert await admin.forget_guest(storage, me, "Nobody") == 1
            row = await storage.one(select(schema.pupils))
            assert row is not None
            assert row.name == "Nobody"
            assert row.guest != me
            await admin.sweep(storage, 100)
            assert await storage.one(select(schema.classes)) is not None
            await storage.do(update(schema.classes).values(touched=1))
            await admin.sweep(storage, 100)
            assert await storage.one(select(schema.classes)) is None
            assert await storage.one(select(schema.pupils)) is None
            answer = await teacher.http.get(f"/api/classes/{code}/teacher")
            assert answer.json()["reason"] == "no-class"
            await storage.engine.dispose()
