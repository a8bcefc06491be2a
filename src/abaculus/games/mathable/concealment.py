"""What a player may know of Mathable."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, Box
from abaculus.games.mathable.rack import forget_put_back
from abaculus.games.mathable.state import OVER, UNKNOWN, Player, Table

__all__ = ["conceal"]


@rule
def conceal(box: Box, s: Table, viewer: Player) -> None:
    """Of others, a viewer knows the tokens that were drawn openly; at the end, all. What it has not seen may be in the bag."""
    for player in range(int(box.players)):
        if player != viewer:
            forget_put_back(box, s, player)
            if s.phase != OVER:
                _hide_rack(s, player)
    if s.mover != viewer:
        _hide_aside(s)


@rule
def _hide_rack(s: Table, player: Player) -> None:
    """What everyone knows comes first, then what is unknown."""
    known = player * RACK
    end = known + int(s.rack_count[player])
    for place in range(known, end):
        kind = int(s.racks[place])
        if s.shown[place] == 1:
            s.racks[known] = kind
            s.shown[known] = 1
            known += 1
        elif kind >= 0:
            s.bag[kind] += 1
    for place in range(known, end):
        s.racks[place] = UNKNOWN
        s.shown[place] = 0


@rule
def _hide_aside(s: Table) -> None:
    """Only who exchanges them knows the old tokens of an exchange."""
    for place in range(RACK):
        kind = int(s.aside[place])
        if kind >= 0:
            s.bag[kind] += 1
            s.aside[place] = UNKNOWN
