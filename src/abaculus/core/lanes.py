"""Playing many games: interpreted, on every CPU core, or on a GPU, with equal results.

Game number i of a seed is the same game in every lane, every batch and on any number of cores: its dice depend on
(seed, i) alone.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

import numpy as np

from abaculus.core.chance import Dice, new_dice, signed_64
from abaculus.core.compiled import GREEDY, RANDOM, Job, Result
from abaculus.core.errors import AbaculusError, BadOption, counted, listed
from abaculus.core.game import Game
from abaculus.core.record import Ints, Records
from abaculus.core.rule import interpreted
from abaculus.core.state import State

__all__ = ["LANES", "POLICIES", "Batch", "Simulation", "in_order", "new_job", "play_batch", "retrace", "simulate"]

Done = TypeVar("Done")

LANES = ("python", "cpu", "cuda")
POLICIES = {"random": RANDOM, "greedy": GREEDY}
CHUNK = {"python": 10, "cpu": 512, "cuda": 1 << 20}
"""Games per batch: large enough to keep a lane busy, small enough for a progress bar."""


@dataclass(frozen=True)
class Batch:
    """Games that were played to their end: `first`, `first + 1`, ..."""

    first: int
    scores: Ints
    """A row per game, a column per seat."""
    steps: Ints
    """Per game: all actions, chance included."""
    placements: Ints
    """Per game: pieces laid by players."""
    starters: Ints
    """Per game: the seat that decided first."""
    states: Records
    """The final states, where they were kept."""


@dataclass
class Simulation:
    """What came out of many games."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    lane: str
    scores: Ints
    steps: int
    placements: int
    seconds: float
    """Time spent playing, without compiling."""
    starters: Ints
    """The seat that decided first, game by game."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.scores.shape[0])

    def wins(self) -> list[float]:
        """Games won per seat; a shared win is split."""
        return [float(share) for share in self._shares().sum(axis=0)]

    def wins_by_order(self) -> list[float]:
        """Games won by the player who decided first, second, and so on."""
        seats = (self.starters[:, None] + np.arange(self.scores.shape[1])) % self.scores.shape[1]
        return [float(share) for share in np.take_along_axis(self._shares(), seats, axis=1).sum(axis=0)]

    def _shares(self) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        best = self.scores.max(axis=1) if self.game.info.most_wins else self.scores.min(axis=1)
        winners = self.scores == best[:, None]
        shares: np.ndarray[tuple[int, int], np.dtype[np.float64]] = winners / winners.sum(axis=1, keepdims=True)
        return shares


def seat_policies(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat: one name for all, or one per seat."""
    for bot in bots:
        if bot not in POLICIES:
            raise BadOption(f"there is no bot {bot!r}; there is {listed(POLICIES)}")
    players = game.num_players()
    if len(bots) not in (1, players):
        raise BadOption(
            f"{counted(len(bots), 'bot')} for {counted(players, 'seat')}; give one for all, or one for each"
        )
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_batch(
    game: Game, count: int, *, bots: Sequence[str] = ("random",), seed: int = 0, first: int = 0, lane: str | None = None,
    keep_states: bool = True, states: Records | None = None,
) -> Batch:  # fmt: skip
    """Play `count` games with a compiled loop and return all final states.

    With `states`, positions of this game, play those to their end, in place, instead of new games.

    >>> import abaculus
    >>> batch = play_batch(abaculus.load_game("hexago"), 3, bots=["greedy"], seed=7)
    >>> batch.scores.shape, batch.steps.tolist()
    ((3, 2), [35, 35, 35])
    """
    lane = lane or own_lane()
    _check_lane(lane)
    game = game.for_episodes()
    jobs, results = new_job(game, bots, seed, first), Result.new(count)
    if states is not None:
        if states.shape != (count,) or states.dtype != game.record_type.dtype:
            raise BadOption(f"{count} states of {game.id} are needed to play {count} games on")
        jobs[0].fresh = 0
    elif keep_states:
        states = game.record_type.new(count)
    if lane == "cuda":
        from abaculus.core.cuda import play_on_gpu

        play_on_gpu(game, states, jobs, results)
    else:
        states = game.record_type.new() if states is None else states
        game.compiled.play_many(game.box, states, Dice.new(), jobs, results)
    if not results["ended"].all():
        endless = first + int(np.flatnonzero(results["ended"] == 0)[0])
        raise AbaculusError(f"game {endless} of seed {seed} was not over after {game.max_steps()} steps")
    return Batch(
        first=first,
        scores=results["scores"][:, : game.num_players()].copy(),
        steps=results["steps"].copy(),
        placements=results["placements"].copy(),
        starters=results["starter"].copy(),
        states=game.record_type.new(0) if states is None else states,
    )


def new_job(game: Game, bots: Sequence[str], seed: int, first: int) -> Records:
    """What to play, as the compiled loops take it."""
    jobs = Job.new()
    jobs[0].seed, jobs[0].first, jobs[0].limit = signed_64(seed), first, game.max_steps()
    jobs[0].fresh = 1
    for seat, bot in enumerate(seat_policies(game, bots)):
        jobs[0].policies[seat] = POLICIES[bot]
    return jobs


def retrace(game: Game, number: int, *, bots: Sequence[str] = ("random",), seed: int = 0) -> tuple[list[int], State]:
    """One game of a simulation again, action by action: all actions, chance included, and the final state."""
    game = game.for_episodes()
    policies = [POLICIES[bot] for bot in seat_policies(game, bots)]
    dice = new_dice(seed, number)
    state = game.new_initial_state()
    actions = []
    while not state.is_terminal():
        player = state.current_player()
        actions.append(state.sample_chance(dice) if player < 0 else state.policy_action(policies[player], dice))
        state.apply_action(actions[-1])
    return actions, state


def own_lane() -> str:
    """The lane of this process, apart from the GPU."""
    return "python" if interpreted() else "cpu"


def _check_lane(lane: str) -> None:
    if lane not in LANES:
        raise BadOption(f"there is no lane {lane!r}; there is {listed(LANES)}")
    if lane == "python" and not interpreted():
        raise BadOption("the python lane runs in a process of its own with NUMBA_DISABLE_JIT=1; "
                        "`abaculus simulate --lane python` starts one")  # fmt: skip
    if lane == "cpu" and interpreted():
        raise BadOption("this process runs interpreted (NUMBA_DISABLE_JIT=1): its lane is python")
    if lane == "cuda":
        from abaculus.core.cuda import require_gpu

        require_gpu()


def in_order(
    pool: ThreadPoolExecutor, work: Callable[[int], Done], numbers: Iterable[int], ahead: int
) -> Iterator[Done]:
    """Results in the order of the numbers, with only a few waiting at a time, so that an interrupted run stops soon."""
    waiting: deque[Future[Done]] = deque()
    try:
        for number in numbers:
            waiting.append(pool.submit(work, number))
            if len(waiting) > ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for one in waiting:
            one.cancel()


def simulate(
    game: Game, games: int, *, bots: Sequence[str] = ("random",), seed: int = 0, first: int = 0,
    lane: str | None = None, threads: int | None = None, progress: Callable[[int], None] | None = None,
) -> Simulation:  # fmt: skip
    """Play many games and add them up. `progress` is called with the number of games in each finished batch.

    >>> import abaculus
    >>> result = abaculus.simulate(abaculus.load_game("hexago"), 20, bots=["greedy", "random"], seed=1)
    >>> result.games, result.placements
    (20, 320)
    """
    lane = lane or own_lane()
    if games < 1:
        raise BadOption(f"{games} games cannot be played; one or more can")
    bots = seat_policies(game, bots)
    game.get_ready(simulate=True)
    if lane != "python":  # compiling is neither timed nor done by several threads at once
        play_batch(game, 1, bots=bots, lane=lane)
    size = CHUNK[lane]

    def part(start: int) -> Batch:
        count = min(size, first + games - start)
        batch = play_batch(game, count, bots=bots, seed=seed, first=start, lane=lane, keep_states=False)
        if progress:
            progress(count)
        return batch

    began = perf_counter()
    cores = (threads or os.cpu_count() or 1) if lane == "cpu" else 1
    with ThreadPoolExecutor(cores) as pool:
        batches = list(in_order(pool, part, range(first, first + games, size), 2 * cores))
    seconds = perf_counter() - began
    return Simulation(
        game=game,
        bots=tuple(bots),
        seed=seed,
        lane=lane,
        scores=np.concatenate([batch.scores for batch in batches]),
        steps=sum(int(batch.steps.sum()) for batch in batches),
        placements=sum(int(batch.placements.sum()) for batch in batches),
        seconds=seconds,
        starters=np.concatenate([batch.starters for batch in batches]),
    )
