"""What a guest may have at the same time, also when much is asked at once; and tile files that take long to read."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_player import Guest
from server_start import Server, postgresql, server

from abaculus.server.app import create_app
from abaculus.server.settings import Limits, Settings

pytestmark = pytest.mark.compiled

LIMITS = {"tables_per_guest": 40, "tokens_per_guest": 8, "classes_per_guest": 20}
FOR_TWO = {"game": "hexago", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def processes(request: pytest.FixtureRequest) -> Iterator[list[Server]]:
    """Two processes on one database."""
    with contextlib.ExitStack() as stack:
        more = {"database": stack.enter_context(postgresql())} if request.param == "postgresql" else {}
        first = stack.enter_context(server(secret="one", limits=LIMITS, **more))
        more = more or {"database": f"sqlite:///{first.folder / 'abaculus.db'}"}
        yield [first, stack.enter_context(server(secret="one", limits=LIMITS, **more))]


async def at_once(bases: list[str], guest: Guest, count: int, path: str, body: Any) -> Counter[str]:
    """Ask the same thing so often at the same time, at each of these processes in turn; how often which answer came."""
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=100)) as client:
        told = await asyncio.gather(*(
            client.post(bases[number % len(bases)] + path, json=body, headers={"cookie": guest.cookie})
            for number in range(count)
        ))  # fmt: skip
    return Counter("done" if answer.status_code == 200 else answer.json()["reason"] for answer in told)


@pytest.mark.parametrize("together", [1, 2], ids=["one process", "two processes"])
def test_sixty_requests_at_once_made_more_than_forty_tables(processes: list[Server], together: int) -> None:
    async def story() -> None:
        bases = [one.url for one in processes[:together]]
        async with Guest(bases[0], "Ada") as ada:
            told = await at_once(bases, ada, 60, "/api/tables", FOR_TWO)
            assert told == {"done": 40, "too-many-tables": 20}
            assert len(await ada.get("/api/tables/mine")) == 40

    asyncio.run(story())


def test_many_requests_at_once_made_more_tokens_than_a_guest_may_have(processes: list[Server]) -> None:
    async def story() -> None:
        bases = [one.url for one in processes]
        async with Guest(bases[0], "Ada") as ada:
            told = await at_once(bases, ada, 40, "/api/guest/tokens", {"label": "my bot"})
            assert told == {"done": 8, "too-many-tokens": 32}
            assert (await ada.http.delete("/api/guest/tokens")).json() == {"dropped": 8}

    asyncio.run(story())


def test_many_requests_at_once_made_more_classes_than_a_guest_may_have(processes: list[Server]) -> None:
    async def story() -> None:
        bases = [one.url for one in processes]
        async with Guest(bases[0], "Ada") as ada:
            told = await at_once(bases, ada, 50, "/api/classes", {"game": "hexago", "players": 2})
            assert told == {"done": 20, "too-many-classes": 30}
            assert len(await ada.get("/api/classes/mine")) == 20

    asyncio.run(story())


def test_a_rematch_that_was_asked_for_many_times_made_as_many_tables(processes: list[Server]) -> None:
    async def story() -> None:
        async with Guest(processes[0].url, "Ada") as ada:
            table = await ada.make_table("hexago", ["me", "greedy"])
            await ada.do(table, "sit")
            await ada.do(table, "resign")
            told = await at_once([processes[0].url], ada, 12, f"/api/tables/{table}/commands", {"type": "rematch"})
            assert told == {"done": 12}
            assert len(await ada.get("/api/tables/mine", over=True)) == 1
            assert len(await ada.get("/api/tables/mine")) == 1

    asyncio.run(story())


# -- tile files --------------------------------------------------------------------------------------------------------------


def tokens(number: int) -> str:
    """As many different tokens as there can be: the file that takes longest to read. Every number gives another one."""
    return "".join(f"{value}\n" for value in [number, *range(300, 358)])


def forget_games() -> None:
    """As if other guests had had so many other games loaded that these are forgotten."""
    try:
        from abaculus.server import loading
    except ImportError:
        from abaculus.server import table

        table._game.cache_clear()
    else:
        loading._games.clear()


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


def test_everybody_waited_while_a_tile_file_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from abaculus.games.mathable import game

    read, where = game.read_tokens, Counter[str]()
    step = "the server warms up"

    def reading(given: str) -> Any:
        if given.count("\n") == 59:
            where[f"{step}: {threading.current_thread() is threading.main_thread()}"] += 1
        return read(given)

    async def story() -> None:
        nonlocal step
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
            service.house.rooms.clear()
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

    monkeypatch.setattr("abaculus.server.service._warm_up", lambda: None)
    monkeypatch.setattr(game, "read_tokens", reading)
    asyncio.run(story())
    assert len(where) > 6, where
    assert [name for name in where if name.endswith("True")] == []


def test_token_sets_that_people_think_up_piled_up_in_memory() -> None:
    import abaculus
    from abaculus.games.mathable import box

    for number in range(50):
        abaculus.load_game("mathable", tiles=f"{' '.join(['1'] * 20)}\n{100 + number}\n")
    assert box._results.cache_info().currsize < 50
