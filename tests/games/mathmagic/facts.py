"""What tests know of MathMagic."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""

SCENES = [({"players": 4}, True)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{"players": 1}, {}, {"players": 3, "board": "open"}]
"""Options with which positions are set up piece by piece."""
