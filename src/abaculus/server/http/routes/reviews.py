"""Routes for reviews of finished games."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from abaculus.server.bots.reviews import decisions_of
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep, SessionDep, ended
from abaculus.server.http.json_answers import JsonOf
from abaculus.server.wire.analysis import GameReview

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)


@router.post("/api/tables/{table}/analysis", tags=["tables"])
async def review_game(service: ServiceDep, session: SessionDep, guest: RequiredGuest) -> JsonOf[GameReview]:
    """Have a game that is over reviewed; asked again, it says how far that has come."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        found = service.reviews.find(table.id)
        decisions = [] if found else await asyncio.to_thread(decisions_of, table)
    found = found or service.reviews.start(session.table.id, guest.id, decisions)
    return JsonOf(found.to_json())
