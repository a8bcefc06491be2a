from __future__ import annotations

import importlib
import warnings
from typing import Any

import numpy as np
import pytest
from rl_variants import variants
from sample_games import CLAIM_GAME, FIRST_GAME
from sizes import sized

import abaculus

pytest.importorskip("pettingzoo", reason="the extra abaculus[rl] is not installed")

with (
    warnings.catch_warnings()
):  # where pygame is installed too, its tests import an environment in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

from abaculus.core.chance import new_dice
from abaculus.rl import pettingzoo
from abaculus.rl.names import pettingzoo_name

pytestmark = pytest.mark.once


@pytest.fixture
def known_to_have_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test warns about every observation that is not a plain array, and about masks without an action, except for
    a list of its own classics, which have both. Our games join that list, and all other warnings are errors."""
    module = importlib.import_module("pettingzoo.test.api_test")
    ours = [pettingzoo_name(name) for name in abaculus.list_games()]
    for names in ("env_obs_space", "env_obs_dicts", "env_all_zeros_obs"):
        monkeypatch.setattr(module, names, [*getattr(module, names), *ours])


@pytest.mark.usefixtures("known_to_have_masks")
@pytest.mark.parametrize(("name", "options"), variants())
def test_api_and_seeds(name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(pettingzoo.env(name, **options), num_cycles=sized(25, interpreted=12, soak=400))
        seed_test(lambda: pettingzoo.env(name, **options), num_cycles=sized(12, interpreted=6, soak=200))
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_whole_game_is_the_game_of_the_face(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=5)
    game = abaculus.load_game(name)
    state, dice = game.new_initial_state(), new_dice(5)
    pick = np.random.default_rng(3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        if terminated:
            assert state.is_terminal()
            assert info["score"] == state.scores()[int(agent[-1])]
            env.step(None)
            continue
        assert not truncated
        state.settle_chance(dice)
        assert agent == f"player_{state.current_player()}"
        legal = state.legal_actions()
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        action = int(pick.choice(legal))
        env.step(action)
        state.apply_action(action)
        state.settle_chance(dice)
    assert list(rewards.values()) == state.returns()


def test_an_agent_that_is_not_on_move_may_do_nothing() -> None:
    env = pettingzoo.env(FIRST_GAME, players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env(CLAIM_GAME)
    env.reset(seed=1)
    before = env.state_of_play.key()
    refused = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(abaculus.IllegalAction):
        env.step(refused)
    assert env.state_of_play.key() == before


def _some_way_into_a_game(name: str, mode: str) -> Any:
    """An environment after a few decisions: an empty table would leave little to see."""
    env = pettingzoo.env(name, render_mode=mode)
    env.reset(seed=2)
    for _ in range(8):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    return env


@pytest.mark.parametrize("name", abaculus.list_games())
def test_pictures(name: str) -> None:
    for mode in ("ansi", "svg"):
        shown = _some_way_into_a_game(name, mode).render()
        assert shown.startswith("<svg") if mode == "svg" else "\x1b" not in shown
        assert len(shown) > 30
    pytest.importorskip("resvg_py", reason="the extra abaculus[rl] is not installed")
    pixels = _some_way_into_a_game(name, "rgb_array").render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (640, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10


def test_an_unknown_render_mode_is_told() -> None:
    with pytest.raises(abaculus.BadOption, match="ansi, svg or rgb_array"):
        pettingzoo.env(FIRST_GAME, render_mode="human")
