"""Opening a database: its schema, and connections that lose nothing. SQLite and PostgreSQL alike."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from abaculus.core.errors import MissingExtra
from abaculus.server.trouble import Trouble, place_of

__all__ = ["engine_of", "log_engine_of", "upgrade"]

_MIGRATIONS = Path(__file__).with_name("migrations")


def upgrade(url: str) -> None:
    """Bring the database to the newest schema. Blocks; called once at the start and by `abaculus admin`."""
    from alembic import command
    from alembic.config import Config
    from alembic.script.revision import ResolutionError
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        if not isinstance(problem.__cause__, ResolutionError):
            raise
        version = str(problem.__cause__.argument)
        raise Trouble("trouble-newer", database=place_of(url), version=version) from problem


# What was written stays out of error messages, and so out of logs: there are seeds and ids in it.


def log_engine_of(url: str) -> Engine | None:
    """What SQLite's logs are written with. aiosqlite would hand every step of a transaction to a thread and back, and each
    time wait for the interpreter."""
    if not url.startswith("sqlite"):
        return None
    engine = create_engine(
        url.replace("+aiosqlite", "", 1), poolclass=StaticPool,
        connect_args={"timeout": 20, "check_same_thread": False}, hide_parameters=True,
    )  # fmt: skip
    event.listen(engine, "connect", _careful)
    return engine


def engine_of(url: str) -> AsyncEngine:
    """Connections for everything but logs."""
    if not url.startswith("sqlite"):
        # A server that is gone without a word would otherwise be waited for until TCP gives up, which takes minutes.
        patience = {"timeout": 5, "command_timeout": 15}
        try:
            return create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=patience
            )
        except ImportError as problem:
            raise MissingExtra("PostgreSQL needs asyncpg: pip install 'abaculus[postgresql]'") from problem
    # Every connection has a thread of its own: a few that stay are better than many that come and go.
    engine = create_async_engine(
        url, pool_size=8, max_overflow=0, pool_timeout=60, connect_args={"timeout": 20}, hide_parameters=True
    )

    event.listen(engine.sync_engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Switch SQLite to its write-ahead log. It does not wait for a process that is doing the same: we do."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        time.sleep(0.05)
    cursor.execute("PRAGMA journal_mode=WAL")
