"""Analysis of Number Castle: what is weighed, which sides are lit, and products written out."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.analysis.weighing import weigh
from abaculus.bots.search import rank
from abaculus.core.lanes import retrace
from abaculus.core.texts import texts
from abaculus.games.castle.explaining import exposed_sides, visible_stones
from abaculus.games.castle.game import Castle

pytestmark = pytest.mark.once


@pytest.mark.compiled
def test_moves_dropped_at_first_glance_are_not_listed_with_numbers_of_their_own() -> None:
    """Their playouts were cut off earlier: their results cannot be compared with the end of a game."""
    game = abaculus.load_game("castle")
    line = "castle start=0 turn=1 roll=3 build=1 drawn=blue20 last=0,0 out=- stacks=0,0:blue1/0+blue5/1"
    known = game.from_position(line).information(1)
    ranked = rank(known, simulations=2000)
    assert any(move.glanced for move in ranked)
    listed = {move.action for move in weigh(known, visits=2000, best=20)}
    assert listed == {move.action for move in ranked if not move.glanced}


@pytest.mark.compiled
def test_the_sides_that_are_lit_are_those_that_the_rules_call_exposed() -> None:
    game = abaculus.load_game("castle", players=4, scoring="centres+sides")
    assert isinstance(game, Castle)
    state, lit = game.new_initial_state(), 0
    for action in (*retrace(game, 11, bots=["random"])[0], None):
        stones = visible_stones(game, state)
        heights = {seen.cell: seen.height for seen in stones}
        for seen in stones:
            sides = exposed_sides(game, seen, heights)
            assert sum(game.sides(seen.stone, seen.turn)[side] for side in sides) == seen.exposed
            lit += len(sides)
        if action is not None:
            state.apply_action(int(action))
    assert lit > 100


@pytest.mark.compiled
def test_products_are_written_out() -> None:
    game = abaculus.load_game("castle", scoring="product")
    line = "castle start=0 turn=3 roll=- build=0 drawn=- last=- out=- stacks=0,0:red3/0;1,0:red8/0;0,1:blue2/0"
    assert isinstance(game, Castle)
    state = game.from_position(line)
    assert texts("en").explain(game.count(state, 0))[-1] == "3 × 8 = 24"
    game = abaculus.load_game("castle", scoring="sum(centre * height - 2)")
    assert isinstance(game, Castle)
    assert texts("en").explain(game.count(game.from_position(line), 1)) == [
        "blue 2 (exposed 10, height 1): 2 × 1 − 2 = 0"
    ]
