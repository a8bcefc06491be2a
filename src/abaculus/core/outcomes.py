"""What chance may do, as the kernel `outcomes` writes it: outcomes in ascending order, with whole-number weights.

Each of these returns how many outcomes there are. Games note at the call which of their rules it is.
"""

from __future__ import annotations

from abaculus.core.record import Ints
from abaculus.core.rule import rule

__all__ = ["any_in_set", "any_left", "any_number"]


@rule
def any_number(first: int, count: int, actions: Ints, weights: Ints) -> int:
    """Any of `count` numbers from `first` on, each equally likely: the seats, or the sides of a die."""
    for place in range(count):
        actions[place] = first + place
        weights[place] = 1
    return count


@rule
def any_in_set(members: int, first: int, size: int, actions: Ints, weights: Ints) -> int:
    """Any member of a set, each equally likely. Bit k stands for the number `first` + k; there are `size` bits."""
    count = 0
    for place in range(size):
        if (members >> place) & 1 == 1:
            actions[count] = first + place
            weights[count] = 1
            count += 1
    return count


@rule
def any_left(left: Ints, kinds: int, actions: Ints, weights: Ints) -> int:
    """Any piece that is left, each equally likely: a kind weighs as much as there are pieces of it."""
    count = 0
    for kind in range(kinds):
        if left[kind] > 0:
            actions[count] = kind
            weights[count] = left[kind]
            count += 1
    return count
