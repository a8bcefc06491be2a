"""Each rule of Mathable as a test that reads like the rule."""

from __future__ import annotations

import pytest
from mathable_positions import HIDDEN, do, position, texts, worth

import abaculus

# -- R1 ----------------------------------------------------------------------------------------------------------------


def test_r1_everyone_draws_one_token_openly_and_the_highest_starts() -> None:
    state = do(abaculus.load_game("mathable", players=3).new_initial_state(), "draw 9", "draw 40", "draw 12")
    assert state.view(None)["racks"] == [["9!"], ["40!"], ["12!"]]
    do(state, *["draw 1"] * 6)
    assert state.view(1)["racks"][1] == ["1"] * 6 + ["40!"]
    assert state.view(0)["racks"][1] == ["40!"] + ["?"] * 6


def test_r1_of_those_who_tie_one_is_drawn_by_lot() -> None:
    state = do(abaculus.load_game("mathable", players=4).new_initial_state(), "draw 9", "draw 8", "draw 9", "draw 9")
    assert state.chance_outcomes() == [(0, 1 / 3), (2, 1 / 3), (3, 1 / 3)]
    with pytest.raises(abaculus.IllegalAction, match="player 1, 3 or 4"):
        do(state, "start 1")


# -- R2 ----------------------------------------------------------------------------------------------------------------


def test_r2_a_turn_is_placements_or_an_exchange_and_not_both() -> None:
    state = position(f"1,2,3,4,5,6,7;{HIDDEN}")
    assert "swap 1 2 3 4 5 6 7" in texts(state)
    do(state, "7@8I")
    assert not [text for text in texts(state) if text.startswith("swap")]
    with pytest.raises(abaculus.IllegalAction, match="either an exchange or placements"):
        do(state, "swap 1")


def test_r2_one_may_pass_although_one_could_place() -> None:
    assert do(position(f"1,2,3,4,5,6,7;{HIDDEN}"), "end").current_player() == 1


# -- R3 ----------------------------------------------------------------------------------------------------------------


def test_r3_the_token_is_the_result_of_the_next_two_in_a_straight_line() -> None:
    fits = {text.split("@")[0] for text in texts(position(f"0,1,2,3,7,12,32;{HIDDEN}")) if text.endswith("@8I")}
    assert fits == {"1", "7", "12"}  # 4 - 3, 4 + 3, 4 x 3


def test_r3_diagonals_do_not_count_nor_does_a_square_between_two_tokens() -> None:
    state = position(f"5,7,3,2,9,10,11;{HIDDEN}")
    with pytest.raises(abaculus.IllegalAction, match="no two tokens lie in a straight line beside 6F"):
        do(state, "5@6F")
    # 6G lies between a 4 and an 8; that they make 12 does not help.
    with pytest.raises(abaculus.IllegalAction, match="12 does not follow from 1 and 3"):
        do(position(f"12,9,9,9,9,9,9;{HIDDEN}", "8@6H,7@8F,3@7F,4@6F"), "12@6G")


def test_r3_division_is_exact_and_never_by_zero_and_zero_divided_counts() -> None:
    # 0 on 9H: 4 - 4 is not there, so it must come from the 1s: 1@7I, then 1 - 1 = 0 beside them.
    state = position(f"0,1,1,5,5,5,5;{HIDDEN}")
    do(state, "1@7I", "1@8I", "0@6I")
    assert state.scores() == [2, 0]
    assert all(not text.endswith("@5I") or text.startswith(("1@", "0@")) for text in texts(state))


# -- R4 and R5 -----------------------------------------------------------------------------------------------------------


def test_r4_on_a_restriction_square_only_its_sign_counts() -> None:
    # 8J is a +. After 12@8I its pair is 12 and 4: 16 is their sum, 8 their difference, 48 their product.
    state = position(f"8,16,48,3,9,9,9;{HIDDEN}", "12@8I")
    assert [text for text in texts(state) if text.endswith("@8J")] == ["16@8J"]


def test_r5_every_direction_counts_once_and_award_squares_double() -> None:
    # 2 on 9H: nothing; 4 and 2 above give 8, 6 and 2; two signs that give the same result are one equation.
    state = position(f"2,6,8,9,9,9,9;{HIDDEN}")
    assert worth(state, "2@9H") == 2  # 4 - 2 and 4 / 2
    double = position(f"7,9,9,9,9,9,9;{HIDDEN}", "12@8I,8@6H,2@9G,1@7F,16@8J,7@8F,6@9F,8@9H,4@6G,3@9E,21@8E")
    assert worth(double, "7@10E") == 14


# -- R6 ----------------------------------------------------------------------------------------------------------------


def test_r6_after_a_restriction_square_one_may_draw_an_extra_token_at_once() -> None:
    state = do(position(f"3,9,9,9,10,16,48;{HIDDEN}", "12@8I"), "16@8J")
    assert texts(state) == ["extra", "no extra"]
    with pytest.raises(abaculus.IllegalAction, match="the choice of an extra token comes first"):
        do(state, "end")
    do(state, "extra")
    assert state.is_chance_node()
    do(state, "draw 5")
    assert state.view(0)["racks"][0] == ["3", "5", "9", "9", "9", "10", "48"]
    assert state.current_player() == 0


# -- R7 ----------------------------------------------------------------------------------------------------------------


def test_r7_fifty_points_for_seven_tokens_placed() -> None:
    state = position(f"7;{HIDDEN}", "12@8I,8@6H,2@9G,1@7F,4@6G,6@9H", placed=6)
    assert worth(state, "7@8F") == 57
    do(state, "7@8F")
    assert state.scores() == [57, 0]
    assert state.is_chance_node()


SEVEN_ONES = ["1@8I", "1@7I", "1@6I", "1@9I", "1@5I", "1@4I", "1@10I"]


def ones_against(other: int, count: int) -> abaculus.State:
    """Seat 0 holds seven ones and is on move, seat 1 seven others; the rest of these is in the bag."""
    tiles = " ".join(["1"] * 7 + [str(other)] * count) + "\n"
    state = do(abaculus.load_game("mathable", tiles=tiles).new_initial_state(), "draw 1", f"draw {other}")
    return do(state, *[f"draw {other}"] * 6, *["draw 1"] * 6, "end")


def test_r7_not_for_a_turn_that_began_with_fewer() -> None:
    state = do(ones_against(7, 7), SEVEN_ONES[0], "end", "end")
    assert " began=6 " in str(state)
    do(state, *SEVEN_ONES[1:])
    assert state.is_terminal()
    assert state.scores() == [7, -49]


def test_r7_comes_with_the_choice_where_an_extra_token_was_possible() -> None:
    state = position(f"16;{HIDDEN}", "12@8I,8@6H,2@9G,1@7F,4@6G,6@9H", placed=6)
    assert worth(state, "16@8J") == 16
    do(state, "16@8J")
    assert state.worth(state.string_to_action("no extra")) == 50
    assert do(state.clone(), "no extra").scores() == [66, 0]
    late = do(state, "extra", "draw 9", "end")
    assert late.scores() == [16, 0]  # the extra token was not placed


# -- R8 and R9 -----------------------------------------------------------------------------------------------------------


def test_r8_at_the_end_of_a_turn_one_draws_back_up_to_seven() -> None:
    state = do(position(f"1,7,7,9,9,9,9;{HIDDEN}"), "7@8I", "1@7F", "end")
    do(state, "draw 30")
    assert state.is_chance_node()
    do(state, "draw 40")
    assert state.current_player() == 1
    assert state.view(0)["racks"][0] == ["7", "9", "9", "9", "9", "30", "40"]


def test_r9_the_old_tokens_come_into_the_bag_after_the_new_ones_are_drawn() -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), "swap 7 90")
    assert state.view(1)["position"].endswith("aside=?,?")
    with pytest.raises(abaculus.IllegalAction, match="no 90 is left in the bag"):
        do(state, "draw 90")
    do(state, "draw 3", "draw 4")
    assert state.current_player() == 1
    assert state.view(0)["racks"][0] == ["1", "3", "4", "7", "9", "9", "9"]
    assert state.view(1)["unseen"]["90"] == 1


def test_r9_no_more_than_the_bag_holds() -> None:
    tokens = " ".join(["1"] * 8 + ["2"] * 7 + ["\n"])
    state = abaculus.load_game("mathable", tiles=tokens).new_initial_state()
    do(state, "draw 2", "draw 1", *["draw 2"] * 6, *["draw 1"] * 6)
    assert [text for text in texts(state) if text.startswith("swap")] == ["swap 2"]


def test_r9_who_exchanged_knows_that_nobody_holds_these_tokens_until_somebody_draws() -> None:
    game = abaculus.load_game("mathable")
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), "swap 90", "draw 3")
    known = state.information(0)
    assert " back=0:90" in known.view["position"]
    assert "back=" not in state.view(1)["position"]
    for sample in range(30):
        imagined = known.sample_hidden(1, sample)
        assert "90" not in imagined.view(1)["racks"][1]
    assert known.game == game


# -- R10 and R11 ---------------------------------------------------------------------------------------------------------


def test_r10_a_the_game_ends_when_bag_and_rack_are_empty() -> None:
    state = do(ones_against(7, 7), *SEVEN_ONES)
    assert state.is_terminal()
    assert state.scores() == [7 + 50, -49]


def test_r10_b_the_game_ends_right_after_a_placement_when_nothing_unseen_fits_and_r7_still_counts() -> None:
    state = do(ones_against(99, 12), *SEVEN_ONES[:6])
    assert worth(state, SEVEN_ONES[6]) == 51
    do(state, SEVEN_ONES[6])
    assert state.is_terminal()  # no draw of R8, although five tokens are in the bag
    assert state.view(None)["bag"] == 5
    assert state.scores() == [7 + 50, -7 * 99]


def test_r10_c_the_game_ends_after_2n_passes_and_r11_the_rest_is_lost() -> None:
    state = position("1,7,7,9,9,9,90;2,2,2,2,2,2,3", idle=3, scores="100,50")
    do(state, "end")
    assert state.is_terminal()
    assert state.scores() == [100 - 132, 50 - 15]
    assert state.returns() == [-1.0, 1.0]
    assert state.view(None)["racks"][0] == ["1", "7", "7", "9", "9", "9", "90"]


def test_r10_c_an_exchange_ends_the_row_of_passes_but_not_of_idle_turns() -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=3), "swap 1", "draw 5")
    assert " idle=4 passes=0 " in str(state)
    do(state, "end")
    assert " idle=5 passes=1 " in str(state)
    assert abaculus.load_game("mathable").from_position(str(state)) == state
    assert not do(state, "end", "end").is_terminal()
    assert do(state, "end").is_terminal()


def test_r10_c_a_placement_ends_both_rows() -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=5, more="passes=3"), "7@8I", "end", "draw 3")
    assert " idle=0 " in str(state)
    assert "passes" not in str(state)


def test_r10_c_a_mistake_without_a_placement_is_a_pass() -> None:
    state = position("1,7,7,9,9,9,90;2,2,2,2,2,2,3", idle=3, referee="aware")
    assert do(state, "7@8I claim 2").is_terminal()


def test_r10_c_the_game_ends_after_10n_turns_without_a_placement() -> None:
    state = position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=19, more="passes=0")
    assert do(state.clone(), "swap 1", "draw 5").is_terminal()
    assert not do(state, "7@8I", "end", "draw 3").is_terminal()


def test_r10_c_by_version_1_an_exchange_was_a_pass() -> None:
    state = position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=3, rules=1)
    assert do(state, "swap 1", "draw 5").is_terminal()
    assert " idle=4 scores=" in str(state)


@pytest.mark.parametrize(
    ("idle", "more", "rules"), [(4, "", 2), (20, "passes=0", 2), (5, "passes=4", 2), (4, "", 1), (3, "passes=1", 1)]
)
def test_r10_c_no_turn_comes_after_the_last_one(idle: int, more: str, rules: int) -> None:
    with pytest.raises(abaculus.BadNotation):
        position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=idle, more=more, rules=rules)


# -- aware -----------------------------------------------------------------------------------------------------------------


def test_aware_a_claim_up_to_the_truth_is_credited_as_claimed() -> None:
    board = "12@8I,8@6H,2@9G,1@7F,16@8J,7@8F,6@9F"
    state = position(f"8,9,9,9,9,9,10;{HIDDEN}", board, referee="aware")
    assert {text for text in texts(state) if text.startswith("8@9H")} == {f"8@9H claim {n}" for n in (1, 2, 3, 4)}
    assert [worth(state, f"8@9H claim {n}") for n in (1, 2, 3, 4)] == [8, 16, 0, 0]


def test_aware_a_claim_above_the_truth_sends_the_token_back_and_ends_the_turn() -> None:
    state = position(f"1,7,9,9,9,9,10;{HIDDEN}", referee="aware")
    do(state, "7@8I claim 1", "1@7F claim 2")
    assert state.scores() == [7, 0]  # what was scored before is kept
    assert state.is_chance_node()
    assert state.view(1)["racks"][0] == ["1!", "?", "?", "?", "?", "?"]


# -- honour ----------------------------------------------------------------------------------------------------------------


def honour(rack: str = "1,7,9,9,9,9,10", players: int = 2) -> abaculus.State:
    others = ";".join([HIDDEN] * (players - 1))
    return position(f"{rack};{others}", referee="honour", players=players, scores=",".join("0" * players))


def test_honour_a_wrong_placement_challenged_goes_back_and_ends_the_turn() -> None:
    state = do(honour(), "7@8I claim 1", "accept", "10@1A claim 1")
    assert state.current_player() == 1
    do(state, "challenge")
    assert state.scores() == [7, 0]
    assert state.is_chance_node()
    assert state.view(1)["racks"][0] == ["10!", "?", "?", "?", "?", "?"]
    do(state, "draw 5")
    assert state.current_player() == 1


def test_honour_a_right_placement_challenged_stands_without_penalty() -> None:
    state = do(honour(), "7@8I claim 1", "challenge")
    assert state.scores() == [7, 0]
    assert state.current_player() == 0
    assert any(tile["square"] == "8I" for tile in state.view(1)["board"])


def test_honour_a_wrong_placement_let_through_stands_and_scores_as_claimed() -> None:
    state = do(honour(), "10@1A claim 4", "accept")
    assert state.scores() == [10 * 4 * 3, 0]
    assert state.current_player() == 0


def test_honour_a_right_token_with_too_high_a_claim_is_wrong() -> None:
    assert do(honour(), "7@8I claim 2", "challenge").scores() == [0, 0]


def test_honour_all_opponents_are_asked_from_the_left_until_one_challenges() -> None:
    state = do(honour(players=4), "10@1A claim 1")
    assert [state.current_player(), do(state, "accept").current_player(), do(state, "accept").current_player()] == [
        1,
        2,
        3,
    ]
    assert do(state.clone(), "accept").scores() == [30, 0, 0, 0]
    assert do(state, "challenge").scores() == [0, 0, 0, 0]


def test_honour_the_choice_of_r6_comes_after_the_answers_also_for_a_wrong_placement() -> None:
    state = do(honour(), "9@2E claim 1", "accept")
    assert texts(state) == ["extra", "no extra"]


def test_honour_an_idle_turn_is_one_that_left_nothing_on_the_board() -> None:
    state = do(honour(), "10@1A claim 1", "challenge")
    assert " idle=1 " in str(state)
    assert state.current_player() == 1


# -- tokens of one's own -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1 2 three\n", "line 1: 'three' is no token"),
        ("1 2\n\n-4\n", "line 3: '-4' is no token"),
        ("1\n", "2 players need 14 tokens, the file has 1"),
        ("# nothing\n", "the file has no tokens"),
        ("1 " * 121 + "\n", "more than 120 tokens"),
        ("007\n", "'007' is no token"),
    ],
)
def test_a_bad_token_file_gets_the_line_and_the_reason(text: str, reason: str) -> None:
    with pytest.raises(abaculus.BadTileSet, match=reason):
        abaculus.load_game("mathable", tiles=text)


def test_a_game_with_other_tokens_carries_them_in_its_log() -> None:
    game = abaculus.load_game("mathable", tiles="9 1 1 1 1 1 1 1\n7 7 7 7 7 7 7 7\n")
    match = abaculus.Match(game)
    match.apply("draw 9")
    assert match.to_json()["options"]["tiles"] == "1 1 1 1 1 1 1\n7 7 7 7 7 7 7 7\n9\n"
    assert abaculus.Match.from_json(match.to_json()).state == match.state


# -- notation ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12@8I", "12 is not on the rack"),
        ("7@7G", "there is a 1 on 7G already"),
        ("7@1A", "no two tokens lie in a straight line beside 1A"),
        ("9@8I", "9 does not follow from 4 and 3"),
        ("extra", "it is a turn"),
        ("swap 1 1", "does not hold that many 1"),
    ],
)
def test_what_is_not_possible_is_explained(text: str, reason: str) -> None:
    with pytest.raises(abaculus.IllegalAction, match=reason):
        do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), text)


@pytest.mark.parametrize("text", ["", "7", "7@", "7@15A", "7@8Z", "7@8I claim 1", "swap", "fish", "999@8I"])
def test_what_means_nothing_is_told_apart(text: str) -> None:
    with pytest.raises(abaculus.BadNotation):
        do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), text)


def test_score_parts_read_like_the_rule() -> None:
    from abaculus.core.texts import texts as language

    state = position(f"7,9,9,9,9,9,9;{HIDDEN}", "12@8I,8@6H,2@9G,1@7F,16@8J,7@8F,6@9F,8@9H,4@6G,3@9E,21@8E")
    said = language("en").explain(state.score_parts(state.string_to_action("7@10E")))
    assert said == ["21 ÷ 3 = 7", "double square: 7 × 2 = 14"]
