"""Routes for reviews of finished games."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import APIRouter
from pydantic import BaseModel

from abaculus.server import wire
from abaculus.server.bots.reviews import decisions_of
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep, SessionDep, as_json, ended

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)


class ReasonShown(BaseModel):
    """Why a move would have been better: a text key, what to fill into it, and the points that speak for it."""

    key: str
    args: dict[str, Any]
    points: float


class JudgedShown(BaseModel):
    """A decision beside what would have been best, as its player could know it then. `text` and `better` are notation."""

    number: int
    seat: int
    move: wire.MoveShown
    text: str
    points: int
    parts: list[wire.Part]
    win: float
    margin: float
    lost_win: float
    lost: float
    exact: bool
    forced: bool
    better: str
    """Empty where nothing better is worth a word."""
    better_move: wire.MoveShown | None
    better_points: int
    better_parts: list[wire.Part]
    reasons: list[ReasonShown]


class GameReview(BaseModel):
    """A review as far as it has come."""

    done: int
    all: int
    decisions: list[JudgedShown]


@router.post("/api/tables/{table}/analysis", tags=["tables"])
async def review_game(service: ServiceDep, session: SessionDep, guest: RequiredGuest) -> GameReview:
    """Have a game that is over reviewed; asked again, it says how far that has come."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        found = service.reviews.find(table.id)
        decisions = [] if found else await asyncio.to_thread(decisions_of, table)
    found = found or service.reviews.start(session.table.id, guest.id, decisions)
    return cast(GameReview, as_json(found.shown()))
