"""The lesson of Hexago says what the rules say."""

from __future__ import annotations

import pytest

from abaculus.core.lesson import lesson

pytestmark = pytest.mark.once


def test_the_lesson_brings_the_points_of_the_worked_example() -> None:
    brought = {step.name: step.state.worth(step.wanted[0]) for step in lesson("hexago").steps if step.wanted}
    assert (brought["both"], brought["several"], brought["three"]) == (16, 34, 81)
    other = next(step for step in lesson("hexago").steps if step.name == "other")
    assert other.state.scores() == [34, 52]
