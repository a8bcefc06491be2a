"""The rules of Hexamino, in the order of RULES.md: R3 and R4, what may be laid and when, are in `legality`; everything else
is here.

A lay is a number: (anchor * 6 + side) * 63 + tile. The cell is given by an *anchor*, the first tile laid that touches it, and
the anchor's side on which the cell lies; anchor * 6 + side is called the edge cell. The turn follows from the join. After the
lays come two more actions: DRAW and MISS.

An outcome of chance is a seat (who starts) or a tile (a draw).
"""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.outcomes import any_in_set, any_number
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import decider, seat_after, start_with
from abaculus.games.hexamino.box import HAND, START_TILE, TILES, Box, Tile
from abaculus.games.hexamino.legality import DRAW, edge_cell_of, is_lay, is_legal, legal, tile_of
from abaculus.games.hexamino.scoring import hand_points
from abaculus.games.hexamino.sets import only
from abaculus.games.hexamino.state import DEAL, OVER, REFILL, SEEK, START, TURN, HexaminoState, Player
from abaculus.games.hexamino.table import clear, column_of, fitting, place_of, put, row_of
from abaculus.games.hexamino.turns import has_missed_out, is_out, next_seat

__all__ = ["apply", "is_legal", "is_placement", "legal", "outcomes", "points", "setup", "to_move", "worth"]


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
        s.hands[player] = s.held[player] = 0
    s.mover = s.starter = 0
    s.drawn = s.misses = 0
    s.phase = START


@rule
def _take(s: HexaminoState, tile: Tile) -> None:
    """The player on move takes a tile from the pack."""
    player = int(s.mover)
    s.unseen = int(s.unseen) & ~only(tile)
    s.pack -= 1
    s.hands[player] = int(s.hands[player]) | only(tile)
    s.held[player] += 1


@rule
def _dealt(box: Box, s: HexaminoState) -> None:
    """R1: each player draws five, hidden; the rest is the pack."""
    if s.held[int(s.mover)] == HAND:
        s.mover = seat_after(box, int(s.mover))
        if s.mover == s.starter:
            s.phase = TURN


# -- R2, R4, R5: a turn, and the end -------------------------------------------------------------------------------------------


@rule
def is_dead(box: Box, s: HexaminoState) -> bool:
    """R5: no tile that is not on the table fits on any cell where tiles may be laid. So it is when nobody holds a tile and the
    pack is empty."""
    return fitting(box, s, int(s.left)) == 0


@rule
def _lay(box: Box, s: HexaminoState, action: int) -> None:
    """R2: the player lays a tile and then draws one, while the pack lasts. R5: it may be the end, which is decided before the
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
    if is_dead(box, s) or (is_out(s, player) and not box.plays_on):
        s.phase = OVER
    elif s.pack > 0:
        s.phase = REFILL
    else:
        s.mover = next_seat(box, s)


@rule
def _drawn(box: Box, s: HexaminoState) -> None:
    """R2: the draw after a lay ends the turn. R4: a player who had nothing to lay looks again."""
    if s.phase == REFILL:
        s.mover = next_seat(box, s)
    else:
        s.drawn += 1
    s.phase = TURN


@rule
def _miss(box: Box, s: HexaminoState) -> None:
    """R4: the turn is missed. R5: with an empty pack, it may be one miss in a row too many."""
    s.drawn = 0
    s.misses += 1
    if has_missed_out(box, s):
        s.phase = OVER
    else:
        s.mover = next_seat(box, s)


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
    elif s.phase == START:  # R1: the starting player is chosen at random; hands are dealt from there on
        start_with(s, action, DEAL)
    else:
        _take(s, action)
        if s.phase == DEAL:
            _dealt(box, s)
        else:
            _drawn(box, s)


@rule
def to_move(box: Box, s: HexaminoState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    return decider(int(s.mover), s.phase == TURN, s.phase == OVER)


@rule
def outcomes(box: Box, s: HexaminoState, actions: Ints, weights: Ints) -> int:
    """What chance may do: any seat starts; any tile of the pack is drawn, each equally likely."""
    if s.phase == START:
        return any_number(0, int(box.players), actions, weights)
    if to_move(box, s) == CHANCE:
        return any_in_set(int(s.unseen), 0, TILES, actions, weights)
    return 0


# -- R6: points ------------------------------------------------------------------------------------------------------------


@rule
def points(box: Box, s: HexaminoState, player: Player) -> int:
    """R6: the points on the tiles still held. The lowest total wins."""
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
