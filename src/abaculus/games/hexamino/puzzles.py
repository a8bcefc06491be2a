"""What makes a puzzle of Hexamino: `puzzles.jsonl` holds those found."""

from __future__ import annotations

from abaculus.core.puzzle import Deep

__all__ = ["DEEP"]

DEEP = Deep(gap=2.0)
