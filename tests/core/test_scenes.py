"""What the rules show is in the picture: pieces of others that the viewer knows, what lies beside the board, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest
from game_facts import fact
from sizes import sized

import abaculus
from abaculus.core.state import State
from abaculus.paint.svg import paint_svg

GAMES: list[tuple[str, dict[str, Any], bool]] = [
    (name, options, shows) for name in abaculus.list_games() for options, shows in fact(name, "SCENES", [({}, False)])
]


def states(name: str, options: dict[str, Any]) -> list[State]:
    """Some positions of a random game; in the last one it is over."""
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


@pytest.mark.parametrize(("name", "options", "shows"), GAMES, ids=str)
def test_every_piece_that_a_viewer_knows_is_in_the_picture(name: str, options: dict[str, Any], shows: bool) -> None:
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
    assert shown or not shows
