"""`abaculus play` with Hexago: its tiles, typed and drawn, its hands, and whole games alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from played_by_hand import BRUSH, dealt, press, refused, run, screen_of, session, shown
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import abaculus
from abaculus.cli.fullscreen import show
from abaculus.core.errors import BadNotation
from abaculus.core.information import InformationSet
from abaculus.core.match import Match
from abaculus.games.hexago.game import Hexago

pytestmark = pytest.mark.once

SIX_TILES = "\n".join(abaculus.load_game("hexago").default_tiles().splitlines()[2:8]) + "\n"
"""A short solo game."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


def test_bots_and_hints_know_only_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt(session(game="hexago"))
    asked: list[InformationSet] = []

    def watched(choose: Callable[[InformationSet], int]) -> Callable[[InformationSet], int]:
        def choosing(known: InformationSet) -> int:
            asked.append(known)
            return choose(known)

        return choosing

    for bot in (table.bots[1], table._adviser):
        monkeypatch.setattr(bot, "choose", watched(bot.choose))
    hint = table.hint()
    table.choose(hint.action)
    dealt(table)
    assert [known.player for known in asked] == [0, 1]
    assert asked[0].view["hands"][1] == ["?"] * 4
    assert asked[1].view["hands"][0] == ["?"] * 4


def test_undo_in_solo_takes_back_move_after_move() -> None:
    table = session(1, game="hexago", tiles=SIX_TILES)
    positions = []
    for _ in range(3):
        positions.append(str(table.state))
        table.choose(table.hint().action)
    while positions:
        assert table.undo() == 1
        assert str(table.state) == positions.pop()
    assert table.why_no_undo() == "play-no-undo-nothing"


def test_what_is_told_at_a_shared_keyboard_is_what_everyone_saw() -> None:
    table = session(2, game="hexago", seats=["Ada", "Ben"])
    screen = screen_of(table)
    press(screen, "z", "enter", "h", "enter")
    drawn = [text.split()[1] for text in table.match.log() if text.startswith("draw")][-1]
    assert not any("Drawn" in line for line in screen.told)
    assert drawn not in shown(screen)
    screen.press("l")
    assert drawn not in shown(screen, 80, 60)


def test_open_hands_need_no_handover() -> None:
    table = dealt(session(2, game="hexago", seats=["Ada", "Ben"], options={"hands": "open"}))
    assert table.stage() == "choose"
    first = table.viewer()
    assert first is not None
    table.choose(table.hint().action)
    dealt(table)
    assert (table.stage(), table.viewer()) == ("choose", 1 - first)


def test_own_draws_are_typed_in() -> None:
    table = session(game="hexago", own_draws=True)
    assert table.stage() == "ask"
    assert table.drawer() is None
    with pytest.raises(BadNotation, match="start 0"):
        table.answer("start 7")
    table.answer("START 1")
    assert table.drawer() == 1
    table.answer("y6b5r2r1p4g3")
    table.answer("draw G6R2P1G4B5Y3")
    assert table.match.log() == ["start 1", "draw Y6B5R2R1P4G3", "draw G6R2P1G4B5Y3"]
    with pytest.raises(BadNotation):
        table.answer("Y6B5R2R1P4G3")


def test_a_solo_game_on_the_screen_pages_through_the_hand() -> None:
    table = session(1, game="hexago")
    game = table.match.game
    assert isinstance(game, Hexago)
    screen = screen_of(table)
    assert "1–7 of 36" in shown(screen)
    press(screen, "page down")
    assert "8–14 of 36" in shown(screen)
    press(screen, "3", "enter")
    assert table.match.log() == [f"{game.set.names[9]}@0,0/0"]
    shown(screen)
    press(screen, "u")
    assert table.match.log() == []
    assert "Taken back." in shown(screen)


def test_a_short_solo_game_to_its_end() -> None:
    table = session(1, game="hexago", tiles=SIX_TILES)
    screen = screen_of(table)
    for _ in range(6):
        press(screen, "h", "enter")
    assert f"Result: {table.state.scores()[0]} points." in shown(screen)
    press(screen, "x")
    assert screen.note.startswith("You lay")
    assert f"Total: {table.state.scores()[0]}" in "".join(screen.panel_lines(76))
    assert "The final count" in shown(screen)
    press(screen, "escape")
    press(screen, "left", "right", "up", "down", "1")
    assert not screen.left


def test_drawing_at_a_real_table_on_the_screen() -> None:
    table = session(game="hexago", own_draws=True)
    screen = screen_of(table)
    assert "Type what came up, such as start 0" in shown(screen)
    press(screen, *"start 9", "enter")
    assert "start 9 cannot come up here" in screen.note
    press(screen, *"start 0x", "backspace", "enter")
    assert table.match.log() == ["start 0"]
    assert "You draw." in shown(screen)
    press(screen, *"Y6", "escape", "escape")
    assert screen.panel == "leave"


def test_the_end_of_the_input_ends_politely() -> None:
    assert "The game was not saved." in run("hexago", "--players", 1, stdin="1@0,0\n")
    assert "not saved" not in run("hexago", "--players", 1)
    out = run("hexago", "--players", 1, stdin="1@0,0\nsave here.json\n")
    assert "Saved in here.json." in out
    assert "Go on later with: abaculus play --resume here.json" in out
    assert Match.load("here.json").state.scores() == [0]


def test_a_saved_game_goes_on_where_it_was() -> None:
    run("hexago", "--players", 1, "--save", "kept.json", stdin="1@0,0\n2@1,0/3\n")
    before = Match.load("kept.json").log()
    out = run("--resume", "kept.json", stdin="log\nundo\nlog\nsave\nquit\n")
    assert "\n".join(before) in out
    assert "Taken back." in out
    assert Match.load("kept.json").log() == before[:1]


def test_commands_line_by_line() -> None:
    out = run(
        "hexago", "--seed", 5, stdin="help\nmoves\nmoves 2\nmoves 9\nall\nhint\nboard\nexplain\nundo\nlog\nrules\n"
    )
    assert "moves 1      the places for tile 1" in out
    assert len(re.findall(r"places, at best \d+ points", out)) == 4
    assert "There is no tile 9 here." in out
    assert re.search(r"Hint: \w{12}@-?\d,-?\d/\d \(\d+ points\)", out)
    assert "There is no move to take back yet." in out
    assert out.count("draw ?") >= 4
    assert "the sum counts twice" in out
    scene = dealt(session(game="hexago", seed=5)).scene()
    assert all(abaculus.load_game(scene.game).write_move(move) in out for move in scene.moves)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1@9,9/0", "Nothing can be laid on 9,9"),
        ("1@0,0/0", "There is a tile on 0,0 already."),
        ("8@0,1", "There is no tile 8 here."),
        ("Y6B5R2R1P4G3@0,1/0", "is not in your hand."),
        ("1@0,1/7", "That is not possible"),
        ("dance", "dance is neither a command nor a move."),
        ("dance" * 1000, "dance is neither a command nor a move."),
        ("save .", "Not saved"),
    ],
)
def test_what_cannot_be_is_explained_line_by_line(typed: str, answer: str) -> None:
    assert answer in run("hexago", "--seed", 5, stdin=f"{typed}\n")


def test_own_draws_line_by_line() -> None:
    out = run("hexago", "--own-draws", stdin="start 5\nstart 0\nY6B5R2R1P4G3\n")
    assert "start 5 cannot come up here." in out
    assert "You start." in out
    assert "You draw." in out


def test_a_saved_game_is_not_mixed_with_other_wishes() -> None:
    run("hexago", "--players", 1, "--save", "kept.json", stdin="1@0,0\n")
    assert "--players cannot be given with --resume" in refused("--resume", "kept.json", "--players", 1)
    assert "exists already" in refused("hexago", "--save", "kept.json")
    kept = json.loads(Path("kept.json").read_text())
    Path("bots.json").write_text(json.dumps({**kept, "seats": ["greedy"]}))
    assert "nobody plays" in refused("--resume", "bots.json")


def test_a_paste_is_typed_and_a_lost_terminal_ends_quietly() -> None:
    table = session(game="hexago", own_draws=True)
    screen = screen_of(table)
    with create_pipe_input() as keys:
        keys.send_text("start 1\r\x1b[200~Y6B5R2R1P4G3\x1b[201~\r\x1b[15~")
        keys.close()
        show(screen, BRUSH, mode="256", pause=0.0, where=keys, out=DummyOutput())
    assert table.match.log() == ["start 1", "draw Y6B5R2R1P4G3"]
