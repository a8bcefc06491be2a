"""A game of MathMagic in progress, as one record."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from abaculus.core.rack import EMPTY, RACKS, UNKNOWN, Player, Slot
from abaculus.core.rack_opening import FILL, OPEN, START
from abaculus.core.record import Record, i8, i16, i32, i64
from abaculus.games.mathmagic.box import MAX_CHIPS, OPEN_CELLS, RACK
from abaculus.geometry.square import SIDES

__all__ = [
    "EDGE_CELLS", "EMPTY", "FILL", "MAX_EDGE_CELLS", "MAX_PLAYERS", "OPEN", "PHASES", "START", "UNKNOWN", "EdgeCell",
    "MathMagicState", "Player", "Slot",
]  # fmt: skip

EdgeCell: TypeAlias = int
"""An empty square beside a chip, as anchor * 4 + side: the first chip laid that touches it, and that chip's side."""

MAX_PLAYERS = RACKS

TURN, SECOND, REFILL, EXCHANGE, OVER = range(FILL + 1, 8)
PHASES = ("open", "start", "fill", "turn", "second", "refill", "exchange", "over")
"""What is next: an open draw (R1), a lot among those tied (R1), a chip to fill a rack (R1), a turn, the second chip of the
opening (R2), a chip of R6, a chip of R7, nothing. The solitaire (R9) has only turn and over."""

EDGE_CELLS = (MAX_CHIPS - 1) * SIDES
"""Edge cells are numbers below this: every chip but the last can be an anchor."""
MAX_EDGE_CELLS = 2 * MAX_CHIPS + 2
"""The most empty squares that a group of chips can touch."""


class MathMagicState(Record):
    """The state. A rack is kept in the order of the chip file, so that equal racks are equal bytes.

    The solitaire keeps its chips in `bag` and on the board, and counts actions. All squares of its frame are edge cells,
    counted row by row; racks, names and the order of laying stay empty.
    """

    secrets: ClassVar = ("racks", "shown", "aside", "bag", "put_back", "knows_back")

    phase = mover = starter = i8()
    idle = i8()
    """R8: idle turns in a row. With an empty bag these are the misses."""
    laid = bag_count = i8()
    """How many chips are laid, and how many are in the bag."""
    actions = i32()
    """R9: how much the solitaire player has done so far; `solitaire.MOST_ACTIONS` stands for that many or more."""
    last = i16()
    """R9: the square of the frame where a chip was just put, or -1."""
    edge_count = i16()
    left = i64(2)
    """R9: the kinds of which a chip is left, one bit each in two numbers."""
    scores = i32(MAX_PLAYERS)
    rack_count = i8(MAX_PLAYERS)
    racks = shown = i8(MAX_PLAYERS * RACK)
    """Player p's slot k is at p * 6 + k. Shown: 1 where everyone knows the chip, because it was drawn openly. Such chips come
    before their equals."""
    aside = i8(RACK)
    """R7: the old chips of an exchange in progress."""
    bag = i8(MAX_CHIPS)
    """How many chips of each kind are in the bag; as known to one viewer, also those that the viewer cannot see elsewhere."""
    put_back = i8(MAX_PLAYERS, MAX_CHIPS)
    """How many chips of each kind a player knows to be in the bag, having put them there."""
    knows_back = i8(MAX_PLAYERS)
    """How many chips that is in all."""

    # The chips on the table in the order in which they were laid; rows and columns are counted from 7G.
    laid_kind = laid_row = laid_column = i8(MAX_CHIPS)

    # The empty squares that a chip can go to: their names, their places on the board, and the kinds that fit there (R3), one
    # bit each in two numbers. (R9: every square of the frame keeps its place in these lists; where a chip lies, nothing fits.)
    # The board: 0, empty and out of reach; above 0, a chip, as 1 + kind; below 0, an edge cell, as -1 - its place in these
    # lists, or OUTSIDE.
    edge_name = edge_cell = i16(MAX_EDGE_CELLS)
    edge_fits = i64(MAX_EDGE_CELLS, 2)
    board = i16(OPEN_CELLS)
