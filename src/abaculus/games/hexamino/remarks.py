"""What a position has to say for itself: why the game is over (R5), why a player can only miss (R4), and that one more miss is
the end.

Only the owner of a hand is told why none of its tiles can be laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from abaculus.core.note import Note
from abaculus.games.hexamino.box import SEARCH, SNAKE, TILES
from abaculus.games.hexamino.legality import layable, may_miss
from abaculus.games.hexamino.sets import size_of
from abaculus.games.hexamino.state import TURN, HexaminoState
from abaculus.games.hexamino.table import fitting
from abaculus.games.hexamino.turns import has_missed_out, is_out, playing

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["ending", "notices"]


def ending(game: Hexamino, known: State) -> Note:
    """R5: which of the endings it was."""
    box, s = game.box[0], known.record[0]
    out = [player for player in range(game.num_players()) if is_out(s, player)]
    if len(out) == game.num_players():
        return Note("hexamino-ended-all-out", {})
    if out and not box.plays_on:
        return Note("hexamino-ended-out", {}, int(s.mover) if s.mover in out else out[0])
    if has_missed_out(box, s):
        return Note("hexamino-ended-missed", {"rounds": int(box.missed_rounds)})
    last = int(s.laid_tile[s.laid - 1])
    if box.variant == SNAKE and int(box.ends) >> last & 1:
        return Note("hexamino-ended-closed", {"piece": game.set.names[last]}, int(s.mover))
    return Note("hexamino-ended-dead", {"count": size_of(int(s.left))})


def notices(game: Hexamino, known: State) -> Sequence[Note]:
    """What the player on move, or everyone, should know before the next decision."""
    box, s = game.box[0], known.record[0]
    if s.phase != TURN:
        return ()
    mover, notes = int(s.mover), []
    sees_hand = size_of(int(s.hands[mover])) == s.held[mover]
    could_miss = box.variant == SNAKE
    if sees_hand:
        tiles = layable(box, s)
        could_miss = may_miss(box, s, tiles)
        if could_miss and tiles == 0:
            notes.append(_why_only_miss(game, s))
    if could_miss and s.pack == 0 and s.misses + 1 >= playing(box, s) * int(box.missed_rounds):
        notes.append(Note("hexamino-soon-missed", {}))
    return notes


def _why_only_miss(game: Hexamino, s: HexaminoState) -> Note:
    """R4: nothing fits, and nothing can be drawn. Snake: an end tile that fits has to wait for the others."""
    box, mover = game.box[0], int(s.mover)
    ends = fitting(box, s, int(s.hands[mover]))
    if ends:
        args = {"count": size_of(ends), "piece": ", ".join(game.set.names[t] for t in range(TILES) if ends >> t & 1)}
        return Note("hexamino-why-end-tile", args, mover)
    return Note("hexamino-why-drawn" if s.drawn == SEARCH else "hexamino-why-no-pack", {}, mover)
