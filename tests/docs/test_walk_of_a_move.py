"""The walk of a move in docs/architecture.md: every function that it names is there, and a real move takes that way."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple, cast

import pytest
from sample_games import FIRST_GAME
from server_table import service, session_of

from abaculus.server import wire
from abaculus.server.http.socket_connection import SocketConnection
from abaculus.server.identity import Guest
from abaculus.server.tables.command_handler import carry_out

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
HOP = re.compile(r"\| (\d+) \| `([^`]+)` `([^`]+)` \|")
ON_SOCKETS = "converse"
"""The one hop of the server that the move below does not take: it talks to a real socket."""

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="the documentation is not here")


class Hop(NamedTuple):
    file: str
    function: str


def hops() -> list[Hop]:
    found = HOP.findall(PAGE.read_text(encoding="utf-8"))
    assert [int(number) for number, _, _ in found] == list(range(1, len(found) + 1))
    return [Hop(file, function) for _, file, function in found]


def python_functions(source: str) -> set[str]:
    """All functions of a file, methods with their class."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


def test_every_hop_is_there() -> None:
    assert len(hops()) > 10
    for file, function in hops():
        source = (ROOT / file).read_text(encoding="utf-8")
        if file.endswith(".py"):
            assert function in python_functions(source), (file, function)
        else:
            assert re.search(
                rf"function {function}\b|\b{function}\([^)]*\)(: [^{{]+)? \{{|[{{ ]{function}[, }}]", source
            ), file


def test_no_file_is_visited_twice() -> None:
    files = [file for file, _ in hops()]
    assert len(files) == len(set(files))


@contextmanager
def calls_of(wanted: list[Hop]) -> Iterator[list[Hop]]:
    """The hops that are taken meanwhile, each once, in the order of their first calls."""
    places = {(str(ROOT / file), function): Hop(file, function) for file, function in wanted}
    taken: list[Hop] = []

    def notice(frame: FrameType, event: str, _: object) -> None:
        hop = places.get((frame.f_code.co_filename, frame.f_code.co_qualname)) if event == "call" else None
        if hop is not None and hop not in taken:
            taken.append(hop)

    sys.setprofile(notice)
    try:
        yield taken
    finally:
        sys.setprofile(None)


async def test_a_move_takes_this_way_through_the_server(tmp_path: Path) -> None:
    wanted = [hop for hop in hops() if hop.file.endswith(".py") and hop.function != ON_SOCKETS]
    async with service(tmp_path) as one:
        session = await session_of(one, FIRST_GAME)
        mover = session.table.mover()
        assert mover is not None
        viewer = SocketConnection(cast(Any, None), f"g{mover}", mover, 0, "127.0.0.1")
        await one.live_tables.enter(session, viewer)
        command = wire.Act(type="act", seq=session.table.seq, action=session.table.state.legal_actions()[0])
        guest = Guest(f"g{mover}", f"G{mover}")
        with calls_of(wanted) as taken:
            await carry_out(one.live_tables, one.bot_pool, session, guest, command, "127.0.0.1")
    assert taken == wanted
