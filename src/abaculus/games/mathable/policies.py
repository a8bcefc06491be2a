"""Simple players, compiled: random, greedy, chance itself, and guessing what is hidden. They look at their own rack only."""

from __future__ import annotations

from abaculus.core.bits import count_bits
from abaculus.core.chance import Dice, below, chance_in
from abaculus.core.choice import better, none_yet
from abaculus.core.rack_opening import random_rack_outcome
from abaculus.core.rack_secrets import fill_racks
from abaculus.core.rule import rule
from abaculus.games.mathable import actions
from abaculus.games.mathable.actions import other_action, placement_action, square_of_cell
from abaculus.games.mathable.box import HONOUR, Box
from abaculus.games.mathable.legality import may_swap, offers
from abaculus.games.mathable.rack import kind_in, rack_kinds
from abaculus.games.mathable.rules import last_token_bonus, worth
from abaculus.games.mathable.scoring import equations, placement_points
from abaculus.games.mathable.state import ANSWER, CHOICE, MathableState

__all__ = ["fill_hidden", "greedy_action", "random_action", "random_outcome"]


@rule
def random_action(box: Box, s: MathableState, dice: Dice) -> int:
    """Nine times in ten any placement, if there is one; otherwise anything else."""
    if s.phase == CHOICE:
        return other_action(box, actions.EXTRA_TOKEN + below(dice, 2))
    if s.phase == ANSWER:
        return other_action(box, actions.ACCEPT + below(dice, 2))
    if box.referee == HONOUR:
        if chance_in(dice, 9, 10):
            return _anything_anywhere(box, s, dice)
        return _random_other(box, s, dice)
    kinds = rack_kinds(s, int(s.mover))
    total = 0
    for place in range(int(s.live_count)):
        total += count_bits(int(s.fits[int(s.live[place])]) & kinds)
    if total == 0 or not chance_in(dice, 9, 10):
        return _random_other(box, s, dice)
    return _placement_number(box, s, kinds, below(dice, total), below(dice, 1 << int(box.claim_bits)) + 1)


@rule
def _placement_number(box: Box, s: MathableState, kinds: int, number: int, claim: int) -> int:
    """The placement with that number among all that the rack can make, live square by live square."""
    place = 0
    here = int(s.fits[int(s.live[0])]) & kinds
    while number >= count_bits(here):
        number -= count_bits(here)
        place += 1
        here = int(s.fits[int(s.live[place])]) & kinds
    square = int(s.live[place])
    slot = 0
    player = int(s.mover)
    while True:
        if offers(s, player, slot) and (here >> kind_in(s, player, slot)) & 1 == 1:
            if number == 0:
                return placement_action(box, slot, square, claim)
            number -= 1
        slot += 1


@rule
def _anything_anywhere(box: Box, s: MathableState, dice: Dice) -> int:
    """Honour: any token on any empty square, with any claim."""
    player = int(s.mover)
    if rack_kinds(s, player) == 0:  # a rack that the viewer cannot see
        return other_action(box, actions.END)
    slot = below(dice, int(s.rack_count[player]))
    while not offers(s, player, slot):
        slot = below(dice, int(s.rack_count[player]))
    square = square_of_cell(below(dice, actions.CELLS))
    while s.board[square] != 0:
        square = square_of_cell(below(dice, actions.CELLS))
    return placement_action(box, slot, square, below(dice, 4) + 1)


@rule
def _random_other(box: Box, s: MathableState, dice: Dice) -> int:
    """The end of the turn or, before any placement, an exchange of any set of tokens: each equally likely."""
    if s.placed != 0 or s.bag_count == 0:
        return other_action(box, actions.END)
    while True:
        subset = below(dice, 1 << int(s.rack_count[int(s.mover)]))
        if subset == 0:
            return other_action(box, actions.END)
        if may_swap(s, subset):
            return other_action(box, actions.SWAP + subset)


@rule
def greedy_action(box: Box, s: MathableState, dice: Dice) -> int:
    """The placement with the most points, looking one placement ahead; among equals, any. Where nothing scores, anything
    else.

    It claims the truth, and challenges what is wrong.
    """
    if s.phase == CHOICE:
        if worth(box, s, other_action(box, actions.NO_EXTRA)) > 0:
            return other_action(box, actions.NO_EXTRA)
        return other_action(box, actions.EXTRA_TOKEN + below(dice, 2))
    if s.phase == ANSWER:
        if s.pending_claim > equations(box, s, int(s.pending_kind), int(s.pending_square)):
            return other_action(box, actions.CHALLENGE)
        return other_action(box, actions.ACCEPT)
    return _greedy_placement(box, s, dice)


@rule
def _greedy_placement(box: Box, s: MathableState, dice: Dice) -> int:
    player = int(s.mover)
    kinds = rack_kinds(s, player)
    last = s.rack_count[player] == 1
    best = none_yet()
    for place in range(int(s.live_count)):
        square = int(s.live[place])
        if int(s.fits[square]) & kinds == 0:
            continue
        for slot in range(int(s.rack_count[player])):
            kind = kind_in(s, player, slot)
            if not offers(s, player, slot) or (int(s.fits[square]) >> kind) & 1 == 0:
                continue
            true = equations(box, s, kind, square)
            value = placement_points(box, kind, square, true)
            if last:
                value += last_token_bonus(box, s, kind, square)
            best = better(best, placement_action(box, slot, square, true if box.claim_bits > 0 else 1), value, dice)
    if best.equals == 0:
        return _random_other(box, s, dice)
    return best.action


@rule
def random_outcome(box: Box, s: MathableState, dice: Dice) -> int:
    """R1: one of those tied starts; otherwise a token is drawn."""
    return random_rack_outcome(box, s, box.values, int(box.tokens), dice)


@rule
def fill_hidden(box: Box, s: MathableState, dice: Dice) -> None:
    """Replace every token that the viewer cannot see by any unseen one, each equally likely."""
    fill_racks(box, s, dice, int(box.tokens))
