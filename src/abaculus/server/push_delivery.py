"""Posting notices to push services, and to nothing else.

The address comes from a browser. A server that posts to any address it is given can be used to reach what only the server can
reach. So the host has to belong to a known service, redirects are not followed, and the connection goes to the very network
address that was checked: the name is looked up once. TLS still checks the name.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import ipaddress
import queue
import re
import socket
import ssl
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

__all__ = ["Delivery", "Endpoint", "Undeliverable", "endpoint_of", "is_public"]

Given = ParamSpec("Given")
Result = TypeVar("Result")
Resolve = Callable[[str, int], Sequence[str]]

_ADDRESS = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<target>/[!-~]*)?",
    re.IGNORECASE,
)
_PORTS = {"http": 80, "https": 443}
_DOT_SEGMENT = re.compile(r"/(?:\.|%2e){1,2}(?=[/?#]|$)", re.IGNORECASE)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_ANSWER_BYTES = 4096
"""Only the first line of an answer matters; no more than this is read."""


class Undeliverable(Exception):
    """A notice that cannot be sent. The text names no address: addresses of devices are secrets."""


class Endpoint(NamedTuple):
    """Where a device receives its notices."""

    scheme: str
    host: str
    port: int
    target: str
    """The path and the query."""
    configured: bool
    """The operator has named exactly this origin, so it may be in a private network."""

    @property
    def origin(self) -> str:
        """Scheme, host and port, as in the audience of a signature."""
        return f"{self.scheme}://{self.netloc}"

    @property
    def netloc(self) -> str:
        """Host and port, as in the Host header."""
        return self.host if self.port == _PORTS[self.scheme] else f"{self.host}:{self.port}"


def endpoint_of(text: str, services: Iterable[str]) -> Endpoint | None:
    """An address from a browser, if it belongs to one of the services: a domain, or an origin with its scheme.

    >>> endpoint_of("https://fcm.googleapis.com/fcm/send/abc", ["fcm.googleapis.com"]).host
    'fcm.googleapis.com'
    >>> endpoint_of("https://127.0.0.1\\\\.fcm.googleapis.com/x", ["fcm.googleapis.com"])
    """
    asked = _parsed(text)
    if asked is None or _DOT_SEGMENT.search(asked.target):
        return None
    for service in services:
        if "://" in service:
            own = _parsed(service)
            if own and asked[:3] == own[:3] and asked.target.startswith(own.target.rstrip("/") + "/"):
                return asked._replace(configured=True)
        elif (asked.scheme, asked.port) == ("https", 443):
            domain = service.lower()
            if asked.host == domain or asked.host.endswith(f".{domain}"):
                return asked
    return None


def _parsed(text: str) -> Endpoint | None:
    found = _ADDRESS.fullmatch(text)
    if found is None or "\\" in text:
        return None
    scheme = found["scheme"].lower()
    port = int(found["port"]) if found["port"] else _PORTS[scheme]
    return Endpoint(scheme, found["host"].lower(), port, found["target"] or "/", False) if 0 < port < 65536 else None


def is_public(address: str) -> bool:
    """Whether a network address is on the public internet: neither this machine nor anything in its network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found.is_site_local:
            return False
    return found.is_global and not (
        found.is_private or found.is_loopback or found.is_link_local or found.is_multicast or found.is_reserved
        or found.is_unspecified
    )  # fmt: skip


def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Delivery:
    """Sends notices, a few at a time. Nothing else in the server ever waits for a push service."""

    def __init__(
        self, services: Sequence[str], *, resolve: Resolve | None = None, context: ssl.SSLContext | None = None,
        seconds: float = 10.0, at_once: int = 64, waiting: int = 1000, waiting_seconds: float = 30.0,
    ) -> None:  # fmt: skip
        self._services, self._resolve, self._context = tuple(services), resolve or look_up, context
        self._seconds, self._waiting_seconds = seconds, waiting_seconds
        self._slots, self._queue, self._most = asyncio.Semaphore(at_once), 0, waiting
        self._threads = _Threads(2, at_once)

    def known(self, endpoint: str) -> Endpoint | None:
        """The parts of an address, if notices may be sent to it."""
        return endpoint_of(endpoint, self._services)

    async def post(self, endpoint: Endpoint, make: Callable[[], tuple[Mapping[str, str], bytes]]) -> int:
        """Post what `make` returns, within limits on time and number; the status of the answer."""
        if self._queue >= self._most:
            raise Undeliverable("too many are waiting")
        self._queue += 1
        try:
            async with asyncio.timeout(self._waiting_seconds):
                await self._slots.acquire()
        except TimeoutError:
            raise Undeliverable("it waited too long") from None
        finally:
            self._queue -= 1
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(endpoint, make)
        finally:
            self._slots.release()

    async def _post(self, endpoint: Endpoint, make: Callable[[], tuple[Mapping[str, str], bytes]]) -> int:
        headers, body = await self._threads.run(make)
        addresses = await self._addresses(endpoint)
        reader, writer = await self._connected(endpoint, addresses)
        try:
            head = {"host": endpoint.netloc, **headers, "content-length": str(len(body)), "connection": "close"}
            lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
            writer.write(f"POST {endpoint.target} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + body)
            await writer.drain()
            first = (await reader.readuntil(b"\n")).split()
            if len(first) < 2 or not first[0].startswith(b"HTTP/1.") or not re.fullmatch(rb"[1-5][0-9]{2}", first[1]):
                raise Undeliverable("the answer is not HTTP")
            return int(first[1])
        finally:
            writer.transport.abort()  # neither the rest of the answer nor an orderly end matters

    async def _addresses(self, endpoint: Endpoint) -> list[str]:
        """The addresses to connect to: checked here, and not looked up again."""
        host = endpoint.host.strip("[]")
        try:
            found = [str(ipaddress.ip_address(host))]
        except ValueError:
            found = list(await self._threads.run(self._resolve, host, endpoint.port))
        if not endpoint.configured:
            found = [address for address in found if is_public(address)]
        if not found:
            raise Undeliverable("the push service has no address in the internet")
        return found[:4]

    async def _connected(
        self, endpoint: Endpoint, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = endpoint.scheme == "https"
        if secure and self._context is None:
            self._context = await self._threads.run(_trusting)
        context = self._context if secure else None
        name = endpoint.host.strip("[]") if secure else None
        problem: OSError | None = None
        for number, address in enumerate(addresses):
            try:
                async with asyncio.timeout(self._seconds / (len(addresses) - number + 1)):  # leave time for the others
                    return await asyncio.open_connection(
                        address, endpoint.port, limit=_ANSWER_BYTES, ssl=context, server_hostname=name
                    )
            except OSError as failed:
                problem = failed
        raise problem or Undeliverable("the push service cannot be reached")

    def close(self) -> None:
        """Let the threads go, without waiting for them."""
        self._threads.close()


def _trusting() -> ssl.SSLContext:
    """Trust the authorities that pywebpush itself would trust."""
    import certifi

    return ssl.create_default_context(cafile=certifi.where())


class _Job(NamedTuple):
    """Something to do in a thread, and how to cancel it."""

    do: Callable[[], None]
    cancel: Callable[[], bool]


class _Threads:
    """A few threads that look up names and encrypt notices, so that the server's shared threads stay free.

    They end with the process: nobody waits for a name server then.
    """

    def __init__(self, count: int, most: int) -> None:
        self._count, self._started = count, False
        self._jobs: queue.Queue[_Job | None] = queue.Queue(max(most, count))

    async def run(self, function: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """What a function returns, called in one of the threads."""
        if not self._started:
            self._started = True
            for number in range(self._count):
                threading.Thread(target=self._work, name=f"push {number}", daemon=True).start()
        future: concurrent.futures.Future[Result] = concurrent.futures.Future()
        try:
            self._jobs.put_nowait(_Job(partial(_fulfil, future, partial(function, *given, **named)), future.cancel))
        except queue.Full:
            raise Undeliverable("too many are waiting") from None
        return await asyncio.wrap_future(future)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.do()

    def close(self) -> None:
        """No more jobs."""
        if self._started:
            self._started = False
            while not self._jobs.empty():
                left = self._jobs.get_nowait()
                if left is not None:
                    left.cancel()
            for _ in range(self._count):
                self._jobs.put_nowait(None)


def _fulfil(future: concurrent.futures.Future[Result], function: Callable[[], Result]) -> None:
    """Call a function for whoever awaits the future, unless it has been cancelled."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = function()
    except BaseException as problem:
        future.set_exception(problem)
    else:
        future.set_result(result)
