"""Number Castle's house rule: who rolls a number of no use rolls once more (R6)."""

from __future__ import annotations

import pytest
from castle_positions import at, begun, do, texts

import abaculus
from abaculus.bots import make_bot
from abaculus.core.state import State
from abaculus.rl.seeing import Eyes

ROLLS = [f"roll {die}" for die in range(1, 7)]


def test_r6_a_4_is_rolled_once_more_and_the_second_roll_counts() -> None:
    state = do(begun(reroll="once"), "roll 4")
    assert texts(state) == ROLLS
    assert state.chance_outcomes() == [(die, 1 / 6) for die in range(1, 7)]
    assert state.record[0].mover == 0
    do(state, "roll 2", "draw red7", "red7@0,0/0", "draw red8", "red8@1,0/0")
    assert state.record[0].mover == 1


@pytest.mark.parametrize("second", [4, 5, 6])
def test_r6_a_second_roll_of_no_use_misses_the_turn(second: int) -> None:
    state = do(begun(reroll="once"), "roll 4", f"roll {second}")
    assert texts(state) == ["miss"]
    assert texts(do(state, "miss")) == ROLLS
    assert state.record[0].mover == 1
    assert state.record[0].first == 0


def test_r6_a_5_or_6_with_nothing_to_take_is_rolled_once_more_others_are_not() -> None:
    castle = "0,0:blue1/0;1,0:red2/0;2,0:blue3/0"
    state = do(at(castle, reroll="once"), "roll 5")  # red2 holds the castle together
    assert texts(state) == ROLLS
    assert texts(do(state, "roll 6")) == ["take 0,0", "take 2,0"]
    assert texts(do(at(castle, reroll="once"), "roll 6")) == ["take 0,0", "take 2,0"]


def test_r6_the_next_player_may_roll_twice_as_well() -> None:
    state = do(begun(reroll="once"), "roll 4", "roll 4", "miss", "roll 6")
    assert texts(state) == ROLLS
    assert " first=6 roll=- " in str(state)


def test_r6_unless_that_is_agreed_nobody_rolls_twice() -> None:
    assert abaculus.load_game("castle") == abaculus.load_game("castle", reroll="none")
    assert texts(do(begun(), "roll 4")) == ["miss"]


def test_a_position_says_what_was_rolled_first_only_where_something_was() -> None:
    state = begun(reroll="once")
    assert "first" not in str(state)
    do(state, "roll 4", "roll 1", "draw red1")
    assert " turn=0 first=4 roll=1 build=1 drawn=red1 " in str(state)
    assert state.game.from_position(str(state)).key() == state.key()
    assert state.view(1)["first"] == 4
    assert "first" not in begun().view(1)


CASTLE = "0,0:red1/0+blue1/0;1,0:blue2/0"


@pytest.mark.parametrize(
    ("reroll", "first", "roll", "build", "why"),
    [
        ("none", 4, 1, 1, "with reroll=once"),
        ("once", 3, 1, 1, "first=3: that number can be used"),
        ("once", 0, 4, 0, "first=4 roll=-"),
        ("once", 0, 5, 0, "first=5 roll=-"),
        ("once", 6, 1, 1, "first=6: that number can be used"),
        ("once", 6, "-", 0, "first=6: that number can be used"),
        ("once", 7, 1, 1, "first=7; it is a number from 0 to 6"),
    ],
)
def test_a_first_roll_that_cannot_be_is_refused(reroll: str, first: int, roll: object, build: int, why: str) -> None:
    with pytest.raises(abaculus.BadNotation, match=why):
        at(CASTLE, reroll=reroll, first=first, roll=roll, build=build)


def test_a_first_roll_of_no_use_is_read() -> None:
    assert texts(at(CASTLE, reroll="once", first=5)) == ROLLS
    assert texts(at(CASTLE, reroll="once", first=5, roll=4)) == ["miss"]
    # A stone has been built since: there was none to take out before.
    assert at("0,0:red1/0", reroll="once", first=5, roll=2, build=1).is_chance_node()


def test_a_game_over_has_no_first_roll() -> None:
    with pytest.raises(abaculus.BadNotation, match="first= is for a turn"):
        at("-", reroll="once", first=4, turn=128)


def test_a_log_with_second_rolls_replays() -> None:
    match = abaculus.Match(abaculus.load_game("castle", reroll="once"))
    for action in ("start 1", "roll 4", "roll 5", "miss", "roll 6", "roll 1", "draw red7", "red7@0,0/0"):
        match.apply(action)
    assert abaculus.Match.from_json(match.to_json()).state == match.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_longest_game_of_second_rolls_has_as_many_steps_as_the_game_says(players: int) -> None:
    state, steps = begun(players, "once"), 1
    while not state.is_terminal():
        do(state, "roll 4", "roll 4", "miss")
        steps += 3
    assert state.record[0].turns == 64 * players
    assert 0 <= state.game.max_steps() - steps <= 2 * 11 * players


def test_learners_are_shown_the_first_roll_where_there_can_be_one() -> None:
    def seen(state: State) -> dict[str, list[int]]:
        eyes = Eyes(state.game)
        return {name: block.tolist() for name, block in eyes.layout.split(eyes.observe(state, 0)).items()}

    assert seen(do(begun(reroll="once"), "roll 5"))["first"] == [0, 0, 0, 0, 1, 0]
    assert seen(begun(reroll="once"))["first"] == [0] * 6
    assert "first" not in seen(do(begun(), "roll 5"))


def test_bots_play_on_after_a_second_roll() -> None:
    state = do(at(CASTLE, reroll="once"), "roll 4", "roll 6")
    for name in ("random", "greedy", "master"):
        choice = make_bot(name, seed=1).choose(state.information(0))
        assert state.action_to_string(choice) in texts(state)
