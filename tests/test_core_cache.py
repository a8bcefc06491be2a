"""The compiled cache: an edited rule is never masked by old code, and what was compiled unchecked is not used checked.

Each test works on a copy of the package, with a cache of its own, and asks processes of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import abaculus
from abaculus.core.rule import _StampedCacheFile

pytestmark = pytest.mark.compiled

PACKAGE = Path(abaculus.__file__).parent
SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR", "NUMBA_ENABLE_CUDASIM")

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
    """What is the second tile worth, its 6 to the 6 of the first? As bytes, so that only the scoring has to be compiled."""
    game = abaculus.load_game("hexago", players=1, tiles=f"{one}\n{other}\n")
    state = game.new_initial_state()
    state.apply_action(0)
    action = state.string_to_action(f"{other.replace(' ', '')}@1,0/3")
    return f"{game.tiles.encode().hex()}:{state.key().hex()}:{action}"


REDS = question("R6 R1 R1 R1 R1 R1", "R6 R2 R2 R2 R2 R2")
BLUE_AND_GREEN = question("B6 B1 B1 B1 B1 B1", "G6 G2 G2 G2 G2 G2")

ASK_BEYOND = """
import sys
import abaculus
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


def ask(folder: Path, code: str, *questions: str, **switches: str) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder), *questions],
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
    assert ask(copy, ASK_POINTS, REDS) == "24 compiled"  # R6 beside R6: 6 + 6, twice
    assert ask(copy, ASK_POINTS, REDS) == "24 found"
    scoring = copy / "abaculus" / "games" / "hexago" / "scoring.py"
    edit(scoring, "(number_of(a) + number_of(b)) *", "(number_of(a) * number_of(b)) *")
    assert ask(copy, ASK_POINTS, REDS) == "72 compiled"  # 6 x 6, twice
    assert ask(copy, ASK_POINTS, REDS) == "72 found"


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
    edit(chance, "ROUNDS = 10", "\nROUNDS = 11")  # the rules below it move down by a line
    ask(copy, ASK_BEYOND)
    after = {file.name for file in copy.rglob("*.nb?")}
    assert len(after) == len(before)
    assert not after & before


def test_two_processes_that_compile_at_once_do_not_get_each_others_code(tmp_path: Path) -> None:
    """Both look into the index before either has written to it; Numba itself would then number both files 1."""
    impl = SimpleNamespace(
        filename_base="rules.lay-7.py311", locator=SimpleNamespace(get_cache_path=lambda: str(tmp_path))
    )
    one, other, later = (_StampedCacheFile(impl, "5ca1ab1e") for _ in range(3))
    one._load_index = other._load_index = dict  # what both saw: nothing yet
    write, waiting = one._save_data, []
    one._save_data = lambda *file: waiting.append(file)  # one is slow to write its file
    one.save("signature of one", "code of one")
    other.save("signature of other", "code of other")
    for file in waiting:
        write(*file)
    assert later.load("signature of other") == "code of other"
    assert later.load("signature of one") in (None, "code of one")


def test_two_tile_sets_in_one_cache_never_mix(copy: Path) -> None:
    """Side by side in one process, and from one process to the next: R6 beside R6 is 24, B6 beside G6 is 12."""
    assert ask(copy, ASK_POINTS, REDS, BLUE_AND_GREEN, REDS) == "24 12 24 compiled"
    assert ask(copy, ASK_POINTS, BLUE_AND_GREEN) == "12 found"
    assert ask(copy, ASK_POINTS, BLUE_AND_GREEN, REDS) == "12 24 found"
