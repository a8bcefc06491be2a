"""Batches of Hexago: how long its games are."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.lanes import play_batch


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_steps_and_placements_are_counted(players: int) -> None:
    game = abaculus.load_game("hexago", players=players)
    batch = play_batch(game, 2, seed=3)
    lays = 36 if players == 1 else 8 * players
    assert batch.placements.tolist() == [lays, lays]
    assert batch.steps.tolist() == [game.max_steps()] * 2
    assert batch.scores.shape == (2, players)
