"""Simple players, compiled: random, greedy, chance itself, and guessing what is hidden. They look at their own hand only."""

from __future__ import annotations

from abaculus.core.chance import Dice, below
from abaculus.core.choice import better, none_yet
from abaculus.core.rule import rule
from abaculus.games.hexago.box import Box, Tile
from abaculus.games.hexago.legality import first_lay, lay_action, offers, only_matches
from abaculus.games.hexago.scoring import lay_points
from abaculus.games.hexago.state import START, UNKNOWN, HexagoState
from abaculus.games.hexago.table import looking_at, tile_in
from abaculus.geometry.hex import SIDES

__all__ = ["fill_hidden", "greedy_action", "random_action", "random_outcome"]


@rule
def random_action(box: Box, s: HexagoState, dice: Dice) -> int:
    """Any legal lay, each equally likely: any slot that offers a lay, any cell, any turn."""
    if only_matches(box, s):
        return _random_match(box, s, dice)
    slot = below(dice, int(box.hand_size))
    while not offers(box, s, slot):
        slot = below(dice, int(box.hand_size))
    if first_lay(box, s):
        return lay_action(slot, 0, 0)
    return lay_action(slot, int(s.edge_cells[below(dice, int(s.edge_count))]), below(dice, SIDES))


@rule
def _random_match(box: Box, s: HexagoState, dice: Dice) -> int:
    """Any lay that scores: each one found replaces the choice so far with the right probability, so that no list is needed."""
    chosen = -1
    found = 0
    for place in range(int(s.edge_count)):
        edge_cell = int(s.edge_cells[place])
        around = looking_at(box, s, edge_cell)
        for slot in range(int(box.hand_size)):
            if not offers(box, s, slot):
                continue
            tile = tile_in(box, s, int(s.mover), slot)
            for turn in range(SIDES):
                if lay_points(box, around, tile, turn) > 0:
                    found += 1
                    if below(dice, found) == 0:
                        chosen = lay_action(slot, edge_cell, turn)
    return chosen


@rule
def greedy_action(box: Box, s: HexagoState, dice: Dice) -> int:
    """The lay with the most points; among equals, any. Opponents' points do not change, so there is no need to look at
    them."""
    if first_lay(box, s):
        return random_action(box, s, dice)
    best = none_yet()
    for place in range(int(s.edge_count)):
        edge_cell = int(s.edge_cells[place])
        around = looking_at(box, s, edge_cell)
        for slot in range(int(box.hand_size)):
            if not offers(box, s, slot):
                continue
            tile = tile_in(box, s, int(s.mover), slot)
            for turn in range(SIDES):
                best = better(best, lay_action(slot, edge_cell, turn), lay_points(box, around, tile, turn), dice)
    return best.action


@rule
def random_outcome(box: Box, s: HexagoState, dice: Dice) -> int:
    """What chance does: a seat, or a tile that nobody has seen."""
    if s.phase == START:
        return below(dice, int(box.players))
    return _any_unseen(box, s, dice)


@rule
def _any_unseen(box: Box, s: HexagoState, dice: Dice) -> Tile:
    """Any tile in the box, and another try if it has been seen. Of a kind with copies, only those count that nobody has
    seen."""
    while True:
        drawn = below(dice, int(box.tiles))
        kind = int(box.kind_of[drawn])
        if box.copy_of[drawn] < s.unseen[kind]:
            return kind


@rule
def fill_hidden(box: Box, s: HexagoState, dice: Dice) -> None:
    """Replace every tile that the viewer cannot see by any unseen one, each equally likely."""
    for i in range(s.hands.shape[0]):
        if s.hands[i] == UNKNOWN:
            tile = _any_unseen(box, s, dice)
            s.hands[i] = tile
            s.unseen[tile] -= 1
            s.unseen_count -= 1
