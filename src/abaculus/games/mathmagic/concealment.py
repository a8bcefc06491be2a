"""What a player may know in MathMagic."""

from __future__ import annotations

from abaculus.core.rack_secrets import hide_racks
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import Box
from abaculus.games.mathmagic.state import OVER, MathMagicState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: MathMagicState, viewer: Player) -> None:
    """On other racks, a viewer knows the chips that were drawn openly; at the end, all. Hidden ones count as in the bag."""
    hide_racks(box, s, viewer, s.phase == OVER)
