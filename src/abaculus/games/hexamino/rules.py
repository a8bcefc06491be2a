"""The rules of Hexamino, in the order of RULES.md.

A lay is a number: (anchor * 6 + side) * 63 + tile. The cell is given by an *anchor*, the first tile laid that touches it, and
the anchor's side that the cell lies on; anchor * 6 + side is called the edge cell. The turn follows from the join. After the
lays come two more actions: DRAW and MISS.

An outcome of chance is a seat (who starts) or a tile (a draw).
"""

from __future__ import annotations

from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import HAND, SEARCH, START_TILE, TILES, Box, Tile
from abaculus.games.hexamino.scoring import hand_points
from abaculus.games.hexamino.sets import TileSet, only
from abaculus.games.hexamino.state import (
    DEAL,
    EDGE_CELLS,
    OVER,
    REFILL,
    SEEK,
    START,
    TURN,
    EdgeCell,
    Player,
    Table,
)
from abaculus.games.hexamino.table import clear, column_of, fitting, place_of, put, row_of
from abaculus.games.hexamino.variants import in_reach, is_last_resort, kept_back
from abaculus.geometry.hex import SIDES

DRAW = EDGE_CELLS * TILES
MISS = DRAW + 1
ACTIONS = MISS + 1


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


# -- R1: before the first lay ----------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: Table) -> None:
    """R1: the start tile lies on 0,0, field i facing side i - 1. The others are the pack; nobody has a tile yet."""
    clear(box, s)
    s.left = box.every
    put(box, s, START_TILE, 0, 0, 0)
    s.unseen = s.left
    s.pack = box.tiles - 1
    for player in range(s.hands.shape[0]):
        s.hands[player] = 0
        s.held[player] = 0
    s.mover = 0
    s.starter = 0
    s.drawn = 0
    s.misses = 0
    s.phase = START


@rule
def _start(box: Box, s: Table, player: Player) -> None:
    """R1: the starting player is chosen at random; hands are dealt from there on."""
    s.starter = player
    s.mover = player
    s.phase = DEAL


@rule
def _take(s: Table, tile: Tile) -> None:
    """The player on move takes a tile from the pack."""
    player = int(s.mover)
    s.unseen = int(s.unseen) & ~only(tile)
    s.pack -= 1
    s.hands[player] = int(s.hands[player]) | only(tile)
    s.held[player] += 1


@rule
def _deal(box: Box, s: Table, tile: Tile) -> None:
    """R1: each player draws five, hidden; the rest is the pack."""
    _take(s, tile)
    if s.held[int(s.mover)] == HAND:
        s.mover = seat_after(box, int(s.mover))
        if s.mover == s.starter:
            s.phase = TURN


# -- R3, R4: what a player may do --------------------------------------------------------------------------------------------


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
def is_lay(s: Table, action: int) -> bool:
    """Whether a number is that of a lay, and a lay is what is decided."""
    return s.phase == TURN and action < DRAW


@rule
def may_search(s: Table) -> bool:
    """R4: whether the player on move, having nothing to lay, has a draw left and a pack to draw from."""
    return s.drawn < SEARCH and s.pack > 0


@rule
def layable(box: Box, s: Table) -> TileSet:
    """The tiles that the player on move may lay now.

    All that fit; but the tiles that the variant keeps back (the end tiles of the snake) only if nothing else fits, the draws
    of R4 are used up and it is the last resort.
    """
    found = fitting(box, s, int(s.hands[int(s.mover)]))
    at_once = found & ~kept_back(box)
    if at_once or found == 0:
        return at_once
    if may_search(s) or not is_last_resort(box, s):
        return 0
    return found


@rule
def may_miss(box: Box, s: Table, tiles: TileSet) -> bool:
    """R4: who can lay must lay; who has nothing to lay draws, and misses when the draws are used up. A tile of last resort
    need not be laid. `tiles` are the layable ones."""
    if tiles == 0:
        return not may_search(s)
    return tiles & ~kept_back(box) == 0


@rule
def legal(box: Box, s: Table, out: Ints) -> int:
    """R3, R4: every layable tile on every cell where it fits; otherwise, draw; otherwise, or instead of a tile of last resort,
    miss. In rising order."""
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
def is_legal(box: Box, s: Table, action: int) -> bool:
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


# -- R2, R4, R5: a turn, and the end -------------------------------------------------------------------------------------------


@rule
def is_dead(box: Box, s: Table) -> bool:
    """R5: no tile that is not on the table fits on any cell where tiles may be laid."""
    return fitting(box, s, int(s.left)) == 0


@rule
def _lay(box: Box, s: Table, action: int) -> None:
    """R2: the player lays a tile and then draws one, while the pack lasts. R5: it may be the end, which is judged before the
    draw."""
    player = int(s.mover)
    tile = tile_of(action)
    edge_cell = edge_cell_of(action)
    turn = int(s.turns[place_of(box, s, edge_cell)])
    put(box, s, tile, turn, column_of(s, edge_cell), row_of(s, edge_cell))
    s.hands[player] = int(s.hands[player]) & ~only(tile)
    s.held[player] -= 1
    s.misses = 0
    s.drawn = 0
    if is_dead(box, s) or (s.pack == 0 and s.held[player] == 0):
        s.phase = OVER
    elif s.pack > 0:
        s.phase = REFILL
    else:
        s.mover = seat_after(box, player)


@rule
def _refill(box: Box, s: Table, tile: Tile) -> None:
    """R2: the draw after a lay ends the turn."""
    _take(s, tile)
    s.mover = seat_after(box, int(s.mover))
    s.phase = TURN


@rule
def _seek(box: Box, s: Table, tile: Tile) -> None:
    """R4: the player draws one and looks again."""
    _take(s, tile)
    s.drawn += 1
    s.phase = TURN


@rule
def _miss(box: Box, s: Table) -> None:
    """R4: the turn is missed. R5: with an empty pack, so many misses in a row end the game."""
    s.drawn = 0
    s.misses += 1
    if s.pack == 0 and s.misses >= box.miss_limit:
        s.phase = OVER
    else:
        s.mover = seat_after(box, int(s.mover))


@rule
def apply(box: Box, s: Table, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == TURN:
        if action < DRAW:
            _lay(box, s, action)
        elif action == DRAW:
            s.phase = SEEK
        else:
            _miss(box, s)
    elif s.phase == REFILL:
        _refill(box, s, action)
    elif s.phase == SEEK:
        _seek(box, s, action)
    elif s.phase == DEAL:
        _deal(box, s, action)
    else:
        _start(box, s, action)


@rule
def to_move(box: Box, s: Table) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN:
        return int(s.mover)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def outcomes(box: Box, s: Table, actions: Ints, weights: Ints) -> int:
    """What chance may do: any seat starts; any tile of the pack is drawn, each equally likely."""
    count = 0
    if s.phase == START:
        for player in range(int(box.players)):
            actions[count] = player
            weights[count] = 1
            count += 1
    elif to_move(box, s) == CHANCE:
        for tile in range(TILES):
            if int(s.unseen) & only(tile):
                actions[count] = tile
                weights[count] = 1
                count += 1
    return count


# -- R6: points ------------------------------------------------------------------------------------------------------------


@rule
def points(box: Box, s: Table, player: Player) -> int:
    """R6: the points on the tiles still held. Lowest total wins."""
    return hand_points(box, int(s.hands[player]))


@rule
def worth(box: Box, s: Table, action: int) -> int:
    """A lay rids the hand of the points of its tile."""
    if is_lay(s, action):
        return -int(box.points[tile_of(action)])
    return 0


@rule
def is_placement(box: Box, s: Table, action: int) -> bool:
    """Whether the action lays a tile."""
    return action < DRAW
