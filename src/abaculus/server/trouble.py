"""Trouble that an operator can put right: what is wrong and what to do, in one line and in the reader's language."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator
from types import TracebackType

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from abaculus.core.errors import AbaculusError, MissingExtra
from abaculus.core.texts import Texts, texts

__all__ = ["Trouble", "database_cause", "place_of", "trouble_of"]

_DRIVERS = ("aiosqlite", "asyncpg", "sqlalchemy")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_SQLITE = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY,
}  # fmt: skip
"""SQLite's codes for trouble with the file or the disk, not with the statement."""
_POSTGRESQL = ("08", "28", "3D", "53", "57", "58")
"""Classes of PostgreSQL's error codes: connection, password, database, resources, an operator, the system."""
_READ_ONLY = "25006"


class Trouble(AbaculusError):
    """Something wrong with the disk, the database, the network or the installation. Nothing was changed."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def __str__(self) -> str:
        return self.say(texts("en"))

    def say(self, words: Texts) -> str:
        """The line in the language of `words`."""
        return words.say(self.key, **self.facts)


def place_of(url: str) -> str:
    """A database as people would name it: the file, or the address without its password."""
    try:
        found = make_url(url)
    except ArgumentError:
        return url.split("@")[-1]
    if found.drivername.startswith("sqlite"):
        return found.database or ""
    return found.set(drivername=found.get_backend_name()).render_as_string(hide_password=True)


def database_cause(problem: BaseException | None) -> str | None:
    """Why the database cannot be used, if that is what an exception means; otherwise `None`."""
    if isinstance(problem, BaseExceptionGroup):
        causes = [database_cause(one) for one in problem.exceptions]
        return causes[0] if all(causes) else None
    for one in _causes(problem):
        if isinstance(one, sqlite3.Error) and getattr(one, "sqlite_errorcode", 0) & 0xFF in _SQLITE:
            return _first_line(one)
        if _is_outage(_sqlstate(one)):
            return _first_line(one)
        if isinstance(one, PoolTimeout) or (isinstance(one, OSError) and _from_driver(one.__traceback__)):
            return _first_line(one)
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return _first_line(problem)
    return None


def trouble_of(problem: BaseException, url: str) -> Trouble | None:
    """What an exception means to whoever started a server or an admin command on the database `url`."""
    place = place_of(url)
    if isinstance(problem, AbaculusError) and not isinstance(problem, (Trouble, MissingExtra)):
        return None  # its own message says what was wrong, whatever it was raised from
    for one in _causes(problem):
        if isinstance(one, Trouble):
            return one
        if isinstance(one, MissingExtra) and isinstance(one.__cause__, ImportError):
            package = one.__cause__.name or ""
            return Trouble("trouble-extra", package=package, extra={"asyncpg": "postgresql"}.get(package, package))
        found = _sqlite_trouble(one, place) or _postgresql_trouble(one, place) or _system_trouble(one, place)
        if found is not None:
            return found
    cause = database_cause(problem)
    return None if cause is None else Trouble("trouble-database", database=place, problem=cause)


def _sqlite_trouble(one: BaseException, place: str) -> Trouble | None:
    if not isinstance(one, sqlite3.Error):
        return None
    kind = getattr(one, "sqlite_errorcode", 0) & 0xFF
    if kind == sqlite3.SQLITE_FULL:
        return Trouble("trouble-disk-full", place=place)
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Trouble("trouble-read-only", place=place)
    if kind in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return Trouble("trouble-no-database", file=place)
    if kind == sqlite3.SQLITE_CANTOPEN:
        return Trouble("trouble-cannot-open", file=place)
    if kind in _SQLITE:
        return Trouble("trouble-database", database=place, problem=_first_line(one))
    return None


def _postgresql_trouble(one: BaseException, place: str) -> Trouble | None:
    state = _sqlstate(one)
    if state in ("28000", "28P01"):
        return Trouble("trouble-password", database=place)
    if state == "3D000":
        return Trouble("trouble-unknown-database", database=place)
    if state == _READ_ONLY:
        return Trouble("trouble-read-only", place=place)
    if _is_outage(state):
        return Trouble("trouble-unreachable", database=place, problem=_first_line(one))
    return None


def _system_trouble(one: BaseException, place: str) -> Trouble | None:
    if not isinstance(one, OSError):
        return None
    if not place.startswith("postgresql") and one.errno is not None and not isinstance(one, socket.gaierror):
        name = str(one.filename or place)
        if one.errno in _FULL:
            return Trouble("trouble-disk-full", place=name)
        if one.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            return Trouble("trouble-read-only", place=name)
        if one.filename is not None:
            return Trouble("trouble-file", file=name, problem=one.strerror or _first_line(one))
    if _from_driver(one.__traceback__):
        return Trouble("trouble-unreachable", database=place, problem=one.strerror or _first_line(one))
    return None


def _causes(problem: BaseException | None) -> Iterator[BaseException]:
    """An exception and what it was raised from. An error that merely came before it is not a cause: it may be a bug of ours."""
    seen: set[int] = set()
    while problem is not None and id(problem) not in seen:
        seen.add(id(problem))
        yield problem
        problem = problem.__cause__


def _sqlstate(one: BaseException) -> str:
    found: object = getattr(one, "sqlstate", None)
    return found if isinstance(found, str) else ""


def _is_outage(state: str) -> bool:
    return state[:2] in _POSTGRESQL or state == _READ_ONLY


def _from_driver(trace: TracebackType | None) -> bool:
    """Whether an exception passed through a database driver; a lost connection to a browser is a different matter."""
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).split(".")[0] in _DRIVERS:
            return True
        trace = trace.tb_next
    return False


def _first_line(problem: BaseException) -> str:
    """The message of an exception, short enough for one line and without the SQL statement."""
    text = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip()
    return (text.splitlines() or [type(problem).__name__])[0][:200]
