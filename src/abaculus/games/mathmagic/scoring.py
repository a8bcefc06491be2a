"""What a lay is worth: R4 and R5."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import FIELDS, Box, Field, Kind
from abaculus.games.mathmagic.state import MathMagicState
from abaculus.geometry.square import SIDES, Side

__all__ = ["BONUS", "field_across", "lay_points"]

BONUS = 100
"""R5: for a chip joined on all four sides."""


@rule
def field_across(box: Box, s: MathMagicState, cell: int, side: Side) -> Field:
    """The field that touches a square from a side, 0 where there is no chip."""
    beside = int(s.board[(cell + int(box.step[side])) & int(box.mask)])
    return int(box.faces[max(beside, 0), side ^ 2])


@rule
def lay_points(box: Box, s: MathMagicState, kind: Kind, cell: int) -> int:
    """R4: every joined edge scores, and the edges are added. R5: 100 extra for four of them."""
    total = 0
    joined = 0
    for side in range(SIDES):
        other = field_across(box, s, cell, side)
        total += int(box.values[int(box.faces[1 + kind, side]) * FIELDS + other])
        joined += 1 if other > 0 else 0
    return total + BONUS if joined == SIDES else total
