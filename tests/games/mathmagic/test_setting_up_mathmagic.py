"""Positions of MathMagic set up piece by piece."""

from __future__ import annotations

from collections import Counter

import pytest
from built_positions import built

import abaculus
from abaculus.position_editor import Drop, Hold, ToMove, editor_of

pytestmark = pytest.mark.once


def test_who_holds_a_piece_gives_it_away_in_exchange() -> None:
    game = abaculus.load_game("mathmagic", players=2)
    up = editor_of(game)
    state = built(game, ToMove(0))
    first, second = up.layout(state).hands
    held = next(name for name in second if name not in first and up.pieces()[name] == 1)
    after = up.layout(up.changed(state, Hold(0, held, 0)))
    assert held in after.hands[0]
    assert held not in after.hands[1]
    assert first[0] in after.hands[1]
    # Whoever drops a piece gets another one, as the bag is not empty.
    dropped = up.layout(up.changed(state, Drop(0, 0)))
    assert Counter(dropped.hands[0]) != Counter(first)
    assert len(dropped.hands[0]) == 6
