"""Positions for tests, set up piece by piece."""

from __future__ import annotations

import abaculus
from abaculus.core.state import State
from abaculus.position_editor import Change, editor_of

__all__ = ["built"]


def built(game: abaculus.Game, *changes: Change) -> State:
    """The position that these changes produce from the beginning of a game."""
    state, up = game.new_initial_state(), editor_of(game)
    for change in changes:
        state = up.changed(state, change)
    return state
