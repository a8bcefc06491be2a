"""Games for tests that need one of a certain kind, found by their properties, so that no general test names a game.

A test that needs a certain game, its tiles or its notation, is a test of that game: its place is `tests/games/<id>/`.
"""

from __future__ import annotations

import abaculus
from abaculus.core.registry import first_game

__all__ = ["CLAIM_GAME", "DICE_GAME", "FIRST_GAME", "FRAME_GAME", "LOW_GAME", "game_with"]


def game_with(option: str) -> str:
    """The first game that has an option of this name."""
    return next(
        game for game in abaculus.list_games() if any(option == one.name for one in abaculus.game_info(game).options)
    )


FIRST_GAME = first_game()
"""The game for those who name none: tiles in hidden hands, alone or with others."""
DICE_GAME = game_with("scoring")
"""A die decides what can be done, no hand is hidden, and what a move is worth shows only at the end."""
LOW_GAME = next(game for game in abaculus.list_games() if not abaculus.game_info(game).most_wins)
"""A game in which the fewest points win."""
CLAIM_GAME = game_with("referee")
"""Racks and a bag, exchanges, turns of several lays, and equations that may have to be claimed."""
FRAME_GAME = game_with("rectangle")
"""Racks and a bag, and a frame to be filled alone."""
