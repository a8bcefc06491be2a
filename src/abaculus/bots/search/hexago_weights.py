"""What Hexago's wary player goes by; made by `python -m abaculus.bots.search.hexago_climbing`. See `hexago_wary.NAMES`."""

from __future__ import annotations

__all__ = ["WEIGHTS"]

WEIGHTS = (10, 360, 63, 71, 120, 108, 44)
