"""A class as the database has it, the code that leads to it, and the names of its pupils."""

from __future__ import annotations

import secrets
from typing import NamedTuple, TypedDict

from abaculus.core.game_info import OptionValue
from abaculus.server.identity import NAME_LENGTH
from abaculus.server.tables.table_settings import Reckon

__all__ = ["CODE_LENGTH", "ClassPlan", "Course", "Pupil", "new_code", "other_name", "tidy_code"]

CODE_LENGTH = 6
_LETTERS = "ACEFHJKLMNPRTUWXY34679"
"""No two that look alike: no B and 8, D and 0, G and 6, I and 1, O, Q, S and 5, V, Z and 2."""


def new_code() -> str:
    """A code that nobody can guess and that is unlikely to be in use."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it is stored. People may type it in lower case and with spaces.

    >>> tidy_code(" act 347 ")
    'ACT347'
    """
    return "".join(letter for letter in text.upper() if letter.isascii() and letter.isalnum())[:20]


class ClassPlan(TypedDict):
    """How a class plays, as its row in the database keeps it."""

    game: str
    options: dict[str, OptionValue]
    players: int
    bots: int
    level: str
    fill: bool
    reckon: Reckon
    hints: bool


class Course(NamedTuple):
    """A class, as its row in the database."""

    code: str
    teacher: str
    name: str
    closed: bool
    touched: int
    game: str
    options: dict[str, OptionValue]
    players: int
    bots: int
    level: str
    fill: bool
    reckon: Reckon
    hints: bool

    @property
    def keeper(self) -> str:
        """The host of its tables, for whom the pupils' seats are reserved: an id that no guest has."""
        return f"class {self.code}"


class Pupil(NamedTuple):
    """A pupil of a class, as their row in the database: which seat at which table is theirs."""

    code: str
    guest: str
    name: str
    number: int
    """Of the table within the class."""
    seat: int
    table: str
    joined: int


def other_name(name: str, taken: set[str]) -> str:
    """A name that nobody else in the class has: the second Max becomes `Max 2`."""
    known = {one.casefold() for one in taken}
    found, number = name, 1
    while found.casefold() in known:
        number += 1
        found = f"{name[: NAME_LENGTH - 1 - len(str(number))].rstrip()} {number}"
    return found
