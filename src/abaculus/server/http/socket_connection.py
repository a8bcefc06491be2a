"""The way out to one client at a table: messages wait in a short queue, and nobody else waits for a client that is slow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

if TYPE_CHECKING:
    from abaculus.server.identity import Guest

__all__ = ["SocketConnection"]

_OUTBOX = 200
"""Messages that may wait for a client. One that is further behind is dropped, and comes back for the present."""


class SocketConnection:
    """One socket. Sending never waits: a client that does not read is dropped."""

    def __init__(
        self, socket: WebSocket, guest: str, viewer: int | None, seen: int, address: str, known: Guest | None = None
    ) -> None:
        self._socket, self.address, self.known = socket, address, known
        self.guest, self.viewer, self.chosen, self.seen = guest, viewer, False, seen
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=_OUTBOX)

    def send(self, message: bytes) -> None:
        """Send soon."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def mention(self, message: bytes) -> None:
        """Send soon, while there is plenty of room for what matters."""
        if self._outbox.qsize() < _OUTBOX // 2:
            self._outbox.put_nowait(message)

    def end(self) -> None:
        """Hang up after what is still to be said, or at once where there is too much of it."""
        if self._outbox.full():
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def speak(self) -> None:
        """Send what there is to be sent, until the end."""
        while (message := await self._outbox.get()) is not None:
            await self._socket.send_text(message.decode())
