"""What a player may know of MathMagic."""

from __future__ import annotations

from abaculus.core.rack_secrets import hide_racks
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import Box
from abaculus.games.mathmagic.state import OVER, MathMagicState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: MathMagicState, viewer: Player) -> None:
    """Of others, a viewer knows the chips that were drawn openly; at the end, all. What is hidden may be in the bag."""
    hide_racks(box, s, viewer, s.phase == OVER)
