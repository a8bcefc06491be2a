"""What a lay is worth: R4 and R5."""

from __future__ import annotations

from typing import TypeAlias

from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box, Field, Tile
from abaculus.games.hexago.state import HexagoState
from abaculus.geometry.hex import SIDES, Side, Turn, endless_beside, opposite

__all__ = ["Around", "colour_of", "edge_points", "face", "fields_around", "lay_points", "number_of"]

Around: TypeAlias = tuple[Field, Field, Field, Field, Field, Field]
"""The fields that face a cell from its six neighbours; NOTHING where there is no tile."""


@rule
def colour_of(field: Field) -> int:
    """0 to 4: red, blue, yellow, green, pink."""
    return field >> 3


@rule
def number_of(field: Field) -> int:
    """1 to 6."""
    return field & 7


@rule
def face(box: Box, tile: Tile, turn: Turn, side: Side) -> Field:
    """The field that a tile in a turn shows on a side."""
    return int(box.faces[1 + tile * SIDES + turn, side])


@rule
def edge_points(a: Field, b: Field) -> int:
    """R4: same colour or same number, the sum of the two numbers; both the same, twice that; otherwise nothing."""
    same_colour = 1 if colour_of(a) == colour_of(b) else 0
    same_number = 1 if number_of(a) == number_of(b) else 0
    return (number_of(a) + number_of(b)) * (same_colour + same_number)


@rule
def _looking_back(box: Box, s: HexagoState, cell: int, side: Side) -> Field:
    """The field of the neighbour on a side that touches this cell."""
    there = int(s.board[endless_beside(cell, side, int(box.width), int(box.mask))])
    return int(box.faces[max(there, 0), opposite(side)])


@rule
def fields_around(box: Box, s: HexagoState, cell: int) -> Around:
    """What a tile on this cell of the board would touch, on each side."""
    return (
        _looking_back(box, s, cell, 0),
        _looking_back(box, s, cell, 1),
        _looking_back(box, s, cell, 2),
        _looking_back(box, s, cell, 3),
        _looking_back(box, s, cell, 4),
        _looking_back(box, s, cell, 5),
    )


@rule
def lay_points(box: Box, around: Around, tile: Tile, turn: Turn) -> int:
    """R4 and R5: the edge values are added; if more than one edge matched, times the number of matching edges."""
    total = 0
    matching = 0
    for side in range(SIDES):
        value = edge_points(face(box, tile, turn, side), around[side])
        total += value
        matching += 1 if value > 0 else 0
    if matching > 1:
        return total * matching
    return total
