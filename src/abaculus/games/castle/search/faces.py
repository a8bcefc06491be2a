"""Number Castle where a count is a sum over stones, small numbers and all: what an action changes is close to where it is
done.

A stone that is built or taken changes its own stack, and one small number of every neighbour that is as high as the stack is,
or becomes. Counting just that, not the whole castle again, makes playouts quick.
"""

from __future__ import annotations

from typing import TypeAlias

from abaculus.core.chance import Dice
from abaculus.core.choice import better, none_yet
from abaculus.core.rule import rule
from abaculus.games.castle.box import Box, Face
from abaculus.games.castle.legality import build_action, is_spot, may_take
from abaculus.games.castle.rules import points
from abaculus.games.castle.scoring import SUM, exposed_if, stone_value
from abaculus.games.castle.stacks import cell_at, cell_beside, colour_of, face_of, stone_of
from abaculus.games.castle.state import ON_TOP, TAKES, CastleState, Stack
from abaculus.geometry.hex import SIDES, opposite

__all__ = ["build_by_faces", "counts_stones", "take_by_faces"]

Counts: TypeAlias = tuple[int, int, int, int]
"""A number for each seat."""


@rule
def counts_stones(box: Box) -> bool:
    """Whether the scoring is a sum over the visible stones."""
    return box.product_count == 1 and box.product_length[0] == 1 and box.part_how[0] == SUM


@rule
def _worth(box: Box, face: Face, exposed: int, height: int) -> int:
    """What a stone counts for, given its face, its exposed sum and its height."""
    stone = stone_of(face)
    return int(box.product_times[0]) * stone_value(
        box, int(box.product_parts[0, 0]), int(box.centre[stone]), int(box.sides[stone]), exposed, height
    )


@rule
def _add(counts: Counts, seat: int, value: int) -> Counts:
    return (
        counts[0] + (value if seat == 0 else 0),
        counts[1] + (value if seat == 1 else 0),
        counts[2] + (value if seat == 2 else 0),
        counts[3] + (value if seat == 3 else 0),
    )


@rule
def _lead(box: Box, s: CastleState, counts: Counts) -> int:
    """By how much the player on move is ahead of the best opponent."""
    best = 0
    first = True
    for seat in range(int(box.players)):
        if seat != s.mover and (first or counts[seat] > best):
            best = int(counts[seat])
            first = False
    return int(counts[int(s.mover)]) - best


@rule
def _without_top(box: Box, s: CastleState, counts: Counts, stack: Stack) -> Counts:
    """The counts if the top stone of a stack counted nothing."""
    cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
    face = int(s.top[stack])
    height = int(s.height[stack])
    return _add(
        counts, colour_of(stone_of(face)), -_worth(box, face, exposed_if(box, s, cell, face, height, -1, 0), height)
    )


@rule
def _neighbours_change(box: Box, s: CastleState, counts: Counts, cell: int, height: int, covered: bool) -> Counts:
    """The counts when the numbers that neighbours of this height show towards a cell are covered, or exposed again."""
    for side in range(SIDES):
        beside = cell_beside(box, cell, side)
        stack = int(s.board[beside])
        if stack == 0 or s.height[stack] != height:
            continue
        face = int(s.top[stack])
        now = exposed_if(box, s, beside, face, height, -1, 0)
        number = int(box.faces[face, opposite(side)])
        then = now - number if covered else now + number
        change = _worth(box, face, then, height) - _worth(box, face, now, height)
        counts = _add(counts, colour_of(stone_of(face)), change)
    return counts


@rule
def build_by_faces(box: Box, s: CastleState, dice: Dice) -> int:
    """Where and how the stone drawn leaves the player furthest ahead; among equals, any."""
    counts = (points(box, s, 0), points(box, s, 1), points(box, s, 2), points(box, s, 3))
    stone = int(s.drawn) - 1
    best = none_yet()
    for spot in range(int(s.stacks) * (SIDES + 1)):
        if not is_spot(box, s, spot):
            continue
        stack = 1 + spot // (SIDES + 1)
        cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
        height = 1
        then = counts
        if spot % (SIDES + 1) == ON_TOP:
            height = int(s.height[stack]) + 1
            then = _without_top(box, s, counts, stack)
        else:
            cell = cell_beside(box, cell, spot % (SIDES + 1))
        then = _neighbours_change(box, s, then, cell, height, True)
        lead = _lead(box, s, then)
        for turn in range(int(box.turns[stone])):
            face = face_of(stone, turn)
            exposed = exposed_if(box, s, cell, face, height, -1, 0)
            best = better(best, build_action(spot, turn), lead + _worth(box, face, exposed, height), dice)
    return best.action


@rule
def take_by_faces(box: Box, s: CastleState, dice: Dice) -> int:
    """The top stone that it is best to get rid of, considering all that it uncovers; among equals, any."""
    counts = (points(box, s, 0), points(box, s, 1), points(box, s, 2), points(box, s, 3))
    best = none_yet()
    for stack in range(1, int(s.stacks) + 1):
        if not may_take(box, s, stack):
            continue
        cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
        height = int(s.height[stack])
        then = _neighbours_change(box, s, _without_top(box, s, counts, stack), cell, height, False)
        left = int(s.under[stone_of(int(s.top[stack]))])
        if left > 0:
            exposed = exposed_if(box, s, cell, left, height - 1, -1, 0)
            then = _add(then, colour_of(stone_of(left)), _worth(box, left, exposed, height - 1))
        best = better(best, TAKES + stack - 1, _lead(box, s, then), dice)
    return best.action
