"""The database: its schema, the log of every table, and everything else that is kept."""

from __future__ import annotations

__all__: list[str] = []
