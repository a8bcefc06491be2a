"""R9, the solitaire, played at random."""

from __future__ import annotations

from abaculus.core.bits import count_bits, lowest
from abaculus.core.chance import Dice, below, chance_in
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import HALF
from abaculus.games.mathmagic.solitaire import STOP, TAKE, may_take, put_action
from abaculus.games.mathmagic.state import MathMagicState

__all__ = ["random_put", "random_solo"]


@rule
def random_solo(s: MathMagicState, dice: Dice) -> int:
    """Nine times in ten any chip on any square where it fits; otherwise take any chip back, or stop."""
    if chance_in(dice, 9, 10):
        action = random_put(s, dice)
        if action != STOP:
            return action
    if below(dice, int(s.laid) + 1) == 0:
        return STOP
    while True:
        square = below(dice, int(s.edge_count))
        if may_take(s, square):
            return TAKE + square


@rule
def random_put(s: MathMagicState, dice: Dice) -> int:
    """Any put, each equally likely; STOP if there is none."""
    number = _count_puts(s)
    return STOP if number == 0 else _put_number(s, below(dice, number))


@rule
def _count_puts(s: MathMagicState) -> int:
    """How many ways there are to put a chip on a square."""
    low = int(s.left[0])
    high = int(s.left[1])
    found = 0
    for square in range(int(s.edge_count)):
        found += count_bits(int(s.edge_fits[square, 0]) & low) + count_bits(int(s.edge_fits[square, 1]) & high)
    return found


@rule
def _put_number(s: MathMagicState, number: int) -> int:
    """The way with that number, square by square."""
    for square in range(int(s.edge_count)):
        for half in range(2):
            kinds = int(s.edge_fits[square, half]) & int(s.left[half])
            here = count_bits(kinds)
            if number >= here:
                number -= here
                continue
            for _ in range(number):
                kinds &= kinds - 1
            return put_action(square, half * HALF + lowest(kinds))
    return STOP
