"""Worksheets of Number Castle: the solutions are right."""

from __future__ import annotations

from collections import Counter

import pytest

import abaculus
from abaculus.worksheet import questions

pytestmark = pytest.mark.once  # dozens of games are played for every sheet


def test_a_castle_is_counted_stone_by_stone() -> None:
    for one in questions(abaculus.load_game("castle"), 6, 1):
        shown: Counter[str] = Counter()
        for tile in one.scene.tiles:
            middle = next(field for field in tile.fields if field.side == -1)
            shown[middle.colour] += int(middle.label)
        assert {count.colour: count.points for count in one.counts if count.points} == dict(shown)
        for count in one.counts:
            assert sum(part.points for part in count.parts) == count.points
