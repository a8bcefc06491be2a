"""The table for people: where tiles lie, which cells are open, and which are dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from abaculus.games.hexamino.box import SNAKE, Field, Tile, fields_of
from abaculus.games.hexamino.state import OVER, UNJOINED, EdgeCell, HexaminoState
from abaculus.games.hexamino.variants import field_on, in_reach
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Hex, Side, Turn
from abaculus.geometry.hex_notation import first_touching

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["Laid", "dead_cells", "edge_cell_at", "edge_cells", "laid_tiles", "open_cells"]


class Laid(NamedTuple):
    """A tile on the table."""

    tile: Tile
    turn: Turn
    cell: Hex

    def shows(self, side: Side) -> Field | None:
        """The field on a side, or `None` where it is blank."""
        field = field_on(side, self.turn)
        return field if field in fields_of(self.tile) else None


def laid_tiles(s: HexaminoState) -> list[Laid]:
    """The tiles on the table in the order in which they were laid."""
    columns = (s.laid_tile, s.laid_turn, s.laid_q, s.laid_r)
    rows = zip(*(column[: s.laid].tolist() for column in columns), strict=True)
    return [Laid(tile, turn, Hex(q, r)) for tile, turn, q, r in rows]


def edge_cell_at(laid: list[Laid], cell: Hex) -> EdgeCell:
    """The edge cell of a free cell: the first tile laid that touches it, and that tile's side; -1 if there is none."""
    touching = first_touching([tile.cell for tile in laid], cell)
    return -1 if touching is None else touching[0] * SIDES + touching[1]


def edge_cells(s: HexaminoState) -> list[Hex]:
    """The cells of all edge cells, in the order of the list."""
    columns, rows = s.laid_q.tolist(), s.laid_r.tolist()
    return [
        Hex(columns[edge // SIDES] + STEP_Q[edge % SIDES], rows[edge // SIDES] + STEP_R[edge % SIDES])
        for edge in s.edge_cells[: s.edge_count].tolist()
    ]


def open_cells(game: Hexamino, state: State, cells: list[Hex]) -> list[Hex]:
    """Those of the edge cells where a tile that is not on the table could be laid now, sorted."""
    box, s = game.box[0], state.record[0]
    if s.phase == OVER:
        return []
    left, anywhere = int(s.left), box.variant != SNAKE
    return sorted(
        cell
        for place, (cell, fits) in enumerate(zip(cells, s.fits.tolist(), strict=False))
        if fits & left and (anywhere or in_reach(box, s, place))
    )


def dead_cells(game: Hexamino, state: State, cells: list[Hex]) -> list[Hex]:
    """Those of the edge cells that no tile off the table can ever fill, sorted.

    A cell that a point field faces takes only what fits there, and that only becomes less. A cell between blank fields waits
    for a join on one of its free sides: it can be filled as long as some tile, in some turn, is blank towards all of those
    fields.
    """
    s, having = state.record[0], game.box[0].having.tolist()
    left, waits = int(s.left), dict[int, bool]()
    dead = []
    for cell, turn, fits, blanks in zip(cells, s.turns.tolist(), s.fits.tolist(), s.blanks.tolist(), strict=False):
        if turn != UNJOINED:
            if not fits & left:
                dead.append(cell)
        else:
            if blanks not in waits:
                waits[blanks] = _waits(having, left, blanks)
            if not waits[blanks]:
                dead.append(cell)
    return sorted(dead)


def _waits(having: list[int], left: int, blanks: int) -> bool:
    """Whether one of the tiles left can be turned so that it is blank on all these sides."""
    for turn in range(SIDES):
        tiles = left
        for side in range(SIDES):
            if blanks >> side & 1:
                tiles &= ~having[(side - turn) % SIDES]
        if tiles:
            return True
    return False
