"""Mathable: whole turns are considered, valued by their points, what stays on the rack, and what they open up for the
others."""

from __future__ import annotations

from typing import Any

import numpy as np

from abaculus.core.chance import Dice
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.search_hooks import LINE, MILLI, SearchSettings
from abaculus.games.mathable import actions
from abaculus.games.mathable.actions import is_put, other_action, placement_action, slot_of, square_of
from abaculus.games.mathable.box import HONOUR, Box
from abaculus.games.mathable.legality import may_swap
from abaculus.games.mathable.policies import greedy_action
from abaculus.games.mathable.rack import kind_in, rack_kinds
from abaculus.games.mathable.rules import legal, worth
from abaculus.games.mathable.scoring import bonus, equations
from abaculus.games.mathable.search.rack import FEATURES, PHASES, evaluate, rack_features, rack_phase, token_value
from abaculus.games.mathable.search.turns import STAY, insert, put, turns
from abaculus.games.mathable.state import ANSWER, CHOICE, TURN, MathableState

__all__ = [
    "FEATURES", "PHASES", "SETTINGS", "STAY", "evaluate", "follow", "playout_action", "propose", "rack_features", "rack_phase",
    "settled", "token_value", "whose",
]  # fmt: skip

SETTINGS = SearchSettings(width=24, glance=1, horizon=3, swing=250_000, by_margin=0.02, least_soft=0.12)

PASS = -(10**7)
"""Doing nothing is considered last."""


@rule
def whose(box: Box, s: MathableState) -> int:
    """Whose turn it is, also while others answer."""
    return int(s.mover)


@rule
def settled(box: Box, s: MathableState) -> bool:
    """With an empty bag, what is not on the board and not on the player's own rack is on the one other rack."""
    return s.bag_count == 0 and box.players == 2


@rule
def follow(box: Box, s: MathableState, lines: Ints, line: int, step: int) -> int:
    """The next placement of the turn; an extra token if it does not cost the bonus; then the end of the turn, unless an extra
    token came."""
    if step == 0:
        return int(lines[line, 0])
    player = int(s.mover)
    place = 1 + int(s.placed) - int(lines[line, LINE - 1])
    if s.phase == CHOICE:
        to_come = 0
        while lines[line, place + to_come] >= 0:
            to_come += 1
        empties = bonus(box, s, int(s.rack_count[player]) - to_come) > 0
        return other_action(box, actions.NO_EXTRA if empties else actions.EXTRA_TOKEN)
    code = int(lines[line, place])
    if s.phase != TURN or code == -1:
        return -1
    if code >= 0:
        return put(box, s, code >> 8, code & 255)
    # More tokens than this turn began with, less those placed, are extra ones, for which the line has no plan.
    if s.rack_count[player] + s.placed > s.began:
        return -1
    return other_action(box, actions.END)


@rule
def propose(box: Box, s: MathableState, out: Ints, lines: Ints, priors: Ints, better: int, room: Any) -> int:
    """The best turns that a beam finds, the exchanges of the worst tokens, and the end of the turn."""
    row = np.full(LINE, -1, np.int32)
    row[LINE - 1] = s.placed
    count = 0
    if s.phase != TURN or box.referee == HONOUR:
        for i in range(legal(box, s, out)):
            action = int(out[i])
            if s.phase == TURN and is_put(box, action) and not _is_true(box, s, action):
                continue
            row[0] = action
            prior = worth(box, s, action) * MILLI
            if s.phase == ANSWER:
                prior = 0
            elif s.phase == TURN and not is_put(box, action) and action != other_action(box, actions.END):
                continue
            count = insert(lines, priors, count, row, prior)
        return count
    count = turns(box, s, lines, priors, room)
    row[0] = other_action(box, actions.END)
    if count == lines.shape[0]:
        count -= 1
    count = insert(lines, priors, count, row, evaluate(box, s, int(s.mover)) + (PASS if s.placed == 0 else 0))
    return _exchanges(box, s, lines, priors, row, count)


@rule
def _is_true(box: Box, s: MathableState, action: int) -> bool:
    """Whether a placement claims the truth, and all of it."""
    kind = kind_in(s, int(s.mover), slot_of(box, action))
    square = square_of(box, action)
    true = equations(box, s, kind, square)
    return true > 0 and action == placement_action(box, slot_of(box, action), square, true if box.claim_bits > 0 else 1)


@rule
def _exchanges(box: Box, s: MathableState, lines: Ints, priors: Ints, row: Ints, count: int) -> int:
    """R9: the worst token, the two worst, and so on."""
    player = int(s.mover)
    chosen = 0
    kept = evaluate(box, s, player)
    for _ in range(int(s.rack_count[player])):
        worst = -1
        for slot in range(int(s.rack_count[player])):
            if (chosen >> slot) & 1 == 1 or kind_in(s, player, slot) < 0:
                continue
            if worst < 0 or token_value(box, s, kind_in(s, player, slot)) < token_value(
                box, s, kind_in(s, player, worst)
            ):
                worst = slot
        if worst < 0:
            return count
        chosen |= 1 << worst
        kept -= token_value(box, s, kind_in(s, player, worst))
        if may_swap(s, chosen):
            row[0] = other_action(box, actions.SWAP + chosen)
            count = insert(lines, priors, count, row, kept)
    return count


@rule
def playout_action(box: Box, s: MathableState, dice: Dice) -> int:
    """The placement with the most points, time after time; an extra token unless the bonus is certain; if nothing can be
    placed, all tokens are exchanged."""
    if s.phase == CHOICE:
        if worth(box, s, other_action(box, actions.NO_EXTRA)) > 0:
            return other_action(box, actions.NO_EXTRA)
        return other_action(box, actions.EXTRA_TOKEN)
    if s.phase == TURN and box.referee != HONOUR and s.placed == 0 and not _can_place(box, s):
        return _swap_all(box, s)
    return greedy_action(box, s, dice)


@rule
def _can_place(box: Box, s: MathableState) -> bool:
    kinds = rack_kinds(s, int(s.mover))
    for place in range(int(s.live_count)):  # noqa: SIM110 - rules have no generators
        if int(s.fits[int(s.live[place])]) & kinds != 0:
            return True
    return False


@rule
def _swap_all(box: Box, s: MathableState) -> int:
    held = int(s.rack_count[int(s.mover)])
    if s.bag_count == 0:
        return other_action(box, actions.END)
    return other_action(box, actions.SWAP + (1 << min(held, int(s.bag_count))) - 1)
