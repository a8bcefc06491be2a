"""What tests know of Hexamino."""

from __future__ import annotations

END_GAMES = {
    "": {"players": 2},
    "snake": {"players": 2, "variant": "snake"},
    "star": {"players": 2, "variant": "star"},
}
"""Kinds of games, each with its options, whose end games are solved."""
