"""Classes for the server's tests: a teacher, pupils who join, and answers that they give."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sample_games import FIRST_GAME
from server_player import Guest
from waiting import until

import abaculus


@asynccontextmanager
async def class_of(base: str, **how: Any) -> AsyncIterator[tuple[Guest, str]]:
    """A teacher and the code of a new class."""
    async with Guest(base, "Ms Frost") as teacher:
        asked = {"game": FIRST_GAME, "players": 2, **how}
        yield teacher, (await teacher.post("/api/classes", **asked))["code"]


async def joins(pupil: Guest, code: str) -> str:
    return str((await pupil.post(f"/api/classes/{code}/join"))["table"])


async def seen(teacher: Guest, code: str) -> dict[str, Any]:
    return dict(await teacher.get(f"/api/classes/{code}/teacher"))


async def many(stack: AsyncExitStack, bases: list[str], count: int) -> list[Guest]:
    return list(
        await asyncio.gather(
            *(stack.enter_async_context(Guest(bases[n % len(bases)], f"Pupil {n}")) for n in range(count))
        )
    )


async def reckons(pupil: Guest, table: str, answers: list[int]) -> None:
    """On the pupil's turn, answer for the first lay, wrong by each of these in turn; a 0 at the end goes through."""
    game = abaculus.load_game(FIRST_GAME, players=2)

    async def own_turn() -> dict[str, Any] | None:
        shown: dict[str, Any] = await pupil.get(f"/api/tables/{table}")
        return shown if shown["table"]["mover"] in shown["you"]["seats"] else None

    now = await until(own_turn)
    action = now["scene"]["moves"]["rows"][0][0]
    points = game.from_position(now["position"]).worth(action)
    for off in answers:
        body = {"type": "act", "seq": now["seq"], "action": action, "reckoned": points + off}
        answer = await pupil.http.post(f"/api/tables/{table}/commands", json=body)
        assert answer.status_code == (200 if off == 0 else 409), answer.text
