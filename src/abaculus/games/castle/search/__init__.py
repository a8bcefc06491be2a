"""Number Castle: nothing is hidden except dice and piles. Playouts are quick where a count is a sum over stones."""

from __future__ import annotations

from typing import Any

from abaculus.core.chance import Dice, below
from abaculus.core.choice import better, none_yet
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.search_hooks import SearchSettings, take_in
from abaculus.games.castle.box import MAX_HEIGHT, Box
from abaculus.games.castle.legality import build_action, is_spot, legal, may_take
from abaculus.games.castle.policies import greedy_action, random_action
from abaculus.games.castle.rules import points, points_after
from abaculus.games.castle.search.faces import build_by_faces, counts_stones, take_by_faces
from abaculus.games.castle.stacks import colour_of, stone_of
from abaculus.games.castle.state import BUILD, ON_TOP, TAKE, TAKES, CastleState
from abaculus.geometry.hex import SIDES

__all__ = ["SETTINGS", "playout_action", "propose", "settled"]

SETTINGS = SearchSettings(width=12, glance=4, by_margin=0.01, blur=4)


@rule
def settled(box: Box, s: CastleState) -> bool:
    """Everything is open."""
    return True


@rule
def counts_centres(box: Box) -> bool:
    """Whether the scoring is the sum of the centres, each once."""
    return (
        counts_stones(box)
        and box.product_times[0] == 1
        and box.part_terms[0] == 1
        and box.term_times[0, 0] == 1
        and box.term_powers[0, 0, 0] == 1
        and box.term_powers[0, 0, 1] == 0
        and box.term_powers[0, 0, 2] == 0
        and box.term_powers[0, 0, 3] == 0
    )


@rule
def _lead(box: Box, s: CastleState, player: int, action: int) -> int:
    """The player's points minus the best opponent's after an action; -1: now."""
    best = 0
    own = 0
    first = True
    for seat in range(int(box.players)):
        value = points(box, s, seat) if action < 0 else points_after(box, s, action, seat)
        if seat == player:
            own = value
        elif first or value > best:
            best = value
            first = False
    return own - best


@rule
def propose(box: Box, s: CastleState, out: Ints, lines: Ints, priors: Ints, better: int, room: Any) -> int:
    """Whatever leaves the player furthest ahead. Where small numbers do not count, a stone is looked at in one turn only."""
    count = 0
    for i in range(legal(box, s, out)):
        action = int(out[i])
        if s.phase == BUILD and box.uses_exposed == 0 and action % SIDES != 0:
            continue
        count = take_in(lines, priors, count, action, _lead(box, s, int(s.mover), action))
    return count


@rule
def playout_action(box: Box, s: CastleState, dice: Dice) -> int:
    """Whatever leaves the player furthest ahead of the best opponent; among equals, any."""
    if s.stacks == 0 or (s.phase != BUILD and s.phase != TAKE):
        return random_action(box, s, dice)
    if counts_centres(box):
        if s.phase == BUILD:
            return _build_by_centres(box, s, dice)
        return _take_by_centres(box, s, dice)
    if counts_stones(box):
        if s.phase == BUILD:
            return build_by_faces(box, s, dice)
        return take_by_faces(box, s, dice)
    return greedy_action(box, s, dice)


@rule
def _lead_if(box: Box, s: CastleState, centres: tuple[int, int, int, int], gone: int, come: int) -> int:
    """The lead of the player on move if one face were no longer visible, and another were. 0 is no face."""
    player = int(s.mover)
    own = 0
    best = -1
    for seat in range(int(box.players)):
        value = int(centres[seat])
        if gone > 0 and colour_of(stone_of(gone)) == seat:
            value -= int(box.centre[stone_of(gone)])
        if come > 0 and colour_of(stone_of(come)) == seat:
            value += int(box.centre[stone_of(come)])
        if seat == player:
            own = value
        else:
            best = max(best, value)
    return own - best


@rule
def _build_by_centres(box: Box, s: CastleState, dice: Dice) -> int:
    """On the top that it is best to cover, or on the ground if that is best."""
    centres = (points(box, s, 0), points(box, s, 1), points(box, s, 2), points(box, s, 3))
    come = 1 + (int(s.drawn) - 1) * SIDES
    best = _lead_if(box, s, centres, 0, come)
    chosen = 0
    equals = 0
    for stack in range(1, int(s.stacks) + 1):
        if s.height[stack] == MAX_HEIGHT:
            continue
        lead = _lead_if(box, s, centres, int(s.top[stack]), come)
        if lead > best:
            best = lead
            equals = 0
        if lead == best:
            equals += 1
            if below(dice, equals) == 0:
                chosen = stack
    if equals > 0:
        return build_action((chosen - 1) * (SIDES + 1) + ON_TOP, 0)
    spot = below(dice, int(s.stacks)) * (SIDES + 1) + below(dice, SIDES)
    while not is_spot(box, s, spot):
        spot = below(dice, int(s.stacks)) * (SIDES + 1) + below(dice, SIDES)
    return build_action(spot, 0)


@rule
def _take_by_centres(box: Box, s: CastleState, dice: Dice) -> int:
    """The top stone that it is best to get rid of, considering what it uncovers."""
    centres = (points(box, s, 0), points(box, s, 1), points(box, s, 2), points(box, s, 3))
    best = none_yet()
    for stack in range(1, int(s.stacks) + 1):
        if may_take(box, s, stack):
            top = int(s.top[stack])
            lead = _lead_if(box, s, centres, top, int(s.under[stone_of(top)]))
            best = better(best, TAKES + stack - 1, lead, dice)
    return best.action
