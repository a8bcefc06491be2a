"""Bots, which think in separate processes."""

from __future__ import annotations

__all__: list[str] = []
