"""Compile a game as far as the tests need it: python tests/support/warm.py GAME [search]

Workers that compile the same rules at the same time waste that time, so it is done before they start, a process for each core.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import abaculus
from abaculus.core.registry import home_of


def warm_all(searched: tuple[str, ...]) -> None:
    """Compile all games, and the searches of those named."""
    # The slowest first, so that no core waits for the last: the longest sources take longest to compile.
    games = sorted(
        abaculus.list_games(), key=lambda game: -sum(file.stat().st_size for file in home_of(game).glob("*.py"))
    )
    environment = {**os.environ, "PYTHONWARNINGS": "default"}

    def one(game: str) -> None:
        command = [sys.executable, str(Path(__file__)), game, *(["search"] if game in searched else [])]
        subprocess.run(command, check=False, env=environment)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(one, games))


def warm(name: str, search: bool) -> None:
    """Compile one game."""
    from abaculus.core.lanes import POLICIES
    from abaculus.core.perft import perft
    from abaculus.server.bots.compile_ahead import main as compile_searches
    from abaculus.testing import Effort, all_option_sets, check_game

    glance = Effort(states=3, actions=4, samples=1, draws=2, bots=tuple(POLICIES))
    with contextlib.suppress(Exception):  # the tests will say what is wrong with a game
        for options in (all_option_sets(abaculus.game_info(name))[0], {}):
            check_game(abaculus.load_game(name, tiles=None, **options), seeds=[0], effort=glance)
            abaculus.simulate(abaculus.load_game(name, tiles=None, **options), 2)
            perft(abaculus.load_game(name, tiles=None, **options).new_initial_state(), 1)
    if search:
        compile_searches([name])


if __name__ == "__main__":
    warm(sys.argv[1], "search" in sys.argv[2:])
