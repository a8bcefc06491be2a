"""Routes for worksheets: questions and solutions for the page that prints them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi import Path as InPath
from pydantic import BaseModel
from pydantic_core import to_json

import abaculus
from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep
from abaculus.server.http.json_answers import JsonOf
from abaculus.server.refusal import Refused
from abaculus.server.wire import Part, SceneShown
from abaculus.worksheet import MOST, Question, questions

__all__ = ["router"]

router = APIRouter(prefix="/api/worksheets", tags=["worksheets"], responses=REFUSALS)


class SheetCount(BaseModel):
    """What a player has at the end of a game."""

    player: int
    colour: str
    points: int
    parts: list[Part]


class SheetQuestion(BaseModel):
    """A picture and a question: the points of the ringed tile or, where there are counts, everybody's points."""

    scene: SceneShown
    label: str
    points: int
    parts: list[Part]
    counts: list[SheetCount]


class Sheet(BaseModel):
    """A worksheet. `rid`: the fewest points win."""

    game: str
    title: str
    number: int
    rid: bool
    questions: list[SheetQuestion]


@router.get("/{game}")
async def worksheet(
    request: Request,
    service: ServiceDep,
    guest: RequiredGuest,
    game: Annotated[str, InPath(max_length=40)],
    count: Annotated[int, Query(ge=1, le=MOST)] = 8,
    number: Annotated[int, Query(ge=0, lt=1_000_000)] = 1,
    level: Literal["mixed", "easy", "hard"] = "mixed",
) -> JsonOf[Sheet]:
    """Positions from real games whose points are worked out on paper, with solutions. The same number gives the same sheet."""
    make = partial(_sheet_json, game, count, number, level)
    made = await service.worksheets.get((game, count, number, level), make, guest.id, request.state.address)
    return JsonOf(made)


def _sheet_json(name: str, count: int, number: int, level: str) -> bytes:
    try:
        game = abaculus.load_game(name)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    try:
        asked = questions(game, count, number, level)
    except AbaculusError as problem:
        raise Refused("bad-option", str(problem)) from problem
    sheet = Sheet(
        game=game.id,
        title=game.info.title,
        number=number,
        rid=not game.info.most_wins,
        questions=[_shown(one) for one in asked],
    )
    return to_json(sheet)


def _shown(one: Question) -> SheetQuestion:
    counts = [
        SheetCount(player=own.player, colour=own.colour, points=own.points, parts=list(own.parts)) for own in one.counts
    ]
    return SheetQuestion(scene=one.scene, label=one.label, points=one.points, parts=list(one.parts), counts=counts)
