"""Players of increasing strength. All of them search; the weaker ones see less far, look at fewer moves, and choose more
loosely.

None of them blunders on purpose: a weak player takes a move that looks almost as good to it as the best.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from time import perf_counter
from typing import NamedTuple

from abaculus.bots.search import Ranked, engine_of, rank
from abaculus.core.chance import below, new_dice
from abaculus.core.errors import NotAllowed, by_number
from abaculus.core.information import InformationSet
from abaculus.core.rule import interpreted

__all__ = ["LEVELS", "Level", "SearchBot"]

INTERPRETED = 8
"""Playouts when the rules run as plain Python, which takes milliseconds for each."""
FINE = 1 << 24
"""The resolution of probabilities in a soft choice."""


class Level(NamedTuple):
    """How strong a player is."""

    simulations: int
    """Playouts for a move, unless a time is given."""
    share: float
    """The part of a given time that it uses."""
    turns: int
    """How many turns it sees after its own, the others' and its own, in units of the game's `pace`: with 0, what a move
    scores by itself, or the few turns before which nothing can be judged; with -1, not even these."""
    width: int
    """How many moves it looks at."""
    softness: float
    """0: always the best it sees. Otherwise the larger, the looser: a move that falls short of the best by this fraction of
    the gap between the best and the median of the moves looked at is chosen 2.7 times less often. A game may scale it up, or
    set a minimum (see `SearchSettings`)."""
    exact: bool
    """Whether it solves end games."""


LEVELS: dict[str, Level] = {
    "beginner": Level(simulations=96, share=0.1, turns=-1, width=24, softness=0.9, exact=False),
    "casual": Level(simulations=96, share=0.1, turns=0, width=24, softness=0.32, exact=False),
    "club": Level(simulations=300, share=0.2, turns=1, width=24, softness=0.12, exact=False),
    "expert": Level(simulations=1000, share=0.25, turns=2, width=24, softness=0.05, exact=True),
    "master": Level(simulations=6000, share=1.0, turns=1000, width=256, softness=0.0, exact=True),
}


class SearchBot:
    """A bot that searches: by its level's number of playouts, by another number, or by time."""

    def __init__(
        self, name: str, seed: int = 0, *, simulations: int | None = None, seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:  # fmt: skip
        self.name = name
        self._level = LEVELS[name]
        self._seconds = None if seconds is None else seconds * self._level.share
        self._simulations = min(simulations or self._level.simulations, self._level.simulations)
        if simulations is not None and name == "master":
            self._simulations = simulations
        self._clock = clock
        self._seed = seed
        self._moves = 0

    def choose(self, known: InformationSet) -> int:
        """The move that looks best, or almost."""
        if known.player is None or known.state.current_player() != known.player:
            raise NotAllowed(f"{by_number(known.player)} is not on move, so there is nothing to choose")
        only = known.state.legal_actions()
        if len(only) == 1:
            return only[0]
        seed = self._seed * 100_003 + self._moves
        self._moves += 1
        moves = self._rank(known, seed)
        if self._level.softness == 0:
            return moves[0].action
        settings = engine_of(type(known.game)).settings
        return _softly(moves, max(self._level.softness * settings.blur, settings.least_soft), seed)

    def _rank(self, known: InformationSet, seed: int) -> list[Ranked]:
        level, settings = self._level, engine_of(type(known.game)).settings
        turns = max(0, (level.turns + 1) * settings.pace - 1)
        settings = settings._replace(
            width=min(level.width, settings.width),
            glance=min(turns, settings.glance),
            horizon=min(turns, settings.horizon),
            exact=settings.exact if level.exact else 0,
        )
        if interpreted():
            few = min(self._simulations, INTERPRETED)
            return rank(
                known, simulations=few, seed=seed, settings=settings._replace(width=4, exact=min(settings.exact, 50))
            )
        if self._seconds is not None:
            return rank(known, seconds=self._seconds, seed=seed, settings=settings, clock=self._clock)
        return rank(known, simulations=self._simulations, seed=seed, settings=settings)


def _softly(moves: list[Ranked], softness: float, seed: int) -> int:
    """One of the moves, the better the likelier. How much a difference matters depends on how much the moves differ."""
    values = sorted((move.value for move in moves), reverse=True)
    unit = softness * (values[0] - values[len(values) // 2])
    if unit <= 0:
        return moves[0].action
    chances = [int(FINE * exp(max(-30.0, (move.value - values[0]) / unit))) for move in moves]
    wanted = below(new_dice(seed, 1)[0], sum(chances))
    for move, chance in zip(moves, chances, strict=True):
        wanted -= chance
        if wanted < 0:
            return move.action
    return moves[0].action
