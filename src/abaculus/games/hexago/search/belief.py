"""Hexago: what the others probably hold, judging by what they laid.

A player who laid a tile for 12 points is unlikely to have kept back one that could have made 40. So the more an unseen tile
would have outscored what was laid, the less likely it is to be in that hand; this applies once for every lay at which it
would have been there already. A wary player may have had good reasons to keep it, though: where the wary player of `wary`
loses less by keeping it than the greedy one, only that smaller loss counts.

The notes hold weights for each player, each tile, and when it came: 0 with the deal, k with the draw after the player's lay
number k.
"""

from __future__ import annotations

from abaculus.core.chance import Dice, below
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexago.box import MAX_TILES, OPENING, PILE, Box, Tile
from abaculus.games.hexago.rules import setup
from abaculus.games.hexago.scoring import Around, fields_around, lay_points
from abaculus.games.hexago.search.lays import hope_of, pack, score_of
from abaculus.games.hexago.search.wary import CENT, DENIED, LEAST, cost_shown, room_beside
from abaculus.games.hexago.search.weights import LEARNED
from abaculus.games.hexago.state import UNKNOWN, HexagoState, Player
from abaculus.games.hexago.table import board_cell, fill_slot, put, tile_in
from abaculus.geometry.hex import SIDES, endless_cell

__all__ = ["CERTAIN", "believe", "comings", "imagine", "weight_at"]

COMINGS = PILE + 1
"""Times at which a tile can have come."""
CERTAIN = 1 << 12
"""The weight of a tile with no evidence against it."""
DOUBT = 4
"""A tile that would have made this many points more than the one laid is half as likely; with n times as many more, it is 1 +
n times less likely."""
BITS = 4
"""Bits for the time at which a tile came: those of a whole hand are kept in one number."""
BEST = 4 * COMINGS * MAX_TILES
"""Where the notes keep what each tile could have made at the lay being examined, in hundredths of a point."""
FELT = BEST + MAX_TILES
"""Where they keep the most that it was worth to the wary player, in hundredths of a point."""


@rule
def weight_at(player: Player, coming: int, tile: Tile) -> int:
    """Where the notes keep how likely it is that a tile came to a player's hand at that time and is still there."""
    return (player * COMINGS + coming) * MAX_TILES + tile


@rule
def hides(box: Box, s: HexagoState, player: Player) -> bool:
    """Whether a player has an unseen tile."""
    hidden = 0
    for slot in range(int(box.hand_size)):
        if tile_in(box, s, player, slot) == UNKNOWN:
            hidden += 1
    return hidden > 0


@rule
def believe(box: Box, s: HexagoState, room: Records, notes: Ints) -> None:
    """Lay all tiles again in order, noting at each lay what its player is unlikely to have kept."""
    if box.players < 2:
        return
    for place in range(BEST):
        notes[place] = CERTAIN
    players = int(box.players)
    then = room[0]
    setup(box, then)
    for lay in range(int(s.laid)):
        tile, turn = int(s.laid_tile[lay]), int(s.laid_turn[lay])
        q, r = int(s.laid_q[lay]), int(s.laid_r[lay])
        player = (int(s.starter) + lay - OPENING) % players
        if lay >= OPENING and hides(box, s, player):
            cell = endless_cell(q, r, int(box.width), int(box.mask))
            around = fields_around(box, then, cell)
            made = lay_points(box, around, tile, turn)
            flat, counts = _around(box, then, cell, around)
            felt = made * CENT + flat - cost_shown(box, counts, 1 + tile * SIDES + turn, LEARNED)
            before = (lay - OPENING) // players
            _note_best(box, s, then, notes)
            for kind in range(int(box.kinds)):
                points = int(notes[BEST + kind]) - made * CENT
                missed = max(0, min(points, int(notes[FELT + kind]) - felt)) // CENT
                for coming in range(min(before, int(box.pile_size)) + 1):
                    place = weight_at(player, coming, kind)
                    notes[place] = max(1, int(notes[place]) * DOUBT // (DOUBT + missed))
        put(box, then, tile, turn, q, r)


@rule
def _note_best(box: Box, s: HexagoState, then: HexagoState, notes: Ints) -> None:
    """The most that each unseen tile could have made on this table, and have been worth to the wary player."""
    for kind in range(int(box.kinds)):
        notes[BEST + kind] = 0
        notes[FELT + kind] = LEAST
    for place in range(int(then.edge_count)):
        cell = board_cell(box, then, int(then.edge_cells[place]))
        around = fields_around(box, then, cell)
        packed = pack(around)
        flat, counts = _around(box, then, cell, around)
        for kind in range(int(box.kinds)):
            if s.unseen[kind] == 0:
                continue
            for turn in range(SIDES):
                row = 1 + kind * SIDES + turn
                made = CENT * score_of(box, packed, row)
                notes[BEST + kind] = max(int(notes[BEST + kind]), made)
                felt = made + flat - cost_shown(box, counts, row, LEARNED)
                notes[FELT + kind] = max(int(notes[FELT + kind]), felt)


@rule
def _around(box: Box, then: HexagoState, cell: int, around: Around) -> tuple[int, int]:
    """What the wary player thinks of a cell, whatever is laid there; and how many neighbours the cells beside it have."""
    flat, counts = room_beside(box, then, cell, around, LEARNED)
    return flat + hope_of(pack(around)) * int(LEARNED[DENIED]), counts


@rule
def imagine(box: Box, s: HexagoState, dice: Dice, notes: Ints) -> None:
    """Fill every unseen hand with tiles that it is likely to hold."""
    players = int(box.players)
    for player in range(players):
        if not hides(box, s, player):
            continue
        times = comings(box, s, player, dice)
        for slot in range(int(box.hand_size)):
            if tile_in(box, s, player, slot) != UNKNOWN:
                continue
            tile = _likely(box, s, player, _time_of(times, 0), dice, notes)
            times >>= BITS
            fill_slot(box, s, player, slot, tile)
            s.unseen[tile] -= 1
            s.unseen_count -= 1


@rule
def comings(box: Box, s: HexagoState, player: Player, dice: Dice) -> int:
    """When the tiles in a hand came, supposing that at every lay any one of those in hand was laid."""
    players = int(box.players)
    after = (player - int(s.starter)) % players
    lays = (int(s.laid) - OPENING + players - 1 - after) // players
    times = 0
    count = int(box.hand_size)
    for lay in range(1, lays + 1):
        which = below(dice, count)
        came = lay
        if lay > box.pile_size:  # nothing more is drawn: the last one takes the empty place
            count -= 1
            came = _time_of(times, count)
        times += (came - _time_of(times, which)) << BITS * which
    return times


@rule
def _time_of(times: int, which: int) -> int:
    return (times >> BITS * which) % (1 << BITS)


@rule
def _likely(box: Box, s: HexagoState, player: Player, coming: int, dice: Dice, notes: Ints) -> Tile:
    """A tile that nobody has seen, the likelier the greater its weight."""
    total = 0
    for kind in range(int(box.kinds)):
        total += int(notes[weight_at(player, coming, kind)]) * int(s.unseen[kind])
    wanted = below(dice, total)
    tile = 0
    while True:
        wanted -= int(notes[weight_at(player, coming, tile)]) * int(s.unseen[tile])
        if wanted < 0:
            return tile
        tile += 1
