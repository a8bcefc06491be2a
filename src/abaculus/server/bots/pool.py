"""Bots think in worker processes: with a time limit, in fair turns, and a crash costs no more than the time of one move."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sys
from collections import OrderedDict, deque
from typing import NamedTuple

from pydantic import ValidationError

from abaculus.core.information import InformationSet
from abaculus.server.bots.jobs import Choose, Chosen, Hint, Job, task_line

__all__ = ["BotPool"]

_log = logging.getLogger("abaculus.server")

HINTS = 10_000
"""Hints that are remembered, so that all steps of a hint are about the same move."""
_COMPILING_SECONDS = 60
"""For the first task of its kind, for which a worker may have to compile: that is not the bot's thinking."""


class Waiting(NamedTuple):
    """A job in the queue, and its answer to come: a line of JSON, or nothing if the worker fails."""

    known: InformationSet
    job: Job
    answer: asyncio.Future[bytes | None]

    @property
    def kind(self) -> tuple[str, str]:
        """What has to be compiled once for all jobs of a kind."""
        return self.known.game.id, self.job.level if isinstance(self.job, Choose) else self.job.what


class BotPool:
    """A few worker processes and a queue in which the hosts of tables take turns.

    A second queue, for tables at which only bots play, is served when the first one is empty.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self._count, self._seconds = count, seconds
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._behind: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._some = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        """The running workers, by place."""
        self._warm: dict[int, tuple[str, str]] = {}
        """The kind of job that each of them did last."""
        self.crashes = 0
        self._hints: OrderedDict[tuple[str, int, int], int] = OrderedDict()

    async def open(self) -> None:
        """Start the workers."""
        self._workers = [
            asyncio.create_task(self._work(place), name=f"bot worker {place}") for place in range(self._count)
        ]

    async def close(self) -> None:
        """Stop them."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        """What a bot does, knowing this. If it fails twice, a random legal action is taken instead.

        With `behind`, all others think first.
        """
        for _ in range(2):
            action = await self._action(host, known, Choose(level, random.getrandbits(31)), behind)
            if action is not None:
                return action
            _log.warning("bot failed", extra={"game": known.game.id, "level": level})
        return random.choice(known.state.legal_actions())

    async def hint(self, host: str, known: InformationSet, place: tuple[str, int, int]) -> int:
        """What the strongest bot would do; the same answer whenever it is asked about the same place (table, event, seat)."""
        if place not in self._hints:
            action = await self._action(host, known, Hint(seed=0))
            if action is None:
                action = await self.choose(host, known, "greedy")  # rather a simple hint than none
            self._hints.setdefault(place, action)  # two requests may have come at the same time
            if len(self._hints) > HINTS:
                self._hints.popitem(last=False)
        return self._hints[place]

    async def _action(self, host: str, known: InformationSet, job: Choose | Hint, behind: bool = False) -> int | None:
        """The action that a worker answers with, if it is a legal one."""
        answer = await self.think(host, known, job, behind)
        if answer is None:
            return None
        try:
            action = Chosen.model_validate_json(answer).action
        except ValidationError:
            return None
        return action if action in known.state.legal_actions() else None

    async def think(self, host: str, known: InformationSet, job: Job, behind: bool = False) -> bytes | None:
        """A worker's answer, as JSON, to a job about what a player knows; nothing if it failed or took too long."""
        one = Waiting(known, job, asyncio.get_running_loop().create_future())
        queue = self._behind if behind else self._waiting
        queue.setdefault(host, deque()).append(one)
        self._some.set()
        return await one.answer

    def waiting(self) -> int:
        """How many bots wait for a worker."""
        return sum(len(jobs) for queue in (self._waiting, self._behind) for jobs in queue.values())

    async def _next(self) -> Waiting:
        """The job of the host who has waited longest since the last one."""
        while not (queue := self._waiting or self._behind):
            self._some.clear()
            await self._some.wait()
        host, jobs = queue.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            queue[host] = jobs
        return job

    async def _work(self, place: int) -> None:
        process = None
        one: Waiting | None = None
        try:
            while True:
                one = await self._next()
                answer = None
                try:
                    if process is None or process.returncode is not None:
                        process = await _start()
                        self.processes[place] = process
                        self._warm.pop(place, None)
                    answer = await self._ask(place, process, one)
                except OSError:  # no process can be started now: this job fails, the next one tries again
                    _log.exception("a bot's worker could not be started")
                if answer is None:
                    self.crashes += 1
                    if process is not None:
                        await _stop(process)
                    process = None
                if not one.answer.done():
                    one.answer.set_result(answer)
                one = None
        finally:
            if one is not None and not one.answer.done():
                one.answer.cancel()
            if process is not None:
                await _stop(process)

    async def _ask(self, place: int, process: asyncio.subprocess.Process, one: Waiting) -> bytes | None:
        assert process.stdin is not None
        assert process.stdout is not None
        limit = self._seconds if self._warm.get(place) == one.kind else self._seconds + _COMPILING_SECONDS
        try:
            process.stdin.write(task_line(one.known, one.job))
            await process.stdin.drain()
            async with asyncio.timeout(
                limit
            ):  # wait_for() would lose a cancellation that comes together with the answer
                line = await process.stdout.readline()
        except (TimeoutError, OSError, ValueError):
            return None
        if not line.endswith(b"}\n"):  # it died before the end of its answer
            return None
        self._warm[place] = one.kind
        return line.rstrip()


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "abaculus.server.bots.worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20,
        env={**os.environ, "ABACULUS_QUIET": "1"},
        start_new_session=True,  # Ctrl-C is meant for the server, which stops its workers
    )  # fmt: skip


async def _stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
