"""R1: before the first turn, and how every turn begins."""

from __future__ import annotations

from abaculus.core.rack import clear_racks
from abaculus.core.rack_opening import draw_to_start, filled
from abaculus.core.rule import rule
from abaculus.games.mathable.actions import CELLS
from abaculus.games.mathable.board import put
from abaculus.games.mathable.box import NUMBERS, SQUARES, Box, Kind
from abaculus.games.mathable.state import MAX_PLAYERS, OPEN, TURN, MathableState

__all__ = ["begin_turn", "draw_openly", "fill", "setup"]


@rule
def begin_turn(s: MathableState) -> None:
    """Note how many tokens the player holds now, for R7."""
    s.phase = TURN
    s.began = s.rack_count[int(s.mover)]
    s.placed = 0


@rule
def setup(box: Box, s: MathableState) -> None:
    """All tokens are in the bag; the board shows its printed numbers."""
    s.phase = OPEN
    s.mover = s.starter = s.asked = 0
    s.idle = s.passes = s.began = s.placed = s.laid = 0
    s.bag_count = box.tokens
    s.pending_kind = s.pending_claim = s.pending_square = 0
    s.live_count = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
    clear_racks(box, s)
    kinds = 0
    for kind in range(NUMBERS):
        s.left[kind] = box.copies[kind]
        if box.copies[kind] > 0:
            kinds |= 1 << kind
    s.off_board = kinds
    for place in range(s.laid_square.shape[0]):
        s.laid_square[place] = 0
    for place in range(CELLS):
        s.live[place] = 0
    for square in range(SQUARES):
        s.board[square] = s.live_at[square] = s.fits[square] = 0
    for square in range(SQUARES):
        if box.printed[square] > 0:
            put(box, s, int(box.printed[square]), square)


@rule
def draw_openly(box: Box, s: MathableState, kind: Kind) -> None:
    """R1: each player draws one token, openly, and keeps it; the highest starts."""
    draw_to_start(box, s, box.values, kind)


@rule
def fill(box: Box, s: MathableState) -> None:
    """R1: then everyone fills up to seven, hidden, from the starter on. A token has been drawn."""
    if filled(box, s):
        begin_turn(s)
