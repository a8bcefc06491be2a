"""The numbers of actions.

    (slot * 196 + cell) << bits | claim - 1      put the token of a slot on a cell; bits is 0, or 2 where claims are made
    and from 1372 << bits on:  end, extra, no extra, accept, challenge, and swap + a set of slots, one bit each

A cell is row * 14 + column.
"""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, SIDE, Box, Square
from abaculus.games.mathable.state import Slot

__all__ = [
    "ACCEPT", "CELLS", "CHALLENGE", "END", "EXTRA_TOKEN", "NO_EXTRA", "PLACEMENTS", "SUBSETS", "SWAP", "cell_of_square",
    "claim_of", "is_put", "other_action", "placement_action", "slot_of", "square_of", "square_of_cell",
]  # fmt: skip

CELLS = SIDE * SIDE
PLACEMENTS = RACK * CELLS
SUBSETS = 1 << RACK
END, EXTRA_TOKEN, NO_EXTRA, ACCEPT, CHALLENGE, SWAP = range(6)
"""What a player can do apart from placements, counted from the last placement on. SWAP + subset; subset 0 is not an action."""


@rule
def square_of_cell(cell: int) -> Square:
    """The square of a cell."""
    return cell + 2 * (cell // SIDE) + 32


@rule
def cell_of_square(square: Square) -> int:
    """The cell of a square."""
    return square - 32 - 2 * ((square >> 4) - 2)


@rule
def placement_action(box: Box, slot: Slot, square: Square, claim: int) -> int:
    """The number of a placement. Without claims the claim is 1."""
    return ((slot * CELLS + cell_of_square(square)) << int(box.claim_bits)) + claim - 1


@rule
def other_action(box: Box, what: int) -> int:
    """The number of END, EXTRA_TOKEN, NO_EXTRA, ACCEPT, CHALLENGE, or SWAP + a set of slots."""
    return (PLACEMENTS << int(box.claim_bits)) + what


@rule
def slot_of(box: Box, action: int) -> Slot:
    """The slot from which a placement takes its token."""
    return (action >> int(box.claim_bits)) // CELLS


@rule
def square_of(box: Box, action: int) -> Square:
    """The square of a placement."""
    return square_of_cell((action >> int(box.claim_bits)) % CELLS)


@rule
def claim_of(box: Box, action: int) -> int:
    """How many equations a placement claims; 1 where no claims are made."""
    return (action & ((1 << int(box.claim_bits)) - 1)) + 1


@rule
def is_put(box: Box, action: int) -> bool:
    """Whether an action puts a token down."""
    return action < PLACEMENTS << int(box.claim_bits)
