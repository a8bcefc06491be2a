from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from game_facts import fact
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from sizes import sized

import abaculus

gymnasium = pytest.importorskip("gymnasium", reason="the extra abaculus[rl] is not installed")

from gymnasium.utils.env_checker import check_env

from abaculus.rl.gymnasium import ILLEGAL_REWARD, SeatEnv
from abaculus.rl.names import gymnasium_ids

pytestmark = pytest.mark.once

NORMAL_ADVICE = "normalized|symmetric"
"""The checkers advise scaling observations; ours are whole numbers with a documented range."""


def _make(name: str, **given: Any) -> Any:
    return gymnasium.make(name, **given)


@pytest.mark.parametrize("name", gymnasium_ids())
def test_gymnasium_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=f".*({NORMAL_ADVICE}).*")
        check_env(_make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", gymnasium_ids())
def test_stable_baselines_checker(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="stable-baselines3 is not installed")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=f".*({NORMAL_ADVICE}).*")
        checker.check_env(_make(name), warn=True)


@pytest.mark.parametrize("name", gymnasium_ids())
@pytest.mark.parametrize("seat", [0, None])
def test_whole_games_by_mask(name: str, seat: int | None) -> None:
    env = _make(name, seat=seat, bots=("random",), rewards="points").unwrapped
    pick = np.random.default_rng(1)
    _, info = env.reset(seed=3)
    total, ended, steps = 0.0, False, 0
    while not ended and steps < sized(60, interpreted=20, soak=2000):
        legal = np.flatnonzero(env.action_masks())
        assert (np.flatnonzero(info["action_mask"]) == legal).all()
        assert legal.tolist() == env.state.legal_actions()
        _, reward, ended, truncated, info = env.step(int(pick.choice(legal)))
        assert not truncated
        total += reward
        steps += 1
    if ended:
        assert info["scores"] == env.state.scores()
        assert "illegal" not in info
    if env.game.info.most_wins and env.game.id != DICE_GAME:
        assert total == env.state.scores()[env.seat]


def test_returns_come_at_the_end() -> None:
    env = SeatEnv(FIRST_GAME, players=3, bots=("random", "greedy"), seat=1)
    env.reset(seed=8)
    rewards, ended = [], False
    while not ended:
        _, reward, ended, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        rewards.append(reward)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == env.state.returns()[1]


SOON_OVER = [
    (name, options, seed)
    for name in abaculus.list_games()
    for options, seeds in fact(name, "OVER_BEFORE_A_TURN", [])
    for seed in seeds
]


@pytest.mark.parametrize(("name", "options", "seed"), SOON_OVER)
def test_a_game_that_is_over_before_the_seat_decides_is_no_episode(
    name: str, options: dict[str, Any], seed: int
) -> None:
    """With these seeds the first game drawn is over before the seat has had a turn."""
    env = SeatEnv(name, bots=("random",), **options)
    _, info = env.reset(seed=seed)
    assert info["action_mask"].any()
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_equal_seeds_give_equal_episodes() -> None:
    def episode() -> list[bytes]:
        env = SeatEnv(DICE_GAME, bots=("random",))
        seen = [env.reset(seed=4)[0].tobytes()]
        for _ in range(8):
            seen.append(env.step(int(np.flatnonzero(env.action_masks())[0]))[0].tobytes())
        return seen

    assert episode() == episode()


def test_an_illegal_action_ends_or_raises() -> None:
    env = SeatEnv(CLAIM_GAME, seat=0)
    env.reset(seed=1)
    refused = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(refused)
    assert (reward, ended) == (ILLEGAL_REWARD, True)
    assert info["illegal"]
    strict = SeatEnv(CLAIM_GAME, seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(abaculus.IllegalAction):
        strict.step(refused)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seat": 2}, "seats 0 to 1 are players 1 to 2"),
        ({"bots": ("greedy", "random")}, "one for all, or one for each"),
        ({"rewards": "gold"}, "returns or points"),
        ({"players": 9}, "1 to 4 players"),
    ],
)
def test_what_cannot_be_is_told(given: dict[str, Any], told: str) -> None:
    with pytest.raises(abaculus.BadOption, match=told):
        SeatEnv(FIRST_GAME, **given)


def test_pixels() -> None:
    pytest.importorskip("resvg_py", reason="the extra abaculus[rl] is not installed")
    env = _make(f"abaculus/{FIRST_GAME}-v1", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[1:] == (640, 3)
