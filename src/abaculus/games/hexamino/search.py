"""Hexamino: a single lay counts for little, and what matters is to get rid of all tiles. Playouts go to the end."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.core.search_hooks import SearchSettings
from abaculus.games.hexamino.box import Box
from abaculus.games.hexamino.state import HexaminoState

__all__ = ["SETTINGS", "settled"]

SETTINGS = SearchSettings(width=48, glance=1000, by_margin=0.01, pace=8)


@rule
def settled(box: Box, s: HexaminoState) -> bool:
    """With an empty pack, what is not on the table and not in the player's own hand is in the one other hand."""
    return s.pack == 0 and box.players == 2
