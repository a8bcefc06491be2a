"""What tests know of Hexago Continuo."""

from __future__ import annotations

END_GAMES = {"": {"players": 2, "hands": "open"}, "alone": {"players": 1}}
"""Kinds of games, each with its options, whose end games are solved."""
