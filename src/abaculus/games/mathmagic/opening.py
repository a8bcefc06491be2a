"""R1: all chips are in the bag; one is drawn openly by each player, the highest number starts, and the racks are filled."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import RACK, Box, Kind
from abaculus.games.mathmagic.rack import draw_chip, draw_hidden, kind_in
from abaculus.games.mathmagic.solitaire import set_up_frame
from abaculus.games.mathmagic.state import EMPTY, FILL, MAX_PLAYERS, OPEN, START, TURN, Player, Table
from abaculus.games.mathmagic.table import clear_board

__all__ = ["draw_openly", "drew_highest", "fill", "seat_after", "setup", "start"]


@rule
def setup(box: Box, s: Table) -> None:
    """All chips are in the bag, and nothing lies. R9: they are all available."""
    s.phase = TURN if box.solo == 1 else OPEN
    s.mover = 0
    s.starter = 0
    s.idle = 0
    s.laid = 0
    s.bag_count = box.chips
    s.actions = 0
    s.last = -1
    s.edge_count = 0
    s.left[0] = 0
    s.left[1] = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
        s.rack_count[player] = 0
        s.knows_back[player] = 0
        for kind in range(s.bag.shape[0]):
            s.put_back[player, kind] = 0
    for place in range(MAX_PLAYERS * RACK):
        s.racks[place] = EMPTY
        s.shown[place] = 0
    for place in range(RACK):
        s.aside[place] = EMPTY
    for kind in range(s.bag.shape[0]):
        s.bag[kind] = box.copies[kind]
        s.laid_kind[kind] = 0
        s.laid_row[kind] = 0
        s.laid_column[kind] = 0
    for place in range(s.edge_name.shape[0]):
        s.edge_name[place] = 0
        s.edge_cell[place] = 0
        s.edge_fits[place, 0] = 0
        s.edge_fits[place, 1] = 0
    clear_board(box, s)
    if box.solo == 1:
        set_up_frame(box, s)


@rule
def draw_openly(box: Box, s: Table, kind: Kind) -> None:
    """R1: each player draws one chip, openly, and keeps it; the highest single number on it starts."""
    draw_chip(s, int(s.mover), kind, 1)
    s.mover = seat_after(box, int(s.mover))
    if s.mover != 0:
        return
    first = -1
    ties = 0
    for player in range(int(box.players)):
        if drew_highest(box, s, player):
            ties += 1
            if first < 0:
                first = player
    if ties > 1:
        s.phase = START
    else:
        start(s, first)


@rule
def drew_highest(box: Box, s: Table, player: Player) -> bool:
    """R1: whether nobody drew a higher number, or the same in a better colour: green, yellow, blue, red."""
    for other in range(int(box.players)):  # noqa: SIM110 - rules have no generators
        if box.rank[kind_in(s, other, 0)] > box.rank[kind_in(s, player, 0)]:
            return False
    return True


@rule
def start(s: Table, player: Player) -> None:
    """R1: this player begins, and is the first to fill the rack."""
    s.starter = player
    s.mover = player
    s.phase = FILL


@rule
def fill(box: Box, s: Table, kind: Kind) -> None:
    """R1: then everyone fills up to six, hidden, from the starter on."""
    player = int(s.mover)
    draw_hidden(box, s, player, kind)
    if s.rack_count[player] == RACK:
        s.mover = seat_after(box, player)
        if s.mover == s.starter:
            s.phase = TURN


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0
