"""Measuring on a machine that has other things to do: take turns, several times, and believe the median."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from statistics import median
from time import perf_counter
from typing import Any

__all__ = ["Bench", "Pace", "alternately", "drive"]

Bench = Callable[[], Mapping[str, float]]
"""Measures once: rates, by name."""


def alternately(
    ours: Mapping[str, Bench], theirs: Mapping[str, Bench], rounds: int, tell: Callable[[str], None]
) -> dict[str, dict[str, float]]:
    """Measure one of ours, one of theirs, and so on, in every round; returns the medians, by bench and name.

    A machine that slows down for a while thus slows down both sides.
    """
    turns = [bench for pair in zip_longest(ours.items(), theirs.items()) for bench in pair if bench is not None]
    seen: dict[str, list[Mapping[str, float]]] = {name: [] for name, _ in turns}
    for lap in range(rounds):
        for name, bench in turns:
            tell(f"{lap + 1}/{rounds} {name}")
            seen[name].append(bench())
    return {
        name: {rate: median(one[rate] for one in measured) for rate in measured[0]} for name, measured in seen.items()
    }


@dataclass
class Pace:
    """How much work fills a span of time. The answer is kept for the next round."""

    seconds: float
    amount: int = 1
    most: int = 1 << 40
    found: bool = field(default=False, init=False)

    def run(self, work: Callable[[int], float]) -> tuple[int, float]:
        """Do enough work to take at least half the span; returns how much, and how long it took."""
        while True:
            took = max(work(self.amount), 1e-9)
            if self.found or took >= self.seconds / 2 or self.amount == self.most:
                self.found = True
                return self.amount, took
            self.amount = min(self.most, int(self.amount * min(16.0, max(2.0, self.seconds / took))))


def drive(game: Any, seconds: float, seed: int = 1) -> tuple[int, int, float]:
    """Random games with Python deciding every step, the same for this package and OpenSpiel: games, steps, seconds.

    Games are played to their end, so that steps / games is the mean length of a random game.
    """
    dice = random.Random(seed)
    choice, chance = dice.choice, dice.random
    games = steps = 0
    began = perf_counter()
    while perf_counter() - began < seconds or not games:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = _drawn(state.chance_outcomes(), chance())
            else:
                action = choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        games += 1
    return games, steps, perf_counter() - began


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that a number between 0 and 1 falls on."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]
