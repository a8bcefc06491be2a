"""Racks and a bag, for games in which a hand of pieces is drawn from a bag and exchanged with it.

A rack lists kinds of pieces in ascending order, so that equal racks are equal bytes. A piece on it may be known to
everyone (`shown`), and players who put pieces back into the bag know that they are there (`put_back`). Games whose
records have these fields share the rules below and note at the call which of their rules it is.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from abaculus.core.outcomes import any_left
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import Player

__all__ = [
    "EMPTY", "RACKS", "UNKNOWN", "Kind", "Player", "RackBox", "RackState", "Slot", "bag_outcomes", "bag_phase", "clear_racks",
    "draw_piece", "forget_put_back", "hold", "kind_in", "may_put_aside", "offers", "pay_for_held", "pay_for_rack", "put_aside",
    "rack_size", "show_nothing", "take",
]  # fmt: skip

Kind: TypeAlias = int
Slot: TypeAlias = int

RACKS = 4
"""A record has this many racks, whether or not that many play."""
EMPTY, UNKNOWN = -1, -2
"""On a rack: no piece, and a piece that the viewer cannot see."""


class RackBox(Protocol):
    """What these rules read from a box."""

    players: int
    kinds: int
    copies: Ints
    kind_of: Ints
    """The kind of each piece in the box."""
    copy_of: Ints
    """0 for the first piece of its kind, 1 for the second, and so on."""


class RackState(Protocol):
    """What these rules read and change in a state."""

    phase: int
    mover: int
    starter: int
    bag_count: int
    scores: Ints
    rack_count: Ints
    racks: Ints
    """Player p's slot k is at p * the size of a rack + k."""
    shown: Ints
    """1 where everyone knows the piece. Such pieces come before their equals."""
    aside: Ints
    """The old pieces of an exchange in progress."""
    bag: Ints
    """How many pieces of each kind are in the bag; as seen by one viewer, also those that the viewer cannot see elsewhere."""
    put_back: Ints
    """How many pieces of each kind a player knows to be in the bag, having put them there."""
    knows_back: Ints
    """Not 0 where there are any."""


@rule
def rack_size(s: RackState) -> int:
    """How many pieces a rack has room for."""
    return int(s.racks.shape[0]) // RACKS


@rule
def clear_racks(box: RackBox, s: RackState) -> None:
    """All pieces are in the bag."""
    for player in range(RACKS):
        s.rack_count[player] = 0
        s.knows_back[player] = 0
        for kind in range(s.bag.shape[0]):
            s.put_back[player, kind] = 0
    for place in range(s.racks.shape[0]):
        s.racks[place] = EMPTY
        s.shown[place] = 0
    for place in range(s.aside.shape[0]):
        s.aside[place] = EMPTY
    for kind in range(s.bag.shape[0]):
        s.bag[kind] = box.copies[kind]


# -- a rack ------------------------------------------------------------------------------------------------------------


@rule
def kind_in(s: RackState, player: Player, slot: Slot) -> Kind:
    """The piece in a slot of a rack: a kind, EMPTY or UNKNOWN."""
    racks = s.racks  # looked up once: when interpreted, that is most of the work
    return int(racks[player * (racks.shape[0] // RACKS) + slot])


@rule
def offers(s: RackState, player: Player, slot: Slot) -> bool:
    """Whether a slot holds a piece that differs from the one in the slot before. Racks are sorted, so equals are
    neighbours."""
    kind = kind_in(s, player, slot)
    return kind >= 0 and (slot == 0 or kind_in(s, player, slot - 1) != kind)


@rule
def hold(s: RackState, player: Player, kind: Kind, shown: int) -> None:
    """Add a piece to a rack: behind all smaller ones and, if it is not known to everyone, behind its equals."""
    first = player * rack_size(s)
    place = first + int(s.rack_count[player])
    # UNKNOWN is below every kind, but goes at the end.
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
def take(s: RackState, player: Player, slot: Slot) -> Kind:
    """Take a piece off a rack; those behind it move up."""
    kind = kind_in(s, player, slot)
    first = player * rack_size(s)
    last = first + int(s.rack_count[player]) - 1
    for place in range(first + slot, last):
        s.racks[place] = s.racks[place + 1]
        s.shown[place] = s.shown[place + 1]
    s.racks[last] = EMPTY
    s.shown[last] = 0
    s.rack_count[player] -= 1
    return kind


# -- drawing and exchanging --------------------------------------------------------------------------------------------


@rule
def draw_piece(s: RackState, player: Player, kind: Kind, shown: int) -> None:
    """Move a piece from the bag to a rack."""
    s.bag[kind] -= 1
    s.bag_count -= 1
    hold(s, player, kind, shown)


@rule
def bag_outcomes(box: RackBox, s: RackState, actions: Ints, weights: Ints) -> int:
    """Any piece in the bag may be drawn, each equally likely; returns how many kinds."""
    return any_left(s.bag, int(box.kinds), actions, weights)


@rule
def bag_phase(s: RackState, phases: tuple[int, ...]) -> int:
    """How far the game has come: how many of these sizes the bag has fallen below."""
    phase = 0
    for least in phases:
        if s.bag_count < least:
            phase += 1
    return phase


@rule
def may_put_aside(s: RackState, subset: int) -> bool:
    """Whether these slots of the player on move hold pieces, no more than the bag does. Of equal pieces, the first ones
    must be chosen."""
    player = int(s.mover)
    count = 0
    for slot in range(rack_size(s)):
        if (subset >> slot) & 1 == 1:
            if kind_in(s, player, slot) < 0:
                return False
            if not offers(s, player, slot) and (subset >> (slot - 1)) & 1 == 0:
                return False
            count += 1
    return count <= s.bag_count


@rule
def put_aside(s: RackState, subset: int) -> None:
    """The player on move puts pieces aside, and will draw as many. From now on nobody else knows what the player holds."""
    player = int(s.mover)
    show_nothing(s, player)
    count = 0
    for slot in range(rack_size(s)):
        if (subset >> slot) & 1 == 1:
            s.aside[count] = take(s, player, slot - count)
            count += 1


@rule
def show_nothing(s: RackState, player: Player) -> None:
    """No piece on this rack is known to everyone any more."""
    size = rack_size(s)
    for place in range(player * size, player * size + size):
        s.shown[place] = 0


@rule
def forget_put_back(box: RackBox, s: RackState, player: Player) -> None:
    """Forget what a player put back."""
    if s.knows_back[player] != 0:
        for kind in range(int(box.kinds)):
            s.put_back[player, kind] = 0
        s.knows_back[player] = 0


# -- the end -----------------------------------------------------------------------------------------------------------


@rule
def pay_for_held(box: RackBox, s: RackState, costs: Ints) -> None:
    """Every piece still held costs its owner what its kind costs. All racks are shown, so nobody knows more than others."""
    for player in range(int(box.players)):
        forget_put_back(box, s, player)
        pay_for_rack(s, player, costs)


@rule
def pay_for_rack(s: RackState, player: Player, costs: Ints) -> None:
    """Every piece on one rack costs its owner what its kind costs."""
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, slot)
        if kind >= 0:
            s.scores[player] -= int(costs[kind])
