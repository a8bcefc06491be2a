"""How long the head of a request may be: its first line, its headers, and the trailers of a chunked body.

Uvicorn's parsers keep every header they are sent. What they have taken in and not yet handed on as a body is counted here, in
small pieces, so that the count does not depend on how a client splits its request or where the parser thinks that one ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from abaculus.server.settings import Limits

__all__ = ["HEADERS_TOO_LARGE", "LINE_TOO_LONG", "AnyProtocol", "bounded"]

LINE_TOO_LONG = "414 URI Too Long"
HEADERS_TOO_LARGE = "431 Request Header Fields Too Large"
_PIECE = 1024
"""Bytes that a parser is given at once: a head can exceed the limit by this much before that is noticed."""
_BLANK_LINE = re.compile(rb"\n\r?\n")


def bounded(base: Any, limits: Limits) -> Any:
    """One of Uvicorn's protocols for HTTP, with a limit on heads. It calls `self.refuse(status)`.

    Which of them it is, Uvicorn decides at run time: hence `Any`, here and below.
    """
    counting = _CountingH11 if issubclass(base, H11Protocol) else _CountingHttptools
    return type("Bounded", (counting, base), {"limits": limits})


def _in_pieces(protocol: Any, data: bytes, receive: Callable[[bytes], None]) -> None:
    """Hand over what arrived, piece by piece, until it is refused or the connection has become a WebSocket."""
    for start in range(0, len(data), _PIECE):
        if protocol.transport.is_closing() or protocol.transport.get_protocol() is not protocol:
            return
        receive(data[start : start + _PIECE])


AnyProtocol: Any = object
"""The base class of the limits below: whichever of Uvicorn's protocols is used."""


class _CountingHttptools(AnyProtocol):  # type: ignore[misc]
    """Counts by the parser's events: a piece of the body, the end of the head and the end of the request reset the count."""

    limits: Limits
    _taken = 0
    _lines = 0
    _in_first_line = False

    def data_received(self, data: bytes) -> None:
        _in_pieces(self, data, self._piece_received)

    def _piece_received(self, piece: bytes) -> None:
        self._taken += len(piece)
        self._in_first_line = False
        super().data_received(piece)
        if self._taken > self.limits.header_bytes and not self.transport.is_closing():
            self.refuse(LINE_TOO_LONG if self._in_first_line else HEADERS_TOO_LARGE)

    def on_message_begin(self) -> None:
        self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._in_first_line = True
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._in_first_line = False
        self._lines += 1
        if self._lines <= self.limits.header_lines:
            super().on_header(name, value)
        elif not self.transport.is_closing():
            self.refuse(HEADERS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._taken = 0
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._taken = 0
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._taken = 0
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()


class _CountingH11(AnyProtocol):  # type: ignore[misc]
    """Counts what h11 has not turned into an event yet."""

    limits: Limits

    def __init__(self, *settings: object, **more: object) -> None:
        super().__init__(*settings, **more)
        self.conn = _Connection(self.limits)

    def data_received(self, data: bytes) -> None:
        _in_pieces(self, data, super().data_received)


class _Connection(h11.Connection):
    """Refuses a head that is too large before reading it, even one that waited while another request was answered."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, limits.header_bytes)
        self._limits = limits

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            self._check(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.EndOfMessage) and len(event.headers) > self._limits.header_lines:
            raise _too_large(HEADERS_TOO_LARGE)
        return event

    def _check(self, waiting: bytes) -> None:
        end = _BLANK_LINE.search(waiting)
        head = waiting[: end.end()] if end else waiting
        if len(head) > self._limits.header_bytes:
            raise _too_large(HEADERS_TOO_LARGE if b"\n" in head[: self._limits.header_bytes] else LINE_TOO_LONG)
        if head.count(b"\n") > self._limits.header_lines + 2:  # the first line and the blank one
            raise _too_large(HEADERS_TOO_LARGE)


def _too_large(status: str) -> h11.RemoteProtocolError:
    return h11.RemoteProtocolError(status, error_status_hint=int(status[:3]))
