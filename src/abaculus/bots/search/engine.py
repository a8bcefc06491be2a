"""The search bound to one game: its kernels, its own hooks where it has them, and the compiled loops over both."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from abaculus.bots.search import endgame, loops
from abaculus.bots.search.loops import SUMS, Task
from abaculus.core.chance import Dice
from abaculus.core.game import Game
from abaculus.core.record import Floats, Ints, Records
from abaculus.core.registry import game_part
from abaculus.core.rule import bind, compiled_before
from abaculus.core.search_hooks import HOOKS, LINE, NOTES, SearchSettings

__all__ = ["WIDEST", "Engine", "Tables", "engine_of", "tables_of"]

WIDEST = 256
"""The most lines that are ever looked at."""


ROOM = 64
"""Positions that a game may use as scratch memory when it proposes lines."""


class Tables(threading.local):
    """Scratch memory of one thread's searches in one game."""

    def __init__(self, game: Game) -> None:
        self.work = game.record_type.new(2)
        self.room = game.record_type.new(ROOM)
        self.notes: Ints = np.zeros(NOTES, np.int64)
        self.dice = Dice.new(2)
        self.tasks = Task.new()
        self.out: Ints = np.empty(game.max_legal_actions(), np.int32)
        self.lines: Ints = np.full((WIDEST, LINE), -1, np.int32)
        self.priors: Ints = np.zeros(WIDEST, np.int64)
        self.sums: Floats = np.zeros((WIDEST, SUMS))


class Engine:
    """The compiled search of one game. Creating it compiles nothing; the first call of each loop does."""

    suggest: Callable[[Records, Records, Ints, Ints, Ints, int, Records, Ints], int]
    explore: Callable[[Records, Records, Records, Records, Records, Ints, Ints, Floats, Ints], None]
    solve: Callable[..., int]
    is_settled: Callable[[Records, Records], bool]
    count_cases: Callable[[Records, Records], int]
    playout_action: Callable[..., int]

    def __init__(self, game_type: type[Game]) -> None:
        own = game_part(game_type.info.id, "search")
        self.settings: SearchSettings = getattr(own, "SETTINGS", SearchSettings())
        home: Path = game_type.home()
        bound: dict[str, Any] = dict(game_type.compiled.kernels)
        for template in (*HOOKS, *loops.LOOPS, *endgame.LOOPS):
            name = template.__name__
            made: Any = getattr(own, name, None) or bind(template, bound, game_type.info.id, home)
            bound[name] = made
            setattr(self, name, bound[name])

    def ready(self) -> bool:
        """Whether all loops that a search may need are already compiled."""
        return compiled_before((self.suggest, self.explore, self.solve, self.is_settled, self.count_cases))


@cache
def engine_of(game_type: type[Game]) -> Engine:
    """The engine of a game, made once."""
    return Engine(game_type)


_tables: dict[Game, Tables] = {}


def tables_of(game: Game) -> Tables:
    """Scratch memory for a game with its options, one set per thread."""
    found = _tables.get(game)
    if found is None:
        if len(_tables) > 64:
            _tables.clear()
        found = _tables[game] = Tables(game)
    return found
