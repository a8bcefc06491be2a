"""The compiled policies: random, greedy and chance itself choose what they are meant to choose."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY, OUTCOME, RANDOM
from abaculus.core.state import State
from abaculus.testing.walks import Effort, Walk, fail, is_placement, spread

__all__ = ["check_frequencies", "check_greedy", "check_policies", "likely"]

KEEN = 0.9
"""How often the random policy lays a piece where it can lay one and can do something else too."""


def check_policies(walk: Walk, effort: Effort) -> None:
    """Policies choose legal actions, the same ones for the same dice, and leave the state as it is."""
    for place, state in walk.some(effort.states):
        if state.is_terminal():
            continue
        before, legal = state.key(), set(state.legal_actions())
        for policy in (OUTCOME,) if state.is_chance_node() else (RANDOM, GREEDY):
            for number in range(effort.samples):
                first = state.policy_action(policy, new_dice(walk.seed, place * 100 + number))
                again = state.policy_action(policy, new_dice(walk.seed, place * 100 + number))
                if first not in legal:
                    fail(state, f"{_NAMES[policy]} chose {first}, which is not legal")
                if first != again:
                    fail(state, f"{_NAMES[policy]} chose {first} and then {again} with the same dice")
        if state.key() != before:
            fail(state, "a policy changed the state that it was asked about")


_NAMES = {RANDOM: "the random policy", GREEDY: "the greedy policy", OUTCOME: "chance"}


def check_greedy(walk: Walk, effort: Effort) -> None:
    """Greedy takes the most own points minus the best opponent's after the move.

    Where an action ends the game and the final count depends on pieces that the player cannot see, this cannot be checked.
    """
    deciding = [state for state in walk.states if state.current_player() >= 0]
    for place, state in enumerate(spread(deciding, max(2, effort.states // 3))):
        if _ends_in_the_dark(state, walk.seed):
            continue
        margins = {action: _margin(state, action) for action in state.legal_actions()}
        best = max(margins.values())
        for number in range(effort.samples):
            chosen = state.policy_action(GREEDY, new_dice(walk.seed, place * 100 + number))
            if margins[chosen] != best:
                fail(
                    state, f"greedy took {state.action_to_string(chosen)!r} for {margins[chosen]}; {best} was to be had"
                )


def _ends_in_the_dark(state: State, seed: int) -> bool:
    """Whether an action ends the game with a result that depends on the hidden pieces."""
    ending = [action for action in state.legal_actions() if state.child(action).is_terminal()]
    if not ending:
        return False
    known = state.information(state.current_player())
    imagined = [known.sample_hidden(seed, sample) for sample in range(4)]
    return any(_margin(other, action) != _margin(state, action) for action in ending for other in imagined)


def _margin(state: State, action: int) -> int:
    player, scores = state.current_player(), state.child(action).scores()
    if not state.game.info.most_wins:
        scores = [-score for score in scores]
    others = [score for seat, score in enumerate(scores) if seat != player]
    return scores[player] - max(others, default=0)


def check_frequencies(walk: Walk, effort: Effort) -> None:
    """Over many draws, chance and the random policy choose as often as they should."""
    chancy = [state for state in walk.states if state.is_chance_node()]
    deciding = [state for state in walk.states if state.current_player() >= 0]
    for state in spread(chancy, 2):
        _expect_frequencies(state, OUTCOME, dict(state.chance_outcomes()), walk.seed, effort.draws)
    for state in spread(deciding, 2):
        _expect_frequencies(state, RANDOM, _keen_random(state), walk.seed, effort.draws)


def _keen_random(state: State) -> dict[int, float]:
    """What the random policy should do: any placement nine times in ten, otherwise anything else."""
    legal = state.legal_actions()
    lays = [action for action in legal if is_placement(state, action)]
    others = [action for action in legal if not is_placement(state, action)]
    if not lays or not others:
        return dict.fromkeys(legal, 1 / len(legal))
    return {**dict.fromkeys(lays, KEEN / len(lays)), **dict.fromkeys(others, (1 - KEEN) / len(others))}


def _expect_frequencies(state: State, policy: int, expected: Mapping[int, float], seed: int, draws: int) -> None:
    dice = new_dice(seed, 1 << 40)
    counts = Counter(state.policy_action(policy, dice) for _ in range(draws))
    if not set(counts) <= set(expected):
        fail(state, f"{_NAMES[policy]} chose something that is not legal: {sorted(set(counts) - set(expected))[:5]}")
    if not likely(counts, expected):
        fail(state, f"{_NAMES[policy]} does not choose as often as it should: {counts.most_common(10)}")


def likely(counts: Mapping[int, int], expected: Mapping[int, float], bins: int = 24) -> bool:
    """Whether counts are consistent with probabilities: Pearson's chi-square, six deviations wide, over two ways of binning.

    >>> likely({0: 480, 1: 520}, {0: 0.5, 1: 0.5}), likely({0: 300, 1: 700}, {0: 0.5, 1: 0.5})
    (True, False)
    """
    order = sorted(expected)
    size = max(1, math.ceil(len(order) / bins))
    blocks = [order[start : start + size] for start in range(0, len(order), size)]
    strides = [order[start::bins] for start in range(min(bins, len(order)))]
    return _likely(counts, expected, blocks) and _likely(counts, expected, strides)


def _likely(counts: Mapping[int, int], expected: Mapping[int, float], bins: list[list[int]]) -> bool:
    draws, square = sum(counts.values()), 0.0
    for actions in bins:
        hoped = draws * sum(expected[action] for action in actions)
        square += (sum(counts.get(action, 0) for action in actions) - hoped) ** 2 / hoped
    freedom = len(bins) - 1
    return square <= freedom + 6 * math.sqrt(2 * freedom) + 6
