"""Hexago: there are hundreds of lays, and those that score are looked at first; playouts go to the end."""

from __future__ import annotations

from abaculus.core.chance import Dice
from abaculus.core.choice import better, none_yet
from abaculus.core.rule import rule
from abaculus.core.search_hooks import SearchSettings
from abaculus.games.hexago.box import Box
from abaculus.games.hexago.legality import first_lay, lay_action, offers
from abaculus.games.hexago.policies import random_action
from abaculus.games.hexago.search.belief import believe, imagine
from abaculus.games.hexago.search.lays import MOST_ALONE, PAIR, hope_of, pack, score_of
from abaculus.games.hexago.search.wary import wary_action
from abaculus.games.hexago.search.weights import LEARNED
from abaculus.games.hexago.state import LAY, UNKNOWN, HexagoState
from abaculus.games.hexago.table import looking_at, tile_in
from abaculus.geometry.hex import SIDES

__all__ = ["SETTINGS", "believe", "cases", "fill_case", "imagine", "own_action", "playout_action", "settled"]

SETTINGS = SearchSettings(width=96, glance=1, kept=12, by_margin=0.03)


@rule
def settled(box: Box, s: HexagoState) -> bool:
    """Whether the player on move has seen every tile in hands and stacks."""
    hidden = 0
    for player in range(int(box.players)):
        hidden += int(s.piles[player])
    for place in range(s.hands.shape[0]):
        if s.hands[place] == UNKNOWN:
            hidden += 1
    return hidden == 0


@rule
def cases(box: Box, s: HexagoState) -> int:
    """Before the last lay but one of a game: the opponent's last tile is any of the unseen ones, or is known."""
    if box.players != 2 or s.phase != LAY or s.laid + 2 != box.lays:
        return 0
    for place in range(2 * int(box.hand_size)):
        if s.hands[place] == UNKNOWN:
            return int(s.unseen_count)
    return 1


@rule
def fill_case(box: Box, s: HexagoState, case: int) -> None:
    """Give the opponent the unseen tile with this number."""
    for place in range(2 * int(box.hand_size)):
        if s.hands[place] == UNKNOWN:
            tile = 0
            while case >= s.unseen[tile]:
                case -= int(s.unseen[tile])
                tile += 1
            s.hands[place] = tile
            s.unseen[tile] -= 1
            s.unseen_count -= 1
            return


@rule
def playout_action(box: Box, s: HexagoState, dice: Dice) -> int:
    """The greedy lay. Cells with several neighbours come first: after that, few others can hope to score as much."""
    if first_lay(box, s):
        return random_action(box, s, dice)
    best = none_yet()
    for several in (True, False):
        if best.worth > MOST_ALONE:
            break
        for place in range(int(s.edge_count)):
            edge_cell = int(s.edge_cells[place])
            packed = pack(looking_at(box, s, edge_cell))
            if (packed >= 1 << PAIR) != several or hope_of(packed) < best.worth:
                continue
            for slot in range(int(box.hand_size)):
                if not offers(box, s, slot):
                    continue
                row = 1 + tile_in(box, s, int(s.mover), slot) * SIDES
                for turn in range(SIDES):
                    best = better(best, lay_action(slot, edge_cell, turn), score_of(box, packed, row + turn), dice)
    return best.action


@rule
def own_action(box: Box, s: HexagoState, dice: Dice) -> int:
    """The searching player looks a little further than the others are assumed to."""
    if first_lay(box, s):
        return random_action(box, s, dice)
    return wary_action(box, s, dice, LEARNED)
