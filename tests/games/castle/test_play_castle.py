"""Number Castle in the terminal: its help speaks of stones, and of all that the die can ask for."""

from __future__ import annotations

import pytest
from commands import invoke

from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.once


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_about_this_game(language: str) -> None:
    told = invoke("play", "castle", "--plain", "--seed", 5, "--lang", language, stdin="help\nquit\n").stdout
    for what in ("1@2,-1/3", "take 2,-1", "miss ", "moves 1", "undo"):
        assert what in told
    assert texts(language).say("play-line-help").splitlines()[0] not in told


def test_english_help_has_one_word_for_a_stone() -> None:
    for key in ("castle-help", "castle-line-help"):
        said = texts("en").say(key)
        assert "stone" in said
        assert "tile" not in said


def test_what_the_help_names_can_be_typed() -> None:
    """A stone is placed by hand, the bot places one on it, and that one is taken out again."""
    typed = [
        "start 0",
        "roll 1",
        "draw red7",
        "1@0,0/3",
        "1@0,0",
        "roll 1",
        "draw blue4",
        "roll 6",
        "take 0,0",
        "log",
        "quit",
    ]
    told = invoke(
        "play", "castle", "--plain", "--own-draws", "--seed", 1, stdin="\n".join(typed) + "\n"
    ).stdout.splitlines()
    log = told[told.index("start 0") :]
    assert log[3] == "red7@0,0/0"
    assert log[8] == "take 0,0"
    assert any("red7@0,0/3: the first stone" in line for line in told)  # why, not that 1 is no stone


def test_it_says_why_others_missed_a_turn() -> None:
    """People read it of their own turns before they miss them; a bot's are over at once."""
    typed = "start 1\nroll 4\nroll 4\nmiss\nquit\n"
    told = invoke("play", "castle", "--plain", "--own-draws", "--lang", "en", stdin=typed).stdout.splitlines()
    assert any("misses" in line and line.endswith("rolled a 4 and misses this turn.") for line in told), told
    assert [line for line in told if "You rolled a 4" in line] == ["You rolled a 4, so you miss this turn."]
