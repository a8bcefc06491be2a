"""What tiles are worth: R6."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.hexamino.box import FIELDS, Box
from abaculus.games.hexamino.sets import TileSet, size_of

__all__ = ["hand_points"]


@rule
def hand_points(box: Box, tiles: TileSet) -> int:
    """The points on a set of tiles: field by field, the number of tiles that show it times its points."""
    total = 0
    for field in range(FIELDS):
        total += int(box.labels[field]) * size_of(tiles & int(box.having[field]))
    return total
