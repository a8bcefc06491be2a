"""The rules of MathMagic, in the order of RULES.md; R9, the solitaire, is in `solitaire`.

Actions are numbers:

    slot * 332 + anchor * 4 + side      lay the chip of a rack slot beside an anchor, the first chip laid that touches the square
    1992 + a set of slots, a bit each   exchange these chips; 1992 itself, exchanging nothing, is a miss

The first chip of the opening has no neighbour; its lay is written with anchor and side 0. Equal chips offer a lay once, in the
first of their slots, and are exchanged from the first on. An outcome of chance is a seat (who starts) or a kind of chip (a draw).
"""

from __future__ import annotations

from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import RACK, SIDES, Box, Kind
from abaculus.games.mathmagic.rack import (
    draw_chip,
    draw_hidden,
    forget_put_back,
    kind_in,
    mix_back,
    rack_kinds,
    show_nothing,
    take,
)
from abaculus.games.mathmagic.scoring import lay_points
from abaculus.games.mathmagic.solitaire import STOP, TAKE, is_legal_solo, legal_solo, play_solo
from abaculus.games.mathmagic.state import (
    EDGE_CELLS,
    EMPTY,
    EXCHANGE,
    FILL,
    MAX_PLAYERS,
    OPEN,
    OVER,
    REFILL,
    SECOND,
    START,
    TURN,
    EdgeCell,
    Player,
    Slot,
    Table,
)
from abaculus.games.mathmagic.table import clear_board, column_of, edge_place, fits_edge, put, row_of

LAYS = RACK * EDGE_CELLS
SUBSETS = 1 << RACK
MISS = LAYS
ACTIONS = LAYS + SUBSETS


@rule
def lay_action(slot: Slot, edge_cell: EdgeCell) -> int:
    """The number of a lay."""
    return slot * EDGE_CELLS + edge_cell


@rule
def slot_of(action: int) -> Slot:
    """The slot that a lay takes its chip from."""
    return action // EDGE_CELLS


@rule
def edge_cell_of(action: int) -> EdgeCell:
    """The square of a lay."""
    return action % EDGE_CELLS


@rule
def seat_after(box: Box, player: Player) -> Player:
    """Play passes in rising seat order."""
    return player + 1 if player + 1 < box.players else 0


# -- R1: before the first turn -----------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: Table) -> None:
    """All chips are in the bag, and nothing lies. R9: they are all available."""
    s.phase = TURN if box.solo == 1 else OPEN
    s.mover = 0
    s.starter = 0
    s.idle = 0
    s.laid = 0
    s.bag_count = box.chips
    s.actions = 0
    s.last = -1
    s.edge_count = 0
    for player in range(MAX_PLAYERS):
        s.scores[player] = 0
        s.rack_count[player] = 0
        s.knows_back[player] = 0
        for kind in range(s.bag.shape[0]):
            s.put_back[player, kind] = 0
    for place in range(MAX_PLAYERS * RACK):
        s.racks[place] = EMPTY
        s.shown[place] = 0
    for place in range(RACK):
        s.aside[place] = EMPTY
    for kind in range(s.bag.shape[0]):
        s.bag[kind] = box.copies[kind]
        s.laid_kind[kind] = 0
        s.laid_row[kind] = 0
        s.laid_column[kind] = 0
    for place in range(s.edge_name.shape[0]):
        s.edge_name[place] = 0
        s.edge_cell[place] = 0
        s.edge_fits[place, 0] = 0
        s.edge_fits[place, 1] = 0
    clear_board(box, s)


@rule
def _draw_openly(box: Box, s: Table, kind: Kind) -> None:
    """R1: each player draws one chip, openly, and keeps it; the highest single number on it starts."""
    draw_chip(s, int(s.mover), kind, 1)
    s.mover = seat_after(box, int(s.mover))
    if s.mover != 0:
        return
    first = -1
    ties = 0
    for player in range(int(box.players)):
        if drew_highest(box, s, player):
            ties += 1
            if first < 0:
                first = player
    if ties > 1:
        s.phase = START
    else:
        _start(s, first)


@rule
def drew_highest(box: Box, s: Table, player: Player) -> bool:
    """R1: whether nobody drew a higher number, or the same in a better colour: green, yellow, blue, red."""
    for other in range(int(box.players)):  # noqa: SIM110 - rules have no generators
        if box.rank[kind_in(s, other, 0)] > box.rank[kind_in(s, player, 0)]:
            return False
    return True


@rule
def _start(s: Table, player: Player) -> None:
    s.starter = player
    s.mover = player
    s.phase = FILL


@rule
def _fill(box: Box, s: Table, kind: Kind) -> None:
    """R1: then everyone fills up to six, hidden, from the starter on."""
    player = int(s.mover)
    draw_hidden(box, s, player, kind)
    if s.rack_count[player] == RACK:
        s.mover = seat_after(box, player)
        if s.mover == s.starter:
            s.phase = TURN


# -- R2, R3: what may be laid ------------------------------------------------------------------------------------------


@rule
def offers(s: Table, player: Player, slot: Slot) -> bool:
    """Whether a slot holds a chip that the slot before does not hold as well. Racks rise, so equals are neighbours."""
    if slot >= s.rack_count[player]:
        return False
    kind = kind_in(s, player, slot)
    return kind >= 0 and (slot == 0 or kind_in(s, player, slot - 1) != kind)


@rule
def opens(s: Table) -> bool:
    """R2: whether the next chip is the first on the table."""
    return s.laid == 0


@rule
def has_partner(box: Box, s: Table, slot: Slot) -> bool:
    """R2: whether another chip of the rack can be laid beside this one, on any side."""
    player = int(s.mover)
    row = 1 + kind_in(s, player, slot)
    low = rack_kinds(s, player, 0, slot)
    high = rack_kinds(s, player, 1, slot)
    for side in range(SIDES):  # noqa: SIM110 - rules have no generators
        if int(box.fits[side, row, 0]) & low != 0 or int(box.fits[side, row, 1]) & high != 0:
            return True
    return False


@rule
def can_lay(box: Box, s: Table) -> bool:
    """Whether the player on move can lay anything."""
    player = int(s.mover)
    if opens(s):
        for slot in range(int(s.rack_count[player])):  # noqa: SIM110 - rules have no generators
            if offers(s, player, slot) and has_partner(box, s, slot):
                return True
        return False
    low = rack_kinds(s, player, 0, -1)
    high = rack_kinds(s, player, 1, -1)
    for place in range(int(s.edge_count)):
        if int(s.edge_fits[place, 0]) & low != 0 or int(s.edge_fits[place, 1]) & high != 0:
            return True
    return False


@rule
def may_lay(box: Box, s: Table, slot: Slot, edge_cell: EdgeCell) -> bool:
    """R3: an empty square beside a chip, where all touching fields agree. R2: the first chip needs a partner in the rack."""
    player = int(s.mover)
    if not offers(s, player, slot):
        return False
    if opens(s):
        return edge_cell == 0 and has_partner(box, s, slot)
    place = edge_place(box, s, edge_cell)
    return place >= 0 and fits_edge(s, place, kind_in(s, player, slot)) == 1


@rule
def may_swap(s: Table, subset: int) -> bool:
    """R7: one to six chips, no more than the bag holds. Of equal chips the first ones."""
    player = int(s.mover)
    if subset == 0 or s.phase != TURN:
        return False
    count = 0
    for slot in range(RACK):
        if (subset >> slot) & 1 == 1:
            if kind_in(s, player, slot) < 0:
                return False
            if not offers(s, player, slot) and (subset >> (slot - 1)) & 1 == 0:
                return False
            count += 1
    return count <= s.bag_count


@rule
def must_miss(box: Box, s: Table) -> bool:
    """R7: with an empty bag, one who cannot lay misses the turn."""
    return s.phase == TURN and s.bag_count == 0 and not can_lay(box, s)


@rule
def legal(box: Box, s: Table, out: Ints) -> int:
    """All actions of the player on move, in rising order."""
    if s.phase != TURN and s.phase != SECOND:
        return 0
    if box.solo == 1:
        return legal_solo(box, s, out)
    count = 0
    for slot in range(int(s.rack_count[int(s.mover)])):
        for edge_cell in range(1 if opens(s) else int(s.laid) * SIDES):
            if may_lay(box, s, slot, edge_cell):
                out[count] = lay_action(slot, edge_cell)
                count += 1
    if must_miss(box, s):
        out[count] = MISS
        count += 1
    for subset in range(1, SUBSETS):
        if may_swap(s, subset):
            out[count] = LAYS + subset
            count += 1
    return count


@rule
def is_legal(box: Box, s: Table, action: int) -> bool:
    """Whether an action, or an outcome of chance, is possible now."""
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players and drew_highest(box, s, action)
    if to_move(box, s) == CHANCE:
        return action < box.kinds and s.bag[action] > 0
    if box.solo == 1:
        return is_legal_solo(box, s, action)
    if action < LAYS:
        return may_lay(box, s, slot_of(action), edge_cell_of(action))
    if action == MISS:
        return must_miss(box, s)
    return action < ACTIONS and may_swap(s, action - LAYS)


# -- R3 to R6: a lay ---------------------------------------------------------------------------------------------------


@rule
def _lay(box: Box, s: Table, action: int) -> None:
    """R4, R5: it scores. R2: the starter lays a second chip. R6: then the player draws back up to six."""
    player = int(s.mover)
    kind = take(s, player, slot_of(action))
    if opens(s):
        put(box, s, kind, 0, 0)
        s.phase = SECOND
        return
    edge_cell = edge_cell_of(action)
    place = edge_place(box, s, edge_cell)
    s.scores[player] += lay_points(box, s, kind, int(s.edge_cell[place]))
    put(box, s, kind, row_of(s, edge_cell), column_of(s, edge_cell))
    s.idle = 0
    s.phase = REFILL
    _refill(box, s)


@rule
def _refill(box: Box, s: Table) -> None:
    """R6: while the bag lasts."""
    if s.bag_count == 0 or s.rack_count[int(s.mover)] == RACK:
        _next_player(box, s)


@rule
def worth(box: Box, s: Table, action: int) -> int:
    """The points that an action brings the player on move at once, the final count of R8 left out. R9: a chip more or less."""
    if box.solo == 1:
        return 1 if action < TAKE else -1 if action < STOP else 0
    if action >= LAYS or opens(s):
        return 0
    place = edge_place(box, s, edge_cell_of(action))
    return lay_points(box, s, kind_in(s, int(s.mover), slot_of(action)), int(s.edge_cell[place]))


# -- R7, R8: exchanges, misses and the end -----------------------------------------------------------------------------


@rule
def _swap(s: Table, subset: int) -> None:
    """R7: the chips are put aside, and as many are drawn. From now on nobody knows what the player holds."""
    player = int(s.mover)
    show_nothing(s, player)
    count = 0
    for slot in range(RACK):
        if (subset >> slot) & 1 == 1:
            s.aside[count] = take(s, player, slot - count)
            count += 1
    s.phase = EXCHANGE


@rule
def _exchange(box: Box, s: Table, kind: Kind) -> None:
    """R7: new ones are drawn before the old go back; the turn is over. Racks are full while the bag holds chips."""
    player = int(s.mover)
    draw_hidden(box, s, player, kind)
    if s.rack_count[player] == RACK:
        mix_back(s, player)
        _idle_turn(box, s)


@rule
def _idle_turn(box: Box, s: Table) -> None:
    s.idle += 1
    _next_player(box, s)


@rule
def _next_player(box: Box, s: Table) -> None:
    """R8: the end, if all is laid or nobody gets on; otherwise the next player who holds a chip."""
    players = int(box.players)
    if s.idle == (players if s.bag_count == 0 else 2 * players) or s.laid == box.chips:
        _final_count(box, s)
        return
    s.phase = TURN
    s.mover = seat_after(box, int(s.mover))
    while s.rack_count[int(s.mover)] == 0:
        s.mover = seat_after(box, int(s.mover))


@rule
def _final_count(box: Box, s: Table) -> None:
    """R8: each chip left on a rack costs its owner the sum of its four numbers."""
    s.phase = OVER
    for player in range(int(box.players)):
        forget_put_back(box, s, player)
        for slot in range(int(s.rack_count[player])):
            kind = kind_in(s, player, slot)
            if kind >= 0:
                s.scores[player] -= int(box.cost[kind])


# -- what happens ------------------------------------------------------------------------------------------------------


@rule
def apply(box: Box, s: Table, action: int) -> None:
    """Do what a player chose or chance decided."""
    if box.solo == 1:
        play_solo(box, s, action)
    elif s.phase == REFILL:
        draw_hidden(box, s, int(s.mover), action)
        _refill(box, s)
    elif s.phase == TURN or s.phase == SECOND:
        if action < LAYS:
            _lay(box, s, action)
        elif action == MISS:
            _idle_turn(box, s)
        else:
            _swap(s, action - LAYS)
    elif s.phase == EXCHANGE:
        _exchange(box, s, action)
    elif s.phase == FILL:
        _fill(box, s, action)
    elif s.phase == OPEN:
        _draw_openly(box, s, action)
    else:
        _start(s, action)


@rule
def to_move(box: Box, s: Table) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN or s.phase == SECOND:
        return int(s.mover)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def outcomes(box: Box, s: Table, actions: Ints, weights: Ints) -> int:
    """What chance may do: any of those tied starts; any chip in the bag is drawn, each equally likely."""
    count = 0
    if s.phase == START:
        for player in range(int(box.players)):
            if drew_highest(box, s, player):
                actions[count] = player
                weights[count] = 1
                count += 1
    elif to_move(box, s) == CHANCE:
        for kind in range(int(box.kinds)):
            if s.bag[kind] > 0:
                actions[count] = kind
                weights[count] = s.bag[kind]
                count += 1
    return count


@rule
def points(box: Box, s: Table, player: Player) -> int:
    """R8: most points wins. R9: how many chips lie."""
    return int(s.laid) if box.solo == 1 else int(s.scores[player])


@rule
def is_placement(box: Box, s: Table, action: int) -> bool:
    """Whether a chip is added to the table."""
    return action < (TAKE if box.solo == 1 else LAYS)
