"""Copies of a SQLite database: made while the server runs, put back while none does."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy.engine import URL

from abaculus.core.errors import BadOption
from abaculus.server.settings import Settings
from abaculus.server.storage.database import upgrade
from abaculus.server.storage.database_lock import DatabaseLock, alone, sqlite_file
from abaculus.server.trouble import Trouble

__all__ = ["backup", "restore"]

_BESIDE = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside a database."""
_UNREADABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def backup(settings: Settings, target: Path) -> None:
    """Copy the database while the server runs. The copy is complete or not there at all."""
    source = _file(settings)
    if not source.exists():
        raise BadOption(f"{source}: there is no database yet")
    if target.exists():
        raise BadOption(f"{target} is there already; give another name")
    draft = target.with_name(target.name + ".new")
    lock = DatabaseLock(settings.database_url())
    lock.share()
    try:
        _copy(source, draft)
        draft.replace(target)
    except (OSError, sqlite3.Error) as problem:
        _remove(draft)
        raise BadOption(f"{target}: cannot be written ({problem})") from problem
    finally:
        lock.release()


def restore(settings: Settings, copy: Path, *, replace: bool) -> Path | None:
    """Put a copy in the place of the database; where the old one is kept. Refused while anybody has the database open.

    The copy is made ready beside the database first. Whatever fails until then leaves everything as it was.
    """
    target = _file(settings)
    _check(copy)
    target.parent.mkdir(parents=True, exist_ok=True)
    with alone(target):
        there = target.exists()
        if there and target.samefile(copy):
            raise BadOption(f"{copy} is the database itself")
        if there and not replace:
            raise BadOption(
                f"{target} is there already; --replace puts the copy in its place and keeps it as a .before file"
            )
        draft = target.with_name(target.name + ".new")
        _remove(draft)
        try:
            _copy(copy, draft)
            upgrade(URL.create("sqlite+aiosqlite", database=str(draft)).render_as_string(hide_password=False))
            _settle(draft)
            before = _put_aside(target) if there else None
            draft.replace(target)
        except BaseException:
            _remove(draft)
            raise
        _sync(target.parent)
    return before


def _file(settings: Settings) -> Path:
    found = sqlite_file(settings.database_url())
    if found is None:
        raise BadOption("this copies SQLite databases; for PostgreSQL use pg_dump and pg_restore")
    return found


def _copy(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _check(copy: Path) -> None:
    try:
        with contextlib.closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as problem:
        raise BadOption(f"{copy}: is no copy of a server's database ({problem})") from problem
    if sound != ("ok",) or not versions:
        raise BadOption(f"{copy}: is damaged, or no copy of a server's database")


def _settle(file: Path) -> None:
    """Bring everything into the one file. SQLite does that only for whoever has the database alone: a server that holds no lock
    of ours, because it is older or the disk knows none, is found here."""
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Trouble("trouble-in-use", file=str(file)) from problem
        raise


def _put_aside(target: Path) -> Path:
    """Keep the database under a name that is free, also one that cannot be read any more. It stays in its place as well."""
    try:
        _settle(target)
    except sqlite3.DatabaseError as problem:
        if problem.sqlite_errorcode & 0xFF not in _UNREADABLE:
            raise
    names = (target.with_name(target.name + ".before" + number) for number in _numbers())
    before = next(name for name in names if not name.exists())
    try:
        os.link(target, before)
    except OSError:  # a disk without links
        shutil.copy2(target, before)
    for ending in _BESIDE:  # of a database that could not be settled; the new one must not find them
        with contextlib.suppress(FileNotFoundError):
            target.with_name(target.name + ending).rename(before.with_name(before.name + ending))
    return before


def _numbers() -> itertools.chain[str]:
    return itertools.chain([""], (f"-{number}" for number in itertools.count(2)))


def _remove(draft: Path) -> None:
    for ending in ("", *_BESIDE):
        draft.with_name(draft.name + ending).unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """The new names are on the disk too, where folders can be synchronised."""
    with contextlib.suppress(OSError):
        held = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(held)
        finally:
            os.close(held)
