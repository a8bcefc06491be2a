"""Racks and the bag: chips held, known to everyone or not, and chips that someone knows to be in the bag."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import HALF, RACK, Box, Kind
from abaculus.games.mathmagic.state import EMPTY, Player, Slot, Table

__all__ = [
    "draw_chip", "draw_hidden", "forget_put_back", "has_kind", "hold", "kind_in", "mix_back", "rack_kinds", "show_nothing",
    "take",
]  # fmt: skip


@rule
def kind_in(s: Table, player: Player, slot: Slot) -> Kind:
    """The chip in a slot of a rack: a kind, EMPTY or UNKNOWN."""
    return int(s.racks[player * RACK + slot])


@rule
def rack_kinds(s: Table, player: Player, half: int, without: Slot) -> int:
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
def hold(s: Table, player: Player, kind: Kind, shown: int) -> None:
    """A chip comes to a rack: behind all of lower number and, if it is not known to everyone, behind its equals."""
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
    """A chip leaves a rack; those behind it move up."""
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
def draw_chip(s: Table, player: Player, kind: Kind, shown: int) -> None:
    """A chip comes from the bag to a rack."""
    s.bag[kind] -= 1
    s.bag_count -= 1
    hold(s, player, kind, shown)


@rule
def draw_hidden(box: Box, s: Table, player: Player, kind: Kind) -> None:
    """A chip that only the player sees. What the others put back into the bag may have been it, for all they know."""
    draw_chip(s, player, kind, 0)
    for other in range(int(box.players)):
        if s.knows_back[other] > 0:
            if other != player:
                _one_fewer_of_each(box, s, other)
            elif s.put_back[other, kind] > 0:
                s.put_back[other, kind] -= 1
                s.knows_back[other] -= 1


@rule
def _one_fewer_of_each(box: Box, s: Table, player: Player) -> None:
    for kind in range(int(box.kinds)):
        if s.put_back[player, kind] > 0:
            s.put_back[player, kind] -= 1
            s.knows_back[player] -= 1


@rule
def mix_back(s: Table, player: Player) -> None:
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


@rule
def forget_put_back(box: Box, s: Table, player: Player) -> None:
    """When the game is over, what anybody knew does not matter any more."""
    if s.knows_back[player] > 0:
        for kind in range(int(box.kinds)):
            s.put_back[player, kind] = 0
        s.knows_back[player] = 0


@rule
def show_nothing(s: Table, player: Player) -> None:
    """Once its owner exchanges anything, nobody knows a chip of this rack any more."""
    for place in range(player * RACK, player * RACK + RACK):
        s.shown[place] = 0
