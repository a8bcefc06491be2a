"""Whether the database can be written, found out by writing. Reading says nothing about a disk that is full."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection, insert, update

from abaculus.server.storage import schema

__all__ = ["Probe", "WriteProbe", "write_probe"]


class Probe(NamedTuple):
    """A row that is there only to be written: whether the database takes it is the answer."""

    name: str
    at: int


def write_probe(connection: Connection, what: Probe) -> None:
    """Write the row, with a new time in it: SQLite writes nothing where nothing changes."""
    row = schema.leases  # of a table that does not exist; what is left of it is swept with old leases
    values = {"holder": what.name, "until": what.at}
    if not connection.execute(update(row).where(row.c.table == what.name).values(values)).rowcount:
        connection.execute(insert(row).values(table=what.name, **values))


class WriteProbe:
    """Writes at most once a second, however many ask."""

    def __init__(self, put: Callable[[Probe], Awaitable[None]], every: float = 1.0) -> None:
        self._put, self._every = put, every
        self._name = f"probe {secrets.token_hex(8)}"  # of this process alone: no other one keeps it waiting
        self._asked: asyncio.Task[bool] | None = None
        self._ended = 0.0

    async def writable(self) -> bool:
        """The answer of a write that has just ended or is under way, or of a new one."""
        if self._asked is None or (self._asked.done() and time.monotonic() - self._ended > self._every):
            self._asked = asyncio.create_task(self._write(), name="probe")
        return await asyncio.shield(self._asked)

    async def _write(self) -> bool:
        try:
            await self._put(Probe(self._name, time.time_ns() // 1_000_000))
        except Exception:
            return False
        finally:
            self._ended = time.monotonic()
        return True
