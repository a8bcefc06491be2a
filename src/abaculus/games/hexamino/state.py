"""A game of Hexamino in progress, as one record."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from abaculus.core.record import Record, i8, i16, i64
from abaculus.games.hexamino.box import TILES
from abaculus.geometry.hex import SIDES

__all__ = [
    "BOARD", "DEAL", "EDGE_CELLS", "MAX_EDGE_CELLS", "MAX_SEATS", "OVER", "PHASES", "REFILL", "SEEK", "START", "TURN",
    "UNJOINED", "EdgeCell", "HexaminoState", "Place", "Player",
]  # fmt: skip

Player: TypeAlias = int
EdgeCell: TypeAlias = int
"""An empty cell beside a tile, as anchor * 6 + side: the first tile laid that touches it, and that tile's side."""
Place: TypeAlias = int
"""The place of an edge cell in the lists of the record."""

PHASES = ("start", "deal", "turn", "seek", "refill", "over")
START, DEAL, TURN, SEEK, REFILL, OVER = range(6)
"""What is next: who starts, a tile to a hand, a decision, a tile drawn by R4, a tile drawn by R2, nothing."""

UNJOINED = -1
"""The turn that an edge cell asks for while no point field faces it: none yet."""

MAX_SEATS = 6
BOARD = 8192
"""A power of two, at least (TILES + 2) squared: see `geometry.hex.endless_cell`."""
EDGE_CELLS = (TILES - 1) * SIDES
"""Edge cells are numbers below this: every tile but the last can be an anchor."""
MAX_EDGE_CELLS = 4 * TILES + 2
"""The most empty cells that a group of tiles can touch."""


class HexaminoState(Record):
    """The state. A hand is a set of tiles: there is only one of each, so it needs no order.

    What each empty cell demands of a tile is kept up to date: which turn it must have and, as a set, which tiles fit.
    """

    secrets: ClassVar = ("unseen", "hands")

    phase = mover = starter = i8()
    drawn = misses = i8()
    """How many tiles the player on move has drawn by R4 in this turn; how many turns have been missed since the last lay."""
    pack = laid = i8()
    """How many tiles are in the pack, and on the table."""
    edge_count = i16()
    left = i64()
    """The set of the tiles that are not on the table."""
    unseen = i64()
    """The set of the tiles in the pack; as known to one viewer, of those that viewer has not seen."""
    hands = i64(MAX_SEATS)
    """The hand of each player; as known to one viewer, the tiles in it that the viewer can see."""
    held = i8(MAX_SEATS)
    """How many tiles each player holds, seen or not."""

    # The tiles on the table in the order in which they were laid.
    laid_tile = laid_turn = laid_q = laid_r = i8(TILES)

    # The edge cells, and what each demands: `turns`, the turn that a tile must have there; `blanks`, a bit for each side
    # where a blank field faces it; `fits`, the set of the tiles that agree with all neighbours and join one at a point field.
    edge_cells = i16(MAX_EDGE_CELLS)
    turns = blanks = i8(MAX_EDGE_CELLS)
    fits = i64(MAX_EDGE_CELLS)

    # The endless board: 0, empty and out of reach; above 0, a tile, as 1 + its place in the order of laying; below 0, an
    # edge cell, as -1 - its place in the lists above.
    board = i16(BOARD)
