"""The teacher's page shows what a spectator may see and nothing else, and nobody is a pupil in a class of their own."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from leak_judge import hiding_games
from sample_games import DICE_GAME, LOW_GAME
from server_class import class_of, joins, many, reckons, seen
from server_player import Guest
from server_start import Server, server

from abaculus.server import identity
from abaculus.server.classroom.course import ClassPlan, Course
from abaculus.server.service import Service
from abaculus.server.settings import Settings
from abaculus.server.tables import decide
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table_settings import Reckon

pytestmark = pytest.mark.compiled


class Lesson:
    """A class with two pupils at one table, without HTTP around it."""

    def __init__(self, service: Service, course: Course, session: TableSession, pupils: list[identity.Guest]) -> None:
        self.service, self.course, self.session, self.pupils = service, course, session, pupils
        self.dice = random.Random(7)

    @property
    def phase(self) -> str:
        return self.session.table.phase

    async def move(self) -> None:
        """Whoever is on move does something."""
        state = self.session.table.state
        action = self.dice.choice(state.legal_actions())
        guest = self.pupils[state.current_player()].id
        await self.service.live_tables.submit(
            self.session, lambda table: decide.act(table, self.session.seed, guest, table.seq, None, action)
        )

    async def count(self, seat: int, total: int) -> None:
        await self.service.live_tables.submit(
            self.session, lambda table: decide.count(table, self.pupils[seat].id, seat, total)
        )

    async def overview(self) -> dict[str, Any]:
        return (await self.service.classes.overview(self.course, "")).model_dump()

    async def scores(self) -> list[int | None]:
        (table,) = (await self.overview())["tables"]
        return [seat["score"] for seat in table["seats"]]

    async def imagined(self, seed: int) -> dict[str, Any]:
        """The overview if the table had another position that spectators cannot tell from the true one."""
        match = self.session.table.match
        assert match is not None
        true = match.state
        match._state = true.information(None).sample_hidden(seed)
        try:
            return await self.overview()
        finally:
            match._state = true


@asynccontextmanager
async def lesson(folder: Path, game: str, reckon: Reckon) -> AsyncIterator[Lesson]:
    one = Service(Settings(database=f"sqlite:///{folder}/games.db", compile_ahead=False))
    await one.storage.open()
    plan = ClassPlan(
        game=game, options={}, players=2, bots=0, level="greedy", fill=True, reckon=reckon, hints=False
    )  # fmt: skip
    try:
        identities = identity.Identities(one.storage, "secret")
        teacher, *pupils = [await identities.welcome(name, 0) for name in ("Ms Frost", "Ada", "Ben")]
        course = await one.classes.make(teacher, "", plan)
        for pupil in pupils:
            table = await one.classes.join(course, pupil, "", "127.0.0.1")
        yield Lesson(one, course, await one.live_tables.session(table), pupils)
    finally:
        await one.storage.close()


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with server() as one:
        yield one


@pytest.mark.parametrize("game", hiding_games())
async def test_the_overview_does_not_depend_on_what_spectators_cannot_see(tmp_path: Path, game: str) -> None:
    """It did where points follow from the hands: it showed everybody's."""
    different = 0
    async with lesson(tmp_path, game, "off") as one:
        for number in range(20):
            if one.phase == "over":
                break
            state = one.session.table.state
            different += state.information(None).sample_hidden(number).key() != state.key()
            shown = await one.overview()
            assert await one.imagined(number) == shown
            assert await one.scores() == [seat.score for seat in state.scene(None).seats]
            await one.move()
    assert different


async def test_a_teacher_who_watches_and_downloads_sees_no_hidden_points(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, game=LOW_GAME, reckon="off") as (teacher, code):
        pupils = await many(stack, [host.url], 2)
        for pupil in pupils:
            table = await joins(pupil, code)
        watched = await teacher.get(f"/api/tables/{table}")
        assert watched["you"]["viewer"] is None
        assert [seat["score"] for seat in watched["scene"]["seats"]] == [None, None]
        assert [seat["score"] for seat in (await seen(teacher, code))["tables"][0]["seats"]] == [None, None]
        text = (await teacher.http.get(f"/api/classes/{code}/results.csv")).content.decode("utf-8-sig")
        assert [line[3] for line in csv.reader(io.StringIO(text, newline=""))] == ["Points", "", ""]
        await pupils[0].do(table, "resign")
        over = (await teacher.get(f"/api/tables/{table}"))["table"]
        assert over["phase"] == "over"
        (shown,) = (await seen(teacher, code))["tables"]
        assert [seat["score"] for seat in shown["seats"]] == over["totals"]


@pytest.mark.parametrize("game", [DICE_GAME, LOW_GAME])
async def test_no_points_are_shown_before_everybody_has_counted(tmp_path: Path, game: str) -> None:
    async with lesson(tmp_path, game, "end") as one:
        while one.phase != "over":
            assert await one.scores() == [None, None]
            await one.move()
        totals: list[int | None] = list(one.session.table.totals())
        assert await one.scores() == [None, None]
        await one.count(0, int(totals[0] or 0))
        first, second = (await one.overview())["tables"][0]["seats"]
        assert (first["score"], first["tally"]) == (None, {"right": 1, "wrong": 0})
        assert (second["score"], second["tally"]) == (None, {"right": 0, "wrong": 0})
        await one.count(1, 10**6)
        second = (await one.overview())["tables"][0]["seats"][1]
        assert (second["tally"], second["operations"]) == ({"right": 0, "wrong": 1}, {})
        await one.count(1, 10**6)
        assert await one.scores() == totals


async def test_what_a_pupil_tried_and_did_not_lay_is_not_told(host: Server) -> None:
    """The operations that a tile needs say something about a tile that nobody else has seen."""
    async with AsyncExitStack() as stack, class_of(host.url, bots=1, level="random") as (teacher, code):
        ada = await stack.enter_async_context(Guest(host.url, "Ada"))
        table = await joins(ada, code)
        await reckons(ada, table, [1])
        pupil = (await seen(teacher, code))["tables"][0]["seats"][0]
        assert (pupil["tally"], pupil["operations"]) == ({"right": 0, "wrong": 1}, {})
        await reckons(ada, table, [0])
        pupil = (await seen(teacher, code))["tables"][0]["seats"][0]
        assert pupil["tally"] == {"right": 1, "wrong": 1}
        assert pupil["operations"]
        assert all(tally == {"right": 1, "wrong": 1} for tally in pupil["operations"].values())


async def test_teachers_cannot_join_their_own_class(host: Server) -> None:
    async with AsyncExitStack() as stack, class_of(host.url, game=LOW_GAME) as (teacher, code):
        assert await teacher.refused(f"/api/classes/{code}/join") == "teacher-plays"
        assert (await seen(teacher, code))["tables"] == []
        for pupil in await many(stack, [host.url], 1):
            table = await joins(pupil, code)
        assert await teacher.refused(f"/api/classes/{code}/join") == "teacher-plays"
        assert await teacher.refused(f"/api/tables/{table}/commands", type="sit") in ("full", "reserved")
        shown = await teacher.get(f"/api/classes/{code}")
        assert (shown["teacher"], shown["table"]) == (True, "")
