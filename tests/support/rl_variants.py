"""Games, variants and numbers of players, for tests of the learning environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from game_facts import fact
from sample_games import DICE_GAME, FIRST_GAME
from sizes import INTERPRETED, SOAK

import abaculus
from abaculus.core.game_info import OptionValue
from abaculus.testing import all_option_sets

BATCHED = abaculus.list_games() if SOAK or INTERPRETED else (DICE_GAME, FIRST_GAME)
"""Games whose batches are tested: loops take half a minute to compile, and all games are tested interpreted."""


def variants(every: bool = SOAK, games: Sequence[str] | None = None) -> list[Any]:
    """`(game id, options)` of every variant, or of one for each number of players; values of options that make no
    difference there are not counted separately."""
    found: dict[tuple[str, int], list[dict[str, OptionValue]]] = {}
    for name in abaculus.list_games() if games is None else games:
        for options in all_option_sets(abaculus.game_info(name)):
            same, players = fact(name, "SAME_ALONE", {}), int(options["players"])
            if players > 1 or all(options[option] == value for option, value in same.items()):
                found.setdefault((name, players), []).append(options)
    # Not always the first, so that the options differ between numbers of players.
    chosen = [
        (name, options)
        for (name, players), sets in found.items()
        for options in (sets if every else [sets[(players * 5) % len(sets)]])
    ]
    return [
        pytest.param(name, options, id=f"{name}-{'-'.join(str(value) for value in options.values())}")
        for name, options in chosen
    ]
