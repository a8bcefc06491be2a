"""Puzzles of Mathable that ask for a whole turn: no turn brings more than the solution."""

from __future__ import annotations

import pytest

from abaculus.analysis.puzzles import Puzzle, puzzles
from abaculus.analysis.turn_making import step_by_step
from abaculus.core.errors import IllegalAction
from abaculus.games.mathable.best_turn import best_turn

pytestmark = pytest.mark.once


@pytest.mark.compiled
@pytest.mark.parametrize("one", [one for one in puzzles("mathable") if one.whole], ids=lambda one: one.id)
def test_no_turn_brings_more_than_a_turn_that_is_asked_for(one: Puzzle) -> None:
    assert best_turn(one.state()).points == one.whole
    assert step_by_step(one.state()) < one.whole
    state = one.state()
    first = state.string_to_action(one.solutions[0])
    end = state.child(first).string_to_action("end")
    assert not one.tried([first]).over
    assert not one.tried([first, end]).right
    with pytest.raises(IllegalAction, match="complete"):
        one.tried([first, end, end])
