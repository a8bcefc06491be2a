"""Simple players, compiled: random, greedy, and chance itself. Nothing is hidden except what chance has yet to decide."""

from __future__ import annotations

from abaculus.core.chance import Dice, below
from abaculus.core.choice import better, none_yet
from abaculus.core.rule import rule
from abaculus.games.castle.box import PILE, Box
from abaculus.games.castle.legality import DIE, build_action, in_pile, is_spot, may_take
from abaculus.games.castle.rules import points_after
from abaculus.games.castle.state import BUILD, MISSES, ROLL, START, TAKE, TAKES, CastleState
from abaculus.geometry.hex import SIDES

__all__ = ["fill_hidden", "greedy_action", "random_action", "random_outcome"]


@rule
def random_action(box: Box, s: CastleState, dice: Dice) -> int:
    """Any legal action, each equally likely: any spot or stack, and try again if it may not be chosen."""
    if s.phase == BUILD:
        if s.stacks == 0:
            return 0
        spot = below(dice, int(s.stacks) * (SIDES + 1))
        while not is_spot(box, s, spot):
            spot = below(dice, int(s.stacks) * (SIDES + 1))
        return build_action(spot, below(dice, int(box.turns[int(s.drawn) - 1])))
    if s.phase == TAKE:
        stack = 1 + below(dice, int(s.stacks))
        while not may_take(box, s, stack):
            stack = 1 + below(dice, int(s.stacks))
        return TAKES + stack - 1
    return MISSES


@rule
def _lead_after(box: Box, s: CastleState, action: int) -> int:
    """The player's points minus the best opponent's after an action."""
    player = int(s.mover)
    best = 0
    first = True
    for other in range(int(box.players)):
        if other != player:
            theirs = points_after(box, s, action, other)
            if first or theirs > best:
                best = theirs
            first = False
    return points_after(box, s, action, player) - best


@rule
def greedy_action(box: Box, s: CastleState, dice: Dice) -> int:
    """Whatever leaves the player furthest ahead of the best opponent; among equals, any."""
    if s.phase == BUILD and s.stacks > 0:
        return _greedy_build(box, s, dice)
    if s.phase == TAKE:
        return _greedy_take(box, s, dice)
    return random_action(box, s, dice)


@rule
def _greedy_build(box: Box, s: CastleState, dice: Dice) -> int:
    turns = int(box.turns[int(s.drawn) - 1])
    # Where small numbers do not count, all turns are equal: look at one of them, and choose the turn at random afterwards.
    looked_at = turns if box.uses_exposed == 1 else 1
    best = none_yet()
    for spot in range(int(s.stacks) * (SIDES + 1)):
        if is_spot(box, s, spot):
            for turn in range(looked_at):
                action = build_action(spot, turn)
                best = better(best, action, _lead_after(box, s, action), dice)
    if looked_at < turns:
        return best.action + below(dice, turns)
    return best.action


@rule
def _greedy_take(box: Box, s: CastleState, dice: Dice) -> int:
    best = none_yet()
    for stack in range(1, int(s.stacks) + 1):
        if may_take(box, s, stack):
            action = TAKES + stack - 1
            best = better(best, action, _lead_after(box, s, action), dice)
    return best.action


@rule
def random_outcome(box: Box, s: CastleState, dice: Dice) -> int:
    """What chance does: a seat, a side of the die, or a stone left in the pile of the player on move."""
    if s.phase == ROLL:
        return 1 + below(dice, DIE)
    if s.phase == START:
        return below(dice, int(box.players))
    first = int(s.mover) * PILE
    stone = first + below(dice, int(box.piles[int(s.mover)]))
    while not in_pile(s, stone):
        stone = first + below(dice, int(box.piles[int(s.mover)]))
    return stone


@rule
def fill_hidden(box: Box, s: CastleState, dice: Dice) -> None:
    """Nothing is hidden: the order of a pile is decided by chance when a stone is drawn."""
