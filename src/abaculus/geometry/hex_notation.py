"""Pieces on a hex board as they are typed: `red7@0,1/2` is a piece, its cell, and its sixth-turns clockwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from abaculus.geometry.hex import Hex, Side, Turn

__all__ = ["TypedLay", "first_touching", "read_lay"]

_LAY = re.compile(r"([A-Za-z0-9]+)@(-?\d{1,3}),(-?\d{1,3})/([0-5])", re.ASCII)


class TypedLay(NamedTuple):
    """What was typed: the game decides whether there is such a piece, and whether it may go there."""

    piece: str
    cell: Hex
    turn: Turn


def read_lay(text: str) -> TypedLay | None:
    """A lay taken apart, or `None` for a text that is not one.

    >>> read_lay("red7@0,-1/2")
    TypedLay(piece='red7', cell=Hex(q=0, r=-1), turn=2)
    """
    found = _LAY.fullmatch(text)
    return TypedLay(found[1], Hex(int(found[2]), int(found[3])), int(found[4])) if found else None


def first_touching(cells: Sequence[Hex], cell: Hex) -> tuple[int, Side] | None:
    """The first of some cells that touches another one, by its place among them, and the side on which it does.

    >>> first_touching([Hex(0, 0), Hex(1, 0)], Hex(1, 1))
    (1, 1)
    """
    for place, other in enumerate(cells):
        if cell in other.neighbours():
            return place, other.neighbours().index(cell)
    return None
