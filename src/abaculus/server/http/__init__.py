"""HTTP and sockets: the application, what every request passes, and the routes."""

from __future__ import annotations

__all__: list[str] = []
