"""MaskablePPO learns Mathable against the greedy bot. See docs/learning/maskable-ppo.md.

python examples/maskable_ppo.py --steps 60000
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import abaculus.rl.gymnasium  # noqa: F401 - registers the ids


def make(bot: str) -> Any:
    """A seat against a bot. Points are rewards, so that every decision teaches; logarithms bring all numbers to one size."""
    env = gymnasium.make("abaculus/mathable-v1", bots=(bot,), rewards="points")
    low, high = (_small(bound) for bound in (env.observation_space.low, env.observation_space.high))
    env = gymnasium.wrappers.TransformObservation(env, _small, gymnasium.spaces.Box(low, high, dtype=np.float32))
    return _Masked(gymnasium.wrappers.TransformReward(env, lambda points: points / 20))


class _Masked(gymnasium.Wrapper):  # type: ignore[misc]
    """Hands `action_masks` through the wrappers."""

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def _small(numbers: Any) -> Any:
    numbers = np.asarray(numbers, dtype=np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


def results(model: Any, bot: str, games: int, seed: int) -> tuple[float, float]:
    """Games won (a draw is half of one) and the mean lead in points, in a seat drawn for every game."""
    env, won, lead = make(bot), 0.0, 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        ended = False
        while not ended:
            mask = env.action_masks()
            action = (
                np.flatnonzero(mask)[0]
                if model is None
                else model.predict(seen, action_masks=mask, deterministic=True)[0]
            )
            seen, _, ended, _, info = env.step(int(action))
        own = info["scores"][info["seat"]]
        other = info["scores"][1 - info["seat"]]
        won += 0.5 + 0.5 * np.sign(own - other)
        lead += own - other
    return won / games, lead / games


def main() -> None:
    """Learn, and tell how it goes before, on the way and at the end."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--steps", type=int, default=60_000)
    ask.add_argument("--games", type=int, default=100, help="games of every test")
    ask.add_argument("--together", type=int, default=8, help="games that the network plays at once")
    ask.add_argument("--rounds", type=int, default=3, help="tests on the way")
    given = ask.parse_args()
    games = DummyVecEnv([lambda: make("greedy")] * given.together)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=1024 // given.together, batch_size=256, n_epochs=4, learning_rate=1e-3, ent_coef=0.005,
        gamma=0.98, policy_kwargs={"net_arch": [128, 128]}, seed=1, device="cpu",
    )  # fmt: skip
    began = time.perf_counter()
    for turn in range(given.rounds + 1):
        if turn:
            model.learn(given.steps // given.rounds, reset_num_timesteps=False)
        told = {bot: results(model, bot, given.games, seed=10_000) for bot in ("random", "greedy")}
        line = ", ".join(f"against {bot} {won:.0%} won, lead {lead:+.0f}" for bot, (won, lead) in told.items())
        print(f"{model.num_timesteps:8,} decisions, {time.perf_counter() - began:5.0f} s: {line}", flush=True)


if __name__ == "__main__":
    main()
