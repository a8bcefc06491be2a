"""The compiled cache: an edited rule is never masked by old code, and what was compiled unchecked is not used checked.

Each test works on a copy of the package, with a cache of its own, and asks processes of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import abaculus

pytestmark = pytest.mark.compiled

PACKAGE = Path(abaculus.__file__).parent
SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR", "NUMBA_ENABLE_CUDASIM")

ASK_POINTS = """
import sys
import numpy as np
import abaculus
from abaculus.core.rule import interpreted
assert abaculus.__file__.startswith(sys.argv[1]) and not interpreted()
texts = ["R6 R1 R1 R1 R1 R1", "R6 R2 R2 R2 R2 R2"]
game = abaculus.load_game("hexago", players=1, tiles="\\n".join(texts))
state = game.new_initial_state()
game.doors.step(game.box, state.record, 0)
lay = np.array([game.num_distinct_actions() // 2 + 3], dtype=np.int32)
points = np.zeros(1, dtype=np.int64)
game.doors.worth_list(game.box, state.record, lay, points)
step, worth = game.doors.step.stats, game.doors.worth_list.stats
print(points[0], sum(worth.cache_hits.values()), sum(worth.cache_misses.values()))
"""

ASK_BEYOND = """
import sys
import abaculus
from abaculus.games.hexago.game import Hexago
from abaculus.core.rule import rule
assert abaculus.__file__.startswith(sys.argv[1])
from abaculus.core.chance import Dice, _word
dice = Dice.new()
_word(dice[0])
dice[0].left = -999
try:
    _word(dice[0])
except IndexError:
    print("refused")
else:
    print("read")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package alone in a folder, without compiled files."""
    shutil.copytree(PACKAGE, tmp_path / "abaculus", ignore=shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc"))
    return tmp_path


def ask(folder: Path, code: str, **switches: str) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env={**surroundings, "PYTHONPATH": str(folder), **switches},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def edit(file: Path, old: str, new: str) -> None:
    """Change a source, and pretend that it has always been so: its size and time stay, as far as one can tell."""
    text, before = file.read_text(encoding="utf-8"), file.stat()
    assert text.count(old) == 1, f"{file.name} was rewritten; choose another rule to edit"
    file.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_editing_a_rule_in_one_file_reaches_callers_in_other_files(copy: Path) -> None:
    """`edge_points` stands in scoring.py; the question goes through doors.py and rules.py, which stay as they are."""
    first = ask(copy, ASK_POINTS)
    assert first == "24 0 1"  # R6 beside R6: 6 + 6, twice; compiled now
    assert ask(copy, ASK_POINTS) == "24 1 0"  # found in the cache
    scoring = copy / "abaculus" / "games" / "hexago" / "scoring.py"
    edit(scoring, "(number_of(a) + number_of(b)) *", "(number_of(a) * number_of(b)) *")
    assert ask(copy, ASK_POINTS) == "72 0 1"  # 6 x 6, twice; compiled anew
    edit(scoring, "(number_of(a) * number_of(b)) *", "(number_of(a) + number_of(b)) *")
    assert ask(copy, ASK_POINTS).split()[0] == "24"


def test_what_was_compiled_without_the_bounds_check_is_not_used_with_it(copy: Path) -> None:
    assert ask(copy, ASK_BEYOND) == "read"  # compiled code does not look: that is the trap
    plain = set(copy.rglob("*.nbc"))
    assert plain
    assert ask(copy, ASK_BEYOND, NUMBA_BOUNDSCHECK="1") == "refused"
    checked = set(copy.rglob("*.nbc")) - plain
    assert checked
    assert plain <= set(copy.rglob("*.nbc")), "checking threw away what was compiled for playing"
    assert ask(copy, ASK_BEYOND) == "read"
    assert ask(copy, ASK_BEYOND, NUMBA_BOUNDSCHECK="1") == "refused"


def test_old_versions_do_not_pile_up_in_the_cache(copy: Path) -> None:
    chance = copy / "abaculus" / "core" / "chance.py"
    ask(copy, ASK_BEYOND)
    before = {file.name for file in copy.rglob("*.nb?")}
    edit(chance, "ROUNDS = 10", "ROUNDS = 11")
    ask(copy, ASK_BEYOND)
    after = {file.name for file in copy.rglob("*.nb?")}
    assert len(after) == len(before)
    assert not after & before


TWO_SETS = """
import sys
import abaculus
assert abaculus.__file__.startswith(sys.argv[1])
games = {
    "ones": abaculus.load_game("hexago", players=1, tiles="R6 R1 R1 R1 R1 R1\\nR6 R2 R2 R2 R2 R2\\n"),
    "other": abaculus.load_game("hexago", players=1, tiles="B6 B1 B1 B1 B1 B1\\nG6 G2 G2 G2 G2 G2\\n"),
}
for name in sys.argv[2].split(","):
    game = games[name]
    state = game.new_initial_state()
    game.doors.step(game.box, state.record, 0)
    game.doors.step(game.box, state.record, game.num_distinct_actions() // 2 + 3)
    print(state.scores()[0], end=" ")
"""


def test_two_tile_sets_in_one_cache_never_mix(copy: Path) -> None:
    """Side by side in one process, and from one process to the next: R6-R6 is 24, B6-G6 is 12."""

    def both(order: str) -> str:
        return ask(copy, TWO_SETS.replace("sys.argv[2]", repr(order)))

    assert both("ones,other,ones") == "24 12 24"
    assert both("other") == "12"
    assert both("other,ones") == "12 24"
