"""Positions of Number Castle set up piece by piece."""

from __future__ import annotations

import pytest
from built_positions import built

import abaculus
from abaculus.core.errors import AbaculusError
from abaculus.position_editor import Drop, Hold, Lay, Points, Take, ToMove, editor_of

pytestmark = pytest.mark.once


def test_stones_lie_on_each_other_and_beside_the_castle() -> None:
    game = abaculus.load_game("castle", players=2)
    up = editor_of(game)
    state = built(game, Lay("red1", "0,0"), Lay("blue3", "0,0", 2), Lay("red7", "0,1"), Hold(0, "blue20"), ToMove(1))
    assert "out=blue20 stacks=0,0:red1/0+blue3/" in state.to_position()
    assert "0,1:red7/0" in state.to_position()
    assert "stacks=0,0:red1/0;0,1" in up.changed(state, Take("0,0")).to_position()
    assert "out=-" in up.changed(state, Drop(0, 0)).to_position()
    assert "blue20" in up.changed(state, Lay("blue20", "1,0")).to_position().split("stacks=")[1]
    with pytest.raises(AbaculusError, match="the points follow from the pieces"):
        up.changed(state, Points(0, 5))
