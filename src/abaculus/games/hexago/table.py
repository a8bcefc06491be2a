"""Hands, the tiles on the table and the cells beside them: what the rules look at and change."""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box, Tile
from abaculus.games.hexago.scoring import Around, fields_around
from abaculus.games.hexago.state import EdgeCell, HexagoState, Player, Slot
from abaculus.geometry.hex import SIDES, Turn, endless_beside, endless_cell
from abaculus.geometry.hex_edge import board_cell, column_of, row_of

__all__ = ["board_cell", "column_of", "fill_slot", "is_edge_cell", "looking_at", "put", "put_all", "row_of", "tile_in"]


@rule
def tile_in(box: Box, s: HexagoState, player: Player, slot: Slot) -> Tile:
    """The tile in a slot of a player's hand, or EMPTY."""
    return int(s.hands[player * int(box.hand_size) + slot])


@rule
def fill_slot(box: Box, s: HexagoState, player: Player, slot: Slot, tile: Tile) -> None:
    """Put a tile, or EMPTY, into a slot of a player's hand."""
    s.hands[player * int(box.hand_size) + slot] = tile


@rule
def put(box: Box, s: HexagoState, tile: Tile, turn: Turn, q: int, r: int) -> None:
    """Put a tile on the table; the empty cells around it can now be reached."""
    cell = endless_cell(q, r, int(box.width), int(box.mask))
    if s.board[cell] < 0:
        place = -1 - int(s.board[cell])
        last = int(s.edge_count) - 1
        moved = int(s.edge_cells[last])
        s.edge_cells[place] = moved
        s.board[board_cell(box, s, moved)] = -1 - place
        s.edge_count = last
    s.board[cell] = 1 + tile * SIDES + turn
    anchor = int(s.laid)
    s.laid_tile[anchor] = tile
    s.laid_turn[anchor] = turn
    s.laid_q[anchor] = q
    s.laid_r[anchor] = r
    s.laid = anchor + 1
    count = int(s.edge_count)
    for side in range(SIDES):
        beside = endless_beside(cell, side, int(box.width), int(box.mask))
        if s.board[beside] == 0:
            s.edge_cells[count] = anchor * SIDES + side
            s.board[beside] = -1 - count
            count += 1
    s.edge_count = count


@rule
def put_all(boxes: Records, states: Records, rows: Ints) -> None:
    """Put tiles (tile, turn, q, r) on the table in order."""
    for i in range(rows.shape[0]):
        put(boxes[0], states[0], int(rows[i, 0]), int(rows[i, 1]), int(rows[i, 2]), int(rows[i, 3]))


@rule
def is_edge_cell(box: Box, s: HexagoState, edge_cell: EdgeCell) -> bool:
    """Whether anchor * 6 + side is an empty cell, named by the first tile that touches it."""
    value = int(s.board[board_cell(box, s, edge_cell)])
    return value < 0 and s.edge_cells[-1 - value] == edge_cell


@rule
def looking_at(box: Box, s: HexagoState, edge_cell: EdgeCell) -> Around:
    """The fields that a tile on this cell would touch."""
    return fields_around(box, s, board_cell(box, s, edge_cell))
