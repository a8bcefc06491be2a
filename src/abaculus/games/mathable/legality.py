"""R2 to R4 and R9: what may be done."""

from __future__ import annotations

from abaculus.core.compiled import CHANCE
from abaculus.core.rack import may_put_aside, offers
from abaculus.core.rack_opening import is_rack_outcome
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.seats import decider
from abaculus.games.mathable import actions
from abaculus.games.mathable.actions import is_put, other_action, placement_action, slot_of, square_of
from abaculus.games.mathable.board import may_go
from abaculus.games.mathable.box import SIDE, Box
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.state import ANSWER, CHOICE, OVER, TURN, MathableState

__all__ = ["is_legal", "legal", "may_swap", "offers", "to_move"]


@rule
def to_move(box: Box, s: MathableState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == ANSWER:
        return int(s.asked)
    return decider(int(s.mover), s.phase == TURN or s.phase == CHOICE, s.phase == OVER)


@rule
def may_swap(s: MathableState, subset: int) -> bool:
    """R9: before any placement, one to seven tokens, no more than the bag holds. Of equal tokens, the first ones."""
    return subset != 0 and s.placed == 0 and may_put_aside(s, subset)


@rule
def legal(box: Box, s: MathableState, out: Ints) -> int:
    """All actions of the player on move, in ascending order."""
    count = 0
    if s.phase == TURN:
        count = _legal_placements(box, s, out)
        out[count] = other_action(box, actions.END)
        count += 1
        if s.placed == 0 and s.bag_count > 0:
            for subset in range(1, actions.SUBSETS):
                if may_swap(s, subset):
                    out[count] = other_action(box, actions.SWAP + subset)
                    count += 1
    elif s.phase == CHOICE:
        out[0] = other_action(box, actions.EXTRA_TOKEN)
        out[1] = other_action(box, actions.NO_EXTRA)
        count = 2
    elif s.phase == ANSWER:
        out[0] = other_action(box, actions.ACCEPT)
        out[1] = other_action(box, actions.CHALLENGE)
        count = 2
    return count


@rule
def _legal_placements(box: Box, s: MathableState, out: Ints) -> int:
    count = 0
    player = int(s.mover)
    for slot in range(int(s.rack_count[player])):
        if offers(s, player, slot):
            kind = kind_in(s, player, slot)
            for row in range(SIDE):
                for square in range((row + 2) << 4, ((row + 2) << 4) + SIDE):
                    if may_go(box, s, kind, square):
                        action = placement_action(box, slot, square, 1)
                        for claim in range(1 << int(box.claim_bits)):
                            out[count] = action + claim
                            count += 1
    return count


@rule
def is_legal(box: Box, s: MathableState, action: int) -> bool:
    """Whether an action, or an outcome of chance, is possible now."""
    mover = to_move(box, s)
    if mover < 0:
        return mover == CHANCE and is_rack_outcome(box, s, box.values, action)
    if is_put(box, action):
        slot = slot_of(box, action)
        player = int(s.mover)
        return (
            s.phase == TURN
            and offers(s, player, slot)
            and may_go(box, s, kind_in(s, player, slot), square_of(box, action))
        )
    what = action - other_action(box, 0)
    if s.phase == CHOICE:
        return actions.EXTRA_TOKEN <= what <= actions.NO_EXTRA
    if s.phase == ANSWER:
        return actions.ACCEPT <= what <= actions.CHALLENGE
    return what == actions.END or (
        actions.SWAP < what < actions.SWAP + actions.SUBSETS and may_swap(s, what - actions.SWAP)
    )
