"""What Number Castle tells everybody about a position: why it ended, who may end it soon, why a turn is missed."""

from __future__ import annotations

from typing import Any

import pytest
from castle_positions import at, begun, do
from server_table import do as do_at
from server_table import without_server

import abaculus
from abaculus.core.match import Match
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts
from abaculus.server.tables import decide, projection

Told = tuple[str, dict[str, Any], int | None]


def told(state: State) -> list[Told]:
    notes = [(note["key"], note["args"], note["player"]) for note in state.view(None)["notes"]]
    assert all(state.view(seat)["notes"] == state.view(None)["notes"] for seat in range(state.game.num_players()))
    assert [tuple(note) for note in state.scene(0).notes] == notes
    return notes


def all_but(colour: str, count: int) -> str:
    """Stones out of the castle, so that a pile is left with this many."""
    numbers = [*range(1, 11), 20][: 11 - count]
    return ",".join(f"{colour}{number}" for number in numbers)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_a_game_over_says_whose_pile_is_empty() -> None:
    state = at("0,0:blue1/0", roll=3, build=3, out=all_but("red", 1))
    do(state, "draw red20", "red20@0,0/0")
    assert told(state) == [("castle-ended-pile", {}, 0)]
    then = at("0,0:red1/0", turn=1, roll=1, build=1, out=all_but("blue", 1))
    assert told(do(then, "draw blue20", "blue20@0,0/0")) == [("castle-ended-pile", {}, 1)]


def test_a_game_over_after_64_rounds_says_so() -> None:
    state = at("-", turn=127, roll=4)
    assert told(do(state, "miss")) == [("castle-ended-rounds", {"count": 64}, None)]


def test_a_finished_log_says_why_it_ended() -> None:
    match = abaculus.Match(abaculus.load_game("castle", tiles="red 5 1 2 1 2 1 2\nblue 7 3 1 2 6 5 4\n"))
    for action in ("start 1", "roll 3", "draw blue7", "blue7@0,0/0"):
        match.apply(action)
    assert match.to_json()["ending"] == {"key": "castle-ended-pile", "args": {}, "player": 1}


# -- soon -------------------------------------------------------------------------------------------------------------


def test_nothing_is_said_while_nothing_ends_soon() -> None:
    assert told(abaculus.load_game("castle").new_initial_state()) == []
    assert told(begun()) == []
    assert told(at("0,0:blue1/0", out=all_but("red", 4))) == []


@pytest.mark.parametrize("count", [1, 2, 3])
def test_everybody_is_told_who_has_few_stones_left(count: int) -> None:
    soon = ("castle-soon-pile", {"count": count}, 0)
    assert told(at("0,0:blue1/0", out=all_but("red", count))) == [soon]
    assert told(at("0,0:blue1/0", turn=1, out=all_but("red", count))) == [soon]
    assert told(at("0,0:blue1/0", roll=6, out=all_but("red", count))) == [soon]


def test_everybody_is_told_that_the_last_stone_is_placed_this_turn() -> None:
    soon: Told = ("castle-soon-pile", {"count": 2}, 0)
    last: Told = ("castle-soon-last", {}, 0)
    assert told(at("0,0:blue1/0", roll=1, build=1, out=all_but("red", 2))) == [soon]
    state = at("0,0:blue1/0", roll=2, build=2, out=all_but("red", 2))
    assert told(state) == [last]
    assert told(do(state, "draw red10")) == [last]
    assert told(do(state, "red10@0,0/0")) == [last]
    assert told(do(state, "draw red20")) == [last]
    assert told(do(state, "red20@0,0/0")) == [("castle-ended-pile", {}, 0)]


def test_a_stone_that_leaves_others_in_the_pile_does_not_end_the_game() -> None:
    state = do(at("0,0:blue1/0", roll=1, build=1, out=all_but("red", 2)), "draw red10")
    assert told(state) == [("castle-soon-pile", {"count": 1}, 0)]


def test_everybody_is_told_of_the_last_round() -> None:
    assert told(at("0,0:red1/0", turn=125)) == []
    assert told(at("0,0:red1/0", turn=126)) == [("castle-soon-rounds", {"count": 2, "rounds": 64}, None)]


# -- why a turn is missed ---------------------------------------------------------------------------------------------

RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")


def ring(middle: str, colour: str) -> str:
    """A stone with five neighbours of a colour, each of which can be taken."""
    return f"0,0:{middle}/0;" + ";".join(f"{cell}:{colour}{number + 1}/0" for number, cell in enumerate(RING[:5]))


@pytest.mark.parametrize(
    ("stacks", "roll", "key", "args"),
    [
        ("0,0:red1/0", 4, "castle-why-four", {}),
        ("-", 5, "castle-why-own-none", {}),
        ("0,0:blue1/0", 5, "castle-why-own-none", {}),
        ("0,0:red1/0+blue1/0", 5, "castle-why-own-covered", {}),
        (ring("red7", "blue"), 5, "castle-why-own-crowded", {"count": 1}),
        ("0,0:blue1/0;1,0:red2/0;2,0:blue3/0", 5, "castle-why-own-apart", {"count": 1}),
        ("0,0:blue1/0;1,0:red2/0;2,0:red3/0;3,0:blue4/0", 5, "castle-why-own-apart", {"count": 2}),
        (ring("red7", "blue") + ";2,0:red8/0;3,0:blue9/0", 5, "castle-why-own-mixed", {"count": 2}),
        ("0,0:red1/0", 6, "castle-why-other-none", {}),
        ("0,0:blue1/0+red1/0", 6, "castle-why-other-covered", {}),
        (ring("blue7", "red"), 6, "castle-why-other-crowded", {"count": 1}),
        ("0,0:red1/0;1,0:blue2/0;2,0:red3/0", 6, "castle-why-other-apart", {"count": 1}),
        (ring("blue7", "red") + ";2,0:blue8/0;3,0:red9/0", 6, "castle-why-other-mixed", {"count": 2}),
    ],
)
def test_a_missed_turn_says_why(stacks: str, roll: int, key: str, args: dict[str, int]) -> None:
    assert told(at(stacks, roll=roll)) == [(key, args, 0)]
    other = stacks.replace("red", "green").replace("blue", "red").replace("green", "blue")
    assert told(at(other, roll=roll, turn=1)) == [(key, args, 1)]


def test_nothing_is_said_while_something_can_be_taken() -> None:
    assert told(at("0,0:red1/0;1,0:blue1/0", roll=5)) == []


def test_a_second_roll_says_what_the_first_was() -> None:
    second = ("castle-why-second", {"first": 4}, 0)
    state = do(begun(reroll="once"), "roll 4")
    assert told(state) == [second]
    assert told(do(state, "roll 5")) == [second, ("castle-why-own-none", {}, 0)]
    assert told(do(state, "miss")) == []


def test_the_log_says_why_a_turn_was_missed() -> None:
    match = Match(abaculus.load_game("castle", reroll="once"))
    for text in ("start 0", "roll 4", "roll 5", "miss"):
        match.apply(text)
    *others, miss = match.history
    assert [note.key for note in miss.reasons(1)] == ["castle-why-second", "castle-why-own-none"]
    assert [step.reasons(0) for step in others] == [[], [], []]


@pytest.mark.compiled
def test_a_table_goes_on_saying_why_a_turn_was_missed() -> None:
    """It is missed by itself a moment later, and the board has gone on."""
    table = without_server("castle")
    while not any(step.move.kind == "miss" for step in table.history):
        do_at(table, decide.bot_acts(table, "00" * 32, table.state.legal_actions()[0], "server"))
    _, log = projection.entries(table, 1, 0)
    (why,) = [entry["reasons"] for entry in log if entry["move"]["kind"] == "miss"]
    assert [note["key"].startswith("castle-why-") for note in why] == [True]
    assert all(not entry["reasons"] for entry in log if entry["move"]["kind"] != "miss")


# -- in words ---------------------------------------------------------------------------------------------------------


def test_words_fit_the_number_and_the_reader() -> None:
    english = texts("en")
    assert english.say("castle-soon-pile", count=1, who="Ada", you="no").startswith(
        "Only 1 stone is left in Ada’s pile"
    )
    assert english.say("castle-soon-pile", count=3, who="Ada", you="yes").startswith(
        "Only 3 stones are left in your pile"
    )
    crowded = english.say("castle-why-own-crowded", count=1, who="Ada", you="yes")
    assert crowded == (
        "You rolled a 5, but none of your own stones may be taken out: the only one on top has more than four neighbours."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(language: str) -> None:
    speech = texts(language)
    said = {
        speech.say(f"castle-why-{whose}-{reason}", count=2, who="Ada", you="no")
        for whose in ("own", "other")
        for reason in ("none", "covered", "crowded", "apart", "mixed")
    }
    assert len(said) == 10
    assert all(" 5" in words or " 6" in words for words in said)
