"""The search behind the exact best turn: every set of placements that a rack allows, each looked at once.

What a turn can still bring depends on which tokens lie where, not on the order in which they came there: the board is the
same and so is the rest of the rack. What it has brought so far does depend on the order, because a token that is placed later
finds more neighbours. So the search remembers, for every set of placements, the most points with which it has been reached,
and goes on from it again only when it comes with more. It turns back where even the most that each token left could ever bring
would not beat the best turn found.

A set is written exactly, without a chance of confusion, in 56 bits: for each of up to seven tokens the spot that it lies on.
Spots are the squares that any token of the rack could reach in any order, numbered from 1. Equal tokens have their spots in
rising order.
"""

from __future__ import annotations

from typing import Any

from abaculus.core.record import Ints, Record, Records, i8, i16, i32, i64
from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, SIDE, SQUARES, Box, Kind, Square
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.rules import BONUS
from abaculus.games.mathable.scoring import STEPS, equations, placement_points, results
from abaculus.games.mathable.state import Table

__all__ = ["Memory", "Search", "find_best_turn"]

EVEN = 8
"""Turns are compared by points * EVEN + tokens placed: of two with equal points, the one that places more is better."""
PROBES = 16
"""Where so many places of the memory are taken, a set is not remembered: it may be looked at twice, nothing else."""
SPREAD = 0x9E3779B97F4A7C15 >> 2
"""An odd number that spreads sets over the memory."""


class Search(Record):
    """Where a search stands, and the best turn so far."""

    count: int = i64()
    """Tokens on the rack."""
    bonus: int = i64()
    """R7: what an empty rack is worth in this turn."""
    most: Ints = i64(RACK)
    """The most that each token could ever bring; -1 where it can never be placed."""
    kinds: Ints = i8(RACK)
    """The rack, highest first."""
    spot: Ints = i16(RACK)
    """Where each token lies, 0 for on the rack."""
    spots: Ints = i16(SIDE * SIDE + 1)
    """The squares that can be reached, from 1 on."""
    spot_count: int = i64()
    reach: Ints = i64(SQUARES)
    """The kinds of the rack that could ever be placed on a square, one bit each."""

    # By depth: the next token and spot to try, the points before, and the placement made.
    next_token: Ints = i8(RACK + 1)
    next_spot: Ints = i16(RACK + 1)
    points: Ints = i32(RACK + 1)
    token: Ints = i8(RACK + 1)

    best: int = i64()
    best_points: int = i64()
    best_length: int = i64()
    best_kind: Ints = i8(RACK)
    best_square: Ints = i16(RACK)
    sets: int = i64()
    """How many sets were looked at."""


class Memory(Record):
    """A place of the memory: a set, the search that wrote it, and the most points with which that set was reached."""

    key: int = i64()
    search: int = i64()
    points: int = i64()


# -- what could ever be placed where ------------------------------------------------------------------------------------------


@rule
def _copies(q: Search, kind: Kind) -> int:
    count = 0
    for token in range(int(q.count)):
        if q.kinds[token] == kind:
            count += 1
    return count


@rule
def _spare(q: Search, kind: Kind, one: Kind, other: Kind) -> bool:
    """Whether the rack has these three tokens at once; -1 stands for a token that is on the board already."""
    if one == kind or other == kind:
        wanted = 1 + (1 if one == kind else 0) + (1 if other == kind else 0)
        if _copies(q, kind) < wanted:
            return False
    return one < 0 or one != other or _copies(q, one) > 1


@rule
def _could_follow(box: Box, s: Table, q: Search, square: Square, direction: int) -> int:
    """The kinds of the rack that the next two squares in a direction could ever give, whatever is placed there."""
    near = square + STEPS[direction]
    far = near + STEPS[direction]
    if (s.board[near] == 0 and q.reach[near] == 0) or (s.board[far] == 0 and q.reach[far] == 0):
        return 0
    sign = int(box.sign[square])
    found = 0
    for i in range(int(q.count) if s.board[near] == 0 else 1):
        one = int(s.board[near])
        one_kind = -1
        if one == 0:
            one_kind = int(q.kinds[i])
            one = one_kind + 1
            if (int(q.reach[near]) >> one_kind) & 1 == 0:
                continue
        for j in range(int(q.count) if s.board[far] == 0 else 1):
            other = int(s.board[far])
            other_kind = -1
            if other == 0:
                other_kind = int(q.kinds[j])
                other = other_kind + 1
                if (int(q.reach[far]) >> other_kind) & 1 == 0:
                    continue
            given = results(box, sign, one, other)
            for token in range(int(q.count)):
                kind = int(q.kinds[token])
                if (given >> kind) & 1 == 1 and _spare(q, kind, one_kind, other_kind):
                    found |= 1 << kind
    return found


@rule
def _find_reach(box: Box, s: Table, q: Search) -> None:
    """Placements that are possible now, and those that they could make possible, until nothing new comes up."""
    rack = 0
    for token in range(int(q.count)):
        rack |= 1 << int(q.kinds[token])
    for square in range(SQUARES):
        q.reach[square] = int(s.fits[square]) & rack
    changed = True
    while changed:
        changed = False
        for row in range(SIDE):
            for square in range((row + 2) << 4, ((row + 2) << 4) + SIDE):
                if s.board[square] == 0 and q.reach[square] != rack:
                    found = int(q.reach[square])
                    for direction in range(4):
                        found |= _could_follow(box, s, q, square, direction)
                    if found != q.reach[square]:
                        q.reach[square] = found
                        changed = True


@rule
def _find_most(box: Box, s: Table, q: Search) -> None:
    """The squares in reach, and the most that each token could bring on any of them."""
    q.spot_count = 0
    for token in range(RACK):
        q.most[token] = -1
    for square in range(SQUARES):
        if q.reach[square] == 0:
            continue
        q.spot_count += 1
        q.spots[int(q.spot_count)] = square
        up = _could_follow(box, s, q, square, 0)
        right = _could_follow(box, s, q, square, 1)
        down = _could_follow(box, s, q, square, 2)
        left = _could_follow(box, s, q, square, 3)
        for token in range(int(q.count)):
            kind = int(q.kinds[token])
            if (int(q.reach[square]) >> kind) & 1 == 1:
                count = ((up >> kind) & 1) + ((right >> kind) & 1) + ((down >> kind) & 1) + ((left >> kind) & 1)
                q.most[token] = max(int(q.most[token]), placement_points(box, kind, square, count))


# -- sets -------------------------------------------------------------------------------------------------------------------


@rule
def _key(q: Search) -> int:
    key = 0
    for token in range(int(q.count)):
        key = (key << 8) | int(q.spot[token])
    return key


@rule
def _lay(q: Search, token: int, spot: int) -> int:
    """Put a token on a spot; of equal tokens the one that keeps their spots in rising order, behind those on the rack.

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


# -- the board of the search, which is the state's own, put back as it was in the end --------------------------------------------


@rule
def _fits_again(box: Box, s: Table, square: Square) -> None:
    """What fits on an empty square, from its neighbours."""
    found = 0
    for direction in range(4):
        step = STEPS[direction]
        found |= results(box, int(box.sign[square]), int(s.board[square + step]), int(s.board[square + 2 * step]))
    s.fits[square] = found


@rule
def _change(box: Box, s: Table, number: int, square: Square) -> None:
    """Put a number on a square, or take it off (0), and see what fits around it."""
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
def _begin(box: Box, s: Table, q: Search) -> None:
    player = int(s.mover)
    q.count = 0
    for slot in range(int(s.rack_count[player])):
        kind = kind_in(s, player, int(s.rack_count[player]) - 1 - slot)
        if kind >= 0:
            q.kinds[int(q.count)] = kind
            q.count += 1
    q.bonus = BONUS if s.began == RACK else 0
    q.best = 0
    q.best_points = 0
    q.best_length = 0
    q.sets = 0
    for token in range(RACK):
        q.spot[token] = 0
    _find_reach(box, s, q)
    _find_most(box, s, q)


@rule
def _hope(q: Search, depth: int) -> int:
    """The most that any turn can come to that goes on from here, as turns are compared."""
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
    """A set has been reached; whether there is something to look for beyond it."""
    q.sets += 1
    _keep_best(q, depth)
    q.next_token[depth] = 0
    q.next_spot[depth] = 0
    if depth == q.count or _hope(q, depth) <= q.best:
        return False
    return not _came_better(memory, size, number, _key(q), int(q.points[depth]))


@rule
def _next_placement(s: Table, q: Search, depth: int) -> bool:
    """Find the next placement to try at this depth, highest tokens first; whether there is one."""
    token = int(q.next_token[depth])
    spot = int(q.next_spot[depth])
    while token < q.count:
        # Of equal tokens on the rack the last one serves for all.
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
    """Find the placements that bring the player on move the most points in this turn; the points, R7 included.

    `number` is different for every search that uses the same memory, whose size is a power of two. The state is changed while
    the search goes on, and afterwards as it was.
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
