# What a game provides, over its box (read-only) and its state `s`. The templates in `core.compiled` and all other loops
# import these names for the type checker only; `bind` puts the functions of one game in their place.

from typing import Any

from abaculus.core.record import Ints

def setup(box: Any, s: Any) -> None: ...  # the state before anything happened
def to_move(box: Any, s: Any) -> int: ...  # a seat, CHANCE or TERMINAL
def legal(box: Any, s: Any, out: Ints) -> int: ...  # writes a player's actions in ascending order; returns how many
def is_legal(box: Any, s: Any, action: int) -> bool: ...  # a player's action or an outcome of chance
def outcomes(box: Any, s: Any, actions: Ints, weights: Ints) -> int: ...  # with whole-number weights
def apply(box: Any, s: Any, action: int) -> None: ...  # a legal action, in place
def points(box: Any, s: Any, player: int) -> int: ...  # as the game counts them, at any time
def worth(box: Any, s: Any, action: int) -> int: ...  # the points that an action scores at once
def is_placement(box: Any, s: Any, action: int) -> bool: ...  # whether it adds a piece to the table
def random_action(box: Any, s: Any, dice: Any) -> int: ...  # keen random
def greedy_action(box: Any, s: Any, dice: Any) -> int: ...  # the most own points minus the best opponent's
def random_outcome(box: Any, s: Any, dice: Any) -> int: ...  # chance, with its own probabilities
def conceal(box: Any, s: Any, viewer: int) -> None: ...  # take out all that a seat, or SPECTATOR, may not know
def fill_hidden(box: Any, s: Any, dice: Any) -> None: ...  # plausible pieces in place of the unknown ones
