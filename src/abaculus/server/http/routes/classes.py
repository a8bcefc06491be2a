"""Routes for classes: making one, joining one, and what the teacher sees."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse

from abaculus.core.texts import LANGUAGES, texts
from abaculus.server.classroom.course import ClassPlan, Course
from abaculus.server.classroom.results import results_csv
from abaculus.server.http.dependencies import REFUSALS, OptionalGuest, RequiredGuest, ServiceDep, drawn_qr, own_tiles
from abaculus.server.http.edge_middleware import language_of
from abaculus.server.identity import clean_name
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.tables.game_loading import asked_game
from abaculus.server.wire import Done, classes

__all__ = ["router"]

router = APIRouter(prefix="/api/classes", tags=["classes"], responses=REFUSALS)


async def _found(
    service: ServiceDep, request: Request, guest: OptionalGuest,
    code: Annotated[str, InPath(max_length=20, pattern="^[A-Za-z0-9]+$")],
) -> Course:  # fmt: skip
    """The class with this code. Wrong codes are counted, so that nobody finds one by guessing."""
    return await service.class_codes.find(code, guest.id if guest else "", request.state.address)


async def _taught(
    course: Annotated[Course, Depends(_found)], service: ServiceDep, request: Request, guest: RequiredGuest
) -> Course:
    if guest.id != course.teacher:
        raise Refused("not-teacher")
    service.class_codes.teacher_is_at(request.state.address, course.code)
    return course


Found = Annotated[Course, Depends(_found)]
Taught = Annotated[Course, Depends(_taught)]


def _link(service: Service, request: Request, code: str) -> str:
    base = service.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return f"{base}/class/{code}"


@router.post("")
async def make_class(
    asked: classes.ClassAsked, request: Request, service: ServiceDep, guest: RequiredGuest
) -> classes.ClassMade:
    """Make a class. Its tables are made as pupils come."""
    options: dict[str, int | str] = {**asked.options, "players": asked.players}
    if "tiles" in asked.options:
        raise Refused("bad-option", "tiles are no option: they have a place of their own in the request")
    if asked.bots >= asked.players:
        raise Refused("bad-option", f"{asked.bots} bots leave no seat of {asked.players} for a pupil")
    if asked.tiles is not None:
        options["tiles"] = own_tiles(asked.tiles)
    game = await asked_game(asked.game, options)
    service.live_tables.new_tables.take(request.state.address)
    plan = ClassPlan(
        game=game.id, options=game.log_options(), players=asked.players, bots=asked.bots, level=asked.level,
        fill=asked.fill, reckon=asked.reckon, hints=asked.hints,
    )  # fmt: skip
    course = await service.classes.make(guest, clean_name(asked.name) if asked.name.strip() else "", plan)
    service.class_codes.teacher_is_at(request.state.address, course.code)
    return classes.ClassMade(code=course.code, link=_link(service, request, course.code))


@router.get("/mine")
async def my_classes(service: ServiceDep, guest: RequiredGuest) -> list[classes.ClassShown]:
    """The classes that you made, the newest first."""
    return [await _shown(service, course, guest.id) for course in await service.classes.of_teacher(guest.id)]


async def _shown(service: Service, course: Course, guest: str) -> classes.ClassShown:
    return classes.ClassShown(
        code=course.code, name=course.name, game=course.game, closed=course.closed,
        pupils=len(await service.classes.pupils(course)), teacher=bool(guest) and guest == course.teacher,
        table=await service.classes.table_of(course, guest) if guest else "",
    )  # fmt: skip


@router.get("/{code}")
async def look_at_class(course: Found, service: ServiceDep, guest: OptionalGuest) -> classes.ClassShown:
    """A class, before one joins it."""
    return await _shown(service, course, guest.id if guest else "")


@router.post("/{code}/join")
async def join_class(
    asked: classes.JoinAsked, course: Found, request: Request, service: ServiceDep, guest: RequiredGuest
) -> classes.Joined:
    """Take the next free seat, or find your way back to the one you have."""
    return classes.Joined(table=await service.classes.join(course, guest, asked.nonce, request.state.address))


@router.get("/{code}/teacher")
async def overview(course: Taught, request: Request, service: ServiceDep) -> classes.ClassOverview:
    """Everything about your class."""
    return await service.classes.overview(course, _link(service, request, course.code))


@router.post("/{code}/start")
async def start_table(asked: classes.ClassStart, course: Taught, service: ServiceDep) -> Done:
    """Let bots take the empty seats of a table that waits."""
    await service.classes.start(course, asked.number)
    return Done()


@router.post("/{code}/close")
async def close_class(course: Taught, service: ServiceDep) -> Done:
    """Close the class: nobody can join any more, and games in progress end."""
    await service.classes.close(course)
    return Done()


@router.get(
    "/{code}/results.csv", response_class=PlainTextResponse,
    responses={200: {"content": {"text/csv": {}}, "description": "One line a pupil."}},
)  # fmt: skip
async def results(
    course: Taught, request: Request, service: ServiceDep, language: Annotated[str, Query(max_length=5)] = ""
) -> Response:
    """What everybody has answered right and wrong, for a spreadsheet in your language."""
    words = texts(language if language in LANGUAGES else language_of(request.headers))
    text = results_csv((await service.classes.overview(course, "")).tables, words)
    named = {"content-disposition": f'attachment; filename="class-{course.code}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=named)


@router.get(
    "/{code}/qr.svg", response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A QR code."}},
)  # fmt: skip
async def class_qr(course: Found, request: Request, service: ServiceDep) -> Response:
    """The way into the class as a QR code."""
    return drawn_qr(_link(service, request, course.code))
