"""Worksheets of Mathable: the solutions are right."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.worksheet import questions

pytestmark = pytest.mark.once  # dozens of games are played for every sheet


def test_the_square_under_a_token_is_told_because_the_token_hides_it() -> None:
    labels = {one.label for number in range(3) for one in questions(abaculus.load_game("mathable"), 24, number)}
    assert labels & {"2×", "3×"}
    assert labels & set("+−×÷")
