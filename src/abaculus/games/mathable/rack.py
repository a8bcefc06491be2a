"""Racks and the bag: tokens held, known to everyone or not, and tokens that someone knows to be in the bag."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, Box, Kind
from abaculus.games.mathable.state import EMPTY, Player, Slot, Table

__all__ = [
    "draw_hidden",
    "draw_token",
    "forget_put_back",
    "hold",
    "kind_in",
    "mix_back",
    "rack_kinds",
    "show_nothing",
    "take",
]


@rule
def kind_in(s: Table, player: Player, slot: Slot) -> Kind:
    """The token in a slot of a rack: a kind, EMPTY or UNKNOWN."""
    return int(s.racks[player * RACK + slot])


@rule
def rack_kinds(s: Table, player: Player) -> int:
    """The kinds on a rack, one bit each. What the viewer cannot see is not among them."""
    kinds = 0
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, slot)
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


@rule
def hold(s: Table, player: Player, kind: Kind, shown: int) -> None:
    """A token comes to a rack: behind all smaller ones and, if it is not known to everyone, behind its equals."""
    first = player * RACK
    place = first + int(s.rack_count[player])
    # UNKNOWN is below every kind and stands at the end.
    while place > first and (
        s.racks[place - 1] > kind
        or s.racks[place - 1] < 0
        or (s.racks[place - 1] == kind and s.shown[place - 1] < shown)
    ):
        s.racks[place] = s.racks[place - 1]
        s.shown[place] = s.shown[place - 1]
        place -= 1
    s.racks[place] = kind
    s.shown[place] = shown
    s.rack_count[player] += 1


@rule
def take(s: Table, player: Player, slot: Slot) -> Kind:
    """A token leaves a rack; those behind it move up."""
    kind = kind_in(s, player, slot)
    last = player * RACK + int(s.rack_count[player]) - 1
    for place in range(player * RACK + slot, last):
        s.racks[place] = s.racks[place + 1]
        s.shown[place] = s.shown[place + 1]
    s.racks[last] = EMPTY
    s.shown[last] = 0
    s.rack_count[player] -= 1
    return kind


@rule
def draw_token(s: Table, player: Player, kind: Kind, shown: int) -> None:
    """A token comes from the bag to a rack."""
    s.bag[kind] -= 1
    s.bag_count -= 1
    hold(s, player, kind, shown)


@rule
def draw_hidden(box: Box, s: Table, player: Player, kind: Kind) -> None:
    """A token that only the player sees. What the others put back into the bag may have been it, for all they know."""
    draw_token(s, player, kind, 0)
    for other in range(int(box.players)):
        kinds = int(s.knows_back[other])
        if kinds != 0:
            _less_put_back(box, s, other, kinds, kind if other == player else -1)


@rule
def _less_put_back(box: Box, s: Table, player: Player, kinds: int, drawn: Kind) -> None:
    """One fewer of a kind that was drawn, or of every kind where the player did not see which (-1)."""
    for kind in range(int(box.kinds)):
        if (kinds >> kind) & 1 == 1 and (drawn < 0 or drawn == kind):
            s.put_back[player, kind] -= 1
            if s.put_back[player, kind] == 0:
                s.knows_back[player] = int(s.knows_back[player]) & ~(1 << kind)


@rule
def mix_back(s: Table, player: Player) -> None:
    """R9: the old tokens are mixed into the bag, and their owner knows that they are there."""
    for place in range(RACK):
        kind = int(s.aside[place])
        if kind >= 0:
            s.bag[kind] += 1
            s.bag_count += 1
            s.put_back[player, kind] += 1
            s.knows_back[player] = int(s.knows_back[player]) | (1 << kind)
        s.aside[place] = EMPTY


@rule
def forget_put_back(box: Box, s: Table, player: Player) -> None:
    """Nothing is known any more of what a player put back."""
    if s.knows_back[player] != 0:
        for kind in range(int(box.kinds)):
            s.put_back[player, kind] = 0
        s.knows_back[player] = 0


@rule
def show_nothing(s: Table, player: Player) -> None:
    """Once its owner exchanges anything, nobody knows a token of this rack any more."""
    for place in range(player * RACK, player * RACK + RACK):
        s.shown[place] = 0
