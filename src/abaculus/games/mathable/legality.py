"""R2 to R4 and R9: what may be done."""

from __future__ import annotations

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.rack import may_put_aside, offers
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathable.actions import (
    ACCEPT,
    CHALLENGE,
    END,
    EXTRA_TOKEN,
    NO_EXTRA,
    SUBSETS,
    SWAP,
    is_put,
    other_action,
    placement_action,
    slot_of,
    square_of,
)  # fmt: skip
from abaculus.games.mathable.board import may_go
from abaculus.games.mathable.box import SIDE, Box
from abaculus.games.mathable.opening import drew_highest
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.state import ANSWER, CHOICE, OVER, START, TURN, MathableState

__all__ = ["is_legal", "legal", "may_swap", "offers", "to_move"]


@rule
def to_move(box: Box, s: MathableState) -> int:
    """The seat that decides next, CHANCE while something is drawn, TERMINAL at the end."""
    if s.phase == TURN or s.phase == CHOICE:
        return int(s.mover)
    if s.phase == ANSWER:
        return int(s.asked)
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@rule
def may_swap(s: MathableState, subset: int) -> bool:
    """R9: before any placement, one to seven tokens, no more than the bag holds. Of equal tokens the first ones."""
    return subset != 0 and s.placed == 0 and may_put_aside(s, subset)


@rule
def legal(box: Box, s: MathableState, out: Ints) -> int:
    """All actions of the player on move, in rising order."""
    count = 0
    if s.phase == TURN:
        count = _legal_placements(box, s, out)
        out[count] = other_action(box, END)
        count += 1
        if s.placed == 0 and s.bag_count > 0:
            for subset in range(1, SUBSETS):
                if may_swap(s, subset):
                    out[count] = other_action(box, SWAP + subset)
                    count += 1
    elif s.phase == CHOICE:
        out[0] = other_action(box, EXTRA_TOKEN)
        out[1] = other_action(box, NO_EXTRA)
        count = 2
    elif s.phase == ANSWER:
        out[0] = other_action(box, ACCEPT)
        out[1] = other_action(box, CHALLENGE)
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
    if s.phase == OVER:
        return False
    if s.phase == START:
        return action < box.players and drew_highest(box, s, action)
    if to_move(box, s) == CHANCE:
        return action < box.kinds and s.bag[action] > 0
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
        return EXTRA_TOKEN <= what <= NO_EXTRA
    if s.phase == ANSWER:
        return ACCEPT <= what <= CHALLENGE
    return what == END or (SWAP < what < SWAP + SUBSETS and may_swap(s, what - SWAP))
