"""When the server has to act at a table without being asked."""

from __future__ import annotations

from typing import Protocol

from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import Pace

__all__ = ["PACES", "Pauses", "due_at"]

PACES: dict[Pace, float] = {"slow": 2.5, "normal": 1.0, "quick": 0.5}
"""How much of a bot's usual pause a table wants. Even a quick bot waits until the eye has seen the last tile settle."""


class Pauses(Protocol):
    """How long the server waits before it acts, in seconds."""

    @property
    def bot_pause(self) -> float:
        """Before a bot's move."""
        ...

    @property
    def forced_pause(self) -> float:
        """Before a move that its player has no choice about."""
        ...


def due_at(table: Table, pauses: Pauses) -> int | None:
    """When the server has to act, in milliseconds since 1970; `None` while the table waits for people."""
    mover = table.mover()
    if mover is None or table.paused:
        return None
    if table.places[mover].level:
        return table.since + int(1000 * pauses.bot_pause * PACES[table.settings.pace])
    if table.forced() is not None:
        return table.since + int(1000 * pauses.forced_pause)
    left = table.clock_left()
    return None if left is None else table.since + left
