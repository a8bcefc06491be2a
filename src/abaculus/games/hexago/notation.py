"""Hexago in writing: actions.

    Y6B5R2R1P4G3@-1,0/2     the tile, the cell and the sixth-turns clockwise; at 0 the first field faces east
    start 1, draw Y6B5R2R1P4G3

Positions are in `positions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.notation import read_outcome, read_start, why_no_seat
from abaculus.games.hexago.legality import edge_cell_of, first_lay, is_legal, lay_action, offers, slot_of
from abaculus.games.hexago.state import LAY, START
from abaculus.games.hexago.table import board_cell, is_edge_cell, tile_in
from abaculus.geometry.hex import SIDES, Hex
from abaculus.geometry.hex_notation import first_touching, read_lay

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.hexago.game import Hexago

__all__ = ["LAY_FORM", "cell_of", "edge_cell_at", "read_action", "why_not", "write_move"]

LAY_FORM = "a lay is written TILE@q,r/turn, with a turn from 0 to 5, such as Y6B5R2R1P4G3@-1,0/2"


def cell_of(game: Hexago, state: State, action: int) -> Hex:
    """The cell that a lay goes to."""
    if first_lay(game.box[0], state.record[0]):
        return Hex(0, 0)
    return edge_cell_at(state, edge_cell_of(action))


def edge_cell_at(state: State, edge_cell: int) -> Hex:
    """Where an edge cell is."""
    # Columns of the record array: a record's own attributes take ten times as long, and scenes need hundreds of cells.
    anchor, side = divmod(edge_cell, SIDES)
    return Hex(int(state.record["laid_q"][0, anchor]), int(state.record["laid_r"][0, anchor])).neighbour(side)


def write_move(move: Move) -> str:
    """A lay or an outcome of chance in writing."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}/{move.turn}"
    return f"start {move.value}" if move.kind == "start" else f"draw {move.pieces[0].text}"


def read_action(game: Hexago, state: State, text: str) -> int:
    """The action that a text means here."""
    s = state.record[0]
    if s.phase == LAY:
        return _read_lay(game, state, "".join(text.split()))
    if s.phase == START:
        return read_start(state, text)
    return read_outcome(state, text, "draw", "a tile is drawn now, written 'draw Y6B5R2R1P4G3'", game.kind_named)


def _read_lay(game: Hexago, state: State, text: str) -> int:
    box, s = game.box[0], state.record[0]
    typed = read_lay(text)
    if typed is None:
        raise BadNotation(f"{text[:60]!r} is no lay; {LAY_FORM}")
    tile, cell, turn = game.kind_named(typed.piece), typed.cell, typed.turn
    held = [slot for slot in range(int(box.hand_size)) if tile_in(box, s, int(s.mover), slot) == tile]
    if not held:
        raise IllegalAction(f"{text}: the tile is not in the hand of player {int(s.mover) + 1}")
    if first_lay(box, s):
        if (cell, turn) != (Hex(0, 0), 0):
            raise IllegalAction(f"{text}: the first tile goes on 0,0 in turn 0 (R7)")
        return lay_action(held[0], 0, 0)
    laid = [Hex(int(q), int(r)) for q, r in zip(s.laid_q[: s.laid], s.laid_r[: s.laid], strict=True)]
    if cell in laid:
        raise IllegalAction(f"{text}: there is a tile on {cell} already")
    touching = first_touching(laid, cell)
    if touching is None:
        raise IllegalAction(f"{text}: {cell} is beside no tile (R3)")
    action = lay_action(held[0], touching[0] * SIDES + touching[1], turn)
    if not is_legal(box, s, action):
        raise IllegalAction(f"{text}: an edge must match, because a tile in hand can (match=required)")
    return action


def why_not(game: Hexago, state: State, action: int) -> str:
    """Why a number is not a legal action here."""
    box, s = game.box[0], state.record[0]
    if s.phase == START:
        return why_no_seat(state, action)
    if s.phase != LAY:
        if action >= int(box.kinds):
            return f"{action} is no tile; tiles are 0 to {int(box.kinds) - 1}"
        return f"{game.set.names[action]} has been seen already"
    if action >= game.num_distinct_actions():
        return f"{action} is no lay; lays are 0 to {game.num_distinct_actions() - 1}"
    slot = slot_of(action)
    if not offers(box, s, slot):
        return f"slot {slot} of the hand of player {int(s.mover) + 1} holds no tile to lay, or one that an earlier slot holds too"
    if first_lay(box, s):
        return "the first tile goes on 0,0 in turn 0 (R7)"
    if edge_cell_of(action) >= int(s.laid) * SIDES:
        return f"there is no tile {edge_cell_of(action) // SIDES} on the table to lay beside"
    cell = cell_of(game, state, action)
    if s.board[board_cell(box, s, edge_cell_of(action))] > 0:
        return f"there is a tile on {cell} already"
    if is_edge_cell(box, s, edge_cell_of(action)):
        return "an edge must match, because a tile in hand can (match=required)"
    return f"{cell} is named by the first tile that touches it, which is a different one"
