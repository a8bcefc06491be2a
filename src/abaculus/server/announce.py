"""Telling other server processes what happened: nothing to do for one process, Redis for several.

An announcement only says that there is something new; the log says what it is. A lost announcement costs time, not data.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from abaculus.core.errors import MissingExtra

__all__ = ["Announcer", "RedisAnnouncer", "announcer_for"]

_log = logging.getLogger("abaculus.server")
_CHANNEL = "abaculus"

Listener = Callable[[dict[str, Any]], Awaitable[None]]
"""Takes what another process announced, unread."""


class Announcer:
    """The announcer of a single server process."""

    async def open(self, listener: Listener) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, news: Mapping[str, object]) -> None:
        """Tell all other processes, soon."""


class RedisAnnouncer(Announcer):
    """Announcements over Redis. While Redis is down nothing is announced, and processes find out by polling the database."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
        except ImportError as problem:
            raise MissingExtra("announcing between processes needs redis: pip install 'abaculus[redis]'") from problem
        self._redis: Any = redis.from_url(url)  # redis does not type what it makes here
        self._origin = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)

    async def open(self, listener: Listener) -> None:
        """Start listening and sending."""
        self._tasks = [
            asyncio.create_task(self._listen(listener), name="redis in"),
            asyncio.create_task(self._speak(), name="redis out"),
        ]

    async def close(self) -> None:
        """Stop once everything has been sent."""
        for _ in range(50):
            if self._outbox.empty():
                break
            await asyncio.sleep(0.02)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, news: Mapping[str, object]) -> None:
        """Tell all other processes, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(json.dumps({**news, "from": self._origin}))

    async def _speak(self) -> None:
        while True:
            news = await self._outbox.get()
            try:
                await self._redis.publish(_CHANNEL, news)
            except Exception as problem:
                _log.warning("redis does not take announcements", extra={"problem": type(problem).__name__})
                await asyncio.sleep(0.5)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = json.loads(message["data"])
                            if news.pop("from", None) != self._origin:
                                await listener(news)
            except Exception as problem:
                _log.warning("redis does not answer", extra={"problem": type(problem).__name__})
                await asyncio.sleep(0.5)


def announcer_for(redis: str) -> Announcer:
    """The announcer that the settings ask for."""
    return RedisAnnouncer(redis) if redis else Announcer()
