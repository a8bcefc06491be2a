"""Who works with the live tables of a process: both are handed to `LiveTables` when it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from abaculus.server.tables.events import Event
from abaculus.server.tables.session import TableSession

if TYPE_CHECKING:
    from abaculus.server.tables.live_tables import LiveTables

__all__ = ["Attendant", "TableObserver"]


class Attendant(Protocol):
    """Whoever acts for the server at tables: `AutoPlayer`."""

    def attend(self, live_tables: LiveTables, session: TableSession) -> None:
        """A table was read or has changed: see whether the server has to act there."""
        ...


class TableObserver(Protocol):
    """Whoever wants to know what happens at tables."""

    def appended(self, session: TableSession, events: Sequence[Event]) -> None:
        """This process has added events to a table's log, and shown them."""
        ...
