"""R5: who is out, whose turn is next, and how many misses in a row are too many.

With `end=play-on` a player who is out takes no part any more: the turn passes that seat by, and nobody waits for it to miss.
"""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.core.seats import seat_after
from abaculus.games.hexamino.box import Box
from abaculus.games.hexamino.state import HexaminoState, Player

__all__ = ["has_missed_out", "is_out", "next_seat", "playing"]


@rule
def is_out(s: HexaminoState, player: Player) -> bool:
    """Whether a player has no tile left, and none to draw."""
    return s.pack == 0 and s.held[player] == 0


@rule
def playing(box: Box, s: HexaminoState) -> int:
    """How many players take turns."""
    if not box.plays_on:
        return int(box.players)
    count = 0
    for player in range(int(box.players)):
        if not is_out(s, player):
            count += 1
    return count


@rule
def next_seat(box: Box, s: HexaminoState) -> Player:
    """Whose turn comes after that of the player on move. Somebody still takes turns."""
    player = seat_after(box, int(s.mover))
    while box.plays_on and is_out(s, player):
        player = seat_after(box, player)
    return player


@rule
def has_missed_out(box: Box, s: HexaminoState) -> bool:
    """R5: with an empty pack, all who take turns have missed in a row; in the snake, twice."""
    return s.pack == 0 and s.misses >= playing(box, s) * int(box.missed_rounds)
