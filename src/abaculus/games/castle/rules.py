"""The rules of Number Castle Hexagon, in the order of RULES.md: what may be built and taken is in `legality`; what happens is
here.

Building is a number: ((stack - 1) * 7 + where) * 6 + turn. `where` is 6 for the top of that stack, or a side of it: the free cell
there, which is named by the first stack in the record that touches it. The first stone of a castle has no neighbour; it is
written with stack 1, side 0 and turn 0. TAKES + stack - 1 takes the top stone of a stack, MISSES misses the turn.

An outcome of chance is a seat (who starts), what the die shows, or a stone (a draw).
"""

from __future__ import annotations

from abaculus.core.outcomes import any_in_set, any_number
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import decider, seat_after, start_with
from abaculus.games.castle.box import MAX_STONES, PILE, Box, Stone
from abaculus.games.castle.legality import DIE, can_take, is_legal, legal, spot_of, stack_of, turn_of, where_of
from abaculus.games.castle.scoring import points_if
from abaculus.games.castle.stacks import cell_at, cell_beside, clear_away, face_of, put_down, put_on, stone_of
from abaculus.games.castle.state import (
    BUILD,
    DRAW,
    MISS,
    MISSES,
    ON_TOP,
    OVER,
    ROLL,
    START,
    TAKE,
    TAKES,
    CastleState,
    Player,
    Stack,
)
from abaculus.geometry.hex import STEP_Q, STEP_R

__all__ = ["apply", "is_legal", "is_placement", "legal", "outcomes", "points", "setup", "to_move", "worth"]

MOST_TO_BUILD = 3  # R2: 1, 2 and 3 build ...
MISS_ROLLED = 4  # ... 4 misses, 5 and 6 take

# -- R1: before the first turn -------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: CastleState) -> None:
    """R1: every stone is in its player's pile; there is no castle yet."""
    for cell in range(int(box.around) * int(box.around)):
        s.board[cell] = 0
    for stack in range(1 + MAX_STONES):
        s.q[stack] = s.r[stack] = s.height[stack] = s.top[stack] = 0
    for stone in range(MAX_STONES):
        s.under[stone] = 0
    for player in range(4):
        s.piles[player] = box.piles[player]
        s.left[player] = (1 << int(box.piles[player])) - 1
    s.mover = s.starter = 0
    s.roll = s.first = s.to_build = s.drawn = s.last = 0
    s.stacks = s.turns = 0
    s.phase = START


# -- R2: a turn ------------------------------------------------------------------------------------------------------------


@rule
def _roll(box: Box, s: CastleState, die: int) -> None:
    """R2: the die decides what the turn is for. R6: a player with nothing to take misses the turn; where that is agreed,
    the die is rolled once more first."""
    s.roll = die
    if die <= MOST_TO_BUILD:
        s.to_build = die
        s.phase = DRAW
    elif die != MISS_ROLLED and can_take(box, s):
        s.phase = TAKE
    elif box.second_roll == 1 and s.first == 0:
        s.first = die
        s.roll = 0
    else:
        s.phase = MISS


@rule
def _draw(s: CastleState, stone: Stone) -> None:
    """R2: the next stone is drawn, and seen by all, only after the last one is placed."""
    player = int(s.mover)
    s.left[player] = int(s.left[player]) & ~(1 << (stone % PILE))
    s.piles[player] -= 1
    s.drawn = 1 + stone
    s.phase = BUILD


@rule
def _end_turn(box: Box, s: CastleState) -> None:
    """R7: the game ends the moment the last stone of a pile is placed; also after 64 rounds."""
    over = s.piles[int(s.mover)] == 0 or s.turns + 1 == box.last_turn
    s.turns += 1
    s.mover = seat_after(box, int(s.mover))
    s.roll = s.first = s.to_build = 0
    s.phase = OVER if over else ROLL


# -- R3: building ------------------------------------------------------------------------------------------------------------


@rule
def _build(box: Box, s: CastleState, action: int) -> None:
    """R3: the stone drawn goes into the castle. R2: then the next one is drawn, or the turn is over."""
    spot = spot_of(action)
    face = face_of(int(s.drawn) - 1, turn_of(action))
    stack = stack_of(spot)
    where = where_of(spot)
    if s.stacks == 0:
        put_down(box, s, 0, 0, face)
        stack = 1
    elif where == ON_TOP:
        put_on(s, stack, face)
    else:
        put_down(box, s, int(s.q[stack]) + STEP_Q[where], int(s.r[stack]) + STEP_R[where], face)
        stack = int(s.stacks)
    s.last = stack
    s.drawn = 0
    s.to_build -= 1
    if s.to_build > 0 and s.piles[int(s.mover)] > 0:
        s.phase = DRAW
    else:
        _end_turn(box, s)


# -- R5 and R6: taking ---------------------------------------------------------------------------------------------------------


@rule
def _take(box: Box, s: CastleState, stack: Stack) -> None:
    """R5: the stone leaves the game; what it lay on becomes visible again."""
    stone = stone_of(int(s.top[stack]))
    s.top[stack] = s.under[stone]
    s.under[stone] = 0
    s.height[stack] -= 1
    s.last = 0
    if s.height[stack] == 0:
        clear_away(box, s, stack)
    _end_turn(box, s)


# -- what can be done, and what it scores ------------------------------------------------------------------------------


@rule
def apply(box: Box, s: CastleState, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == BUILD:
        _build(box, s, action)
    elif s.phase == DRAW:
        _draw(s, action)
    elif s.phase == ROLL:
        _roll(box, s, action)
    elif s.phase == TAKE:
        _take(box, s, action - TAKES + 1)
    elif s.phase == MISS:
        _end_turn(box, s)
    else:  # R1: the highest die starts, ties by lot: any seat, each equally likely
        start_with(s, action, ROLL)


@rule
def to_move(box: Box, s: CastleState) -> int:
    """The seat that builds, takes or misses; CHANCE for the lot, the die and the piles; TERMINAL at the end."""
    return decider(int(s.mover), s.phase == BUILD or s.phase == TAKE or s.phase == MISS, s.phase == OVER)


@rule
def outcomes(box: Box, s: CastleState, actions: Ints, weights: Ints) -> int:
    """What chance may do, each equally likely: any seat starts, any side of the die, any stone left in the pile."""
    player = int(s.mover)
    if s.phase == START:
        return any_number(0, int(box.players), actions, weights)
    if s.phase == ROLL:
        return any_number(1, DIE, actions, weights)
    if s.phase == DRAW:
        return any_in_set(int(s.left[player]), player * PILE, PILE, actions, weights)
    return 0


@rule
def points(box: Box, s: CastleState, player: Player) -> int:
    """R8, R10: the scoring over the player's visible stones, as if the game were over now."""
    return points_if(box, s, player, -1, 0, 0)


@rule
def points_after(box: Box, s: CastleState, action: int, player: Player) -> int:
    """A player's points after an action by the player on move."""
    if action == MISSES or s.phase == OVER or s.phase < BUILD:
        return points(box, s, player)
    if action >= TAKES:
        stack = action - TAKES + 1
        left = int(s.under[stone_of(int(s.top[stack]))])
        return points_if(box, s, player, cell_at(box, int(s.q[stack]), int(s.r[stack])), left, int(s.height[stack]) - 1)
    spot = spot_of(action)
    stack = stack_of(spot)
    where = where_of(spot)
    face = face_of(int(s.drawn) - 1, turn_of(action))
    cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
    height = int(s.height[stack]) + 1
    if where != ON_TOP:
        cell = cell_beside(box, cell, where) if s.stacks > 0 else cell
        height = 1
    return points_if(box, s, player, cell, face, height)


@rule
def worth(box: Box, s: CastleState, action: int) -> int:
    """How an action changes the points of the player on move."""
    if s.phase == OVER or s.phase < BUILD:
        return 0
    return points_after(box, s, action, int(s.mover)) - points(box, s, int(s.mover))


@rule
def is_placement(box: Box, s: CastleState, action: int) -> bool:
    """Building adds a stone to the castle."""
    return s.phase == BUILD
