"""A class as its row has it, the code that leads to it, and the names of its pupils."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from abaculus.server.identity import NAME_LENGTH
from abaculus.server.tables.table_settings import Reckon

__all__ = ["CODE_LENGTH", "Course", "new_code", "other_name", "tidy_code"]

CODE_LENGTH = 6
_LETTERS = "ACEFHJKLMNPRTUWXY34679"
"""Nothing that looks like something else: no B and 8, D and 0, G and 6, I and 1, O, Q, S and 5, V, Z and 2."""


def new_code() -> str:
    """A code that nobody can guess, and that is unlikely to be taken."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it is kept: whoever types it may use small letters and gaps.

    >>> tidy_code(" act 347 ")
    'ACT347'
    """
    return "".join(letter for letter in text.upper() if letter.isascii() and letter.isalnum())[:20]


class Course(NamedTuple):
    """A class, as its row has it."""

    code: str
    teacher: str
    name: str
    closed: bool
    touched: int
    game: str
    options: dict[str, Any]
    players: int
    bots: int
    level: str
    fill: bool
    reckon: Reckon
    hints: bool

    @property
    def keeper(self) -> str:
        """Who keeps the seats at its tables for pupils, and is the host there: no guest has such an id."""
        return f"class {self.code}"


def other_name(name: str, taken: set[str]) -> str:
    """A name that nobody else in the class has: the second Max is `Max 2`."""
    known = {one.casefold() for one in taken}
    found, number = name, 1
    while found.casefold() in known:
        number += 1
        found = f"{name[: NAME_LENGTH - 1 - len(str(number))].rstrip()} {number}"
    return found
