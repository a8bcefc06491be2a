"""Points: what an action scores, why, and what a finished game is worth to each player."""

from __future__ import annotations

import json

from abaculus.core.returns import returns_of
from abaculus.core.state import State
from abaculus.testing.walks import Effort, Walk, fail, spread

__all__ = ["check_returns", "check_worth"]


def check_worth(walk: Walk, effort: Effort) -> None:
    """An action changes the points of the player on move by its worth, and its parts add up to that.

    An action that ends the game may be followed by a final count, so its points are not compared.
    """
    for _, state in walk.some(effort.states):
        actions = spread(state.legal_actions(), effort.actions)
        worths = state.worths(actions)
        for action, worth in zip(actions, worths, strict=True):
            if type(worth) is not int or state.worth(action) != worth:
                fail(state, f"the worth of {action} is a plain int, alone and in a list")
            _expect_parts(state, action, worth)
            _expect_change(state, action, worth)


def _expect_parts(state: State, action: int, worth: int) -> None:
    parts = state.score_parts(action)
    if sum(part.points for part in parts) != worth:
        fail(state, f"the parts of {state.action_to_string(action)!r} add up to {worth}: {parts}")
    for part in parts:
        if json.loads(json.dumps(part.args)) != part.args:
            fail(state, f"the arguments of a score part are plain data: {part}")


def _expect_change(state: State, action: int, worth: int) -> None:
    player, after = state.current_player(), state.child(action)
    if player < 0:
        if worth:
            fail(state, f"chance scores nothing, and yet {state.action_to_string(action)!r} is worth {worth}")
    elif not after.is_terminal() and after.scores()[player] - state.scores()[player] != worth:
        fail(
            state,
            f"{state.action_to_string(action)!r} is worth {worth}; points went from {state.scores()} to {after.scores()}",
        )


def check_returns(walk: Walk, effort: Effort) -> None:
    """Returns are 0 until the end; then they sum to 0, lie in [-1, 1] and follow from the scores. Solo: the score."""
    players = walk.game.num_players()
    for state in walk.states:
        scores, returns = state.scores(), state.returns()
        if len(scores) != players or any(type(score) is not int for score in scores):
            fail(state, "there is a whole number of points for every player")
        if len(returns) != players or any(type(value) is not float for value in returns):
            fail(state, "there is a return for every player, a float")
        if not state.is_terminal() and any(returns):
            fail(state, "returns are 0 while the game goes on")
    final = walk.states[-1]
    scores, returns = final.scores(), final.returns()
    if players == 1:
        if returns != [float(scores[0])]:
            fail(final, "the solo player's return is the score")
        return
    if abs(sum(returns)) > 1e-9 or not all(-1 <= value <= 1 for value in returns):
        fail(final, f"returns sum to 0 and lie between -1 and 1: {returns}")
    if returns != returns_of(scores, walk.game.info.most_wins):
        fail(final, f"returns {returns} follow from the scores {scores}")
    better = max if walk.game.info.most_wins else min
    if returns.index(max(returns)) != scores.index(better(scores)):
        fail(final, f"the best score has the best return: {scores}, {returns}")
