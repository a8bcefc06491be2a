"""Worksheets of Hexamino: the solutions are right."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.worksheet import questions

pytestmark = pytest.mark.once  # dozens of games are played for every sheet


def test_solutions_are_the_sums_on_the_tile() -> None:
    for one in questions(abaculus.load_game("hexamino"), 12, 1):
        ringed = next(tile for tile in one.scene.tiles if "last" in tile.marks)
        assert -one.points == sum(int(field.label) for field in ringed.fields if field.label)
