"""The table: tiles, the empty cells beside them, and what each of those cells demands (R3).

All tiles carry 1 to 6 in the same order, so a join at a point field fixes the turn: on the side where a neighbour shows field f,
the tile must show its own field f. From then on every other neighbour asks for one more field to have points, or to be blank.
"""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import Box, Field, Tile
from abaculus.games.hexamino.sets import TileSet, only
from abaculus.games.hexamino.state import MAX_EDGE_CELLS, UNJOINED, EdgeCell, HexaminoState, Place
from abaculus.games.hexamino.variants import field_on, in_reach, place_in_reach, reach, takes_tiles, welcome
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Side, Turn, endless_beside, endless_cell, opposite
from abaculus.geometry.hex_edge import board_cell, column_of, row_of

__all__ = ["clear", "column_of", "fitting", "lay_all", "place_of", "put", "row_of"]


@rule
def place_of(box: Box, s: HexaminoState, edge_cell: EdgeCell) -> Place:
    """The place of anchor * 6 + side in the lists; -1 unless it is an empty cell, named by the first tile that touches it."""
    if edge_cell >= int(s.laid) * SIDES:
        return -1
    place = -1 - int(s.board[board_cell(box, s, edge_cell)])
    if place >= 0 and s.edge_cells[place] == edge_cell:
        return place
    return -1


@rule
def clear(box: Box, s: HexaminoState) -> None:
    """Nothing is on the table."""
    board, edge_cells, turns, blanks, fits = s.board, s.edge_cells, s.turns, s.blanks, s.fits
    for cell in range(int(box.mask) + 1):
        board[cell] = 0
    for place in range(MAX_EDGE_CELLS):
        edge_cells[place] = 0
        turns[place] = 0
        blanks[place] = 0
        fits[place] = 0
    for i in range(s.laid_tile.shape[0]):
        s.laid_tile[i] = 0
        s.laid_turn[i] = 0
        s.laid_q[i] = 0
        s.laid_r[i] = 0
    s.laid = 0
    s.edge_count = 0


@rule
def put(box: Box, s: HexaminoState, tile: Tile, turn: Turn, q: int, r: int) -> None:
    """Put a tile on the table; each of its sides demands something of the cell across."""
    width, mask, board = int(box.width), int(box.mask), s.board
    cell = endless_cell(q, r, width, mask)
    if board[cell] < 0:
        _drop(box, s, -1 - int(board[cell]))
    anchor = int(s.laid)
    board[cell] = 1 + anchor
    s.laid_tile[anchor] = tile
    s.laid_turn[anchor] = turn
    s.laid_q[anchor] = q
    s.laid_r[anchor] = r
    s.laid = anchor + 1
    s.left = int(s.left) & ~only(tile)
    for side in range(SIDES):
        beside_q = q + STEP_Q[side]
        beside_r = r + STEP_R[side]
        beside = endless_beside(cell, side, width, mask)
        if board[beside] == 0 and takes_tiles(box, beside_q, beside_r):
            board[beside] = -1 - _add(s, anchor * SIDES + side)
        if board[beside] < 0:
            place = -1 - int(board[beside])
            field = field_on(side, turn)
            if ((tile + 1) >> field) & 1:
                _demand_points(box, s, place, opposite(side), field, beside_q, beside_r)
            else:
                _demand_blank(box, s, place, opposite(side))


@rule
def lay_all(boxes: Records, states: Records, rows: Ints) -> int:
    """Lay tiles (tile, q, r) in order; returns how many, up to the first that is not left or does not fit where it goes."""
    box = boxes[0]
    s = states[0]
    for i in range(rows.shape[0]):
        tile = int(rows[i, 0])
        q = int(rows[i, 1])
        r = int(rows[i, 2])
        place = -1 - int(s.board[endless_cell(q, r, int(box.width), int(box.mask))])
        if place < 0 or int(s.left) & only(tile) == 0 or int(s.fits[place]) & only(tile) == 0:
            return i
        edge_cell = int(s.edge_cells[place])  # the endless board shows farther cells a second time
        if column_of(s, edge_cell) != q or row_of(s, edge_cell) != r or not in_reach(box, s, place):
            return i
        put(box, s, tile, int(s.turns[place]), q, r)
    return int(rows.shape[0])


@rule
def _add(s: HexaminoState, edge_cell: EdgeCell) -> Place:
    """A new edge cell, of which nothing has been demanded yet."""
    place = int(s.edge_count)
    s.edge_cells[place] = edge_cell
    s.turns[place] = UNJOINED
    s.blanks[place] = 0
    s.fits[place] = 0
    s.edge_count = place + 1
    return place


@rule
def _drop(box: Box, s: HexaminoState, place: Place) -> None:
    """Take an edge cell off the list; the last one takes its place."""
    last = int(s.edge_count) - 1
    moved = int(s.edge_cells[last])
    s.edge_cells[place] = moved
    s.turns[place] = s.turns[last]
    s.blanks[place] = s.blanks[last]
    s.fits[place] = s.fits[last]
    s.board[board_cell(box, s, moved)] = -1 - place
    s.edge_count = last


@rule
def _demand_points(box: Box, s: HexaminoState, place: Place, side: Side, field: Field, q: int, r: int) -> None:
    """R3: on this side the tile must show the same points. The first such demand fixes the turn, and no other turn will do."""
    turn = field_on(side, field)
    if s.turns[place] == UNJOINED:
        s.turns[place] = turn
        tiles = welcome(box, q, r, turn) & int(box.having[field])
        for other in range(SIDES):
            if (int(s.blanks[place]) >> other) & 1:
                tiles &= ~int(box.having[field_on(other, turn)])
        s.fits[place] = tiles
    elif s.turns[place] == turn:
        s.fits[place] = int(s.fits[place]) & int(box.having[field])
    else:
        s.fits[place] = 0


@rule
def _demand_blank(box: Box, s: HexaminoState, place: Place, side: Side) -> None:
    """R3: on this side the tile must be blank."""
    s.blanks[place] = int(s.blanks[place]) | (1 << side)
    if s.turns[place] != UNJOINED:
        s.fits[place] = int(s.fits[place]) & ~int(box.having[field_on(side, int(s.turns[place]))])


@rule
def fitting(box: Box, s: HexaminoState, tiles: TileSet) -> TileSet:
    """Those tiles of a set that fit on a cell where tiles may be laid now."""
    found = 0
    for i in range(reach(box, s)):
        place = place_in_reach(box, s, i)
        if place >= 0:
            found |= int(s.fits[place])
    return found & tiles
