"""Who has a SQLite database open: servers and admin commands share it, restoring a copy needs it alone.

SQLite's own locks protect what is in the file. Nothing in them keeps one program from putting another file in its place while a
second one goes on writing to the first. So whoever has a database open holds a lock on a small file beside it; the kernel lets go
of it when the process ends, however it ends. Where there are no such locks (Windows, some network disks) opening goes on without.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from abaculus.server.trouble import Trouble

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

__all__ = ["DatabaseLock", "alone", "sqlite_file"]

_PATIENCE = 10.0
"""Seconds that a server waits for a copy that is being restored."""


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database, under the one name that all links to it lead to; `None` for other databases."""
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or not found.database or found.database == ":memory:":
        return None
    return Path(found.database).resolve()


class DatabaseLock:
    """Says, from `share` to `release`, that this process has a database open."""

    def __init__(self, url: str) -> None:
        self._file = sqlite_file(url)
        self._held: int | None = None

    def share(self) -> None:
        """Have the database open, together with others. Waits a while for a copy that is being restored."""
        if self._file is None or fcntl is None:
            return
        held = _open(self._file)
        late = time.monotonic() + _PATIENCE
        while not _lock(held, fcntl.LOCK_SH):
            if time.monotonic() > late:
                os.close(held)
                raise Trouble("trouble-restoring", file=str(self._file))
            time.sleep(0.05)
        self._held = held

    def release(self) -> None:
        """The database is closed."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    """Have a database file to oneself; refused, without waiting, while anybody has it open."""
    if fcntl is None:
        yield
        return
    held = _open(file)
    try:
        if not _lock(held, fcntl.LOCK_EX):
            raise Trouble("trouble-in-use", file=str(file))
        yield
    finally:
        os.close(held)


def _open(file: Path) -> int:
    # It is never removed: whoever waits for a lock on a removed file would not see those on the new one.
    return os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)


def _lock(held: int, kind: int) -> bool:
    """Whether the lock was free; also where the disk knows no locks."""
    try:
        fcntl.flock(held, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
