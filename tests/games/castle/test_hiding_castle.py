"""What lies under a stone was seen when it was laid, and is not shown again (R4): no scene depends on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import abaculus
from abaculus.core.scene import Scene
from abaculus.games.castle.game import Castle

LINE = (
    "castle start=0 turn=4 roll={roll} build=0 drawn=- last=- out=- "
    "stacks=0,0:{one}/0+blue2/0;1,0:{other}/3+blue3/0;0,1:blue1/0;1,1:red1/0"
)


def expect_nothing_beneath_is_shown() -> None:
    """Two castles that differ only in covered stones look alike to everybody, and offer the same moves."""
    game = abaculus.load_game("castle")
    for roll in (4, 5, 6):
        one, other = (
            game.from_position(LINE.format(roll=roll, one=below[0], other=below[1]))
            for below in (("red8", "blue5"), ("blue5", "red8"))
        )
        assert one != other
        for viewer in (0, 1, None):
            assert one.scene(viewer) == other.scene(viewer)


def test_two_castles_that_differ_in_what_is_covered_look_alike() -> None:
    expect_nothing_beneath_is_shown()


def test_a_picture_that_shows_what_is_covered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Castle.scene

    def leaky(game: Castle, view: dict[str, Any], moves: Any) -> Scene:
        scene = honest(game, view, moves)
        first, *rest = scene.tiles
        return replace(scene, tiles=(first._replace(text=view["position"].partition("stacks=")[2][:8]), *rest))

    monkeypatch.setattr(Castle, "scene", leaky)
    with pytest.raises(AssertionError):
        expect_nothing_beneath_is_shown()


def test_points_that_give_away_what_is_covered_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Castle.scene

    def leaky(game: Castle, view: dict[str, Any], moves: Any) -> Scene:
        position = game.from_position(view["position"])
        told = tuple(move._replace(points=position.worth(move.action)) if move.action >= 0 else move for move in moves)
        return honest(game, view, told)

    monkeypatch.setattr(Castle, "scene", leaky)
    with pytest.raises(AssertionError):
        expect_nothing_beneath_is_shown()
