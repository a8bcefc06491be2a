from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rl_variants import BATCHED, variants
from sample_games import DICE_GAME, FIRST_GAME
from sizes import sized

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.errors import NotAllowed
from abaculus.rl.seeing import Eyes
from abaculus.rl.vector import MASKS, VectorEnv

LANES = 3


def _follow(game: abaculus.Game, masks: str, steps: int, ends: int) -> int:
    """Step a batch beside states of the public API and compare everything it shows; how many games ended."""
    env, eyes, pick = VectorEnv(game, LANES, seed=11, masks=masks, threads=2), Eyes(game), np.random.default_rng(5)
    now = env.reset()
    numbers = list(range(LANES))
    dice = [new_dice(11, number) for number in numbers]
    states = [game.new_initial_state() for _ in numbers]
    ended = 0
    for lane in numbers:
        states[lane].settle_chance(dice[lane])
    for _ in range(steps):
        actions = []
        for lane, state in enumerate(states):
            legal = state.legal_actions()
            player = state.current_player()
            assert now.movers[lane] == player
            assert (now.observations[lane] == eyes.observe(state, player)).all()
            assert env.state(lane).key() == state.key()
            if masks != "none":
                assert now.counts[lane] == len(legal)
            if masks == "packed":
                bits = np.unpackbits(now.masks[lane], bitorder="little")
                assert np.flatnonzero(bits).tolist() == legal
            elif masks == "dense":
                assert np.flatnonzero(now.masks[lane]).tolist() == legal
            elif masks == "list":
                assert now.masks[lane, : len(legal)].tolist() == legal
            place = int(pick.integers(len(legal)))
            actions.append(place if masks in ("list", "index") else legal[place])
            state.apply_action(legal[place])
            state.settle_chance(dice[lane])
        now = env.step(actions)
        for lane, state in enumerate(states):
            assert now.ended[lane] == state.is_terminal()
            assert now.rewards[lane].tolist() == pytest.approx(state.returns())
            if state.is_terminal():
                ended += 1
                numbers[lane] += LANES
                dice[lane], states[lane] = new_dice(11, numbers[lane]), game.new_initial_state()
                states[lane].settle_chance(dice[lane])
        assert env.numbers.tolist() == numbers
        if ended >= ends:
            break
    env.close()
    return ended


@pytest.mark.parametrize("name", BATCHED)
def test_steps_are_those_of_the_face_into_the_next_game(name: str) -> None:
    game = abaculus.load_game(name)
    assert _follow(game, "packed", steps=2 * game.max_game_length(), ends=LANES + 1) > LANES


@pytest.mark.parametrize(("name", "options"), variants(games=BATCHED))
def test_variants_step_as_the_face(name: str, options: dict[str, Any]) -> None:
    _follow(abaculus.load_game(name, **options), "index", steps=sized(25, interpreted=4, soak=300), ends=99)


@pytest.mark.parametrize(("name", "options"), variants(games=BATCHED))
def test_masks_of_variants_are_their_lists(name: str, options: dict[str, Any]) -> None:
    game = abaculus.load_game(name, **options)
    listed, packed = VectorEnv(game, 4, seed=3, masks="list"), VectorEnv(game, 4, seed=3)
    then, now = listed.reset(), packed.reset()
    for _ in range(sized(2 * min(80, game.max_game_length()), interpreted=6, soak=600)):
        assert then.counts.tolist() == now.counts.tolist()
        for lane in range(4):
            bits = np.unpackbits(now.masks[lane], bitorder="little")
            assert np.flatnonzero(bits).tolist() == then.masks[lane, : then.counts[lane]].tolist()
        then, now = listed.step_random(), packed.step_random()


@pytest.mark.parametrize("masks", MASKS)
def test_all_kinds_of_masks(masks: str) -> None:
    _follow(abaculus.load_game(DICE_GAME, players=3), masks, steps=sized(30, interpreted=6, soak=100), ends=99)


@pytest.mark.compiled
def test_number_of_threads_and_lanes_change_no_game() -> None:
    game = abaculus.load_game(DICE_GAME, players=3)
    many = VectorEnv(game, 1100, seed=2, threads=4)
    one = VectorEnv(game, 1100, seed=2, threads=1)
    pair = VectorEnv(game, 2, seed=2)
    steps, begun = sized(20, interpreted=3, soak=100), []
    for env in (many, one, pair):
        env.reset()
        for step in range(steps):
            now = env.step_random()
            if step == 19:  # later on, lanes of the pair play games of other numbers
                begun.append([env.state(lane).key() for lane in (0, 1)])
        assert now.observations.any()
    assert begun[0] == begun[1] == begun[2]
    assert all(many.state(lane).key() == one.state(lane).key() for lane in range(0, 1100, 37))
    many.close()


@pytest.mark.parametrize("name", BATCHED)
def test_many_decisions_at_one_go_are_as_many_steps(name: str) -> None:
    game = abaculus.load_game(name)
    length = sized(2 * game.max_game_length(), interpreted=30, soak=4 * game.max_game_length())
    steps, rolled = (VectorEnv(game, LANES, seed=6) for _ in range(2))
    steps.reset()
    rolled.reset()
    ended, rewards = np.zeros(LANES), np.zeros((LANES, 2))
    for _ in range(length):
        now = steps.step_random()
        ended += now.ended
        rewards += now.rewards
    then = rolled.roll(length)
    assert then.ended.tolist() == ended.tolist()
    assert then.rewards.tolist() == rewards.tolist()
    assert (then.observations == now.observations).all()
    assert (then.masks == now.masks).all()
    assert all(steps.state(lane).key() == rolled.state(lane).key() for lane in range(LANES))
    assert steps.numbers.tolist() == rolled.numbers.tolist()
    with pytest.raises(abaculus.BadOption, match="one or more"):
        rolled.roll(0)


def test_arrays_are_filled_in_place() -> None:
    env = VectorEnv(abaculus.load_game(FIRST_GAME), 4)
    before, after = env.reset(), env.step_random()
    assert all(np.shares_memory(one, other) for one, other in zip(before, after, strict=True))


def test_an_illegal_action_names_its_lane_and_changes_nothing() -> None:
    env = VectorEnv(abaculus.load_game(FIRST_GAME), 4, masks="list")
    now = env.reset()
    before = [env.state(lane).key() for lane in range(4)]
    with pytest.raises(abaculus.IllegalAction, match="lane 2"):
        env.step([0, 0, int(now.counts[2]), 0])
    by_number = VectorEnv(abaculus.load_game(FIRST_GAME), 4)
    by_number.reset()
    with pytest.raises(abaculus.IllegalAction, match="lane 1"):
        by_number.step([int(now.masks[0, 0]), by_number.game.num_distinct_actions() - 1, -1, 0])
    assert [env.state(lane).key() for lane in range(4)] == before
    with pytest.raises(abaculus.BadOption, match="4 actions are needed"):
        env.step([0, 0])
    with pytest.raises(abaculus.BadOption, match="none, index, list, packed or dense"):
        VectorEnv(abaculus.load_game(FIRST_GAME), 4, masks="bits")


def test_no_step_is_made_before_the_first_game_has_begun() -> None:
    env = VectorEnv(abaculus.load_game(DICE_GAME), 2)
    with pytest.raises(NotAllowed, match="reset"):
        env.step([0, 0])
