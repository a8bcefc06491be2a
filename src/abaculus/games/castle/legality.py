"""R2, R3, R5 and R6: what may be built and taken. Actions are numbers, as `rules` says."""

from __future__ import annotations

from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.castle.box import MAX_HEIGHT, MAX_STONES, PILE, Box, Stone
from abaculus.games.castle.stacks import cell_at, cell_beside, colour_of, holds_without, stone_of
from abaculus.games.castle.state import (
    BUILD,
    DRAW,
    MISS,
    MISSES,
    ON_TOP,
    ROLL,
    START,
    TAKE,
    TAKES,
    CastleState,
    Spot,
    Stack,
)
from abaculus.geometry.hex import SIDES, Turn

__all__ = [
    "DIE",
    "NEIGHBOURS_TO_TAKE",
    "TAKE_OTHER",
    "TAKE_OWN",
    "build_action",
    "can_take",
    "in_pile",
    "is_legal",
    "is_loose",
    "is_spot",
    "is_wanted",
    "legal",
    "may_build",
    "may_take",
    "spot_of",
    "stack_of",
    "turn_of",
    "where_of",
]

DIE = 6
TAKE_OWN, TAKE_OTHER = 5, 6  # R2: 5 takes one's own stone, 6 one of another player's
NEIGHBOURS_TO_TAKE = 4  # R5: a ground stone with more neighbours is stuck


@rule
def in_pile(s: CastleState, stone: Stone) -> bool:
    """Whether a stone has not been drawn yet."""
    return (int(s.left[colour_of(stone)]) >> (stone % PILE)) & 1 == 1


@rule
def build_action(spot: Spot, turn: Turn) -> int:
    """The number of building."""
    return spot * SIDES + turn


@rule
def spot_of(action: int) -> Spot:
    """The spot where a stone is built."""
    return action // SIDES


@rule
def turn_of(action: int) -> Turn:
    """The turn in which a stone is built."""
    return action % SIDES


@rule
def stack_of(spot: Spot) -> Stack:
    """The stack by which a spot is named."""
    return 1 + spot // (SIDES + 1)


@rule
def where_of(spot: Spot) -> int:
    """ON_TOP of that stack, or the side on which the free cell lies."""
    return spot % (SIDES + 1)


@rule
def is_spot(box: Box, s: CastleState, spot: Spot) -> bool:
    """R3: the top of a stack of at most seven, or an empty cell beside a stack: named by the first that touches it."""
    stack = stack_of(spot)
    where = where_of(spot)
    if where == ON_TOP:
        return int(s.height[stack]) < MAX_HEIGHT
    cell = cell_beside(box, cell_at(box, int(s.q[stack]), int(s.r[stack])), where)
    if s.board[cell] != 0:
        return False
    for side in range(SIDES):
        other = s.board[cell_beside(box, cell, side)]
        if other != 0 and other < stack:
            return False
    return True


@rule
def may_build(box: Box, s: CastleState, action: int) -> bool:
    """R3: the first stone lies on 0,0 in turn 0, every later one on a spot; a joker, alike in all turns, in turn 0."""
    if s.stacks == 0:
        return action == 0
    spot = spot_of(action)
    if stack_of(spot) > s.stacks or turn_of(action) >= box.turns[int(s.drawn) - 1]:
        return False
    return is_spot(box, s, spot)


@rule
def is_wanted(s: CastleState, stack: Stack) -> bool:
    """R2: the top stone is one that the die asks for: with 5, one's own; with 6, another player's."""
    own = colour_of(stone_of(int(s.top[stack]))) == s.mover
    return own == (s.roll == TAKE_OWN)


@rule
def is_loose(box: Box, s: CastleState, stack: Stack) -> bool:
    """R5: the top stone of this stack can be taken out without lifting another or breaking the castle in two."""
    if s.height[stack] > 1:
        return True
    cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
    occupied = 0
    gaps = 0
    before = int(s.board[cell_beside(box, cell, SIDES - 1)])
    for side in range(SIDES):
        beside = int(s.board[cell_beside(box, cell, side)])
        if beside != 0:
            occupied += 1
        elif before != 0:
            gaps += 1
        before = beside
    if occupied > NEIGHBOURS_TO_TAKE:
        return False
    # Neighbours in one unbroken row stay connected without this stone.
    return gaps <= 1 or holds_without(box, s, stack)


@rule
def may_take(box: Box, s: CastleState, stack: Stack) -> bool:
    """R2, R5: a top stone that the die asks for, and that is loose."""
    return is_wanted(s, stack) and is_loose(box, s, stack)


@rule
def can_take(box: Box, s: CastleState) -> bool:
    """R6: whether there is anything to take."""
    stack = int(s.stacks)
    while stack > 0 and not may_take(box, s, stack):
        stack -= 1
    return stack > 0


@rule
def legal(box: Box, s: CastleState, out: Ints) -> int:
    """What the player on move may do, in ascending order."""
    if s.phase == BUILD:
        return _legal_builds(box, s, out)
    count = 0
    if s.phase == TAKE:
        for stack in range(1, int(s.stacks) + 1):
            if may_take(box, s, stack):
                out[count] = TAKES + stack - 1
                count += 1
    elif s.phase == MISS:
        out[0] = MISSES
        count = 1
    return count


@rule
def _legal_builds(box: Box, s: CastleState, out: Ints) -> int:
    if s.stacks == 0:
        out[0] = 0
        return 1
    count = 0
    for spot in range(int(s.stacks) * (SIDES + 1)):
        if is_spot(box, s, spot):
            for turn in range(int(box.turns[int(s.drawn) - 1])):
                out[count] = build_action(spot, turn)
                count += 1
    return count


@rule
def is_legal(box: Box, s: CastleState, action: int) -> bool:
    """Whether an action of a player, or an outcome of chance, is possible now."""
    if s.phase == BUILD:
        return action < TAKES and may_build(box, s, action)
    if s.phase == TAKE:
        return TAKES <= action < TAKES + int(s.stacks) and may_take(box, s, action - TAKES + 1)
    if s.phase == MISS:
        return action == MISSES
    if s.phase == START:
        return action < box.players
    if s.phase == ROLL:
        return 1 <= action <= DIE
    if s.phase == DRAW:
        return action < MAX_STONES and colour_of(action) == s.mover and in_pile(s, action)
    return False
