"""The server's clock: the time of day, except that it never goes back.

Pauses, leases and players' clocks are differences between two readings, and some readings are in the database. If the machine's
clock is set back by an hour, this one goes on from where it was, at the pace of the monotonic clock, until the time of day has
caught up. If it is set forward, this one follows: to the tables it looks like an hour in which the server was away.
"""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock", "at_least", "now_ms"]

_DAY = 86_400.0
"""A reading in the database that is further ahead than this came from a clock that was wrong, and is ignored."""


class Clock:
    """Seconds since 1970 as `wall` has them, never going back."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        """How far the clock is ahead of the steady one."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        steady = self._steady()
        self._ahead = max(self._ahead, self._wall() - steady)
        return int(1000 * (steady + self._ahead))

    def at_least(self, ms: int) -> None:
        """Another process, or this server before it was restarted, has read this time: never go back before it."""
        if ms / 1000 - self._wall() <= _DAY:
            self._ahead = max(self._ahead, ms / 1000 - self._steady())


_CLOCK = Clock(lambda: time.time(), time.monotonic)


def now_ms() -> int:
    """Milliseconds since 1970, by the clock of this process."""
    return _CLOCK.now_ms()


def at_least(ms: int) -> None:
    """Set the clock of this process forward to a time that was read elsewhere."""
    _CLOCK.at_least(ms)
