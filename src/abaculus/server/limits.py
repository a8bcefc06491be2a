"""How much one guest, one address or one socket may ask for, and how much a guest may have at the same time."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from sqlalchemy import Insert, Select, update

from abaculus.server.refusal import Refused
from abaculus.server.settings import Network
from abaculus.server.storage import schema

if TYPE_CHECKING:
    from abaculus.server.storage.queries import Storage

__all__ = ["Bucket", "Buckets", "ConcurrencyCap", "Locks", "client_address", "insert_within"]


class Bucket:
    """A token bucket: it holds `size` tokens and gains `rate` a second; taking one from an empty bucket means being too fast."""

    __slots__ = ("_at", "_clock", "_tokens", "rate", "size")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.size = rate, size
        self._clock = clock
        self._tokens, self._at = size, clock()

    def take(self) -> bool:
        """Take a token; whether there was one left."""
        now = self._clock()
        self._tokens = min(self.size, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        """Put a token back that was taken."""
        self._tokens = min(self.size, self._tokens + 1)

    def is_full(self) -> bool:
        """Whether it has filled up again: then it need not be kept."""
        return self._tokens + (self._clock() - self._at) * self.rate >= self.size


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, size: float, reason: str, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._size, self._reason, self._clock = rate, size, reason, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Take a token for somebody, or refuse."""
        if not self.spend(who):
            raise Refused(self._reason)

    def spend(self, who: str) -> bool:
        """Take a token for somebody; whether there was one left."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) > 20_000:
                self._buckets = {name: one for name, one in self._buckets.items() if not one.is_full()}
            bucket = self._buckets[who] = Bucket(self._rate, self._size, self._clock)
        return bucket.take()

    def give_back(self, who: str) -> None:
        """Put back a token that was taken for somebody."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()


class ConcurrencyCap:
    """How many of something each client has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        """One more, or a refusal."""
        if self._count[who] >= self._most:
            raise Refused("too-many-sockets")
        self._count[who] += 1

    def leave(self, who: str) -> None:
        """One less."""
        self._count[who] -= 1
        if self._count[who] <= 0:
            del self._count[who]


class Locks:
    """A lock for each client. Whoever counts first and writes afterwards has to keep others from counting in between."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """Somebody's lock, kept as long as anybody holds it or waits for it."""
        lock = self._locks.get(who)
        if lock is None:
            lock = self._locks[who] = asyncio.Lock()
        return lock


async def insert_within(
    storage: Storage, guest: str, held: Select[int], most: int, refusal: Refused, statement: Insert
) -> None:
    """Carry out an insert unless `held` already counts `most`. All processes that do this for one guest take turns."""
    g = schema.guests
    in_turn = update(g).where(g.c.id == guest).values(seen=g.c.seen)  # others who count wait for this row
    async with storage.engine.begin() as connection:
        if not (await connection.execute(in_turn)).rowcount:  # forgotten a moment ago
            raise Refused("no-guest")
        if (await connection.execute(held)).scalar_one() >= most:
            raise refusal
        await connection.execute(statement)


def client_address(peer: str, headers: Mapping[str, str], trusted: tuple[Network, ...]) -> str:
    """The address that a request comes from. What a proxy says counts only if the proxy is trusted.

    IPv6 addresses count by their 64-bit network: a single household has that many.
    """
    address = peer
    hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
    while hops and _is_in(address, trusted):
        address = hops.pop()
    parsed = _parsed(address)
    if parsed is None:
        return peer
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return str(parsed)


def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    parsed = _parsed(address)
    return parsed is not None and any(parsed in network for network in networks if network.version == parsed.version)


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    if parsed.version == 6 and parsed.ipv4_mapped is not None:  # what IPv4 looks like to a server that listens on ::
        return parsed.ipv4_mapped
    return parsed
