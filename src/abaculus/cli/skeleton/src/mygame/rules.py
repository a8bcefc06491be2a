"""The rules of My Game, in the order of RULES.md.

An action of a player is a place, from 0 to 11. An outcome of chance is what the die shows, from 1 to 6.
"""

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from mygame.box import PLACES, SIDES, Box, MyState


@rule
def setup(box: Box, s: MyState) -> None:
    """R1: the row is free, and the first seat begins."""
    s.mover = 0
    s.die = 0
    s.free = PLACES
    s.row[:] = 0
    s.scores[:] = 0


@rule
def to_move(box: Box, s: MyState) -> int:
    """R2: the die is rolled, and then a player decides. R4: the game is over when the row is full."""
    if s.free == 0:
        return TERMINAL
    return CHANCE if s.die == 0 else int(s.mover)


@rule
def is_legal(box: Box, s: MyState, action: int) -> bool:
    """R2: the die shows any of its sides; a tile goes to any place that is free."""
    if s.free == 0:
        return False
    if s.die == 0:
        return 1 <= action <= SIDES
    return action < PLACES and s.row[action] == 0


@rule
def legal(box: Box, s: MyState, out: Ints) -> int:
    """Write every place that the player on move may choose, in ascending order; returns how many."""
    count = 0
    if s.die > 0:
        for place in range(PLACES):
            if s.row[place] == 0:
                out[count] = place
                count += 1
    return count


@rule
def outcomes(box: Box, s: MyState, actions: Ints, weights: Ints) -> int:
    """R2: every side of the die is equally likely."""
    if to_move(box, s) != CHANCE:
        return 0
    for side in range(SIDES):
        actions[side] = side + 1
        weights[side] = 1
    return SIDES


@rule
def beside(s: MyState, place: int, step: int) -> int:
    """The number on the next place to the left (step -1) or to the right (step 1); 0 where there is none."""
    other = place + step
    return int(s.row[other]) if 0 <= other < PLACES else 0


@rule
def worth(box: Box, s: MyState, action: int) -> int:
    """R3: with each number next to it, a tile scores the sum of the two."""
    total = 0
    if s.die > 0:
        for step in (-1, 1):
            number = beside(s, action, step)
            if number > 0:
                total += int(s.die) + number
    return total


@rule
def apply(box: Box, s: MyState, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.die == 0:
        s.die = action
        return
    s.scores[int(s.mover)] += worth(box, s, action)
    s.row[action] = s.die
    s.free -= 1
    s.die = 0
    s.mover = (int(s.mover) + 1) % int(box.players)


@rule
def points(box: Box, s: MyState, player: int) -> int:
    """R4: the most points win."""
    return int(s.scores[player])


@rule
def is_placement(box: Box, s: MyState, action: int) -> bool:
    """Whether the action adds a tile to the table: all do."""
    return True
