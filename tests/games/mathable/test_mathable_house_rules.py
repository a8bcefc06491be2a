"""House rules: what emptying the rack brings, and which equations score on a square with a sign."""

from __future__ import annotations

import pytest
from mathable_positions import HIDDEN, do, position, texts, worth

import abaculus
from abaculus.games.mathable.best_turn import best_turn
from abaculus.games.mathable.game import Mathable
from abaculus.games.mathable.score_sheet import check_sheet, read_sheet

SIX = "12@8I,8@6H,2@9G,1@7F,4@6G,6@9H"
TWO_WAYS = "2@6G,7@8I,3@7I,6@6H,3@7F,8@9H,2@9G,1@8F,2@5G,2@6F,1@5F"
"""On 5H, which wants a +, a 3 is 2 + 1 from the left and 6 / 2 from below."""


@pytest.mark.parametrize(("bonus", "points"), [(50, 57), (0, 7)])
def test_r7_the_last_of_seven_tokens_brings_the_bonus_that_was_agreed_on(bonus: int, points: int) -> None:
    state = position(f"7;{HIDDEN}", SIX, placed=6, bonus=bonus)
    assert worth(state, "7@8F") == points
    assert best_turn(state).points == points
    assert best_turn(state).bonus == bonus
    parts = state.score_parts(state.string_to_action("7@8F"))
    assert [part.points for part in parts] == [7, 50][: len(parts)]
    assert sum(part.points for part in parts) == points
    assert do(state, "7@8F").scores() == [points, 0]


@pytest.mark.parametrize("bonus", [50, 0])
def test_r7_the_bonus_that_comes_with_the_choice(bonus: int) -> None:
    state = do(position(f"16;{HIDDEN}", SIX, placed=6, bonus=bonus), "16@8J")
    assert worth(state, "no extra") == bonus
    assert [part.points for part in state.score_parts(state.string_to_action("no extra"))] == [bonus] * bool(bonus)
    assert do(state, "no extra").scores() == [16 + bonus, 0]


def test_r4_on_a_square_with_a_sign_only_equations_with_it_score() -> None:
    state = position(f"3,9,9,9,9,9,10;{HIDDEN}", TWO_WAYS)
    assert worth(state, "3@5H") == 3
    assert [part.args["sign"] for part in state.score_parts(state.string_to_action("3@5H"))] == ["+"]


def test_r4_or_all_score_once_one_has_the_sign() -> None:
    state = position(f"3,9,9,9,9,9,10;{HIDDEN}", TWO_WAYS, sign="all")
    assert worth(state, "3@5H") == 6
    assert [part.args["sign"] for part in state.score_parts(state.string_to_action("3@5H"))] == ["/", "+"]


def test_r4_a_token_may_go_where_it_may_go_by_either_rule() -> None:
    rack = f"1,4,8,3,7,12,2;{HIDDEN}"
    assert texts(position(rack, TWO_WAYS)) == texts(position(rack, TWO_WAYS, sign="all"))
    with pytest.raises(abaculus.IllegalAction, match="wants a"):
        do(position(f"8,9,9,9,9,9,10;{HIDDEN}", "12@8I", sign="all"), "8@8J")  # 12 - 4, on a +


@pytest.mark.parametrize(("sign", "points"), [("own", 0), ("all", 6)])
def test_r4_a_claim_is_held_against_the_equations_that_score(sign: str, points: int) -> None:
    aware = position(f"3,9,9,9,9,9,10;{HIDDEN}", TWO_WAYS, sign=sign, referee="aware")
    assert worth(aware, "3@5H claim 2") == points
    honour = position(f"3,9,9,9,9,9,10;{HIDDEN}", TWO_WAYS, sign=sign, referee="honour")
    assert do(honour, "3@5H claim 2", "challenge").scores() == [points, 0]


@pytest.mark.parametrize(("sign", "points"), [("own", 3), ("all", 6)])
def test_a_score_sheet_is_counted_by_the_rule_that_was_played(sign: str, points: int) -> None:
    game = abaculus.load_game("mathable", sign=sign)
    assert isinstance(game, Mathable)
    before = f"Ada 1: {' '.join(TWO_WAYS.split(',')[:5])}\nBen 1: {' '.join(TWO_WAYS.split(',')[5:])}\n"
    assert check_sheet(game, read_sheet(before + f"Ada {points}: 3@5H\n")).turns[2] == points


@pytest.mark.parametrize(("bonus", "points"), [(50, 57), (0, 7)])
def test_a_score_sheet_counts_the_bonus_that_was_agreed_on(bonus: int, points: int) -> None:
    game = abaculus.load_game("mathable", bonus=bonus)
    assert isinstance(game, Mathable)
    turn = "Ada 0: 1@8I 1@7I 1@6I 1@9I 1@5I 1@4I 1@10I\n"
    assert check_sheet(game, read_sheet(turn)).turns == [points]


def test_old_logs_that_name_neither_are_played_by_the_printed_rules() -> None:
    log = abaculus.Match(abaculus.load_game("mathable")).to_json()
    options = {name: value for name, value in log["options"].items() if name not in ("bonus", "sign")}
    game = abaculus.Match.from_json({**log, "options": options}).game
    assert (game.options["bonus"], game.options["sign"]) == (50, "own")
