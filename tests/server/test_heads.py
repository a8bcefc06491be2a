"""Heads of requests that never end: refused early, whichever parser reads them, and ordinary requests never are."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from abaculus.server.http.slow_client_guard import guarded_protocol
from abaculus.server.settings import Limits

pytestmark = pytest.mark.compiled

MUCH = 40_000_000
"""Bytes that a stranger would like to send: far more than what the sockets of this machine hold on the way."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body; sockets are taken."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})
        return
    length, more = 0, True
    while more:
        message = await receive()
        length, more = length + len(message.get("body", b"")), message.get("more_body", False)
    body = f"[{length} bytes]".encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture(scope="module", params=[HttpToolsProtocol, H11Protocol], ids=["httptools", "h11"])
def port(request: pytest.FixtureRequest) -> Iterator[int]:
    """A server with one of Uvicorn's parsers, within the usual limits."""
    given = {} if request.param is HttpToolsProtocol else {"base": request.param}
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(
            echo,
            http=guarded_protocol(Limits(), (), **given),
            ws="websockets-sansio",
            lifespan="off",
            log_config=None,
            loop="asyncio",
        )
        running = uvicorn.Server(config)
        thread = threading.Thread(target=running.run, args=([listening],), daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        running.should_exit = True
        thread.join(30)


@contextlib.contextmanager
def connection(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as one:
        yield one


def rest(one: socket.socket) -> bytes:
    """Everything that comes until the other side hangs up."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := one.recv(65536):
            found += piece
    return found


START = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n"
UPGRADE = START + (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
ENDLESS = {
    "lines": (START, b"x-%d: y\r\n", b"431"),
    "one value": (START + b"x: ", b"y" * 1000, b"431"),
    "one name": (START, b"x" * 1000, b"431"),
    "spaces": (START + b"x:", b" " * 1000, b"431"),
    "an address": (b"GET /", b"a" * 1000, b"414"),
    "trailers": (CHUNKED + b"0\r\n", b"x-%d: y\r\n", b"431"),
    "a trailer": (CHUNKED + b"0\r\nx: ", b"y" * 1000, b"431"),
    "after a body": (
        b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n{}" + START, b"x-%d: y\r\n", b"",
    ),
    "of a socket": (UPGRADE, b"x-%d: y\r\n", b"431"),
}  # fmt: skip


def pieces(begun: bytes, more: bytes, size: int) -> bytes:
    """The beginning of a request, and more and more of it."""
    found = bytearray(begun)
    number = 0
    while len(found) < size:
        found += more % number if b"%d" in more else more
        number += 1
    return bytes(found)


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_head_without_end_is_not_taken_in(port: int, kind: str) -> None:
    """Sixty megabytes of header lines took a gigabyte of memory."""
    begun, more, _ = ENDLESS[kind]
    sent, block = 0, pieces(begun, more, 1_000_000)
    with connection(port) as one, contextlib.suppress(ConnectionError):
        while sent < MUCH:
            sent += one.send(block)
            block = pieces(b"", more, 1_000_000)
    assert sent < MUCH / 2


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_head_that_is_too_large_is_refused_by_name(port: int, kind: str) -> None:
    begun, more, status = ENDLESS[kind]
    with connection(port) as one:
        one.sendall(pieces(begun, more, 40_000))
        answer = rest(one)
        assert status in answer.partition(b"\r\n")[0]
        assert b"HTTP/1.1 200" not in answer or not status


def test_a_head_that_is_whole_and_too_large_does_not_reach_the_application(port: int) -> None:
    for head in (START + b"x: " + b"y" * 60_000, START + b"x: y\r\n" * 101, UPGRADE + b"x: y\r\n" * 101):
        with connection(port) as one:
            one.sendall(head + b"\r\n\r\n")
            assert rest(one).startswith(b"HTTP/1.1 431 ")
    with connection(port) as one:
        one.sendall(b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert rest(one).startswith(b"HTTP/1.1 414 ")


def test_a_head_that_comes_byte_by_byte_is_counted_all_the_same(port: int) -> None:
    with connection(port) as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        late = time.monotonic() + 60
        sent, refused = 0, False
        one.sendall(START + b"x-long: ")
        one.setblocking(False)
        while not refused and time.monotonic() < late:
            try:
                sent += one.send(b"y")
                one.recv(1)
                refused = True
            except BlockingIOError:
                continue
            except ConnectionError:
                refused = True
        assert refused
        assert sent > 30_000


def test_lines_of_one_byte_each_are_counted(port: int) -> None:
    with connection(port) as one:
        for byte in START + b"a:b\r\n" * 200:
            try:
                one.sendall(bytes([byte]))
            except ConnectionError:
                break
        assert not rest(one).startswith(b"HTTP/1.1 200 ")


def answers(one: socket.socket, count: int) -> bytes:
    found = b""
    while found.count(b" bytes]") < count:
        piece = one.recv(65536)
        assert piece, found
        found += piece
    return found


def test_ordinary_requests_pass(port: int) -> None:
    cookies = (
        START + b"cookie: " + b"c" * 16_000 + b"\r\n" + b"".join(b"x-%d: y\r\n" % one for one in range(80)) + b"\r\n"
    )
    lines = b"\n" * 60_000
    large = b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 60000\r\n\r\n" + lines
    chunks = CHUNKED + b"1\r\n \r\n" * 9_000 + b"0\r\nx-sum: 1\r\n\r\n"
    with connection(port) as one:
        for request, length in ((cookies, 0), (large, 60_000), (chunks, 9_002), (START + b"\r\n", 0)):
            one.sendall(request)
            answer = answers(one, 1)
            assert answer.startswith(b"HTTP/1.1 200 ")
            assert b"[%d bytes]" % length in answer
    with connection(port) as one:  # one after the other, without waiting
        one.sendall((large + START + b"\r\n" + chunks) * 2)
        assert answers(one, 6).count(b"HTTP/1.1 200 ") == 6
    with connection(port) as one:
        one.sendall(UPGRADE + b"\r\n")
        assert one.recv(65536).startswith(b"HTTP/1.1 101 ")
