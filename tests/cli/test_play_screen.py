"""The screen of `abaculus play`: whole games, keys, windows, and a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from played_by_hand import BRUSH, dealt, press, screen_of, session, shown
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from sample_games import FIRST_GAME

from abaculus.cli.choice import Choice
from abaculus.cli.fullscreen import show
from abaculus.cli.layout import paint_screen
from abaculus.cli.screen import Screen
from abaculus.cli.words import Words
from abaculus.core.match import Match
from abaculus.core.scene import Move, Scene
from abaculus.core.texts import LANGUAGES, texts
from abaculus.paint.theme import Theme


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


def choice_of(screen: Screen) -> Choice:
    assert screen.choice is not None
    return screen.choice


# -- the screen --------------------------------------------------------------------------------------------------------


def test_a_whole_game_on_the_screen() -> None:
    table = session()
    screen = screen_of(table)
    press(screen, "x")
    assert "Nobody has made a move yet" in screen.note
    while table.stage() != "over":
        before = len(table.match.actions)
        press(screen, "1")
        text = shown(screen)
        assert re.search(r"\d+ points?: .*=|No points here", text)
        assert "Q E turn" in text
        press(screen, "h")
        assert re.match(r"Hint: tile \d on place \w brings \d+ points?\.", screen.note)
        press(screen, "enter")
        assert len(table.match.actions) > before
    mine, theirs = table.state.scores()
    winner = "You win" if mine > theirs else "Greedy bot wins"
    assert f"{winner} with {max(mine, theirs)} points. 2nd: " in shown(screen)
    lays = [line for line in screen.told if "lay" in line]
    assert len(lays) == table.match.game.max_game_length()
    press(screen, "q")
    assert screen.left


def test_the_points_on_the_screen_are_those_of_the_move() -> None:
    table = dealt(session())
    screen = screen_of(table)
    press(screen, "2", "tab", "tab", "e")
    move = choice_of(screen).move
    assert move is not None
    words = Words(texts("en"), table, symbols=True)
    assert words.preview(move) in " ".join(shown(screen).split())
    scores = table.state.scores()
    table.choose(move.action)
    assert table.state.scores()[0] - scores[0] == move.points


def test_keys_that_mean_nothing_here_explain_themselves() -> None:
    screen = screen_of(dealt(session()))
    shown(screen)
    for keys, note in (
        (["9"], "There is no tile 9 here."),
        (["k"], "Press ? to see all keys."),
        (["u"], "no move to take back yet"),
    ):
        press(screen, *keys)
        assert note in screen.note
    press(screen, "1", "escape")
    assert choice_of(screen).move is None
    press(screen, "right", "enter")
    assert choice_of(screen).cursor == 1
    assert choice_of(screen).picked
    press(screen, "3")
    assert (choice_of(screen).cursor, choice_of(screen).picked) == (2, True)


def test_help_log_and_leaving() -> None:
    table = dealt(session())
    screen = screen_of(table)
    press(screen, "?")
    assert "Enter confirms." in shown(screen, 80, 40)
    assert f"How to play: {table.match.game.info.title}" in shown(screen, 80, 40)
    press(screen, "down", "page down", "escape", "l")
    log = shown(screen, 80, 60)
    assert "draw ?" in log
    assert log.count("draw ") == sum(text.startswith("draw") for text in table.match.log())
    press(screen, "escape", "h", "enter", "q")
    assert "Save the game before you leave?" in shown(screen)
    press(screen, "escape")
    assert not screen.left
    press(screen, "q", "enter")
    assert screen.left
    assert Match.load(f"{FIRST_GAME}-1.json").log() == table.match.log()


def test_leaving_without_saving() -> None:
    screen = screen_of(dealt(session()))
    press(screen, "h", "enter", "q", "n")
    assert screen.left
    assert not list(Path().glob("*.json"))


def test_a_failed_save_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = screen_of(dealt(session(file=Path("nowhere/game.json"))))
    press(screen, "h", "enter", "s")
    assert "Not saved" in screen.note
    press(screen, "q", "enter")
    assert not screen.left


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (40, 14), (200, 60), (20, 8)])
def test_every_window_is_filled_exactly(size: tuple[int, int]) -> None:
    width, height = size
    screen = screen_of(dealt(session()))
    for keys in ([], ["1"], ["?"], ["escape", "l"], ["escape", "z"], ["shift left"]):
        press(screen, *keys)
        rows = paint_screen(screen, BRUSH, width, height)
        assert len(rows) == height
        assert {sum(len(text) for text, _ in row) for row in rows} == {width}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_matter_fit_80_columns_in_every_language(language: str) -> None:
    screen = screen_of(dealt(session()), language)
    say = texts(language).say
    assert say("play-key-quit") in shown(screen).splitlines()[-1]
    press(screen, "1")
    last = shown(screen).splitlines()[-1]
    for key in ("place", "turn", "confirm", "back", "hint"):
        assert say(f"play-key-{key}") in last
    for panel in ("?", "l", "q"):
        press(screen, "escape", panel)
        assert say("play-turn-you") in shown(screen)


def test_a_button_with_one_meaning_acts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = screen_of(dealt(session()))
    action = choice_of(screen).scene.moves[0].action
    scene = screen.session.scene()
    roll = Move("roll", action=action)
    screen.choice = Choice(Scene(**{**vars(scene), "moves": (roll,)}))
    assert "Roll" in shown(screen)
    before = len(screen.session.match.actions)
    press(screen, *["right"] * 4, "enter")
    assert len(screen.session.match.actions) > before


def test_the_view_follows_the_chosen_place() -> None:
    screen = screen_of(dealt(session()))
    for _ in range(5):
        press(screen, "h", "enter")
    press(screen, "1")
    for _ in choice_of(screen).cells:
        press(screen, "tab")
        assert "┏" in shown(screen, 50, 16)
        assert "┛" in shown(screen, 50, 16)
        assert re.search("[↑↓←→]", "".join(shown(screen, 50, 16).splitlines()[1:8]))


# -- on a terminal -----------------------------------------------------------------------------------------------------


def test_a_whole_game_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys come from a pipe: help and back, then h and Enter whenever a person is on move, and q at the end."""
    table = dealt(session())
    screen = screen_of(table)
    with create_pipe_input() as keys:
        refresh = screen.refresh

        def refreshed() -> None:
            refresh()
            keys.send_text({"choose": "h\r", "over": "q"}.get(table.stage(), ""))

        monkeypatch.setattr(screen, "refresh", refreshed)
        keys.send_text("?\x1b[Bx" + "1\x1b[C\tqe" + "h\r")
        show(screen, BRUSH, mode="none", pause=0.0, where=keys, out=DummyOutput())
    assert screen.left
    assert table.stage() == "over"
    assert len(table.match.actions) == table.match.game.max_steps()


def test_ctrl_c_asks_once_and_then_leaves() -> None:
    screen = screen_of(dealt(session()))
    with create_pipe_input() as keys:
        keys.send_text("\x03\x03")
        show(screen, Theme(), mode="true", pause=0.0, where=keys, out=DummyOutput())
    assert screen.panel == "leave"
    assert not screen.left
