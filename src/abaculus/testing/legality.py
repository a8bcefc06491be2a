"""What may be done: lists of actions, probabilities of chance, refusals, and an end to every game."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.core.errors import IllegalAction
from abaculus.core.state import State
from abaculus.testing.walks import Effort, Walk, fail, spread

__all__ = ["check_chance", "check_legal_actions", "check_length", "check_refusals"]

MANY = 6000
"""Up to this many actions, every number is compared with the list of legal ones; beyond that, a selection."""


def check_legal_actions(walk: Walk, effort: Effort) -> None:
    """Legal actions are ascending numbers in the declared range, empty only at the end, and `is_legal` says the same."""
    game = walk.game
    for _, state in walk.some(effort.states):
        legal = state.legal_actions()
        _expect_rising(
            state, legal, game.max_chance_outcomes() if state.is_chance_node() else game.num_distinct_actions()
        )
        if bool(legal) == state.is_terminal():
            fail(state, "legal actions are empty when the game is over, and only then")
        if len(legal) > game.max_legal_actions() and not state.is_chance_node():
            fail(state, f"{len(legal)} legal actions are more than max_legal_actions, {game.max_legal_actions()}")
        if state.legal_array().tolist() != ([] if state.is_chance_node() else legal):
            fail(state, "legal_array holds the legal actions of a player on move, and nothing at a chance node")
    is_legal = game.compiled.kernels["is_legal"]
    for _, state in walk.some(max(2, effort.states // 3)):
        allowed = set(state.legal_actions())
        numbers = range(game.max_chance_outcomes() if state.is_chance_node() else game.num_distinct_actions())
        for number in {*allowed, *spread(numbers, MANY if effort.actions > 10 else 200)}:
            if is_legal(game.box[0], state.record[0], number) != (number in allowed):
                fail(state, f"is_legal and legal_actions disagree about {number}")


def _expect_rising(state: State, actions: list[int], limit: int) -> None:
    if any(type(action) is not int for action in actions):
        fail(state, "actions are plain ints")
    if actions != sorted(set(actions)):
        fail(state, "actions are in rising order, each once")
    if actions and not 0 <= actions[0] <= actions[-1] < limit:
        fail(state, f"actions are numbers from 0 to {limit - 1}, here {actions[0]} to {actions[-1]}")


def check_chance(walk: Walk, effort: Effort) -> None:
    """Chance has outcomes when it is to move, and only then: ascending, with positive probabilities that sum to 1."""
    for state in walk.states:
        outcomes, weights = state.chance_outcomes(), state.chance_weights()
        if not state.is_chance_node():
            if outcomes or weights:
                fail(state, "there are no outcomes of chance where chance is not to move")
            continue
        _expect_rising(state, [action for action, _ in outcomes], walk.game.max_chance_outcomes())
        if not outcomes or abs(sum(chance for _, chance in outcomes) - 1) > 1e-9:
            fail(state, "probabilities sum to 1")
        if any(type(weight) is not int or weight < 1 for _, weight in weights):
            fail(state, "weights are whole numbers above 0")
        total = sum(weight for _, weight in weights)
        if [(action, weight / total) for action, weight in weights] != outcomes:
            fail(state, "probabilities follow from the weights")


def check_refusals(walk: Walk, effort: Effort) -> None:
    """An action that is not legal is refused with a reason, and changes nothing."""
    for _, state in walk.some(effort.states):
        before, player = state.key(), state.current_player()
        for number in _illegal(walk, state, effort):
            try:
                state.apply_action(number)
            except IllegalAction as refusal:
                if not str(refusal).strip():
                    fail(state, f"the refusal of {number} gives a reason")
            else:
                fail(state, f"{number} is not legal, and was applied")
            if state.key() != before or state.current_player() != player:
                fail(state, f"{number} was refused, and yet the state has changed")


def _illegal(walk: Walk, state: State, effort: Effort) -> Iterator[int]:
    legal = set(state.legal_actions())
    declared = max(walk.game.num_distinct_actions(), walk.game.max_chance_outcomes())
    yield from (-1, -declared, -(1 << 63), -(10**30), declared, declared + 1, (1 << 31) - 1, 1 << 31, 1 << 63, 10**30)
    dice = walk.dice()
    beside = {action + step for action in spread(sorted(legal), effort.actions // 2) for step in (-1, 1)}
    anywhere = {dice.randrange(declared) for _ in range(effort.actions)}
    elsewhere = set(spread(walk.actions, effort.actions))
    yield from sorted((beside | anywhere | elsewhere) - legal)


def check_length(walk: Walk, effort: Effort) -> None:
    """A game ends within the declared number of decisions and of steps."""
    decisions = sum(state.current_player() >= 0 for state in walk.states)
    last = walk.states[-1]
    if decisions > walk.game.max_game_length():
        fail(last, f"{decisions} decisions are more than max_game_length, {walk.game.max_game_length()}")
    if len(walk.actions) > walk.game.max_steps():
        fail(last, f"{len(walk.actions)} steps are more than max_steps, {walk.game.max_steps()}")
    if any(not -1 <= state.current_player() < walk.game.num_players() for state in walk.states[:-1]):
        fail(last, "before the end a seat or chance is to move")
