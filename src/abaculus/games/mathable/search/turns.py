"""Mathable: whole turns, found by a beam.

A line is a turn. Its first column is the first action; then come the placements in order, each as kind * 256 + square, and
STAY where the turn should end. The last column says how many tokens had been placed in this turn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.search_hooks import LINE, MILLI, make_room
from abaculus.games.mathable.actions import NO_EXTRA, other_action, placement_action, slot_of, square_of
from abaculus.games.mathable.box import Box, Kind, Square
from abaculus.games.mathable.legality import offers
from abaculus.games.mathable.rack import kind_in, rack_kinds
from abaculus.games.mathable.rules import apply, worth
from abaculus.games.mathable.scoring import equations
from abaculus.games.mathable.search.rack import evaluate, token_value
from abaculus.games.mathable.state import CHOICE, TURN, MathableState

__all__ = ["STAY", "insert", "put", "turns"]

STAY = -2
"""In a line: the turn ends here."""
BEAM = 24
"""Turns that are continued after each placement."""
EXTRA = 8 * MILLI
"""A first guess at what an extra token is worth."""
LONGEST = LINE - 4
"""Placements that a line has room for."""
SPREAD, APART = 0x9E3779B1, 1 << 40
"""A set of placements is identified by a sum of numbers spread below APART."""


@rule
def put(box: Box, s: MathableState, kind: Kind, square: Square) -> int:
    """The placement of a token, with the truth claimed; -1 if it is not on the rack."""
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if kind_in(s, player, slot) == kind:
            claim = equations(box, s, kind, square) if box.claim_bits > 0 else 1
            return placement_action(box, slot, square, claim)
    return -1


@rule
def insert(lines: Ints, priors: Ints, count: int, row: Ints, prior: int) -> int:
    """Keep the best lines in descending order; returns how many there are then."""
    place = make_room(lines, priors, count, prior, LINE)
    if place < 0:
        return count
    for column in range(LINE):
        lines[place, column] = row[column]
    return min(count + 1, int(lines.shape[0]))


@rule
def turns(box: Box, s: MathableState, lines: Ints, priors: Ints, room: Any) -> int:
    """All turns of one placement, the best of them continued, and so on: a beam search. What counts is which tokens lie
    where, not the order in which they were placed; of two orders, the one with more points is kept."""
    count = 0
    player = int(s.mover)
    rows = np.full((2 * BEAM, LINE), -1, np.int32)
    rows[:, LINE - 1] = s.placed
    extras = np.zeros(2 * BEAM, np.int64)
    keys = np.zeros(2 * BEAM, np.int64)
    step = np.zeros((BEAM, 4), np.int64)  # the score, the turn continued, the action, the key
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
            count = insert(lines, priors, count, rows[new], prior)
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
def _go_on(box: Box, s: MathableState, extras: Ints, keys: Ints, turn: int, step: Ints, found: int) -> int:
    """Every placement that can continue a turn, if among the best of all; returns how many there are then."""
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
            action = put(box, s, kind, square)
            score = now + worth(box, s, action) * MILLI - token_value(box, s, kind)
            if box.sign[square] != 0 and s.bag_count > 0:
                score += EXTRA
            key = int(keys[turn]) + (kind * 256 + square + 1) * SPREAD % APART
            found = _keep(step, found, score, turn, action, key)
    return found


@rule
def _keep(step: Ints, found: int, score: int, turn: int, action: int, key: int) -> int:
    """Keep the best steps in descending order, each set of placements once; returns how many there are then."""
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
