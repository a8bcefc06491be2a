"""The routes, one file a subject. Each has a `router`, which `http.app` puts together."""

from __future__ import annotations

__all__: list[str] = []
