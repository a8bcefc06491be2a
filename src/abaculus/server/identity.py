"""Who is who, without accounts: a guest is a signed cookie and a name; a code moves a guest to another device.

A cookie holds the guest's id and when it was made, signed with the server's secret. Codes and tokens are long random texts of
which the database keeps only a hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from time import monotonic

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from abaculus.bots import BOTS
from abaculus.server import schema
from abaculus.server.refusal import Refused
from abaculus.server.storage import Storage

__all__ = ["COOKIE", "Guest", "Identities", "clean_name"]

COOKIE = "abaculus_guest"
NAME_LENGTH = 24
_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that is mistaken for something else when it is read aloud
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols to Unicode, nothing to the eye."""
_BELIEVED = 3.0
"""Seconds that a name is remembered without asking the database again."""
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Guest:
    """Somebody who plays here."""

    id: str
    name: str


def new_id(length: int = 16) -> str:
    """A random id that nobody can guess, without look-alike letters."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(length))


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
    for letter in name.lstrip("".join(filter(_is_mark, name))):  # a mark alone would sit on what stands before the name
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
        self._key = secret.encode()
        self._names: dict[str, tuple[str, float]] = {}
        """Names, and until when they are believed: another process may rename a guest, or forget one."""

    # -- cookies --------------------------------------------------------------------------------------------------------

    def cookie(self, guest: str, now: int) -> str:
        """The signed cookie of a guest."""
        body = f"{guest}.{now // 1000}"
        return f"{body}.{self._signature(body)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is; `None` where it is missing or not ours."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(body)):
            return None
        return body.partition(".")[0]

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, f"guest|{body}".encode(), hashlib.sha256).hexdigest()

    # -- guests ---------------------------------------------------------------------------------------------------------

    async def welcome(self, name: str, now: int) -> Guest:
        """A new guest."""
        guest = Guest(new_id(20), clean_name(name))
        await self._storage.do(insert(schema.guests).values(id=guest.id, name=guest.name, created=now, seen=now))
        self._remember(guest)
        return guest

    async def guest(self, guest_id: str | None) -> Guest | None:
        """The guest of an id; `None` for one that was forgotten."""
        if guest_id is None:
            return None
        name, until = self._names.get(guest_id, ("", 0.0))
        if monotonic() < until:
            return Guest(guest_id, name)
        found = await self._storage.one(select(schema.guests.c.name).where(schema.guests.c.id == guest_id))
        if found is None:
            self._names.pop(guest_id, None)
            return None
        return self._remember(Guest(guest_id, found.name))

    def _remember(self, guest: Guest) -> Guest:
        if len(self._names) > 50_000:
            self._names.clear()
        self._names[guest.id] = guest.name, monotonic() + _BELIEVED
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name, from now on."""
        renamed = Guest(guest.id, clean_name(name))
        await self._storage.do(update(schema.guests).where(schema.guests.c.id == guest.id).values(name=renamed.name))
        return self._remember(renamed)

    async def seen(self, guest: Guest, now: int) -> None:
        """The guest was here."""
        await self._storage.do(update(schema.guests).where(schema.guests.c.id == guest.id).values(seen=now))

    # -- moving to another device -----------------------------------------------------------------------------------------

    async def recovery_code(self, guest: Guest) -> str:
        """A new code for a guest. The one before it is worth nothing any more."""
        code = "-".join("".join(secrets.choice(_ALPHABET) for _ in range(5)) for _ in range(5))
        await self._storage.do(
            update(schema.guests).where(schema.guests.c.id == guest.id).values(recovery=_hash(_tidy(code)))
        )
        return code

    async def recover(self, code: str) -> Guest:
        """The guest that a code belongs to."""
        g = schema.guests.c
        found = await self._storage.one(select(g.id, g.name).where(g.recovery == _hash(_tidy(code))))
        if found is None:
            raise Refused("bad-code")
        return Guest(found.id, found.name)

    # -- programs ---------------------------------------------------------------------------------------------------------

    async def new_token(self, guest: Guest, label: str, most: int, now: int) -> str:
        """A token with which a program acts as this guest."""
        t = schema.tokens
        count = await self._storage.one(select(func.count()).select_from(t).where(t.c.guest == guest.id))
        if count is not None and count[0] >= most:
            raise Refused("too-many-tokens", f"a guest has at most {most}")
        token = f"ab_{secrets.token_urlsafe(32)}"
        kept = insert(t).values(hash=_hash(token), guest=guest.id, label=clean_name(label), created=now)
        try:
            await self._storage.do(kept)
        except IntegrityError as problem:  # forgotten a moment ago
            raise Refused("no-guest") from problem
        return token

    async def drop_tokens(self, guest: Guest) -> int:
        """All tokens of a guest are worth nothing any more; how many there were."""
        return await self._storage.do(delete(schema.tokens).where(schema.tokens.c.guest == guest.id))

    async def by_token(self, token: str) -> Guest:
        """The guest in whose name a program acts."""
        t, g = schema.tokens.c, schema.guests.c
        wanted = (
            select(g.id, g.name)
            .join_from(schema.tokens, schema.guests, t.guest == g.id)
            .where(t.hash == _hash(token[:200]))
        )
        found = await self._storage.one(wanted)
        if found is None:
            raise Refused("bad-token")
        return Guest(found.id, found.name)


def _tidy(code: str) -> str:
    return "".join(letter for letter in code.upper() if letter.isalnum())[:40]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
