"""What happens in Hexamino, as moves: what a player can do, and what somebody did or drew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.move import Move
from abaculus.games.hexamino.box import TILES, Tile
from abaculus.games.hexamino.layout import edge_cells
from abaculus.games.hexamino.legality import DRAW, edge_cell_of, tile_of
from abaculus.games.hexamino.scene import piece
from abaculus.games.hexamino.sets import size_of
from abaculus.games.hexamino.state import START, TURN

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["move_between", "moves"]


def moves(game: Hexamino, known: State) -> tuple[Move, ...]:
    """Every lay, drawing and missing, with their points."""
    actions = known.legal_actions()
    hand = int(known.record[0].hands[known.current_player()])
    tiles = [tile for tile in range(TILES) if hand >> tile & 1]
    pieces = {tile: (piece(game, slot, tile),) for slot, tile in enumerate(tiles)}
    spots = _spots(known)
    offered = []
    for action, points in zip(actions, known.worths(actions), strict=True):
        if action >= DRAW:
            offered.append(Move(_button(action), points=points, action=action))
        else:
            cell, turn = spots[edge_cell_of(action)]
            offered.append(Move._make(("lay", pieces[tile_of(action)], cell, turn, 0, None, points, action)))
    return tuple(offered)


def _spots(state: State) -> dict[int, tuple[str, int]]:
    """The empty cells in writing, each with the turn that a tile must have there."""
    s = state.record[0]
    found = zip(s.edge_cells.tolist(), edge_cells(s), s.turns.tolist(), strict=False)
    return {edge: (str(cell), turn) for edge, cell, turn in found}


def _button(action: int) -> str:
    return "draw" if action == DRAW else "miss"


def move_between(game: Hexamino, before: State, action: int, after: State | None) -> Move:
    """A lay goes to the table, a tile from the pack to a hand; the lot says who starts."""
    s = before.record[0]
    if s.phase == START:
        return Move("start", value=action)
    if s.phase != TURN:
        return Move("draw", (piece(game, 0, action if after is None else _drawn(before, after)),))
    if action >= DRAW:
        return Move(_button(action))
    cell, turn = _spots(before)[edge_cell_of(action)]
    return Move("lay", (piece(game, 0, tile_of(action)),), cell, turn)


def _drawn(before: State, after: State) -> Tile | None:
    """The tile that the player who draws has received, if the hand is visible."""
    player = int(before.record[0].mover)
    held, now = int(before.record[0].hands[player]), int(after.record[0].hands[player])
    new = now & ~held
    return new.bit_length() - 1 if size_of(new) == 1 else None
