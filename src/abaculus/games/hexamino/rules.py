"""The rules of Hexamino, in the order of RULES.md: R3 and R4, what may be laid and when, are in `legality`, everything else here.

A lay is a number: (anchor * 6 + side) * 63 + tile. The cell is given by an *anchor*, the first tile laid that touches it, and
the anchor's side that the cell lies on; anchor * 6 + side is called the edge cell. The turn follows from the join. After the
lays come two more actions: DRAW and MISS.

An outcome of chance is a seat (who starts) or a tile (a draw).
"""

from __future__ import annotations

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import HAND, START_TILE, TILES, Box, Tile
from abaculus.games.hexamino.legality import DRAW, edge_cell_of, is_lay, is_legal, legal, tile_of
from abaculus.games.hexamino.scoring import hand_points
from abaculus.games.hexamino.sets import only
from abaculus.games.hexamino.state import (
    DEAL,
    OVER,
    REFILL,
    SEEK,
    START,
    TURN,
    HexaminoState,
    Player,
)
from abaculus.games.hexamino.table import clear, column_of, fitting, place_of, put, row_of

__all__ = ["apply", "is_legal", "is_placement", "legal", "outcomes", "points", "setup", "to_move", "worth"]


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


# -- R1: before the first lay ----------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: HexaminoState) -> None:
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
def _start(box: Box, s: HexaminoState, player: Player) -> None:
    """R1: the starting player is chosen at random; hands are dealt from there on."""
    s.starter = player
    s.mover = player
    s.phase = DEAL


@rule
def _take(s: HexaminoState, tile: Tile) -> None:
    """The player on move takes a tile from the pack."""
    player = int(s.mover)
    s.unseen = int(s.unseen) & ~only(tile)
    s.pack -= 1
    s.hands[player] = int(s.hands[player]) | only(tile)
    s.held[player] += 1


@rule
def _deal(box: Box, s: HexaminoState, tile: Tile) -> None:
    """R1: each player draws five, hidden; the rest is the pack."""
    _take(s, tile)
    if s.held[int(s.mover)] == HAND:
        s.mover = seat_after(box, int(s.mover))
        if s.mover == s.starter:
            s.phase = TURN


# -- R2, R4, R5: a turn, and the end -------------------------------------------------------------------------------------------


@rule
def is_dead(box: Box, s: HexaminoState) -> bool:
    """R5: no tile that is not on the table fits on any cell where tiles may be laid."""
    return fitting(box, s, int(s.left)) == 0


@rule
def _lay(box: Box, s: HexaminoState, action: int) -> None:
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
def _refill(box: Box, s: HexaminoState, tile: Tile) -> None:
    """R2: the draw after a lay ends the turn."""
    _take(s, tile)
    s.mover = seat_after(box, int(s.mover))
    s.phase = TURN


@rule
def _seek(box: Box, s: HexaminoState, tile: Tile) -> None:
    """R4: the player draws one and looks again."""
    _take(s, tile)
    s.drawn += 1
    s.phase = TURN


@rule
def _miss(box: Box, s: HexaminoState) -> None:
    """R4: the turn is missed. R5: with an empty pack, so many misses in a row end the game."""
    s.drawn = 0
    s.misses += 1
    if s.pack == 0 and s.misses >= box.miss_limit:
        s.phase = OVER
    else:
        s.mover = seat_after(box, int(s.mover))


@rule
def apply(box: Box, s: HexaminoState, action: int) -> None:
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
def to_move(box: Box, s: HexaminoState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN:
        return int(s.mover)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def outcomes(box: Box, s: HexaminoState, actions: Ints, weights: Ints) -> int:
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
def points(box: Box, s: HexaminoState, player: Player) -> int:
    """R6: the points on the tiles still held. Lowest total wins."""
    return hand_points(box, int(s.hands[player]))


@rule
def worth(box: Box, s: HexaminoState, action: int) -> int:
    """A lay rids the hand of the points of its tile."""
    if is_lay(s, action):
        return -int(box.points[tile_of(action)])
    return 0


@rule
def is_placement(box: Box, s: HexaminoState, action: int) -> bool:
    """Whether the action lays a tile."""
    return action < DRAW
