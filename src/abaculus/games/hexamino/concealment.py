"""What a player may know in Hexamino."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.hexamino.box import Box
from abaculus.games.hexamino.state import OVER, HexaminoState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: HexaminoState, viewer: Player) -> None:
    """Until the game is over, only its owner sees a hand. What is hidden counts as unseen."""
    if s.phase == OVER:
        return
    for player in range(int(box.players)):
        if player != viewer:
            s.unseen = int(s.unseen) | int(s.hands[player])
            s.hands[player] = 0
