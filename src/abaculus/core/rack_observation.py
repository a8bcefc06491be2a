"""What learners are shown of games with racks: points, the bag and what everyone knows about a rack. See `observation`."""

from __future__ import annotations

from typing import Any

from abaculus.core.observation import bounded, seat_from
from abaculus.core.record import Ints
from abaculus.core.rule import rule

__all__ = ["write_bag", "write_scores", "write_shown"]


@rule
def write_scores(out: Ints, at: int, s: Any, player: int, players: int) -> int:
    """Everyone's points; returns where the next block begins."""
    for seat in range(players):
        out[at + seat_from(seat, player, players)] = bounded(int(s.scores[seat]))
    return at + players


@rule
def write_shown(out: Ints, at: int, s: Any, player: int, size: int) -> int:
    """1 for each slot of the player's own rack whose piece everyone knows; returns where the next block begins."""
    for slot in range(size):
        out[at + slot] = s.shown[player * size + slot]
    return at + size


@rule
def write_bag(out: Ints, at: int, s: Any, player: int, kinds: int, width: int) -> int:
    """The pieces of each kind that are unseen, and those that the player put back, `width` places each; returns where
    that ends."""
    for kind in range(kinds):
        out[at + kind] = s.bag[kind]
        out[at + width + kind] = s.put_back[player, kind]
    return at + 2 * width
