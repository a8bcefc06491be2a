"""What decides at a table knows neither the web framework nor the database nor the event loop."""

from __future__ import annotations

import ast
from pathlib import Path

import abaculus

SERVER = Path(abaculus.__file__).parent / "server"
PURE = {
    "agreements", "chance", "checks", "commands", "decide", "event_codec", "events", "fairness", "game_cache", "places",
    "projection", "seating", "self_scoring", "table", "table_settings",
}  # fmt: skip
"""The files of `tables/` that can be read and tested like rules."""
LIVE = {
    "autoplay", "command_handler", "game_loading", "heartbeat", "housekeeping", "live_tables", "session", "table_cache",
}  # fmt: skip
"""Those that wait, lock, write and send."""
BARRED = {"asyncio", "fastapi", "sqlalchemy", "starlette"}


def test_every_file_of_tables_is_either_pure_or_live() -> None:
    assert {file.stem for file in (SERVER / "tables").glob("*.py")} - {"__init__"} == PURE | LIVE


def test_pure_files_import_no_framework_no_database_and_no_event_loop() -> None:
    """Nor does any other file of the server that they import, at any depth."""
    found = {name: sorted(BARRED & _imported(SERVER / "tables" / f"{name}.py", set())) for name in PURE}
    assert found == {name: [] for name in PURE}


def test_the_search_for_imports_sees_those_of_live_files() -> None:
    assert "asyncio" in _imported(SERVER / "tables" / "session.py", set())
    assert "sqlalchemy" in _imported(SERVER / "tables" / "live_tables.py", set())


def _imported(file: Path, seen: set[Path]) -> set[str]:
    """The packages that a file imports, itself or through other files of the server."""
    if file in seen:
        return set()
    seen.add(file)
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by a relative name"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    packages = {name.partition(".")[0] for name in names}
    for name in names:
        for part in (name, name.rpartition(".")[0]):
            inside = part.removeprefix("abaculus.server.").replace(".", "/")
            for other in (SERVER / f"{inside}.py", SERVER / inside / "__init__.py"):
                if part.startswith("abaculus.server.") and other.is_file():
                    packages |= _imported(other, seen)
    return packages
