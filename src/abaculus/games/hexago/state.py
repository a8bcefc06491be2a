"""A game of Hexago in progress, as one record."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from abaculus.core.record import Record, i8, i16, i32
from abaculus.games.hexago.box import MAX_TILES
from abaculus.geometry.hex import SIDES

__all__ = ["BOARD", "EDGE_CELLS", "EMPTY", "MAX_EDGE_CELLS", "UNKNOWN", "EdgeCell", "HexagoState", "Player", "Slot"]

Player: TypeAlias = int
Slot: TypeAlias = int
EdgeCell: TypeAlias = int
"""An empty cell beside a tile, as anchor * 6 + side: the first tile laid that touches it, and that tile's side."""

EMPTY, UNKNOWN = -1, -2
"""In a hand: no tile, and a tile that the viewer cannot see."""

START, DEAL, OPEN, LAY, DRAW, OVER = range(6)
"""What is next: who starts, a tile to a hand, a tile of the opening, a lay, a tile from the stack, nothing."""

BOARD = 2048
"""A power of two, at least (MAX_TILES + 2) squared: see `geometry.hex.endless_cell`."""
EDGE_CELLS = (MAX_TILES - 1) * SIDES
"""Edge cells are numbers below this: every tile but the last can be an anchor."""
MAX_EDGE_CELLS = 4 * MAX_TILES + 2
"""The most empty cells that a group of tiles can touch."""


class HexagoState(Record):
    """The state. Hands are kept slot by slot; a drawn tile goes where the laid one was, so a hand never jumps about.

    What lies in the stacks is unknown to everyone, so only their sizes are kept, and a tile is drawn, when it is taken, from
    all those that nobody has seen (ruling on R6).
    """

    secrets: ClassVar = ("unseen_count", "hands", "unseen")

    phase = mover = starter = i8()
    slot = i8()
    """The slot that the next drawn tile goes to."""
    laid = unseen_count = i8()
    edge_count = i16()
    scores = i32(4)
    piles = i8(4)
    hands = i8(MAX_TILES)
    """Player p's slot k is at p * hand_size + k."""
    unseen = i8(MAX_TILES)
    """How many tiles of each kind nobody has seen; as known to one viewer, how many that viewer has not."""

    # The tiles on the table in the order in which they were laid.
    laid_tile = laid_turn = laid_q = laid_r = i8(MAX_TILES)

    # The empty cells that a tile can go to, and the endless board: 0, empty and out of reach; above 0, a tile, as
    # 1 + tile * 6 + turn; below 0, an edge cell, as -1 - its place in edge_cells.
    edge_cells = i16(MAX_EDGE_CELLS)
    board = i16(BOARD)
