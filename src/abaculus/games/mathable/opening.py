"""R1: before the first turn, and how every turn begins."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathable.actions import CELLS
from abaculus.games.mathable.board import put
from abaculus.games.mathable.box import NUMBERS, RACK, SQUARES, Box, Kind
from abaculus.games.mathable.rack import draw_token, kind_in
from abaculus.games.mathable.state import EMPTY, FILL, MAX_PLAYERS, OPEN, START, TURN, Player, Table

__all__ = ["begin_turn", "draw_openly", "drew_highest", "fill", "seat_after", "setup", "start"]


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


@rule
def begin_turn(s: Table) -> None:
    """R7 will ask how many tokens the player held now."""
    s.phase = TURN
    s.began = s.rack_count[int(s.mover)]
    s.placed = 0


@rule
def setup(box: Box, s: Table) -> None:
    """All tokens are in the bag; the board shows its printed numbers."""
    s.phase = OPEN
    s.mover = 0
    s.starter = 0
    s.asked = 0
    s.idle = 0
    s.began = 0
    s.placed = 0
    s.laid = 0
    s.bag_count = box.tokens
    s.pending_kind = 0
    s.pending_claim = 0
    s.pending_square = 0
    s.live_count = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
        s.rack_count[player] = 0
        s.knows_back[player] = 0
        for kind in range(NUMBERS):
            s.put_back[player, kind] = 0
    for place in range(MAX_PLAYERS * RACK):
        s.racks[place] = EMPTY
        s.shown[place] = 0
    for place in range(RACK):
        s.aside[place] = EMPTY
    kinds = 0
    for kind in range(NUMBERS):
        s.bag[kind] = box.copies[kind]
        s.left[kind] = box.copies[kind]
        if box.copies[kind] > 0:
            kinds |= 1 << kind
    s.off_board = kinds
    for place in range(s.laid_square.shape[0]):
        s.laid_square[place] = 0
    for place in range(CELLS):
        s.live[place] = 0
    for square in range(SQUARES):
        s.board[square] = 0
        s.live_at[square] = 0
        s.fits[square] = 0
    for square in range(SQUARES):
        if box.printed[square] > 0:
            put(box, s, int(box.printed[square]), square)


@rule
def draw_openly(box: Box, s: Table, kind: Kind) -> None:
    """R1: each player draws one token, openly, and keeps it; the highest starts."""
    draw_token(s, int(s.mover), kind, 1)
    s.mover = seat_after(box, int(s.mover))
    if s.mover != 0:
        return
    first = -1
    ties = 0
    for player in range(int(box.players)):
        drawn = kind_in(s, player, 0)
        if first < 0 or drawn > kind_in(s, first, 0):
            first = player
            ties = 0
        if drawn == kind_in(s, first, 0):
            ties += 1
    if ties > 1:
        s.phase = START
    else:
        start(s, first)


@rule
def drew_highest(box: Box, s: Table, player: Player) -> bool:
    """R1: whether nobody drew a higher token than this player. Kinds rise with their values."""
    higher = 0
    for other in range(int(box.players)):
        higher += 1 if kind_in(s, other, 0) > kind_in(s, player, 0) else 0
    return higher == 0


@rule
def start(s: Table, player: Player) -> None:
    """R1: this player starts, and fills up first."""
    s.starter = player
    s.mover = player
    s.phase = FILL


@rule
def fill(box: Box, s: Table) -> None:
    """R1: then everyone fills up to seven, hidden, from the starter on. A token has been drawn."""
    player = int(s.mover)
    if s.rack_count[player] == RACK:
        s.mover = seat_after(box, player)
        if s.mover == s.starter:
            begin_turn(s)
