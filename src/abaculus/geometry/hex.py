"""Hexagons in axial coordinates (q, r), r growing downwards.

The six sides are numbered clockwise from the east; opposite sides differ by three:

          4 NW   5 NE
             \\ /
       3 W  --o--  0 E
             / \\
          2 SW   1 SE
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from abaculus.core.rule import rule

__all__ = [
    "SIDES",
    "STEP_Q",
    "STEP_R",
    "Hex",
    "Side",
    "Turn",
    "endless_beside",
    "endless_cell",
    "opposite",
    "torus_cell",
]

Side: TypeAlias = int
"""0 to 5, clockwise from the east."""
Turn: TypeAlias = int
"""Sixth-turns clockwise, 0 to 5."""

SIDES = 6
STEP_Q = (1, 0, -1, -1, 0, 1)
STEP_R = (0, 1, 1, 0, -1, -1)


@rule
def opposite(side: Side) -> Side:
    """The side that faces this one across the table, and across a shared edge.

    >>> opposite(0), opposite(4)
    (3, 1)
    """
    return (side + 3) % SIDES


@rule
def endless_cell(q: int, r: int, width: int, mask: int) -> int:
    """The index of a cell on a board without an edge: rows of `width` laid end to end around a ring of `mask` + 1 cells.

    Connected tiles never meet themselves round the back if `width` is two more than their number n and the ring
    has at least `width` squared cells. Two cells next to or under n such tiles are at most n + 1 apart in q and in r,
    so their indices differ by no more than (n + 1) * (width + 1) = width squared - 1, and by 0 only if they are one and
    the same. If the number of cells is a power of two, no comparison is needed: a mask wraps, below zero too.
    """
    return (q * width + r) & mask


@rule
def endless_beside(cell: int, side: Side, width: int, mask: int) -> int:
    """The index of the cell across a side."""
    return (cell + STEP_Q[side] * width + STEP_R[side]) & mask


@rule
def torus_cell(q: int, r: int, around: int) -> int:
    """The index of a cell on a torus with `around` cells each way.

    A board without an edge needs no more: connected tiles cannot reach round a torus whose side is two more than their
    number. Coordinates lie between -around and around; 0,0 is kept in the middle, so that few cells need wrapping.
    """
    q += around // 2
    r += around // 2
    if q < 0:
        q += around
    elif q >= around:
        q -= around
    if r < 0:
        r += around
    elif r >= around:
        r -= around
    return q * around + r


class Hex(NamedTuple):
    """A cell for people: `q,r` in texts, with arithmetic.

    >>> Hex(0, 0).neighbour(4), str(Hex(-1, 2))
    (Hex(q=0, r=-1), '-1,2')
    """

    q: int
    r: int

    def neighbour(self, side: Side) -> Hex:
        """The cell across a side."""
        return Hex(self.q + STEP_Q[side], self.r + STEP_R[side])

    def neighbours(self) -> tuple[Hex, ...]:
        """The six cells around, clockwise from the east."""
        return tuple(self.neighbour(side) for side in range(SIDES))

    def turned(self, turns: Turn) -> Hex:
        """This cell after turning the whole board about 0,0 by sixth-turns clockwise.

        >>> Hex(1, 0).turned(1)
        Hex(q=0, r=1)
        """
        cell = self
        for _ in range(turns % SIDES):
            cell = Hex(-cell.r, cell.q + cell.r)
        return cell

    def __str__(self) -> str:
        return f"{self.q},{self.r}"
