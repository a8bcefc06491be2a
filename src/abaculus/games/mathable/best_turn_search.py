"""The search behind the exact best turn: every set of placements that a rack allows, each examined once.

What a turn can still score depends on which tokens lie where, not on the order in which they were placed: the board is the
same and so is the rest of the rack. What it has scored so far does depend on the order, because a token placed later finds
more neighbours. So the search remembers, for every set of placements, the most points with which it has been reached, and
continues from it again only when it arrives with more. It turns back where even the most that the remaining tokens could ever
score would not beat the best turn found.

A set is written exactly, without any risk of confusion, in 56 bits: for each of up to seven tokens, the spot it lies on.
Spots are the squares that any token of the rack could reach in any order, numbered from 1. Equal tokens have their spots in
ascending order.
"""

from __future__ import annotations

from typing import Any

from abaculus.core.record import Record, Records, i64
from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, Box, Square
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.reach import Search, find_most, find_reach
from abaculus.games.mathable.scoring import STEPS, bonus, equations, placement_points, results
from abaculus.games.mathable.state import MathableState

__all__ = ["Memory", "Search", "find_best_turn"]

EVEN = 8
"""Turns are compared by points * EVEN + tokens placed: of two with equal points, the one that places more is better."""
PROBES = 16
"""If this many places of the memory are taken, a set is not remembered: it may be examined twice, no more."""
SPREAD = 0x9E3779B97F4A7C15 >> 2
"""An odd number that spreads sets over the memory."""


class Memory(Record):
    """A place in the memory: a set, the search that wrote it, and the most points with which that set was reached."""

    key: int = i64()
    search: int = i64()
    points: int = i64()


# -- sets -------------------------------------------------------------------------------------------------------------------


@rule
def _key(q: Search) -> int:
    key = 0
    for token in range(int(q.count)):
        key = (key << 8) | int(q.spot[token])
    return key


@rule
def _lay(q: Search, token: int, spot: int) -> int:
    """Put a token on a spot; of equal tokens, the one that keeps their spots in ascending order, behind those on the rack.

    `token` is the last of the equal tokens that is on the rack, and equals lie side by side. Returns its place.
    """
    place = token
    while place + 1 < q.count and q.kinds[place + 1] == q.kinds[place] and q.spot[place + 1] < spot:
        q.spot[place] = q.spot[place + 1]
        place += 1
    q.spot[place] = spot
    return place


@rule
def _lift(q: Search, token: int, place: int) -> None:
    """Take back what `_lay` did."""
    while place > token:
        q.spot[place] = q.spot[place - 1]
        place -= 1
    q.spot[token] = 0


@rule
def _came_better(memory: Any, size: int, number: int, key: int, points: int) -> bool:
    """Whether this set has been reached with as many points before; if not, it is remembered now."""
    place = (((key ^ (key >> 31)) * SPREAD) >> 24) & (size - 1)
    for _ in range(PROBES):
        entry = memory[place]
        if entry.search != number:
            entry.search = number
            entry.key = key
            entry.points = points
            return False
        if entry.key == key:
            if entry.points >= points:
                return True
            entry.points = points
            return False
        place = (place + 1) & (size - 1)
    return False


# -- the board of the search: the state's own, restored in the end
# --------------------------------------------------------------


@rule
def _fits_again(box: Box, s: MathableState, square: Square) -> None:
    """What fits on an empty square, from its neighbours."""
    found = 0
    for direction in range(4):
        step = STEPS[direction]
        found |= results(box, int(box.sign[square]), int(s.board[square + step]), int(s.board[square + 2 * step]))
    s.fits[square] = found


@rule
def _change(box: Box, s: MathableState, number: int, square: Square) -> None:
    """Put a number on a square, or take it off (0), and find what fits around it."""
    s.board[square] = number
    if number == 0:
        _fits_again(box, s, square)
    else:
        s.fits[square] = 0
    for direction in range(4):
        step = STEPS[direction]
        if box.playable[square + step] == 1:
            if s.board[square + step] == 0:
                _fits_again(box, s, square + step)
            elif box.playable[square + 2 * step] == 1 and s.board[square + 2 * step] == 0:
                _fits_again(box, s, square + 2 * step)


# -- the search ------------------------------------------------------------------------------------------------------


@rule
def _begin(box: Box, s: MathableState, q: Search) -> None:
    player = int(s.mover)
    q.count = 0
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, int(s.rack_count[player]) - 1 - slot)
        if kind >= 0:
            q.kinds[int(q.count)] = kind
            q.count += 1
    q.bonus = bonus(box, s, 0)
    q.best = q.best_points = q.best_length = 0
    q.sets = 0
    for token in range(RACK):
        q.spot[token] = 0
    find_reach(box, s, q)
    find_most(box, s, q)


@rule
def _hope(q: Search, depth: int) -> int:
    """The most that any turn continuing from here can come to, in the measure by which turns are compared."""
    total = int(q.points[depth])
    placed = depth
    for token in range(int(q.count)):
        if q.spot[token] == 0 and q.most[token] >= 0:
            total += int(q.most[token])
            placed += 1
    if placed == q.count:
        total += int(q.bonus)
    return total * EVEN + placed


@rule
def _keep_best(q: Search, depth: int) -> None:
    points = int(q.points[depth])
    if depth == q.count:
        points += int(q.bonus)
    if points * EVEN + depth > q.best:
        q.best = points * EVEN + depth
        q.best_points = points
        q.best_length = depth
        for step in range(depth):
            token = int(q.token[step])
            q.best_kind[step] = q.kinds[token]
        _keep_squares(q, depth)


@rule
def _keep_squares(q: Search, depth: int) -> None:
    for step in range(depth):
        q.best_square[step] = q.spots[int(q.next_spot[step])]


@rule
def _enter(q: Search, memory: Any, size: int, number: int, depth: int) -> bool:
    """A set has been reached; returns whether there is anything to look for beyond it."""
    q.sets += 1
    _keep_best(q, depth)
    q.next_token[depth] = 0
    q.next_spot[depth] = 0
    if depth == q.count or _hope(q, depth) <= q.best:
        return False
    return not _came_better(memory, size, number, _key(q), int(q.points[depth]))


@rule
def _next_placement(s: MathableState, q: Search, depth: int) -> bool:
    """Find the next placement to try at this depth, highest tokens first; returns whether there is one."""
    token = int(q.next_token[depth])
    spot = int(q.next_spot[depth])
    while token < q.count:
        # Of equal tokens on the rack, the last one stands for all.
        on_rack = q.spot[token] == 0
        if on_rack and token + 1 < q.count and q.kinds[token + 1] == q.kinds[token] and q.spot[token + 1] == 0:
            on_rack = False
        if on_rack and q.most[token] >= 0:
            kind = int(q.kinds[token])
            while spot < q.spot_count:
                spot += 1
                if (int(s.fits[int(q.spots[spot])]) >> kind) & 1 == 1:
                    q.next_token[depth] = token
                    q.next_spot[depth] = spot
                    return True
        token += 1
        spot = 0
    return False


@rule
def find_best_turn(boxes: Records, states: Records, searches: Records, memory: Records, number: int) -> int:
    """Find the placements that score the player on move the most points in this turn; returns the points, R7 included.

    `number` is different for every search that uses the same memory, whose size is a power of two. The state is changed
    during the search, and restored afterwards.
    """
    box = boxes[0]
    s = states[0]
    q = searches[0]
    size = int(memory.shape[0])
    _begin(box, s, q)
    depth = 0
    q.points[0] = 0
    going = _enter(q, memory, size, number, 0)
    while depth > 0 or going:
        if going and _next_placement(s, q, depth):
            token = int(q.next_token[depth])
            kind = int(q.kinds[token])
            square = int(q.spots[int(q.next_spot[depth])])
            q.points[depth + 1] = int(q.points[depth]) + placement_points(
                box, kind, square, equations(box, s, kind, square)
            )
            _change(box, s, kind + 1, square)
            q.token[depth] = _lay(q, token, int(q.next_spot[depth]))
            depth += 1
            going = _enter(q, memory, size, number, depth)
        else:
            if depth == 0:
                break
            depth -= 1
            _lift(q, int(q.next_token[depth]), int(q.token[depth]))
            _change(box, s, 0, int(q.spots[int(q.next_spot[depth])]))
            going = True
    return int(q.best_points)
