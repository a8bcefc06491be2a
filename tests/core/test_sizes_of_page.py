"""The page's code is read in one sitting too: short lines, short components; see the house style in CONTRIBUTING.md."""

from __future__ import annotations

from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web"
WRITTEN = (".svelte", ".ts", ".css", ".js", ".mjs", ".html")
GENERATED = ("src/openapi.d.ts",)
LONGEST_LINE = 119
LONGEST_COMPONENT = 250

pytestmark = pytest.mark.once  # the text is the same in every run


def test_no_line_is_too_long() -> None:
    long = {
        f"{place(file)}:{number}"
        for file in files()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    }
    assert not long, f"under {LONGEST_LINE + 1} characters; break inside a tag, or name a part of it: {sorted(long)}"


def test_no_component_is_too_long() -> None:
    lengths = {place(file): lines(file) for file in files() if file.suffix == ".svelte"}
    long = {name: length for name, length in lengths.items() if length > LONGEST_COMPONENT}
    assert not long, f"at most {LONGEST_COMPONENT} lines; split by subject: {long}"


def files() -> list[Path]:
    folders = [PAGE / name for name in ("src", "worker", "tests")]
    found = [file for folder in folders for file in folder.rglob("*") if file.suffix in WRITTEN]
    found += [file for file in PAGE.iterdir() if file.suffix in WRITTEN]
    found = sorted(file for file in found if place(file) not in GENERATED)
    assert len(found) > 80
    return found


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def place(file: Path) -> str:
    return file.relative_to(PAGE).as_posix()
