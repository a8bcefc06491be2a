"""Mathable: what it is worth to hold tokens, learned from games by `python -m abaculus.bots.search.learning mathable`."""

from __future__ import annotations

import numpy as np

from abaculus.core.rack import bag_phase
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.core.search_hooks import MILLI
from abaculus.games.mathable.box import Box, Kind
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.search.weights import WEIGHTS
from abaculus.games.mathable.state import OVER, MathableState

__all__ = ["FEATURES", "PHASES", "evaluate", "rack_features", "rack_phase", "token_value"]

PHASES = (50, 20, 1)
"""The bag holds fewer than this many tokens: the second, the third and the last phase of a game."""
TOP = 90
"""Tokens above this count as this."""
FEATURES = TOP + 1
LEARNED = np.array(WEIGHTS, np.int64)


@rule
def rack_phase(box: Box, s: MathableState) -> int:
    """How far the game has come, by the size of the bag."""
    return bag_phase(s, PHASES)


@rule
def rack_features(box: Box, s: MathableState, player: int, out: Ints) -> int:
    """The values of the tokens held; returns how many."""
    count = int(s.rack_count[player])
    for slot in range(count):
        out[slot] = min(int(box.values[kind_in(s, player, slot)]), TOP)
    return count


@rule
def token_value(box: Box, s: MathableState, kind: Kind) -> int:
    """What it is worth to hold a token, in thousandths of a point: learned, by the size of the bag and the token's value."""
    return int(LEARNED[rack_phase(box, s), min(int(box.values[kind]), TOP)])


@rule
def evaluate(box: Box, s: MathableState, player: int) -> int:
    """The points, and what the rack is worth."""
    total = int(s.scores[player]) * MILLI
    if s.phase == OVER:
        return total
    for slot in range(int(s.rack_count[player])):
        total += token_value(box, s, kind_in(s, player, slot))
    return total
