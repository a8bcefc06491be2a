"""What tests know of Mathable."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

EXPERT_SOFTNESS = 0.12
"""An expert chooses no more sharply than a club player."""
BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""

SCENES = [({"players": 3}, True)]
"""Options, and whether in a whole game with them somebody knows pieces in the hands of others."""

SET_UP = [{}, {"players": 3, "referee": "honour"}]
"""Options with which positions are set up piece by piece."""
