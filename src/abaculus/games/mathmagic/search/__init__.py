"""MathMagic: what a lay scores, what it opens up, and what stays on the rack. Playouts are cut off after a few turns."""

from __future__ import annotations

from typing import Any

import numpy as np

from abaculus.core.rack import bag_phase
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.search_hooks import MILLI, SearchSettings, take_in
from abaculus.games.mathmagic.actions import LAYS
from abaculus.games.mathmagic.box import FIELDS, RACK, Box
from abaculus.games.mathmagic.legality import may_swap
from abaculus.games.mathmagic.rack import kind_in
from abaculus.games.mathmagic.rules import legal, worth
from abaculus.games.mathmagic.search.weights import WEIGHTS
from abaculus.games.mathmagic.state import OVER, MathMagicState
from abaculus.geometry.square import SIDES

__all__ = ["SETTINGS", "evaluate", "propose", "settled"]

SETTINGS = SearchSettings(width=32, glance=1, horizon=4, swing=200_000, by_margin=0.02)

PHASES = (30, 1)
"""The bag holds fewer than this many chips: the second and the last phase of a game."""
FEATURES = FIELDS
LEARNED = np.array(WEIGHTS, np.int64)


@rule
def settled(box: Box, s: MathMagicState) -> bool:
    """With an empty bag, what is neither on the table nor on the player's own rack is on the one other rack. In the solitaire
    nothing is hidden; but it is not an end game."""
    return box.solo == 0 and s.bag_count == 0 and box.players == 2


@rule
def rack_phase(box: Box, s: MathMagicState) -> int:
    """How far the game has come, by the size of the bag."""
    return bag_phase(s, PHASES)


@rule
def rack_features(box: Box, s: MathMagicState, player: int, out: Ints) -> int:
    """The four fields of every chip held; returns how many."""
    count = 0
    for slot in range(int(s.rack_count[player])):
        for side in range(SIDES):
            out[count] = box.faces[1 + kind_in(s, player, slot), side]
            count += 1
    return count


@rule
def chip_value(box: Box, s: MathMagicState, kind: int) -> int:
    """What it is worth to have a chip on the rack, in thousandths of a point: learned, field by field."""
    phase = rack_phase(box, s)
    total = 0
    for side in range(SIDES):
        total += int(LEARNED[phase, int(box.faces[1 + kind, side])])
    return total


@rule
def propose(box: Box, s: MathMagicState, out: Ints, lines: Ints, priors: Ints, better: int, room: Any) -> int:
    """The lays that score most, and the exchanges of the worst chips: one, two, and so on."""
    count = 0
    for i in range(legal(box, s, out)):
        action = int(out[i])
        if box.solo == 1 or action < LAYS:
            count = take_in(lines, priors, count, action, worth(box, s, action) * MILLI)
    if box.solo == 1 or count == lines.shape[0]:
        return count
    chosen = 0
    for _ in range(RACK):
        worst = -1
        for slot in range(int(s.rack_count[int(s.mover)])):
            kind = kind_in(s, int(s.mover), slot)
            if (chosen >> slot) & 1 == 1 or kind < 0:
                continue
            if worst < 0 or chip_value(box, s, kind) < chip_value(box, s, kind_in(s, int(s.mover), worst)):
                worst = slot
        if worst < 0:
            break
        chosen |= 1 << worst
        if may_swap(s, chosen):
            count = take_in(lines, priors, count, LAYS + chosen, -MILLI)
    if count == 0:
        lines[0, 0] = out[0]
        count = 1
    return count


@rule
def evaluate(box: Box, s: MathMagicState, player: int) -> int:
    """The points, and what the rack is worth."""
    total = int(s.laid) if box.solo == 1 else int(s.scores[player])
    total *= MILLI
    if box.solo == 1 or s.phase == OVER:
        return total
    for slot in range(int(s.rack_count[player])):
        total += chip_value(box, s, kind_in(s, player, slot))
    return total
