"""The lesson of Mathable says what the rules say."""

from __future__ import annotations

import pytest

from abaculus.core.errors import IllegalAction
from abaculus.core.lesson import lesson

pytestmark = pytest.mark.once


def test_the_lesson_is_the_worked_example() -> None:
    brought = {step.name: step.state.worth(step.wanted[0]) for step in lesson("mathable").steps if step.wanted}
    assert (brought["product"], brought["again"], brought["sign"]) == (12, 8, 16)
    assert (brought["two"], brought["award"]) == (16, 14 + 50)
    stop = next(step for step in lesson("mathable").steps if step.name == "stop")
    assert stop.state.scores() == [39, 0]
    award = next(step for step in lesson("mathable").steps if step.name == "award")
    assert award.done(award.wanted[0]).scores() == [39, 121]
    with pytest.raises(IllegalAction):
        award.state.child(award.state.string_to_action("7@7E"))
