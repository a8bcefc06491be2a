"""What the pictures of Mathable show, and what stays visible once it has been shown."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.match import Match


@pytest.mark.parametrize(
    ("referee", "told"), [("strict", [8 * 2]), ("aware", [8, None, None, None]), ("honour", [None] * 4)]
)
def test_how_many_equations_there_are_is_for_the_player_to_notice(referee: str, told: list[int | None]) -> None:
    line = "mathable next=turn to=1 start=0 began=7 placed=2 idle=0 scores=39,13 racks=11,17,42,5,5,5,9;3,4,7,8,21 "
    board = "board=12@8I,8@6H,2@9G,1@7F,16@8J,7@8F,6@9F"
    state = abaculus.load_game("mathable", referee=referee).from_position(line + board)
    claims = [move for move in state.scene(1).moves if move.cell == "9H" and move.pieces[0].text == "8"]
    assert [move.points for move in claims] == told
    assert [move.claim for move in claims] == ([0] if referee == "strict" else [1, 2, 3, 4])


IDLE = (
    "mathable next=turn to=0 start=0 began=7 placed=0 idle=3 scores=0,0 "
    "racks=11,17,42,50,54,56,60;63,64,70,72,80,81,90 board=-"
)


def test_a_move_that_ends_the_game_and_shows_all_racks_is_not_taken_back() -> None:
    game = abaculus.load_game("mathable")
    match = Match(game, ["Ada", "Ben"], position=IDLE)
    assert "?" in match.state.view(0)["racks"][1]
    match.apply("end")
    assert match.state.is_terminal()
    assert "?" not in match.state.view(0)["racks"][1]
    assert not match.can_undo(0)
