"""What is drawn, and why it counts."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

__all__ = [
    "MoveShown", "Part", "SceneField", "SceneMoves", "ScenePiece", "ScenePlace", "SceneSeat", "SceneShown", "SceneTile", "Spot",
]  # fmt: skip


class Spot(BaseModel):
    """Somewhere on the board to point at: a cell, and the sides of its tile, where not all of it is meant."""

    cell: str
    sides: list[int]


class Part(BaseModel):
    """One reason for points: a text key, what to fill into it, the points that it adds, and where that can be seen."""

    key: str
    args: dict[str, Any]
    points: int
    spots: list[Spot]


class SceneField(BaseModel):
    """A coloured, numbered part of a tile."""

    side: int
    colour: str
    label: str


class SceneTile(BaseModel):
    """A tile on the table."""

    cell: str
    x: float
    y: float
    fields: list[SceneField]
    text: str
    height: int
    owner: int | None
    marks: list[str]


class ScenePlace(BaseModel):
    """An empty place."""

    cell: str
    x: float
    y: float
    marks: list[str]
    label: str


class ScenePiece(BaseModel):
    """Something in a hand, or beside the board. What you cannot see has no fields."""

    slot: int
    text: str
    fields: list[SceneField]


class MoveShown(BaseModel):
    """What somebody did or could do, or what chance decided: as much of it as you may know. Pieces are the hand's for a move that
    you could make, and otherwise numbered from 0; one that you cannot see has no fields."""

    kind: str
    pieces: list[ScenePiece]
    cell: str | None
    turn: int
    claim: int
    value: int | None
    """What chance showed where that is no piece: a die, or the seat that starts."""
    points: int | None
    """Nothing where you may not know, and for chance."""


class SceneSeat(BaseModel):
    """A player's public numbers, and what you know of their pieces."""

    player: int
    score: int | None
    hand: int
    pile: int
    to_move: bool
    colour: str
    shows: list[ScenePiece]


class SceneMoves(BaseModel):
    """What you can do, a row each, in the order of the columns; `slots` are those of the pieces in your hand that it takes. Where
    moves are reckoned, or nobody tells you before what they bring, their points are left out."""

    columns: list[str]
    rows: list[list[Any]]


class SceneShown(BaseModel):
    """What is on the table, for painters."""

    game: str
    title: str
    shape: Literal["hex", "square"]
    viewer: int | None
    to_move: int
    tiles: list[SceneTile]
    places: list[ScenePlace]
    hand: list[ScenePiece]
    moves: SceneMoves
    seats: list[SceneSeat]
    counts: dict[str, int]
    aside: list[ScenePiece]
