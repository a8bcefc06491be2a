"""Mathable: whole turns are looked at, valued by points, what stays on the rack, and what they open for the others.

A line is a turn. Its first column is the first action; then come the placements in order, each as kind * 256 + square, and
STAY where the turn is to end. The last column says how many tokens had been placed in this turn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from abaculus.bots.search.mathable_weights import WEIGHTS
from abaculus.bots.search.parts import LINE, MILLI
from abaculus.bots.search.sight import Sight
from abaculus.core.chance import Dice
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathable.actions import (
    END,
    EXTRA_TOKEN,
    NO_EXTRA,
    SWAP,
    is_put,
    other_action,
    placement_action,
    slot_of,
    square_of,
)
from abaculus.games.mathable.box import HONOUR, RACK, Box, Kind, Square
from abaculus.games.mathable.legality import may_swap, offers
from abaculus.games.mathable.policies import greedy_action
from abaculus.games.mathable.rack import kind_in, rack_kinds
from abaculus.games.mathable.rules import apply, legal, worth
from abaculus.games.mathable.scoring import equations
from abaculus.games.mathable.state import ANSWER, CHOICE, OVER, TURN, Table

__all__ = ["SIGHT", "STAY", "evaluate", "follow", "playout_action", "propose", "settled", "token_value", "whose"]

SIGHT = Sight(width=24, glance=1, horizon=3, swing=250_000, by_margin=0.02, least_soft=0.12)

PHASES = (50, 20, 1)
"""The bag holds fewer than so many tokens: the second, the third and the last phase of a game."""
TOP = 90
"""Tokens above this are taken for it."""
FEATURES = TOP + 1
LEARNED = np.array(WEIGHTS, np.int64)

STAY = -2
"""In a line: the turn ends here."""
BEAM = 24
"""Turns that are gone on with after each placement."""
EXTRA = 8 * MILLI
"""A first guess at what an extra token is worth."""
PASS = -(10**7)
"""Doing nothing is looked at last."""
LONGEST = LINE - 4
"""Placements that a line has room for."""
SPREAD, APART = 0x9E3779B1, 1 << 40
"""A set of placements is told by the sum of numbers spread below APART."""


@rule
def whose(box: Box, s: Table) -> int:
    """Whose turn it is, also while others answer."""
    return int(s.mover)


@rule
def settled(box: Box, s: Table) -> bool:
    """With an empty bag, what is not on the board and not on the own rack is on the one other rack."""
    return s.bag_count == 0 and box.players == 2


# -- what a rack is worth ------------------------------------------------------------------------------------------------------


@rule
def rack_phase(box: Box, s: Table) -> int:
    """How far the game has come, by the size of the bag."""
    phase = 0
    for least in PHASES:
        if s.bag_count < least:
            phase += 1
    return phase


@rule
def rack_features(box: Box, s: Table, player: int, out: Ints) -> int:
    """The values of the tokens held; how many."""
    count = int(s.rack_count[player])
    for slot in range(count):
        out[slot] = min(int(box.values[kind_in(s, player, slot)]), TOP)
    return count


@rule
def token_value(box: Box, s: Table, kind: Kind) -> int:
    """What it is worth to hold a token, in thousandths of a point: learned, by the size of the bag and the token's value."""
    return int(LEARNED[rack_phase(box, s), min(int(box.values[kind]), TOP)])


@rule
def evaluate(box: Box, s: Table, player: int) -> int:
    """The points, and what the rack is worth."""
    total = int(s.scores[player]) * MILLI
    if s.phase == OVER:
        return total
    for slot in range(int(s.rack_count[player])):
        total += token_value(box, s, kind_in(s, player, slot))
    return total


# -- lines ---------------------------------------------------------------------------------------------------------------------


@rule
def follow(box: Box, s: Table, lines: Ints, line: int, step: int) -> int:
    """The next placement of the turn; an extra token where it does not cost the bonus; and the end, unless one came."""
    if step == 0:
        return int(lines[line, 0])
    player = int(s.mover)
    place = 1 + int(s.placed) - int(lines[line, LINE - 1])
    if s.phase == CHOICE:
        to_come = 0
        while lines[line, place + to_come] >= 0:
            to_come += 1
        empties = s.began == RACK and s.rack_count[player] == to_come
        return other_action(box, NO_EXTRA if empties else EXTRA_TOKEN)
    code = int(lines[line, place])
    if s.phase != TURN or code == -1:
        return -1
    if code >= 0:
        return _put(box, s, code >> 8, code & 255)
    # More tokens than this turn began with, less those placed: extra ones, for which the line has no plan.
    if s.rack_count[player] + s.placed > s.began:
        return -1
    return other_action(box, END)


@rule
def _put(box: Box, s: Table, kind: Kind, square: Square) -> int:
    """The placement of a token, with the truth claimed; -1 if it is not on the rack."""
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if kind_in(s, player, slot) == kind:
            claim = equations(box, s, kind, square) if box.claim_bits > 0 else 1
            return placement_action(box, slot, square, claim)
    return -1


@rule
def _insert(lines: Ints, priors: Ints, count: int, row: Ints, prior: int) -> int:
    """Keep the best lines in falling order. How many there are then."""
    place = count
    if count == lines.shape[0]:
        if priors[count - 1] >= prior:
            return count
        place = count - 1
    else:
        count += 1
    while place > 0 and priors[place - 1] < prior:
        priors[place] = priors[place - 1]
        for column in range(LINE):
            lines[place, column] = lines[place - 1, column]
        place -= 1
    priors[place] = prior
    for column in range(LINE):
        lines[place, column] = row[column]
    return count


@rule
def propose(box: Box, s: Table, out: Ints, lines: Ints, priors: Ints, better: int, room: Any) -> int:
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
            elif s.phase == TURN and not is_put(box, action) and action != other_action(box, END):
                continue
            count = _insert(lines, priors, count, row, prior)
        return count
    count = _turns(box, s, lines, priors, room)
    row[0] = other_action(box, END)
    if count == lines.shape[0]:
        count -= 1
    count = _insert(lines, priors, count, row, evaluate(box, s, int(s.mover)) + (PASS if s.placed == 0 else 0))
    return _exchanges(box, s, lines, priors, row, count)


@rule
def _is_true(box: Box, s: Table, action: int) -> bool:
    """Whether a placement claims the truth, and all of it."""
    kind = kind_in(s, int(s.mover), slot_of(box, action))
    square = square_of(box, action)
    true = equations(box, s, kind, square)
    return true > 0 and action == placement_action(box, slot_of(box, action), square, true if box.claim_bits > 0 else 1)


@rule
def _exchanges(box: Box, s: Table, lines: Ints, priors: Ints, row: Ints, count: int) -> int:
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
            row[0] = other_action(box, SWAP + chosen)
            count = _insert(lines, priors, count, row, kept)
    return count


@rule
def _turns(box: Box, s: Table, lines: Ints, priors: Ints, room: Any) -> int:
    """All turns of one placement, the best of them gone on with, and so on: a beam. Which tokens lie where is what counts, not
    the order in which they came there; of two orders the one with more points is kept."""
    count = 0
    player = int(s.mover)
    rows = np.full((2 * BEAM, LINE), -1, np.int32)
    rows[:, LINE - 1] = s.placed
    extras = np.zeros(2 * BEAM, np.int64)
    keys = np.zeros(2 * BEAM, np.int64)
    step = np.zeros((BEAM, 4), np.int64)  # the score, the turn gone on with, the action, the key
    room[0] = s
    width = 1
    depth = 0
    while width > 0 and depth < LONGEST:
        found = 0
        for turn in range(width):
            found = _go_on(box, room[turn], extras, keys, turn, step, found)
        width = 0
        for i in range(found):
            old = int(step[i, 1])
            new = BEAM + width
            board = room[new]
            room[new] = room[old]
            action = int(step[i, 2])
            square = square_of(box, action)
            for column in range(LINE):
                rows[new, column] = rows[old, column]
            if depth == 0:
                rows[new, 0] = action
            rows[new, 1 + depth] = (kind_in(board, player, slot_of(box, action)) << 8) + square
            rows[new, 2 + depth] = STAY
            extras[new] = extras[old] + (1 if box.sign[square] != 0 and s.bag_count > 0 else 0)
            keys[new] = step[i, 3]
            apply(box, board, action)
            if board.phase == CHOICE:
                apply(box, board, other_action(box, NO_EXTRA))
            prior = evaluate(box, board, player) + int(extras[new]) * EXTRA
            count = _insert(lines, priors, count, rows[new], prior)
            if board.phase == TURN and board.mover == player:
                width += 1
        for turn in range(width):
            room[turn] = room[BEAM + turn]
            for column in range(LINE):
                rows[turn, column] = rows[BEAM + turn, column]
            extras[turn] = extras[BEAM + turn]
            keys[turn] = keys[BEAM + turn]
        depth += 1
    return count


@rule
def _go_on(box: Box, s: Table, extras: Ints, keys: Ints, turn: int, step: Ints, found: int) -> int:
    """Every placement that a turn can go on with, among the best of all; how many there are then."""
    player = int(s.mover)
    kinds = rack_kinds(s, player)
    now = evaluate(box, s, player) + int(extras[turn]) * EXTRA
    for place in range(int(s.live_count)):
        square = int(s.live[place])
        if int(s.fits[square]) & kinds == 0:
            continue
        for slot in range(int(s.rack_count[player])):
            kind = kind_in(s, player, slot)
            if not offers(s, player, slot) or (int(s.fits[square]) >> kind) & 1 == 0:
                continue
            action = _put(box, s, kind, square)
            score = now + worth(box, s, action) * MILLI - token_value(box, s, kind)
            if box.sign[square] != 0 and s.bag_count > 0:
                score += EXTRA
            key = int(keys[turn]) + (kind * 256 + square + 1) * SPREAD % APART
            found = _keep(step, found, score, turn, action, key)
    return found


@rule
def _keep(step: Ints, found: int, score: int, turn: int, action: int, key: int) -> int:
    """Keep the best steps in falling order, each set of placements once. How many there are then."""
    place = found
    for i in range(found):
        if step[i, 3] == key:
            if step[i, 0] >= score:
                return found
            place = i
    if place == found:
        if found < step.shape[0]:
            found += 1
        elif step[found - 1, 0] >= score:
            return found
        else:
            place = found - 1
    while place > 0 and step[place - 1, 0] < score:
        for column in range(4):
            step[place, column] = step[place - 1, column]
        place -= 1
    step[place, 0] = score
    step[place, 1] = turn
    step[place, 2] = action
    step[place, 3] = key
    return found


@rule
def playout_action(box: Box, s: Table, dice: Dice) -> int:
    """The placement with the most points, one after the other; an extra token unless the bonus is sure; where nothing can be
    placed, all tokens are exchanged."""
    if s.phase == CHOICE:
        if worth(box, s, other_action(box, NO_EXTRA)) > 0:
            return other_action(box, NO_EXTRA)
        return other_action(box, EXTRA_TOKEN)
    if s.phase == TURN and box.referee != HONOUR and s.placed == 0 and not _can_place(box, s):
        return _swap_all(box, s)
    return greedy_action(box, s, dice)


@rule
def _can_place(box: Box, s: Table) -> bool:
    kinds = rack_kinds(s, int(s.mover))
    for place in range(int(s.live_count)):  # noqa: SIM110 - rules have no generators
        if int(s.fits[int(s.live[place])]) & kinds != 0:
            return True
    return False


@rule
def _swap_all(box: Box, s: Table) -> int:
    held = int(s.rack_count[int(s.mover)])
    if s.bag_count == 0:
        return other_action(box, END)
    return other_action(box, SWAP + (1 << min(held, int(s.bag_count))) - 1)
