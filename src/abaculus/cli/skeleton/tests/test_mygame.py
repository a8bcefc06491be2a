"""My Game: the conformance kit, the worked example of the rulebook, and its points counted a second time, naively."""

from __future__ import annotations

import random

import pytest

import abaculus
from abaculus.core.lesson import lesson
from abaculus.core.texts import texts
from abaculus.testing import check_game

EXAMPLE = (("3@C", 0), ("5@D", 8), ("2@F", 0), ("4@E", 15))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kit(players: int) -> None:
    check_game(abaculus.load_game("mygame", players=players))


def test_the_worked_example_of_the_rulebook() -> None:
    state = abaculus.load_game("mygame").new_initial_state()
    for text, points in EXAMPLE:
        state.apply_action(state.string_to_action(f"roll {text[0]}"))
        action = state.string_to_action(text)
        assert state.worth(action) == points
        state.apply_action(action)
    assert state.scores() == [0, 23]


@pytest.mark.parametrize("seed", range(10))
def test_points_are_what_a_naive_count_gives(seed: int) -> None:
    dice, state = random.Random(seed), abaculus.load_game("mygame").new_initial_state()
    row, scores = dict[int, int](), [0, 0]
    while not state.is_terminal():
        player, action = state.current_player(), dice.choice(state.legal_actions())
        text = state.action_to_string(action)
        state.apply_action(action)
        if "@" in text:
            number, place = int(text[0]), ord(text[2])
            scores[player] += sum(number + row[other] for other in (place - 1, place + 1) if other in row)
            row[place] = number
    assert state.scores() == scores


def test_the_last_place_is_announced_and_the_end_explained() -> None:
    game = abaculus.load_game("mygame")
    for die, row, key in (("4", "1123456-1234", "mygame-soon-full"), ("-", "112345641234", "mygame-ended-full")):
        (note,) = game.from_position(f"mygame seat=0 die={die} scores=0,0 row={row}").view(0)["notes"]
        assert note["key"] == key
        assert texts("en").has(key)
    assert game.from_position("mygame seat=0 die=4 scores=0,0 row=--35--------").view(0)["notes"] == []


def test_the_lesson_can_be_followed() -> None:
    assert lesson("mygame").steps
