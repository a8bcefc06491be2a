"""What the rules show is in the picture: pieces of others that the viewer knows, what lies beside the board, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sizes import sized

import abaculus
from abaculus.core.match import Match
from abaculus.core.state import State
from abaculus.paint.svg import paint_svg

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hexago", {}), ("hexago", {"hands": "open", "players": 3}), ("mathable", {"players": 3}), ("hexamino", {}),
    ("mathmagic", {"players": 4}), ("castle", {"players": 3}),
]  # fmt: skip


def states(name: str, options: dict[str, Any]) -> list[State]:
    """Some of the positions of a random game, the last one over."""
    dice, state = random.Random(8), abaculus.load_game(name, **options).new_initial_state()
    found = []
    while not state.is_terminal():
        found.append(state.clone())
        actions = state.legal_actions()
        lays = [action for action in actions[:400] if "@" in state.action_to_string(action)]
        state.apply_action(dice.choice(lays if lays and dice.random() < 0.9 else actions))
    return [*found[:: max(1, len(found) // sized(12, interpreted=4, soak=60))], state]


def held(view: dict[str, Any]) -> list[list[str]]:
    """What a viewer knows of every hand."""
    hands = view.get("hands", view.get("racks", []))
    return [[name.removesuffix("!") for name in hand if name not in ("?", "-")] for hand in hands]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_every_piece_that_a_viewer_knows_is_in_the_picture(name: str, options: dict[str, Any]) -> None:
    shown = 0
    for state in states(name, options):
        for viewer in (*range(state.game.num_players()), None):
            scene, view = state.scene(viewer), state.view(viewer)
            for player, known in enumerate(held(view)):
                pieces = scene.seats[player].shows
                own = [piece.text for piece in scene.hand if piece.fields]
                assert [piece.text for piece in pieces] == known or (own == known and not pieces)
                assert viewer != player or not pieces
                assert all(piece.fields for piece in pieces)
                assert all(piece.text in paint_svg(scene) for piece in pieces[:1])
                shown += len(pieces)
            assert scene.to_json()["seats"][0]["shows"] == [
                {"slot": piece.slot, "text": piece.text, "fields": [field._asdict() for field in piece.fields]}
                for piece in scene.seats[0].shows
            ]
    assert shown or name in ("castle", "hexamino") or (name == "hexago" and not options)


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
    match = Match(abaculus.load_game("mathmagic", players=2))
    dice = random.Random(3)
    while not match.state.is_terminal():
        state = match.state
        actions = state.legal_actions()
        lays = [action for action in actions[:400] if "@" in state.action_to_string(action)]
        match.apply(dice.choice(lays or actions))
    last = state.current_player()
    assert last >= 0
    assert not match.can_undo(last)
