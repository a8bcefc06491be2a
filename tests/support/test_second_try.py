"""Second tries, on small test suites: which tests get one, how a run ends, and what is reported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import second_try

pytestmark = pytest.mark.long

CONFTEST = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
import second_try
def pytest_configure(config):
    second_try.register(config)
"""
BEGIN = """
import os
import time
from pathlib import Path
import pytest
HERE = Path(__file__).parent
def first(name):
    mark = HERE / f"{name}.mark"
    if mark.exists():
        return False
    mark.write_text("")
    return True
"""
IN_BROWSER = "pytestmark = pytest.mark.browser"
ONCE = """
def test_fails_once(): assert not first("once"), "only the first time"
"""
ALWAYS = """
def test_fails_always(): assert False, "every time"
"""
CRASHES_ONCE = """
def test_crashes_once():
    if first("crash"): os._exit(7)
"""
WORKERS = pytest.mark.parametrize("workers", ["0", "2"])


class Run(NamedTuple):
    code: int
    told: str
    kept: list[dict[str, Any]]

    @property
    def last(self) -> str:
        return self.told.strip().splitlines()[-1]


def run(folder: Path, *more: str, web: str = "", other: str = "", **environment: str) -> Run:
    """Run a suite of two files, one of them with tests that are marked as browser tests."""
    (folder / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (folder / "test_some.py").write_text(BEGIN + IN_BROWSER + web, encoding="utf-8")
    (folder / "test_other.py").write_text(BEGIN + other + "\ndef test_passes(): pass\n", encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    file = folder / "tries.jsonl"
    # The plugins of other packages take longer to import than all this takes to run.
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "ABACULUS_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "xdist", *more, "."],
        cwd=folder, text=True, capture_output=True, timeout=300,
        env={**plain, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "ABACULUS_SECOND_TRIES_FILE": str(file), **environment},
    )  # fmt: skip
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    return Run(done.returncode, done.stdout + done.stderr, kept)


@WORKERS
def test_a_browser_test_that_fails_once_lets_the_run_pass_and_is_listed(tmp_path: Path, workers: str) -> None:
    done = run(tmp_path, "-n", workers, web=ONCE)
    assert done.code == 0, done.told
    assert "PASSED AT THE SECOND TRY test_some.py::test_fails_once" in done.told
    assert "first:  AssertionError: only the first time" in done.told
    assert "second: passed" in done.told
    assert "1 passed, 1 passed at the second try" in done.last
    assert "WARNING" not in done.told
    [kept] = done.kept
    assert (kept["test"], kept["passed"], kept["second"]) == ("test_some.py::test_fails_once", True, "passed")
    assert kept["first"] == "AssertionError: only the first time"
    assert datetime.now(UTC) - datetime.fromisoformat(kept["when"]) < timedelta(hours=1)


@WORKERS
def test_a_browser_test_that_fails_twice_fails_the_run(tmp_path: Path, workers: str) -> None:
    done = run(tmp_path, "-n", workers, web=ONCE + ALWAYS)
    assert done.code == 1, done.told
    assert "PASSED AT THE SECOND TRY test_some.py::test_fails_once" in done.told
    assert "FAILED TWICE test_some.py::test_fails_always" in done.told
    assert "second: failed: AssertionError: every time" in done.told
    assert "1 failed, 1 passed, 1 passed at the second try" in done.last
    assert [(one["test"][-6:], one["passed"]) for one in done.kept] == [("always", False), ("s_once", True)]


@WORKERS
def test_another_test_that_fails_has_no_second_try(tmp_path: Path, workers: str) -> None:
    done = run(
        tmp_path, "-n", workers, web=ONCE, other=ONCE.replace("fails_once", "fails_elsewhere").replace("once", "other")
    )
    assert done.code == 1, done.told
    assert "fails_elsewhere" not in done.told.partition("second tries: ")[2].partition("short test summary")[0]
    assert [one["test"] for one in done.kept] == ["test_some.py::test_fails_once"]
    assert "1 failed, 1 passed, 1 passed at the second try" in done.last


def test_a_fixture_that_fails_after_the_test_did_is_no_second_failure(tmp_path: Path) -> None:
    fixture = """
@pytest.fixture
def page():
    yield
    assert not first("fixture"), "at the end too"
def test_both(page): assert not first("test")
"""
    done = run(tmp_path, web=fixture)
    assert done.code == 0, done.told
    assert len(done.kept) == 1
    assert "1 passed, 1 passed at the second try" in done.last


@pytest.mark.parametrize("where", ["web", "other"])
def test_a_test_that_ends_its_worker(tmp_path: Path, where: str) -> None:
    done = run(tmp_path, "-n", "2", **{where: CRASHES_ONCE})
    assert done.code == (0 if where == "web" else 1), done.told
    assert ("PASSED AT THE SECOND TRY test_some.py::test_crashes_once" in done.told) == (where == "web")
    assert "crashed while running" in done.told


def test_a_test_that_ends_its_process_in_both_tries_fails(tmp_path: Path) -> None:
    done = run(tmp_path, "-n", "2", web="\ndef test_crashes(): os._exit(0)\n")
    assert done.code == 1, done.told
    assert "FAILED TWICE" in done.told


def test_the_second_try_is_alone(tmp_path: Path) -> None:
    """A test on another worker is still running when the first try fails, and has finished when the second begins."""
    web = """
def test_alone():
    failed_before = not first("alone")
    assert failed_before
    (HERE / "second").write_text("")
    assert (HERE / "done").exists()
    assert "PYTEST_XDIST_WORKER" not in os.environ
"""
    other = """
def test_long():
    late = time.monotonic() + 30
    while not (HERE / "alone.mark").exists() and time.monotonic() < late:
        time.sleep(0.01)
    assert (HERE / "alone.mark").exists()
    late = time.monotonic() + 2  # long enough for a second try that does not wait
    while not (HERE / "second").exists() and time.monotonic() < late:
        time.sleep(0.01)
    assert not (HERE / "second").exists()
    (HERE / "done").write_text("")
"""
    done = run(tmp_path, "-n", "2", "--dist", "loadfile", web=web, other=other)
    assert done.code == 0, done.told
    assert (tmp_path / "second").exists()


def test_a_second_try_that_is_skipped_has_not_passed(tmp_path: Path) -> None:
    done = run(
        tmp_path, web="\ndef test_gone():\n    if not first('gone'): pytest.skip('no browser')\n    assert False\n"
    )
    assert done.code == 1, done.told
    assert "second: skipped: no browser" in done.told


def test_a_run_that_is_broken_off_has_no_second_tries(tmp_path: Path) -> None:
    done = run(tmp_path, "-x", web=ONCE)
    assert done.code == 1, done.told
    assert done.kept == []


def test_names_with_brackets_and_spaces_are_found_again(tmp_path: Path) -> None:
    web = """
@pytest.mark.parametrize("size", [{"width": 360, "a::b": "[x]"}], ids=str)
def test_size(size): assert not first("size")
"""
    done = run(tmp_path, web=web)
    assert done.code == 0, done.told


def test_when_many_fail_nobody_waits_for_second_tries(tmp_path: Path) -> None:
    number = second_try.MOST + 1
    done = run(
        tmp_path, web=f"\n@pytest.mark.parametrize('n', range({number}))\ndef test_many(n): assert not first(n)\n"
    )
    assert done.code == 1, done.told
    assert "none was tried again" in done.told
    assert f"{number} failed" in done.last


def test_second_tries_can_be_switched_off(tmp_path: Path) -> None:
    done = run(tmp_path, web=ONCE, ABACULUS_SECOND_TRIES="off")
    assert done.code == 1, done.told
    assert "second" not in done.told


@pytest.mark.parametrize(("days", "warned"), [(6, True), (8, False)])
def test_a_test_that_needs_a_second_try_twice_in_a_week_is_called_a_bug(
    tmp_path: Path, days: int, warned: bool
) -> None:
    before = {
        "test": "test_some.py::test_fails_once",
        "when": (datetime.now(UTC) - timedelta(days=days)).isoformat(),
    }
    lines = [json.dumps({**before, "passed": passed}) for passed in (True, False)]  # what failed twice needed no luck
    (tmp_path / "tries.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run(tmp_path, web=ONCE)
    assert done.code == 0, done.told
    assert ("has needed a second try 2 times within 7 days: this is a bug" in done.told) == warned
