"""Storage for the server's tests, and what is written to it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from sample_games import DICE_GAME, FIRST_GAME

from abaculus.server.settings import Settings
from abaculus.server.storage.log_writer import Append, TableRow
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import decide
from abaculus.server.tables.events import Acted, Created, LogLine
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table_settings import SeatPlan, TableSettings


@contextlib.asynccontextmanager
async def opened(database: str, kind: type[Storage] = Storage) -> AsyncIterator[Storage]:
    storage = kind(Settings(database=database).database_url())
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def made(name: str, seq: int = 1, touched: int = 1000, **more: Any) -> TableRow:
    row = {"phase": "waiting", "listed": True, "host": "host", "seed": "00" * 32, "due": None, "created": 1000, **more}
    return TableRow(id=name, game=FIRST_GAME, seq=seq, touched=touched, **row)


def first_line(name: str) -> LogLine:
    return LogLine(1, 1000, Created(FIRST_GAME, {"players": 2}, (), TableSettings(), name, ""))


def new(name: str, **more: Any) -> Append:
    return Append(made(name, **more), [first_line(name)], [], new=True)


def later(name: str, seq: int, text: str = "") -> Append:
    return Append(made(name, seq), [later_line(seq, text)], [])


def later_line(seq: int, text: str) -> LogLine:
    return LogLine(seq, 1000, Acted(0, text, "player"))


async def table_for_two(live_tables: LiveTables, game: str = DICE_GAME, **settings: Any) -> TableSession:
    seats = [SeatPlan("open")] * 2
    return await live_tables.create(game, {"players": 2}, seats, TableSettings(**settings), "host", False)


def sit(guest: str, seed: str) -> Any:
    return lambda table: decide.sit(table, seed, guest, guest, None, "")


class Full(Storage):
    """A disk that is full whenever `full` says so."""

    full = False
    refused = 0

    async def append(self, what: Append) -> None:
        if self.full:
            self.refused += 1
            raise OSError("no space left")
        await super().append(what)
