"""Racks and the bag: tokens held, known to everyone or not, and tokens that someone knows to be in the bag."""

from __future__ import annotations

from abaculus.core.rack import EMPTY, Player, draw_piece, forget_put_back, hold, kind_in, take
from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, Box, Kind
from abaculus.games.mathable.state import MathableState

__all__ = [
    "draw_hidden",
    "forget_put_back",
    "hold",
    "kind_in",
    "mix_back",
    "rack_kinds",
    "take",
]


@rule
def rack_kinds(s: MathableState, player: Player) -> int:
    """The kinds on a rack, one bit each. What the viewer cannot see is not among them."""
    kinds = 0
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, slot)
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


@rule
def draw_hidden(box: Box, s: MathableState, player: Player, kind: Kind) -> None:
    """Draw a token that only the player sees. For all the others know, it may be one that they put back into the bag."""
    draw_piece(s, player, kind, 0)
    for other in range(int(box.players)):
        kinds = int(s.knows_back[other])
        if kinds != 0:
            _less_put_back(box, s, other, kinds, kind if other == player else -1)


@rule
def _less_put_back(box: Box, s: MathableState, player: Player, kinds: int, drawn: Kind) -> None:
    """One fewer of a kind that was drawn, or of every kind if the player did not see which (-1)."""
    for kind in range(int(box.kinds)):
        if (kinds >> kind) & 1 == 1 and (drawn < 0 or drawn == kind):
            s.put_back[player, kind] -= 1
            if s.put_back[player, kind] == 0:
                s.knows_back[player] = int(s.knows_back[player]) & ~(1 << kind)


@rule
def mix_back(s: MathableState, player: Player) -> None:
    """R9: the old tokens are mixed into the bag, and their owner knows that they are there."""
    for place in range(RACK):
        kind = int(s.aside[place])
        if kind >= 0:
            s.bag[kind] += 1
            s.bag_count += 1
            s.put_back[player, kind] += 1
            s.knows_back[player] = int(s.knows_back[player]) | (1 << kind)
        s.aside[place] = EMPTY
