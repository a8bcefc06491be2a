"""Sessions: a signed cookie makes a device a guest, until that session is ended there or from another device.

A cookie names the guest, when it was made, the guest's epoch and the session. Renewing it keeps the last two. Signing out on a
device ends its session, and with it every copy of its cookie. Signing out everywhere else begins a new epoch, and cookies of
earlier epochs are no longer valid.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from typing import NamedTuple

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from abaculus.server.refusal import Refused
from abaculus.server.storage import schema
from abaculus.server.storage.queries import Storage

__all__ = ["FIRST_EPOCH", "CookieSession", "CookieSessions", "new_id"]

FIRST_EPOCH = "0"
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """A random id that nobody can guess, without look-alike letters."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(length))


class CookieSession(NamedTuple):
    """A device on which somebody is a guest."""

    guest: str
    epoch: str
    id: str


class CookieSessions:
    """The sessions of all guests. Only those that were ended are stored."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self._storage = storage
        self._key = secret.encode()

    # -- cookies --------------------------------------------------------------------------------------------------------

    def new(self, guest: str, epoch: str = FIRST_EPOCH) -> CookieSession:
        """A new session, for one more device."""
        return CookieSession(guest, epoch, new_id(12))

    def cookie(self, session: CookieSession, now: int) -> str:
        """The signed cookie of a session."""
        body = f"{session.guest}.{now // 1000}.{session.epoch}.{session.id}"
        return f"{body}.{self._signature(body)}"

    def read(self, cookie: str | None) -> CookieSession | None:
        """The session that a cookie stands for; `None` where there is no cookie or it is not ours."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(body)):
            return None
        parts = body.split(".")
        if len(parts) == 2:  # made before there were sessions: the second in which it was made stands for one
            return CookieSession(parts[0], FIRST_EPOCH, parts[1])
        return CookieSession(parts[0], parts[2], parts[3]) if len(parts) == 4 else None

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, f"guest|{body}".encode(), hashlib.sha256).hexdigest()

    # -- ending them ----------------------------------------------------------------------------------------------------

    async def name(self, session: CookieSession) -> str | None:
        """The name of the guest of a session; `None` where the session was ended or the guest was forgotten."""
        g, e = schema.guests.c, schema.ended_sessions.c
        ended = exists().where(e.guest == session.guest, e.session == session.id)
        found = await self._storage.one(select(g.name).where(g.id == session.guest, g.epoch == session.epoch, ~ended))
        return None if found is None else str(found.name)

    async def end(self, session: CookieSession, now: int) -> None:
        """End a session: no copy of its cookie is valid any longer."""
        g = schema.guests
        with contextlib.suppress(IntegrityError):  # it was ended already, or the guest was forgotten
            await self._storage.do(
                insert(schema.ended_sessions).values(guest=session.guest, session=session.id),
                update(g).where(g.c.id == session.guest).values(signed_out=now),
            )

    async def end_others(self, session: CookieSession, now: int, *, tokens: bool) -> tuple[CookieSession, int]:
        """End all sessions of a guest and drop the recovery code; with `tokens`, those too.

        The guest's browsers are sent no more notices. Returns a new session for this device, and how many tokens were dropped.
        """
        fresh = self.new(session.guest, new_id(12))
        g, e, dropped = schema.guests, schema.ended_sessions, 0
        begun = (
            update(g)
            .where(g.c.id == session.guest, g.c.epoch == session.epoch)
            .values(epoch=fresh.epoch, signed_out=now, recovery=None)
        )
        async with self._storage.engine.begin() as connection:
            if not (await connection.execute(begun)).rowcount:
                raise Refused("no-guest")
            ended = select(e.c.session).where(e.c.guest == session.guest, e.c.session == session.id)
            if (await connection.execute(ended)).first() is not None:
                raise Refused("no-guest")
            await connection.execute(delete(e).where(e.c.guest == session.guest))  # all of earlier epochs
            await connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.guest == session.guest))
            if tokens:
                theirs = delete(schema.tokens).where(schema.tokens.c.guest == session.guest)
                dropped = (await connection.execute(theirs)).rowcount
        return fresh, dropped

    async def signed_out_since(self, then: int) -> set[str]:
        """Guests who have had a session ended or a token dropped after `then`."""
        g = schema.guests.c
        async with self._storage.engine.connect() as connection:
            return set((await connection.execute(select(g.id).where(g.signed_out > then))).scalars())
