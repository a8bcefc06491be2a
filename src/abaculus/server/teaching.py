"""The HTTP door to what teaches: reviews of finished games, and puzzles."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, cast

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import BaseModel

from abaculus.analysis import puzzles
from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.server import messages, showing
from abaculus.server.api import REFUSALS, AtTable, Served, Surely, as_json, ended
from abaculus.server.refusal import Refused
from abaculus.server.reviewers import decisions_of

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)


class ReasonShown(BaseModel):
    """Why a move would have been better: a text key, what to fill into it, and the points that speak for it."""

    key: str
    args: dict[str, Any]
    points: float


class JudgedShown(BaseModel):
    """A decision beside what would have been best, as its player could know it then."""

    number: int
    seat: int
    text: str
    points: int
    parts: list[messages.Part]
    win: float
    margin: float
    lost_win: float
    lost: float
    exact: bool
    forced: bool
    better: str
    better_points: int
    better_parts: list[messages.Part]
    reasons: list[ReasonShown]


class GameReview(BaseModel):
    """A review as far as it has come."""

    done: int
    all: int
    decisions: list[JudgedShown]


class PuzzleShown(BaseModel):
    """A position in which one move is clearly the best."""

    id: str
    game: str
    options: dict[str, int | str]
    day: str
    stars: int
    seat: int
    position: str
    scene: messages.SceneShown


class Guess(messages.Asked):
    """An answer to a puzzle; without an action, the solution is wanted."""

    action: messages.Whole | None = None


class Guessed(BaseModel):
    """Whether it was right. What is best is told to those who found it, and to those who gave up."""

    right: bool
    solution: str
    action: int | None
    margin: float
    second: str
    second_margin: float
    exact: bool
    parts: list[messages.Part]
    found: dict[str, float]


@router.post("/api/tables/{table}/analysis", tags=["tables"])
async def review_game(service: Served, room: AtTable, guest: Surely) -> GameReview:
    """Have a game that is over reviewed; asked again, it says how far that has come."""
    async with service.house.looking(room) as table:
        ended(table, guest)
        found = service.reviewers.find(table.id)
        decisions = [] if found else await asyncio.to_thread(decisions_of, table)
        game = table.game
    found = found or service.reviewers.start(room.table.id, guest.id, game, decisions)
    return cast(GameReview, as_json(found.shown()))


@lru_cache(maxsize=256)
def _shown(name: str) -> dict[str, Any]:
    found = puzzles.puzzle(name)
    known = found.known()
    return {
        "id": found.id,
        "game": found.game,
        "options": found.options,
        "stars": found.stars,
        "seat": known.player,
        "position": found.position,
        "scene": showing.scene_json(known.state.scene(known.player)),
    }


@router.get("/api/games/{game}/puzzle", tags=["games"])
async def daily_puzzle(game: Annotated[str, InPath(max_length=40)]) -> PuzzleShown:
    """The puzzle of the day of a game: the same everywhere, and another one tomorrow (UTC)."""
    today = datetime.now(UTC).date()
    try:
        name = puzzles.daily(game, today).id
    except (UnknownGame, AbaculusError) as problem:
        raise Refused("no-game", str(problem)) from problem
    shown = await asyncio.to_thread(_shown, name)
    return cast(PuzzleShown, as_json({**shown, "day": today.isoformat()}))


@router.post("/api/puzzles/{puzzle}", tags=["games"])
async def answer_puzzle(puzzle: Annotated[str, InPath(max_length=40)], asked: Guess) -> Guessed:
    """Answer a puzzle, or give up and see its solution."""
    return cast(Guessed, as_json(await asyncio.to_thread(_answer, puzzle, asked.action)))


def _answer(name: str, action: int | None) -> dict[str, Any]:
    try:
        found = puzzles.puzzle(name)
    except puzzles.UnknownPuzzle as problem:
        raise Refused("no-game", str(problem)) from problem
    state = found.state()
    try:
        right = action is not None and found.is_solved_by(action)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    if action is not None and not right:
        nothing: dict[str, Any] = {
            "solution": "",
            "action": None,
            "margin": 0.0,
            "second": "",
            "second_margin": 0.0,
            "parts": [],
        }
        return {"right": False, "exact": found.exact, "found": {}, **nothing}
    best = state.string_to_action(found.solutions[0]) if action is None else action
    return {
        "right": right,
        "solution": state.action_to_string(best),
        "action": best,
        "margin": found.margin,
        "second": found.second,
        "second_margin": found.second_margin,
        "exact": found.exact,
        "parts": [part.plain() for part in state.score_parts(best)],
        "found": found.found,
    }
