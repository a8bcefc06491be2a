"""What differs between variants. The rules ask these questions; the octopus is the basic game.

                        octopus             snake                               star
where may tiles lie?    anywhere            anywhere                            on the six arms
which tiles there?      any                 any                                 by the place on the arm
where to lay now?       any edge cell       beside the tile laid last           any edge cell
what is kept back?      nothing             end tiles                           nothing
"""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.hexamino.box import SNAKE, STAR, Box, Field
from abaculus.games.hexamino.sets import TileSet
from abaculus.games.hexamino.state import HexaminoState, Place
from abaculus.games.hexamino.turns import playing
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Side, Turn, endless_cell

__all__ = [
    "ARM",
    "field_on",
    "in_reach",
    "is_last_resort",
    "kept_back",
    "place_in_reach",
    "reach",
    "takes_tiles",
    "welcome",
]

ARM = 7
"""Star: the tiles of an arm, the end tile included."""


@rule
def field_on(side: Side, turn: Turn) -> Field:
    """The field that a tile in a turn shows on a side. The same formula gives the turn in which a tile shows a field on a
    side."""
    if side >= turn:
        return side - turn
    return side - turn + SIDES


# -- star: where tiles may lie, and which ---------------------------------------------------------------------------------


@rule
def steps_out(q: int, r: int) -> int:
    """How many steps a cell is from the start tile."""
    return max(abs(q), abs(r), abs(q + r))


@rule
def arm_of(q: int, r: int) -> Side:
    """The side of the start tile whose straight arm contains a cell, or -1."""
    far = steps_out(q, r)
    for side in range(SIDES):
        if q == far * STEP_Q[side] and r == far * STEP_R[side]:
            return side
    return -1


@rule
def takes_tiles(box: Box, q: int, r: int) -> bool:
    """Whether any tile may ever lie on a cell. Star: on one of the six straight arms from the start tile."""
    if box.variant == STAR:
        return steps_out(q, r) <= ARM and arm_of(q, r) >= 0
    return True


@rule
def welcome(box: Box, q: int, r: int, turn: Turn) -> TileSet:
    """The tiles that may lie on a cell in a turn, whatever its neighbours demand. All, except in the star."""
    if box.variant == STAR:
        return _welcome_on_arm(box, arm_of(q, r), steps_out(q, r), turn)
    return int(box.every)


@rule
def _welcome_on_arm(box: Box, arm: Side, far: int, turn: Turn) -> TileSet:
    """Star: the first six tiles of an arm are not end tiles and show a point field outwards; on the first the two fields beside
    the joined one are blank. The seventh and last is an end tile, and an end tile goes nowhere else."""
    if far == ARM:
        return int(box.ends)
    tiles = int(box.every) & ~int(box.ends) & int(box.having[field_on(arm, turn)])
    if far == 1:
        for beside in (2, 4):  # the joined side is arm + 3
            tiles &= ~int(box.having[field_on((arm + beside) % SIDES, turn)])
    return tiles


# -- snake: where the next tile goes, and when an end tile may be laid ---------------------------------------------------


@rule
def reach(box: Box, s: HexaminoState) -> int:
    """How many cells to look at for a lay: all edge cells; in the snake, the six around the tile laid last."""
    if box.variant == SNAKE:
        return SIDES
    return int(s.edge_count)


@rule
def place_in_reach(box: Box, s: HexaminoState, i: int) -> Place:
    """The i-th of these cells, or -1. Snake: a tile may only join the tile laid last, at a point field."""
    if box.variant != SNAKE:
        return i
    last = int(s.laid) - 1
    if ((int(s.laid_tile[last]) + 1) >> field_on(i, int(s.laid_turn[last]))) & 1 == 0:
        return -1
    q = int(s.laid_q[last]) + STEP_Q[i]
    r = int(s.laid_r[last]) + STEP_R[i]
    return max(-1, -1 - int(s.board[endless_cell(q, r, int(box.width), int(box.mask))]))


@rule
def in_reach(box: Box, s: HexaminoState, place: Place) -> bool:
    """Whether an edge cell is one of these."""
    if box.variant != SNAKE:
        return True
    for side in range(SIDES):  # noqa: SIM110 - rules have no generators
        if place_in_reach(box, s, side) == place:
            return True
    return False


@rule
def kept_back(box: Box) -> TileSet:
    """The tiles that a player lays only when nothing else can be done. Snake: the end tiles."""
    if box.variant == SNAKE:
        return int(box.ends)
    return 0


@rule
def is_last_resort(box: Box, s: HexaminoState) -> bool:
    """Snake: an end tile may be laid only if every other player who takes turns has missed since the last tile was laid."""
    return s.misses >= playing(box, s) - 1
