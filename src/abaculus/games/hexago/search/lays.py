"""Hexago: what a lay scores, counted quickly from the existing neighbours."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.hexago.box import NOTHING, Box
from abaculus.games.hexago.scoring import Around, edge_points, number_of
from abaculus.geometry.hex import SIDES

__all__ = ["MOST_ALONE", "PAIR", "hope_of", "pack", "score_of"]

PAIR = 9
"""Bits for a side and the field that faces a cell from there."""
MOST_ALONE = 24
"""No lay beside a single tile scores more: two 6s of one colour."""


@rule
def pack(around: Around) -> int:
    """The sides of a cell that have a neighbour, each with the field that faces it: nine bits per side."""
    packed = 0
    for side in range(SIDES):
        if around[side] != NOTHING:
            packed = packed << PAIR | around[side] << 3 | side
    return packed


@rule
def hope_of(packed: int) -> int:
    """No tile can score more here: an edge gives at most four times a number, or that number and a 6."""
    total = 0
    count = 0
    while packed > 0:
        number = number_of((packed >> 3) & 63)
        total += max(4 * number, number + 6)
        count += 1
        packed >>= PAIR
    return total * count


@rule
def score_of(box: Box, packed: int, row: int) -> int:
    """The same as `lay_points`, from a row of `Box.faces` and just the neighbours."""
    total = 0
    matching = 0
    while packed > 0:
        value = edge_points(int(box.faces[row, packed & 7]), (packed >> 3) & 63)
        total += value
        matching += 1 if value > 0 else 0
        packed >>= PAIR
    return total * matching
