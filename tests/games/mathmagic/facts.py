"""What tests know of MathMagic."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""
