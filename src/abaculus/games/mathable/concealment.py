"""What a player may know of Mathable."""

from __future__ import annotations

from abaculus.core.rack_secrets import hide_racks
from abaculus.core.rule import rule
from abaculus.games.mathable.box import Box
from abaculus.games.mathable.state import OVER, MathableState, Player

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: MathableState, viewer: Player) -> None:
    """Of others, a viewer knows the tokens that were drawn openly; at the end, all. What is hidden may be in the bag."""
    hide_racks(box, s, viewer, s.phase == OVER)
