"""Thousands of games per call, on the CPU.

    env = VectorEnv(abaculus.load_game("hexago"), 4096, seed=1)
    now = env.reset()
    while training:
        now = env.step(choose(now.observations, now.masks, now.movers))

Every lane of the batch plays one game after another. A step takes one decision in every lane; what chance does after it
happens within the step, with the lane's own dice: game number i of a seed is the same game here, on a GPU and in a test that
replays it state by state. Where a game ends, `ended` is true, `rewards` has its returns, and the lane already shows the next
game.

The arrays are made once and refilled in place: copy what must outlive the next step.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from abaculus.core.chance import signed_64
from abaculus.core.errors import BadOption, IllegalAction, listed
from abaculus.core.game import Game
from abaculus.core.record import Ints, Records
from abaculus.rl.batched import BatchedEnv, expect_lanes, parts_of, room_for_secrets, state_of
from abaculus.rl.env_loops import (
    BY_INDEX,
    BY_NUMBER,
    BY_RANDOM,
    DENSE,
    INDEX,
    LIST,
    NONE,
    PACKED,
    WAITING,
    EnvSlot,
    Plan,
    loops_of,
)

__all__ = ["MASKS", "Batch", "VectorEnv", "mask_width", "new_plan", "parts_of", "state_of"]

MASKS = {"none": NONE, "index": INDEX, "list": LIST, "packed": PACKED, "dense": DENSE}


class Batch(NamedTuple):
    """The state of all lanes. The arrays belong to the environment."""

    observations: Ints
    """A row per lane: what the player on move sees, as the game's layout describes it. No columns when not observing."""
    masks: Ints
    """`packed`: a bit per action, action a at bit a % 8 of byte a // 8; `dense`: a byte per action; `list`: the legal actions
    in ascending order, `counts` of them; otherwise no columns."""
    counts: npt.NDArray[np.int64]
    """How many actions are legal; with masks="none" this is not filled."""
    movers: npt.NDArray[np.int64]
    """The seat that is to move."""
    rewards: npt.NDArray[np.float32]
    """A column per seat: the returns of the game that ended in this step; otherwise 0."""
    ended: npt.NDArray[np.int64]
    """1 where the step ended a game and the next one has begun."""


def new_plan(game: Game, seed: int, stride: int, masks: str, observing: bool) -> Records:
    """How a batch is run, as the compiled loops take it."""
    if masks not in MASKS:
        raise BadOption(f"masks={masks!r} is not possible; it can be {listed(MASKS)}")
    plans = Plan.new()
    plan = plans[0]
    plan.seed, plan.stride = signed_64(seed), stride
    plan.acting = BY_INDEX if masks in ("index", "list") else BY_NUMBER
    plan.masks, plan.observing, plan.most_wins = MASKS[masks], observing, game.info.most_wins
    plan.first_secret, plan.secret_count = game.record_type.secret_words()
    return plans


def mask_width(game: Game, masks: str) -> int:
    """How many columns the mask of a game has."""
    actions = game.num_distinct_actions()
    return {"packed": -(-actions // 8), "dense": actions}.get(masks, 0)


class VectorEnv(BatchedEnv):
    """Many games of one kind at once.

    `masks` says how legal actions are shown and how actions are given: with "packed", "dense" and "none" an action is its
    number; with "list" and "index" it is its place among the legal ones, from 0 to `counts` - 1, and with "index" the list
    itself is not written. Lane i plays the games i, i + lanes, i + 2 * lanes, ... of the seed.

    >>> import abaculus
    >>> env = VectorEnv(abaculus.load_game("hexago"), 3, seed=1, masks="index")
    >>> now = env.reset()
    >>> now = env.step([0, 1, 2])
    >>> now.counts.shape, now.observations.shape == (3, env.layout.size)
    ((3,), True)
    """

    def __init__(
        self, game: Game, lanes: int, *, seed: int = 0, masks: str = "packed", observing: bool = True,
        threads: int | None = None,
    ) -> None:  # fmt: skip
        expect_lanes(lanes)
        super().__init__(game, lanes, new_plan(game, seed, lanes, masks, observing), EnvSlot, threads)
        self.masks = masks
        self._loops = loops_of(game)
        self._rewards = np.zeros((lanes, game.num_players()), dtype=np.float32)
        self._seen = np.zeros((lanes, self.layout.size if observing else 0), dtype=np.int16)
        self._listed = np.zeros((lanes, game.max_legal_actions()), dtype=np.int32) if masks == "list" else None
        self._masks = np.zeros((lanes, mask_width(game, masks)), dtype=np.uint8)
        self._nothing = np.zeros(lanes, dtype=np.int64)

    def reset(self, seed: int | None = None) -> Batch:
        """Start again: lane i with game i of the seed."""
        self._begin(seed)
        self._lanes["mover"] = WAITING
        self._rewards[:] = 0
        return self._go(self._nothing, 0)

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One decision in every lane. If one of them is not legal, `IllegalAction` says which, and nothing has changed."""
        given = self._given(actions)
        refused = int(self._loops.first_refused(self.game.box, self._states, self._plans, self._lanes, given))
        if refused >= 0:
            raise IllegalAction(f"lane {refused}: {self._why(refused, int(given[refused]))}")
        return self._go(given, 1)

    def step_random(self) -> Batch:
        """One decision in every lane, by the keen random bot with the lane's own dice."""
        return self.roll(1)

    def roll(self, decisions: int) -> Batch:
        """A number of decisions by the keen random bot in every lane, in one go. Rewards are then summed over all games that
        ended on the way, and `ended` is how many those are."""
        if decisions < 1:
            raise BadOption(f"{decisions} decisions are not possible; one or more are")
        self._expect_begun()
        acting = int(self._plans[0].acting)
        self._plans[0].acting = BY_RANDOM
        try:
            return self._go(self._nothing, decisions)
        finally:
            self._plans[0].acting = acting

    def _go(self, actions: Ints, decisions: int) -> Batch:
        def move(part: slice, scratch: Ints) -> None:
            self._loops.go_all(self.game.box, self._states[part], self._dice[part], self._plans, self._lanes[part],
                               actions[part], decisions, self._lists(part, scratch), self._rewards[part])  # fmt: skip

        self._each(move)
        return self._look()

    def _lists(self, part: slice, scratch: Ints) -> Ints:
        """Where the lists of legal actions go: rows of their own, or one row for all."""
        return scratch if self._listed is None else self._listed[part]

    def _look(self) -> Batch:
        def show(part: slice, scratch: Ints) -> None:
            self._loops.show_all(self.game.box, self._states[part], self._whole[part], self._plans, self._lanes[part],
                                 self._seen[part], self._lists(part, scratch), self._masks[part],
                                 room_for_secrets(self.game))  # fmt: skip

        self._each(show)
        lanes = self._lanes
        return Batch(
            observations=self._seen,
            masks=self._masks if self._listed is None else self._listed,
            counts=lanes["count"],
            movers=lanes["mover"],
            rewards=self._rewards,
            ended=lanes["ended"],
        )

    def _why(self, lane: int, action: int) -> str:
        if self._plans[0].acting == BY_INDEX:
            return f"{action} is no place among {int(self._lanes[lane].count)} legal actions"
        return super()._why(lane, action)

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """Where a game has just ended, how many decisions it took."""
        return self._of_lanes("decisions")

    @property
    def steps(self) -> int:
        """All actions of all lanes since `reset`, chance included."""
        return int(self._lanes["steps"].sum())
