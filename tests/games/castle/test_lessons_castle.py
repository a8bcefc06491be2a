"""The lesson of Number Castle says what the rules say."""

from __future__ import annotations

import pytest

from abaculus.core.lesson import lesson

pytestmark = pytest.mark.once


def test_the_lesson_counts_as_its_text_says() -> None:
    steps = {step.name: step for step in lesson("castle").steps}
    assert steps["count"].state.scores() == [20, 8]
    top = steps["top"]
    before, after = top.state.scores(), top.done(top.wanted[0]).scores()
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, -8]
    other = steps["other"]
    before, after = other.state.scores(), other.done(other.wanted[0]).scores()
    assert [b - a for a, b in zip(before, after, strict=True)] == [8, -2]


def test_the_tip_of_the_booklet_gains_points_and_the_other_stones_do_not() -> None:
    step = next(step for step in lesson("castle").steps if step.name == "uncover")
    state = step.state
    worth = {state.action_to_string(action): state.worth(action) for action in state.legal_actions()}
    assert worth == {"take 1,0": 7, "take 0,-1": -6, "take -1,0": -4}
    assert [state.action_to_string(action) for action in step.wanted] == ["take 1,0"]
