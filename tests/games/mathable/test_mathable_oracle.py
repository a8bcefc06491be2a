"""A naive, independent Mathable agrees with ours at every step of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import mathable_oracle as naive
import pytest
from sizes import option_sets, sized

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.lanes import POLICIES
from abaculus.games.mathable.box import RACK
from abaculus.games.mathable.game import Mathable

GAMES = sized(2, interpreted=1, soak=600)
"""In a soak, 10,000 games and more with each house rule, and without it."""
LISTS = sized(12, interpreted=40, soak=48)
"""Legal actions are compared only every so many decisions: the naive lists are slow."""
OPTIONS = [*option_sets("mathable"), {"players": 2, "rules": 1}, {"players": 3, "referee": "honour", "rules": 1}]


def values_in(state: abaculus.State) -> Sequence[int]:
    assert isinstance(state.game, Mathable)
    return state.game.set.values


def held(state: abaculus.State, seat: int) -> Counter[int]:
    s, values = state.record[0], values_in(state)
    places = range(seat * RACK, seat * RACK + int(s.rack_count[seat]))
    return Counter(values[s.racks[place]] for place in places)


def compare(state: abaculus.State, oracle: naive.Oracle, lists: bool) -> None:
    assert state.current_player() == oracle.to_move(), str(state)
    assert state.scores() == oracle.scores, str(state)
    assert [held(state, seat) for seat in range(oracle.players)] == oracle.racks
    bag = Counter(
        {value: count for value, count in zip(values_in(state), state.record[0].bag.tolist(), strict=False) if count}
    )
    assert bag == oracle.bag
    pending = state.record[0].phase == 4
    assert state.record[0].laid + bag.total() + sum(rack.total() for rack in oracle.racks) + oracle.aside.total() == (
        106 - pending
    )
    if state.is_chance_node():
        assert Counter({state.action_to_string(a): w for a, w in state.chance_weights()}) == oracle.draws()
    elif lists:
        assert {state.action_to_string(action) for action in state.legal_actions()} == oracle.legal(), str(state)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("number", range(GAMES))
def test_every_step_agrees_with_a_naive_game(options: dict[str, int | str], number: int) -> None:
    game = abaculus.load_game("mathable", tiles=None, **options)
    state = game.new_initial_state()
    oracle = naive.Oracle(**options)  # type: ignore[arg-type]  # numbers and texts
    dice, decisions = new_dice(4, number), 0
    bots = ["random", "greedy"] if number % 2 else ["greedy", "random"]
    while True:
        compare(state, oracle, lists=decisions % LISTS == number % LISTS)
        if state.is_terminal():
            return
        seat = state.current_player()
        decisions += seat >= 0
        action = state.policy_action(POLICIES[bots[seat % 2]], dice)
        text = state.action_to_string(action)
        worth, before = state.worth(action), oracle.scores.copy()
        assert sum(part.points for part in state.score_parts(action)) == worth, text
        oracle.do(text)
        if seat >= 0 and not oracle.over:
            assert oracle.scores[seat] - before[seat] == worth, text
        state.apply_action(action)
