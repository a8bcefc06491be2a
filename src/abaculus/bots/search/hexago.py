"""Hexago: hundreds of lays, of which those that score are looked at first; playouts go to the end."""

from __future__ import annotations

from abaculus.bots.search.sight import Sight
from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box
from abaculus.games.hexago.state import UNKNOWN, Table

__all__ = ["SIGHT", "settled"]

SIGHT = Sight(width=48, glance=1, by_margin=0.01)


@rule
def settled(box: Box, s: Table) -> bool:
    """No hand and no stack has a tile that the player on move has not seen, or nothing else is left to be seen."""
    hidden = 0
    for player in range(int(box.players)):
        hidden += int(s.piles[player])
    for place in range(s.hands.shape[0]):
        if s.hands[place] == UNKNOWN:
            hidden += 1
    return hidden == 0
