"""An observation holds what the view allows: no more, and no less."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rl_variants import variants
from sample_games import FIRST_GAME
from sizes import sized

import abaculus
from abaculus.core.observation import layout_of
from abaculus.rl.seeing import Eyes
from abaculus.testing.walks import walk


@pytest.mark.parametrize(("name", "options"), variants())
def test_nothing_hidden_leaks_and_nothing_known_is_left_out(name: str, options: dict[str, Any]) -> None:
    game = abaculus.load_game(name, **options)
    eyes = Eyes(game)
    low, high = eyes.layout.bounds()
    looked: dict[tuple[int, bytes], str] = {}
    for place, state in walk(game, seed=3).some(sized(10, interpreted=4, soak=60)):
        for player in range(game.num_players()):
            known = state.information(player)
            seen = eyes.observe(state, player)
            assert (low <= seen).all()
            assert (seen <= high).all()
            # A state rebuilt from the view alone, and any other that the player cannot tell apart, looks the same.
            assert (eyes.observe(known.state, player) == seen).all()
            assert (eyes.observe(known.sample_hidden(3, place), player) == seen).all()
            # Views that differ look different.
            line = known.view["position"]
            assert looked.setdefault((player, seen.tobytes()), line) == line


def test_a_hidden_piece_would_be_noticed() -> None:
    """The test above can fail: what the opponent sees does change with the opponent's hand."""
    game = abaculus.load_game(FIRST_GAME, players=2)
    eyes = Eyes(game)
    state = walk(game, seed=3).states[20]
    others = [state.information(0).sample_hidden(1, sample) for sample in range(4)]
    assert any((eyes.observe(other, 1) != eyes.observe(state, 1)).any() for other in others)
    assert all((eyes.observe(other, 0) == eyes.observe(state, 0)).all() for other in others)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_layouts_are_described(name: str) -> None:
    layout = layout_of(abaculus.load_game(name))
    names = [block.name for block in layout.blocks]
    assert len(set(names)) == len(names)
    assert all(block.text.endswith(".") and block.low <= block.high for block in layout.blocks)
    assert (
        sum(part.size for part in layout.split(np.zeros((2, layout.size), dtype=np.int16)).values()) == 2 * layout.size
    )
