"""The edge cells of a hex board: empty cells, each named by a tile that touches it, its anchor, and a side of that tile.

An edge cell is the number anchor * 6 + side. The state lists where tiles were laid, in `laid_q` and `laid_r`; the box has the
`width` and the `mask` of a board without an edge.
"""

from __future__ import annotations

from typing import Any

from abaculus.core.rule import rule
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, endless_cell

__all__ = ["board_cell", "column_of", "row_of"]


@rule
def column_of(s: Any, edge_cell: int) -> int:
    """q of an edge cell: one step from its anchor."""
    return int(s.laid_q[edge_cell // SIDES]) + STEP_Q[edge_cell % SIDES]


@rule
def row_of(s: Any, edge_cell: int) -> int:
    """r of an edge cell: one step from its anchor."""
    return int(s.laid_r[edge_cell // SIDES]) + STEP_R[edge_cell % SIDES]


@rule
def board_cell(box: Any, s: Any, edge_cell: int) -> int:
    """The index of an edge cell on the board."""
    return endless_cell(column_of(s, edge_cell), row_of(s, edge_cell), int(box.width), int(box.mask))
