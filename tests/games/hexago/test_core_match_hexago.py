"""Logs of Hexago that are wrong."""

from __future__ import annotations

from typing import Any

import pytest

import abaculus
from abaculus.testing import walk


def played() -> dict[str, Any]:
    """The log of a game after a few actions."""
    game = abaculus.load_game("hexago")
    match = abaculus.Match(game)
    for action in walk(game, 1).actions[:14]:
        match.apply(action)
    return match.to_json()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"options": {"tiles": "R6 R1\n"}}, "line 1: a tile has six fields"),
        ({"actions": ["start 7"]}, "action 1 of 1: .*seats 0 to 1 are players 1 to 2"),
        ({"actions": ["start 0", "start 0"]}, "action 2 of 2: .*a tile is drawn now"),
    ],
)
def test_a_log_that_is_wrong_is_refused_with_the_place(change: dict[str, Any], why: str) -> None:
    with pytest.raises(abaculus.BadLog, match=why):
        abaculus.Match.from_json({**played(), **change})
