"""Racks and the bag: chips held, known to everyone or not, and chips that someone knows to be in the bag."""

from __future__ import annotations

from abaculus.core.rack import EMPTY, Player, Slot, draw_piece, forget_put_back, kind_in, take
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import HALF, RACK, Box, Kind
from abaculus.games.mathmagic.state import MathMagicState

__all__ = [
    "draw_hidden", "forget_put_back", "has_kind", "kind_in", "mix_back", "rack_kinds", "take",
]  # fmt: skip


@rule
def rack_kinds(s: MathMagicState, player: Player, half: int, without: Slot) -> int:
    """The kinds on a rack, one bit each, of one half of all kinds; the slot `without` (or -1) is left out."""
    kinds = 0
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, slot) - half * HALF
        if 0 <= kind < HALF and slot != without and kind_in(s, player, slot) >= 0:
            kinds |= 1 << kind
    return kinds


@rule
def has_kind(low: int, high: int, kind: Kind) -> int:
    """1 if a kind is in a set of kinds, otherwise 0."""
    if kind < HALF:
        return (low >> kind) & 1
    return (high >> (kind - HALF)) & 1


@rule
def draw_hidden(box: Box, s: MathMagicState, player: Player, kind: Kind) -> None:
    """Draw a chip that only the player sees. For all the others know, it may be one that they put back into the bag."""
    draw_piece(s, player, kind, 0)
    for other in range(int(box.players)):
        if s.knows_back[other] > 0:
            if other != player:
                _one_fewer_of_each(box, s, other)
            elif s.put_back[other, kind] > 0:
                s.put_back[other, kind] -= 1
                s.knows_back[other] -= 1


@rule
def _one_fewer_of_each(box: Box, s: MathMagicState, player: Player) -> None:
    for kind in range(int(box.kinds)):
        if s.put_back[player, kind] > 0:
            s.put_back[player, kind] -= 1
            s.knows_back[player] -= 1


@rule
def mix_back(s: MathMagicState, player: Player) -> None:
    """R7: the old chips go back to the bag, and their owner knows that they are there."""
    for place in range(RACK):
        kind = int(s.aside[place])
        if kind != EMPTY:
            s.bag_count += 1
        if kind >= 0:
            s.bag[kind] += 1
            s.put_back[player, kind] += 1
            s.knows_back[player] += 1
        s.aside[place] = EMPTY
