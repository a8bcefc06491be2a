"""What players do, as numbers.

    slot * 332 + anchor * 4 + side      lay the chip of a rack slot beside an anchor, the first chip laid that touches the square
    1992 + a set of slots, a bit each   exchange these chips; 1992 itself, exchanging nothing, is a miss

The first chip of the opening has no neighbour; its lay is written with anchor and side 0. The numbers of R9 are in `solitaire`.
"""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import RACK
from abaculus.games.mathmagic.state import EDGE_CELLS, EdgeCell, Slot

__all__ = ["ACTIONS", "LAYS", "MISS", "SUBSETS", "edge_cell_of", "lay_action", "slot_of"]

LAYS = RACK * EDGE_CELLS
SUBSETS = 1 << RACK
MISS = LAYS
ACTIONS = LAYS + SUBSETS


@rule
def lay_action(slot: Slot, edge_cell: EdgeCell) -> int:
    """The number of a lay."""
    return slot * EDGE_CELLS + edge_cell


@rule
def slot_of(action: int) -> Slot:
    """The slot from which a lay takes its chip."""
    return action // EDGE_CELLS


@rule
def edge_cell_of(action: int) -> EdgeCell:
    """The square of a lay."""
    return action % EDGE_CELLS
