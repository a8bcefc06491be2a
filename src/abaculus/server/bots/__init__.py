"""Bots, thinking in processes of their own."""

from __future__ import annotations

__all__: list[str] = []
