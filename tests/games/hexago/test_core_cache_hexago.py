"""The compiled cache and the rules of Hexago: old code never stands in for an edited rule, and tile sets never mix."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_copy import ask, copy_package, edit

import abaculus

pytestmark = pytest.mark.once  # it covers compiled and interpreted code itself


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_package(tmp_path)


ASK_POINTS = """
import sys
import numpy as np
import abaculus
from abaculus.core.rule import interpreted
folder, questions = sys.argv[1], sys.argv[2:]
assert abaculus.__file__.startswith(folder) and not interpreted()
for question in questions:
    tiles, record, action = question.split(":")
    game = abaculus.load_game("hexago", players=1, tiles=bytes.fromhex(tiles).decode())
    state = np.frombuffer(bytes.fromhex(record), dtype=game.record_type.dtype)
    points = np.zeros(1, dtype=np.int64)
    game.compiled.worth_list(game.box, state, np.array([int(action)], dtype=np.int32), points)
    print(points[0], end=" ")
stats = game.compiled.worth_list.stats
print("compiled" if stats.cache_misses else "found" if stats.cache_hits else "")
"""


def question(one: str, other: str) -> str:
    """What is the second tile worth with its 6 against the 6 of the first? As bytes: only the scoring is compiled."""
    game = abaculus.load_game("hexago", players=1, tiles=f"{one}\n{other}\n")
    state = game.new_initial_state()
    state.apply_action(0)
    action = state.string_to_action(f"{other.replace(' ', '')}@1,0/3")
    assert game.tiles is not None
    return f"{game.tiles.encode().hex()}:{state.key().hex()}:{action}"


REDS = question("R6 R1 R1 R1 R1 R1", "R6 R2 R2 R2 R2 R2")
BLUE_AND_GREEN = question("B6 B1 B1 B1 B1 B1", "G6 G2 G2 G2 G2 G2")


@pytest.mark.long
def test_editing_a_rule_in_one_file_reaches_callers_in_other_files(copy: Path) -> None:
    """`edge_points` is in scoring.py; the question goes through compiled.py and rules.py, which stay unchanged."""
    assert ask(copy, ASK_POINTS, REDS) == "24 compiled"  # R6 beside R6: 6 + 6, twice
    assert ask(copy, ASK_POINTS, REDS) == "24 found"
    scoring = copy / "abaculus" / "games" / "hexago" / "scoring.py"
    edit(scoring, "(number_of(a) + number_of(b)) *", "(number_of(a) * number_of(b)) *")
    assert ask(copy, ASK_POINTS, REDS) == "72 compiled"  # 6 x 6, twice
    assert ask(copy, ASK_POINTS, REDS) == "72 found"


@pytest.mark.long
def test_two_tile_sets_in_one_cache_never_mix(copy: Path) -> None:
    """Side by side in one process, and from one process to the next: R6 beside R6 is 24, B6 beside G6 is 12."""
    assert ask(copy, ASK_POINTS, REDS, BLUE_AND_GREEN, REDS) == "24 12 24 compiled"
    assert ask(copy, ASK_POINTS, BLUE_AND_GREEN) == "12 found"
    assert ask(copy, ASK_POINTS, BLUE_AND_GREEN, REDS) == "12 24 found"
