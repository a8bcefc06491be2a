"""The tables that a process has in memory, each built from its log when it is first asked for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from abaculus.server.refusal import Refused
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.events import Created
from abaculus.server.tables.game_cache import is_loaded
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table, table_from

__all__ = ["LONG", "TableCache"]

_PAST = 100
"""Games that are over and are remembered though nobody is at them."""
LONG = 300
"""A log with more events than this is read in a thread, because reading it would keep everybody waiting."""


class TableCache:
    """Tables by their id, from memory or from their logs."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.sessions: dict[str, TableSession] = {}
        self._past: OrderedDict[str, TableSession] = OrderedDict()
        """Games that are over and were looked at in passing, the last ones."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def session(self, table_id: str) -> TableSession:
        """A table, from memory or from its log."""
        session = self.sessions.get(table_id)
        if session is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    session = self.sessions.get(table_id) or await self._load(table_id)
            finally:  # also where there is no such table: made-up ids must not fill the memory
                self._loading.pop(table_id, None)
        session.used = time.monotonic()
        return session

    async def peek(self, table_id: str) -> TableSession:
        """A table to be looked at in passing. Of games that are over only a few are remembered, however many are read."""
        if table_id in self.sessions:
            return await self.session(table_id)
        session = self._past.pop(table_id, None)
        if session is None or (await self.storage.seqs([table_id])).get(table_id) != session.as_of:
            session = await self._fetch(table_id)
        if session.table.phase != "over":
            return await self.session(table_id)
        self._past[table_id] = session
        while len(self._past) > _PAST:
            self._past.popitem(last=False)
        return session

    async def _load(self, table_id: str) -> TableSession:
        session = await self._fetch(table_id)
        await self.before_use(session)
        kept = self.sessions.setdefault(table_id, session)
        self.attend(kept)
        return kept

    async def before_use(self, session: TableSession) -> None:
        """What has to be done for a table that was just read, before anybody can act there."""

    def attend(self, session: TableSession) -> None:
        """What has to be done for a table that can be used now, or that has changed."""

    async def _fetch(self, table_id: str) -> TableSession:
        row = await self.storage.row(table_id) if len(table_id) <= 32 and table_id.isalnum() else None
        if row is None:
            raise Refused("no-table")
        return TableSession(await self.read(table_id), row.seed, row.listed, (row.seq, row.touched))

    async def read(self, table_id: str) -> Table:
        """The table that its log describes."""
        lines = await self.storage.load(table_id)
        made = lines[0].event if lines else None
        quick = isinstance(made, Created) and is_loaded(made.game, made.options)
        if len(lines) > LONG or not quick:
            return await asyncio.to_thread(table_from, table_id, lines)
        return table_from(table_id, lines)
