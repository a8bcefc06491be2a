"""The best results of playing alone on this machine: said before and after a game, and kept beside the saved games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from played_by_hand import press, run, screen_of, session
from sample_games import FIRST_GAME

import abaculus
from abaculus.cli.solo_best import SoloBest
from abaculus.core.match import Match
from abaculus.core.texts import texts

OPTION = next(one for one in abaculus.game_info(FIRST_GAME).options if one.matters_to(1))
EN = texts("en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "bests.json"


def played(file: Path, worst: bool = False, players: int = 1, **options: str) -> tuple[SoloBest, int]:
    """A game played to its end, greedily or as badly as can be; who follows the best results, and the points."""
    table = session(players, options=options)
    best = SoloBest(table, file)
    while table.stage() != "over":
        state = table.state
        if table.stage() == "choose":
            actions = sorted(state.legal_actions(), key=state.worth)
            table.choose(actions[0] if worst else actions[-1])
        else:
            table.step()
    return best, table.state.scores()[0]


def begun(file: Path, **options: str) -> str:
    """What somebody is told who begins a game alone."""
    return SoloBest(session(1, options=options), file).line(EN)


def test_a_result_is_kept_until_a_better_one_comes(file: Path) -> None:
    assert begun(file) == ""
    best, low = played(file, worst=True)
    assert best.line(EN) == best.line(EN) == "This is a new best result."
    assert begun(file) == EN.say("best-so-far", points=low)
    best, high = played(file)
    assert high > low
    assert best.line(EN) == "This is a new best result."
    best, worse = played(file, worst=True)
    assert worse < high
    assert best.line(EN) == begun(file) == EN.say("best-so-far", points=high)
    assert [row["points"] for row in json.loads(file.read_text(encoding="utf-8"))["bests"]] == [high]


def test_only_games_on_the_same_terms_compare(file: Path) -> None:
    played(file)[0].line(EN)
    assert begun(file) != ""
    assert begun(file, **{OPTION.name: str(OPTION.values[1])}) == ""
    tiles = abaculus.load_game(FIRST_GAME).default_tiles()
    assert SoloBest(session(1, tiles=tiles), file).line(EN) == ""


def test_nothing_is_kept_of_games_with_others_or_of_games_that_were_over(file: Path) -> None:
    assert played(file, players=2)[0].line(EN) == ""
    table = session(1)
    while table.stage() != "over":
        table.step() if table.stage() == "chance" else table.choose(table.state.legal_actions()[0])
    assert SoloBest(table, file).line(EN) == ""
    assert not file.exists()


@pytest.mark.parametrize("held", ["no JSON", "[]", '{"format": 99, "bests": []}'])
def test_a_file_that_cannot_be_read_is_left_alone(file: Path, held: str) -> None:
    file.parent.mkdir()
    file.write_text(held, encoding="utf-8")
    best, _ = played(file)
    assert best.line(EN) == "This is a new best result."
    assert file.read_text(encoding="utf-8") == held


def test_a_folder_that_cannot_be_written_spoils_no_game(file: Path) -> None:
    file.parent.write_text("a file where the folder should be", encoding="utf-8")
    assert played(file)[0].line(EN) == "This is a new best result."


def test_the_screen_says_it_when_the_game_is_over(file: Path) -> None:
    table = session(1)
    screen = screen_of(table)
    screen.words.solo_best = SoloBest(table, file)
    press(screen)
    while table.stage() != "over":
        step = table.step() if table.stage() == "chance" else table.choose(table.state.legal_actions()[-1])
        screen.tell(step)
    assert screen.told[-1] == "This is a new best result."


def test_play_line_by_line_says_what_there_is_to_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABACULUS_DATA", str(tmp_path))
    monkeypatch.setenv("ABACULUS_LANG", "en")
    almost = session(1)
    while almost.stage() != "over":
        almost.step() if almost.stage() == "chance" else almost.choose(almost.state.legal_actions()[-1])
    last, saved = almost.match.history[-1], tmp_path / "saved.json"
    action = almost.match.game.write_move(last.move)
    almost.match.drop(1)
    almost.match.save(saved)
    assert Match.load(saved).state.legal_actions()
    told = run("--resume", saved, stdin=f"{action}\n")
    assert "This is a new best result." in told
    assert EN.say("best-so-far", points=almost.state.worth(last.action) + almost.state.scores()[0]) in run(
        FIRST_GAME, "--players", 1, stdin="quit\n"
    )
