"""`abaculus play`: why a game is over, who came where, and what is about to end it, on the screen and line by line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from played_by_hand import dealt, press, run, screen_of, session, shown
from sample_games import FIRST_GAME

import abaculus
from abaculus.cli.play_session import PlaySession
from abaculus.cli.words import Words
from abaculus.core.note import Note
from abaculus.core.state import State
from abaculus.core.texts import texts

GAME = type(abaculus.load_game(FIRST_GAME))
MISSING = "The game was called off because somebody was missing."
UNHEARD_OF = Note("mygame-soon-unheard-of", {})


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def with_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that says something of each position, in words that all games share."""

    def notices(game: object, known: State) -> Sequence[Note]:
        return [Note("play-ended-left", {}), UNHEARD_OF, Note("play-ended-time", {}, 1)]

    monkeypatch.setattr(GAME, "notices", notices)
    monkeypatch.setattr(GAME, "ending", lambda game, known: Note("play-ended-resigned", {}, 0))


def ended(table: PlaySession) -> PlaySession:
    while table.stage() != "over":
        if table.stage() == "choose":
            table.choose(table.hint().action)
        else:
            table.step()
    return table


@pytest.mark.usefixtures("with_notes")
@pytest.mark.parametrize("width", [80, 120])
def test_what_is_about_to_happen_stands_below_what_to_do(width: int) -> None:
    screen = screen_of(dealt(session()))
    told = shown(screen, width).splitlines()
    first = next(number for number, line in enumerate(told) if "Choose a tile" in line)
    assert [line.strip() for line in told[first + 1 : first + 3]] == [MISSING, "Greedy bot ran out of time."]
    press(screen, "l")
    assert MISSING not in shown(screen, width)


@pytest.mark.usefixtures("with_notes")
def test_it_is_the_last_thing_said_before_somebody_decides_line_by_line() -> None:
    lines = run("--seed", 5, stdin="hint\n").splitlines()
    first = lines.index(MISSING)
    assert lines[first + 1].startswith("Greedy bot ran out of time.")
    assert any(line.startswith("  2  ") for line in lines[:first])


@pytest.mark.usefixtures("with_notes")
def test_in_the_end_there_is_the_reason_instead() -> None:
    table = ended(session())
    words = Words(texts("en"), table, symbols=False)
    assert words.notices() == []
    mine, theirs = table.state.scores()
    first, second = ("You win", "Greedy bot") if mine > theirs else ("Greedy bot wins", "You")
    best, other = max(mine, theirs), min(mine, theirs)
    assert words.ending() == [f"{first} with {best} points. 2nd: {second}, {other} points.", "You gave up."]
    told = [line.strip() for line in shown(screen_of(table)).splitlines()]
    assert told[told.index("You gave up.") - 1] == words.ending()[0]
    assert told[told.index("You gave up.") + 1] == "Press s to keep the game."


def test_every_seat_has_its_place_on_a_small_screen() -> None:
    table = ended(session(4))
    told = " ".join(shown(screen_of(table), 60, 20).split())
    words = Words(texts("en"), table, symbols=False)
    assert " ".join(words.ending()) in told
    assert words.ending()[0].count("Greedy bot") == 3


def test_whoever_plays_alone_has_a_result_and_a_reason() -> None:
    table = ended(session(1))
    result, why = Words(texts("en"), table, symbols=False).ending()
    assert result == texts("en").say("play-solo", points=table.state.scores()[0])
    assert why
