"""Thousands of seats against bots per call, on the CPU.

    env = SeatsEnv(abaculus.load_game("hexago"), 1024, bots=("greedy",), rewards="points", seed=1)
    now = env.reset()
    while training:
        now = env.step(choose(now.observations, now.masks))

Every lane plays one game after another. A step takes one decision of the learner in every lane; what chance and the bots do
after it happens within the step, compiled, with the lane's own dice. Where a game ends, `ended` is 1, `finals` has what the
seat saw then, `scores` the points of all, and the lane already shows the next game.

The arrays are made once and refilled in place: copy what must outlive the next step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from abaculus.core.chance import signed_64
from abaculus.core.errors import BadOption, IllegalAction, counted, listed, no_seat
from abaculus.core.game import Game
from abaculus.core.lanes import POLICIES
from abaculus.core.record import Ints
from abaculus.rl.batched import BatchedEnv, expect_lanes, room_for_secrets
from abaculus.rl.seat_loops import ANY_SEAT, LEAD, POINTS, RETURNS, SeatLane, SeatPlan, seat_loops_of
from abaculus.rl.vector import mask_width

__all__ = ["MASKS", "REWARDS", "Seats", "SeatsEnv"]

REWARDS = {"returns": RETURNS, "points": POINTS, "lead": LEAD}
MASKS = ("dense", "packed")


class Seats(NamedTuple):
    """The state of all lanes. The arrays belong to the environment."""

    observations: Ints
    """A row per lane: what the seat sees, as the game's layout describes it."""
    masks: Ints
    """A row per lane: `dense` a byte per action, `packed` a bit, action a at bit a % 8 of byte a // 8."""
    seats: npt.NDArray[np.int64]
    """Where the learner sits."""
    rewards: npt.NDArray[np.float32]
    """What the last decision earned."""
    ended: npt.NDArray[np.int64]
    """1 where the step ended a game and the next one has begun."""
    finals: Ints
    """Where a game has ended: what the seat saw then. Elsewhere without meaning."""
    scores: npt.NDArray[np.int64]
    """Where a game has ended: the points of all players, the learner's first, then from its left on."""


class SeatsEnv(BatchedEnv):
    """One seat in each of many games of one kind; bots sit in the others.

    `seat` is a number, or `None`: game i is then played in seat i modulo the number of players. `bots` are compiled ones,
    `random` or `greedy`, one for all other seats or one for each from the learner's left on. `rewards` are "returns", how a
    game ended; "points", by how much the seat's own score has grown since the last decision; or "lead", by how much its lead
    over the best of the others has grown: both with the sign reversed where the fewest points win. Lane i plays the games i,
    i + lanes, i + 2 * lanes, ... of the seed.

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
        expect_lanes(lanes)
        super().__init__(game, lanes, _plan(game, lanes, seat, bots, rewards, masks, seed), SeatLane, threads)
        self._loops = seat_loops_of(game)
        self._rewards = np.zeros(lanes, dtype=np.float32)
        self._seen, self._finals = (np.zeros((lanes, self.layout.size), dtype=np.int16) for _ in range(2))
        self._masks = np.zeros((lanes, mask_width(game, masks)), dtype=np.uint8)
        self._scores = np.zeros((lanes, game.num_players()), dtype=np.int64)

    def reset(self, seed: int | None = None) -> Seats:
        """Start again: lane i with game i of the seed."""
        self._begin(seed)
        self._rewards[:] = 0

        def begin(part: slice, scratch: Ints) -> None:
            self._loops.begin_all(self.game.box, self._states[part], self._dice[part], self._plans, self._lanes[part])
            self._show(part, scratch)

        self._each(begin)
        return self._look()

    def step(self, actions: npt.ArrayLike) -> Seats:
        """One decision in every lane. If one of them is not legal, `IllegalAction` says which, and nothing has changed."""
        given = self._given(actions)
        refused = int(self._loops.first_illegal(self.game.box, self._states, given))
        if refused >= 0:
            raise IllegalAction(f"lane {refused}: {self._why(refused, int(given[refused]))}")

        def decide(part: slice, scratch: Ints) -> None:
            self._loops.decide_all(self.game.box, self._states[part], self._whole[part], self._dice[part], self._plans,
                                   self._lanes[part], given[part], self._finals[part], self._scores[part], self._rewards[part],
                                   room_for_secrets(self.game))  # fmt: skip
            self._show(part, scratch)

        self._each(decide)
        return self._look()

    def _show(self, part: slice, scratch: Ints) -> None:
        self._loops.show_seats(self.game.box, self._states[part], self._whole[part], self._plans, self._lanes[part],
                               self._seen[part], scratch, self._masks[part], room_for_secrets(self.game))  # fmt: skip

    def _look(self) -> Seats:
        lanes = self._lanes
        return Seats(self._seen, self._masks, lanes["seat"], self._rewards, lanes["ended"], self._finals, self._scores)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Where the learner sits in every lane."""
        return self._of_lanes("seat")

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """How many decisions the learner has made in the game; if one has just ended, in that one."""
        return self._of_lanes("decisions")


def _plan(
    game: Game, lanes: int, seat: int | None, bots: Sequence[str], rewards: str, masks: str, seed: int
) -> npt.NDArray[np.void]:
    """How the batch is run, as the compiled loops take it; or an error that says what is wrong with the arguments."""
    others = game.num_players() - 1
    if seat is not None and not 0 <= seat <= others:
        raise BadOption(f"{no_seat(seat, others + 1)}; None is any of them")
    if rewards not in REWARDS or masks not in MASKS:
        raise BadOption(f"rewards can be {listed(REWARDS)}, masks {listed(MASKS)}")
    if others and len(bots) not in (1, others):
        raise BadOption(
            f"{counted(len(bots), 'bot')} for {counted(others, 'other seat')}; give one for all, or one for each"
        )
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
