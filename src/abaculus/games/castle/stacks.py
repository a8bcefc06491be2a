"""Stones and stacks: where they are, how they come and go, and what is connected.

A castle stands on a torus of `around` x `around` cells, a power of two, kept as one row: each row of cells runs on into the
next, which makes no difference to connected stones.
"""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.castle.box import PILE, Box, Face, Stone
from abaculus.games.castle.state import CastleState, Player, Stack
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Side, Turn

__all__ = [
    "cell_at", "cell_beside", "clear_away", "colour_of", "face_of", "holds_without", "put_down", "put_on", "stone_of",
]  # fmt: skip


@rule
def colour_of(stone: Stone) -> Player:
    """The seat whose stone it is."""
    return stone // PILE


@rule
def face_of(stone: Stone, turn: Turn) -> Face:
    """A stone in a turn."""
    return 1 + stone * SIDES + turn


@rule
def stone_of(face: Face) -> Stone:
    """The stone that shows a face."""
    return (face - 1) // SIDES


@rule
def cell_at(box: Box, q: int, r: int) -> int:
    """The place of a cell on the torus."""
    around = int(box.around)
    return (q * around + r) & (around * around - 1)


@rule
def cell_beside(box: Box, cell: int, side: Side) -> int:
    """The cell across a side."""
    around = int(box.around)
    return (cell + STEP_Q[side] * around + STEP_R[side]) & (around * around - 1)


@rule
def put_on(s: CastleState, stack: Stack, face: Face) -> None:
    """Put a stone exactly on top of a stack."""
    s.under[stone_of(face)] = s.top[stack]
    s.top[stack] = face
    s.height[stack] += 1


@rule
def put_down(box: Box, s: CastleState, q: int, r: int, face: Face) -> None:
    """Put a stone on the ground: a new stack."""
    stack = int(s.stacks) + 1
    s.stacks = stack
    s.q[stack] = q
    s.r[stack] = r
    s.board[cell_at(box, q, r)] = stack
    put_on(s, stack, face)


@rule
def clear_away(box: Box, s: CastleState, stack: Stack) -> None:
    """Empty a cell; the last stack in the record moves into the place of the one removed."""
    last = int(s.stacks)
    s.board[cell_at(box, int(s.q[stack]), int(s.r[stack]))] = 0
    if stack != last:
        s.board[cell_at(box, int(s.q[last]), int(s.r[last]))] = stack
        s.q[stack] = s.q[last]
        s.r[stack] = s.r[last]
        s.height[stack] = s.height[last]
        s.top[stack] = s.top[last]
    s.q[last] = 0
    s.r[last] = 0
    s.height[last] = 0
    s.top[last] = 0
    s.stacks = last - 1


@rule
def holds_without(box: Box, s: CastleState, stack: Stack) -> bool:
    """R5: whether all other stacks form one connected piece. Bit k of `reached` is stack k."""
    count = int(s.stacks)
    everything = ((1 << (count + 1)) - 2) & ~(1 << stack)
    reached = 1 << (2 if stack == 1 else 1)
    spread = 0
    while spread != reached:
        for other in range(1, count + 1):
            if ((reached & ~spread) >> other) & 1 == 1:
                spread |= 1 << other
                cell = cell_at(box, int(s.q[other]), int(s.r[other]))
                for side in range(SIDES):
                    # An empty cell is bit 0, which `everything` leaves out, just like the stack itself.
                    reached |= (1 << int(s.board[cell_beside(box, cell, side)])) & everything
    return reached == everything
