"""Taking back in a game in which everybody sees everything but the die and the draws."""

from __future__ import annotations

import pytest
from castle_positions import at

import abaculus

pytestmark = pytest.mark.once


def test_a_move_is_taken_back_until_its_player_has_seen_something_new() -> None:
    start = str(at("0,0:red1/0;1,0:blue2/0;1,-1:red4/0", roll=5))
    match = abaculus.Match(abaculus.load_game("castle"), position=start)
    match.apply("take 0,0")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert match.undo(0) == 1
    assert str(match.state) == start
    match.apply("take 0,0")
    match.apply("roll 4")
    with pytest.raises(abaculus.NotAllowed, match="player 1 has seen something new since"):
        match.undo(0)
    with pytest.raises(abaculus.NotAllowed, match="player 2 has made no move that could be taken back"):
        match.undo(1)
    assert match.log() == ["take 0,0", "roll 4"]
