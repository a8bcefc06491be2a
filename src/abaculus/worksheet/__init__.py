"""Worksheets: positions from games that were really played, to work out on paper, and their solutions."""

from __future__ import annotations

from abaculus.worksheet.questions import LEVELS, MOST, Count, Question, questions

__all__ = ["LEVELS", "MOST", "Count", "Question", "questions"]
