"""Lessons over HTTP: every step with its scene, what is right, and what every move would bring. The page knows no rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel
from pydantic_core import to_json

from abaculus.core.errors import UnknownGame
from abaculus.core.lesson import LessonStep, lesson, lesson_texts
from abaculus.core.texts import LANGUAGES
from abaculus.server import wire
from abaculus.server.http.dependencies import READING_REFUSALS
from abaculus.server.http.gzip_cache import gzip_response
from abaculus.server.refusal import Refused

__all__ = ["LessonShown", "LessonStepShown", "router"]

_MOST_SCENES = 24
"""If more answers than this are right, the page shows what was chosen instead of a scene for each."""
_KEPT = {"cache-control": "max-age=300"}

router = APIRouter(tags=["lessons"], responses=READING_REFUSALS)


class LessonStepShown(BaseModel):
    """A step of a lesson."""

    name: str
    """Its texts are `lesson-GAME-NAME`, and with `-done`, `-hint` and `-why-...` at the end."""
    rule: str
    scene: wire.SceneShown
    wanted: list[int]
    """The actions that are right, the model answer first; none where there is only something to read."""
    least: int | None
    """The points that are asked for, where points are."""
    refused: dict[str, str]
    """Places that are worth a word when somebody tries them: the cell, and the end of the text's key."""
    why: dict[str, list[wire.Part]]
    """By action: why it is worth its points. Actions that bring nothing are left out."""
    after: dict[str, wire.SceneShown]
    """By action that is right: what lies on the table then."""


class LessonShown(BaseModel):
    """A lesson."""

    game: str
    steps: list[LessonStepShown]


Game = Annotated[str, InPath(max_length=40)]


@router.get("/api/lessons/{game}", response_model=LessonShown)
async def lesson_of(game: Game, request: Request) -> Response:
    """A game's lesson."""
    try:
        content = await asyncio.to_thread(_lesson, game)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    return gzip_response(request, content, "application/json", _KEPT)


@router.get("/api/lessons/{game}/texts/{language}", response_class=PlainTextResponse)
async def texts_of_lesson(game: Game, language: Annotated[str, InPath(max_length=10)], request: Request) -> Response:
    """What a lesson says in a language, for the browser's Fluent."""
    if language not in LANGUAGES:
        raise Refused("no-game", f"there is no language {language!r}")
    try:
        text = await asyncio.to_thread(lesson_texts, game, language)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    return gzip_response(request, text.encode(), "text/plain; charset=utf-8", _KEPT)


@cache
def _lesson(game: str) -> bytes:
    found = lesson(game)
    return to_json(LessonShown(game=found.game, steps=[_shown(step) for step in found.steps]))


def _shown(step: LessonStep) -> LessonStepShown:
    scene = step.scene()
    few = step.wanted if len(step.wanted) <= _MOST_SCENES else ()
    why = {move.action: step.state.score_parts(move.action) for move in scene.moves}
    return LessonStepShown(
        name=step.name,
        rule=step.rule,
        scene=scene,
        wanted=list(step.wanted),
        least=step.least,
        refused=step.refused,
        why={str(action): parts for action, parts in why.items() if parts},
        after={str(action): replace(step.done(action).scene(step.viewer), moves=()) for action in few},
    )
