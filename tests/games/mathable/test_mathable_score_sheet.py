"""Score sheets of games on paper: right ones pass, wrong ones are pointed out by turn and placement."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import invoke, refused, run

DATA = Path(__file__).parent / "mathable_games"
EXAMPLE = "Ada 39: 12@8I 8@6H 2@9G 1@7F 16@8J\nBen 121: 7@8F 6@9F 8@9H 4@6G 3@9E 21@8E 7@10E\n"


def check(folder: Path, text: str, *options: str) -> tuple[int, str]:
    file = folder / "sheet.txt"
    file.write_text(text, encoding="utf-8")
    result = invoke("score", file, *options)
    return result.exit_code, result.output


def test_the_worked_example_is_right(tmp_path: Path) -> None:
    code, told = check(tmp_path, EXAMPLE)
    assert code == 0
    assert told.splitlines() == ["Ada: 39", "Ben: 121", "2 turns, 12 placements: all is right."]


@pytest.mark.parametrize("path", sorted(DATA.glob("*.txt")), ids=lambda path: path.stem)
def test_the_real_games_are_right_without_the_bonus(path: Path) -> None:
    assert "50 placements: all is right." in run("score", path, "--no-bonus")


def test_more_tokens_than_a_rack_holds_are_pointed_out(tmp_path: Path) -> None:
    turn = "Ada 14: 1@7F 1@8I 1@7I 2@9G 2@6G 2@9H 1@8F 1@9F 1@6F 1@9E\n"
    code, told = check(tmp_path, turn)
    assert code == 1
    assert "placement 8, 1@9F: that is token 8 of the turn; there can have been 7 by then (R1, R6)" in told
    assert "placement 7" not in told


def test_with_the_bonus_the_turn_of_107_points_is_50_short() -> None:
    result = invoke("score", DATA / "game4.txt")
    assert result.exit_code == 1
    assert "turn 6 (Player2): counted as 107, it is 157" in result.output


def test_where_an_extra_token_may_have_been_kept_both_counts_are_right(tmp_path: Path) -> None:
    """Game 3's turn of 56 points places seven tokens, one of them on a restriction square."""
    assert invoke("score", DATA / "game3.txt").exit_code == 0
    text = (DATA / "game3.txt").read_text("utf-8").replace("Player1 56:", "Player1 106:")
    assert check(tmp_path, text)[0] == 0
    assert check(tmp_path, text, "--no-bonus")[0] == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("8@6H", "8@7G"), "turn 1 (Ada), placement 2, 8@7G: there is a 1 on 7G already"),
        (("12@8I", "9@8I"), "turn 1 (Ada), placement 1, 9@8I: 9 does not follow from 4 and 3 (R3)"),
        (("7@10E", "7@7E"), "turn 2 (Ben), placement 7, 7@7E: 7E wants a +, and 7 does not follow"),
        (("Ada 39", "Ada 40"), "turn 1 (Ada): counted as 40, it is 39"),
        (("Ben 121", "Ben 70"), "turn 2 (Ben): counted as 70, it is 71 or 121"),
        (("16@8J", "22@8J"), "turn 1 (Ada), placement 5, 22@8J: the box has no token '22'"),
        (("7@10E", "12@10E"), "turn 2 (Ben), placement 7, 12@10E: the box has 1 token 12, and no more are left"),
        (("2@9G", "2@9Z"), "turn 1 (Ada), placement 3, 2@9Z: 9Z is no square"),
        (("2@9G", "2"), "turn 1 (Ada), placement 3, 2: nothing is no square"),
        (("2@9G", "2@1A"), "turn 1 (Ada), placement 3, 2@1A: no two tokens lie in a straight line beside 1A (R3)"),
    ],
)
def test_what_is_wrong_is_pointed_out_by_turn_and_placement(tmp_path: Path, wrong: tuple[str, str], said: str) -> None:
    code, told = check(tmp_path, EXAMPLE.replace(*wrong))
    assert code == 1
    assert said in told


def test_all_faults_are_told_at_once_and_as_json(tmp_path: Path) -> None:
    text = EXAMPLE.replace("Ada 39", "Ada 38").replace("7@10E", "7@7E")
    code, told = check(tmp_path, text, "--json")
    assert code == 1
    assert [(fault["turn"], fault["placement"]) for fault in json.loads(told)["faults"]] == [(1, 0), (2, 7)]


def test_a_turn_without_placements_is_a_pass_or_an_exchange(tmp_path: Path) -> None:
    assert check(tmp_path, "Ada 0:\nBen 12: 12@8I\n")[0] == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [("Ada 12 12@8I\n", "line 1: 'Ada 12 12@8I' is no turn"), ("# empty\n", "the sheet has no turns")],
)
def test_what_is_no_sheet_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(text, encoding="utf-8")
    assert reason in refused("score", file)
    assert "cannot be read" in refused("score", tmp_path / "nowhere.txt")
