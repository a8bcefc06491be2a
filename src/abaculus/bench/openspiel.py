"""OpenSpiel's figures on this machine, in this run: its C++ rollouts, and its games driven from Python."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from abaculus.bench.clock import Bench, Pace, drive

__all__ = ["GAMES", "OpenSpielGame", "openspiel_version"]

GAMES = ("hex(board_size=11)", "go(board_size=9)", "backgammon", "hive")


def openspiel_version() -> str | None:
    """The installed version, if any (the extra `abaculus[openspiel]`)."""
    return version("open_spiel") if find_spec("pyspiel") else None


class OpenSpielGame:
    """One of OpenSpiel's games. The mean length of a random game, measured along the way, turns rollouts into steps."""

    def __init__(self, name: str, seconds: float) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game = pyspiel.load_game(name)
        self.seconds = seconds
        self.games = self.steps = 0
        # A search that starts where chance moves crashes (2.0.2, backgammon), so it starts at the first decision.
        self.first_decision = self.game.new_initial_state()
        self.skipped = 0
        while self.first_decision.is_chance_node():
            self.first_decision.apply_action(self.first_decision.legal_actions()[0])
            self.skipped += 1
        self._pace = Pace(seconds, amount=4)
        self._drive(seconds)

    @property
    def mean_length(self) -> float:
        """Steps of a random game, chance included."""
        return self.steps / self.games

    def _drive(self, seconds: float) -> float:
        games, steps, took = drive(self.game, seconds, seed=self.games)
        self.games += games
        self.steps += steps
        return steps / took

    def python_loop(self) -> Mapping[str, float]:
        """Python decides every step."""
        return {"steps_per_s": self._drive(self.seconds)}

    def rollouts(self) -> Mapping[str, float]:
        """A search of one simulation, whose evaluator plays random games from the first decision, all of it in C++."""
        done, took = self._pace.run(self._search)
        return {"steps_per_s": done * (self.mean_length - self.skipped) / took}

    def _search(self, rollouts: int) -> float:
        evaluator = self.spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=7)
        # exploration, simulations, megabytes, whether to solve, seed, whether to print
        bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 42, False)
        began = perf_counter()
        bot.mcts_search(self.first_decision)
        return perf_counter() - began

    def benches(self) -> dict[str, Bench]:
        """Both ways of measuring, by name."""
        return {"rollout": self.rollouts, "python": self.python_loop}
