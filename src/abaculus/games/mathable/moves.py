"""What happens in Mathable, as moves: what a player can do, and what somebody did or drew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.move import Move, newcomer
from abaculus.games.mathable import actions
from abaculus.games.mathable.box import RACK, square_text
from abaculus.games.mathable.notation import BUTTONS
from abaculus.games.mathable.scene import piece
from abaculus.games.mathable.state import OPEN, START, UNKNOWN

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = ["move_between", "moves"]

_SLOTS = [tuple(slot for slot in range(RACK) if subset >> slot & 1) for subset in range(1 << RACK)]
"""The slots of every exchange."""


def moves(game: Mathable, known: State) -> tuple[Move, ...]:
    """Everything that can be done, with points where the player may know them. What moves share is looked up once."""
    box, legal = game.box[0], known.legal_actions()
    bits, first_other = int(box.claim_bits), actions.other_action(box, 0)
    rack = [piece(game, slot, kind) for slot, kind in enumerate(_rack(known))]
    single = [(one,) for one in rack]
    offered = []
    for action, worth in zip(legal, known.worths(legal), strict=True):
        points = worth if game.foretells(known, action) else None
        if action < first_other:
            slot, cell = divmod(action >> bits, actions.CELLS)
            claim = actions.claim_of(box, action) if bits else 0
            square = square_text(actions.square_of_cell(cell))
            offered.append(Move._make(("lay", single[slot], square, 0, claim, None, points, action)))
        elif action - first_other > actions.SWAP:
            pieces = tuple([rack[slot] for slot in _SLOTS[action - first_other - actions.SWAP]])
            offered.append(Move("swap", pieces, points=points, action=action))
        else:
            offered.append(Move(BUTTONS[action - first_other], points=points, action=action))
    return tuple(offered)


def move_between(game: Mathable, before: State, action: int, after: State | None) -> Move:
    """Tokens are placed in full view; those drawn to a rack, or put aside from it, are known as far as the racks show them."""
    box, s = game.box[0], before.record[0]
    if s.phase == START:
        return Move("start", value=action)
    if before.is_chance_node():
        kind = (
            action if after is None or s.phase == OPEN else newcomer(_rack(before), _rack(after, int(s.mover)), UNKNOWN)
        )
        return Move("draw", (piece(game, 0, kind),))
    what = action - actions.other_action(box, 0)
    if what < 0:
        kind = _rack(before)[actions.slot_of(box, action)]
        claim = actions.claim_of(box, action) if box.claim_bits else 0
        return Move("lay", (piece(game, 0, kind),), square_text(actions.square_of(box, action)), claim=claim)
    if what <= actions.SWAP:
        return Move(BUTTONS[what])
    slots = _SLOTS[what - actions.SWAP]
    kinds = [_rack(before)[slot] for slot in slots] if after is None else after.record[0].aside[: len(slots)].tolist()
    return Move("swap", tuple(piece(game, place, kind) for place, kind in enumerate(kinds)))


def _rack(state: State, player: int = -1) -> list[int]:
    """The kinds on a rack, slot by slot: a player's, or that of the player whose turn it is."""
    first = (player if player >= 0 else int(state.record["mover"][0])) * RACK
    kinds: list[int] = state.record["racks"][0, first : first + RACK].tolist()
    return kinds
