"""'It is your turn', for players who are not looking: web push, if the browser allows it and pywebpush is installed.

A notice names the table and its game and nothing else. `push_delivery` sends it, to known push services.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
import time
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypedDict

from sqlalchemy import delete, insert, select, update

from abaculus.server.push_delivery import Delivery, Endpoint, Undeliverable
from abaculus.server.refusal import Refused
from abaculus.server.storage import schema

if TYPE_CHECKING:
    from abaculus.server.settings import Settings
    from abaculus.server.storage.queries import Storage
    from abaculus.server.tables.session import TableSession

__all__ = ["Push"]

_log = logging.getLogger("abaculus.server")
_MOST = 6
"""Devices of one guest."""
_DAY = 86_400
_CLOSING_SECONDS = 2.0
"""How long the server waits for notices in flight when it stops."""


class _Keys(TypedDict):
    p256dh: str
    auth: str


class _Subscription(TypedDict):
    """Where a browser gets its notices, as it said itself and as the database keeps it."""

    endpoint: str
    keys: _Keys


class Push:
    """Notices to browsers."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._settings, self._storage = settings, storage
        self._private = ""
        self.delivery = Delivery(settings.push_services)
        self._told: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether notices can be sent at all."""
        return bool(self._settings.push_services) and find_spec("pywebpush") is not None

    async def open(self) -> None:
        """Find or make the key by which browsers know this server."""
        if self.possible:
            self._private = await self._storage.secret("push", await asyncio.to_thread(_new_key))

    async def close(self) -> None:
        """Finish sending, unless a push service is slow."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_CLOSING_SECONDS)
            for task in late:
                task.cancel()
            if late:
                _log.warning("notices were dropped because the server stops", extra={"count": len(late)})
            await asyncio.gather(*late, return_exceptions=True)
        self.delivery.close()

    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        if not self._private:
            raise Refused("no-push")
        return _public(self._private)

    async def subscribe(self, guest: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
        """Send notices for this guest to a browser."""
        if not self._private:
            raise Refused("no-push")
        if self.delivery.known(endpoint) is None:
            raise Refused("bad-request", "the endpoint is of no push service that this server knows")
        if len(_bytes(p256dh)) != 65 or len(_bytes(auth)) != 16:
            raise Refused("bad-request", "the keys are not those of a push subscription")
        s, g = schema.subscriptions, schema.guests
        kept = json.dumps(_Subscription(endpoint=endpoint, keys=_Keys(p256dh=p256dh, auth=auth)))
        key = hashlib.sha256(endpoint.encode()).hexdigest()
        newest = select(s.c.hash).where(s.c.guest == guest).order_by(s.c.created.desc(), s.c.hash).limit(_MOST - 1)
        async with self._storage.engine.begin() as connection:
            in_turn = (
                update(g).where(g.c.id == guest).values(seen=g.c.seen)
            )  # requests of one guest wait for each other
            await connection.execute(in_turn)
            await connection.execute(delete(s).where(s.c.hash == key))
            await connection.execute(delete(s).where(s.c.guest == guest, s.c.hash.not_in(newest)))
            await connection.execute(insert(s).values(hash=key, guest=guest, body=kept, created=now))

    async def unsubscribe(self, guest: str) -> None:
        """Send no more notices for this guest, to any browser."""
        await self._storage.do(delete(schema.subscriptions).where(schema.subscriptions.c.guest == guest))

    def turn(self, session: TableSession) -> None:
        """A table has changed: if the player on move is not looking, notify them, once."""
        table, mover = session.table, session.table.mover()
        if not self._private or mover is None or table.paused or not table.places[mover].person:
            return
        guest = table.places[mover].guest
        if guest in session.present() or self._told.get(table.id) == table.moved:
            return
        if len(self._told) > 50_000:
            self._told.clear()
        self._told[table.id] = table.moved
        task = asyncio.create_task(self._tell(guest, {"table": table.id, "game": table.game_id}))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, guest: str, notice: dict[str, str]) -> None:
        s = schema.subscriptions
        try:
            async with self._storage.engine.connect() as connection:
                found = (await connection.execute(select(s.c.hash, s.c.body).where(s.c.guest == guest))).all()
            await asyncio.gather(*(self._tell_one(row.hash, json.loads(row.body), json.dumps(notice)) for row in found))
        except Exception:
            _log.exception("a notice could not be sent")

    async def _tell_one(self, key: str, subscription: _Subscription, notice: str) -> None:
        """Notify one device. Its address is a secret, and errors tend to contain it: only the kind of error is logged."""
        endpoint = self.delivery.known(subscription["endpoint"])
        status = 410  # treat it as gone: the service is not, or no longer, one of those we know
        if endpoint is not None:
            make = partial(_sealed, endpoint, subscription, notice, self._private, self._contact())
            try:
                status = await self.delivery.post(endpoint, make)
            except Undeliverable as problem:
                _log.warning("a notice was dropped: %s", problem)
                return
            except Exception as problem:  # the other devices still get theirs
                _log.warning("a push service took no notice: %s", type(problem).__name__)
                return
        if status in (404, 410):
            await self._storage.do(delete(schema.subscriptions).where(schema.subscriptions.c.hash == key))
        elif status > 202:  # it may be better next time
            _log.warning("a push service took no notice: status %d", status)

    def _contact(self) -> str:
        return self._settings.public_url or "https://abaculus.invalid"


def _sealed(
    endpoint: Endpoint, subscription: _Subscription, notice: str, private: str, contact: str
) -> tuple[dict[str, str], bytes]:
    """A notice encrypted for its browser, with the headers that identify this server."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    claims = {"sub": contact, "aud": endpoint.origin, "exp": int(time.time()) + _DAY // 2}
    headers = Vapid02.from_raw(private.encode()).sign(claims)
    headers |= {"content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(_DAY)}
    return headers, WebPusher(subscription).encode(notice.encode())["body"]


def _new_key() -> str:
    """A private key, as the 32 bytes that py_vapid reads."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    return _text(key.private_key.private_numbers().private_value.to_bytes(32, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_raw(private.encode()).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
