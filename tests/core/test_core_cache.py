"""The compiled cache: old code never stands in for an edited rule, nor unchecked code for code with bounds checks.

Each test works on a copy of the package with its own cache, and runs it in separate processes.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from package_copy import ask, copy_package, edit

from abaculus.core.rule import _StampedCacheFile

pytestmark = [pytest.mark.once, pytest.mark.long]  # it covers compiled and interpreted code itself


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_package(tmp_path)


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


def test_what_was_compiled_without_the_bounds_check_is_not_used_with_it(copy: Path) -> None:
    assert ask(copy, ASK_BEYOND) == "read"  # compiled code does not check: that is the trap
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


def test_two_processes_that_compile_at_once_do_not_get_each_others_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look into the index before either has written to it; Numba itself would then number both files 1."""
    impl = SimpleNamespace(
        filename_base="rules.lay-7.py311", locator=SimpleNamespace(get_cache_path=lambda: str(tmp_path))
    )
    files: list[Any] = [_StampedCacheFile(impl, "5ca1ab1e") for _ in range(3)]  # Numba's base class has no types
    one, other, later = files
    for early in (one, other):
        monkeypatch.setattr(early, "_load_index", dict)  # what both saw: nothing yet
    write, waiting = one._save_data, list[tuple[str, object]]()
    monkeypatch.setattr(one, "_save_data", lambda *file: waiting.append(file))  # one is slow to write its file
    one.save("signature of one", "code of one")
    other.save("signature of other", "code of other")
    for file in waiting:
        write(*file)
    assert later.load("signature of other") == "code of other"
    assert later.load("signature of one") in (None, "code of one")
