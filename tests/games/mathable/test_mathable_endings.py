"""How games of Mathable end, and what is said about it: why it is over, and what is about to end it."""

from __future__ import annotations

from typing import Any

import pytest
from mathable_endings import NOTHING, how_it_ended, table
from mathable_positions import HIDDEN, do, position
from sizes import sized

import abaculus
from abaculus.core.texts import texts
from abaculus.games.mathable.game import Mathable

GAMES = sized(200, interpreted=1, soak=20_000)


def game(**options: int | str) -> Mathable:
    loaded = abaculus.load_game("mathable", tiles=None, **options)
    assert isinstance(loaded, Mathable)
    return loaded


def notes(state: abaculus.State, viewer: int | None = None) -> list[tuple[str, dict[str, Any], int | None]]:
    return [(note["key"], note["args"], note["player"]) for note in state.view(viewer)["notes"]]


# -- R10 -----------------------------------------------------------------------------------------------------------------


def test_game_730_of_seed_0_does_not_stop_with_85_tokens_in_the_bag_of_which_42_fit() -> None:
    before, now = how_it_ended(game(rules=1), 0, 730), how_it_ended(game(), 0, 730)
    assert (before.bag, before.fitting, before.turns, before.willing) == (85, 42, 9, True)
    assert (now.why, now.bag, now.fitting) == (NOTHING, 0, 0)


def test_no_greedy_game_ends_while_a_token_in_the_bag_fits_and_somebody_looks_for_one() -> None:
    own = game()
    for number in range(GAMES):
        one = how_it_ended(own, 0, number)
        assert not (one.fitting and one.willing), number


def test_the_table_of_endings_counts_every_game_by_both_versions() -> None:
    rows = [line.strip("| ").split(" | ") for line in table(sized(20, interpreted=1, soak=20), seed=3)[2:]]
    for rules in "12":
        assert sum(int(row[2]) for row in rows if row[0] == rules) == sized(20, interpreted=1, soak=20)


# -- why it is over --------------------------------------------------------------------------------------------------------

SEVEN_ONES = ["1@8I", "1@7I", "1@6I", "1@9I", "1@5I", "1@4I", "1@10I"]


def ones_against(other: int, count: int) -> abaculus.State:
    """Seat 0 holds seven ones and is on move, seat 1 seven others; the rest of these is in the bag."""
    tiles = " ".join(["1"] * 7 + [str(other)] * count) + "\n"
    state = do(abaculus.load_game("mathable", tiles=tiles).new_initial_state(), "draw 1", f"draw {other}")
    return do(state, *[f"draw {other}"] * 6, *["draw 1"] * 6, "end")


def test_the_bag_is_empty_and_a_player_is_out() -> None:
    assert notes(do(ones_against(7, 7), *SEVEN_ONES), 1) == [("mathable-ended-out", {}, 0)]


def test_nothing_fits_any_more() -> None:
    assert notes(do(ones_against(99, 12), *SEVEN_ONES)) == [("mathable-ended-nothing-fits", {"bag": 5}, None)]


def test_everybody_passed_twice_in_a_row() -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), "end", "end", "end", "end")
    assert notes(state) == [("mathable-ended-passes", {"count": 4}, None)]


def test_nothing_was_placed_for_too_long() -> None:
    state = position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=19, more="passes=0")
    assert notes(do(state, "end")) == [("mathable-ended-idle", {"count": 20}, None)]


def test_by_version_1_nothing_was_placed_for_four_turns() -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=3, rules=1), "end")
    assert notes(state) == [("mathable-ended-idle", {"count": 4}, None)]


def test_a_position_that_is_over_for_no_reason_is_just_over() -> None:
    state = abaculus.load_game("mathable").from_position(
        "mathable next=over to=0 start=0 began=7 placed=0 idle=0 scores=0,0 racks=7;7 board=-"
    )
    assert notes(state) == [("play-ended", {}, None)]


# -- what is about to end it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_is_told_that_the_next_pass_ends_the_game(viewer: int | None) -> None:
    state = do(position(f"1,7,7,9,9,9,90;{HIDDEN}"), "end", "end")
    assert notes(state, viewer) == []
    assert notes(do(state, "end"), viewer) == [("mathable-soon-pass", {"count": 3}, None)]
    seven = position(f"{HIDDEN};1,7,7,9,9,9,90", idle=3, to=1)
    assert notes(do(seven, "7@8I"), viewer) == []


def test_everybody_is_told_that_a_turn_without_a_placement_ends_the_game() -> None:
    state = position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=19, more="passes=3")
    assert notes(state) == [("mathable-soon-idle", {"count": 19}, None)]
    by_version_1 = position(f"1,7,7,9,9,9,90;{HIDDEN}", idle=3, rules=1)
    assert notes(by_version_1) == [("mathable-soon-idle", {"count": 3}, None)]


# -- what fits nowhere -----------------------------------------------------------------------------------------------------


def test_who_holds_nothing_that_fits_is_told_so_and_nobody_else() -> None:
    state = position("80,81,90,9,9,9,9;1,1,1,1,1,1,2")
    assert notes(state, 0) == [("mathable-why-none-fits", {"bag": 92}, 0)]
    assert notes(state, 1) == notes(state, None) == []
    assert notes(do(state, "end"), 1) == []


def test_on_honour_nobody_is_told_what_fits() -> None:
    assert notes(position(f"80,81,90,9,9,9,9;{HIDDEN}", referee="honour"), 0) == []


def test_tokens_of_ones_own_that_nothing_leads_to_are_named_until_something_lies_there() -> None:
    tiles = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 500 7 999\n"
    start = abaculus.load_game("mathable", tiles=tiles).new_initial_state()
    state = do(start, "draw 7", *["draw 1"] * 13)
    assert notes(state) == [("mathable-why-never", {"tokens": "500, 999", "count": 2}, None)]
    assert notes(do(state, "7@8I")) == []


def test_every_token_of_the_box_can_be_placed() -> None:
    from abaculus.games.mathable.remarks import never_fitting

    assert never_fitting(game()) == []


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (("out", {"you": "no", "who": "Ada"}), "The bag is empty, and Ada has no token left."),
        (("out", {"you": "yes", "who": "Ada"}), "The bag is empty, and you have placed your last token."),
        (("nothing-fits", {"bag": 1}), "No token fits anywhere any more, not even the one in the bag."),
        (("passes", {"count": 6}), "The last 6 turns were passes."),
    ],
)
def test_endings_are_told_in_words(note: tuple[str, dict[str, Any]], said: str) -> None:
    assert texts("en").say(f"mathable-ended-{note[0]}", **note[1]) == said
