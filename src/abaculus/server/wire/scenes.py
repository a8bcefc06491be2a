"""What is drawn, and why it counts: core's scenes, moves and score parts."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from abaculus.core.game import ScorePart
from abaculus.core.game import Spot as CoreSpot
from abaculus.core.move import Field, Move, Piece
from abaculus.core.note import Note
from abaculus.core.scene import Frame, Place, Scene, Seat, Sign, Tile, plain_part
from abaculus.server.wire.core_types import Shown, fields_of

__all__ = [
    "MoveShown", "Part", "SceneField", "SceneFrame", "SceneMoves", "SceneNote", "ScenePiece", "ScenePlace", "SceneSeat",
    "SceneShown", "SceneSign", "SceneTile", "Spot",
]  # fmt: skip


class SceneMoves(BaseModel):
    """What you can do, a row each, in the order of the columns; `slots` are those of the pieces in your hand that it takes. Where
    you have to work the points out yourself, or nobody knows them beforehand, they are left out."""

    columns: list[str]
    rows: list[list[Any]]
    """Numbers, texts and lists of slots, as the columns say."""


Spot = Annotated[CoreSpot, Shown(
    CoreSpot, "Spot",
    "Somewhere on the board to point at: a cell, and the sides of its tile, where not all of it is meant. `then` is the sign\n"
    "that comes next where the spots of a part are an equation.",
    CoreSpot._asdict,
)]  # fmt: skip
Part = Annotated[ScorePart, Shown(
    ScorePart, "Part",
    "One reason for points: a text key, what to fill into it, the points that it adds, and where that can be seen.",
    ScorePart.plain,
)]  # fmt: skip
SceneField = Annotated[Field, Shown(Field, "SceneField", "A coloured, numbered part of a tile.", Field._asdict)]
SceneTile = Annotated[Tile, Shown(Tile, "SceneTile", "A tile on the table.", plain_part)]
ScenePlace = Annotated[Place, Shown(Place, "ScenePlace", "An empty place.", plain_part)]
ScenePiece = Annotated[Piece, Shown(
    Piece, "ScenePiece", "Something in a hand, or beside the board. What you cannot see has no fields.", Piece.plain
)]  # fmt: skip
MoveShown = Annotated[Move, Shown(
    Move, "MoveShown",
    "What somebody did or could do, or what chance decided: as much of it as you may know. "
    "Pieces are the hand's for a move that\n"
    "you could make, and otherwise numbered from 0; one that you cannot see has no fields.",
    Move.plain,
    fields_of(Move, "action"),  # its number says more than people see
)]  # fmt: skip
SceneSeat = Annotated[Seat, Shown(
    Seat, "SceneSeat", "A player's public numbers, and what you know of their pieces.", Seat.plain
)]  # fmt: skip
SceneNote = Annotated[Note, Shown(
    Note, "SceneNote",
    "What everybody should be told: why the game is over, what is about to end it, why a turn can only be missed. A text key,\n"
    "what to fill into it, and the seat that it is about, if it is about one.",
    Note.plain,
)]  # fmt: skip
SceneFrame = Annotated[Frame, Shown(
    Frame, "SceneFrame", "The frame of a board with an edge: what is written on it.", Frame._asdict
)]  # fmt: skip
SceneSign = Annotated[Sign, Shown(Sign, "SceneSign", "What a colour means in this game.", Sign._asdict)]
SceneShown = Annotated[Scene, Shown(
    Scene, "SceneShown", "What is on the table, for painters.", Scene.with_move_rows,
    {**fields_of(Scene), "moves": SceneMoves},
)]  # fmt: skip
