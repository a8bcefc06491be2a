"""The tables that a process has in memory, each made from its log when it is first asked for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from abaculus.server.refusal import Refused
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.game_cache import is_loaded
from abaculus.server.tables.session import Room
from abaculus.server.tables.table import Table, table_from

__all__ = ["LONG", "TableCache"]

_PAST = 100
"""Games that are over and are remembered though nobody is at them."""
LONG = 300
"""Events of a log that is read in a thread, because reading it would keep everybody waiting."""


class TableCache:
    """Tables by their id, from memory or from their logs."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.rooms: dict[str, Room] = {}
        self.attend: Callable[[Room], None] = lambda room: None
        """Called after every change: the steward sees whether the server has to act."""
        self._past: OrderedDict[str, Room] = OrderedDict()
        """Games that are over and were looked at in passing, the last ones."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from its log."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:  # also where there is no such table, or asking for such tables would fill the memory
                self._loading.pop(table_id, None)
        room.used = time.monotonic()
        return room

    async def glance(self, table_id: str) -> Room:
        """A table to be looked at in passing. Of games that are over only a few are remembered, however many are read."""
        if table_id in self.rooms:
            return await self.room(table_id)
        room = self._past.pop(table_id, None)
        if room is None or (await self.storage.seqs([table_id])).get(table_id) != room.as_of:
            room = await self._fetch(table_id)
        if room.table.phase != "over":
            return await self.room(table_id)
        self._past[table_id] = room
        while len(self._past) > _PAST:
            self._past.popitem(last=False)
        return room

    async def _load(self, table_id: str) -> Room:
        room = await self._fetch(table_id)
        await self.before_use(room)
        kept = self.rooms.setdefault(table_id, room)
        self.attend(kept)
        return kept

    async def before_use(self, room: Room) -> None:
        """What has to be done for a table that was just read, before anybody can act there."""

    async def _fetch(self, table_id: str) -> Room:
        row = await self.storage.row(table_id) if len(table_id) <= 32 and table_id.isalnum() else None
        if row is None:
            raise Refused("no-table")
        return Room(await self.read(table_id), row.seed, row.listed, (row.seq, row.touched))

    async def read(self, table_id: str) -> Table:
        """The table that its log describes."""
        events = await self.storage.load(table_id)
        made = events[0].body if events else {}
        if len(events) > LONG or not is_loaded(made.get("game", ""), made.get("options", {})):
            return await asyncio.to_thread(table_from, table_id, events)
        return table_from(table_id, events)
