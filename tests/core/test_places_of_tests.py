"""Where tests lie and how long their files are: see CONTRIBUTING.md."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = {"analysis", "bots", "cli", "core", "docs", "paint", "rl", "server", "support", "web"}
LONGEST_FILE = 400

pytestmark = pytest.mark.once  # the text is the same in every run


def test_every_file_lies_in_one_of_the_folders() -> None:
    lost = [place(file) for file in files() if not is_in_its_place(file)]
    assert not lost, f"tests belong to {sorted(FOLDERS)} or games/<id>, what they share to support: {lost}"


@pytest.mark.parametrize(
    ("path", "right"),
    [
        ("conftest.py", True), ("test_some.py", False), ("core/test_some.py", True), ("core/some.py", False),
        ("support/some.py", True), ("elsewhere/test_some.py", False), ("core/deeper/test_some.py", False),
        ("games/some/test_some.py", True), ("games/some/some_oracle.py", True), ("games/test_some.py", False),
    ],
)  # fmt: skip
def test_what_lies_elsewhere_is_found(path: str, right: bool) -> None:
    assert is_in_its_place(TESTS / path) == right


def test_no_file_is_too_long() -> None:
    lengths = ((file, len(file.read_text(encoding="utf-8").splitlines())) for file in files())
    long = [f"{place(file)}: {lines} lines" for file, lines in lengths if lines > LONGEST_FILE]
    assert not long, f"at most {LONGEST_FILE} lines; split by subject, what the parts share goes to support: {long}"


def test_no_two_files_have_the_same_name() -> None:
    """They are imported by their names alone."""
    names = Counter(file.name for file in files())
    assert [name for name, count in names.items() if count > 1] == []


def files() -> list[Path]:
    found = sorted(TESTS.rglob("*.py"))
    assert Path(__file__) in found
    return found


def is_in_its_place(file: Path) -> bool:
    *folders, name = file.relative_to(TESTS).parts
    match folders:
        case []:
            return name == "conftest.py"
        case ["support"] | ["games", _]:
            return True
        case [folder]:
            return folder in FOLDERS and name.startswith("test_")
    return False


def place(file: Path) -> str:
    return file.relative_to(TESTS).as_posix()
