"""What travels between the companion at a real table and the server, as types."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from abaculus.server.wire.analysis import AnalysisStep, GameAsked, WrongStep
from abaculus.server.wire.answers import Chance
from abaculus.server.wire.basics import Asked, Line, Seat
from abaculus.server.wire.scenes import MoveShown, SceneField, SceneShown

__all__ = ["CompanionAsked", "CompanionMove", "CompanionPiece", "CompanionShown", "RackToTell", "RackTold"]

MOST_SEEN = 1000
"""Of one request: more than a game at a real table has."""


class RackTold(Asked):
    """What a player has said that they still hold at the end."""

    seat: Seat
    pieces: Annotated[list[Line], Field(max_length=20)]


class CompanionAsked(GameAsked):
    """A game at a real table, as everybody saw it: a position that the companion has written, or the beginning, and what
    happened since. Nothing of it is kept."""

    seen: Annotated[list[Line], Field(max_length=MOST_SEEN)] = Field(default_factory=list)
    """In notation: what was laid and where, `swap 3` for an exchange of three, and what was drawn openly."""
    held: Annotated[list[RackTold], Field(max_length=6)] = Field(default_factory=list)
    """When the game is over: what the players still hold."""
    piece: Line = ""
    """A piece that the player on move is about to lay: where could it go?"""


class CompanionPiece(BaseModel):
    """A piece that can be laid next or, in the end, still be held: how it looks, and how many there are of it."""

    text: str
    fields: list[SceneField]
    count: int


class CompanionMove(BaseModel):
    """Something that the player on move can do, and how it is written."""

    move: MoveShown
    text: str


class RackToTell(BaseModel):
    """A player who has to say what they still hold: how many pieces that is, and which of them everybody knows."""

    seat: int
    count: int
    known: list[str]


class CompanionShown(BaseModel):
    """A game as far as everybody saw it, and what may come next."""

    options: dict[str, int | str]
    steps: list[AnalysisStep]
    wrong: WrongStep | None
    position: str
    """With `?` for what nobody has shown. Where players have to say what they hold, it is that before the last step."""
    to_move: int
    drawer: int | None
    """Whose piece is drawn openly next."""
    scores: list[int]
    over: bool
    ranks: list[int] | None
    """Once it is over: who comes first, second, third."""
    outcomes: list[Chance]
    """What may be drawn openly, or who may start."""
    pieces: list[CompanionPiece]
    buttons: list[CompanionMove]
    """What takes neither a piece nor a place."""
    exchange: int
    """The most pieces that can be exchanged; 0: none can."""
    lays: list[str]
    """How the scene's moves are written, which are those of the piece that was asked about."""
    to_tell: list[RackToTell]
    """The game is over: what these players hold has to be known for the count."""
    scene: SceneShown
