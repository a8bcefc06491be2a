"""R3 and R4: what a player may do. Actions are numbers, as `rules` says."""

from __future__ import annotations

from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import SEARCH, TILES, Box, Tile
from abaculus.games.hexamino.sets import TileSet, only
from abaculus.games.hexamino.state import EDGE_CELLS, OVER, START, TURN, EdgeCell, HexaminoState
from abaculus.games.hexamino.table import fitting, place_of
from abaculus.games.hexamino.variants import in_reach, is_last_resort, kept_back
from abaculus.geometry.hex import SIDES

__all__ = [
    "ACTIONS",
    "DRAW",
    "MISS",
    "edge_cell_of",
    "is_lay",
    "is_legal",
    "lay_action",
    "layable",
    "legal",
    "may_miss",
    "may_search",
    "tile_of",
]

DRAW = EDGE_CELLS * TILES
MISS = DRAW + 1
ACTIONS = MISS + 1


@rule
def lay_action(edge_cell: EdgeCell, tile: Tile) -> int:
    """The number of a lay."""
    return edge_cell * TILES + tile


@rule
def edge_cell_of(action: int) -> EdgeCell:
    """The cell of a lay."""
    return action // TILES


@rule
def tile_of(action: int) -> Tile:
    """The tile of a lay."""
    return action % TILES


@rule
def is_lay(s: HexaminoState, action: int) -> bool:
    """Whether a number is that of a lay, at a time when a player decides."""
    return s.phase == TURN and action < DRAW


@rule
def may_search(s: HexaminoState) -> bool:
    """R4: whether the player on move, having nothing to lay, has a draw left and a pack to draw from."""
    return s.drawn < SEARCH and s.pack > 0


@rule
def layable(box: Box, s: HexaminoState) -> TileSet:
    """The tiles that the player on move may lay now.

    All that fit; but tiles that the variant keeps back (the end tiles of the snake) only if nothing else fits, the draws of
    R4 are used up and it is the last resort.
    """
    found = fitting(box, s, int(s.hands[int(s.mover)]))
    at_once = found & ~kept_back(box)
    if at_once or found == 0:
        return at_once
    if may_search(s) or not is_last_resort(box, s):
        return 0
    return found


@rule
def may_miss(box: Box, s: HexaminoState, tiles: TileSet) -> bool:
    """R4: a player who can lay must lay; one with nothing to lay draws, and misses when the draws are used up. A tile of last
    resort need not be laid. `tiles` holds the layable ones."""
    if tiles == 0:
        return not may_search(s)
    return tiles & ~kept_back(box) == 0


@rule
def legal(box: Box, s: HexaminoState, out: Ints) -> int:
    """R3, R4: every layable tile on every cell where it fits; otherwise, draw; otherwise, or instead of a tile of last resort,
    miss. In ascending order."""
    if s.phase != TURN:
        return 0
    tiles = layable(box, s)
    count = 0
    if tiles != 0:
        for edge_cell in range(int(s.laid) * SIDES):
            place = place_of(box, s, edge_cell)
            if place < 0 or int(s.fits[place]) & tiles == 0 or not in_reach(box, s, place):
                continue
            for tile in range(TILES):
                if int(s.fits[place]) & tiles & only(tile):
                    out[count] = lay_action(edge_cell, tile)
                    count += 1
    elif may_search(s):
        out[count] = DRAW
        count += 1
    if may_miss(box, s, tiles):
        out[count] = MISS
        count += 1
    return count


@rule
def is_legal(box: Box, s: HexaminoState, action: int) -> bool:
    """Whether an action of a player, or an outcome of chance, is possible now."""
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players
    if s.phase != TURN:
        return action < TILES and int(s.unseen) & only(action) != 0
    tiles = layable(box, s)
    if action >= DRAW:
        return (action == MISS and may_miss(box, s, tiles)) or (action == DRAW and tiles == 0 and may_search(s))
    place = place_of(box, s, edge_cell_of(action))
    if place < 0 or int(s.fits[place]) & tiles & only(tile_of(action)) == 0:
        return False
    return in_reach(box, s, place)
