"""Observations and masks of single states, for the environments that Python steps."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import numpy.typing as npt

from abaculus.core.game import Game
from abaculus.core.observation import Layout, layout_of
from abaculus.core.record import Ints
from abaculus.core.state import State
from abaculus.rl.env_loops import loops_of

__all__ = ["Eyes"]


class Eyes:
    """What players of one game see and may do, as arrays.

    >>> import abaculus
    >>> eyes = Eyes(abaculus.load_game("hexago", players=1))
    >>> state = eyes.game.new_initial_state()
    >>> eyes.observe(state, 0).shape == (eyes.layout.size,), eyes.mask(state, 0).sum()
    (True, np.int64(36))
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._observe = loops_of(game).observe_one

    @cached_property
    def layout(self) -> Layout:
        """The blocks of an observation."""
        return layout_of(self.game)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation holds."""
        return self.layout.size

    def observe(self, state: State, player: int) -> Ints:
        """What a player sees: whole numbers in the order of the layout."""
        out = np.zeros(self.size, dtype=np.int16)
        written = self._observe(self.game.box, state.seen_by(player).record, player, out)
        assert written == self.size, f"{self.game.id} writes {written} numbers, and describes {self.size}"
        return out

    def mask(self, state: State, player: int) -> npt.NDArray[np.int8]:
        """1 for every action that the player may take now; all 0 if another is to move."""
        mask = np.zeros(self.game.num_distinct_actions(), dtype=np.int8)
        if state.current_player() == player:
            mask[state.legal_array()] = 1
        return mask
