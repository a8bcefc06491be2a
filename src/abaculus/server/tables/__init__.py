"""Tables: their events, what people ask of them, what each viewer is shown, and the tables that a process has in memory."""

from __future__ import annotations

__all__: list[str] = []
