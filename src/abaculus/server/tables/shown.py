"""What a viewer is sent of a table, as values: `projection` makes them, and `encoding` writes them as JSON.

They are made for every viewer after every event, so they are dictionaries with known keys: as quick to make and to write as any
dictionary, and checked like classes. `wire/tables.py` describes the same objects for the interface's document, and a test holds
the two together. Moves and score parts are plain data already when they come here: that is how `core` hands them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from abaculus.core.scene import Scene
from abaculus.server.tables.events import AskedFor
from abaculus.server.tables.table import Phase
from abaculus.server.tables.table_settings import GameOptions, SeatKind

__all__ = [
    "Chance", "CountShown", "LobbyEntry", "LogEntry", "Plain", "QuestionShown", "ReckonShown", "SeatShown", "Step", "TableFacts",
    "TableShown", "Update", "You",
]  # fmt: skip

Plain = dict[str, Any]
"""A move, a score part or a note as `core` writes it."""


class SeatShown(TypedDict):
    """A seat, as everybody sees it."""

    kind: SeatKind
    name: str
    taken: bool
    bot: str
    left: bool
    resigned: bool
    here: bool
    spent: int


class QuestionShown(TypedDict):
    """What a seat asks the others, and which of them have agreed."""

    what: AskedFor
    seat: int
    agreed: list[int]


class TableFacts(TypedDict):
    """What everybody may know about a table. Times are milliseconds since 1970."""

    id: str
    game: str
    options: GameOptions
    own_tiles: bool
    phase: Phase
    seats: list[SeatShown]
    mover: int | None
    since: int
    paused: bool
    question: QuestionShown | None
    settings: dict[str, object]
    """Those that the log names."""
    created: int
    touched: int
    commitment: str
    nonces: list[str]
    seed: str
    why: str
    totals: list[int] | None
    returns: list[float] | None
    ranks: list[int] | None
    endings: list[Plain]
    rematch: str


class LobbyEntry(TypedDict):
    """A table in a list, and which of its seats are the viewer's."""

    table: TableFacts
    you: list[int]


class You(TypedDict):
    """What the viewer is at this table."""

    seats: list[int]
    viewer: int | None
    host: bool
    undo: bool


class LogEntry(TypedDict):
    """Something that happened in the game, as the viewer saw it."""

    seq: int
    seat: int | None
    by: str
    move: Plain
    text: str
    why: list[Plain]
    reasons: list[Plain]


class Chance(TypedDict):
    """Something that chance may do, as a move and in notation, and its whole-number weight."""

    move: Plain
    text: str
    weight: int


class Step(LogEntry):
    """A step of a game that is over: what was done, all points after it, and for chance everything that could have come."""

    scores: list[int]
    chances: list[Chance]


class CountShown(TypedDict):
    """A total that one of the viewer's seats has to say, or has said: then with its working."""

    seat: int
    done: bool
    wrong: int
    total: int | None
    parts: list[Plain]


class ReckonShown(TypedDict):
    """When players work out their own points: with each move, or at the end. `rid`: the fewest points win."""

    mode: Literal["move", "end"]
    rid: bool
    counts: list[CountShown]


class Update(TypedDict):
    """A table as the viewer may see it after event `seq`, apart from what is drawn."""

    type: Literal["update"]
    seq: int
    table: TableFacts
    you: You
    log_after: int
    """The entries of the log follow this event; entries with higher numbers that came earlier were taken back."""
    log: list[LogEntry]
    position: str | None
    reckon: ReckonShown | None


@dataclass(frozen=True)
class TableShown:
    """All that a viewer is sent: the update, and the scene to be drawn, once the game has begun."""

    update: Update
    scene: Scene | None
