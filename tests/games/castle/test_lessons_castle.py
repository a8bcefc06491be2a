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
