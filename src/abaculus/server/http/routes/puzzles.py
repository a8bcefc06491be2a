"""Routes for puzzles."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import BaseModel, Field
from pydantic_core import to_json

from abaculus.analysis import puzzles
from abaculus.analysis.outlook import LONGEST
from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.core.move import Move
from abaculus.core.state import State
from abaculus.server import wire
from abaculus.server.http.dependencies import REFUSALS
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.refusal import Refused

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)


class PuzzleShown(BaseModel):
    """A position in which one move is clearly the best."""

    id: str
    game: str
    options: dict[str, int | str]
    stars: int
    seat: int
    whole: bool
    """Whether a whole turn is asked, the one with the most points; otherwise it is one move."""
    position: str
    scene: wire.SceneShown
    day: str


class PuzzleOfTheDay(BaseModel):
    """Which game's puzzle the first page offers today, and how hard it is."""

    game: str
    stars: int


class Guess(wire.Asked):
    """An answer to a puzzle, or its first steps; without actions, the solution is wanted."""

    actions: Annotated[list[wire.Whole], Field(min_length=1, max_length=LONGEST)] | None = None


class Guessed(BaseModel):
    """Whether it was right. What is best is shown to those who found it, and to those who gave up."""

    right: bool
    over: bool
    """Whether the answer is complete; if not, the scene shows how to go on."""
    points: int
    """What it brought at once."""
    scene: wire.SceneShown | None
    most: int
    """Where a whole turn is asked and was tried: what it could have brought."""
    solution: list[wire.MoveShown]
    action: int | None
    """The best move, where one move is asked."""
    margin: float
    second: wire.MoveShown | None
    second_margin: float
    exact: bool
    parts: list[wire.Part]
    found: dict[str, float]


@lru_cache(maxsize=256)
def _shown(name: str, day: str) -> bytes:
    found = puzzles.puzzle(name)
    known = found.known()
    assert known.player is not None  # somebody is on move in every puzzle
    shown = PuzzleShown(
        id=found.id,
        game=found.game,
        options=found.options,
        stars=found.stars,
        seat=known.player,
        whole=bool(found.whole),
        position=found.position,
        scene=known.state.scene(known.player),
        day=day,
    )
    return to_json(shown)


@router.get("/api/games/{game}/puzzle", tags=["games"])
async def daily_puzzle(game: Annotated[str, InPath(max_length=40)]) -> JsonOf[PuzzleShown]:
    """The puzzle of the day of a game: the same everywhere, and another one tomorrow (UTC)."""
    today = datetime.now(UTC).date()
    try:
        name = puzzles.daily(game, today).id
    except (UnknownGame, AbaculusError) as problem:
        raise Refused("no-game", str(problem)) from problem
    return JsonOf(await asyncio.to_thread(_shown, name, today.isoformat()))


@router.get("/api/puzzles/today", tags=["games"])
async def puzzle_of_the_day() -> PuzzleOfTheDay | None:
    """The game whose puzzle is offered first today (UTC), another one every day; nothing where no game has puzzles."""
    found = await asyncio.to_thread(puzzles.of_the_day, datetime.now(UTC).date())
    return PuzzleOfTheDay(game=found.game, stars=found.stars) if found else None


@router.post("/api/puzzles/{puzzle}", tags=["games"])
async def answer_puzzle(puzzle: Annotated[str, InPath(max_length=40)], asked: Guess) -> JsonOf[Guessed]:
    """Answer a puzzle, or give up and see its solution."""
    return await asyncio.to_thread(lambda: json_of(_answer(puzzle, asked.actions)))


def _answer(name: str, actions: list[int] | None) -> Guessed:
    try:
        found = puzzles.puzzle(name)
    except puzzles.UnknownPuzzle as problem:
        raise Refused("no-game", str(problem)) from problem
    try:
        tried = found.tried(_solution(found) if actions is None else actions)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    goes_on = found.whole and not (tried.over and not tried.right)
    guessed = Guessed(
        right=tried.right and actions is not None,
        over=tried.over,
        points=tried.points,
        scene=tried.state.scene(found.known().player) if goes_on else None,
        most=found.whole if tried.over else 0,
        solution=[],
        action=None,
        margin=0.0,
        second=None,
        second_margin=0.0,
        exact=found.exact,
        parts=[],
        found={},
    )
    if tried.right:
        _add_best(guessed, found, actions)
    return guessed


def _solution(found: puzzles.Puzzle) -> list[int]:
    """The actions of a right answer."""
    state, actions = found.state(), []
    for text in found.solutions if found.whole else found.solutions[:1]:
        actions.append(state.string_to_action(text))
        state.apply_action(actions[-1])
    return actions


def _moves(state: State, actions: list[int]) -> list[Move]:
    """A line of actions, each as a move."""
    moves = []
    for action in actions:
        moves.append(state.describe(action))
        state = state.child(action)
    return moves


def _add_best(guessed: Guessed, found: puzzles.Puzzle, actions: list[int] | None) -> None:
    """Say what is best, and who finds it."""
    state, right = found.state(), _solution(found)
    if not found.whole and actions is not None:
        right = actions[:1]
    guessed.margin, guessed.second_margin, guessed.found = found.margin, found.second_margin, found.found
    guessed.solution = _moves(state, right)
    if not found.whole:
        guessed.action, guessed.second = right[0], state.describe(state.string_to_action(found.second))
        guessed.parts = state.score_parts(right[0])
