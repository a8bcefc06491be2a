"""What learners are shown of Mathable, block by block."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.rl.seeing import Eyes
from abaculus.testing.walks import walk

pytestmark = pytest.mark.unchecked


def test_blocks_are_views_by_name() -> None:
    game = abaculus.load_game("mathable", players=3)
    eyes = Eyes(game)
    state = walk(game, seed=1).states[40]
    seen = eyes.observe(state, 1)
    blocks = eyes.layout.split(seen)
    assert blocks["board"].shape == (14, 14)
    assert blocks["board"].base is not None
    scores = state.scores()
    assert blocks["scores"].tolist() == [scores[1], scores[2], scores[0]]
    rack = [int(text.rstrip("!")) for text in state.view(1)["racks"][1]]
    assert blocks["racks"][0].tolist() == rack + [-1] * (7 - len(rack))
    for token in state.view(1)["board"]:
        assert token["token"] in blocks["board"]
