"""The board: what lies on it, what fits where, and putting tokens on it."""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathable.box import HONOUR, Box, Kind, Square
from abaculus.games.mathable.scoring import STEPS, results
from abaculus.games.mathable.state import MathableState
from abaculus.geometry.square import SIDES

__all__ = ["leaves_nothing", "may_go", "nothing_fits", "place_all", "place_token", "put"]


@rule
def beyond(s: MathableState, square: Square, direction: int) -> Square:
    """The square for which a number on this square completes a pair: the one behind it or, if a token lies there, the next."""
    behind = square - STEPS[direction]
    return behind if s.board[behind] == 0 else behind - STEPS[direction]


@rule
def pair_beyond(box: Box, s: MathableState, number: int, square: Square, direction: int) -> int:
    """The kinds that would fit there because of this number: with the token in front of it, or with the one behind it."""
    step = STEPS[direction]
    there = beyond(s, square, direction)
    if box.playable[there] == 0 or s.board[there] != 0:
        return 0
    partner = square + step if there == square - step else square - step
    return results(box, int(box.sign[there]), number, int(s.board[partner]))


@rule
def put(box: Box, s: MathableState, number: int, square: Square) -> None:
    """Put a number on the board. The pairs that it makes with its neighbours give results beside them (R3)."""
    s.board[square] = number
    if s.fits[square] != 0:
        _no_longer_live(s, square)
    for direction in range(SIDES):
        kinds = pair_beyond(box, s, number, square, direction)
        if kinds != 0:
            _add_fits(s, beyond(s, square, direction), kinds)


@rule
def _add_fits(s: MathableState, square: Square, kinds: int) -> None:
    if s.fits[square] == 0:
        place = int(s.live_count)
        s.live[place] = square
        s.live_at[square] = place
        s.live_count = place + 1
    s.fits[square] = int(s.fits[square]) | kinds


@rule
def _no_longer_live(s: MathableState, square: Square) -> None:
    last = int(s.live_count) - 1
    moved = int(s.live[last])
    place = int(s.live_at[square])
    s.live[place] = moved
    s.live_at[moved] = place
    s.live[last] = 0
    s.live_at[square] = 0
    s.live_count = last
    s.fits[square] = 0


@rule
def place_token(box: Box, s: MathableState, kind: Kind, square: Square) -> None:
    """Put a token on the board, where it stays (R2)."""
    put(box, s, kind + 1, square)
    s.laid_square[int(s.laid)] = square
    s.laid += 1
    s.left[kind] -= 1
    if s.left[kind] == 0:
        s.off_board = int(s.off_board) & ~(1 << kind)


@rule
def may_go(box: Box, s: MathableState, kind: Kind, square: Square) -> bool:
    """R3, R4: the token is the result of a pair beside the square. With honour: the square is empty."""
    if box.referee == HONOUR:
        return int(box.playable[square]) == 1 and int(s.board[square]) == 0
    return (int(s.fits[square]) >> kind) & 1 == 1


@rule
def place_all(boxes: Records, states: Records, kinds: Ints, squares: Ints) -> int:
    """Place tokens in order; returns how many, up to the first that may not go there."""
    box = boxes[0]
    s = states[0]
    for place in range(kinds.shape[0]):
        if s.board[squares[place]] != 0 or not may_go(box, s, kinds[place], squares[place]):
            return place
        place_token(box, s, kinds[place], squares[place])
    return int(kinds.shape[0])


@rule
def nothing_fits(s: MathableState) -> bool:
    """R10 (b): no token still in the bag or on a rack fits anywhere."""
    kinds = int(s.off_board)
    for place in range(int(s.live_count)):  # noqa: SIM110 - rules have no generators
        if int(s.fits[int(s.live[place])]) & kinds != 0:
            return False
    return True


@rule
def leaves_nothing(box: Box, s: MathableState, kind: Kind, square: Square) -> bool:
    """R10 (b): whether nothing will fit anywhere once this token is placed. Checked without placing it."""
    kinds = int(s.off_board)
    if s.left[kind] == 1:
        kinds &= ~(1 << kind)
    for place in range(int(s.live_count)):
        if s.live[place] != square and int(s.fits[int(s.live[place])]) & kinds != 0:
            return False
    gives = 0
    for direction in range(SIDES):
        gives |= pair_beyond(box, s, kind + 1, square, direction)
    return gives & kinds == 0
