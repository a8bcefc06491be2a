"""Simple players, compiled: random, greedy, chance itself; what a player may know, and guessing the rest."""

from abaculus.core.chance import Dice, below
from abaculus.core.rule import rule
from mygame.box import PLACES, SIDES, Box, MyState
from mygame.rules import is_legal, worth


@rule
def random_action(box: Box, s: MyState, dice: Dice) -> int:
    """Any legal action, each equally likely."""
    return _any_worth(box, s, dice, 0)


@rule
def greedy_action(box: Box, s: MyState, dice: Dice) -> int:
    """Any of the actions that score most. The points of the others do not change, so there is no need to look at them."""
    most = 0
    for action in range(PLACES):
        if is_legal(box, s, action):
            most = max(most, worth(box, s, action))
    return _any_worth(box, s, dice, most)


@rule
def _any_worth(box: Box, s: MyState, dice: Dice, least: int) -> int:
    """Any legal action that scores this much: each one found replaces the one before with the right probability."""
    chosen = -1
    count = 0
    for action in range(PLACES):
        if is_legal(box, s, action) and worth(box, s, action) >= least:
            count += 1
            if below(dice, count) == 0:
                chosen = action
    return chosen


@rule
def random_outcome(box: Box, s: MyState, dice: Dice) -> int:
    """What chance does, with the probabilities of `outcomes`: any side of the die."""
    return 1 + below(dice, SIDES)


@rule
def conceal(box: Box, s: MyState, viewer: int) -> None:
    """Take out what a viewer may not know: the hands of others, say, by setting them to 0. Here everything is open."""


@rule
def fill_hidden(box: Box, s: MyState, dice: Dice) -> None:
    """Guess what `conceal` took out, each possibility as likely as the rules make it. Here there is nothing to guess."""
