"""A game is a folder, or somebody else's package: nothing outside it names a game."""

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
TESTS = Path(__file__).parents[1]
BENCHMARKS = TESTS.parent / "benchmarks"
GAMES = abaculus.list_games()
NAMED = re.compile("|".join([*GAMES, *(re.escape(abaculus.game_info(game).title) for game in GAMES)]), re.IGNORECASE)
GENERATED = {"samples.json", "openapi.json", "openapi.d.ts", "look.json"}


def names_in(text: str) -> list[str]:
    """The games that a text names; "hexagon" does not count."""
    return NAMED.findall(re.sub("hexagon", "", text, flags=re.IGNORECASE))


def said_in(source: str) -> Iterator[str]:
    """The names and strings in a module's code; docstrings and comments are left out, since they may hold examples."""
    tree = ast.parse(source)
    bodies = [body for node in ast.walk(tree) if isinstance(body := getattr(node, "body", None), list) and body]
    described = [body[0].value for body in bodies if isinstance(body[0], ast.Expr)]
    for node in ast.walk(tree):
        if node in described:
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield " ".join([str(getattr(node, "module", "")), *(one.name for one in node.names)])
        else:
            yield from (value for value in vars(node).values() if isinstance(value, str))


def outside(*suffixes: str) -> list[Path]:
    """The files that belong to no game; the skeleton for new games counts as one."""
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
    folders = (PAGE, PAGE.parent / "tests")
    files = [one for folder in folders for one in folder.rglob("*") if one.is_file() and one.name not in GENERATED]
    assert files
    for file in files:
        assert names_in(file.read_text(encoding="utf-8")) == [], file


@pytest.mark.parametrize("game", [game for game in GAMES if home_of(game).is_relative_to(PACKAGE)])
def test_a_game_names_no_other_game(game: str) -> None:
    for file in home_of(game).rglob("*.py"):
        text = "\n".join(said_in(file.read_text(encoding="utf-8")))
        assert set(map(str.lower, names_in(text))) <= {game, abaculus.game_info(game).title.lower()}, file


RECORDED = {
    "web/look": "pictures of the page with all games on it, named after what they show",
    "core/data/versions": "what earlier versions wrote: it has to be read as it is",
}
"""Folders of recordings, which may name games."""


def named_in_files(files: list[Path], *allowed: str) -> dict[str, set[str]]:
    """The files that name a game, in their text or their path, with the names found; those allowed do not count."""
    found = {}
    for file in files:
        path = str(file.relative_to(TESTS.parent)).removeprefix("tests/games/")
        names = set(map(str.lower, names_in(f"{path}\n{file.read_text(encoding='utf-8')}"))) - set(allowed)
        if names:
            found[path] = names
    return found


def files_of_tests(folder: Path) -> list[Path]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    return [file for file in files if file.suffix in (".py", ".txt", ".md", ".json", ".jsonl", ".svg", ".html")]


def test_no_test_outside_its_folder_names_a_game() -> None:
    own = [TESTS / "games", *(TESTS / folder for folder in RECORDED)]
    files = [file for file in files_of_tests(TESTS) if not any(file.is_relative_to(folder) for folder in own)]
    assert Path(__file__) in files
    assert named_in_files(files) == {}


@pytest.mark.parametrize("folder", sorted((TESTS / "games").iterdir()), ids=lambda folder: folder.name)
def test_the_tests_of_a_game_name_no_other_game(folder: Path) -> None:
    assert folder.name in GAMES, "tests of a game that there is not"
    assert named_in_files(files_of_tests(folder), folder.name, abaculus.game_info(folder.name).title.lower()) == {}


@pytest.mark.skipif(not BENCHMARKS.is_dir(), reason="the benchmarks are not here")
def test_no_benchmark_names_a_game() -> None:
    assert named_in_files(sorted(BENCHMARKS.glob("*.py"))) == {}


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
"""Every written lay contains `@`: code that looks for it is taking notation apart."""
EDGES = {
    "cli/lines.py": "people type moves",
    "geometry/hex_notation.py": "what the notations of games with hexagons share",
    "position_editor/layout.py": "and positions",
    "server/trouble.py": "the address of a database",
    "server/classroom/results.py": "the beginning of a formula in a spreadsheet",
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
