"""A table session: one table in memory, the sockets at it, and what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from pydantic_core import to_json

from abaculus.core.state import State
from abaculus.server import wire
from abaculus.server.tables.encoding import update_json
from abaculus.server.tables.projection import update, viewer_of
from abaculus.server.tables.table import Table

__all__ = ["Connection", "TableSession"]


class Connection(Protocol):
    """A socket at a table, as its table sees it."""

    guest: str
    viewer: int | None
    chosen: bool
    """Whether the client has said which viewer it wants to be."""
    seen: int
    """The last event that was sent."""

    def send(self, message: bytes) -> None:
        """Send soon; a connection that cannot follow is dropped."""
        ...

    def mention(self, message: bytes) -> None:
        """Send soon what nobody will miss, unless much is waiting to be sent already."""
        ...

    def end(self) -> None:
        """Hang up."""
        ...


@dataclass
class TableSession:
    """A table in memory, and who is at it."""

    table: Table
    seed: str
    listed: bool
    as_of: tuple[int, int] = (0, 0)
    """The last event and the last change when the log was read from the database."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    elsewhere: set[str] = field(default_factory=set)
    """Guests who are at the table through another process."""
    gone: dict[str, int] = field(default_factory=dict)
    """Guests whose last socket here has left, and when: they are at the table only if they were seen later."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    driver: asyncio.Task[None] | None = None
    needs_reload: bool = False
    """Whether memory may hold something that is not in the log: the log has to be read again before anything else."""
    choice: tuple[State, str, int] | None = None
    """What a bot has decided last: what it saw, its level, and the action."""
    leased: int = 0
    """Until when this process acts for the server here."""

    def present(self) -> set[str]:
        """The guests who are at the table."""
        return {connection.guest for connection in self.connections if connection.guest} | self.elsewhere

    def show(self) -> None:
        """Send everybody at the table what is new for them."""
        sent: dict[tuple[int | None, str, int], bytes] = {}
        present = self.present()
        for connection in list(self.connections):
            _right_eyes(self.table, connection)
            key = (connection.viewer, connection.guest, connection.seen)
            if key not in sent:
                sent[key] = update_json(update(self.table, *key, present))
            connection.seen = self.table.seq
            connection.send(sent[key])

    def show_to(self, connection: Connection) -> None:
        """Send one connection what its viewer may know."""
        _right_eyes(self.table, connection)
        shown = update(self.table, connection.viewer, connection.guest, connection.seen, self.present())
        connection.send(update_json(shown))
        connection.seen = self.table.seq

    def spread(self, message: wire.Presence | wire.Reaction) -> None:
        """Mention something to everybody at the table. It costs nobody the connection, whoever sends how much of it."""
        text = to_json(message)
        for connection in list(self.connections):
            connection.mention(text)


def _right_eyes(table: Table, connection: Connection) -> None:
    """A connection looks through the eyes that its client chose, as long as that seat is still its guest's."""
    if connection.viewer is not None and connection.viewer not in table.seats_of(connection.guest):
        connection.chosen = False
    if not connection.chosen and connection.viewer != (viewer := viewer_of(table, connection.guest)):
        connection.viewer, connection.seen = viewer, 0
