"""A file is read in one sitting, and a function at a glance: see the house style in CONTRIBUTING.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES, TESTS = ROOT / "src", ROOT / "tests"
LONGEST_FILE = 300
LONGEST_FUNCTION = 50

pytestmark = pytest.mark.compiled  # the text is the same in every run


def test_no_file_is_too_long() -> None:
    lengths = ((file, len(file.read_text(encoding="utf-8").splitlines())) for file in files(SOURCES))
    long = [f"{place(file)}: {lines} lines" for file, lines in lengths if lines > LONGEST_FILE]
    assert not long, f"at most {LONGEST_FILE} lines; split by subject: {long}"


@pytest.mark.parametrize("folder", [SOURCES, TESTS], ids=lambda folder: folder.name)
def test_no_function_is_too_long(folder: Path) -> None:
    long = [
        f"{place(file)}:{function.lineno} {function.name}: {lines} lines"
        for file in files(folder)
        if not is_migration(file)  # what was released stays as it is
        for function, lines in functions_in(file.read_text(encoding="utf-8"))
        if lines > LONGEST_FUNCTION
    ]
    assert not long, f"at most {LONGEST_FUNCTION} lines; give a part of it a name: {long}"


def test_a_function_counts_from_its_first_line_to_its_last() -> None:
    [(_, lines)] = functions_in('def two():\n    """Say why."""\n    # a comment\n    return 2\n')
    assert lines == 4


def files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert len(found) > 200
    return found


def functions_in(source: str) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    """Every function, with its lines: comments, docstring and functions inside it count."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, (node.end_lineno or node.lineno) - node.lineno + 1


def is_migration(file: Path) -> bool:
    return file.parent.parts[-2:] == ("migrations", "versions")


def place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()
