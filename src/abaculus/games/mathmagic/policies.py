"""Simple players, compiled: random, greedy, chance itself, and guessing what is hidden. They look at their own rack only."""

from __future__ import annotations

from abaculus.core.chance import Dice, below, chance_in
from abaculus.core.choice import better, none_yet
from abaculus.core.rack_opening import random_rack_outcome
from abaculus.core.rack_secrets import fill_racks
from abaculus.core.rule import rule
from abaculus.games.mathmagic.actions import LAYS, MISS, SUBSETS, lay_action
from abaculus.games.mathmagic.box import FIELDS, RACK, Box
from abaculus.games.mathmagic.legality import has_partner, may_swap, offers, opens
from abaculus.games.mathmagic.rack import has_kind, kind_in, rack_kinds
from abaculus.games.mathmagic.scoring import lay_points
from abaculus.games.mathmagic.solitaire_policies import random_put, random_solo
from abaculus.games.mathmagic.state import TURN, MathMagicState, Slot
from abaculus.games.mathmagic.table import fits_edge
from abaculus.geometry.square import SIDES

__all__ = ["fill_hidden", "greedy_action", "random_action", "random_outcome"]

TRIES = 24
"""Guesses at a lay before all lays are counted."""


@rule
def random_action(box: Box, s: MathMagicState, dice: Dice) -> int:
    """Nine times in ten any lay, if there is one; otherwise anything else."""
    if box.solo == 1:
        return random_solo(s, dice)
    if s.phase != TURN or s.bag_count == 0:
        action = _random_lay(box, s, dice)
        return MISS if action < 0 else action
    if chance_in(dice, 9, 10):
        action = _random_lay(box, s, dice)
        if action >= 0:
            return action
    return _random_swap(s, dice)


@rule
def _random_lay(box: Box, s: MathMagicState, dice: Dice) -> int:
    """Any lay, each equally likely, or -1. A guess that happens to be a lay will do; after many wrong guesses the lays are
    counted."""
    player = int(s.mover)
    if opens(s):
        return _random_opening(box, s, dice)
    for _ in range(TRIES):
        guess = below(dice, int(s.edge_count) << 3)
        slot = guess & 7
        if slot < RACK and offers(s, player, slot) and fits_edge(s, guess >> 3, kind_in(s, player, slot)) == 1:
            return lay_action(slot, int(s.edge_name[guess >> 3]))
    found = 0
    for place in range(int(s.edge_count)):
        for slot in range(int(s.rack_count[player])):
            if offers(s, player, slot):
                found += fits_edge(s, place, kind_in(s, player, slot))
    if found == 0:
        return -1
    return _lay_number(s, below(dice, found))


@rule
def _lay_number(s: MathMagicState, number: int) -> int:
    """The lay with that number, edge cell by edge cell."""
    player = int(s.mover)
    for place in range(int(s.edge_count)):
        for slot in range(int(s.rack_count[player])):
            if offers(s, player, slot) and fits_edge(s, place, kind_in(s, player, slot)) == 1:
                if number == 0:
                    return lay_action(slot, int(s.edge_name[place]))
                number -= 1
    return -1


@rule
def _random_opening(box: Box, s: MathMagicState, dice: Dice) -> int:
    """R2: any chip with a partner on the rack."""
    chosen = -1
    found = 0
    for slot in range(int(s.rack_count[int(s.mover)])):
        if offers(s, int(s.mover), slot) and has_partner(box, s, slot):
            found += 1
            if below(dice, found) == 0:
                chosen = lay_action(slot, 0)
    return chosen


@rule
def _random_swap(s: MathMagicState, dice: Dice) -> int:
    """An exchange of any set of chips, each equally likely."""
    if kind_in(s, int(s.mover), 0) < 0:  # a rack that the viewer cannot see
        return MISS
    while True:
        subset = 1 + below(dice, SUBSETS - 1)
        if may_swap(s, subset):
            return LAYS + subset


@rule
def greedy_action(box: Box, s: MathMagicState, dice: Dice) -> int:
    """The lay with the most points; among equals, any. It prefers laying to exchanging, but exchanging to losing points."""
    if box.solo == 1:
        return random_put(s, dice)
    if opens(s):
        return _greedy_opening(box, s, dice)
    player = int(s.mover)
    best = none_yet()
    low = rack_kinds(s, player, 0, -1)
    high = rack_kinds(s, player, 1, -1)
    for place in range(int(s.edge_count)):
        if int(s.edge_fits[place, 0]) & low == 0 and int(s.edge_fits[place, 1]) & high == 0:
            continue
        for slot in range(int(s.rack_count[player])):
            kind = kind_in(s, player, slot)
            if not offers(s, player, slot) or fits_edge(s, place, kind) == 0:
                continue
            value = lay_points(box, s, kind, int(s.edge_cell[place]))
            best = better(best, lay_action(slot, int(s.edge_name[place])), value, dice)
    if s.phase == TURN and s.bag_count > 0 and (best.equals == 0 or best.worth < 0):
        return _random_swap(s, dice)
    return MISS if best.equals == 0 else best.action


@rule
def _greedy_opening(box: Box, s: MathMagicState, dice: Dice) -> int:
    """R2: the first chip of the pair that scores most; among equals, any. Without a good pair, it exchanges."""
    player = int(s.mover)
    chosen = -1
    best = 0
    equals = 0
    for slot in range(int(s.rack_count[player])):
        if not offers(s, player, slot) or not has_partner(box, s, slot):
            continue
        value = _best_pair(box, s, slot)
        if chosen >= 0 and value < best:
            continue
        if chosen < 0 or value > best:
            best = value
            equals = 0
        equals += 1
        if below(dice, equals) == 0:
            chosen = lay_action(slot, 0)
    if s.bag_count > 0 and (chosen < 0 or best < 0):
        return _random_swap(s, dice)
    return MISS if chosen < 0 else chosen


@rule
def _best_pair(box: Box, s: MathMagicState, slot: Slot) -> int:
    """The most that a second chip of the rack can score beside the one in this slot."""
    player = int(s.mover)
    first = kind_in(s, player, slot)
    best = -1000
    for other in range(int(s.rack_count[player])):
        second = kind_in(s, player, other)
        if other == slot or second < 0:
            continue
        for side in range(SIDES):
            if has_kind(int(box.fits[side, 1 + first, 0]), int(box.fits[side, 1 + first, 1]), second) == 1:
                laid = int(box.faces[1 + second, side ^ 2])
                best = max(best, int(box.values[laid * FIELDS + int(box.faces[1 + first, side])]))
    return best


# -- chance, and what is hidden ----------------------------------------------------------------------------------------


@rule
def random_outcome(box: Box, s: MathMagicState, dice: Dice) -> int:
    """R1: one of those tied starts; otherwise a chip is drawn."""
    return random_rack_outcome(box, s, box.rank, int(box.chips), dice)


@rule
def fill_hidden(box: Box, s: MathMagicState, dice: Dice) -> None:
    """Replace every chip that the viewer cannot see by any unseen one, each equally likely."""
    fill_racks(box, s, dice, int(box.chips))
