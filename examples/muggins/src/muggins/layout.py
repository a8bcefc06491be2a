"""The layout: which domino may go where (R2 to R4), how it gets there, and what the open ends count (R6)."""

from abaculus.core.rule import rule
from muggins.box import NOTHING, TILES, Box, E, MugginsState, N, S, Tile, TileSet, W, has


@rule
def is_open(s: MugginsState, arm: int) -> bool:
    """R2: the first domino is laid as if on arm W. R4: the other two sides of the spinner wait until W and E are covered."""
    return arm == W if s.laid == 0 else arm <= E or (s.spinner != NOTHING and s.bare == 0)


@rule
def fits(box: Box, s: MugginsState, tile: Tile, arm: int) -> bool:
    """R3: a domino joins an end with the same pips."""
    return is_open(s, arm) and (s.laid == 0 or has(int(box.having[int(s.ends[arm])]), tile))


@rule
def playable(box: Box, s: MugginsState) -> TileSet:
    """Every domino that would fit somewhere."""
    if s.laid == 0:
        return (1 << TILES) - 1
    tiles = 0
    for arm in range(s.ends.shape[0]):
        if is_open(s, arm):
            tiles |= int(box.having[int(s.ends[arm])])
    return tiles


@rule
def put(box: Box, s: MugginsState, tile: Tile, arm: int) -> None:
    """Put a domino on the table, where it fits."""
    if s.laid == 0:
        s.ends[W] = box.high[tile]
        s.ends[E] = box.low[tile]
        s.outermost[E] = tile
    else:
        if s.outermost[arm] == s.spinner and s.spinner != NOTHING:
            s.bare -= 1
        s.ends[arm] = box.high[tile] + box.low[tile] - s.ends[arm]
    s.outermost[arm] = tile
    if box.double[tile] == 1 and s.spinner == NOTHING:  # R4
        s.spinner = tile
        s.bare = 2 if s.laid == 0 else 1
        s.ends[N] = box.high[tile]
        s.ends[S] = box.high[tile]
    s.laid_tile[int(s.laid)] = tile
    s.laid_arm[int(s.laid)] = arm
    s.laid += 1


@rule
def end_points(box: Box, s: MugginsState, arm: int) -> int:
    """R6: an end counts its pips, a double at an end both of its halves; an arm with no domino on it counts nothing."""
    if s.outermost[arm] == NOTHING:
        return 0
    return int(s.ends[arm]) * (2 if box.double[int(s.outermost[arm])] == 1 else 1)


@rule
def new_end(box: Box, s: MugginsState, tile: Tile, arm: int) -> int:
    """R6: what the end counts that a domino makes when laid where it fits. The first domino counts both halves."""
    both = int(box.high[tile]) + int(box.low[tile])
    return both if s.laid == 0 or box.double[tile] == 1 else both - int(s.ends[arm])


@rule
def total_after(box: Box, s: MugginsState, tile: Tile, arm: int) -> int:
    """R6: what the open ends add up to after a lay: the new end, and all that it does not cover."""
    total = new_end(box, s, tile, arm)
    for other in range(s.ends.shape[0]):
        if other != arm:
            total += end_points(box, s, other)
    return total
