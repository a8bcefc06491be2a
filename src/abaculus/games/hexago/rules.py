"""The rules of Hexago Continuo, in the order of RULES.md.

A lay is a number: ((slot * 35 + anchor) * 6 + side) * 6 + turn. The cell is given by an *anchor*, the first tile laid that
touches it, and the anchor's side that the cell lies on, so that a board without an edge needs few numbers; anchor * 6 + side
is called the edge cell. The solo player's first tile has no neighbour; its lay is written with anchor, side and turn 0.

An outcome of chance is a seat (who starts) or a kind of tile (a draw).
"""

from __future__ import annotations

from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box, Tile
from abaculus.games.hexago.scoring import lay_points
from abaculus.games.hexago.state import (
    DEAL,
    DRAW,
    EDGE_CELLS,
    EMPTY,
    LAY,
    OPEN,
    OVER,
    START,
    EdgeCell,
    Player,
    Slot,
    Table,
)
from abaculus.games.hexago.table import column_of, fill_slot, is_edge_cell, looking_at, put, row_of, tile_in
from abaculus.geometry.hex import SIDES, Turn

# -- R1, R2 and R7: before the first lay ------------------------------------------------------------------------------


@rule
def setup(box: Box, s: Table) -> None:
    """R1, R2: nobody has a tile, nothing is on the table. R7: the solo player has all tiles, face up."""
    for cell in range(int(box.mask) + 1):
        s.board[cell] = 0
    for place in range(s.edge_cells.shape[0]):
        s.edge_cells[place] = 0
    for i in range(s.hands.shape[0]):
        s.hands[i] = EMPTY
        s.unseen[i] = 0
        s.laid_tile[i] = 0
        s.laid_turn[i] = 0
        s.laid_q[i] = 0
        s.laid_r[i] = 0
    for player in range(4):
        s.scores[player] = 0
        s.piles[player] = 0
    s.laid = 0
    s.edge_count = 0
    s.mover = 0
    s.starter = 0
    s.slot = 0
    s.unseen_count = 0
    if box.solo:
        _face_up(box, s)
        s.phase = LAY
    else:
        for kind in range(int(box.kinds)):
            s.unseen[kind] = box.copies[kind]
            s.unseen_count += box.copies[kind]
        s.phase = START


@rule
def _face_up(box: Box, s: Table) -> None:
    slot = 0
    for kind in range(int(box.kinds)):
        for _ in range(int(box.copies[kind])):
            s.hands[slot] = kind
            slot += 1


@rule
def _start(box: Box, s: Table, player: Player) -> None:
    """R2: the starting player is chosen at random; hands are dealt from there on."""
    s.starter = player
    s.mover = player
    s.slot = 0
    s.phase = DEAL


@rule
def _deal(box: Box, s: Table, tile: Tile) -> None:
    """R1: four tiles to the hand of each player, and four unseen to the stack."""
    player = int(s.mover)
    slot = int(s.slot)
    _see(s, tile)
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
def _open(box: Box, s: Table, tile: Tile) -> None:
    """R2: the first tile on 0,0 with its 6 facing east, the second on 1,0 with its 6 facing west. They score nothing."""
    _see(s, tile)
    if s.laid == 0:
        put(box, s, tile, (SIDES - int(box.six[tile])) % SIDES, 0, 0)
    else:
        put(box, s, tile, (SIDES + 3 - int(box.six[tile])) % SIDES, 1, 0)
        s.phase = LAY


@rule
def _see(s: Table, tile: Tile) -> None:
    s.unseen[tile] -= 1
    s.unseen_count -= 1


# -- R3: what may be laid ----------------------------------------------------------------------------------------------


@rule
def lay_action(slot: Slot, edge_cell: EdgeCell, turn: Turn) -> int:
    """The number of a lay."""
    return (slot * EDGE_CELLS + edge_cell) * SIDES + turn


@rule
def slot_of(action: int) -> Slot:
    """The hand slot that a lay takes its tile from."""
    return action // (EDGE_CELLS * SIDES)


@rule
def edge_cell_of(action: int) -> EdgeCell:
    """The cell of a lay."""
    return action // SIDES % EDGE_CELLS


@rule
def turn_of(action: int) -> Turn:
    """The turn of a lay."""
    return action % SIDES


@rule
def offers(box: Box, s: Table, slot: Slot) -> bool:
    """Whether a slot holds a tile of the player on move that no earlier slot holds as well."""
    player = int(s.mover)
    tile = tile_in(box, s, player, slot)
    if tile < 0:
        return False
    if box.copies[tile] > 1:
        for earlier in range(slot):
            if tile_in(box, s, player, earlier) == tile:
                return False
    return True


@rule
def first_lay(box: Box, s: Table) -> bool:
    """R7: the solo player's first tile lies alone."""
    return s.laid == 0


@rule
def worth(box: Box, s: Table, action: int) -> int:
    """R4, R5: the points of a lay."""
    if first_lay(box, s):
        return 0
    tile = tile_in(box, s, int(s.mover), slot_of(action))
    return lay_points(box, looking_at(box, s, edge_cell_of(action)), tile, turn_of(action))


@rule
def can_match(box: Box, s: Table) -> bool:
    """Whether any tile in the hand can be laid with a matching edge."""
    for place in range(int(s.edge_count)):
        around = looking_at(box, s, int(s.edge_cells[place]))
        for slot in range(int(box.hand_size)):
            if offers(box, s, slot):
                tile = tile_in(box, s, int(s.mover), slot)
                for turn in range(SIDES):
                    if lay_points(box, around, tile, turn) > 0:
                        return True
    return False


@rule
def only_matches(box: Box, s: Table) -> bool:
    """With match="required", and a tile in hand that can match: only lays that match, that is, score, are legal."""
    return box.must_match == 1 and can_match(box, s)


@rule
def legal(box: Box, s: Table, out: Ints) -> int:
    """R3: any hand tile, in any turn, on any empty cell beside a tile; in rising order."""
    if s.phase != LAY:
        return 0
    count = 0
    matching = only_matches(box, s)
    model = -1
    lays = 0
    for slot in range(int(box.hand_size)):
        if not offers(box, s, slot):
            continue
        if first_lay(box, s):
            out[count] = lay_action(slot, 0, 0)
            count += 1
        elif matching:
            count = _matches(box, s, slot, out, count)
        elif model < 0:
            model = slot
            count = _everywhere(box, s, slot, out)
            lays = count
        else:  # where one tile may go, any may
            for lay in range(lays):
                out[count + lay] = out[lay] + lay_action(slot - model, 0, 0)
            count += lays
    return count


@rule
def _everywhere(box: Box, s: Table, slot: Slot, out: Ints) -> int:
    """Write every lay of the tile in a slot; how many."""
    count = 0
    for edge_cell in range(int(s.laid) * SIDES):
        if is_edge_cell(box, s, edge_cell):
            for turn in range(SIDES):
                out[count] = lay_action(slot, edge_cell, turn)
                count += 1
    return count


@rule
def _matches(box: Box, s: Table, slot: Slot, out: Ints, count: int) -> int:
    """Write the lays that match of the tile in a slot after the first `count` ones; how many there are then."""
    for edge_cell in range(int(s.laid) * SIDES):
        if is_edge_cell(box, s, edge_cell):
            for turn in range(SIDES):
                action = lay_action(slot, edge_cell, turn)
                if worth(box, s, action) > 0:
                    out[count] = action
                    count += 1
    return count


@rule
def is_legal(box: Box, s: Table, action: int) -> bool:
    """Whether a lay, or an outcome of chance, is possible now."""
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players
    if s.phase != LAY:
        return action < box.kinds and s.unseen[action] > 0
    slot = slot_of(action)
    if slot >= box.hand_size or not offers(box, s, slot):
        return False
    edge_cell = edge_cell_of(action)
    if first_lay(box, s):
        return edge_cell == 0 and turn_of(action) == 0
    if edge_cell >= int(s.laid) * SIDES or not is_edge_cell(box, s, edge_cell):
        return False
    return worth(box, s, action) > 0 or not only_matches(box, s)


# -- R4 to R6: a turn ----------------------------------------------------------------------------------------------------


@rule
def _lay(box: Box, s: Table, action: int) -> None:
    """R4, R5: it scores at once. R6: then the player takes a tile from the own stack, while there is one."""
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
def _draw(box: Box, s: Table, tile: Tile) -> None:
    """R6: the top tile of the own stack, which nobody has seen: any unseen tile, each equally likely."""
    player = int(s.mover)
    _see(s, tile)
    s.piles[player] -= 1
    fill_slot(box, s, player, int(s.slot), tile)
    _next_player(box, s)


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


@rule
def _next_player(box: Box, s: Table) -> None:
    """R6: the game goes on until all hands are empty. R7: until all tiles lie."""
    s.slot = 0
    s.mover = seat_after(box, int(s.mover))
    s.phase = OVER if s.laid == box.lays else LAY


@rule
def apply(box: Box, s: Table, action: int) -> None:
    """Do what a player chose or chance decided."""
    if s.phase == LAY:
        _lay(box, s, action)
    elif s.phase == DRAW:
        _draw(box, s, action)
    elif s.phase == DEAL:
        _deal(box, s, action)
    elif s.phase == OPEN:
        _open(box, s, action)
    else:
        _start(box, s, action)


@rule
def to_move(box: Box, s: Table) -> int:
    """The seat that lays next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == LAY:
        return int(s.mover)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def outcomes(box: Box, s: Table, actions: Ints, weights: Ints) -> int:
    """What chance may do: any seat starts; any tile that nobody has seen is drawn, each equally likely."""
    if s.phase == START:
        for player in range(int(box.players)):
            actions[player] = player
            weights[player] = 1
        return int(box.players)
    count = 0
    if to_move(box, s) == CHANCE:
        for kind in range(int(box.kinds)):
            if s.unseen[kind] > 0:
                actions[count] = kind
                weights[count] = s.unseen[kind]
                count += 1
    return count


@rule
def points(box: Box, s: Table, player: Player) -> int:
    """R6: most points wins."""
    return int(s.scores[player])


@rule
def is_placement(box: Box, s: Table, action: int) -> bool:
    """Every decision lays a tile."""
    return True
