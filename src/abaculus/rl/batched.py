"""What environments of many lanes share: the states, the threads that work on parts of them, and a look at single lanes."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from abaculus.core.chance import Dice, signed_64
from abaculus.core.errors import BadOption, NotAllowed
from abaculus.core.game import Game
from abaculus.core.observation import Layout, layout_of
from abaculus.core.record import Ints, Record, Records
from abaculus.core.rule import interpreted
from abaculus.core.state import State

__all__ = ["LEAST_PER_THREAD", "BatchedEnv", "expect_lanes", "parts_of", "room_for_secrets", "state_of", "words_of"]

LEAST_PER_THREAD = 256
"""Below this, passing work to a thread costs more than it saves."""


class BatchedEnv:
    """Many games of one kind at once, each in a lane of its own."""

    def __init__(self, game: Game, lanes: int, plans: Records, slot_type: type[Record], threads: int | None) -> None:
        self.game, self.lanes = game.for_episodes(), lanes
        self.layout: Layout = layout_of(game)
        self._plans = plans
        self._states = np.zeros(lanes, dtype=game.record_type.dtype)
        self._whole = words_of(self._states)
        self._dice = np.zeros(lanes, dtype=Dice.dtype)
        self._lanes = np.zeros(lanes, dtype=slot_type.dtype)
        wanted = 1 if interpreted() else threads or os.cpu_count() or 1
        self._parts = parts_of(lanes, min(wanted, max(1, lanes // LEAST_PER_THREAD)))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._scratch = [np.zeros((1, game.max_legal_actions()), dtype=np.int32) for _ in self._parts]
        self._begun = False

    def _begin(self, seed: int | None) -> None:
        """Every lane waits for its first game."""
        if seed is not None:
            self._plans[0].seed = signed_64(seed)
        self._lanes[:] = 0
        self._lanes["number"] = np.arange(self.lanes) - self.lanes
        self._begun = True

    def _given(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions for a step, one for every lane."""
        given = np.ascontiguousarray(actions, dtype=np.int64)
        if given.shape != (self.lanes,):
            raise BadOption(f"{self.lanes} actions are needed, one for every lane; these have the shape {given.shape}")
        self._expect_begun()
        return given

    def _expect_begun(self) -> None:
        if not self._begun:
            raise NotAllowed("no game has begun: call reset() first")

    def _why(self, lane: int, action: int) -> str:
        """Why an action is refused."""
        return self.state(lane).why_not(action) if action >= 0 else f"{action} is not an action"

    def _each(self, work: Callable[[slice, Ints], Any]) -> None:
        """Work on all parts, each with its own scratch memory."""
        if self._pool is None:
            work(self._parts[0], self._scratch[0])
        else:
            list(self._pool.map(work, self._parts, self._scratch))

    def state(self, lane: int) -> State:
        """A copy of the state of a lane, as an ordinary `State`."""
        return state_of(self.game, self._states[lane : lane + 1])

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """The number of the game that every lane is playing."""
        return self._of_lanes("number")

    def _of_lanes(self, name: str) -> npt.NDArray[np.int64]:
        found: npt.NDArray[np.int64] = self._lanes[name]
        return found

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def expect_lanes(lanes: int) -> None:
    """Refuse a batch without lanes, before anything is made for it."""
    if lanes < 1:
        raise BadOption(f"{lanes} lanes are not possible; one or more are")


def words_of(states: Records) -> Ints:
    """The same memory as eight-byte numbers, one row per state."""
    return states.view(np.int64).reshape(len(states), -1)


def room_for_secrets(game: Game) -> Ints:
    """As many eight-byte numbers as the secrets of a state take up."""
    return np.empty(game.record_type.secret_words()[1], dtype=np.int64)


def state_of(game: Game, record: Records) -> State:
    """A state with a copy of a record. Field by field: the padding between fields is not copied reliably, and is part of a
    key."""
    own = game.record_type.new()
    for name in own.dtype.names or ():
        own[name] = record[name]
    return State(game, own, int(game.compiled.mover(game.box, own)))


def parts_of(count: int, parts: int) -> list[slice]:
    """The lanes divided into this many parts of nearly equal size."""
    edges = [count * part // parts for part in range(parts + 1)]
    return [slice(one, other) for one, other in pairwise(edges)]
