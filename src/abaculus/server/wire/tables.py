"""A table, as its reader may see it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from abaculus.server.wire.basics import Pace, Reckon
from abaculus.server.wire.scenes import MoveShown, Part, SceneNote, SceneShown

__all__ = [
    "CountShown", "LobbyEntry", "LogEntry", "Question", "ReckonShown", "SeatShown", "TableFacts", "TableMade",
    "TableSettings", "Update", "You",
]  # fmt: skip


class TableMade(BaseModel):
    """A table was made: sit down at it next. The commitment fixes its dice before anybody adds a nonce."""

    id: str
    link: str
    commitment: str


class SeatShown(BaseModel):
    """A seat, as everybody sees it."""

    kind: Literal["me", "open", "bot"]
    name: str
    taken: bool
    bot: str
    left: bool
    resigned: bool
    here: bool
    spent: int


class Question(BaseModel):
    """What a player asks the others."""

    what: Literal["undo", "pause"]
    seat: int
    agreed: list[int]


class TableSettings(BaseModel):
    """How a table is played."""

    per_move: int | None = None
    per_game: int | None = None
    handicap: list[int] | None = None
    hints: bool = False
    listed: bool = False
    reckon: Reckon = "off"
    pace: Pace = "normal"


class TableFacts(BaseModel):
    """What everybody may know about a table. Times are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, int | str]
    own_tiles: bool
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatShown]
    mover: int | None
    since: int
    paused: bool
    question: Question | None
    settings: TableSettings
    created: int
    touched: int
    commitment: str
    nonces: list[str]
    seed: str
    why: str
    totals: list[int] | None
    returns: list[float] | None
    ranks: list[int] | None
    """Who came first, second, third; nothing before that may be known, and where a game was called off, which nobody won."""
    endings: list[SceneNote]
    """Why it is over, and who gave up; empty before."""
    rematch: str


class You(BaseModel):
    """What you are at this table."""

    seats: list[int]
    viewer: int | None
    host: bool
    undo: bool = False


class LogEntry(BaseModel):
    """Something that happened in the game, as you saw it."""

    seq: int
    seat: int | None
    by: str
    move: MoveShown
    text: str
    """The same in notation."""
    why: list[Part]
    reasons: list[SceneNote]
    """Why a turn was missed, as far as you may know."""


class CountShown(BaseModel):
    """A total that one of your seats has to say, or has said: then with its working."""

    seat: int
    done: bool
    wrong: int
    total: int | None
    parts: list[Part]


class ReckonShown(BaseModel):
    """How this game is reckoned: what each move brings, or at the end. `rid`: the fewest points win."""

    mode: Literal["move", "end"]
    rid: bool
    counts: list[CountShown]


class Update(BaseModel):
    """A table as you may see it after event `seq`."""

    type: Literal["update"]
    seq: int
    table: TableFacts
    you: You
    log_after: int
    """The entries of the log follow this event; entries with higher numbers that came earlier were taken back."""
    log: list[LogEntry]
    scene: SceneShown | None
    position: str | None
    reckon: ReckonShown | None = None


class LobbyEntry(BaseModel):
    """A table in a list."""

    table: TableFacts
    you: list[int]
