"""What Hexago says of its points."""

from __future__ import annotations

import pytest

from abaculus.core.game import ScorePart
from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.once


def test_working_is_written_as_one_would_on_paper() -> None:
    parts = [
        ScorePart("hexago-edge-colour", {"a": 5, "b": 6, "sum": 11, "points": 11}, 11),
        ScorePart("hexago-edge-number", {"a": 3, "b": 3, "sum": 6, "points": 6}, 6),
        ScorePart("hexago-times-edges", {"total": 17, "edges": 2, "product": 34}, 17),
    ]
    for language in LANGUAGES:
        assert texts(language).working(parts) == "5 + 6 = 11, 3 + 3 = 6; 17 × 2 = 34"
    assert texts("en").working([]) == ""
    both = ScorePart("hexago-edge-both", {"a": 4, "b": 4, "sum": 8, "points": 16}, 16)
    assert texts("en").working([both]) == "(4 + 4) × 2 = 16"
