"""What travels between clients and the server about classes, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from abaculus.server.wire import Asked, Flag, Level, Nonce, Options, Reckon, Tiles

__all__ = [
    "ClassAsked", "ClassMade", "ClassOverview", "ClassSeat", "ClassShown", "ClassStart", "ClassTable", "JoinAsked", "Joined",
    "Tally",
]  # fmt: skip


class ClassAsked(Asked):
    """A new class: one game with one setting, at as many tables as its pupils need."""

    name: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")] = ""
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = Field(default_factory=dict)
    tiles: Tiles | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=6)] = 2
    """Seats at each table."""
    bots: Annotated[int, Field(strict=True, ge=0, le=5)] = 0
    """How many of them are bots'."""
    level: Level = "greedy"
    fill: Flag = True
    """Whether bots may take the seats that stay empty at the last table."""
    reckon: Reckon = "move"
    hints: Flag = False


class JoinAsked(Asked):
    """What a pupil brings, beside being a guest: something for the dice."""

    nonce: Nonce = ""


class ClassStart(Asked):
    """The table to be started with bots."""

    number: Annotated[int, Field(strict=True, ge=1, lt=10_000)]


class ClassMade(BaseModel):
    """A class was made: pupils type the code, or open the link."""

    code: str
    link: str


class ClassShown(BaseModel):
    """What whoever has the code may know about a class."""

    code: str
    name: str
    game: str
    closed: bool
    pupils: int
    teacher: bool
    """Whether it is yours."""
    table: str
    """Your table, if you are in it already."""


class Joined(BaseModel):
    """A pupil sits at a table."""

    table: str


class Tally(BaseModel):
    """Answers, right and wrong."""

    right: int
    wrong: int


class ClassSeat(BaseModel):
    """A seat, as the teacher sees it."""

    name: str
    bot: str
    pupil: bool
    here: bool
    score: int | None
    """As a spectator sees it: `None` before the game, and while the points are hidden."""
    tally: Tally
    operations: dict[str, Tally]


class ClassTable(BaseModel):
    """A table of the class."""

    number: int
    table: str
    phase: Literal["waiting", "playing", "over"]
    mover: int | None
    games: int
    """How many games were started at it: a rematch counts as the same table."""
    seats: list[ClassSeat]


class ClassOverview(BaseModel):
    """A whole class, for its teacher."""

    code: str
    name: str
    link: str
    game: str
    players: int
    reckon: Literal["off", "move", "end"]
    fill: bool
    closed: bool
    operations: list[str]
    """The operations that occurred, in the order in which they are shown."""
    tables: list[ClassTable]
