"""Stable-Baselines3: a `VecEnv` whose environments are seats of one batch.

    from sb3_contrib import MaskablePPO
    from abaculus.rl.sb3 import SeatVecEnv
    model = MaskablePPO("MlpPolicy", SeatVecEnv("hexago", 512, bots=("greedy",), rewards="points"))

One call steps all of them, compiled, where `DummyVecEnv` would step Python environments one by one. MaskablePPO finds
`action_masks`; without masks an illegal action raises `IllegalAction`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import abaculus
from abaculus.core.errors import BadOption, listed
from abaculus.core.observation import Layout
from abaculus.core.record import Ints
from abaculus.rl.extras import need
from abaculus.rl.seats import REWARDS, SeatsEnv

spaces: Any = need("gymnasium.spaces", "rl")
vec_env: Any = need("stable_baselines3.common.vec_env", "sb3")

__all__ = ["SeatVecEnv"]


class SeatVecEnv(vec_env.VecEnv):  # type: ignore[misc]
    """Seats of a game against bots, as Stable-Baselines3 steps them: see `SeatsEnv` for the arguments.

    Rewards are multiplied by `scale`: learners like them near 1. `seed(n)` takes effect at the next `reset`. The info of a
    game that has ended has `terminal_observation`, as everywhere in Stable-Baselines3; `scores`, the learner's first; and `seat`.
    """

    def __init__(
        self, game_id: str, lanes: int, *, seat: int | None = None, bots: Sequence[str] = ("greedy",), rewards: str = "returns",
        scale: float = 1.0, seed: int = 0, threads: int | None = None, tiles: str | Path | None = None, **options: object,
    ) -> None:  # fmt: skip
        if rewards not in REWARDS:
            raise BadOption(f"rewards can be {listed(REWARDS)}")
        game = abaculus.load_game(game_id, tiles=tiles, **options)
        self.env = SeatsEnv(game, lanes, seat=seat, bots=bots, rewards=rewards, seed=seed, threads=threads)
        self.scale, self.render_mode = scale, None
        self._next_seed: int | None = None
        self._given: Ints = np.zeros(lanes, dtype=np.int64)
        low, high = self.layout.bounds()
        seen, acts = spaces.Box(low, high, dtype=np.int16), spaces.Discrete(game.num_distinct_actions())
        super().__init__(lanes, seen, acts)

    @property
    def layout(self) -> Layout:
        """The blocks of an observation."""
        return self.env.layout

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Choose which games are played from the next `reset` on."""
        self._next_seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Ints:
        """New games in all lanes."""
        now = self.env.reset(self._next_seed)
        self._next_seed = None
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self._masks = now.masks
        return now.observations.copy()

    def step_async(self, actions: Ints) -> None:
        """Note what to do in every lane."""
        self._given = np.asarray(actions)

    def step_wait(self) -> tuple[Ints, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Do it."""
        seats = self.env.seats.copy()
        now = self.env.step(self._given)
        self._masks = now.masks
        ended = now.ended.astype(np.bool_)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended):
            infos[lane] = {"terminal_observation": now.finals[lane].copy(), "scores": now.scores[lane].tolist(),
                           "seat": int(seats[lane]), "TimeLimit.truncated": False}  # fmt: skip
        return now.observations.copy(), now.rewards * np.float32(self.scale), ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal, one row per lane."""
        return self._masks.astype(np.bool_)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """`action_masks`, the one method that the lanes have."""
        if method_name != "action_masks":
            raise AttributeError(f"the lanes of a batch have no method {method_name}; they have action_masks")
        return list(self.action_masks()[self._get_indices(indices)])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What is the same for all lanes, once for each."""
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set lane by lane."""
        raise AttributeError("the lanes of a batch share all they have; make another batch for other settings")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No lane has a wrapper of its own."""
        return [False] * len(list(self._get_indices(indices)))

    def close(self) -> None:
        """Let the threads go."""
        self.env.close()
