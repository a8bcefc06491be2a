"""What a rack could ever place where, in any order: the squares that a search has to look at, and the most that can be scored
there."""

from __future__ import annotations

from abaculus.core.record import Ints, Record, i8, i16, i32, i64
from abaculus.core.rule import rule
from abaculus.games.mathable.box import RACK, SIDE, SQUARES, Box, Kind, Square
from abaculus.games.mathable.scoring import STEPS, placement_points, results, wanted_sign
from abaculus.games.mathable.state import MathableState

__all__ = ["Search", "find_most", "find_reach"]


class Search(Record):
    """The state of a search, and the best turn so far."""

    count: int = i64()
    """Tokens on the rack."""
    bonus: int = i64()
    """R7: what an empty rack is worth in this turn."""
    most: Ints = i64(RACK)
    """The most that each token could ever score; -1 if it can never be placed."""
    kinds: Ints = i8(RACK)
    """The rack, highest first."""
    spot: Ints = i16(RACK)
    """Where each token lies; 0: on the rack."""
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
    """How many sets were examined."""


@rule
def _copies(q: Search, kind: Kind) -> int:
    count = 0
    for token in range(int(q.count)):
        if q.kinds[token] == kind:
            count += 1
    return count


@rule
def _spare(q: Search, kind: Kind, one: Kind, other: Kind) -> bool:
    """Whether the rack has these three tokens at once; -1 stands for a token that is already on the board."""
    if one == kind or other == kind:
        wanted = 1 + (1 if one == kind else 0) + (1 if other == kind else 0)
        if _copies(q, kind) < wanted:
            return False
    return one < 0 or one != other or _copies(q, one) > 1


@rule
def _could_stand(s: MathableState, q: Search, square: Square, token: int) -> tuple[int, Kind]:
    """The number on a square, and -1; for an empty one the number and the kind of a token, or 0 if it could never get
    there."""
    if s.board[square] != 0:
        return int(s.board[square]), -1
    kind = int(q.kinds[token])
    return kind + 1 if (int(q.reach[square]) >> kind) & 1 == 1 else 0, kind


@rule
def _could_follow(box: Box, s: MathableState, q: Search, square: Square, direction: int, sign: int) -> int:
    """The kinds on the rack that the next two squares in a direction could ever give with a sign, whatever is placed
    there."""
    near = square + STEPS[direction]
    far = near + STEPS[direction]
    if (s.board[near] == 0 and q.reach[near] == 0) or (s.board[far] == 0 and q.reach[far] == 0):
        return 0
    found = 0
    for i in range(int(q.count) if s.board[near] == 0 else 1):
        one, one_kind = _could_stand(s, q, near, i)
        if one == 0:
            continue
        for j in range(int(q.count) if s.board[far] == 0 else 1):
            other, other_kind = _could_stand(s, q, far, j)
            if other == 0:
                continue
            given = results(box, sign, one, other)
            for token in range(int(q.count)):
                kind = int(q.kinds[token])
                if (given >> kind) & 1 == 1 and _spare(q, kind, one_kind, other_kind):
                    found |= 1 << kind
    return found


@rule
def find_reach(box: Box, s: MathableState, q: Search) -> None:
    """Placements that are possible now, and those that they could make possible, until nothing new turns up."""
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
                        found |= _could_follow(box, s, q, square, direction, int(box.sign[square]))
                    if found != q.reach[square]:
                        q.reach[square] = found
                        changed = True


@rule
def find_most(box: Box, s: MathableState, q: Search) -> None:
    """The squares in reach, and the most that each token could score on any of them."""
    q.spot_count = 0
    for token in range(RACK):
        q.most[token] = -1
    for square in range(SQUARES):
        if q.reach[square] == 0:
            continue
        q.spot_count += 1
        q.spots[int(q.spot_count)] = square
        sign = wanted_sign(box, square)
        up = _could_follow(box, s, q, square, 0, sign)
        right = _could_follow(box, s, q, square, 1, sign)
        down = _could_follow(box, s, q, square, 2, sign)
        left = _could_follow(box, s, q, square, 3, sign)
        for token in range(int(q.count)):
            kind = int(q.kinds[token])
            if (int(q.reach[square]) >> kind) & 1 == 1:
                count = ((up >> kind) & 1) + ((right >> kind) & 1) + ((down >> kind) & 1) + ((left >> kind) & 1)
                q.most[token] = max(int(q.most[token]), placement_points(box, kind, square, count))
