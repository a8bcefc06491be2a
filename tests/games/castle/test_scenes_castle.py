"""What the pictures of Number Castle show, and what they do not."""

from __future__ import annotations

import abaculus
from abaculus.paint.svg import paint_svg


def test_a_stone_that_was_drawn_is_seen_by_all_and_stones_taken_out_lie_beside_the_castle() -> None:
    line = "castle start=0 turn=4 roll=2 build=1 drawn=red7 last=0,1 out=blue3,blue20 stacks=0,0:red1/0;0,1:blue8/2+red10/5"
    state = abaculus.load_game("castle").from_position(line)
    for viewer in (0, 1, None):
        scene = state.scene(viewer)
        seen = [piece.text for piece in (*scene.hand, *scene.seats[0].shows)]
        assert seen == ["red7"]
        assert [piece.text for piece in scene.aside] == ["blue3", "blue20"]
        assert "blue20" in paint_svg(scene)


def test_nobody_is_told_what_lies_under_a_stone_before_it_is_taken() -> None:
    line = (
        "castle start=0 turn=4 roll=6 build=0 drawn=- last=- out=- "
        "stacks=0,0:red8/0+blue2/0;1,0:blue5/0+blue3/0;0,1:blue1/0;1,1:red1/0"
    )
    moves = {
        move.cell: move.points for move in abaculus.load_game("castle").from_position(line).scene(0).moves if move.cell
    }
    assert moves["0,0"] is None
    assert moves["1,0"] is None
    assert moves["0,1"] == 0
