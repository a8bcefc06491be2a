"""Abaculus: number-tile board games, their rules written once and run in the terminal, on every core and on a GPU.

    >>> import abaculus
    >>> game = abaculus.load_game("hexago", players=2)
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Importing this package imports no game, no numpy and no numba; names below are fetched when they are first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from abaculus.core.errors import (
    AbaculusError,
    BadLog,
    BadNotation,
    BadOption,
    BadTileSet,
    IllegalAction,
    MissingExtra,
    NotAllowed,
    UnknownGame,
)
from abaculus.core.registry import game_info, list_games, load_game

if TYPE_CHECKING:
    from abaculus.core.chance import Dice
    from abaculus.core.game import Game, ScorePart
    from abaculus.core.information import InformationSet
    from abaculus.core.lanes import Simulation, simulate
    from abaculus.core.match import Match
    from abaculus.core.state import State

__version__ = "0.1.0"

CHANCE = -1
"""`State.current_player()` when a die, a draw or a lot decides. OpenSpiel's value."""
TERMINAL = -4
"""`State.current_player()` when the game is over. OpenSpiel's value."""

_LAZY = {
    "Dice": "abaculus.core.chance",
    "Game": "abaculus.core.game",
    "InformationSet": "abaculus.core.information",
    "Match": "abaculus.core.match",
    "ScorePart": "abaculus.core.game",
    "Simulation": "abaculus.core.lanes",
    "State": "abaculus.core.state",
    "simulate": "abaculus.core.lanes",
}

__all__ = [
    "CHANCE",
    "TERMINAL",
    "AbaculusError",
    "BadLog",
    "BadNotation",
    "BadOption",
    "BadTileSet",
    "Dice",
    "Game",
    "IllegalAction",
    "InformationSet",
    "Match",
    "MissingExtra",
    "NotAllowed",
    "ScorePart",
    "Simulation",
    "State",
    "UnknownGame",
    "load_game",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'abaculus' has no attribute {name!r}")
    return getattr(importlib.import_module(_LAZY[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
