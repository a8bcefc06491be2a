"""What a player may know in Mathable."""

from __future__ import annotations

from abaculus.core.rack_secrets import hide_racks
from abaculus.core.rule import rule
from abaculus.games.mathable.box import Box
from abaculus.games.mathable.state import OVER, MathableState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: MathableState, viewer: Player) -> None:
    """On other racks, a viewer knows the tokens that were drawn openly; at the end, all. Hidden ones count as in the bag."""
    hide_racks(box, s, viewer, s.phase == OVER)
