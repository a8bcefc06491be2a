"""Waiting for what has to happen, instead of guessing how long it takes."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

T = TypeVar("T")
Words = str | Callable[[], str]

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""


@overload
async def until(
    condition: Callable[[], Awaitable[T | None]], what: Words = ..., within: float = ..., every: float = ...
) -> T: ...


@overload
async def until(condition: Callable[[], T | None], what: Words = ..., within: float = ..., every: float = ...) -> T: ...


async def until(
    condition: Callable[[], Any], what: Words = "this never happened", within: float = PATIENCE, every: float = 0.02
) -> Any:
    """Ask a function, plain or async, again and again until its answer is true; that answer.

    After `within` seconds the test fails, saying `what`.
    """
    late = time.monotonic() + within
    while True:
        found = condition()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return found
        assert time.monotonic() < late, what if isinstance(what, str) else what()
        await asyncio.sleep(every)


def wait_until(condition: Callable[[], T | None], what: Words = "this never happened", within: float = PATIENCE) -> T:
    """The same where no loop runs."""
    late = time.monotonic() + within
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < late, what if isinstance(what, str) else what()
        time.sleep(0.05)


async def retried(work: Callable[[], Awaitable[T]], *failures: type[Exception]) -> T:
    """What comes of some work, tried again whenever it fails in one of these ways, however long that takes."""
    while True:
        try:
            return await work()
        except failures:
            await asyncio.sleep(0.1)


async def give_way() -> None:
    """Let every other task that is ready take one step."""
    await asyncio.sleep(0)
