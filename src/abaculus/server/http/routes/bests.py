"""Routes for the best results of playing alone."""

from __future__ import annotations

from fastapi import APIRouter

from abaculus.server import wire
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep, SessionDep, ended
from abaculus.server.storage.best_results import BestRow, best_results
from abaculus.server.tables.solo_results import result_of

__all__ = ["router"]

router = APIRouter(tags=["guest"], responses=REFUSALS)


@router.get("/api/guest/bests")
async def my_bests(service: ServiceDep, guest: RequiredGuest) -> list[wire.BestResult]:
    """Your best results in games that you have played alone to their end, one for each game and its terms."""
    return [_shown(row) for row in await best_results(service.storage.engine, guest.id)]


@router.get("/api/tables/{table}/best")
async def best_like_this(service: ServiceDep, session: SessionDep, guest: RequiredGuest) -> wire.BestResult | None:
    """Your best result on the terms of this game, which is over; nothing where it was not yours alone."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        result = result_of(table)
    if result is None or result.guest != guest.id:
        return None
    rows = await best_results(service.storage.engine, guest.id)
    same = [row for row in rows if (row.game, row.terms) == (result.game, result.terms)]
    return _shown(same[0]) if same else None


def _shown(row: BestRow) -> wire.BestResult:
    return wire.BestResult(**row._asdict())
