"""What can happen at a table. A table's log is a list of these events, and the table follows from its log alone.

The fields of an event are the keys of its stored body, in the same order; `event_codec` reads and writes them, and has the names
under which events are stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from abaculus.core.state import State
from abaculus.server.tables.table_settings import GameOptions, SeatPlan, TableSettings

__all__ = [
    "Acted", "ActedBy", "Agreed", "Asked", "AskedFor", "BotTookOver", "CameBack", "ChanceDecided", "Created", "Declined",
    "Ended", "Event", "FilledByBot", "GaveUpBy", "Left", "LogLine", "Paused", "RematchMade", "Resigned", "Resumed", "Sat",
    "ScoreClaimed", "ServerWasAway", "Started", "TakenBack", "WhyEnded",
]  # fmt: skip

ActedBy = Literal["player", "bot", "server"]
AskedFor = Literal["undo", "pause"]
GaveUpBy = Literal["resigned", "time"]
WhyEnded = Literal["over", "resigned", "time", "left", "closed"]


# -- before the game -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Created:
    """The table was set up."""

    game: str
    options: GameOptions
    seats: tuple[SeatPlan, ...]
    settings: TableSettings
    host: str
    commitment: str
    """The SHA-256 of the secret seed that the dice follow from."""


@dataclass(frozen=True, slots=True)
class Sat:
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    nonce: str
    """The seat's contribution to the dice."""


@dataclass(frozen=True, slots=True)
class FilledByBot:
    """A bot takes a seat that stayed empty."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken, and the game begins."""

    nonces: tuple[str, ...]


# -- the game ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted."""

    seat: int
    text: str
    """The action in notation."""
    by: ActedBy
    action: int | None = field(default=None, compare=False)
    """The number of the action, where it is known already; it is not stored."""
    after: State | None = field(default=None, compare=False, repr=False)
    """Nor is the position that it leads to: whoever decided it has worked that out."""


@dataclass(frozen=True, slots=True)
class ChanceDecided:
    """Chance decided: a die, a draw, who starts."""

    text: str
    action: int | None = field(default=None, compare=False)
    """As for `Acted`."""
    after: State | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ScoreClaimed:
    """A seat said what its move brings or, with an empty text, what it has in the end."""

    seat: int
    text: str
    answer: int
    points: int
    right: bool
    operations: tuple[str, ...]
    """What there was to do with numbers."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last decision was taken back, and with it everything that chance decided after it."""

    taken: int
    """How many actions that are."""


# -- among the players ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asks the others for something."""

    seat: int
    what: AskedFor


@dataclass(frozen=True, slots=True)
class Agreed:
    """Another seat agrees."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declined:
    """Another seat does not agree, or whoever asked takes the question back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The game stands still, and no clock runs."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The pause is over."""


# -- coming and going ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Left:
    """A guest gave up a seat before the game, or walked away during it."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A guest plays again after having left, or in place of a bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays on for a seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class ServerWasAway:
    """The server was away, and no clock ran meanwhile."""

    began: int
    ended: int


# -- the end -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave up, or ran out of time."""

    seat: int
    why: GaveUpBy


@dataclass(frozen=True, slots=True)
class Ended:
    """It is over, and the seed of the dice is published."""

    why: WhyEnded
    seed: str


@dataclass(frozen=True, slots=True)
class RematchMade:
    """The players go on at another table."""

    table: str


Event = (
    Created | Sat | FilledByBot | Started | Acted | ChanceDecided | ScoreClaimed | TakenBack | Asked | Agreed | Declined
    | Paused | Resumed | Left | CameBack | BotTookOver | ServerWasAway | Resigned | Ended | RematchMade
)  # fmt: skip


class LogLine(NamedTuple):
    """An event in a table's log: its number, when it happened, and what it was."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    event: Event
