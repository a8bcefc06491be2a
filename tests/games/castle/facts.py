"""What tests know of Number Castle."""

from __future__ import annotations

HIDES = False
"""Every stone can be seen by everybody."""

COUNTED_TOO = [
    {"scoring": "sum(centre * height) - max(exposed)"},
    {"scoring": "max(centre + 2)"},
    {"scoring": "sum(2 * centre * exposed - 3 * height)"},
]
"""Options beside the listed ones with which whole games are counted line by line."""

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

EXPERT_SOFTNESS = 0.2
"""An expert chooses four times as softly as elsewhere."""
BEATS_RANDOM = (32, 0.6)
"""Games, and the share of them that the master has to win against random: the dice decide most of it, greedy wins 78 of 100."""

SCENES = [({"players": 3}, False)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{}, {"players": 4}]
"""Options with which positions are set up piece by piece."""
STACKS = True
"""A stone can only be laid on another one when that one lies there already."""
