"""Hexago: hundreds of lays, of which those that score are looked at first; playouts go to the end."""

from __future__ import annotations

from abaculus.bots.search.sight import Sight
from abaculus.core.chance import Dice, below
from abaculus.core.rule import rule
from abaculus.games.hexago.box import NOTHING, Box
from abaculus.games.hexago.policies import random_action
from abaculus.games.hexago.rules import first_lay, lay_action, offers
from abaculus.games.hexago.scoring import Around, edge_points, number_of
from abaculus.games.hexago.state import UNKNOWN, Table
from abaculus.games.hexago.table import looking_at, tile_in
from abaculus.geometry.hex import SIDES

__all__ = ["SIGHT", "playout_action", "settled"]

SIGHT = Sight(width=96, glance=1, kept=12, by_margin=0.03)

PAIR = 9
"""Bits for a side and the field that looks at a cell from there."""
MOST_ALONE = 24
"""No lay beside a single tile scores more: two 6s of one colour."""


@rule
def settled(box: Box, s: Table) -> bool:
    """No hand and no stack has a tile that the player on move has not seen."""
    hidden = 0
    for player in range(int(box.players)):
        hidden += int(s.piles[player])
    for place in range(s.hands.shape[0]):
        if s.hands[place] == UNKNOWN:
            hidden += 1
    return hidden == 0


@rule
def _pack(around: Around) -> int:
    """The sides of a cell that have a neighbour, each with the field that looks at it: nine bits a side."""
    packed = 0
    for side in range(SIDES):
        if around[side] != NOTHING:
            packed = packed << PAIR | around[side] << 3 | side
    return packed


@rule
def _hope(packed: int) -> int:
    """No tile can score more here: an edge gives at most four times a number, or that number and a 6."""
    total = 0
    count = 0
    while packed > 0:
        number = number_of((packed >> 3) & 63)
        total += max(4 * number, number + 6)
        count += 1
        packed >>= PAIR
    return total * count


@rule
def _score(box: Box, packed: int, row: int) -> int:
    """What `lay_points` counts, for a row of `Box.faces` and nothing but the neighbours."""
    total = 0
    matching = 0
    while packed > 0:
        value = edge_points(int(box.faces[row, packed & 7]), (packed >> 3) & 63)
        total += value
        matching += 1 if value > 0 else 0
        packed >>= PAIR
    return total * matching


@rule
def playout_action(box: Box, s: Table, dice: Dice) -> int:
    """The greedy lay. Cells with several neighbours come first: few others can then still hope to score as much."""
    if first_lay(box, s):
        return random_action(box, s, dice)
    chosen = -1
    best = 0
    equals = 0
    for several in (True, False):
        if best > MOST_ALONE:
            break
        for place in range(int(s.edge_count)):
            edge_cell = int(s.edge_cells[place])
            packed = _pack(looking_at(box, s, edge_cell))
            if (packed >= 1 << PAIR) != several or _hope(packed) < best:
                continue
            for slot in range(int(box.hand_size)):
                if not offers(box, s, slot):
                    continue
                row = 1 + tile_in(box, s, int(s.mover), slot) * SIDES
                for turn in range(SIDES):
                    value = _score(box, packed, row + turn)
                    if value > best:
                        best = value
                        equals = 0
                    if value == best:
                        equals += 1
                        if equals == 1 or below(dice, equals) == 0:
                            chosen = lay_action(slot, edge_cell, turn)
    return chosen
