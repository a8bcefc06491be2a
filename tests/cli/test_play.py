"""`abaculus play`: who sits where, the session, and games that are played line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from played_by_hand import dealt, refused, run, session
from sample_games import FIRST_GAME

import abaculus
from abaculus.cli.play_session import PlaySession
from abaculus.cli.seating import seat_names
from abaculus.cli.words import resume_command
from abaculus.core.errors import BadOption, IllegalAction, NotAllowed
from abaculus.core.match import Match
from abaculus.core.texts import LANGUAGES, texts


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.chdir(tmp_path)


# -- who sits where --------------------------------------------------------------------------------------------------


def test_seats() -> None:
    game = abaculus.load_game(FIRST_GAME, players=3)
    assert seat_names(game, bots=["greedy", "random"], hotseat=False, seat=1, people=["Ada"]) == [
        "greedy",
        "Ada",
        "random",
    ]
    assert seat_names(game, bots=["random"], hotseat=True, seat=0, people=["Ada"]) == ["Ada", "player 2", "random"]
    solo = abaculus.load_game(FIRST_GAME, players=1)
    assert seat_names(solo, bots=["greedy"], hotseat=False, seat=0, people=[]) == ["you"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"bots": ["wizard"]}, "greedy"),
        ({"bots": ["greedy", "greedy", "greedy"]}, "2 seats"),
        ({"seat": 3}, "0 to 2"),
        ({"people": ["greedy"]}, "name of a person"),
        ({"people": ["Ada", "Ben"]}, "2 names for 1 person"),
        ({"bots": ["greedy"] * 3, "hotseat": True}, "leave none"),
    ],
)
def test_seats_that_cannot_be(wrong: dict[str, Any], reason: str) -> None:
    game = abaculus.load_game(FIRST_GAME, players=3)
    asked: dict[str, Any] = {"bots": ["greedy"], "hotseat": False, "seat": 0, "people": []} | wrong
    with pytest.raises(BadOption, match=reason):
        seat_names(game, **asked)


# -- the session -----------------------------------------------------------------------------------------------------


def test_stages_of_a_game_against_a_bot() -> None:
    table = session()
    assert table.stage() == "chance"
    dealt(table)
    assert table.stage() == "choose"
    assert table.viewer() == 0
    with pytest.raises(NotAllowed):
        table.next_action()
    with pytest.raises(IllegalAction):
        table.choose(10**6)
    assert table.stage() == "choose"


def test_a_hint_asked_for_twice_is_the_same() -> None:
    table = dealt(session(seed=5))
    for _ in range(3):
        assert len({table.hint() for _ in range(5)}) == 1
        table.choose(table.hint().action)
        dealt(table)


def test_the_same_seed_deals_the_same_game() -> None:
    assert dealt(session(seed=9)).match.log() == dealt(session(seed=9)).match.log()
    assert dealt(session(seed=9)).match.log() != dealt(session(seed=10)).match.log()


def test_undo_is_refused_once_a_tile_was_drawn() -> None:
    table = dealt(session())
    assert table.why_no_undo() == "play-no-undo-nothing"
    table.choose(table.hint().action)
    dealt(table)
    assert table.why_no_undo() == "play-no-undo-seen"
    with pytest.raises(NotAllowed):
        table.undo()


def test_people_share_the_keyboard_without_seeing_each_others_hands() -> None:
    table = dealt(session(2, seats=["Ada", "Ben"]))
    assert table.stage() == "handover"
    assert table.viewer() is None
    assert all(not piece.fields for piece in table.scene().hand)
    first = table.state.current_player()
    table.take_keyboard()
    assert (table.stage(), table.viewer()) == ("choose", first)
    assert all(piece.fields for piece in table.scene().hand)
    table.choose(table.hint().action)
    dealt(table)
    assert table.stage() == "handover"
    assert table.why_no_undo() == "play-no-undo-seen"


def test_saving_and_going_on(tmp_path: Path) -> None:
    table = dealt(session())
    assert not table.unsaved
    table.choose(table.hint().action)
    assert table.unsaved
    file = table.save()
    assert file == Path(f"{FIRST_GAME}-1.json")
    assert not table.unsaved
    again = PlaySession(Match.load(file), seed=1, file=file)
    assert again.state == table.state
    assert (again.people, list(again.bots)) == ((0,), [1])
    assert again.last_decision().parts == table.last_decision().parts
    assert PlaySession(Match.load(file), seed=1).save() == Path(f"{FIRST_GAME}-2.json")


def test_a_game_that_is_kept_is_saved_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    table = dealt(session(file=file, keep=True))
    table.choose(table.hint().action)
    assert json.loads(file.read_text())["actions"] == table.match.log()
    table.file = tmp_path / "nowhere" / "kept.json"
    dealt(table)
    assert "nowhere" in table.trouble
    assert not table.unsaved
    table.choose(table.hint().action)
    assert table.unsaved


def test_a_match_of_bots_alone_is_refused() -> None:
    with pytest.raises(BadOption, match="nobody plays"):
        session(2, seats=["greedy", "random"])


# -- line by line ------------------------------------------------------------------------------------------------------


def greedy_game(table: PlaySession) -> list[str]:
    """What a person types who follows every hint."""
    typed = []
    while table.stage() != "over":
        if table.stage() == "choose":
            typed.append(table.match.game.write_move(table.hint()))
            table.choose(table.hint().action)
        else:
            table.step()
    return typed


def test_a_whole_game_line_by_line() -> None:
    table = session(seed=5)
    typed = greedy_game(table)
    assert len(typed) == table.match.game.max_game_length() // 2
    out = run("--seed", 5, stdin="\n".join([*typed, "explain", "save won.json", "quit"]) + "\n")
    assert f"Scores: You {table.state.scores()[0]}, Greedy bot {table.state.scores()[1]}" in out
    assert "You win with" in out or "Greedy bot wins with" in out
    assert Match.load("won.json").log() == table.match.log()


def test_without_a_turn_the_best_is_meant() -> None:
    scene = dealt(session(seed=5)).scene()
    cell = scene.places[0].cell
    best = max(
        (move for move in scene.moves if move.slot == 0 and move.cell == cell), key=lambda move: move.points or 0
    )
    text = abaculus.load_game(scene.game).write_move(best)
    assert f"You lay {text}: {best.points} point" in run("--seed", 5, stdin=f"1@{cell}\n")


def test_hot_seat_line_by_line_hides_the_hands_in_between() -> None:
    out = run("--hotseat", "--names", "Ada,Ben", "--seed", 3, stdin="\nmoves 1\n")
    start = out.index("press Enter when only you")
    assert "Hand:" not in out[:start]
    assert "Hand:" in out[start:]
    assert re.search(r"(Ada|Ben), your move:", out)


def test_all_languages_line_by_line() -> None:
    for language in LANGUAGES:
        out = run("--seed", 5, "--lang", language, stdin="help\nhint\n1@9,9\nfoo\nmoves\n")
        assert texts(language).say("play-line-your-move") in out


def test_colours_only_where_asked() -> None:
    assert "\x1b[" not in run("--seed", 5)
    assert "\x1b[" in run("--seed", 5, "--colour", "true")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--players", 9], "{} to {} players".format(*abaculus.game_info(FIRST_GAME).players)),
        (["--option", "speed"], "NAME=VALUE"),
        (["--bots", "wizard"], "there is no bot 'wizard'"),
        (["--colour", "mauve"], "true, 256 or none"),
        (["--palette", "mauve"], "mosaic"),
        (["--lang", "xx"], "there is no language 'xx'"),
        (["--resume", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--seat", 2], "seats 0 to 1 are players 1 to 2"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[object], reason: str) -> None:
    assert reason in refused(*arguments)


def test_the_command_to_go_on_can_be_pasted() -> None:
    assert resume_command(Path("my game.json")) == "abaculus play --resume 'my game.json'"
