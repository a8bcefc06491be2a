"""Choosing the best action while looking at them one by one, without a list of them."""

from __future__ import annotations

from typing import NamedTuple

from abaculus.core.chance import Dice, below
from abaculus.core.rule import rule

__all__ = ["Choice", "better", "none_yet"]


class Choice(NamedTuple):
    """The best action so far, what it is worth, and how many are worth the same."""

    action: int
    worth: int
    equals: int


@rule
def none_yet() -> Choice:
    """Before the first action."""
    return Choice(-1, 0, 0)


@rule
def better(best: Choice, action: int, worth: int, dice: Dice) -> Choice:
    """The better of the best action so far and another one. Among equals any: the k-th replaces the choice one time in k."""
    if best.equals == 0 or worth > best.worth:
        return Choice(action, worth, 1)
    if worth < best.worth:
        return best
    equals = best.equals + 1
    return Choice(action if below(dice, equals) == 0 else best.action, worth, equals)
