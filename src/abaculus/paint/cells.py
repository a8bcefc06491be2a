"""The shapes that tiles take in character cells.

A hexagon becomes a cell of two by three fields, and every second row of cells is shifted by half a cell, so that each still
has its six neighbours, and fields that touch on the table touch on the screen:

     NW  NE             ▲1  ★6
     W    E            ●2    ■5
     SW  SE             ♥4  ▲3

A roomy cell has a gap all round, a compact one has none above and below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from abaculus.core.scene import Scene, Shape

__all__ = ["CellShape", "Slab", "cell_shape_for"]


@dataclass(frozen=True)
class Slab:
    """Where a field lies in its cell: `width` characters from `column` on, in row `row`."""

    column: int
    row: int
    width: int
    lean: int = 0
    """The text leans to the right (1) or the left (-1) where it cannot be centred."""


@dataclass(frozen=True)
class CellShape:
    """A tile's shape: the distance to the next cell, its rows of stone, and where its fields go."""

    shape: Shape
    width: int
    height: int
    """From cell to cell, in columns and rows."""
    stone: tuple[tuple[int, int], ...]
    """Row by row, the first column of stone and how many."""
    sides: tuple[Slab, ...]
    """The fields by side; empty where tiles have only a middle."""
    middle: Slab
    halves: bool = False
    """Whether the middle row is half a column wider on both sides, as a hexagon is."""
    foot: bool = False
    """Whether there is half a row of stone below, before the gap."""

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The column and row of the cell at a point of the scene."""
        if self.shape == "hex":
            return round(x / math.sqrt(3) * self.width), round(y / 1.5) * self.height
        return round(x / 2 * self.width), round(y / 2 * self.height)


_HEX_COMPACT = CellShape(
    "hex", 10, 3,
    stone=((1, 8), (1, 8), (1, 8)),
    sides=(Slab(6, 1, 3, 1), Slab(5, 2, 4), Slab(1, 2, 4), Slab(1, 1, 3, -1), Slab(1, 0, 4), Slab(5, 0, 4)),
    middle=Slab(4, 1, 2),
    halves=True,
)  # fmt: skip
_HEX_ROOMY = CellShape(
    "hex", 12, 4,
    stone=((1, 10), (1, 10), (1, 10)),
    sides=(Slab(7, 1, 4), Slab(6, 2, 5, -1), Slab(1, 2, 5, 1), Slab(1, 1, 4), Slab(1, 0, 5, 1), Slab(6, 0, 5, -1)),
    middle=Slab(5, 1, 2),
    halves=True,
    foot=True,
)  # fmt: skip
_HEX_CENTRE_COMPACT = replace(  # two digits and a symbol in the middle, a digit at the sides
    _HEX_COMPACT,
    sides=(
        Slab(7, 1, 2, 1),
        Slab(6, 2, 3, -1),
        Slab(1, 2, 3, 1),
        Slab(1, 1, 2, -1),
        Slab(1, 0, 3, 1),
        Slab(6, 0, 3, -1),
    ),
    middle=Slab(3, 1, 4),
)
_HEX_CENTRE_ROOMY = replace(
    _HEX_ROOMY,
    sides=(Slab(8, 1, 3), Slab(7, 2, 4, -1), Slab(1, 2, 4, 1), Slab(1, 1, 3), Slab(1, 0, 4, 1), Slab(7, 0, 4, -1)),
    middle=Slab(4, 1, 4),
)
_SQUARE_COMPACT = CellShape(
    "square", 10, 3,
    stone=((0, 9), (0, 9), (0, 9)),
    sides=(Slab(0, 0, 9, -1), Slab(5, 1, 4), Slab(0, 2, 9, -1), Slab(0, 1, 4)),
    middle=Slab(4, 1, 1),
)  # fmt: skip
_SQUARE_ROOMY = CellShape(
    "square", 11, 4,
    stone=((0, 10), (0, 10), (0, 10)),
    sides=(Slab(0, 0, 10), Slab(6, 1, 4), Slab(0, 2, 10), Slab(0, 1, 4)),
    middle=Slab(4, 1, 2),
    foot=True,
)  # fmt: skip
_NUMBER_COMPACT = CellShape("square", 5, 1, stone=((0, 4),), sides=(), middle=Slab(0, 0, 4, 1))
_NUMBER_ROOMY = CellShape("square", 6, 2, stone=((0, 5),), sides=(), middle=Slab(0, 0, 5), foot=True)


def cell_shape_for(scene: Scene, roomy: bool) -> CellShape:
    """The shape that the tiles of a scene need: with or without fields at the sides."""
    shown = [thing.fields for thing in scene.tiles] + [thing.fields for thing in scene.hand]
    if scene.shape == "hex":
        if any(field.side < 0 for fields in shown for field in fields):
            return _HEX_CENTRE_ROOMY if roomy else _HEX_CENTRE_COMPACT
        return _HEX_ROOMY if roomy else _HEX_COMPACT
    if any(field.side >= 0 for fields in shown for field in fields):
        return _SQUARE_ROOMY if roomy else _SQUARE_COMPACT
    return _NUMBER_ROOMY if roomy else _NUMBER_COMPACT
