"""A game of Number Castle in progress, as one record."""

from __future__ import annotations

from typing import TypeAlias

from abaculus.core.record import Record, i8, i16
from abaculus.games.castle.box import MAX_STONES
from abaculus.geometry.hex import SIDES

__all__ = [
    "BUILD", "DRAW", "MAX_SIDE", "MISS", "MISSES", "ON_TOP", "OVER", "ROLL", "SPOTS", "START", "TAKE", "TAKES", "CastleState",
    "Player", "Spot", "Stack",
]  # fmt: skip

Player: TypeAlias = int
Stack: TypeAlias = int
"""A stack of one stone or more, by its place in the record: 1 to 44. 0 is an empty cell."""
Spot: TypeAlias = int
"""Where a stone may be built: (stack - 1) * 7 + side for the free cell beside a stack, + ON_TOP for its top."""

START, ROLL, DRAW, BUILD, TAKE, MISS, OVER = range(7)
"""What is next: who starts, the die, a stone from the pile, a stone to build, one to take, a turn to miss, nothing."""

ON_TOP = SIDES
SPOTS = MAX_STONES * (SIDES + 1)
TAKES = SPOTS * SIDES
"""Actions below this build; this and those after it take the top of a stack ..."""
MISSES = TAKES + MAX_STONES
"""... and this one misses the turn."""
MAX_SIDE = 64


class CastleState(Record):
    """The state. What lies under the top stones is part of it: everyone saw it when it was placed (R4)."""

    phase = mover = starter = i8()
    roll = to_build = i8()
    """What the die shows, 0 before it is rolled; stones still to be built this turn."""
    first = i8()
    """R6: what the die showed before it is, or was, rolled once more in this turn; 0: there is no second roll."""
    drawn = i8()
    """1 + the stone that was drawn and has to be built; 0: none."""
    last = i8()
    """The stack that the last stone was built on; 0 once a stone has been taken since."""
    stacks = i8()
    turns = i16()
    """Turns that are over."""
    piles = i8(4)
    left = i16(4)
    """Bit k: the k-th stone of the colour is still in the pile."""

    # The stacks 1 to `stacks`, in no meaningful order: the last one takes the place of one that is removed.
    q = r = height = i8(1 + MAX_STONES)
    top = i16(1 + MAX_STONES)
    """The face that a stack shows."""
    under = i16(MAX_STONES)
    """The face right under each stone, if there is one."""

    # The torus of all cells: the stack that is there.
    board = i8(MAX_SIDE * MAX_SIDE)
