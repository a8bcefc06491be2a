"""The bots' search takes longer to compile than the rules: a separate process does that, once, while people already play."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence

import abaculus
from abaculus.bots.search import engine_of, rank
from abaculus.core.chance import new_dice

__all__ = ["CompileAhead", "main"]

_log = logging.getLogger("abaculus.server")


class CompileAhead:
    """A process that fills the cache of compiled code, if it is not full already. Workers find the result there."""

    def __init__(self, wanted: bool = True) -> None:
        self._wanted = wanted
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start it where it is wanted and needed."""
        if not self._wanted or all(_is_compiled(name) for name in abaculus.list_games()):
            return
        with self._lock:
            if not self._stopped:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "abaculus.server.bots.compile_ahead"],
                    env={**os.environ, "ABACULUS_QUIET": "1"},
                )

    def stop(self) -> None:
        """End it: what it has not compiled, the first player to need it will."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()
                self._process.wait()


def _is_compiled(name: str) -> bool:
    try:
        return engine_of(type(abaculus.load_game(name))).ready()
    except Exception:  # a third-party game may do anything; the others still have to be compiled
        _log.exception("the search of %s could not be looked at", name)
        return True


def main(names: Sequence[str] = ()) -> None:
    """Search once in these games, or in every one, with as little of the machine as possible."""
    if hasattr(os, "nice"):
        os.nice(10)
    for name in names or abaculus.list_games():
        try:
            _search_once(name)
        except Exception:
            _log.exception("the search of %s could not be compiled", name)


def _search_once(name: str) -> None:
    state = abaculus.load_game(name).new_initial_state()
    state.settle_chance(new_dice(0))
    rank(state.information(state.current_player()), simulations=1)


if __name__ == "__main__":
    main()
