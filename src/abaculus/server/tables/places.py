"""A seat at a table, and what its player claims to have scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["Place", "ScoreClaim"]


@dataclass
class Place:
    """A seat at the table."""

    kind: str
    """me (the host's), open or bot."""
    kept: str = ""
    """The guest whom the seat is kept for, if it is."""
    level: str = ""
    """The bot that plays this seat, from the start or instead of a player; empty for a person."""
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


class ScoreClaim(NamedTuple):
    """What a seat said that a move brings, or at the end that it has."""

    seq: int
    seat: int
    text: str
    """The move; empty for the total."""
    answer: int
    points: int
    right: bool
    operations: list[str]
