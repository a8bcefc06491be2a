"""How games with racks begin: everyone draws a piece openly, the highest starts, and the racks are filled."""

from __future__ import annotations

from abaculus.core.chance import Dice, below
from abaculus.core.rack import Kind, RackBox, RackState, bag_outcomes, draw_piece, kind_in, rack_size
from abaculus.core.rack_secrets import random_draw
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import Player, seat_after, start_with

__all__ = [
    "FILL", "OPEN", "START", "draw_to_start", "filled", "holds_highest", "is_rack_outcome", "rack_outcomes",
    "random_rack_outcome",
]  # fmt: skip

OPEN, START, FILL = range(3)
"""The first phases: an open draw, a lot among those tied, a piece to fill a rack."""


@rule
def draw_to_start(box: RackBox, s: RackState, ranks: Ints, kind: Kind) -> None:
    """The player on move draws a piece openly and keeps it. When all have, the highest rank starts; ties are settled by
    lot."""
    draw_piece(s, int(s.mover), kind, 1)
    s.mover = seat_after(box, int(s.mover))
    if s.mover != 0:
        return
    first = -1
    ties = 0
    for player in range(int(box.players)):
        if holds_highest(box, s, ranks, player):
            ties += 1
            if first < 0:
                first = player
    if ties > 1:
        s.phase = START
    else:
        start_with(s, first, FILL)


@rule
def holds_highest(box: RackBox, s: RackState, ranks: Ints, player: Player) -> bool:
    """Whether nobody drew a piece of a higher rank than this player."""
    for other in range(int(box.players)):  # noqa: SIM110 - rules have no generators
        if ranks[kind_in(s, other, 0)] > ranks[kind_in(s, player, 0)]:
            return False
    return True


@rule
def rack_outcomes(box: RackBox, s: RackState, ranks: Ints, actions: Ints, weights: Ints) -> int:
    """What chance may do: any of those tied starts; otherwise any piece in the bag is drawn. Returns how many outcomes."""
    if s.phase != START:
        return bag_outcomes(box, s, actions, weights)
    count = 0
    for player in range(int(box.players)):
        if holds_highest(box, s, ranks, player):
            actions[count] = player
            weights[count] = 1
            count += 1
    return count


@rule
def is_rack_outcome(box: RackBox, s: RackState, ranks: Ints, action: int) -> bool:
    """Whether chance may do this: let one of those tied start; otherwise draw a piece that is in the bag."""
    if s.phase == START:
        return action < box.players and holds_highest(box, s, ranks, action)
    return action < box.kinds and s.bag[action] > 0


@rule
def random_rack_outcome(box: RackBox, s: RackState, ranks: Ints, pieces: int, dice: Dice) -> int:
    """What chance does: any of those tied, or any piece in the bag, each equally likely; `pieces` is how many the box has."""
    if s.phase != START:
        return random_draw(box, s, dice, pieces)
    player = below(dice, int(box.players))
    while not holds_highest(box, s, ranks, player):
        player = below(dice, int(box.players))
    return player


@rule
def filled(box: RackBox, s: RackState) -> bool:
    """A piece has been drawn: if the rack is full, the next player's turn to fill one. Returns whether all are full."""
    player = int(s.mover)
    if s.rack_count[player] != rack_size(s):
        return False
    s.mover = seat_after(box, player)
    return s.mover == s.starter
