"""What can be asked of a table: by the people at it, or by the server on behalf of bots and clocks.

A command says who asks and for what; `decide` turns it into events, or refuses it. What clients send is declared in `wire` and
becomes a command only once the server knows who they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from abaculus.server.tables.events import ActedBy, AskedFor

__all__ = [
    "Act", "Answer", "Ask", "CallOff", "Close", "Command", "Count", "Excuse", "Fill", "LeaveTable", "LinkRematch", "Play",
    "PutBot", "Resign", "Resume", "ReturnToTable", "RunOut", "Sit", "Start",
]  # fmt: skip


# -- by people -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """Take this seat, the ones kept for the guest, or an open one."""

    guest: str
    name: str
    seat: int | None = None
    nonce: str = ""
    """For the dice; one is made where it is empty."""
    keeper: str = ""
    """Whoever keeps seats for others, and gives this one away."""


@dataclass(frozen=True, slots=True)
class Act:
    """Do an action, by its number or in notation, in answer to event `seq`."""

    guest: str
    seq: int
    what: int | str
    seat: int | None = None
    claim: int | None = None
    """Where players work out their own points: what the player says that it brings."""


@dataclass(frozen=True, slots=True)
class Count:
    """Say what a seat has in the end."""

    guest: str
    total: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others for a pause, or to take back the guest's last decision."""

    guest: str
    seq: int
    what: AskedFor


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer what another player asked."""

    guest: str
    seq: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Resume:
    """End the pause."""

    guest: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up, with one seat or with all."""

    guest: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Get up."""

    guest: str


@dataclass(frozen=True, slots=True)
class ReturnToTable:
    """Take the seat again after having left it, or back from a bot."""

    guest: str


@dataclass(frozen=True, slots=True)
class PutBot:
    """Let a bot play for somebody who is gone."""

    guest: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Close:
    """Call off a table that waits, or end a game that another player has left."""

    guest: str


@dataclass(frozen=True, slots=True)
class LinkRematch:
    """Go on at another table, unless there is one already."""

    table: str


# -- by the server -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game of a table at which nobody has to sit down: bots play among themselves."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Let bots take the empty seats, and begin."""

    level: str


@dataclass(frozen=True, slots=True)
class Play:
    """Act for the seat on move: as its bot, or where there is no choice."""

    action: int
    by: ActedBy


@dataclass(frozen=True, slots=True)
class RunOut:
    """The time of the player on move is used up."""


@dataclass(frozen=True, slots=True)
class Excuse:
    """Take out of the clock the times for which the server was away: beginnings and ends."""

    outages: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class CallOff:
    """End it, whatever its players would say: a class is closed, or the operator wants it."""


Command = (
    Sit | Act | Count | Ask | Answer | Resume | Resign | LeaveTable | ReturnToTable | PutBot | Close | LinkRematch
    | Start | Fill | Play | RunOut | Excuse | CallOff
)  # fmt: skip
