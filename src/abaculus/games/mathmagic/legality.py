"""R2, R3 and R7: what the player on move may do."""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.rack import may_put_aside, offers
from abaculus.core.rack_opening import is_rack_outcome
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import decider
from abaculus.games.mathmagic.actions import ACTIONS, LAYS, MISS, SUBSETS, edge_cell_of, lay_action, slot_of
from abaculus.games.mathmagic.box import Box
from abaculus.games.mathmagic.rack import kind_in, rack_kinds
from abaculus.games.mathmagic.solitaire import is_legal_solo, legal_solo
from abaculus.games.mathmagic.state import OVER, SECOND, TURN, EdgeCell, MathMagicState, Slot
from abaculus.games.mathmagic.table import edge_place, fits_edge
from abaculus.geometry.square import SIDES

__all__ = [
    "can_lay", "has_partner", "is_legal", "legal", "may_lay", "may_swap", "must_miss", "offers", "opens", "to_move",
]  # fmt: skip


@rule
def opens(s: MathMagicState) -> bool:
    """R2: whether the next chip is the first on the table."""
    return s.laid == 0


@rule
def has_partner(box: Box, s: MathMagicState, slot: Slot) -> bool:
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
def can_lay(box: Box, s: MathMagicState) -> bool:
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
def may_lay(box: Box, s: MathMagicState, slot: Slot, edge_cell: EdgeCell) -> bool:
    """R3: an empty square beside a chip, where all touching fields agree. R2: the first chip needs a partner on the rack."""
    player = int(s.mover)
    if not offers(s, player, slot):
        return False
    if opens(s):
        return edge_cell == 0 and has_partner(box, s, slot)
    place = edge_place(box, s, edge_cell)
    return place >= 0 and fits_edge(s, place, kind_in(s, player, slot)) == 1


@rule
def may_swap(s: MathMagicState, subset: int) -> bool:
    """R7: one to six chips, no more than the bag holds. Of equal chips, the first ones."""
    return subset != 0 and s.phase == TURN and may_put_aside(s, subset)


@rule
def must_miss(box: Box, s: MathMagicState) -> bool:
    """R7: with an empty bag, a player who cannot lay misses the turn."""
    return s.phase == TURN and s.bag_count == 0 and not can_lay(box, s)


@rule
def to_move(box: Box, s: MathMagicState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    return decider(int(s.mover), s.phase == TURN or s.phase == SECOND, s.phase == OVER)


@rule
def legal(box: Box, s: MathMagicState, out: Ints) -> int:
    """All actions of the player on move, in ascending order."""
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
def is_legal(box: Box, s: MathMagicState, action: int) -> bool:
    """Whether an action, or an outcome of chance, is possible now."""
    if box.solo == 1:
        return s.phase == TURN and is_legal_solo(box, s, action)
    mover = to_move(box, s)
    if mover < 0:
        return mover == CHANCE and is_rack_outcome(box, s, box.rank, action)
    if action < LAYS:
        return may_lay(box, s, slot_of(action), edge_cell_of(action))
    if action == MISS:
        return must_miss(box, s)
    return action < ACTIONS and may_swap(s, action - LAYS)
