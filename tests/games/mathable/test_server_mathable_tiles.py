"""Tile files of Mathable that are slow to read, and large numbers of them."""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import abaculus
from abaculus.games.mathable import box
from abaculus.server.http.app import create_app
from abaculus.server.settings import Limits, Settings
from abaculus.server.tables import game_cache

pytestmark = pytest.mark.once

game = importlib.import_module("abaculus.games.mathable.game")  # one of the names that it imports is replaced


def tokens(number: int) -> str:
    """As many different tokens as possible: the file that takes longest to read. Every number gives a different one."""
    return "".join(f"{value}\n" for value in [number, *range(300, 358)])


def forget_games() -> None:
    """As if other guests had loaded so many other games that these were forgotten."""
    game_cache._games.clear()


@contextlib.asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """A server in this process, and a guest."""
    settings = Settings(database=f"sqlite:///{folder}/games.db", compile_ahead=False, limits=Limits())
    app = create_app(settings)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as ada,
    ):
        await ada.post("/api/guest", json={"name": "Ada"})
        yield app.state.service, ada


async def test_everybody_waited_while_a_tile_file_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, where = game.read_tokens, Counter[str]()
    step = "the server warms up"

    def reading(given: str) -> Any:
        if given.count("\n") == 59:
            where[f"{step}: {threading.current_thread() is threading.main_thread()}"] += 1
        return read(given)

    monkeypatch.setattr("abaculus.server.service._warm_up", lambda: None)
    monkeypatch.setattr(game, "read_tokens", reading)
    async with served(tmp_path) as (service, ada):
        asked = {"game": "mathable", "options": {"players": 2}}

        async def post(path: str, **body: Any) -> Any:
            answer = await ada.post(path, json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()

        step = "a table is made"
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = (await post("/api/tables", **asked, tiles=tokens(1), seats=seats))["id"]
        step = "a game begins"
        forget_games()
        await post(f"/api/tables/{table}/commands", type="sit")
        step = "a log is read"
        forget_games()
        service.live_tables.sessions.clear()
        assert (await ada.get(f"/api/tables/{table}")).status_code == 200
        step = "a rematch is made"
        forget_games()
        await post(f"/api/tables/{table}/commands", type="resign")
        await post(f"/api/tables/{table}/commands", type="rematch")
        step = "bots begin among themselves"
        await post("/api/tables", **asked, tiles=tokens(2), seats=[{"kind": "bot"}] * 2)
        step = "a class is made"
        code = (await post("/api/classes", game="mathable", players=2, bots=1, tiles=tokens(3)))["code"]
        step = "a pupil joins"
        forget_games()
        ada.cookies.clear()
        await post("/api/guest", name="Bob")
        await post(f"/api/classes/{code}/join")
        for path in ("/api/positions", "/api/analysis", "/api/setting-up"):
            step = path
            await post(path, **asked, tiles=tokens(4))
    assert len(where) > 6, where
    assert [name for name in where if name.endswith("True")] == []


def test_token_sets_that_people_think_up_piled_up_in_memory() -> None:
    for number in range(50):
        abaculus.load_game("mathable", tiles=f"{' '.join(['1'] * 20)}\n{100 + number}\n")
    assert box._results.cache_info().currsize < 50
