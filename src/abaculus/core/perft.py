"""Perft: how many sequences of actions are possible from a position. Two programs that agree on the counts agree on the
rules.

What a player may do and what chance may do both count, each as one action. No sequence continues past the end of the
game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.errors import BadOption
from abaculus.core.game import Game
from abaculus.core.record import Ints, Records
from abaculus.core.rule import announce_compiling, bind, compiled_before, interpreted
from abaculus.core.state import State

__all__ = ["perft"]

AT_ONCE = 200_000
"""Positions visited before control returns to Python: for progress, and for Ctrl-C."""

if TYPE_CHECKING:
    from abaculus.core.kernels import apply, legal, outcomes, to_move


def choices(box: Any, s: Any, out: Ints, weights: Ints) -> int:
    """Write what can happen next, by a player or by chance; returns how many."""
    player = to_move(box, s)
    if player == TERMINAL:
        return 0
    if player == CHANCE:
        return outcomes(box, s, out, weights)
    return legal(box, s, out)


def walk(
    boxes: Records, states: Records, actions: Ints, weights: Ints, widths: Ints, places: Ints, counts: Ints,
    level: int, budget: int,
) -> int:  # fmt: skip
    """Continue counting from `level`, for `budget` positions; returns the level reached, or -1 when all is counted.

    Every level keeps a state, its actions, and the place of the next one to try: a recursion written out, so that it can be
    compiled, and stopped anywhere. The last actions of a sequence are counted without being done.
    """
    box = boxes[0]
    if counts[0] == 0:
        widths[0] = choices(box, states[0], actions[0], weights)
        counts[0] = widths[0]
        if counts.shape[0] == 1:
            return -1
    while level >= 0 and budget > 0:
        if places[level] == widths[level]:
            level -= 1
            continue
        action = int(actions[level, places[level]])
        places[level] += 1
        budget -= 1
        states[level + 1] = states[level]
        apply(box, states[level + 1], action)
        width = choices(box, states[level + 1], actions[level + 1], weights)
        counts[level + 1] += width
        if level + 2 < counts.shape[0]:
            level += 1
            widths[level] = width
            places[level] = 0
    return level


@cache
def _walk_of(game: type[Game]) -> Callable[..., int]:
    bound: dict[str, Any] = dict(game.compiled.kernels)
    for template in (choices, walk):
        bound[template.__name__] = bind(template, bound, game.info.id, game.home())
    return bound["walk"]  # type: ignore[no-any-return]


def perft(state: State, depth: int, progress: Callable[[list[int]], None] | None = None) -> list[int]:
    """The number of sequences of 1, 2, ... `depth` actions. `progress` is called now and then with the counts so far.

    >>> import abaculus
    >>> perft(abaculus.load_game("hexago", players=2).new_initial_state(), 3)
    [2, 72, 2520]
    """
    game = state.game
    if not 1 <= depth <= game.max_steps():
        raise BadOption(f"depth {depth} is not possible; {game.id} can be counted to depth 1 to {game.max_steps()}")
    states = game.record_type.new(depth)
    states[0] = state.record[0]
    actions = np.empty((depth, max(game.max_legal_actions(), game.max_chance_outcomes())), dtype=np.int32)
    weights = np.empty(game.max_chance_outcomes(), dtype=np.int32)
    widths, places, counts = np.zeros((3, depth), dtype=np.int64)
    count, level = _walk_of(type(game)), 0
    if not compiled_before((count,)):
        announce_compiling(game.info.title)
    budget = AT_ONCE // 1000 if interpreted() else AT_ONCE
    while level >= 0:
        level = count(game.box, states, actions, weights, widths, places, counts, level, budget)
        if progress:
            progress(counts.tolist())
    return [int(number) for number in counts]
