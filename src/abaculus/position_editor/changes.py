"""What can be changed about a position, one thing at a time."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

__all__ = ["Change", "Drop", "Hold", "Lay", "Points", "Take", "ToMove"]


class Lay(NamedTuple):
    """Put a piece on a cell, from the bag or from a hand. It replaces what is there, unless pieces are stacked."""

    piece: str
    cell: str
    turn: int = 0


class Take(NamedTuple):
    """Put the piece on a cell, or the top one of a stack, back into the bag."""

    cell: str


class Hold(NamedTuple):
    """Put a piece into a slot of a hand, in exchange for what is there; without a slot, add it to the hand."""

    hand: int
    piece: str
    slot: int | None = None


class Drop(NamedTuple):
    """Put the piece in a slot of a hand back into the bag."""

    hand: int
    slot: int


class Points(NamedTuple):
    """Give a seat this many points."""

    seat: int
    points: int


class ToMove(NamedTuple):
    """Make it a seat's turn."""

    seat: int


Change: TypeAlias = Lay | Take | Hold | Drop | Points | ToMove
