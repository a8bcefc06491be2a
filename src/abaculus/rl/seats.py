"""Thousands of seats against bots a call, on the CPU.

    env = SeatsEnv(abaculus.load_game("hexago"), 1024, bots=("greedy",), rewards="points", seed=1)
    now = env.reset()
    while training:
        now = env.step(choose(now.observations, now.masks))

Every lane plays one game after the other. A step takes one decision of the learner in every lane; what chance and the bots do
after it happens within the step, compiled, with the lane's own dice. Where a game ends, `ended` is 1, `finals` has what the
seat saw then, `scores` the points of all, and the lane already shows the next game.

The arrays are made once and filled again in place: copy what must outlive the next step.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from abaculus.core.chance import Dice, signed_64
from abaculus.core.errors import BadOption, IllegalAction, NotAllowed, listed
from abaculus.core.game import Game
from abaculus.core.lanes import POLICIES
from abaculus.core.observation import Layout, layout_of
from abaculus.core.record import Ints
from abaculus.core.rule import interpreted
from abaculus.core.state import State
from abaculus.rl.seat_loops import ANY_SEAT, LEAD, POINTS, RETURNS, SeatLane, SeatPlan, seat_loops_of
from abaculus.rl.vector import LEAST_PER_THREAD, mask_width, parts_of, room_for_secrets, state_of, words_of

__all__ = ["MASKS", "REWARDS", "Seats", "SeatsEnv"]

REWARDS = {"returns": RETURNS, "points": POINTS, "lead": LEAD}
MASKS = ("dense", "packed")


class Seats(NamedTuple):
    """Where all lanes stand. The arrays belong to the environment."""

    observations: Ints
    """A row per lane: what the seat sees, as the game's layout describes it."""
    masks: Ints
    """A row per lane: `dense` a byte per action, `packed` a bit, action a at bit a % 8 of byte a // 8."""
    seats: npt.NDArray[np.int64]
    """Where the learner sits."""
    rewards: npt.NDArray[np.float32]
    """What the last decision brought."""
    ended: npt.NDArray[np.int64]
    """1 where the step ended a game and the next one has begun."""
    finals: Ints
    """Where a game has ended: what the seat saw then. Elsewhere without meaning."""
    scores: npt.NDArray[np.int64]
    """Where a game has ended: the points of all players, the learner's first, then from its left on."""


class SeatsEnv:
    """One seat in each of many games of one kind; bots sit in the others.

    `seat` is a number, or `None`: game i is then played in seat i modulo the players. `bots` are compiled ones, `random` or
    `greedy`, one for all other seats or one for each from the learner's left on. `rewards` are "returns", how a game ended;
    "points", what one's own score grew by since the last decision; or "lead", what the lead over the best of the others grew
    by: both with the sign turned where fewest points win. Lane i plays the games i, i + lanes, i + 2 * lanes, ... of the
    seed.

    >>> import abaculus
    >>> env = SeatsEnv(abaculus.load_game("hexago"), 3, bots=("greedy",), rewards="points", seed=1)
    >>> now = env.reset()
    >>> now = env.step(now.masks.argmax(axis=1))
    >>> now.seats.tolist(), now.rewards.shape
    ([0, 1, 0], (3,))
    """

    def __init__(
        self, game: Game, lanes: int, *, seat: int | None = None, bots: Sequence[str] = ("greedy",), rewards: str = "returns",
        masks: str = "dense", seed: int = 0, threads: int | None = None,
    ) -> None:  # fmt: skip
        if lanes < 1:
            raise BadOption(f"{lanes} lanes are not possible; one or more are")
        self.game, self.lanes = game, lanes
        self.layout: Layout = layout_of(game)
        self._plans = _plan(game, lanes, seat, bots, rewards, masks, seed)
        self._loops = seat_loops_of(game)
        self._states = np.zeros(lanes, dtype=game.record_type.dtype)
        self._whole = words_of(self._states)
        self._dice = np.zeros(lanes, dtype=Dice.dtype)
        self._lanes = np.zeros(lanes, dtype=SeatLane.dtype)
        self._rewards = np.zeros(lanes, dtype=np.float32)
        self._seen, self._finals = (np.zeros((lanes, self.layout.size), dtype=np.int16) for _ in range(2))
        self._masks = np.zeros((lanes, mask_width(game, masks)), dtype=np.uint8)
        self._scores = np.zeros((lanes, game.num_players()), dtype=np.int64)
        wanted = 1 if interpreted() else threads or os.cpu_count() or 1
        self._parts = parts_of(lanes, min(wanted, max(1, lanes // LEAST_PER_THREAD)))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._scratch = [np.zeros((1, game.max_legal_actions()), dtype=np.int32) for _ in self._parts]
        self._begun = False

    def reset(self, seed: int | None = None) -> Seats:
        """Begin anew: lane i with game i of the seed."""
        if seed is not None:
            self._plans[0].seed = signed_64(seed)
        self._lanes[:] = 0
        self._lanes["number"] = np.arange(self.lanes) - self.lanes
        self._rewards[:] = 0
        self._begun = True

        def begin(part: slice, scratch: Ints) -> None:
            self._loops.begin_all(self.game.box, self._states[part], self._dice[part], self._plans, self._lanes[part])
            self._show(part, scratch)

        return self._each(begin)

    def step(self, actions: npt.ArrayLike) -> Seats:
        """One decision in every lane. If one of them is not legal, `IllegalAction` tells which, and nothing has changed."""
        given = np.ascontiguousarray(actions, dtype=np.int64)
        if given.shape != (self.lanes,):
            raise BadOption(f"{self.lanes} actions are needed, one for every lane; these have the shape {given.shape}")
        if not self._begun:
            raise NotAllowed("no game has begun: call reset() first")
        refused = int(self._loops.first_illegal(self.game.box, self._states, given))
        if refused >= 0:
            action = int(given[refused])
            why = self.game.why_not(self.state(refused), action) if action >= 0 else f"{action} is not an action"
            raise IllegalAction(f"lane {refused}: {why}")

        def decide(part: slice, scratch: Ints) -> None:
            self._loops.decide_all(self.game.box, self._states[part], self._whole[part], self._dice[part], self._plans,
                                   self._lanes[part], given[part], self._finals[part], self._scores[part], self._rewards[part],
                                   room_for_secrets(self.game))  # fmt: skip
            self._show(part, scratch)

        return self._each(decide)

    def _show(self, part: slice, scratch: Ints) -> None:
        self._loops.show_seats(self.game.box, self._states[part], self._whole[part], self._plans, self._lanes[part],
                               self._seen[part], scratch, self._masks[part], room_for_secrets(self.game))  # fmt: skip

    def _each(self, work: Callable[[slice, Ints], Any]) -> Seats:
        if self._pool is None:
            work(self._parts[0], self._scratch[0])
        else:
            list(self._pool.map(work, self._parts, self._scratch))
        lanes = self._lanes
        return Seats(self._seen, self._masks, lanes["seat"], self._rewards, lanes["ended"], self._finals, self._scores)

    def state(self, lane: int) -> State:
        """A copy of the state of a lane, with the face of every state."""
        return state_of(self.game, self._states[lane : lane + 1])

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The number of the game that every lane is playing."""
        found: npt.NDArray[np.int64] = self._lanes["number"]
        return found

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Where the learner sits in every lane."""
        found: npt.NDArray[np.int64] = self._lanes["seat"]
        return found

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """How many decisions the learner has made in the game; where one has just ended, in that one."""
        found: npt.NDArray[np.int64] = self._lanes["decisions"]
        return found

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _plan(
    game: Game, lanes: int, seat: int | None, bots: Sequence[str], rewards: str, masks: str, seed: int
) -> npt.NDArray[np.void]:
    """How the batch is run, as the compiled loops take it; or what is wrong with what was asked for."""
    others = game.num_players() - 1
    if seat is not None and not 0 <= seat <= others:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {others}, or None for any")
    if rewards not in REWARDS or masks not in MASKS:
        raise BadOption(f"rewards can be {listed(REWARDS)}, masks {listed(MASKS)}")
    if others and len(bots) not in (1, others):
        raise BadOption(f"{len(bots)} bots for {others} other seats; give one for all, or one for each")
    for bot in bots:
        if bot not in POLICIES:
            raise BadOption(f"there is no compiled bot {bot!r}; there is {listed(POLICIES)}")
    plans = SeatPlan.new()
    plan = plans[0]
    plan.seed, plan.stride, plan.seat = signed_64(seed), lanes, ANY_SEAT if seat is None else seat
    plan.reward, plan.dense, plan.most_wins = REWARDS[rewards], masks == "dense", game.info.most_wins
    plan.first_secret, plan.secret_count = game.record_type.secret_words()
    for place in range(others):
        plan.policies[place] = POLICIES[bots[place if len(bots) > 1 else 0]]
    return plans
