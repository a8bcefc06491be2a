"""Bots think in worker processes: with a time limit, in fair turns, and a crash costs one move's time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import sys
from collections import OrderedDict, deque
from typing import Any

from abaculus.core.information import InformationSet

__all__ = ["BotPool"]

_log = logging.getLogger("abaculus.server")

Job = tuple[dict[str, Any], "asyncio.Future[dict[str, Any] | None]"]
HINTS = 10_000
"""Hints that are remembered, so that the steps of one belong together."""


class BotPool:
    """A few worker processes and a queue in which every table's host has a place of equal right.

    Behind it there is a second queue, for tables at which nobody plays: they keep nobody who does waiting.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self._count, self._seconds = count, seconds
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._behind: OrderedDict[str, deque[Job]] = OrderedDict()
        self._some = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        """The living workers, by place."""
        self.crashes = 0
        self._hints: OrderedDict[tuple[str, int, int], int] = OrderedDict()

    async def open(self) -> None:
        """Start the workers."""
        self._workers = [
            asyncio.create_task(self._work(place), name=f"thinker {place}") for place in range(self._count)
        ]

    async def close(self) -> None:
        """Stop them."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        """What a bot does, knowing this. A bot that fails twice is replaced by a legal action at random.

        `behind` lets all others think first.
        """
        for _ in range(2):
            job = {"what": "choose", "level": level, "seed": random.getrandbits(31)}
            answer = await self.think(host, known, job, behind)
            action = None if answer is None else answer.get("action")
            if action is not None and action in known.state.legal_actions():
                return int(action)
            _log.warning("bot failed", extra={"game": known.game.id, "level": level})
        return random.choice(known.state.legal_actions())

    async def hint(self, host: str, known: InformationSet, place: tuple[str, int, int]) -> int:
        """What the strongest bot would do. Asked again about the same place (table, event, seat), it says the same."""
        if place not in self._hints:
            answer = await self.think(host, known, {"what": "hint", "seed": 0})
            action = -1 if answer is None else answer.get("action", -1)
            if action not in known.state.legal_actions():
                action = await self.choose(host, known, "greedy")  # rather a simple hint than none
            self._hints.setdefault(place, int(action))  # somebody may have asked twice at the same time
            if len(self._hints) > HINTS:
                self._hints.popitem(last=False)
        return self._hints[place]

    async def think(
        self, host: str, known: InformationSet, job: dict[str, Any], behind: bool = False
    ) -> dict[str, Any] | None:
        """A worker's answer to a job about what a player knows; nothing if it failed or took too long."""
        done: asyncio.Future[dict[str, Any] | None] = asyncio.get_running_loop().create_future()
        game = known.game
        asked = {"game": game.id, "options": game.log_options(), "known": known.to_json(), **job}
        queue = self._behind if behind else self._waiting
        queue.setdefault(host, deque()).append((asked, done))
        self._some.set()
        return await done

    def waiting(self) -> int:
        """How many bots wait for a worker."""
        return sum(len(jobs) for queue in (self._waiting, self._behind) for jobs in queue.values())

    async def _next(self) -> Job:
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
        job: Job | None = None
        try:
            while True:
                job = await self._next()
                answer = None
                try:
                    if process is None or process.returncode is not None:
                        process = await _start()
                        self.processes[place] = process
                    answer = await self._ask(process, job[0])
                except OSError:  # no process to be had now: this one bot goes without, the next one tries again
                    _log.exception("a bot's worker could not be started")
                if answer is None:
                    self.crashes += 1
                    if process is not None:
                        await _stop(process)
                    process = None
                if not job[1].done():
                    job[1].set_result(answer)
                job = None
        finally:
            if job is not None and not job[1].done():
                job[1].cancel()
            if process is not None:
                await _stop(process)

    async def _ask(self, process: asyncio.subprocess.Process, asked: dict[str, Any]) -> dict[str, Any] | None:
        assert process.stdin is not None
        assert process.stdout is not None
        # The first game of its kind may have to be compiled; that is not the bot's thinking.
        kind = (asked["game"], asked.get("level", asked["what"]))
        limit = self._seconds if getattr(process, "warm", None) == kind else self._seconds + 60
        try:
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(limit):  # wait_for() would lose a cancelling that comes with the answer
                answer = json.loads(await process.stdout.readline())
        except (TimeoutError, OSError, ValueError):
            return None
        process.warm = kind  # type: ignore[attr-defined]
        return answer if isinstance(answer, dict) else None


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "abaculus.server.bots.worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20,
        env={**os.environ, "ABACULUS_QUIET": "1"},
        start_new_session=True,  # Ctrl-C is meant for the server; workers end with it
    )  # fmt: skip


async def _stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
