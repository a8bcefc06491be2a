"""A game is a folder, or a package of somebody else's: nothing outside of it names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus
from abaculus.core.registry import home_of

PACKAGE = Path(abaculus.__file__).resolve().parent
PAGE = PACKAGE.parents[1] / "web" / "src"
GAMES = abaculus.list_games()
NAMED = re.compile("|".join([*GAMES, *(re.escape(abaculus.game_info(game).title) for game in GAMES)]), re.IGNORECASE)
GENERATED = {"samples.json", "openapi.json", "openapi.d.ts", "look.json"}


def names_in(text: str) -> list[str]:
    """The games that a text names; a hexagon is none of them."""
    return NAMED.findall(re.sub("hexagon", "", text, flags=re.IGNORECASE))


def said_in(source: str) -> Iterator[str]:
    """All that a module says to the computer: its names and texts, but no docstring and no comment, which may have examples."""
    tree = ast.parse(source)
    described = [node.body[0].value for node in ast.walk(tree) if isinstance(getattr(node, "body", None), list)
                 and node.body and isinstance(node.body[0], ast.Expr)]  # fmt: skip
    for node in ast.walk(tree):
        if node in described:
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield " ".join([str(getattr(node, "module", "")), *(one.name for one in node.names)])
        else:
            yield from (value for value in vars(node).values() if isinstance(value, str))


def outside(*suffixes: str) -> list[Path]:
    """The files that belong to no game; the skeleton of new ones is a game."""
    files = [file for suffix in suffixes for file in sorted(PACKAGE.rglob(f"*{suffix}"))]
    return [file for file in files if not {"games", "page", "skeleton"}.intersection(file.relative_to(PACKAGE).parts)]


def test_no_code_outside_its_folder_names_a_game() -> None:
    for file in outside(".py"):
        assert names_in("\n".join(said_in(file.read_text(encoding="utf-8")))) == [], file


def test_no_text_outside_its_folder_names_a_game() -> None:
    for file in outside(".ftl", ".toml", ".json"):
        assert names_in(file.read_text(encoding="utf-8")) == [], file


@pytest.mark.skipif(not PAGE.is_dir(), reason="the sources of the page are not here")
def test_the_page_names_no_game() -> None:
    files = [file for file in PAGE.rglob("*") if file.is_file() and file.name not in GENERATED]
    assert files
    for file in files:
        assert names_in(file.read_text(encoding="utf-8")) == [], file


@pytest.mark.parametrize("game", [game for game in GAMES if home_of(game).is_relative_to(PACKAGE)])
def test_a_game_names_no_other_game(game: str) -> None:
    for file in home_of(game).rglob("*.py"):
        text = "\n".join(said_in(file.read_text(encoding="utf-8")))
        assert set(map(str.lower, names_in(text))) <= {game, abaculus.game_info(game).title.lower()}, file


def test_imports_point_one_way() -> None:
    """Games stand on the core, geometry and the position editor; only their commands know the command line."""
    for file in (PACKAGE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("abaculus."):
                layer = str(node.module).split(".")[1]
                allowed = {
                    "core",
                    "games",
                    "geometry",
                    "position_editor",
                    *(["cli"] if file.name == "commands.py" else []),
                }
                assert layer in allowed, f"{file}: {node.module}"


TAKEN_APART = re.compile(
    r"(split|partition|find|index|startswith|removeprefix|replace)\([^)]*@|[\"']@[\"'] (not )?in |re\.\w+\(.*@"
)
"""`@` stands in every lay that is written: code that looks for it takes notation apart."""
EDGES = {
    "cli/lines.py": "people type moves",
    "geometry/hex_notation.py": "what the notations of games with hexagons share",
    "position_editor/layout.py": "and positions",
    "server/trouble.py": "the address of a database",
    "server/results.py": "the beginning of a formula in a spreadsheet",
}


def test_notation_is_taken_apart_at_the_edges_only() -> None:
    found = {str(file.relative_to(PACKAGE)) for file in outside(".py") if TAKEN_APART.search(file.read_text("utf-8"))}
    assert found == EDGES.keys()
    for game in GAMES:
        for file in home_of(game).rglob("*.py"):
            reads = file.stem == "notation" or file.stem.startswith("position")
            assert reads or not TAKEN_APART.search(file.read_text("utf-8")), file


@pytest.mark.skipif(not PAGE.is_dir(), reason="the sources of the page are not here")
def test_the_page_takes_no_notation_apart() -> None:
    looked_for = re.compile(r"(split|includes|indexOf|startsWith|replace)\([^)]*@|/[^/\s]*@[^/\s]*/[a-z]*\.(exec|test)")
    for file in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        assert not looked_for.search(file.read_text("utf-8")), file
