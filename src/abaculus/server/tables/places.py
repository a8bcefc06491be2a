"""A seat at a table, what its player claims to have scored, and what players ask each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from abaculus.server.tables.events import AskedFor
from abaculus.server.tables.table_settings import SeatKind, SeatPlan

__all__ = ["Place", "Question", "ScoreClaim", "place_for"]


@dataclass
class Place:
    """A seat at the table."""

    kind: SeatKind
    """me (the host's), open or bot."""
    kept: str = ""
    """The guest for whom the seat is kept, if it is."""
    level: str = ""
    """The bot that plays this seat, from the start or in place of a player; empty for a person."""
    guest: str = ""
    name: str = ""
    nonce: str = ""
    left: bool = False
    resigned: bool = False
    spent: int = 0
    """Milliseconds used up, where there is a clock."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.guest) or self.kind == "bot"

    @property
    def person(self) -> bool:
        """Whether a person plays this seat now."""
        return bool(self.guest) and not self.level


def place_for(plan: SeatPlan) -> Place:
    """The seat of a new table."""
    return Place(plan.kind, plan.kept or "", plan.level or "", name=plan.name or "")


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat asks the others, and which of them have agreed so far."""

    what: AskedFor
    seat: int
    agreed: tuple[int, ...] = ()


class ScoreClaim(NamedTuple):
    """What a seat said that a move brings, or what it has in the end."""

    seq: int
    seat: int
    text: str
    """The move; empty for the total."""
    answer: int
    points: int
    right: bool
    operations: tuple[str, ...]
