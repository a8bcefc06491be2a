"""How much to test: less where the rules run interpreted (a hundred times slower), much more in `make soak`."""

from __future__ import annotations

import os

import pytest

import abaculus
from abaculus.core.game_info import OptionValue
from abaculus.core.registry import first_game
from abaculus.core.rule import interpreted
from abaculus.testing.options import all_option_sets, paired_option_sets

SOAK = os.environ.get("ABACULUS_SOAK") == "1"
INTERPRETED = interpreted()
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


SEARCHED: tuple[str, ...] = (first_game(),) if BOUNDS_CHECKED and not SOAK else abaculus.list_games()
"""Games in which bots search. Compiling with bounds checks takes long, and most of a search is common to all."""


def sized(normal: int, *, interpreted: int, soak: int) -> int:
    """The size for this run."""
    if SOAK:
        return soak
    return interpreted if INTERPRETED else normal


def option_sets(game_id: str) -> list[dict[str, OptionValue]]:
    """The option sets of a game to test it with: in `make soak` all of them, otherwise every two values once together."""
    info = abaculus.game_info(game_id)
    return all_option_sets(info) if SOAK else paired_option_sets(info)


def marks_of(number: int) -> list[pytest.MarkDecorator]:
    """The marks of a case among many that are alike: every third is for every day."""
    return [pytest.mark.long] if number % 3 else []
