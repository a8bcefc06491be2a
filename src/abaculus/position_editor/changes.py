"""What can be changed about a position, one thing at a time."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

__all__ = ["Change", "Drop", "Hold", "Lay", "Points", "Take", "ToMove"]


class Lay(NamedTuple):
    """A piece comes to lie on a cell, from the bag or from whoever holds it. What lies there goes, unless pieces are stacked."""

    piece: str
    cell: str
    turn: int = 0


class Take(NamedTuple):
    """The piece on a cell, or the top one of a stack, goes back to the bag."""

    cell: str


class Hold(NamedTuple):
    """A piece comes into a slot of a hand, in exchange for what is there; without a slot it comes into the hand in addition."""

    hand: int
    piece: str
    slot: int | None = None


class Drop(NamedTuple):
    """The piece in a slot of a hand goes back to the bag."""

    hand: int
    slot: int


class Points(NamedTuple):
    """A seat has so many points."""

    seat: int
    points: int


class ToMove(NamedTuple):
    """It is the turn of a seat."""

    seat: int


Change: TypeAlias = Lay | Take | Hold | Drop | Points | ToMove
