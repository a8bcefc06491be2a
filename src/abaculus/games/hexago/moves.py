"""What happens in Hexago, as moves: what a player can do, and what somebody did or drew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.move import Move, Piece
from abaculus.games.hexago.legality import edge_cell_of, first_lay, slot_of, turn_of
from abaculus.games.hexago.notation import cell_of, edge_cell_at
from abaculus.games.hexago.scene import piece
from abaculus.games.hexago.state import EMPTY, LAY, OPEN, START
from abaculus.games.hexago.table import tile_in
from abaculus.geometry.hex import SIDES, Hex

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexago.game import Hexago

__all__ = ["move_between", "moves"]


def moves(game: Hexago, known: State) -> tuple[Move, ...]:
    """Every lay, with its points. What they share is looked up once: there are hundreds, and a solo player has thousands."""
    actions = known.legal_actions()
    box, s = game.box[0], known.record[0]
    alone, size = first_lay(box, s), int(box.hand_size)
    held = s.hands[int(s.mover) * size :][:size].tolist()
    hand: list[tuple[Piece, ...]] = [
        (piece(game, slot, tile),) if tile != EMPTY else () for slot, tile in enumerate(held)
    ]
    cells: dict[int, str] = {}
    before, pieces, cell = -1, hand[0], ""  # the six turns of a tile on a cell come one after another
    offered = []
    for action, points in zip(actions, known.worths(actions), strict=True):
        lay, turn = divmod(action, SIDES)
        if lay != before:
            before, pieces, edge_cell = lay, hand[slot_of(action)], edge_cell_of(action)
            if edge_cell not in cells:
                cells[edge_cell] = str(Hex(0, 0) if alone else edge_cell_at(known, edge_cell))
            cell = cells[edge_cell]
        offered.append(Move._make(("lay", pieces, cell, turn, 0, None, points, action)))
    return tuple(offered)


def move_between(game: Hexago, before: State, action: int, after: State | None) -> Move:
    """A lay goes to the table, a draw to a hand or, at the opening, to the table; the lot says who starts."""
    box, s = game.box[0], before.record[0]
    if s.phase == START:
        return Move("start", value=action)
    if s.phase == LAY:
        tile = tile_in(box, s, int(s.mover), slot_of(action))
        return Move("lay", (piece(game, 0, tile),), str(cell_of(game, before, action)), turn_of(action))
    if after is None or s.phase == OPEN:
        return Move("draw", (piece(game, 0, action),))
    tile = tile_in(box, after.record[0], int(s.mover), int(s.slot))
    return Move("draw", (piece(game, 0, tile),))
