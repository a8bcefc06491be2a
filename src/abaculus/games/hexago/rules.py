"""The rules of Hexago Continuo, in the order of RULES.md: R3, what may be laid, is in `legality`; everything else is here.

A lay is a number: ((slot * 35 + anchor) * 6 + side) * 6 + turn. The cell is given by an *anchor*, the first tile laid that
touches it, and the anchor's side on which the cell lies, so that a board without an edge needs few numbers; anchor * 6 + side
is called the edge cell. The solo player's first tile has no neighbour; its lay is written with anchor, side and turn 0.

An outcome of chance is a seat (who starts) or a kind of tile (a draw).
"""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.outcomes import any_left, any_number
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import decider, seat_after, start_with
from abaculus.games.hexago.box import Box, Tile
from abaculus.games.hexago.legality import edge_cell_of, first_lay, is_legal, legal, slot_of, turn_of, worth
from abaculus.games.hexago.scoring import lay_points
from abaculus.games.hexago.state import DEAL, DRAW, EMPTY, LAY, OPEN, OVER, START, HexagoState, Player
from abaculus.games.hexago.table import column_of, fill_slot, looking_at, put, row_of, tile_in
from abaculus.geometry.hex import SIDES

__all__ = ["apply", "is_legal", "is_placement", "legal", "outcomes", "points", "setup", "to_move", "worth"]

# -- R1, R2 and R7: before the first lay ------------------------------------------------------------------------------


@rule
def setup(box: Box, s: HexagoState) -> None:
    """R1, R2: nobody has a tile, nothing is on the table. R7: the solo player has all tiles, face up."""
    for cell in range(int(box.mask) + 1):
        s.board[cell] = 0
    for place in range(s.edge_cells.shape[0]):
        s.edge_cells[place] = 0
    for i in range(s.hands.shape[0]):
        s.hands[i] = EMPTY
        s.unseen[i] = 0
        s.laid_tile[i] = s.laid_turn[i] = s.laid_q[i] = s.laid_r[i] = 0
    for player in range(4):
        s.scores[player] = s.piles[player] = 0
    s.laid = s.edge_count = 0
    s.mover = s.starter = 0
    s.slot = s.unseen_count = 0
    if box.solo:
        _face_up(box, s)
        s.phase = LAY
    else:
        for kind in range(int(box.kinds)):
            s.unseen[kind] = box.copies[kind]
            s.unseen_count += box.copies[kind]
        s.phase = START


@rule
def _face_up(box: Box, s: HexagoState) -> None:
    slot = 0
    for kind in range(int(box.kinds)):
        for _ in range(int(box.copies[kind])):
            s.hands[slot] = kind
            slot += 1


@rule
def _start(box: Box, s: HexagoState, player: Player) -> None:
    """R2: the starting player is chosen at random; hands are dealt from there on."""
    s.slot = 0
    start_with(s, player, DEAL)


@rule
def _deal(box: Box, s: HexagoState, tile: Tile) -> None:
    """R1: four tiles to the hand of each player, and four unseen to the stack."""
    player = int(s.mover)
    slot = int(s.slot)
    fill_slot(box, s, player, slot, tile)
    if slot + 1 < box.hand_size:
        s.slot = slot + 1
        return
    s.slot = 0
    s.piles[player] = box.pile_size
    s.mover = seat_after(box, player)
    if s.mover == s.starter:
        s.phase = OPEN


@rule
def _open(box: Box, s: HexagoState, tile: Tile) -> None:
    """R2: the first tile on 0,0 with its 6 facing east, the second on 1,0 with its 6 facing west. They score nothing."""
    if s.laid == 0:
        put(box, s, tile, (SIDES - int(box.six[tile])) % SIDES, 0, 0)
    else:
        put(box, s, tile, (SIDES + 3 - int(box.six[tile])) % SIDES, 1, 0)
        s.phase = LAY


# -- R4 to R6: a turn ----------------------------------------------------------------------------------------------------


@rule
def _lay(box: Box, s: HexagoState, action: int) -> None:
    """R4, R5: it scores at once. R6: then the player takes a tile from their own stack, while there is one."""
    player = int(s.mover)
    slot = slot_of(action)
    tile = tile_in(box, s, player, slot)
    edge_cell = edge_cell_of(action)
    turn = turn_of(action)
    q = 0
    r = 0
    if not first_lay(box, s):
        q = column_of(s, edge_cell)
        r = row_of(s, edge_cell)
        s.scores[player] += lay_points(box, looking_at(box, s, edge_cell), tile, turn)
    put(box, s, tile, turn, q, r)
    fill_slot(box, s, player, slot, EMPTY)
    if s.piles[player] > 0:
        s.slot = slot
        s.phase = DRAW
    else:
        _next_player(box, s)


@rule
def _draw(box: Box, s: HexagoState, tile: Tile) -> None:
    """R6: the top tile of their own stack, which nobody has seen: any unseen tile, each equally likely."""
    player = int(s.mover)
    s.piles[player] -= 1
    fill_slot(box, s, player, int(s.slot), tile)
    _next_player(box, s)


@rule
def _next_player(box: Box, s: HexagoState) -> None:
    """R6: the game goes on until all hands are empty. R7: until all tiles are laid."""
    s.slot = 0
    s.mover = seat_after(box, int(s.mover))
    s.phase = OVER if s.laid == box.lays else LAY


@rule
def apply(box: Box, s: HexagoState, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == LAY:
        _lay(box, s, action)
    elif s.phase == START:
        _start(box, s, action)
    else:  # a tile that nobody had seen
        s.unseen[action] -= 1
        s.unseen_count -= 1
        if s.phase == DRAW:
            _draw(box, s, action)
        elif s.phase == DEAL:
            _deal(box, s, action)
        else:
            _open(box, s, action)


@rule
def to_move(box: Box, s: HexagoState) -> int:
    """The seat that lays next, CHANCE while something is drawn, TERMINAL at the end."""
    return decider(int(s.mover), s.phase == LAY, s.phase == OVER)


@rule
def outcomes(box: Box, s: HexagoState, actions: Ints, weights: Ints) -> int:
    """What chance may do: any seat starts; any tile that nobody has seen is drawn, each equally likely."""
    if s.phase == START:
        return any_number(0, int(box.players), actions, weights)
    if to_move(box, s) == CHANCE:
        return any_left(s.unseen, int(box.kinds), actions, weights)
    return 0


@rule
def points(box: Box, s: HexagoState, player: Player) -> int:
    """R6: the most points win."""
    return int(s.scores[player])


@rule
def is_placement(box: Box, s: HexagoState, action: int) -> bool:
    """Every decision lays a tile."""
    return True
