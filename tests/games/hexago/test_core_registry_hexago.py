"""Choosing the options of Hexago."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.testing import all_option_sets


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 0}, "1 to 4 players, not by 0"),
        ({"players": 5}, "1 to 4 players, not by 5"),
        ({"players": "2"}, "1 to 4 players, not by '2'"),
        ({"players": 2.0}, "1 to 4 players"),
        ({"players": True}, "1 to 4 players"),
        ({"players": None}, "1 to 4 players"),
        ({"match": "loose"}, "match='loose' is not possible; it can be free or required"),
        ({"match": True}, "it can be free or required"),
        ({"match": ["free"]}, "it can be free or required"),
        ({"hands": ""}, "it can be hidden or open"),
        ({"colour": "red"}, "no option 'colour'; it has players, match or hands"),
        ({"Match": "free"}, "no option 'Match'"),
    ],
)
def test_unknown_options_and_values_are_refused_with_what_is_allowed(options: dict[str, object], why: str) -> None:
    with pytest.raises(abaculus.BadOption, match=why):
        abaculus.load_game("hexago", tiles=None, **options)


def test_options_that_are_not_given_take_their_defaults() -> None:
    game = abaculus.load_game("hexago", match="required")
    assert game.options == {"players": 2, "match": "required", "hands": "hidden"}
    assert game == abaculus.load_game("hexago", hands="hidden", match="required", players=2)
    assert game != abaculus.load_game("hexago")


def test_there_are_sixteen_ways_to_play() -> None:
    assert len(all_option_sets(abaculus.game_info("hexago"))) == 16
