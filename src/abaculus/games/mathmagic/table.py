"""The table: chips laid, the empty squares beside them, and which chips fit there."""

from __future__ import annotations

from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import FIRST_COLUMN, FIRST_ROW, OUTSIDE, Box, Kind
from abaculus.games.mathmagic.rack import has_kind
from abaculus.games.mathmagic.state import EdgeCell, MathMagicState
from abaculus.geometry.square import SIDES, STEP_COLUMN, STEP_ROW

__all__ = [
    "cell_at", "clear_board", "column_of", "edge_place", "fits_edge", "lay_all", "put", "row_of",
]  # fmt: skip


@rule
def cell_at(box: Box, row: int, column: int) -> int:
    """The index of a square on the board; row and column are counted from 7G."""
    return (row * int(box.width) + column) & int(box.mask)


@rule
def row_of(s: MathMagicState, edge_cell: EdgeCell) -> int:
    """The row of an edge cell: one step from its anchor."""
    return int(s.laid_row[edge_cell >> 2]) + STEP_ROW[edge_cell & 3]


@rule
def column_of(s: MathMagicState, edge_cell: EdgeCell) -> int:
    """The column of an edge cell: one step from its anchor."""
    return int(s.laid_column[edge_cell >> 2]) + STEP_COLUMN[edge_cell & 3]


@rule
def edge_place(box: Box, s: MathMagicState, edge_cell: EdgeCell) -> int:
    """The place of anchor * 4 + side among the edge cells; -1 if it is not one, or is named by an earlier chip."""
    if edge_cell >> 2 >= s.laid:
        return -1
    there = int(s.board[cell_at(box, row_of(s, edge_cell), column_of(s, edge_cell))])
    if there >= 0 or there == OUTSIDE or s.edge_name[-1 - there] != edge_cell:
        return -1
    return -1 - there


@rule
def fits_edge(s: MathMagicState, place: int, kind: Kind) -> int:
    """R3: 1 if a chip of this kind may be laid on an edge cell, otherwise 0."""
    return has_kind(int(s.edge_fits[place, 0]), int(s.edge_fits[place, 1]), kind)


@rule
def clear_board(box: Box, s: MathMagicState) -> None:
    """The table is empty. Only the cells that the options need are used."""
    board = s.board  # looked up once: when interpreted, that is most of the work
    empty = 0 if box.open_board == 1 else OUTSIDE
    for cell in range(int(box.mask) + 1):
        board[cell] = empty
    if box.open_board == 0:
        for row in range(FIRST_ROW, FIRST_ROW + int(box.rows)):
            for column in range(FIRST_COLUMN, FIRST_COLUMN + int(box.columns)):
                s.board[cell_at(box, row, column)] = 0


@rule
def put(box: Box, s: MathMagicState, kind: Kind, row: int, column: int) -> None:
    """Put a chip on the table. The empty squares around it can now be reached, by chips that agree with it (R3)."""
    cell = cell_at(box, row, column)
    if s.board[cell] < 0:
        _no_longer_edge(s, -1 - int(s.board[cell]))
    s.board[cell] = 1 + kind
    anchor = int(s.laid)
    s.laid_kind[anchor] = kind
    s.laid_row[anchor] = row
    s.laid_column[anchor] = column
    s.laid = anchor + 1
    for side in range(SIDES):
        beside = (cell + int(box.step[side])) & int(box.mask)
        there = int(s.board[beside])
        low = int(box.fits[side, 1 + kind, 0])
        high = int(box.fits[side, 1 + kind, 1])
        if there == 0:
            count = int(s.edge_count)
            s.edge_name[count] = anchor * SIDES + side
            s.edge_cell[count] = beside
            s.edge_fits[count, 0] = low
            s.edge_fits[count, 1] = high
            s.board[beside] = -1 - count
            s.edge_count = count + 1
        elif OUTSIDE < there < 0:
            s.edge_fits[-1 - there, 0] = int(s.edge_fits[-1 - there, 0]) & low
            s.edge_fits[-1 - there, 1] = int(s.edge_fits[-1 - there, 1]) & high


@rule
def _no_longer_edge(s: MathMagicState, place: int) -> None:
    last = int(s.edge_count) - 1
    s.edge_name[place] = s.edge_name[last]
    s.edge_cell[place] = s.edge_cell[last]
    s.edge_fits[place, 0] = s.edge_fits[last, 0]
    s.edge_fits[place, 1] = s.edge_fits[last, 1]
    s.board[int(s.edge_cell[place])] = -1 - place
    s.edge_name[last] = 0
    s.edge_cell[last] = 0
    s.edge_fits[last, 0] = 0
    s.edge_fits[last, 1] = 0
    s.edge_count = last


@rule
def lay_all(boxes: Records, states: Records, places: Ints) -> int:
    """Lay chips, rows of kind, row and column, in order; returns how many could be laid. The first may lie anywhere."""
    box = boxes[0]
    s = states[0]
    for i in range(places.shape[0]):
        kind = int(places[i, 0])
        row = int(places[i, 1])
        column = int(places[i, 2])
        if i > 0:
            there = int(s.board[cell_at(box, row, column)])
            if there >= 0 or there == OUTSIDE or fits_edge(s, -1 - there, kind) == 0:
                return i
            # Without an edge, squares that are far apart share a place on the board.
            if row_of(s, int(s.edge_name[-1 - there])) != row or column_of(s, int(s.edge_name[-1 - there])) != column:
                return i
        put(box, s, kind, row, column)
    return int(places.shape[0])
