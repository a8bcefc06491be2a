"""What an end game is worth, by looking at every way it can go: slow, plain, and with nothing in common with the solver."""

from __future__ import annotations

from abaculus.core.state import State

RETURN = 1e7


class TooLarge(Exception):
    """There are more positions than were allowed."""


class Oracle:
    """Exact values for a player: the return first, the margin second; alone, the points."""

    def __init__(self, player: int, positions: int) -> None:
        self.player, self.left = player, positions

    def value(self, state: State) -> float:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.is_terminal():
            return self._final(state)
        if state.is_chance_node():
            return sum(share * self.value(state.child(outcome)) for outcome, share in state.chance_outcomes())
        values = [self.value(state.child(action)) for action in state.legal_actions()]
        return max(values) if state.current_player() == self.player else min(values)

    def _final(self, state: State) -> float:
        better = 1 if state.game.info.most_wins else -1
        scores = [better * points for points in state.scores()]
        if len(scores) == 1:
            return float(scores[0])
        return RETURN * state.returns()[self.player] + scores[self.player] - scores[1 - self.player]


def brute_force(state: State, positions: int) -> dict[int, float]:
    """The value of every legal action to the player on move."""
    oracle = Oracle(state.current_player(), positions)
    return {action: oracle.value(state.child(action)) for action in state.legal_actions()}
