"""What is to be said about a position: why the game is over (R10), what is about to end it, and what can fit nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from abaculus.core.note import Note
from abaculus.games.mathable.box import HONOUR, NUMBERS, RACK
from abaculus.games.mathable.state import TURN

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = ["ending", "never_fitting", "notices"]


def ending(game: Mathable, known: State) -> Note:
    """R10: why the game is over. A position that was typed in may be over for no reason."""
    s, box = known.record[0], game.box[0]
    if s.rack_count[s.mover] == 0 and s.bag_count == 0:
        return Note("mathable-ended-out", {}, int(s.mover))
    if s.passes == box.most_passes and not box.exchange_passes:
        return Note("mathable-ended-passes", {"count": int(s.passes)})
    if s.idle == box.most_idle:
        return Note("mathable-ended-idle", {"count": int(s.idle)})
    if not _fitting(known) & int(s.off_board):
        return Note("mathable-ended-nothing-fits", {"bag": int(s.bag_count)})
    return Note("play-ended", {})


def notices(game: Mathable, known: State) -> Sequence[Note]:
    """R10 (c): at the beginning of a turn, that it may be the last; and which tokens have no place.

    On honour nobody is told what fits: that is for the players to find out.
    """
    s, box, notes = known.record[0], game.box[0], []
    if s.phase != TURN or s.placed:
        return ()
    if s.idle == box.most_idle - 1:
        notes.append(Note("mathable-soon-idle", {"count": int(s.idle)}))
    elif s.passes == box.most_passes - 1:
        notes.append(Note("mathable-soon-pass", {"count": int(s.passes)}))
    if box.referee != HONOUR:
        if not s.laid and (never := never_fitting(game)):
            notes.append(Note("mathable-why-never", {"tokens": ", ".join(never), "count": len(never)}))
        first = int(s.mover) * RACK
        kinds = s.racks[first : first + int(s.rack_count[s.mover])].tolist()
        fitting = _fitting(known)
        if min(kinds, default=-1) >= 0 and not any(fitting >> kind & 1 for kind in kinds):
            notes.append(Note("mathable-why-none-fits", {"bag": int(s.bag_count)}, int(s.mover)))
    return notes


def _fitting(known: State) -> int:
    """The kinds that fit somewhere, one bit each."""
    s = known.record[0]
    return int(np.bitwise_or.reduce(s.fits[s.live[: s.live_count]], initial=0))


@lru_cache(maxsize=16)
def never_fitting(game: Mathable) -> list[str]:
    """The tokens of a set that can follow from no others, and not from the printed numbers either, however the game goes
    (R3)."""
    box = game.box[0]
    kinds = range(int(box.kinds))
    table = box.results[: NUMBERS * NUMBERS].reshape(NUMBERS, NUMBERS)
    there = sorted(set(box.printed[box.printed > 0].tolist()))
    while True:
        given = int(np.bitwise_or.reduce(table[np.ix_(there, there)], axis=None, initial=0))
        more = sorted({*there, *(kind + 1 for kind in kinds if given >> kind & 1)})
        if more == there:
            return [game.piece_names[kind] for kind in kinds if not given >> kind & 1]
        there = more
