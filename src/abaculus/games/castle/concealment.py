"""What a player may know of Number Castle: everything that has happened, for everybody has seen it."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.castle.box import Box
from abaculus.games.castle.state import CastleState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: CastleState, viewer: Player) -> None:
    """There are no secrets: whoever remembers what lies under a stone knows it (R4), and a pile has no order yet."""
