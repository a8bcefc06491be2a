"""The tables of the database. Alembic's migrations make them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)  # fmt: skip

__all__ = [
    "bests", "classes", "ended_sessions", "events", "guests", "leases", "metadata", "places", "pupils", "secrets",
    "subscriptions", "tables", "tokens", "uptimes",
]  # fmt: skip

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("recovery", String(64), unique=True),  # SHA-256 of the code, never the code
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("epoch", String(16), nullable=False, server_default="0"),  # cookies of another one are worth nothing
    Column("signed_out", BigInteger, index=True),  # when a cookie or a token was last made worthless
)


def _of_guests(name: str, content: Column[str]) -> Table:
    """A table of what guests have, found by its SHA-256."""
    return Table(
        name,
        metadata,
        Column("hash", String(64), primary_key=True),
        Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        content,
        Column("created", BigInteger, nullable=False),
    )


ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(32), primary_key=True),
)

tokens = _of_guests("tokens", Column("label", String(64), nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger),  # when the server itself has to act; empty while it waits for people
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_in_lobby", "phase", "listed", "touched"),
    Index("tables_due", "due"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),  # when this guest was last at the table
)

subscriptions = _of_guests(
    "subscriptions", Column("body", Text, nullable=False)
)  # the hash is of the browser's address at its push service

leases = Table(
    "leases",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
)

uptimes = Table(
    "uptimes",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),  # of the one that began last: when a process last said that it is up
)

bests = Table(
    "bests",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("kind", String(64), primary_key=True),  # SHA-256 of the terms
    Column("terms", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("table", String(32), nullable=False),  # where it was reached; that table may be gone
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

classes = Table(
    "classes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("teacher", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("body", Text, nullable=False),  # how it plays
    Column("closed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

pupils = Table(
    "pupils",
    metadata,
    Column("code", String(8), ForeignKey("classes.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("name", String(64), nullable=False),
    Column("number", Integer, nullable=False),  # of the table in the class, from 1
    Column("seat", Integer, nullable=False),
    Column("table", String(32), nullable=False),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("code", "number", "seat", name="one_pupil_a_seat"),
)
