"""Who is who, without accounts: a guest is a signed cookie and a name; a code moves a guest to another device.

Cookies are the subject of `abaculus.server.cookie_sessions`. Codes and tokens are long random texts; the database keeps only
their hashes.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass, field
from time import monotonic

from sqlalchemy import delete, func, insert, select, update

from abaculus.bots import BOTS
from abaculus.server.cookie_sessions import CookieSession, CookieSessions, new_id
from abaculus.server.limits import insert_within
from abaculus.server.refusal import Refused
from abaculus.server.storage import schema
from abaculus.server.storage.queries import Storage

__all__ = ["COOKIE", "Guest", "Identities", "clean_name", "new_id"]

COOKIE = "abaculus_guest"
NAME_LENGTH = 24
_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that is easily confused when it is read aloud
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols to Unicode, nothing to the eye."""
_BELIEVED = 3.0
"""For how many seconds a session and the guest's name are remembered without asking the database again."""
_SESSIONS_OF_ONE = 50
"""How many sessions of one guest are remembered."""


@dataclass(frozen=True)
class Guest:
    """Somebody who plays here."""

    id: str
    name: str
    by: CookieSession | str = field(default="", compare=False, repr=False)
    """What the guest was recognised by: a session, or the hash of a token."""


def clean_name(text: str) -> str:
    """A name as others may see it: composed, without control or invisible characters, 1 to 24 long."""
    composed = unicodedata.normalize("NFKC", text)
    visible = "".join(
        " " if unicodedata.category(letter).startswith("Z") else letter
        for letter in composed
        if unicodedata.category(letter)[0] != "C" and letter not in _BLANKS
    )
    name = " ".join(visible.split())
    marks = 0
    kept = ""
    for letter in name.lstrip("".join(filter(_is_mark, name))):  # one would combine with what precedes the name
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= 3:  # a letter carries a few marks, not a tower of them
            kept += letter
    kept = kept.strip()
    if not kept or len(kept) > NAME_LENGTH:
        raise Refused("bad-name", f"a name has 1 to {NAME_LENGTH} visible characters")
    if kept.casefold() in BOTS:
        raise Refused("bad-name", "this is the name of a bot")
    return kept


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


class Identities:
    """All guests of a server."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self._storage = storage
        self.sessions = CookieSessions(storage, secret)
        self._known: dict[str, dict[CookieSession, tuple[str, float]]] = {}
        """By guest: sessions, the name, and until when they are believed. Another process may rename a guest, forget one or end
        a session."""

    # -- guests ---------------------------------------------------------------------------------------------------------

    async def welcome(self, name: str, now: int) -> Guest:
        """A new guest."""
        session = self.sessions.new(new_id(20))
        guest = Guest(session.guest, clean_name(name), session)
        await self._storage.do(insert(schema.guests).values(id=guest.id, name=guest.name, created=now, seen=now))
        return self._remember(session, guest.name)

    async def guest(self, session: CookieSession | None, *, fresh: bool = False) -> Guest | None:
        """The guest of a session; `None` where it was ended. `fresh`: as the database has it at this moment."""
        if session is None:
            return None
        name, until = self._known.get(session.guest, {}).get(session, ("", 0.0))
        if not fresh and monotonic() < until:
            return Guest(session.guest, name, session)
        found = await self.sessions.name(session)
        if found is None:
            self._known.get(session.guest, {}).pop(session, None)
            return None
        return self._remember(session, found)

    async def again(self, guest: Guest, *, fresh: bool = False) -> Guest | None:
        """A guest who was recognised before, perhaps under another name by now; `None` if the cookie or token is no longer
        valid."""
        if isinstance(guest.by, CookieSession):
            return await self.guest(guest.by, fresh=fresh)
        return await self._by_hash(guest.by)

    def _remember(self, session: CookieSession, name: str) -> Guest:
        if len(self._known) > 50_000:
            self._known.clear()
        known = self._known.setdefault(session.guest, {})
        if len(known) >= _SESSIONS_OF_ONE:
            known.clear()
        known[session] = name, monotonic() + _BELIEVED
        return Guest(session.guest, name, session)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name."""
        renamed = Guest(guest.id, clean_name(name), guest.by)
        await self._storage.do(update(schema.guests).where(schema.guests.c.id == guest.id).values(name=renamed.name))
        self._known.pop(guest.id, None)
        return renamed

    async def seen(self, guest: Guest, now: int) -> None:
        """Note that a guest was here."""
        await self._storage.do(update(schema.guests).where(schema.guests.c.id == guest.id).values(seen=now))

    # -- moving to another device -----------------------------------------------------------------------------------------

    async def recovery_code(self, guest: Guest) -> str:
        """A new code for a guest. The previous one is no longer valid."""
        code = "-".join("".join(secrets.choice(_ALPHABET) for _ in range(5)) for _ in range(5))
        g = schema.guests
        made = update(g).where(g.c.id == guest.id).values(recovery=_hash(_tidy(code)))
        if isinstance(guest.by, CookieSession):  # a guest who is being signed out from elsewhere gets no way back
            made = made.where(g.c.epoch == guest.by.epoch)
        if not await self._storage.do(made):
            raise Refused("no-guest")
        return code

    async def recover(self, code: str) -> Guest:
        """The guest that a code belongs to."""
        g = schema.guests.c
        found = await self._storage.one(select(g.id, g.name, g.epoch).where(g.recovery == _hash(_tidy(code))))
        if found is None:
            raise Refused("bad-code")
        return Guest(found.id, found.name, self.sessions.new(found.id, found.epoch))

    # -- signing out ------------------------------------------------------------------------------------------------------

    async def sign_out(self, guest: Guest, now: int) -> None:
        """End the session of this device: neither its cookie nor any copy is valid any longer."""
        assert isinstance(guest.by, CookieSession)
        await self.sessions.end(guest.by, now)
        self._known.pop(guest.id, None)

    async def sign_out_others(self, guest: Guest, now: int, *, tokens: bool) -> tuple[Guest, int]:
        """As `CookieSessions.end_others`: the guest with the session that goes on here, and how many tokens were dropped."""
        assert isinstance(guest.by, CookieSession)
        session, dropped = await self.sessions.end_others(guest.by, now, tokens=tokens)
        self._known.pop(guest.id, None)
        return Guest(guest.id, guest.name, session), dropped

    # -- programs ---------------------------------------------------------------------------------------------------------

    async def new_token(self, guest: Guest, label: str, most: int, now: int) -> str:
        """A token with which a program acts as this guest."""
        t = schema.tokens
        token = f"ab_{secrets.token_urlsafe(32)}"
        await insert_within(
            self._storage, guest.id, select(func.count()).select_from(t).where(t.c.guest == guest.id), most,
            Refused("too-many-tokens", f"a guest has at most {most}"),
            insert(t).values(hash=_hash(token), guest=guest.id, label=clean_name(label), created=now),
        )  # fmt: skip
        return token

    async def drop_tokens(self, guest: Guest, now: int) -> int:
        """Drop all tokens of a guest; returns how many there were."""
        g, t = schema.guests, schema.tokens
        return await self._storage.do(
            update(g).where(g.c.id == guest.id).values(signed_out=now), delete(t).where(t.c.guest == guest.id)
        )

    async def by_token(self, token: str) -> Guest:
        """The guest in whose name a program acts."""
        found = await self._by_hash(_hash(token[:200]))
        if found is None:
            raise Refused("bad-token")
        return found

    async def _by_hash(self, token: str) -> Guest | None:
        t, g = schema.tokens.c, schema.guests.c
        wanted = select(g.id, g.name).join_from(schema.tokens, schema.guests, t.guest == g.id).where(t.hash == token)
        found = await self._storage.one(wanted)
        return None if found is None else Guest(found.id, found.name, token)


def _tidy(code: str) -> str:
    return "".join(letter for letter in code.upper() if letter.isalnum())[:40]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
