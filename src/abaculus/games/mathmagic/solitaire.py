"""R9, the solitaire: what may be put where, and taken back.

Actions are numbers: square * 84 + kind puts a chip on a square of the frame; from 7056 on, 7056 + square takes a chip back, and
7140 stops. Squares of the frame are counted row by row from 1A.
"""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import FIRST_COLUMN, FIRST_ROW, HALF, MAX_CHIPS, SIDES, Box, Kind
from abaculus.games.mathmagic.rack import has_kind
from abaculus.games.mathmagic.state import OVER, Table
from abaculus.games.mathmagic.table import cell_at

__all__ = [
    "CUT_OFF", "SOLO_ACTIONS", "STOP", "TAKE", "agreeing", "in_frame", "kind_at", "legal_solo", "may_put", "may_take",
    "play_solo", "put_action", "put_all", "square_cell",
]  # fmt: skip

SQUARES = MAX_CHIPS
TAKE = SQUARES * MAX_CHIPS
STOP = TAKE + SQUARES
SOLO_ACTIONS = STOP + 1
CUT_OFF = 1000
"""An episode is cut off after so many actions."""


@rule
def put_action(square: int, kind: Kind) -> int:
    """The number of putting a chip on a square of the frame."""
    return square * MAX_CHIPS + kind


@rule
def in_frame(box: Box) -> int:
    """How many squares the frame has."""
    return int(box.rows) * int(box.columns)


@rule
def square_cell(box: Box, square: int) -> int:
    """The place on the board of a square of the frame. The frame's upper left corner is 1A."""
    columns = int(box.columns)
    return cell_at(box, FIRST_ROW + square // columns, FIRST_COLUMN + square % columns)


@rule
def kind_at(box: Box, s: Table, square: int) -> Kind:
    """The chip on a square of the frame, or -1."""
    return int(s.board[square_cell(box, square)]) - 1


@rule
def agreeing(box: Box, s: Table, cell: int, half: int) -> int:
    """The kinds that agree with all neighbours of a square by R3, one bit each, of one half of all kinds."""
    kinds = -1
    for side in range(SIDES):
        beside = int(s.board[(cell + int(box.step[side])) & int(box.mask)])
        kinds &= int(box.fits[side ^ 2, max(beside, 0), half])
    return kinds


@rule
def may_put(box: Box, s: Table, square: int, kind: Kind) -> bool:
    """A chip may be put on any empty square of the frame if it agrees with its neighbours."""
    cell = square_cell(box, square)
    if s.board[cell] != 0 or kind >= box.kinds or s.bag[kind] == 0:
        return False
    return has_kind(agreeing(box, s, cell, 0), agreeing(box, s, cell, 1), kind) == 1


@rule
def may_take(box: Box, s: Table, square: int) -> bool:
    """A chip that lies may be taken back."""
    return square < in_frame(box) and s.board[square_cell(box, square)] > 0


@rule
def is_legal_solo(box: Box, s: Table, action: int) -> bool:
    """Whether the solitaire player may do this."""
    if action < TAKE:
        square = action // MAX_CHIPS
        return square < in_frame(box) and may_put(box, s, square, action % MAX_CHIPS)
    return action == STOP or (action < STOP and may_take(box, s, action - TAKE))


@rule
def legal_solo(box: Box, s: Table, out: Ints) -> int:
    """All that the solitaire player may do, in rising order."""
    count = 0
    for square in range(in_frame(box)):
        cell = square_cell(box, square)
        if s.board[cell] != 0:
            continue
        for half in range(2):
            kinds = agreeing(box, s, cell, half)
            for place in range(HALF):
                kind = half * HALF + place
                if (kinds >> place) & 1 == 1 and s.bag[kind] > 0:
                    out[count] = put_action(square, kind)
                    count += 1
    for square in range(in_frame(box)):
        if may_take(box, s, square):
            out[count] = TAKE + square
            count += 1
    out[count] = STOP
    return count + 1


@rule
def _put_chip(box: Box, s: Table, square: int, kind: Kind) -> None:
    s.board[square_cell(box, square)] = 1 + kind
    s.bag[kind] -= 1
    s.bag_count -= 1
    s.laid += 1


@rule
def put_all(boxes: Records, states: Records, kinds: Ints, squares: Ints) -> int:
    """Put chips on squares of the frame, one after the other; how many could be put."""
    for i in range(kinds.shape[0]):
        if not may_put(boxes[0], states[0], int(squares[i]), int(kinds[i])):
            return i
        _put_chip(boxes[0], states[0], int(squares[i]), int(kinds[i]))
    return int(kinds.shape[0])


@rule
def play_solo(box: Box, s: Table, action: int) -> None:
    """It ends when the frame is full, the player stops, or after 1,000 actions. The result is how many chips lie."""
    s.actions += 1
    if action == STOP:
        s.phase = OVER
        return
    if action < TAKE:
        square = action // MAX_CHIPS
        kind = action % MAX_CHIPS
        _put_chip(box, s, square, kind)
        s.last = square
    else:
        cell = square_cell(box, action - TAKE)
        s.bag[int(s.board[cell]) - 1] += 1
        s.bag_count += 1
        s.board[cell] = 0
        s.laid -= 1
        s.last = -1
    if s.laid == in_frame(box) or s.actions == CUT_OFF:
        s.phase = OVER
