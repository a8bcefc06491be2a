"""The heartbeat of a server process: it says in the database that the server is up, so that an outage is noticed afterwards."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from abaculus.server.clock import at_least, now_ms
from abaculus.server.refusal import Refused

if TYPE_CHECKING:
    from abaculus.server.tables.live_tables import LiveTables

__all__ = ["Heartbeat"]


class Heartbeat:
    """Nobody's clock runs while the server is away."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._up = 0

    async def pulse(self) -> None:
        """Say that the server is up. After it was away, by all processes, the clocks here go on where they stood."""
        began, until = await self._live_tables.storage.pulse(
            now_ms(), int(3000 * self._live_tables.settings.poll_seconds)
        )
        at_least(until)
        if began != self._up:
            for session in list(self._live_tables.sessions.values()):
                with contextlib.suppress(Refused):
                    await self._live_tables.excuse(session)
            self._up = began  # only now: where this fails it is done again
