"""Positions of Hexago set up piece by piece."""

from __future__ import annotations

import pytest
from built_positions import built

import abaculus
from abaculus.core.errors import AbaculusError
from abaculus.games.hexago.game import Hexago
from abaculus.position_editor import Hold, Lay, Points, Take, ToMove, editor_of

pytestmark = pytest.mark.once


def test_a_table_is_built_from_nothing_tile_by_tile() -> None:
    game = abaculus.load_game("hexago", players=2)
    assert isinstance(game, Hexago)
    one, two, three, four = game.set.names[:4]
    state = built(
        game, Lay(one, "0,0"), Lay(two, "1,0", 3), Lay(three, "0,1", 2), ToMove(1), Points(0, 34), Hold(1, four, 0)
    )
    assert state.to_position().endswith(f"table={one}@0,0/0;{two}@1,0/3;{three}@0,1/2")
    assert (state.current_player(), state.scores()) == (1, [34, 0])
    assert state.to_position().split("hands=")[1].split(";")[1].startswith(four)
    # The first tile is taken: the table moves so that another lies there, and nothing else changes.
    up = editor_of(game)
    assert up.changed(state, Take("0,0")).to_position().endswith(f"table={two}@0,0/3;{three}@-1,1/2")
    # A tile may be replaced by another, and the table still holds together.
    state = up.changed(state, Lay(four, "0,0", 5))
    state = up.changed(state, Lay(one, "2,0"))
    assert f"{four}@0,0/5" in state.to_position()
    with pytest.raises(AbaculusError, match="beside no tile"):
        up.changed(state, Take("1,0"))
