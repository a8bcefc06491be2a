"""Why a game of MathMagic is over, what is about to end it, and why a player can do so little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from abaculus.core.note import Note
from abaculus.games.mathmagic.legality import can_lay, opens
from abaculus.games.mathmagic.rules import idle_turns_to_end
from abaculus.games.mathmagic.solitaire import in_frame, is_cut_off
from abaculus.games.mathmagic.state import TURN, UNKNOWN

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["ending", "notices"]


def ending(game: MathMagic, known: State) -> Note:
    """R8, R9: what ended the game."""
    box, s = game.box[0], known.record[0]
    if game.solo:
        chips = {"chips": int(s.laid)}
        if s.laid == in_frame(box):
            return Note("mathmagic-ended-full", chips)
        if is_cut_off(box, s):
            return Note("mathmagic-ended-cut-off", {**chips, "actions": int(s.actions)})
        return Note("mathmagic-ended-stopped", chips, 0)
    if s.laid == box.chips:
        return Note("mathmagic-ended-all-laid", {})
    if s.bag_count > 0:
        return Note("mathmagic-ended-idle", {"turns": int(s.idle)})
    holding = np.flatnonzero(s.rack_count).tolist()
    return Note("mathmagic-ended-missed", {}) if len(holding) > 1 else Note("mathmagic-ended-alone", {}, holding[0])


def notices(game: MathMagic, known: State) -> Sequence[Note]:
    """R7: why nothing can be laid, where the reader sees the whole rack. R8, R9: that what is done next may be the last."""
    s = known.record[0]
    if game.solo:
        return _alone(game, known)
    if s.phase != TURN:
        return ()
    box, mover = game.box[0], int(s.mover)
    lays = can_lay(box, s)
    stuck = not lays and UNKNOWN not in s.racks.reshape(-1, len(s.aside))[mover]
    notes = []
    if stuck and s.bag_count == 0:
        notes.append(Note("mathmagic-why-miss", {}, mover))
    elif stuck:
        notes.append(Note("mathmagic-why-no-pair" if opens(s) else "mathmagic-why-exchange", {}, mover))
    if s.idle + 1 >= idle_turns_to_end(box, s) and s.bag_count > 0:
        notes.append(Note("mathmagic-soon-idle", {"turns": int(box.most_idle)}))
    elif s.idle + 1 >= idle_turns_to_end(box, s) and not lays:  # with an empty bag, one who can lay must
        notes.append(Note("mathmagic-soon-missed", {}, mover))
    return notes


def _alone(game: MathMagic, known: State) -> list[Note]:
    box, s = game.box[0], known.record[0]
    notes = []
    if s.laid and not np.any(s.edge_fits[: s.edge_count] & s.left):
        notes.append(Note("mathmagic-why-no-place", {"chips": int(s.bag_count)}))
    if 0 < box.cut_off <= s.actions + 1:
        notes.append(Note("mathmagic-soon-cut-off", {"actions": int(box.cut_off)}))
    return notes
