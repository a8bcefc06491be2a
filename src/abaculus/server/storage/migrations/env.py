"""How Alembic reaches the database: the same address and driver as the server."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from abaculus.server.storage.schema import metadata


def _migrate(connection: Any) -> None:
    # All migrations in one transaction, with SQLite too: otherwise a process that starts at the same time could look in between
    # two of them, and make the second one again.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Two processes that start at the same time: the second waits, and finds the work done.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(728126)")
        context.run_migrations()


async def _connect() -> None:
    engine = create_async_engine(str(context.config.get_main_option("sqlalchemy.url")), poolclass=NullPool)
    if engine.dialect.name == "sqlite":
        # Left to itself, Python's driver commits every change of the schema at once: a crash could leave half of them.
        event.listen(engine.sync_engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    async with engine.connect() as connection:
        await connection.run_sync(_migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(_connect())
