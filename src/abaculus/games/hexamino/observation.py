"""What a learner is shown of Hexamino.

Actions name an anchor in the order of laying, a side and a tile; the table is shown in the order of laying, hands tile by tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.observation import Block, Layout, allow, mark_turn, seat_from, turn_blocks, write_three
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import TILES, Box
from abaculus.games.hexamino.legality import DRAW, MISS, lay_action, layable, may_miss, may_search
from abaculus.games.hexamino.rules import to_move
from abaculus.games.hexamino.sets import first_of, only
from abaculus.games.hexamino.state import OVER, PHASES, TURN, HexaminoState, Player
from abaculus.games.hexamino.variants import field_on, place_in_reach, reach
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["layout", "observe", "permit"]

LYING = 4 + SIDES


def layout(game: Hexamino) -> Layout:
    """The blocks, for the options of a game."""
    players, tiles = game.num_players(), game.set
    every = sum(sum(tiles.points_of(tile)) for tile in tiles.tiles)
    return Layout((
        *turn_blocks(PHASES, players),
        Block("counts", (3,), 0, TILES, "Tiles drawn in this turn; misses since the last lay; tiles in the pack."),
        Block("scores", (players,), -1, every, "Points in hand; -1 for those of others until the game is over."),
        Block("held", (players,), 0, TILES, "How many tiles everyone holds."),
        Block("hands", (players, TILES), 0, 1, "1 for each tile of a hand that the player sees: its own; at the end all."),
        Block("unseen", (TILES,), 0, 1, "1 for each tile that the player has not seen."),
        Block("table", (TILES, LYING), -TILES, max(TILES, *tiles.labels),
              "In the order of laying: 1, q, r, the turn, and the points on each side as it lies, from the east on; 0 is blank."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: HexaminoState, player: Player, out: Ints) -> int:
    """Write a state without secrets, as a player sees it, into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    at = mark_turn(out, s, len(PHASES), to_move(box, s), player, players)
    at = write_three(out, at, s.drawn, s.misses, s.pack)
    for seat in range(players):
        place = seat_from(seat, player, players)
        out[at + players + place] = s.held[seat]
        held = _hand(box, int(s.hands[seat]), out, at + 2 * players + place * TILES)
        out[at + place] = held if seat == player or s.phase == OVER else -1
    at += 2 * players + players * TILES
    for tile in range(TILES):
        out[at + tile] = (int(s.unseen) >> tile) & 1
    return _table(box, s, out, at + TILES)


@rule
def _hand(box: Box, tiles: int, out: Ints, at: int) -> int:
    """The tiles of a hand; returns their points."""
    points = 0
    for tile in range(TILES):
        if (tiles >> tile) & 1 == 1:
            out[at + tile] = 1
            points += int(box.points[tile])
    return points


@rule
def _table(box: Box, s: HexaminoState, out: Ints, at: int) -> int:
    for i in range(int(s.laid)):
        row = at + i * LYING
        tile = int(s.laid_tile[i])
        turn = int(s.laid_turn[i])
        out[row] = 1
        write_three(out, row + 1, s.laid_q[i], s.laid_r[i], turn)
        for side in range(SIDES):
            field = field_on(side, turn)
            if ((tile + 1) >> field) & 1 == 1:
                out[row + 4 + side] = box.labels[field]
    return at + TILES * LYING


@rule
def permit(box: Box, s: HexaminoState, mask: Ints, dense: bool) -> int:
    """Set what the player on move may do in a mask of zeros, edge cell by edge cell; returns how many actions that is."""
    if s.phase != TURN:
        return 0
    tiles = layable(box, s)
    count = 0
    if tiles != 0:
        for i in range(reach(box, s)):
            place = place_in_reach(box, s, i)
            fitting = int(s.fits[place]) & tiles if place >= 0 else 0
            while fitting != 0:
                tile = first_of(fitting)
                fitting &= ~only(tile)
                allow(mask, lay_action(int(s.edge_cells[place]), tile), dense)
                count += 1
    elif may_search(s):
        allow(mask, DRAW, dense)
        count += 1
    if may_miss(box, s, tiles):
        allow(mask, MISS, dense)
        count += 1
    return count
