"""What happens in MathMagic, as moves: what a player can do, and what somebody did or drew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.move import Move, newcomer
from abaculus.games.mathmagic.actions import LAYS, MISS, edge_cell_of, slot_of
from abaculus.games.mathmagic.box import MAX_CHIPS, RACK
from abaculus.games.mathmagic.notation import frame_square, lay_square, rack_of, square_text
from abaculus.games.mathmagic.scene import piece
from abaculus.games.mathmagic.solitaire import STOP, TAKE
from abaculus.games.mathmagic.state import OPEN, START, UNKNOWN

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["move_between", "moves"]

_SLOTS = [tuple(slot for slot in range(RACK) if subset >> slot & 1) for subset in range(1 << RACK)]
"""The slots of every exchange."""


def moves(game: MathMagic, known: State) -> tuple[Move, ...]:
    """Everything that can be done, with its points. What moves share is looked up once: there are hundreds."""
    actions = known.legal_actions()
    if game.solo:
        return _solo_moves(game, actions)
    rack = [piece(game, slot, kind) for slot, kind in enumerate(rack_of(known))]
    single = [(one,) for one in rack]
    squares: dict[int, str] = {}
    offered = []
    for action, points in zip(actions, known.worths(actions), strict=True):
        if action < LAYS:
            edge_cell = edge_cell_of(action)
            if edge_cell not in squares:
                squares[edge_cell] = square_text(game, lay_square(known, action))
            offered.append(Move._make(("lay", single[slot_of(action)], squares[edge_cell], 0, 0, None, points, action)))
        elif action == MISS:
            offered.append(Move("miss", points=points, action=action))
        else:
            pieces = tuple([rack[slot] for slot in _SLOTS[action - LAYS]])
            offered.append(Move("swap", pieces, points=points, action=action))
    return tuple(offered)


def _solo_moves(game: MathMagic, actions: list[int]) -> tuple[Move, ...]:
    """Everything that the solitaire player can do: thousands of moves."""
    squares = [square_text(game, frame_square(game, number)) for number in range(MAX_CHIPS)]
    chips = [(piece(game, kind, kind),) for kind in range(len(game.set.names))]
    offered = []
    for action in actions:
        if action < TAKE:
            number, kind = divmod(action, MAX_CHIPS)
            offered.append(Move._make(("lay", chips[kind], squares[number], 0, 0, None, 1, action)))
        elif action < STOP:
            offered.append(Move("take-back", cell=squares[action - TAKE], points=-1, action=action))
        else:
            offered.append(Move("stop", points=0, action=action))
    return tuple(offered)


def move_between(game: MathMagic, before: State, action: int, after: State | None) -> Move:
    """Chips are laid in full view; those drawn to a rack, or put aside from it, are known as far as the racks show them."""
    if game.solo:
        return _solo_move(game, action)
    phase, player = before.record["phase"][0], int(before.record["mover"][0])
    if phase == START:
        return Move("start", value=action)
    if before.is_chance_node():
        shown = action if after is None or phase == OPEN else newcomer(rack_of(before), rack_of(after, player), UNKNOWN)
        return Move("draw", (piece(game, 0, shown),))
    if action < LAYS:
        chip = piece(game, 0, rack_of(before)[slot_of(action)])
        return Move("lay", (chip,), square_text(game, lay_square(before, action)))
    if action == MISS:
        return Move("miss")
    slots = _SLOTS[action - LAYS]
    kinds = (
        [rack_of(before)[slot] for slot in slots] if after is None else after.record["aside"][0, : len(slots)].tolist()
    )
    return Move("swap", tuple(piece(game, place, kind) for place, kind in enumerate(kinds)))


def _solo_move(game: MathMagic, action: int) -> Move:
    if action < TAKE:
        number, kind = divmod(action, MAX_CHIPS)
        return Move("lay", (piece(game, 0, kind),), square_text(game, frame_square(game, number)))
    return (
        Move("stop") if action == STOP else Move("take-back", cell=square_text(game, frame_square(game, action - TAKE)))
    )
