"""Why something may not be done, as sentences for people. They use only what the player on move may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.notation import why_no_seat
from abaculus.games.hexamino.box import SNAKE, STAR, TILES, fields_of
from abaculus.games.hexamino.layout import Laid, edge_cell_at, laid_tiles
from abaculus.games.hexamino.legality import ACTIONS, DRAW, edge_cell_of, layable, may_search, tile_of
from abaculus.games.hexamino.state import START, TURN, UNJOINED
from abaculus.games.hexamino.table import column_of, fitting, place_of, row_of
from abaculus.games.hexamino.variants import ARM, arm_of, field_on, in_reach, steps_out
from abaculus.geometry.hex import SIDES, Hex, opposite

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["why_no_draw", "why_no_lay", "why_no_miss", "why_not"]


def why_not(game: Hexamino, state: State, action: int) -> str:
    """Why a number is not a legal action here."""
    s = state.record[0]
    if s.phase == START:
        return why_no_seat(state, action)
    if s.phase != TURN:
        if action >= TILES:
            return f"{action} is no tile; tiles are 0 to {TILES - 1}"
        return f"{game.set.names[action]} has been seen already, or is not in this variant"
    if action >= ACTIONS:
        return f"{action} is no action; actions are 0 to {ACTIONS - 1}"
    if action >= DRAW:
        return why_no_draw(game, state) if action == DRAW else why_no_miss(game, state)
    edge_cell = edge_cell_of(action)
    if edge_cell >= int(s.laid) * SIDES:
        return f"there is no tile {edge_cell // SIDES} on the table to lay beside"
    cell = Hex(column_of(s, edge_cell), row_of(s, edge_cell))
    laid = laid_tiles(s)
    if cell not in [tile.cell for tile in laid] and edge_cell_at(laid, cell) != edge_cell:
        return f"{cell} is named by the first tile that touches it, which is a different one"
    return why_no_lay(game, state, tile_of(action), cell)


def why_no_draw(game: Hexamino, state: State) -> str:
    """Why the player on move may not draw."""
    s = state.record[0]
    if layable(game.box[0], s):
        return "a tile in hand can be laid, so one must be (R4)"
    if s.pack == 0:
        return "the pack is empty"
    return "two tiles have been drawn in this turn already (R4)"


def why_no_miss(game: Hexamino, state: State) -> str:
    """Why the player on move may not miss."""
    s = state.record[0]
    if layable(game.box[0], s):
        return "a tile in hand can be laid, so one must be (R4)"
    return "the player draws first, up to two tiles, while the pack lasts (R4)"


def why_no_lay(game: Hexamino, state: State, tile: int, cell: Hex) -> str:
    """Why the player on move may not lay a tile on a cell."""
    box, s = game.box[0], state.record[0]
    name = game.set.names[tile]
    if not int(s.hands[int(s.mover)]) >> tile & 1:
        return f"{name} is not in the hand of player {int(s.mover) + 1}"
    laid = laid_tiles(s)
    if cell in [other.cell for other in laid]:
        return f"there is a tile on {cell} already"
    edge_cell = edge_cell_at(laid, cell)
    if edge_cell < 0:
        return f"{cell} is beside no tile (R3)"
    if box.variant == STAR and (arm_of(cell.q, cell.r) < 0 or steps_out(cell.q, cell.r) > ARM):
        return f"{cell} is on none of the six arms of the star"
    place = place_of(box, s, edge_cell)
    if box.variant == SNAKE and not in_reach(box, s, place):
        return f"on {cell} the tile would not join the tile laid last at a point field (snake)"
    if s.turns[place] == UNJOINED:
        return f"on {cell} no neighbour shows a point field to join (R3)"
    wrong = _wrong_edge(game, laid, Laid(tile, int(s.turns[place]), cell))
    if wrong:
        return f"{name} does not fit on {cell}: {wrong} (R3)"
    if box.variant == STAR:
        return _wrong_on_arm(game, tile, int(s.turns[place]), cell)
    return _end_too_early(game, state, name)


def _wrong_edge(game: Hexamino, laid: list[Laid], new: Laid) -> str:
    """The first shared edge whose two fields would differ."""
    beside, labels = {other.cell: other for other in laid}, game.set.labels
    for side, cell in enumerate(new.cell.neighbours()):
        if cell not in beside:
            continue
        asked, shown = beside[cell].shows(opposite(side)), new.shows(side)
        if asked != shown:
            wanted = "be blank" if asked is None else f"show {labels[asked]}"
            found = "is blank" if shown is None else f"shows {labels[shown]}"
            return f"the edge to {cell} must {wanted}, and {found}"
    return ""


def _wrong_on_arm(game: Hexamino, tile: int, turn: int, cell: Hex) -> str:
    far, arm, name = steps_out(cell.q, cell.r), arm_of(cell.q, cell.r), game.set.names[tile]
    is_end = len(fields_of(tile)) == 1
    if far == ARM:
        return f"{cell} is the seventh and last of its arm and takes an end tile, which {name} is not (star)"
    if is_end:
        return f"{name} is an end tile, which goes to the seventh place of an arm only; {cell} is place {far} (star)"
    if field_on(arm, turn) not in fields_of(tile):
        return f"on {cell} the tile must show a point field outwards, and {name} is blank there (star)"
    return f"on {cell}, the first of its arm, both fields beside the joined one must be blank, and on {name} they are not (star)"


def _end_too_early(game: Hexamino, state: State, name: str) -> str:
    box, s = game.box[0], state.record[0]
    if fitting(box, s, int(s.hands[int(s.mover)]) & ~int(box.ends)):
        return f"{name} is an end tile, and a tile of another kind fits (snake)"
    if may_search(s):
        return f"{name} is an end tile, and the draws of R4 are not used up (snake)"
    return f"{name} is an end tile, and not every other player has missed since the last tile was laid (snake)"
