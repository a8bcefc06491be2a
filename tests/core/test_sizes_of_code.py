"""A file is read in one sitting, and a function at a glance: see the house style in CONTRIBUTING.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
LONGEST_FILE = 300
LONGEST_FUNCTION = 50

pytestmark = pytest.mark.compiled  # the text is the same in every run


def test_no_file_is_too_long() -> None:
    lengths = ((file, len(file.read_text(encoding="utf-8").splitlines())) for file in files())
    long = [f"{place(file)}: {lines} lines" for file, lines in lengths if lines > LONGEST_FILE]
    assert not long, f"at most {LONGEST_FILE} lines; split by subject: {long}"


def test_no_function_is_too_long() -> None:
    long = [
        f"{place(file)}:{function.lineno} {function.name}: {lines} lines"
        for file in files()
        if not is_migration(file)  # what was released stays as it is
        for function, lines in functions_in(file.read_text(encoding="utf-8"))
        if lines > LONGEST_FUNCTION
    ]
    assert not long, f"at most {LONGEST_FUNCTION} lines; give a part of it a name: {long}"


def test_a_function_counts_from_its_first_line_to_its_last() -> None:
    [(_, lines)] = functions_in('def two():\n    """Say why."""\n    # a comment\n    return 2\n')
    assert lines == 4


def files() -> list[Path]:
    found = sorted(SOURCES.rglob("*.py"))
    assert len(found) > 300
    return found


def functions_in(source: str) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    """Every function, with its lines: comments, docstring and functions inside it count."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, (node.end_lineno or node.lineno) - node.lineno + 1


def is_migration(file: Path) -> bool:
    return file.parent.parts[-2:] == ("migrations", "versions")


def place(file: Path) -> str:
    return file.relative_to(SOURCES).as_posix()
