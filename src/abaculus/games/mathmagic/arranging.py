"""Filling a frame: a compiled depth-first search that tries the chips that are hardest to fit first.

A frame is filled along its shorter side. The last places are the hardest to fill, so the chips left for them should fit
easily: that is the whole art. A search that gets nowhere is abandoned, and another one begun with a slightly different order.

Chips are numbered by rank, the hardest 0; sets of ranks are bits in two numbers, as sets of kinds are. Squares are numbered in
the order in which they are filled.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from abaculus.core.bits import lowest
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import HALF

__all__ = ["FOUND", "LIMIT", "NONE", "Bits", "fill_frame"]

Bits: TypeAlias = npt.NDArray[np.int64]

FOUND, NONE, LIMIT = 1, 0, -1
"""What a search says: the frame is full, it cannot be filled, or the limit was reached before that was known."""


@rule
def _hardest(untried: Bits, at: int) -> int:
    """The lowest rank that has not been tried on a square, or -1."""
    if untried[at, 0] != 0:
        return lowest(int(untried[at, 0]))
    if untried[at, 1] != 0:
        return HALF + lowest(int(untried[at, 1]))
    return -1


@rule
def _turned(free_0: int, free_1: int, rank: int) -> tuple[int, int]:
    """The ranks available after one of them is taken, or given back."""
    if rank < HALF:
        return free_0 ^ (1 << rank), free_1
    return free_0, free_1 ^ (1 << (rank - HALF))


@rule
def fill_frame(allowed: Bits, east: Bits, south: Bits, equals: Bits, west_at: Bits, north_at: Bits, free: Bits, limit: int,
               picks: Ints, untried: Bits, best: Ints) -> int:  # fmt: skip
    """Fill the squares one by one, trying at most `limit` chips; `best` gets the longest beginning found.

    allowed[d]: the ranks that agree with what already lies around square d. east[r], south[r]: the ranks that may lie there
    beside rank r; the last row allows all. equals[r]: the ranks of the same kind of chip, of which one is tried on a square, r
    included. west_at[d], north_at[d]: the square filled earlier that lies there, or the number of
    squares. free: the ranks available. The arrays picks (one longer than there are squares) and untried are scratch memory.
    """
    squares = allowed.shape[0]
    free_0 = int(free[0])
    free_1 = int(free[1])
    picks[squares] = east.shape[0] - 1
    deepest = -1
    tried = 0
    at = 0
    entering = True
    while True:
        if entering:
            if at > deepest:
                deepest = at
                for square in range(at):
                    best[square] = picks[square]
                if at == squares:
                    return FOUND
            if tried == limit:
                return LIMIT
            west = picks[west_at[at]]
            north = picks[north_at[at]]
            untried[at, 0] = allowed[at, 0] & east[west, 0] & south[north, 0] & free_0
            untried[at, 1] = allowed[at, 1] & east[west, 1] & south[north, 1] & free_1
            entering = False
        rank = _hardest(untried, at)
        if rank < 0:
            at -= 1
            if at < 0:
                return NONE
            free_0, free_1 = _turned(free_0, free_1, int(picks[at]))
            continue
        free_0, free_1 = _turned(free_0, free_1, rank)
        untried[at, 0] &= ~equals[rank, 0]
        untried[at, 1] &= ~equals[rank, 1]
        picks[at] = rank
        tried += 1
        at += 1
        entering = True
