"""Classes of pupils: their codes, their tables, their results and their worksheets."""

from __future__ import annotations

__all__: list[str] = []
