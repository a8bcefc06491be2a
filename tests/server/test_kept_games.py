"""What version 0.1.0 left in its database goes on, also after a move to PostgreSQL: unfinished games are played on."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_databases import postgresql
from server_storage import opened
from sqlalchemy import create_engine, insert, select

from abaculus.server.announce import Announcer
from abaculus.server.settings import Settings
from abaculus.server.storage import schema
from abaculus.server.storage.database import upgrade
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.commands import Act, Command, Play
from abaculus.server.tables.decide import decide
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.projection import update, viewer_of
from abaculus.server.tables.table import table_from

pytestmark = pytest.mark.compiled
KEPT = Path(__file__).parents[1] / "core" / "data" / "versions" / "0.1.0"
MOVES = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database that holds what the kept one holds."""
    shutil.copy(KEPT / "abaculus.db", tmp_path)
    kept = f"sqlite:///{tmp_path}/abaculus.db"
    if request.param == "sqlite":
        yield kept
        return
    upgrade(Settings(database=kept).database_url())
    with postgresql() as url:
        asyncio.run(copy_rows(kept, url))
        yield url


async def copy_rows(source: str, target: str) -> None:
    engine = create_engine(source)
    async with opened(target) as storage:
        for table in schema.metadata.sorted_tables:
            with engine.connect() as reading:
                rows: list[dict[str, Any]] = [dict(row._mapping) for row in reading.execute(select(table))]
            if rows:
                async with storage.engine.begin() as writing:
                    await writing.execute(insert(table), rows)
    engine.dispose()


def test_kept_tables_look_as_they_did_and_unfinished_games_are_played_on(database: str) -> None:
    kept = json.loads((KEPT / "people.json").read_text(encoding="utf-8"))

    async def play() -> int:
        played = 0
        async with opened(database) as storage:
            live_tables = LiveTables(Settings(), storage, Announcer())
            guests = [await id_of(storage, name) for name in ("Ada", "Ben")]
            for name, before in kept["tables"].items():
                session = await live_tables.session(name)
                assert session.table.phase == before["phase"]
                seen = [update(session.table, viewer_of(session.table, guest), guest, 0) for guest in guests]
                assert [one.update["position"] for one in seen] == before["positions"]
                played += await play_on(live_tables, name)
            await live_tables.close()
            for name in kept["tables"]:  # and what happened is in the log
                written, table = table_from(name, await storage.load(name)), (await live_tables.session(name)).table
                assert (written.seq, written.places, written.phase) == (table.seq, table.places, table.phase)
                assert [step.text for step in written.history] == [step.text for step in table.history]
        return played

    assert asyncio.run(play()) > 3 * MOVES


async def id_of(storage: Storage, name: str) -> str:
    found = await storage.one(select(schema.guests.c.id).where(schema.guests.c.name == name))
    assert found is not None
    return str(found.id)


async def play_on(live_tables: LiveTables, name: str) -> int:
    """Make moves at a table, whoever is on move; how many."""
    session = await live_tables.session(name)
    for number in range(MOVES):
        table = session.table
        mover = table.mover()
        if mover is None:
            return number
        action, place = table.state.legal_actions()[-1], table.places[mover]
        claim = table.state.worth(action) if table.settings.reckon == "move" else None
        command: Command = (
            Play(action, "bot") if place.level else Act(place.guest, table.seq, action, mover, claim)
        )  # fmt: skip
        before = table.seq
        await live_tables.submit(session, lambda now, command=command: decide(now, command, session.seed))
        assert session.table.seq > before
    return MOVES
