"""What a guest may have at the same time, even when many requests come at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sample_games import FIRST_GAME
from server_databases import postgresql
from server_player import Guest
from server_start import Server, server

pytestmark = pytest.mark.compiled

LIMITS = {"tables_per_guest": 40, "tokens_per_guest": 8, "classes_per_guest": 20}
FOR_TWO = {"game": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def processes(request: pytest.FixtureRequest) -> Iterator[list[Server]]:
    """Two processes on one database."""
    with contextlib.ExitStack() as stack:
        more: dict[str, Any] = {"database": stack.enter_context(postgresql())} if request.param == "postgresql" else {}
        first = stack.enter_context(server(secret="one", limits=LIMITS, **more))
        more = more or {"database": f"sqlite:///{first.folder / 'abaculus.db'}"}
        yield [first, stack.enter_context(server(secret="one", limits=LIMITS, **more))]


async def at_once(bases: list[str], guest: Guest, count: int, path: str, body: Any) -> Counter[str]:
    """Ask the same thing `count` times at once, of these processes in turn; how often each answer came."""
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=100)) as client:
        told = await asyncio.gather(*(
            client.post(bases[number % len(bases)] + path, json=body, headers={"cookie": guest.cookie})
            for number in range(count)
        ))  # fmt: skip
    return Counter("done" if answer.status_code == 200 else answer.json()["reason"] for answer in told)


@pytest.mark.parametrize("together", [1, 2], ids=["one process", "two processes"])
async def test_sixty_requests_at_once_made_more_than_forty_tables(processes: list[Server], together: int) -> None:
    bases = [one.url for one in processes[:together]]
    async with Guest(bases[0], "Ada") as ada:
        told = await at_once(bases, ada, 60, "/api/tables", FOR_TWO)
        assert told == {"done": 40, "too-many-tables": 20}
        assert len(await ada.get("/api/tables/mine")) == 40


async def test_many_requests_at_once_made_more_tokens_than_a_guest_may_have(processes: list[Server]) -> None:
    bases = [one.url for one in processes]
    async with Guest(bases[0], "Ada") as ada:
        told = await at_once(bases, ada, 40, "/api/guest/tokens", {"label": "my bot"})
        assert told == {"done": 8, "too-many-tokens": 32}
        assert (await ada.http.delete("/api/guest/tokens")).json() == {"dropped": 8}


async def test_many_requests_at_once_made_more_classes_than_a_guest_may_have(processes: list[Server]) -> None:
    bases = [one.url for one in processes]
    async with Guest(bases[0], "Ada") as ada:
        told = await at_once(bases, ada, 50, "/api/classes", {"game": FIRST_GAME, "players": 2})
        assert told == {"done": 20, "too-many-classes": 30}
        assert len(await ada.get("/api/classes/mine")) == 20


async def test_a_rematch_that_was_asked_for_many_times_made_as_many_tables(processes: list[Server]) -> None:
    async with Guest(processes[0].url, "Ada") as ada:
        table = await ada.make_table(FIRST_GAME, ["me", "greedy"])
        await ada.do(table, "sit")
        await ada.do(table, "resign")
        told = await at_once([processes[0].url], ada, 12, f"/api/tables/{table}/commands", {"type": "rematch"})
        assert told == {"done": 12}
        assert len(await ada.get("/api/tables/mine", over=True)) == 1
        assert len(await ada.get("/api/tables/mine")) == 1
