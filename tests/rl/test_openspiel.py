from __future__ import annotations

import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from rl_variants import variants
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, LOW_GAME
from sizes import sized

import abaculus

pyspiel = pytest.importorskip("pyspiel", reason="the extra abaculus[openspiel] is not installed")

from abaculus.rl import openspiel

pytestmark = pytest.mark.once

NAMES = openspiel.register()

API_TEST = """
import sys, unittest
from abaculus.rl import openspiel
names = openspiel.register()
from absl import flags
from open_spiel.integration_tests import api_test
flags.FLAGS(["api_test", "--test_only_games=^abaculus_.*"])
ours = [case for case in api_test._create_test_case_classes() if case.game_name in names]
assert sorted(case.game_name for case in ours) == sorted(names), ours
suite = unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in ours)
done = unittest.TextTestRunner(stream=sys.stdout).run(suite)
print("ran", done.testsRun)
sys.exit(not done.wasSuccessful())
"""


def _load(name: str, options: dict[str, Any]) -> Any:
    given = ",".join(f"{option}={value}" for option, value in options.items())
    return pyspiel.load_game(f"{openspiel.PREFIX}{name}({given})")


def _decisions(game: Any, seed: int) -> list[Any]:
    dice, state, found = random.Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            found.append(state.clone())
            state.apply_action(dice.choice(state.legal_actions()))
    return [*found, state]


def test_a_process_that_registered_ends_in_peace() -> None:
    """The register outlives Python, and once crashed it with a fatal error when releasing what it had been given."""
    script = "from abaculus.rl import openspiel; openspiel.register()"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0


def test_registering_twice_changes_nothing() -> None:
    assert openspiel.register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "options"), variants())
def test_parameters_are_the_options(name: str, options: dict[str, Any]) -> None:
    game = _load(name, options)
    rules = abaculus.load_game(name, **options)
    assert game.rules == rules
    assert game.num_players() == rules.num_players()
    assert game.num_distinct_actions() == rules.num_distinct_actions()
    state = game.new_initial_state()
    assert state.history() == []


@pytest.mark.parametrize("name", abaculus.list_games())
def test_random_simulations_with_serialisation(name: str) -> None:
    players = abaculus.game_info(name).players[0]
    pyspiel.random_sim_test(_load(name, {"players": players}), num_sims=1, serialize=players > 1, verbose=False)
    pyspiel.random_sim_test(_load(name, {}), num_sims=1, serialize=True, verbose=False)


@pytest.mark.compiled
def test_integration_api_test_of_openspiel() -> None:
    done = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    ran = int(done.stdout.rsplit("ran", 1)[1])
    assert ran >= 5 * len(NAMES)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_information_states_leak_nothing_and_forget_nothing(name: str) -> None:
    game = _load(name, {})
    states = _decisions(game, seed=4)
    for state in states[:: max(1, len(states) // sized(6, interpreted=3, soak=40))]:
        for player in range(game.num_players()):
            if state.is_terminal():
                continue
            other = state.resample_from_infostate(player, random.Random(2).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
    told = [state.information_state_string(0) for state in states]
    assert len(set(told)) == len(told)
    assert len({tuple(state.information_state_tensor(0)) for state in states}) == len(states)


def test_what_another_draws_is_not_in_the_lines() -> None:
    state = _decisions(_load(CLAIM_GAME, {}), seed=1)[0]
    lines = [state.information_state_string(player) for player in range(2)]
    assert all("draw ?" in line for line in lines)
    hidden = {text for _, text in state.play.lines[0]} - {text for _, text in state.play.lines[1]}
    assert any(text.startswith("draw ") for text in hidden - {"draw ?"})


def test_what_was_seen_is_the_same_whenever_it_is_asked_for() -> None:
    """Lines are worded lazily, and copies of a state share those of their common history."""
    game, dice = _load(FIRST_GAME, {}), random.Random(3)
    told: tuple[list[tuple[int, str]], ...] = ([], [])
    state, copies, step = game.new_initial_state(), [], 0
    while not state.is_terminal():
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        action, position = dice.choice(outcomes), state.play.state
        for player in range(2):
            text = game.rules.write_move(game.rules.describe(position, action, player))
            told[player].append((position.current_player(), text))
        state.apply_action(action)
        step += 1
        if step % 10 == 4:
            copies.append((step, state.clone()))
        if step == 20:
            assert state.play.lines == tuple(tuple(lines) for lines in told)
    assert len(copies) == 4
    for count, copy in reversed(copies):
        assert copy.play.lines == tuple(tuple(lines[:count]) for lines in told)
    assert state.play.lines == tuple(tuple(lines) for lines in told)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_structs(name: str) -> None:
    game = _load(name, {})
    state = _decisions(game, seed=2)[3]
    struct = state.to_dict()
    assert struct["position"] == str(state)
    again = game.new_initial_state(struct)
    assert str(again) == str(state)
    action = state.legal_actions()[0]
    assert state.struct_to_actions(state.action_to_struct(action)) == [action]
    seen = state.to_observation_struct(0)
    assert '"viewer":0' in seen.to_json().replace(" ", "")


@pytest.mark.compiled
def test_bots_of_openspiel_play_our_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    # There were once states with equal strings and different legal actions: those that IS-MCTS imagined for the others.
    game = _load(LOW_GAME, {})
    guessing = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        2.0,
        12,
        random_state=np.random.RandomState(2),
    )
    state = _decisions(game, seed=1)[-6]
    assert guessing.step(state) in state.legal_actions()
    game = _load(DICE_GAME, {})
    search = mcts.MCTSBot(game, 2.0, 12, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = _decisions(game, seed=1)[0]
    assert search.step(state) in state.legal_actions()
    game = _load(FIRST_GAME, {})
    blind = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 6, random_state=np.random.RandomState(2)
    )
    state = _decisions(game, seed=1)[0]
    assert blind.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", abaculus.list_games())
def test_shimmy_makes_a_pettingzoo_environment_of_them(name: str) -> None:
    shimmy = pytest.importorskip("shimmy", reason="shimmy is not installed")
    test = pytest.importorskip("pettingzoo.test", reason="the extra abaculus[rl] is not installed")
    env = shimmy.OpenSpielCompatibilityV0(env=_load(name, {}), render_mode=None)
    warnings.filterwarnings("ignore", message=".*infinity.*")  # shimmy gives no bounds to any game
    test.api_test(env, num_cycles=sized(12, interpreted=5, soak=100))
