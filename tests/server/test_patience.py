"""Requests that never end and connections by the hundred: the server lets go of them, and of nothing else."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
from sample_games import FIRST_GAME
from server_start import Server, server
from waiting import wait_until
from websockets.sync.client import connect

pytestmark = [pytest.mark.compiled, pytest.mark.long]

SECONDS = 1.5
"""Until a request has to have arrived: short for a test, long for a busy machine."""


@pytest.fixture(scope="module")
def hurried() -> Iterator[Server]:
    with server(limits={"request_seconds": SECONDS, "connections_per_address": 30}) as host:
        yield host


@contextlib.contextmanager
def connection(host: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as one:
        yield one


def rest(one: socket.socket) -> bytes:
    """Everything that comes until the other side hangs up."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := one.recv(65536):
            found += piece
    return found


HALVES = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half the headers": b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-",
    "half a body": b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_request_that_does_not_arrive_is_given_up(hurried: Server, half: bytes) -> None:
    with connection(hurried) as one:
        began = time.monotonic()
        one.sendall(half)
        assert rest(one).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - began > SECONDS / 2
    assert httpx.get(f"{hurried.url}/health").status_code == 200


def test_a_drop_now_and_then_is_not_enough(hurried: Server) -> None:
    """Also after a whole request: the time is that of the request, not that of its last piece."""
    whole = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with connection(hurried) as one:
        one.sendall(whole)
        answer = b""
        while b"}" not in answer:
            answer += one.recv(65536)
        assert answer.startswith(b"HTTP/1.1 200 ")
        for byte in whole[:-1]:
            one.sendall(bytes([byte]))
            if select.select([one], [], [], SECONDS / 5)[0]:
                break
        assert rest(one).startswith(b"HTTP/1.1 408 ")


def test_what_arrived_in_time_may_take_its_time(hurried: Server) -> None:
    with httpx.Client(base_url=hurried.url) as guest:
        for _ in range(4):  # one connection, kept
            assert guest.get("/health").status_code == 200
            time.sleep(SECONDS / 3)  # in all longer than a request may take: only time can show this
        guest.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = guest.post("/api/tables", json={"game": FIRST_GAME, "seats": seats}).json()["id"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in guest.cookies.jar)
        address = f"{hurried.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": cookie}) as live:
            assert '"update"' in str(live.recv(timeout=20))
            time.sleep(3 * SECONDS)  # nothing must happen, and so there is nothing to wait for
            live.send('{"type": "sit", "id": "1", "nonce": "abc"}')
            assert any('"id":"1"' in str(live.recv(timeout=20)) for _ in range(6))


def test_one_address_holds_so_many_connections_and_no_more(hurried: Server) -> None:
    with contextlib.ExitStack() as held:
        ones = [held.enter_context(connection(hurried)) for _ in range(50)]
        refused = [rest(one) for one in ones[30:]]
        assert all(answer.startswith(b"HTTP/1.1 429 ") or not answer for answer in refused)
        assert any(refused)
        assert all(rest(one).startswith(b"HTTP/1.1 408 ") for one in ones[:10])

    def is_let_in() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{hurried.url}/health").status_code == 200
        return False

    wait_until(is_let_in, "nobody was let in again")  # whoever goes makes room


def test_a_trusted_proxy_speaks_for_many() -> None:
    limits = {"connections_per_address": 3}
    with server(limits=limits, trusted_proxies="127.0.0.0/8") as host, contextlib.ExitStack() as held:
        for _ in range(20):
            held.enter_context(connection(host))
        assert httpx.get(f"{host.url}/health").status_code == 200
