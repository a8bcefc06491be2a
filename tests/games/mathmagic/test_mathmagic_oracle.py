"""A naive, independent MathMagic agrees with ours at every step of random games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import mathmagic_oracle as naive
import pytest
from sizes import INTERPRETED, option_sets, sized

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.lanes import POLICIES

load = cache(abaculus.load_game)
GAMES = sized(3, interpreted=1, soak=420)
"""In a soak, 10,000 games and more with each value of each option."""
LISTS = sized(5, interpreted=9, soak=1)
"""Legal actions are compared only every so many decisions: the naive lists are slow."""
SETS = option_sets("mathmagic")
FIRST_RULES: list[dict[str, int | str]] = [{**options, "rules": 1} for options in SETS[:: len(SETS) // 4]]
SETS += FIRST_RULES
COMPANY = [options for options in SETS if options["players"] != 1]
ALONE = [options for options in SETS if options["players"] == 1]


def racks(state: abaculus.State) -> list[list[str]]:
    held = state.record["racks"][0].reshape(-1, 6).tolist()
    return [[naive.CHIPS[kind] for kind in rack if kind >= 0] for rack in held[: state.game.num_players()]]


def compare(state: abaculus.State, oracle: naive.Oracle, lists: bool) -> None:
    assert state.current_player() == oracle.to_move(), str(state)
    assert state.scores() == oracle.scores, str(state)
    assert [set(rack) for rack in racks(state)] == [set(rack) for rack in oracle.racks]
    assert state.record[0].bag_count == len(oracle.bag) == state.record[0].bag.sum()
    assert oracle.chips() == Counter(naive.CHIPS)
    if state.is_chance_node():
        assert {state.action_to_string(action) for action, _ in state.chance_outcomes()} == oracle.draws()
        assert len(set(dict(state.chance_outcomes()).values())) == 1
    elif lists and not oracle.over:
        assert {state.action_to_string(action) for action in state.legal_actions()} == oracle.legal(), str(state)


@pytest.mark.parametrize("options", COMPANY, ids=str)
@pytest.mark.parametrize("number", range(GAMES))
def test_every_step_agrees_with_a_naive_game(options: dict[str, int | str], number: int) -> None:
    game = load("mathmagic", **options)
    state = game.new_initial_state()
    oracle = naive.Oracle(**options)
    dice, decisions = new_dice(5, number), 0
    bots = [["random"], ["greedy", "random"], ["random", "greedy"]][number % 3]
    while True:
        compare(state, oracle, lists=decisions % LISTS == number % LISTS)
        if state.is_terminal():
            assert oracle.over
            for seat, paid in enumerate(oracle.paid):
                assert sum(part.points for part in game.settled(state, seat)) == -paid
            return
        seat = state.current_player()
        decisions += seat >= 0
        action = state.policy_action(POLICIES[bots[seat % len(bots)]], dice)
        text, worth, before = state.action_to_string(action), state.worth(action), oracle.scores.copy()
        oracle.do(text)
        if seat >= 0 and not oracle.over:
            assert oracle.scores[seat] - before[seat] == worth, text
        state.apply_action(action)


@pytest.mark.parametrize("options", ALONE, ids=str)
@pytest.mark.parametrize("number", range(sized(6, interpreted=1, soak=100)))
def test_every_step_of_a_solitaire_agrees_with_a_naive_one(options: dict[str, int | str], number: int) -> None:
    game = load("mathmagic", **options)
    state, naively = game.new_initial_state(), naive.Solitaire(**options)
    dice = new_dice(6, number)
    for step in range(60 if INTERPRETED else 1010):
        assert state.is_terminal() == naively.over()
        assert state.scores() == [len(naively.table)]
        if state.is_terminal():
            return
        if step % (4 * LISTS) == number % (4 * LISTS):
            assert {state.action_to_string(action) for action in state.legal_actions()} == naively.legal(), str(state)
        action = state.policy_action(POLICIES["random"], dice)
        text = state.action_to_string(action)
        if (
            text == "stop" and number % 2 and len(naively.table) > 0
        ):  # half of the games continue to the cut-off, or beyond
            action = state.string_to_action(f"take {naively.name(next(iter(naively.table)))}")
            text = state.action_to_string(action)
        assert state.worth(action) == (0 if text == "stop" else -1 if text.startswith("take") else 1)
        naively.do(text)
        state.apply_action(action)
