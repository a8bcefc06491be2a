"""What a player may know in Number Castle: everything that has happened, since everybody has seen it."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.castle.box import Box
from abaculus.games.castle.state import CastleState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: CastleState, viewer: Player) -> None:
    """There are no secrets: anyone may remember what lies under a stone (R4), and a pile has no order yet."""
