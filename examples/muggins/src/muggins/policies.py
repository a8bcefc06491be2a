"""Simple players, compiled: random, greedy, chance itself; what a player may know, and guessing the rest."""

from abaculus.core.chance import Dice, below
from abaculus.core.rule import rule
from muggins.box import DRAW, OVER, START, TILES, Box, MugginsState, Tile, TileSet, has
from muggins.layout import playable
from muggins.rules import ACTIONS, is_legal, worth


@rule
def random_action(box: Box, s: MugginsState, dice: Dice) -> int:
    """Any legal action, each equally likely."""
    return _any_worth(box, s, dice, 0)


@rule
def greedy_action(box: Box, s: MugginsState, dice: Dice) -> int:
    """Any of the actions that score most. The points of the others do not change, so there is no need to look at them."""
    most = 0
    for action in range(ACTIONS):
        if is_legal(box, s, action):
            most = max(most, worth(box, s, action))
    return _any_worth(box, s, dice, most)


@rule
def _any_worth(box: Box, s: MugginsState, dice: Dice, least: int) -> int:
    """Any legal action that scores this much: each one found replaces the one before with the right probability."""
    chosen = -1
    count = 0
    for action in range(ACTIONS):
        if is_legal(box, s, action) and worth(box, s, action) >= least:
            count += 1
            if below(dice, count) == 0:
                chosen = action
    return chosen


@rule
def random_outcome(box: Box, s: MugginsState, dice: Dice) -> int:
    """What chance does: a seat, or a domino from the boneyard."""
    return below(dice, int(box.players)) if s.phase == START else _any_of(int(s.unseen), dice)


@rule
def _any_of(tiles: TileSet, dice: Dice) -> Tile:
    """Any domino of a set, each equally likely; -1 if it is empty."""
    chosen = -1
    count = 0
    for tile in range(TILES):
        if has(tiles, tile):
            count += 1
            if below(dice, count) == 0:
                chosen = tile
    return chosen


@rule
def conceal(box: Box, s: MugginsState, viewer: int) -> None:
    """Until the game is over, only its owner sees a hand. What is hidden counts as unseen."""
    for player in range(int(box.players)):
        if player != viewer and s.phase != OVER:
            s.unseen = int(s.unseen) | int(s.hands[player])
            s.hands[player] = 0


@rule
def fill_hidden(box: Box, s: MugginsState, dice: Dice) -> None:
    """Replace every hidden domino by any unseen one, each equally likely, except for what play has shown: a player who draws,
    or has missed since the last lay, holds none that fits. Those hands are filled first."""
    players = int(box.players)
    for back in range(players):
        if (back == 0 and s.phase == DRAW) or 0 < back <= s.misses:
            _fill_hand(s, (int(s.mover) - back) % players, playable(box, s), dice)
    for player in range(players):
        _fill_hand(s, player, 0, dice)


@rule
def _fill_hand(s: MugginsState, player: int, ruled_out: TileSet, dice: Dice) -> None:
    """Fill a hand with dominoes that are not ruled out, as far as there are any."""
    missing = int(s.held[player])
    for tile in range(TILES):
        missing -= int(has(int(s.hands[player]), tile))
    for _ in range(missing):
        tile = _any_of(int(s.unseen) & ~ruled_out, dice)
        if tile >= 0:
            s.unseen = int(s.unseen) & ~(1 << tile)
            s.hands[player] = int(s.hands[player]) | (1 << tile)
