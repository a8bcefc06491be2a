"""What makes a puzzle of Number Castle: `puzzles.jsonl` holds those found."""

from __future__ import annotations

from abaculus.core.puzzle import Deep

__all__ = ["DEEP", "OPTIONS"]

DEEP = Deep(gap=3.0, glance=0, easy=0.5)  # dice hide small differences: only a solved end game is clear
OPTIONS = {"scoring": "centres+sides"}
"""The default game seldom has one best move: while only centres count, it does not matter how a stone is turned."""
