"""What a learner is shown of Hexago.

Actions name a hand slot, an anchor in the order of laying and a side; hands and table are shown in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.observation import MOST, Block, Layout, bounded, mark, seat_from, write_three
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexago.box import MAX_TILES, Box, Tile
from abaculus.games.hexago.rules import to_move
from abaculus.games.hexago.scoring import colour_of, face, number_of
from abaculus.games.hexago.state import EDGE_CELLS, UNKNOWN, HexagoState, Player
from abaculus.geometry.hex import SIDES, Turn

if TYPE_CHECKING:
    from abaculus.games.hexago.game import Hexago

__all__ = ["layout", "observe"]

HELD = 1 + 2 * SIDES
LYING = 4 + 2 * SIDES


def layout(game: Hexago) -> Layout:
    """The blocks, for the options of a game."""
    players, slots = game.num_players(), int(game.box[0].hand_size)
    fields = "colour 1 to 5 (red, blue, yellow, green, pink) and number of each field"
    return Layout((
        Block("phase", (6,), 0, 1, "One of: who starts, deal, opening, lay, draw, over."),
        Block("to_move", (players,), 0, 1, "Who lays next; all 0 when nobody does."),
        Block("starter", (players,), 0, 1, "Who laid first."),
        Block("slot", (1,), 0, MAX_TILES, "The slot that the next tile drawn goes to."),
        Block("scores", (players,), 0, MOST, "Points."),
        Block("piles", (players,), 0, MAX_TILES, "Tiles in the face-down stacks."),
        Block("hands", (players, slots, HELD), 0, 6,
              f"0 empty, 1 seen, 2 held but unseen; of a tile seen, the {fields}, clockwise as in the tile file."),
        Block("table", (MAX_TILES, LYING), -MAX_TILES, MAX_TILES,
              f"In the order of laying: 1, q, r, the turn, and the {fields}, from the east side on as it lies."),
        Block("free", (EDGE_CELLS // SIDES, SIDES), 0, 1, "1 where an anchor and its side name an empty cell."),
        Block("unseen", (MAX_TILES,), 0, MAX_TILES, "Tiles of each kind that the player has not seen."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: HexagoState, player: Player, out: Ints) -> int:
    """Write a state without secrets, as a player sees it, into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    at = mark(out, 0, int(s.phase), 6)
    mover = to_move(box, s)
    at = mark(out, at, seat_from(mover, player, players) if mover >= 0 else -1, players)
    at = mark(out, at, seat_from(int(s.starter), player, players), players)
    out[at] = s.slot
    at += 1
    for seat in range(players):
        place = seat_from(seat, player, players)
        out[at + place] = bounded(int(s.scores[seat]))
        out[at + players + place] = s.piles[seat]
    at += 2 * players
    unseen = at + players * int(box.hand_size) * HELD + MAX_TILES * LYING + EDGE_CELLS
    for kind in range(int(box.kinds)):
        out[unseen + kind] = s.unseen[kind]
    for seat in range(players):
        at = _hand(box, s, seat, player, out, at)
    at = _table(box, s, out, at)
    for place in range(int(s.edge_count)):
        out[at + int(s.edge_cells[place])] = 1
    return unseen + MAX_TILES


@rule
def _hand(box: Box, s: HexagoState, seat: Player, player: Player, out: Ints, at: int) -> int:
    """One hand, where it belongs."""
    slots = int(box.hand_size)
    start = at + (seat_from(seat, player, int(box.players)) - seat) * slots * HELD
    for slot in range(slots):
        tile = int(s.hands[seat * slots + slot])
        if tile >= 0:
            out[start + slot * HELD] = 1
            _fields(box, tile, 0, out, start + slot * HELD + 1)
        elif tile == UNKNOWN:
            out[start + slot * HELD] = 2
    return at + slots * HELD


@rule
def _table(box: Box, s: HexagoState, out: Ints, at: int) -> int:
    for i in range(int(s.laid)):
        row = at + i * LYING
        out[row] = 1
        write_three(out, row + 1, s.laid_q[i], s.laid_r[i], s.laid_turn[i])
        _fields(box, int(s.laid_tile[i]), int(s.laid_turn[i]), out, row + 4)
    return at + MAX_TILES * LYING


@rule
def _fields(box: Box, tile: Tile, turn: Turn, out: Ints, at: int) -> None:
    for side in range(SIDES):
        field = face(box, tile, turn, side)
        out[at + 2 * side] = colour_of(field) + 1
        out[at + 2 * side + 1] = number_of(field)
