"""Answers of solvers: what `abaculus solve` prints."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Solution"]


class Solution(NamedTuple):
    """An arrangement: the lays in an order in which each fits, and the position they lead to."""

    lays: tuple[str, ...]
    position: str
    complete: bool = True
    """False for the best that was found before the time was up."""
    points: int | None = None
    """Where a solution is never complete but can always be better: what this one scores."""
