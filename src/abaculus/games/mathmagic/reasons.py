"""Why something cannot be done, as sentences for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.errors import counted
from abaculus.core.rack_game import why_not_drawn
from abaculus.games.mathmagic.actions import ACTIONS, LAYS, MISS, edge_cell_of, slot_of
from abaculus.games.mathmagic.box import COLOUR_NAMES, COLOURS, OUTSIDE, colour_of, fields_fit, number_of
from abaculus.games.mathmagic.legality import has_partner, offers, opens
from abaculus.games.mathmagic.rack import kind_in
from abaculus.games.mathmagic.scoring import field_across
from abaculus.games.mathmagic.solitaire import SOLO_ACTIONS, TAKE, in_frame, kind_at, put_action
from abaculus.games.mathmagic.state import SECOND
from abaculus.games.mathmagic.table import cell_at, column_of, row_of
from abaculus.geometry.square import SIDES

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["why_not", "why_not_fit"]

_SIDES = ("north", "east", "south", "west")


def why_not(game: MathMagic, state: State, action: int) -> str:
    """Why a number is not a legal action here."""
    if state.is_chance_node():
        return why_not_drawn(game, state, action, "chip", "the highest number")
    if game.solo:
        return _why_not_solo(game, state, action)
    if action >= ACTIONS:
        return f"{action} is no action; actions are 0 to {ACTIONS - 1}"
    if action >= LAYS:
        return _why_no_swap(state, action)
    return _why_no_lay(game, state, action)


def why_not_fit(game: MathMagic, state: State, kind: int, square: tuple[int, int]) -> str:
    """Which touching fields do not agree (R3)."""
    return _clash(game, state, kind, cell_at(game.box[0], *square))


def _clash(game: MathMagic, state: State, kind: int, cell: int) -> str:
    box, s = game.box[0], state.record[0]
    for side in range(SIDES):
        own, other = int(box.faces[1 + kind, side]), field_across(box, s, cell, side)
        if other and not fields_fit(own, other, bool(box.ordered)):
            colours = [COLOUR_NAMES[COLOURS[colour_of(field)]] for field in (own, other)]
            if colours[0] != colours[1]:
                return f"{colours[0]} does not go with {colours[1]} on the {_SIDES[side]} side (R3)"
            small, large = sorted((number_of(own), number_of(other)))
            if box.ordered:
                small, large = number_of(other), number_of(own)
            return f"{large} cannot be divided by {small} on the {_SIDES[side]} side (R3)"
    return "that place has another name: it is named by the first chip that touches it"


def _why_no_swap(state: State, action: int) -> str:
    s = state.record[0]
    if s.phase == SECOND:
        return "the second chip of the opening is laid now (R2)"
    if action == MISS:
        return "a turn is missed only with an empty bag, by someone who cannot lay (R7)"
    if (action - LAYS).bit_count() > s.bag_count:
        return f"the bag holds {counted(int(s.bag_count), 'chip')}; no more can be exchanged (R7)"
    if any(action - LAYS >> slot & 1 and kind_in(s, int(s.mover), slot) < 0 for slot in range(6)):
        return "a slot of the exchange holds no chip"
    return "of equal chips the first ones are exchanged"


def _why_no_lay(game: MathMagic, state: State, action: int) -> str:
    box, s = game.box[0], state.record[0]
    slot, edge_cell = slot_of(action), edge_cell_of(action)
    if not offers(s, int(s.mover), slot):
        return f"slot {slot} of player {int(s.mover) + 1} holds no chip, or one that an earlier slot holds too"
    if opens(s):
        if not has_partner(box, s, slot):
            return "no other chip of the rack can be laid beside it (R2)"
        return "the first chip has no anchor: anchor and side are 0 (R2)"
    if edge_cell >> 2 >= s.laid:
        return f"there is no chip {edge_cell >> 2} on the table to lay beside"
    cell = cell_at(box, row_of(s, edge_cell), column_of(s, edge_cell))
    if s.board[cell] > 0:
        return "there is a chip already"
    if s.board[cell] == OUTSIDE:
        return "that is outside the board"
    return _clash(game, state, kind_in(s, int(s.mover), slot), cell)


def _why_not_solo(game: MathMagic, state: State, action: int) -> str:
    box, s = game.box[0], state.record[0]
    if action >= SOLO_ACTIONS:
        return f"{action} is no action; actions are 0 to {SOLO_ACTIONS - 1}"
    if action >= TAKE:
        return "there is no chip to take back"
    square, kind = divmod(action, put_action(1, 0))
    if square >= in_frame(box):
        return "that is outside the frame (R9)"
    if kind_at(s, square) >= 0:
        return "there is a chip already"
    if kind >= int(box.kinds) or s.bag[kind] == 0:
        return "that chip lies already, or there is none"
    return _clash(game, state, kind, int(s.edge_cell[square]))
