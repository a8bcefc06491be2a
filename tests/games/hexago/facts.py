"""What tests know of Hexago Continuo."""

from __future__ import annotations

END_GAMES = {"": {"players": 2, "hands": "open"}, "alone": {"players": 1}}
"""Kinds of games, each with its options, whose end games are solved."""

SCENES = [({}, False), ({"players": 3, "hands": "open"}, True)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{"players": 1}, {"players": 3}]
"""Options with which positions are set up piece by piece."""

SAME_ALONE = {"match": "free", "hands": "hidden"}
"""Options that change nothing for whoever plays alone, at one of their values."""
