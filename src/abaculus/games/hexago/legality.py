"""R3: what may be laid. A lay is a number, as `rules` says."""

from __future__ import annotations

from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box
from abaculus.games.hexago.scoring import lay_points
from abaculus.games.hexago.state import EDGE_CELLS, LAY, OVER, START, EdgeCell, HexagoState, Slot
from abaculus.games.hexago.table import is_edge_cell, looking_at, tile_in
from abaculus.geometry.hex import SIDES, Turn

__all__ = [
    "can_match",
    "edge_cell_of",
    "first_lay",
    "is_legal",
    "lay_action",
    "legal",
    "offers",
    "only_matches",
    "slot_of",
    "turn_of",
    "worth",
]


@rule
def lay_action(slot: Slot, edge_cell: EdgeCell, turn: Turn) -> int:
    """The number of a lay."""
    return (slot * EDGE_CELLS + edge_cell) * SIDES + turn


@rule
def slot_of(action: int) -> Slot:
    """The hand slot from which a lay takes its tile."""
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
def offers(box: Box, s: HexagoState, slot: Slot) -> bool:
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
def first_lay(box: Box, s: HexagoState) -> bool:
    """R7: the solo player's first tile lies alone."""
    return s.laid == 0


@rule
def worth(box: Box, s: HexagoState, action: int) -> int:
    """R4, R5: the points of a lay."""
    if first_lay(box, s):
        return 0
    tile = tile_in(box, s, int(s.mover), slot_of(action))
    return lay_points(box, looking_at(box, s, edge_cell_of(action)), tile, turn_of(action))


@rule
def can_match(box: Box, s: HexagoState) -> bool:
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
def only_matches(box: Box, s: HexagoState) -> bool:
    """With match="required" and a tile in hand that can match, only lays that match, that is, score, are legal."""
    return box.must_match == 1 and can_match(box, s)


@rule
def legal(box: Box, s: HexagoState, out: Ints) -> int:
    """R3: any hand tile, in any turn, on any empty cell beside a tile; in ascending order."""
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
        else:  # where one tile may go, any tile may
            for lay in range(lays):
                out[count + lay] = out[lay] + lay_action(slot - model, 0, 0)
            count += lays
    return count


@rule
def _everywhere(box: Box, s: HexagoState, slot: Slot, out: Ints) -> int:
    """Write every lay of the tile in a slot; returns how many."""
    count = 0
    for edge_cell in range(int(s.laid) * SIDES):
        if is_edge_cell(box, s, edge_cell):
            for turn in range(SIDES):
                out[count] = lay_action(slot, edge_cell, turn)
                count += 1
    return count


@rule
def _matches(box: Box, s: HexagoState, slot: Slot, out: Ints, count: int) -> int:
    """Add the matching lays of the tile in a slot after the first `count` ones; returns how many there are then."""
    for edge_cell in range(int(s.laid) * SIDES):
        if is_edge_cell(box, s, edge_cell):
            for turn in range(SIDES):
                action = lay_action(slot, edge_cell, turn)
                if worth(box, s, action) > 0:
                    out[count] = action
                    count += 1
    return count


@rule
def is_legal(box: Box, s: HexagoState, action: int) -> bool:
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
