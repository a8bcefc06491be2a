"""Connections: a request has to arrive in time, and no address may hold too many. Uvicorn leaves both to a proxy, which a
classroom does not have."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from abaculus.server.http.header_limits import HEADERS_TOO_LARGE, LINE_TOO_LONG, AnyProtocol, bounded
from abaculus.server.settings import Limits, Network

__all__ = ["guarded_protocol", "open_files"]


class _GuardedProtocol(AnyProtocol):  # type: ignore[misc]
    """One connection."""

    limits: Limits
    trusted: tuple[Network, ...]
    held: Counter[str]
    """How many connections each address has."""
    _deadline: asyncio.TimerHandle | None = None
    _before: object = None
    """The last request, while the next one is awaited."""
    _peer: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected; a request has to follow."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        self.held[self._peer] += 1
        if self.held[self._peer] > self.limits.connections_per_address and not _trusts(self.trusted, self._peer):
            self.refuse("429 Too Many Requests")
        else:
            self._await()

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.transport.is_closing():
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._await()
        super().data_received(data)
        if self.cycle is not self._before and not self.cycle.more_body:
            self._arrived()

    def handle_websocket_upgrade(self, *event: object) -> None:
        """From now on this is a WebSocket, which has its own limits."""
        self._leave()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._leave()
        super().connection_lost(exc)

    def _await(self) -> None:
        self._before = self.cycle
        self._deadline = self.loop.call_later(self.limits.request_seconds, self._late)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        if self.cycle is not self._before and self.cycle.response_started:
            self.transport.abort()
        else:
            self.refuse("408 Request Timeout")

    def send_400_response(self, msg: str) -> None:
        """The parser gives up; h11's error says why."""
        hint = getattr(sys.exc_info()[1], "error_status_hint", 400)
        self.refuse({414: LINE_TOO_LONG, 431: HEADERS_TOO_LARGE}.get(hint, "400 Bad Request"))

    def refuse(self, status: str) -> None:
        """Refuse a request before all of it has arrived, and hang up; say nothing that could be taken for an earlier answer."""
        if self.transport.is_closing():
            return
        earlier = self.cycle is not None and not self.cycle.response_complete
        if earlier and (self.cycle.response_started or not self.cycle.more_body):
            self.transport.abort()
            return
        self.transport.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()

    def _leave(self) -> None:
        self._arrived()
        if self._peer is not None:
            self.held[self._peer] -= 1
            if not self.held[self._peer]:
                del self.held[self._peer]
            self._peer = None


def guarded_protocol(
    limits: Limits, trusted: tuple[Network, ...], base: Any = AutoHTTPProtocol
) -> type[asyncio.Protocol]:
    """Uvicorn's protocol for HTTP, within limits. Trusted proxies act for many clients and may hold any number of connections."""
    facts = {"limits": limits, "trusted": trusted, "held": Counter[str]()}
    return type("GuardedProtocol", (_GuardedProtocol, bounded(base, limits)), facts)


def _trusts(trusted: tuple[Network, ...], peer: str) -> bool:
    try:
        return any(ipaddress.ip_address(peer) in network for network in trusted)
    except ValueError:  # a Unix socket
        return True


def open_files() -> None:
    """Allow this process as many open files as the machine does; the initial limit is often about a thousand."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
