"""Worksheets are made one at a time, in a separate thread and in fair turns: asking for many makes nobody else wait."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from abaculus.server.refusal import Refused

__all__ = ["WorksheetKey", "WorksheetQueue"]

WorksheetKey = tuple[str, int, int, str]
"""Game, number of questions, number of the sheet, level: the same key always gives the same sheet."""
_AT_ONCE = 4
"""Sheets that one guest may be waiting for, including the one being made."""
_WAITING = 400
"""Sheets that all guests together may be waiting for."""
_KEPT_BYTES = 16 * 1024 * 1024


class _Job(NamedTuple):
    key: WorksheetKey
    guest: str
    make: Callable[[], bytes]
    made: asyncio.Future[bytes]


class WorksheetQueue:
    """Makes worksheets and remembers the latest of them."""

    def __init__(self) -> None:
        # A separate thread: the default ones are needed for short, urgent work.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worksheets")
        self._turns: dict[str, dict[str, deque[_Job]]] = {}
        """Jobs by address and guest. After its turn an address goes to the end of the queue, and so does a guest among those of
        the same address: inventing many guests takes no turns away from other addresses."""
        self._jobs: dict[WorksheetKey, _Job] = {}
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[WorksheetKey, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._working: asyncio.Task[None] | None = None

    async def get(self, key: WorksheetKey, make: Callable[[], bytes], guest: str, address: str) -> bytes:
        """The sheet with this key: a stored one, one in progress, or a new one, which `make` returns."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        job = self._jobs.get(key)
        if job is None:
            job = self._add(key, make, guest, address)
        return await asyncio.shield(job.made)

    def _add(self, key: WorksheetKey, make: Callable[[], bytes], guest: str, address: str) -> _Job:
        if self._waiting[guest] >= _AT_ONCE:
            raise Refused("too-fast", f"at most {_AT_ONCE} worksheets at a time")
        if len(self._jobs) >= _WAITING:
            raise Refused("busy")
        job = _Job(key, guest, make, asyncio.get_running_loop().create_future())
        self._jobs[key] = job
        self._waiting[guest] += 1
        self._turns.setdefault(address, {}).setdefault(guest, deque()).append(job)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="worksheets")
        return job

    async def _work(self) -> None:
        while self._turns:
            job = self._next()
            try:
                made = await asyncio.get_running_loop().run_in_executor(self._thread, job.make)
            except Exception as problem:
                self._done(job)
                job.made.set_exception(problem)
                job.made.exception()  # mark it as seen: whoever asked may be gone
            else:
                self._done(job)
                self._keep(job.key, made)
                job.made.set_result(made)

    def _next(self) -> _Job:
        address = next(iter(self._turns))
        guests = self._turns.pop(address)
        guest = next(iter(guests))
        jobs = guests.pop(guest)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs
        if guests:
            self._turns[address] = guests
        return job

    def _done(self, job: _Job) -> None:
        del self._jobs[job.key]
        self._waiting[job.guest] -= 1
        if not self._waiting[job.guest]:
            del self._waiting[job.guest]

    def _keep(self, key: WorksheetKey, made: bytes) -> None:
        self._kept[key] = made
        self._kept_bytes += len(made)
        while self._kept_bytes > _KEPT_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Make no more sheets; refuse whoever is waiting."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        for job in self._jobs.values():
            job.made.set_exception(Refused("shutting-down"))
            job.made.exception()
        self._jobs.clear()
        self._turns.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)
