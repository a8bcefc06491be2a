"""Guides over HTTP: a game's rules on one page, with everything drawn and judged beforehand. The page knows no rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from pydantic import BaseModel
from pydantic_core import to_json

from abaculus.core.errors import UnknownGame
from abaculus.core.guide import Example, Guide, GuideTexts, Picture, guide, guide_texts
from abaculus.core.registry import game_info
from abaculus.server import wire
from abaculus.server.http.dependencies import READING_REFUSALS
from abaculus.server.http.gzip_cache import gzip_response
from abaculus.server.http.routes.rulebooks import Wanted
from abaculus.server.refusal import Refused

__all__ = ["ExampleShown", "GuideShown", "PictureShown", "guide_shown", "router"]

router = APIRouter(tags=["games"], responses=READING_REFUSALS)


class PictureShown(BaseModel):
    """A way of scoring: a picture of it, and what it says."""

    name: str
    rule: str
    title: str
    text: str
    alt: str
    """What is to be seen."""
    scene: wire.SceneShown
    parts: list[wire.Part]
    """The working, and where to see it."""


class ExampleShown(BaseModel):
    """A position in which to find the best move."""

    name: str
    rule: str
    task: str
    done: str
    """What is said when it has been found."""
    scene: wire.SceneShown
    best: int
    """What the best move is worth."""
    gains: dict[str, int]
    """By action: what it is worth. More is better, in every game."""
    why: dict[str, list[wire.Part]]
    """By action: why. Actions that bring nothing are left out."""
    after: dict[str, wire.SceneShown]
    """By action, for the best ones: what lies on the table then."""


class GuideShown(BaseModel):
    """A guide, in a language."""

    game: str
    language: str
    """The language it is in: English where there is no translation."""
    goal: str
    box: str
    turn: list[str]
    scoring: str
    pictures: list[PictureShown]
    end: str
    variants: list[str]
    examples: list[ExampleShown]
    synonyms: list[str]
    """The game's own words for search: a line for each meaning, with commas between."""


@router.get("/api/games/{game}/guide", response_model=GuideShown)
async def guide_of(game: Annotated[str, InPath(max_length=40)], request: Request, language: Wanted = "en") -> Response:
    """A game's rules on one page, for people. Not every game has one."""
    try:
        shown = await asyncio.to_thread(_guide, game, language)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    return gzip_response(request, shown, "application/json", {"cache-control": "max-age=300"})


@cache
def _guide(game: str, language: str) -> bytes:
    return to_json(guide_shown(guide(game), guide_texts(game_info(game).id, language)))


def guide_shown(found: Guide, told: GuideTexts) -> GuideShown:
    """A guide as the page gets it."""
    info = game_info(found.game)
    box = {"least": info.players[0], "most": info.players[1], "age": info.age, "minutes": info.minutes}
    return GuideShown(
        game=found.game,
        language=told.language,
        goal=told.say("goal"),
        box=told.say("box", **box),
        turn=[told.say(f"turn-{number}") for number in range(1, found.turn + 1)],
        scoring=told.say("scoring"),
        pictures=[_picture(picture, told) for picture in found.pictures],
        end=told.say("end"),
        variants=[told.say(f"variant-{number}") for number in range(1, found.variants + 1)],
        examples=[_example(example, told) for example in found.examples],
        synonyms=told.say("synonyms").splitlines(),
    )


def _picture(picture: Picture, told: GuideTexts) -> PictureShown:
    blanks = told.blanks(picture.parts)
    return PictureShown(
        name=picture.name,
        rule=picture.rule,
        title=told.say(picture.name, **blanks),
        text=told.say(f"{picture.name}-text", **blanks),
        alt=told.say(f"{picture.name}-alt", **blanks),
        scene=picture.scene,
        parts=list(picture.parts),
    )


def _example(example: Example, told: GuideTexts) -> ExampleShown:
    actions = [move.action for move in example.scene.moves]
    gains = {action: example.gain(action) for action in actions}
    best = max(gains.values())
    blanks = told.blanks(example.parts(example.best))
    why = {str(action): example.parts(action) for action in actions}
    return ExampleShown(
        name=example.name,
        rule=example.rule,
        task=told.say(example.name, **blanks),
        done=told.say(f"{example.name}-done", **blanks),
        scene=example.scene,
        best=best,
        gains={str(action): gain for action, gain in gains.items()},
        why={action: parts for action, parts in why.items() if parts},
        after={str(action): example.after(action) for action in actions if gains[action] == best},
    )
