"""Every game, variant and number of players, for tests of the learning environments."""

from __future__ import annotations

from typing import Any

import pytest
from sizes import INTERPRETED

import abaculus
from abaculus.testing import all_option_sets


def variants() -> list[Any]:
    """`(game id, options)` of all of them; what an option of no consequence there is set to makes no new one."""
    return [
        pytest.param(name, options, id=f"{name}-{'-'.join(str(value) for value in options.values())}")
        for name in abaculus.games()
        for options in all_option_sets(abaculus.leaflet(name))
        if options["players"] > 1
        or (options.get("match", "free") == "free" and options.get("hands", "hidden") == "hidden")
    ]


def few(count: int, interpreted: int) -> int:
    """How much to look at: less where the rules run interpreted."""
    return interpreted if INTERPRETED else count
