"""Hexamino in the terminal: its help speaks of placing, drawing and missing, and of no turning."""

from __future__ import annotations

import pytest
from commands import invoke

from abaculus.core.texts import LANGUAGES

pytestmark = pytest.mark.once


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_about_this_game(language: str) -> None:
    told = invoke("play", "hexamino", "--plain", "--seed", 5, "--lang", language, stdin="help\nquit\n").stdout
    for what in ("1@2,-1 ", "draw ", "miss ", "moves 1", "undo"):
        assert what in told
    assert "/3" not in told  # a tile that fits turns by itself
