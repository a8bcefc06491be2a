"""Hexago: a player who counts what a lay scores, and has a feeling for what it leaves to the next player.

A lay is worth its points; more if it fills a cell in which much could have been scored; and more or less for every empty cell
beside it that has other neighbours too, where the next tile may match on several edges. The weights were learned (see
`climbing`).
"""

from __future__ import annotations

from abaculus.core.chance import Dice
from abaculus.core.choice import Choice, better
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.hexago.box import NOTHING, Box
from abaculus.games.hexago.legality import lay_action, offers
from abaculus.games.hexago.scoring import Around, fields_around, number_of
from abaculus.games.hexago.search.lays import MOST_ALONE, PAIR, hope_of, pack, score_of
from abaculus.games.hexago.state import HexagoState
from abaculus.games.hexago.table import board_cell, tile_in
from abaculus.geometry.hex import SIDES, endless_beside

__all__ = ["CENT", "DENIED", "LEAST", "NAMES", "cost_shown", "room_beside", "wary_action"]

NAMES = ("denied", "pair", "pair_own", "pair_other", "nook", "nook_own", "nook_others")
"""The weights, in hundredths of a point: for each point that could have been scored here; for an adjacent cell that gets its
second neighbour, less a weight for each point of the number shown to it, and of the one already facing it; and the same for a
cell that gets its third neighbour or more, where the numbers count once for every neighbour there is."""
DENIED, PAIRED, PAIRED_OWN, PAIRED_OTHER, NOOK, NOOK_OWN, NOOK_OTHERS = range(len(NAMES))
CENT = 100
LEAST = -(1 << 30)


@rule
def room_beside(box: Box, s: HexagoState, cell: int, around: Around, weights: Ints) -> tuple[int, int]:
    """What a tile on this cell, whatever it shows, does to the empty cells beside it; and how many neighbours these already
    have, three bits per side."""
    flat = 0
    counts = 0
    for side in range(SIDES):
        if around[side] != NOTHING:
            continue
        beyond = fields_around(box, s, endless_beside(cell, side, int(box.width), int(box.mask)))
        count = 0
        total = 0
        for other in range(SIDES):
            if beyond[other] != NOTHING:
                count += 1
                total += number_of(beyond[other])
        if count == 1:
            flat += int(weights[PAIRED]) - int(weights[PAIRED_OTHER]) * total
        elif count > 1:
            flat += int(weights[NOOK]) - int(weights[NOOK_OTHERS]) * total * count
        counts |= count << 3 * side
    return flat, counts


@rule
def cost_shown(box: Box, counts: int, row: int, weights: Ints) -> int:
    """What the numbers that a lay shows to cells with other neighbours cost."""
    cost = 0
    side = 0
    while counts > 0:
        count = counts & 7
        if count == 1:
            cost += int(weights[PAIRED_OWN]) * number_of(int(box.faces[row, side]))
        elif count > 1:
            cost += int(weights[NOOK_OWN]) * count * number_of(int(box.faces[row, side]))
        counts >>= 3
        side += 1
    return cost


@rule
def wary_action(box: Box, s: HexagoState, dice: Dice, weights: Ints) -> int:
    """The lay that is worth most; among equals, any. In solo play, and for the last lay of a game, only points count."""
    wary = box.players > 1 and s.laid + 1 < box.lays
    most_flat = SIDES * max(int(weights[PAIRED]), int(weights[NOOK]), 0) if wary else 0
    denied = int(weights[DENIED]) if wary else 0
    best = Choice(-1, LEAST, 0)
    for several in (True, False):
        if best.worth > MOST_ALONE * (CENT + denied) + most_flat:
            break
        for place in range(int(s.edge_count)):
            edge_cell = int(s.edge_cells[place])
            cell = board_cell(box, s, edge_cell)
            around = fields_around(box, s, cell)
            packed = pack(around)
            most = hope_of(packed) * (CENT + denied)
            if (packed >= 1 << PAIR) != several or most + most_flat < best.worth:
                continue
            base = hope_of(packed) * denied
            counts = 0
            if wary:
                flat, counts = room_beside(box, s, cell, around, weights)
                base += flat
                if most + flat < best.worth:
                    continue
            for slot in range(int(box.hand_size)):
                if not offers(box, s, slot):
                    continue
                row = 1 + tile_in(box, s, int(s.mover), slot) * SIDES
                for turn in range(SIDES):
                    value = CENT * score_of(box, packed, row + turn) + base
                    if value >= best.worth:
                        value -= cost_shown(box, counts, row + turn, weights)
                        best = better(best, lay_action(slot, edge_cell, turn), value, dice)
    return best.action
