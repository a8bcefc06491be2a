"""The solo game as one big arrangement (R7): which tile lies where, how it is turned, and in which order they were laid.

Simulated annealing: an arrangement is changed a little again and again. Changes for the better are kept; others are the less
likely to be kept, the more points they cost and the colder it has become. Cells have *keys*: the lower key came first. Every
tile but one must have a neighbour that came before it, so that the tiles can be laid in the order of their keys.
"""

from __future__ import annotations

import numpy as np

from abaculus.core.chance import Dice, below
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexago.box import NOTHING, Box, Field
from abaculus.games.hexago.scoring import face, lay_points
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Side, opposite

__all__ = ["CELL", "CELLS", "KEY", "TILE", "TURN", "WIDTH", "anneal", "weigh_all"]

WIDTH = 24
"""The width of the board, in cells. Tiles drift about on it; the cells along its edge stay empty."""
CELLS = WIDTH * WIDTH

TILE, TURN, KEY, GAIN, ROOT = range(5)
"""What is kept about a cell, row by row: the tile, or -1; its turn; its key; its points; 1 if no neighbour came before it."""
CELL = 5
"""Another row: the cell of each tile."""
KEYS = 1 << 30
FINE = 1 << 30


@rule
def _beside(cell: int, side: Side) -> int:
    return cell + STEP_R[side] * WIDTH + STEP_Q[side]


@rule
def _looking_in(box: Box, a: Ints, cell: int, side: Side) -> Field:
    """The field that touches a cell from a side, if the tile there came before."""
    there = _beside(cell, side)
    if a[TILE, there] < 0 or a[KEY, there] > a[KEY, cell]:
        return NOTHING
    return face(box, int(box.kind_of[int(a[TILE, there])]), int(a[TURN, there]), opposite(side))


@rule
def _weigh(box: Box, a: Ints, cell: int) -> tuple[int, int]:
    """The points that the tile on a cell scored when it was laid, and 1 if nothing was beside it then."""
    if a[TILE, cell] < 0:
        return 0, 0
    around = (
        _looking_in(box, a, cell, 0),
        _looking_in(box, a, cell, 1),
        _looking_in(box, a, cell, 2),
        _looking_in(box, a, cell, 3),
        _looking_in(box, a, cell, 4),
        _looking_in(box, a, cell, 5),
    )
    alone = 1
    for side in range(SIDES):
        if around[side] != NOTHING:
            alone = 0
    return lay_points(box, around, int(box.kind_of[int(a[TILE, cell])]), int(a[TURN, cell])), alone


@rule
def _weigh_around(box: Box, a: Ints, cell: int) -> tuple[int, int]:
    """Recount a cell and those beside it; returns by how much points and rootless tiles have changed."""
    points = 0
    roots = 0
    for side in range(-1, SIDES):
        here = cell if side < 0 else _beside(cell, side)
        gain, root = _weigh(box, a, here)
        points += gain - int(a[GAIN, here])
        roots += root - int(a[ROOT, here])
        a[GAIN, here] = gain
        a[ROOT, here] = root
    return points, roots


@rule
def _put(a: Ints, cell: int, tile: int, turn: int, key: int) -> None:
    a[TILE, cell] = tile
    a[TURN, cell] = turn
    a[KEY, cell] = key
    if tile >= 0:
        a[CELL, tile] = cell


@rule
def weigh_all(boxes: Records, a: Ints) -> int:
    """Recount everything; returns the total."""
    total = 0
    for tile in range(int(boxes[0].tiles)):
        total += _weigh_around(boxes[0], a, int(a[CELL, tile]))[0]
    return total


@rule
def _goal(a: Ints, tiles: int, dice: Dice) -> int:
    """An empty cell beside a tile, or -1."""
    there = _beside(int(a[CELL, below(dice, tiles)]), below(dice, SIDES))
    row = there // WIDTH
    column = there % WIDTH
    if a[TILE, there] >= 0 or min(row, column) < 1 or max(row, column) > WIDTH - 2:
        return -1
    return there


@rule
def _change(
    a: Ints, kind: int, one: int, other: int, old: tuple[int, int, int], was: tuple[int, int, int], dice: Dice
) -> None:
    """A small change to what lies on two cells; `old` and `was` are the tile, the turn and the key there."""
    turn = below(dice, SIDES)
    if kind >= 6:  # a tile goes elsewhere
        key = below(dice, KEYS) if kind == 7 else old[2]
        _put(a, one, -1, 0, 0)
        _put(a, other, old[0], turn, key)
    elif kind >= 4:  # two tiles change places
        _put(a, one, was[0], turn, old[2])
        _put(a, other, old[0], below(dice, SIDES), was[2])
    elif kind == 3:  # two tiles change places in the order
        _put(a, one, old[0], old[1], was[2])
        _put(a, other, was[0], was[1], old[2])
    elif kind == 2:  # a tile comes earlier or later
        _put(a, one, old[0], old[1], below(dice, KEYS))
    else:
        _put(a, one, old[0], turn, old[2])


@rule
def _weigh_both(box: Box, a: Ints, one: int, other: int) -> tuple[int, int]:
    """Like `_weigh_around`, for two cells, which may be the same."""
    points, roots = _weigh_around(box, a, one)
    if other != one:
        more, more_roots = _weigh_around(box, a, other)
        points += more
        roots += more_roots
    return points, roots


@rule
def anneal(
    boxes: Records, a: Ints, best: Ints, totals: Ints, dices: Records, steps: int, warm: float, cold: float
) -> None:
    """A number of changes, from warm to cold. `totals` are those of the arrangement, and of the best one seen, which is kept
    in `best`."""
    box = boxes[0]
    dice = dices[0]
    tiles = int(box.tiles)
    total = int(totals[0])
    heat = warm
    for step in range(steps):
        if step & 1023 == 0:
            heat = warm * (cold / warm) ** (step / steps)
        kind = below(dice, 8)
        one = int(a[CELL, below(dice, tiles)])
        other = one
        if kind >= 6:
            other = _goal(a, tiles, dice)
        elif kind >= 3:
            other = int(a[CELL, below(dice, tiles)])
        if other < 0 or (other == one and kind >= 3):
            continue
        old = (int(a[TILE, one]), int(a[TURN, one]), int(a[KEY, one]))
        was = (int(a[TILE, other]), int(a[TURN, other]), int(a[KEY, other]))
        _change(a, kind, one, other, old, was, dice)
        points, roots = _weigh_both(box, a, one, other)
        if roots == 0 and (points >= 0 or below(dice, FINE) < FINE * np.exp(points / heat)):
            total += points
            if total > totals[1]:
                totals[1] = total
                best[:] = a
            continue
        _put(a, other, was[0], was[1], was[2])
        _put(a, one, old[0], old[1], old[2])
        _weigh_both(box, a, one, other)
    totals[0] = total
