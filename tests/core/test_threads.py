"""Several threads at once: a server warms up games in the background while the first players arrive."""

from __future__ import annotations

import subprocess
import sys

import pytest
from sample_games import DICE_GAME

pytestmark = pytest.mark.compiled

_TOGETHER = """
import sys, threading
import abaculus
problems = []
gate = threading.Barrier(8)
def begin():
    try:
        game = abaculus.load_game(sys.argv[1])
        gate.wait()
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    except BaseException as problem:
        problems.append(repr(problem))
threads = [threading.Thread(target=begin) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert not problems, problems
"""


def test_a_game_opened_by_several_threads_at_once() -> None:
    """Compiled functions were replaced by their unchecked entry points twice, and then had nothing to compile."""
    done = subprocess.run([sys.executable, "-c", _TOGETHER, DICE_GAME], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
