"""Positions of Hexamino set up piece by piece."""

from __future__ import annotations

import pytest
from built_positions import built

import abaculus
from abaculus.core.errors import AbaculusError
from abaculus.position_editor import Hold, Lay, Take, editor_of

pytestmark = pytest.mark.once


def test_the_start_tile_stays_and_a_tile_that_others_lean_on() -> None:
    game = abaculus.load_game("hexamino", players=2)
    state = built(game, Lay("14", "1,0"), Lay("4", "2,0"))
    up = editor_of(game)
    with pytest.raises(AbaculusError, match="start tile"):
        up.changed(state, Take("0,0"))
    with pytest.raises(AbaculusError, match="does not fit"):
        up.changed(state, Take("1,0"))
    assert up.changed(state, Take("2,0")).to_position().endswith("@0,0;14@1,0")
    more = up.changed(state, Hold(0, "123"))
    assert len(up.layout(more).hands[0]) == 6
