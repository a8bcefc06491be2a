"""R1: all chips are in the bag; one is drawn openly by each player, the highest number starts, and the racks are filled."""

from __future__ import annotations

from abaculus.core.rack import clear_racks
from abaculus.core.rack_opening import draw_to_start
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import Box, Kind
from abaculus.games.mathmagic.solitaire import set_up_frame
from abaculus.games.mathmagic.state import MAX_PLAYERS, OPEN, TURN, MathMagicState
from abaculus.games.mathmagic.table import clear_board

__all__ = ["draw_openly", "setup"]


@rule
def setup(box: Box, s: MathMagicState) -> None:
    """All chips are in the bag, and the table is empty. R9: they are all available."""
    s.phase = TURN if box.solo == 1 else OPEN
    s.mover = s.starter = 0
    s.idle = s.laid = 0
    s.bag_count = box.chips
    s.actions = 0
    s.last = -1
    s.edge_count = 0
    s.left[0] = s.left[1] = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
    clear_racks(box, s)
    for chip in range(s.laid_kind.shape[0]):
        s.laid_kind[chip] = s.laid_row[chip] = s.laid_column[chip] = 0
    for place in range(s.edge_name.shape[0]):
        s.edge_name[place] = s.edge_cell[place] = 0
        s.edge_fits[place, 0] = s.edge_fits[place, 1] = 0
    clear_board(box, s)
    if box.solo == 1:
        set_up_frame(box, s)


@rule
def draw_openly(box: Box, s: MathMagicState, kind: Kind) -> None:
    """R1: each player draws one chip, openly, and keeps it; the highest single number on it starts, among equal numbers the one
    in the best colour: green, yellow, blue, red."""
    draw_to_start(box, s, box.rank, kind)
