"""What tests know of Mathable."""

from __future__ import annotations

END_GAMES = {"": {"players": 2}}
"""Kinds of games, each with its options, whose end games are solved."""

EXPERT_SOFTNESS = 0.12
"""An expert chooses no more sharply than a club player."""
BEATS_RANDOM = (4, 0.75)
"""Games, and the share of them that the master has to win against random."""
