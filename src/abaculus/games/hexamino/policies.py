"""Simple players, compiled: random, greedy, chance itself, and guessing what is hidden. They look at their own hand only."""

from __future__ import annotations

from abaculus.core.chance import Dice, below, chance_in
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import Box, Tile
from abaculus.games.hexamino.legality import DRAW, MISS, lay_action, layable, may_miss, may_search
from abaculus.games.hexamino.sets import TileSet, first_of, nth_of, only, size_of
from abaculus.games.hexamino.state import SEEK, START, HexaminoState, Player
from abaculus.games.hexamino.table import fitting
from abaculus.games.hexamino.turns import is_out, playing
from abaculus.games.hexamino.variants import kept_back, place_in_reach, reach

__all__ = ["fill_hidden", "greedy_action", "random_action", "random_outcome"]


@rule
def _any_lay(box: Box, s: HexaminoState, tiles: TileSet, dice: Dice) -> int:
    """Any lay of these tiles, each equally likely: the lays are counted, then the chosen one is found."""
    count = 0
    for i in range(reach(box, s)):
        place = place_in_reach(box, s, i)
        if place >= 0:
            count += size_of(int(s.fits[place]) & tiles)
    wanted = below(dice, count)
    for i in range(reach(box, s)):
        place = place_in_reach(box, s, i)
        if place >= 0:
            here = size_of(int(s.fits[place]) & tiles)
            if wanted < here:
                return lay_action(int(s.edge_cells[place]), nth_of(int(s.fits[place]) & tiles, wanted))
            wanted -= here
    return -1


@rule
def random_action(box: Box, s: HexaminoState, dice: Dice) -> int:
    """Any legal lay, each equally likely; where missing is possible instead, nine times in ten. Without a lay, the only other
    action."""
    tiles = layable(box, s)
    if tiles == 0:
        return DRAW if may_search(s) else MISS
    if may_miss(box, s, tiles) and not chance_in(dice, 9, 10):
        return MISS
    return _any_lay(box, s, tiles, dice)


@rule
def greedy_action(box: Box, s: HexaminoState, dice: Dice) -> int:
    """The lay that rids the hand of the most points; among equals, any. Opponents' points do not change, so they are not
    looked at."""
    tiles = layable(box, s)
    if tiles == 0:
        return DRAW if may_search(s) else MISS
    return _any_lay(box, s, _heaviest(box, tiles), dice)


@rule
def _heaviest(box: Box, tiles: TileSet) -> TileSet:
    """Those tiles of a set that show the most points."""
    heaviest = 0
    most = 0
    while tiles != 0:
        tile = first_of(tiles)
        tiles &= ~only(tile)
        if box.points[tile] > most:
            most = int(box.points[tile])
            heaviest = 0
        if box.points[tile] == most:
            heaviest |= only(tile)
    return heaviest


@rule
def random_outcome(box: Box, s: HexaminoState, dice: Dice) -> int:
    """What chance does: a seat, or a tile of the pack."""
    if s.phase == START:
        return below(dice, int(box.players))
    return _any_of(int(s.unseen), dice)


@rule
def _any_of(tiles: TileSet, dice: Dice) -> Tile:
    return nth_of(tiles, below(dice, size_of(tiles)))


# -- guessing --------------------------------------------------------------------------------------------------------------


@rule
def fill_hidden(box: Box, s: HexaminoState, dice: Dice) -> None:
    """Replace every tile that the viewer cannot see by any unseen one, each equally likely, except for what play has shown: a
    player who drew by R4 or missed, and has had no new tile since, holds none that would have had to be laid on this table.

    Hands that play has shown something about are filled first: then all hands that agree with the view are equally likely.
    """
    players = int(box.players)
    ruled_out = fitting(box, s, int(s.unseen)) & ~kept_back(box)
    back = 0
    for before in range(players):
        player = (int(s.mover) - before) % players
        if box.plays_on and is_out(s, player):
            continue
        _fill_hand(s, player, _unfit(box, s, player, back), ruled_out, dice)
        back += 1
    for player in range(players):
        _fill_hand(s, player, int(s.held[player]), 0, dice)


@rule
def _unfit(box: Box, s: HexaminoState, player: Player, back: int) -> int:
    """How many tiles of a hand are known not to fit: `back` is how many turns ago the player was on move; 0, now."""
    held = int(s.held[player])
    if back == 0 and s.phase == SEEK:
        return held
    if back == 0 and s.drawn > 0:
        return held - 1
    ago = back if back > 0 else playing(box, s)
    return held if s.misses >= ago else 0


@rule
def _fill_hand(s: HexaminoState, player: Player, known: int, ruled_out: TileSet, dice: Dice) -> None:
    """Fill a hand up to `known` tiles with tiles that are not ruled out, as far as there are any."""
    while size_of(int(s.hands[player])) < known:
        tiles = int(s.unseen) & ~ruled_out
        if tiles == 0:
            return
        tile = _any_of(tiles, dice)
        s.unseen = int(s.unseen) & ~only(tile)
        s.hands[player] = int(s.hands[player]) | only(tile)
