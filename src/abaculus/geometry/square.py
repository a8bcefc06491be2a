"""Squares in rows and columns, the row first, rows growing downwards.

The four sides are numbered clockwise from the north; opposite sides differ by two:

            0 N
             |
       3 W --o-- 1 E
             |
            2 S
"""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["SIDES", "STEP_COLUMN", "STEP_ROW", "Side", "opposite", "read_square_name", "square_name", "steps"]

Side: TypeAlias = int
"""0 north, 1 east, 2 south, 3 west."""

SIDES = 4
STEP_ROW = (-1, 0, 1, 0)
STEP_COLUMN = (0, 1, 0, -1)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def opposite(side: Side) -> Side:
    """The side that faces this one across a shared edge.

    >>> opposite(0), opposite(3)
    (2, 1)
    """
    return side ^ 2


def steps(width: int) -> tuple[int, int, int, int]:
    """From a square to the one across each side, where rows of `width` squares lie end to end.

    >>> steps(16)
    (-16, 1, 16, -1)
    """
    return -width, 1, width, -1


def square_name(row: int, column: int) -> str:
    """A square as it is written: the row, then the column; both are counted from 0.

    >>> square_name(7, 8)
    '8I'
    """
    return f"{row + 1}{_LETTERS[column]}"


def read_square_name(text: str, rows: int, columns: int) -> tuple[int, int] | None:
    """The row and column of a text such as `8I`; None for a text that names no square on the board.

    >>> read_square_name("8i", 14, 14), read_square_name("15A", 14, 14), read_square_name("08I", 14, 14)
    ((7, 8), None, None)
    """
    row, letter = text[:-1], text[-1:].upper()
    if not (row.isascii() and row.isdecimal() and len(row) <= 2 and row[0] != "0" and int(row) <= rows):
        return None
    column = _LETTERS.find(letter)
    return (int(row) - 1, column) if 0 <= column < columns else None
