"""R9, the solitaire: what may be put where, and taken back.

Actions are numbers: square * 84 + kind puts a chip on a square of the frame; from 7056 on, 7056 + square takes a chip back, and
7140 stops. Squares of the frame are counted row by row from 1A.
"""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import FIRST_COLUMN, FIRST_ROW, HALF, MAX_CHIPS, OUTSIDE, Box, Kind
from abaculus.games.mathmagic.state import OVER, MathMagicState
from abaculus.games.mathmagic.table import cell_at, fits_edge
from abaculus.geometry.square import SIDES

__all__ = [
    "MOST_ACTIONS", "SOLO_ACTIONS", "STOP", "TAKE", "in_frame", "is_cut_off", "is_legal_solo", "kind_at", "legal_solo", "may_put",
    "may_take", "play_solo", "put_action", "put_all", "set_up_frame",
]  # fmt: skip

SQUARES = MAX_CHIPS
TAKE = SQUARES * MAX_CHIPS
STOP = TAKE + SQUARES
SOLO_ACTIONS = STOP + 1
MOST_ACTIONS = 999_999_999
"""Actions are counted up to here, which nobody reaches."""


@rule
def put_action(square: int, kind: Kind) -> int:
    """The number of putting a chip on a square of the frame."""
    return square * MAX_CHIPS + kind


@rule
def in_frame(box: Box) -> int:
    """How many squares the frame has."""
    return int(box.rows) * int(box.columns)


@rule
def set_up_frame(box: Box, s: MathMagicState) -> None:
    """The frame's upper left corner is 1A. All its squares are empty, and every chip may go anywhere."""
    columns = int(box.columns)
    s.edge_count = in_frame(box)
    for half in range(2):
        s.left[half] = box.fits[0, 0, half]
    for square in range(in_frame(box)):
        cell = cell_at(box, FIRST_ROW + square // columns, FIRST_COLUMN + square % columns)
        s.board[cell] = -1 - square
        s.edge_cell[square] = cell
        for half in range(2):
            s.edge_fits[square, half] = box.fits[0, 0, half]


@rule
def kind_at(s: MathMagicState, square: int) -> Kind:
    """The chip on a square of the frame, or -1."""
    return max(int(s.board[int(s.edge_cell[square])]), 0) - 1


# -- what may be done --------------------------------------------------------------------------------------------------


@rule
def may_put(box: Box, s: MathMagicState, square: int, kind: Kind) -> bool:
    """A chip may be put on any empty square of the frame if it agrees with its neighbours."""
    return kind < box.kinds and s.bag[kind] > 0 and fits_edge(s, square, kind) == 1


@rule
def may_take(s: MathMagicState, square: int) -> bool:
    """Any chip on the table may be taken back."""
    return kind_at(s, square) >= 0


@rule
def is_legal_solo(box: Box, s: MathMagicState, action: int) -> bool:
    """Whether the solitaire player may do this."""
    if action < TAKE:
        square = action // MAX_CHIPS
        return square < in_frame(box) and may_put(box, s, square, action % MAX_CHIPS)
    return action == STOP or (action < TAKE + in_frame(box) and may_take(s, action - TAKE))


@rule
def legal_solo(box: Box, s: MathMagicState, out: Ints) -> int:
    """All that the solitaire player may do, in ascending order."""
    count = 0
    for square in range(in_frame(box)):
        for half in range(2):
            kinds = int(s.edge_fits[square, half]) & int(s.left[half])
            for place in range(HALF if kinds != 0 else 0):
                if (kinds >> place) & 1 == 1:
                    out[count] = put_action(square, half * HALF + place)
                    count += 1
    for square in range(in_frame(box)):
        if may_take(s, square):
            out[count] = TAKE + square
            count += 1
    out[count] = STOP
    return count + 1


# -- what happens ------------------------------------------------------------------------------------------------------


@rule
def _put_chip(box: Box, s: MathMagicState, square: int, kind: Kind) -> None:
    """Put a chip on the table. The empty squares around it now demand chips that agree with it (R3)."""
    cell = int(s.edge_cell[square])
    s.board[cell] = 1 + kind
    s.edge_fits[square, 0] = 0
    s.edge_fits[square, 1] = 0
    for side in range(SIDES):
        there = int(s.board[(cell + int(box.step[side])) & int(box.mask)])
        if OUTSIDE < there < 0:
            for half in range(2):
                s.edge_fits[-1 - there, half] = int(s.edge_fits[-1 - there, half]) & int(box.fits[side, 1 + kind, half])
    s.bag[kind] -= 1
    s.bag_count -= 1
    s.laid += 1
    _count_left(s, kind)


@rule
def _take_chip(box: Box, s: MathMagicState, square: int) -> None:
    """A chip is taken back. What its square and the empty ones around it demand is worked out again."""
    cell = int(s.edge_cell[square])
    kind = kind_at(s, square)
    s.board[cell] = -1 - square
    _find_fits(box, s, square)
    for side in range(SIDES):
        there = int(s.board[(cell + int(box.step[side])) & int(box.mask)])
        if OUTSIDE < there < 0:
            _find_fits(box, s, -1 - there)
    s.bag[kind] += 1
    s.bag_count += 1
    s.laid -= 1
    _count_left(s, kind)


@rule
def _find_fits(box: Box, s: MathMagicState, square: int) -> None:
    """The kinds that agree with all neighbours of an empty square by R3."""
    cell = int(s.edge_cell[square])
    for half in range(2):
        kinds = -1
        for side in range(SIDES):
            beside = int(s.board[(cell + int(box.step[side])) & int(box.mask)])
            kinds &= int(box.fits[side ^ 2, max(beside, 0), half])
        s.edge_fits[square, half] = kinds


@rule
def _count_left(s: MathMagicState, kind: Kind) -> None:
    """Whether there is still a chip of this kind."""
    half = 0 if kind < HALF else 1
    bit = 1 << (kind - half * HALF)
    s.left[half] = int(s.left[half]) | bit if s.bag[kind] > 0 else int(s.left[half]) & ~bit


@rule
def put_all(boxes: Records, states: Records, kinds: Ints, squares: Ints) -> int:
    """Put chips on squares of the frame, in order; returns how many could be put there."""
    for i in range(kinds.shape[0]):
        if not may_put(boxes[0], states[0], int(squares[i]), int(kinds[i])):
            return i
        _put_chip(boxes[0], states[0], int(squares[i]), int(kinds[i]))
    return int(kinds.shape[0])


@rule
def is_cut_off(box: Box, s: MathMagicState) -> bool:
    """Whether this is an episode of a simulation or an environment, and has had its 1,000 actions."""
    return box.cut_off > 0 and s.actions >= box.cut_off


@rule
def play_solo(box: Box, s: MathMagicState, action: int) -> None:
    """It ends when the frame is full or the player stops; an episode is cut off. The result is how many chips are laid."""
    s.actions = min(int(s.actions) + 1, MOST_ACTIONS)
    if action == STOP:
        s.phase = OVER
        return
    if action < TAKE:
        square = action // MAX_CHIPS
        kind = action % MAX_CHIPS
        _put_chip(box, s, square, kind)
        s.last = square
    else:
        _take_chip(box, s, action - TAKE)
        s.last = -1
    if s.laid == in_frame(box) or is_cut_off(box, s):
        s.phase = OVER
