"""The server: live tables for people and bots. `abaculus serve` runs it; `create_app` makes the application."""

from __future__ import annotations

__all__: list[str] = []
