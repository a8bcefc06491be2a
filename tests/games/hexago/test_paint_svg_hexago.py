"""Pictures of Hexago, compared with recorded ones; see tests/paint/test_svg.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from pictures import rendered, same_as_kept

from abaculus.core.match import Match
from abaculus.core.scene import Scene
from abaculus.paint.svg import paint_svg

pytestmark = pytest.mark.once

SNAPSHOTS = Path(__file__).parent / "snapshots"
PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
LOG = SNAPSHOTS / "hexago.jsonl"
MID_GAME = 27
"""The action of the log after which the README's picture is taken; seat 0 is to move."""


@cache
def match() -> Match:
    return Match.load(LOG)


@cache
def mid_game() -> Scene:
    return match().states()[MID_GAME].scene(0)


SCENES = {
    "hexago-contrast-focus": lambda: paint_svg(
        mid_game(), palette="contrast", dark=True, focus=mid_game().hand[0].slot
    ),
    "hexago-phone-over": lambda: paint_svg(match().state.scene(None), dark=True, width=360, names=match().seats),
}


@pytest.mark.parametrize("name", SCENES)
def test_pictures_are_as_they_were(name: str) -> None:
    same_as_kept(SNAPSHOTS / f"{name}.svg", SCENES[name]())


def test_every_snapshot_belongs_to_a_test() -> None:
    assert {path.stem for path in SNAPSHOTS.glob("*.svg")} == set(SCENES)


def test_the_picture_of_the_readme_is_what_the_command_draws() -> None:
    same_as_kept(PICTURES / "hexago.svg", rendered(str(LOG), "--move", str(MID_GAME)))


def test_pieces_that_the_viewer_cannot_see_are_not_in_the_picture() -> None:
    state = match().states()[MID_GAME]
    own, other = state.view(0)["hands"][0], state.view(1)["hands"][1]
    assert len(other) == 4
    for viewer, seen, unseen in ((0, own, other), (1, other, own), (None, [], own + other)):
        picture = paint_svg(state.scene(viewer))
        assert all(tile in picture for tile in seen)
        assert not any(tile in picture for tile in unseen)
