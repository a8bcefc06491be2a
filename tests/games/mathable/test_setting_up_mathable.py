"""Positions of Mathable set up piece by piece."""

from __future__ import annotations

import random

import pytest

import abaculus
from abaculus.core.errors import AbaculusError
from abaculus.position_editor import Lay, Take, editor_of

pytestmark = pytest.mark.once


def test_tokens_that_nothing_leans_on_any_more_are_put_in_order() -> None:
    game = abaculus.load_game("mathable")
    up = editor_of(game)
    state = game.new_initial_state()
    dice = random.Random(3)
    for _ in range(12):
        spot = dice.choice(up.spots(state))
        state = up.changed(state, Lay(dice.choice(sorted(spot.pieces or ())), spot.cell))
    refusals = []
    for one in up.layout(state).table:
        try:
            assert len(up.layout(up.changed(state, Take(one.cell))).table) == 11
        except AbaculusError as no:
            refusals.append(str(no))
    assert 0 < len(refusals) < 12
    assert all("R3" in no for no in refusals)
