from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from sample_games import FIRST_GAME
from sizes import sized

import abaculus

pytest.importorskip("stable_baselines3", reason="the extra abaculus[sb3] is not installed")
sb3_contrib = pytest.importorskip("sb3_contrib", reason="the extra abaculus[sb3] is not installed")

from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from abaculus.rl.sb3 import SeatVecEnv
from abaculus.rl.seats import SeatsEnv

pytestmark = pytest.mark.compiled


def test_a_batch_is_stepped_as_seats_are() -> None:
    env = SeatVecEnv(FIRST_GAME, 6, bots=("random",), rewards="points", scale=0.5, seed=3)
    beside = SeatsEnv(abaculus.load_game(FIRST_GAME), 6, bots=("random",), rewards="points", seed=3)
    seen, now = env.reset(), beside.reset()
    assert env.observation_space.contains(seen[0])
    assert is_masking_supported(env)
    ends = 0
    for _ in range(9):
        assert (seen == now.observations).all()
        masks = get_action_masks(env)
        assert (masks == now.masks).all()
        actions, kept = masks.argmax(axis=1), seen.copy()
        before = seen
        seen, rewards, ended, infos = env.step(actions)
        assert (before == kept).all(), "the rollout buffer must own what it keeps"
        now = beside.step(actions)
        assert (rewards == now.rewards * 0.5).all()
        assert (ended == now.ended).all()
        for lane in np.flatnonzero(ended):
            ends += 1
            assert (infos[lane]["terminal_observation"] == now.finals[lane]).all()
            assert infos[lane]["scores"] == now.scores[lane].tolist()
            assert infos[lane]["seat"] == lane % 2
    assert ends == 6


def test_seeds_hold_from_the_next_reset_on() -> None:
    env = SeatVecEnv(FIRST_GAME, 2)
    first = env.reset()
    env.seed(9)
    other = env.reset()
    assert (first != other).any()
    env.seed(9)
    assert (env.reset() == other).all()


def test_lanes_have_masks_and_share_the_rest() -> None:
    env = SeatVecEnv(FIRST_GAME, 3)
    env.reset()
    assert [mask.shape for mask in env.env_method("action_masks", indices=[0, 2])] == [(env.action_space.n,)] * 2
    assert env.get_attr("scale", [1]) == [1.0]
    assert env.env_is_wrapped(VecMonitor) == [False] * 3
    with pytest.raises(AttributeError, match="action_masks"):
        env.env_method("dance")
    with pytest.raises(AttributeError, match="another batch"):
        env.set_attr("scale", 2.0)
    with pytest.raises(abaculus.BadOption, match="returns, points or lead"):
        SeatVecEnv(FIRST_GAME, 3, rewards="gold")


def test_maskable_ppo_learns_in_a_batch() -> None:
    env = VecMonitor(SeatVecEnv(FIRST_GAME, 8, bots=("random",), rewards="points", scale=1 / 50))
    model = sb3_contrib.MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=8,
        batch_size=32,
        n_epochs=1,
        policy_kwargs={"net_arch": [8], "ortho_init": False},
        seed=1,
    )
    model.learn(64)
    assert model.num_timesteps == 64
    assert len(model.ep_info_buffer) == 8
    assert {episode["l"] for episode in model.ep_info_buffer} == {abaculus.load_game(FIRST_GAME).max_game_length() // 2}


def test_the_tutorial_runs_as_written() -> None:
    """After a quarter of its decisions the network is already far ahead of random; a few show only that it runs."""
    steps = sized(1024, interpreted=0, soak=8192)
    program = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"
    given = ["--steps", str(steps), "--rounds", "1", "--games", "200"]
    done = subprocess.run([sys.executable, program, *given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    before, after = (float(share) for share in re.findall(r"against random ([\d.]+)%", done.stdout))
    assert 35 < before < 65
    assert after > (85 if steps > 1024 else 0)
