"""What a player may know in Hexago."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box
from abaculus.games.hexago.state import UNKNOWN, HexagoState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: HexagoState, viewer: Player) -> None:
    """Only its owner sees a hand, unless hands are open; at the end there are none. What is hidden counts as unseen."""
    if box.open_hands == 1:
        return
    slots = int(box.hand_size)
    for place in range(int(box.players) * slots):
        tile = int(s.hands[place])
        if tile >= 0 and place // slots != viewer:
            s.hands[place] = UNKNOWN
            s.unseen[tile] += 1
            s.unseen_count += 1
