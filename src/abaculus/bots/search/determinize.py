"""What a seat may suppose about the hidden rest, one whole position at a time, for callers that look closely at a few."""

from __future__ import annotations

import numpy as np

from abaculus.bots.search.engine import engine_of, tables_of
from abaculus.core.chance import new_dice
from abaculus.core.information import InformationSet
from abaculus.core.record import Ints
from abaculus.core.search_hooks import NOTES
from abaculus.core.state import State

__all__ = ["Imagination"]


class Imagination:
    """Positions that agree with what a seat knows, with the probabilities that the game's search gives them.

    `InformationSet.sample_hidden` goes by the deal alone. Where a game's search infers more from what the others did, so does
    this."""

    def __init__(self, known: InformationSet) -> None:
        game = known.game
        self._known, self._parts = known, vars(engine_of(type(game)))
        self._notes: Ints = np.zeros(NOTES, np.int64)
        self._parts["believe"](game.box[0], known.state.record[0], tables_of(game).room, self._notes)

    def sample(self, seed: int, sample: int = 0) -> State:
        """Such a position, a different one for every sample."""
        imagined = self._known.state.clone()
        self._parts["imagine"](imagined.game.box[0], imagined.record[0], new_dice(seed, sample)[0], self._notes)
        return imagined
