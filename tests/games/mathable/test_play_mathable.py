"""Mathable in the terminal: its help speaks of tokens and squares, and of what a turn can be."""

from __future__ import annotations

import pytest
from commands import invoke

from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.once


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_about_this_game(language: str) -> None:
    told = invoke("play", "mathable", "--plain", "--seed", 3, "--lang", language, stdin="help\nquit\n").stdout
    for what in ("12@8I", "claim 2", "end ", "swap 3 7", "no extra", "challenge", "undo"):
        assert what in told
    assert "/3" not in told  # nothing is turned
    assert texts(language).say("colour-pink") not in told
