"""The best results of guests who played alone: one for each game and its terms. They outlive the tables that they come from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from abaculus.core.playing_alone import Terms, is_better, terms_key
from abaculus.server.storage import schema
from abaculus.server.tables.solo_results import SoloResult

__all__ = ["BestRow", "best_results", "keep_result"]


class BestRow(NamedTuple):
    """A guest's best result: `table` is where it was reached, `at` when."""

    game: str
    terms: Terms
    points: int
    table: str
    at: int


def keep_result(connection: Connection, result: SoloResult) -> None:
    """Keep a result if it is the guest's best. One who has been forgotten meanwhile has none."""
    b, g = schema.bests, schema.guests
    kind = _kind(result.terms)
    own = (b.c.guest == result.guest, b.c.game == result.game, b.c.kind == kind)
    before = connection.execute(select(b.c.points).where(*own)).scalar()
    values = {"points": result.points, "table": result.table, "at": result.at}
    if before is not None:
        if is_better(result.points, int(before), result.most_wins):
            connection.execute(update(b).where(*own).values(values))
    elif connection.execute(select(g.c.id).where(g.c.id == result.guest)).first() is not None:
        terms = terms_key(result.terms)
        connection.execute(
            insert(b).values(guest=result.guest, game=result.game, kind=kind, terms=terms, **values)
        )  # fmt: skip


async def best_results(engine: AsyncEngine, guest: str) -> Sequence[BestRow]:
    """All best results of a guest, by game, the newest first."""
    b = schema.bests.c
    wanted = select(b.game, b.terms, b.points, b.table, b.at).where(b.guest == guest).order_by(b.game, b.at.desc())
    async with engine.connect() as connection:
        found = (await connection.execute(wanted)).all()
    return [BestRow(one.game, json.loads(one.terms), one.points, one.table, one.at) for one in found]


def _kind(terms: Terms) -> str:
    """A key of fixed length: options may be long texts of one's own."""
    return hashlib.sha256(terms_key(terms).encode()).hexdigest()
