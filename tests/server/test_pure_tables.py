"""What decides at a table knows neither the web framework nor the database nor the event loop."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from sample_games import FIRST_GAME

import abaculus

SERVER = Path(abaculus.__file__).parent / "server"
PURE = {
    "agreements", "chance", "checks", "commands", "decide", "due", "endings", "event_codec", "events", "fairness", "game_cache",
    "places", "projection", "seating", "self_scoring", "shown", "solo_results", "table", "table_settings",
}  # fmt: skip
"""The files of `tables/` that can be read and tested like rules."""
LIVE = {
    "autoplay", "collaborators", "command_handler", "encoding", "game_loading", "heartbeat", "housekeeping", "live_tables",
    "session", "table_cache",
}  # fmt: skip
"""Those that wait, lock, write and send."""
BARRED = {
    "aiosqlite", "asyncio", "fastapi", "pydantic", "pydantic_core", "redis", "socket", "sqlalchemy", "starlette", "time",
    "uvicorn",
}  # fmt: skip
"""Nothing of this is there, or is of any use, where tables are to live in a browser."""


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


def test_nothing_at_a_table_is_called_by_a_name_that_was_put_together() -> None:
    """Events and commands are matched by their classes, so that a type checker sees what happens to each."""
    for file in sorted((SERVER / "tables").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
                assert not isinstance(node.args[1], ast.JoinedStr), f"{file.name}, line {node.lineno}"


ALONE = """
import sys
for name in {barred!r}:
    sys.modules[name] = None  # whoever imports it fails
from abaculus.core.registry import load_game
from abaculus.server.tables.commands import Act, Sit
from abaculus.server.tables.decide import decide
from abaculus.server.tables.events import Created, LogLine
from abaculus.server.tables.projection import update
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

table, seed = Table("alone"), "5e" * 32

def happen(events):
    for event in events:
        table.apply(LogLine(table.seq + 1, 1000, event))

options = load_game({game!r}, players=2).log_options()
happen([Created({game!r}, options, (SeatPlan("open"),) * 2, TableSettings(), "ada", "")])
for guest in ("ada", "bob"):
    happen(decide(table, Sit(guest, guest), seed))
for _ in range(5):
    guest = table.places[table.mover()].guest
    happen(decide(table, Act(guest, table.seq, table.state.legal_actions()[0]), seed))
shown = update(table, 0, "ada", 0)
assert shown.scene is not None and len(shown.update["log"]) == len(table.history) > 5
"""


def test_a_game_is_played_where_there_is_no_server_at_all() -> None:
    """In a process in which the web framework, the database and pydantic cannot be imported."""
    barred = sorted(BARRED - {"asyncio", "socket", "time"})  # those are Python's own, and other libraries need them
    script = ALONE.format(barred=barred, game=FIRST_GAME)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
