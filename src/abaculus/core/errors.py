"""Errors that tell a person what was wrong and what is allowed. All derive from `AbaculusError`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = [
    "AbaculusError",
    "BadLog",
    "BadNotation",
    "BadOption",
    "BadTileSet",
    "IllegalAction",
    "MissingExtra",
    "NotAllowed",
    "UnknownGame",
    "by_number",
    "counted",
    "listed",
    "no_seat",
    "one_of",
    "while_reading",
]


class AbaculusError(Exception):
    """Something that the caller can put right; its message says how."""


class UnknownGame(AbaculusError, LookupError):
    """There is no game with that id."""


class BadOption(AbaculusError, ValueError):
    """An option that the game does not have, or a value that the option does not take."""


class BadTileSet(AbaculusError, ValueError):
    """A tile file that cannot be played with; the message starts with the line number."""


class BadNotation(AbaculusError, ValueError):
    """A text that is not an action or position of this game."""


class BadLog(AbaculusError, ValueError):
    """A game log that cannot be read or replayed; the message says where it goes wrong."""


class IllegalAction(AbaculusError, ValueError):
    """An action that the rules do not allow here. The state is unchanged."""


class NotAllowed(AbaculusError):
    """Something that the position or the information in it forbids, such as taking back a draw."""


class MissingExtra(AbaculusError, ImportError):
    """An optional part of the package is not installed; the message names it."""


def listed(values: Iterable[object]) -> str:
    """The values as an error lists them for people: `a, b or c`.

    >>> listed(["free", "required"])
    'free or required'
    """
    words = [str(value) for value in values]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]


def counted(number: int, thing: str) -> str:
    """So many of a thing, as errors say it to people.

    >>> counted(1, "token"), counted(3, "token")
    ('1 token', '3 tokens')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def one_of(number: int) -> str:
    """A number on a piece, as errors say it to people.

    >>> one_of(7), one_of(8), one_of(11), one_of(80)
    ('a 7', 'an 8', 'an 11', 'an 80')
    """
    return f"an {number}" if number in (11, 18) or str(number).startswith("8") else f"a {number}"


def by_number(seat: int | None) -> str:
    """A player as errors name them to people, who count from 1; `None` is somebody who only watches.

    >>> by_number(0)
    'player 1'
    """
    return "a spectator" if seat is None else f"player {seat + 1}"


def no_seat(seat: object, players: int) -> str:
    """That there is no such seat, for people, who count players from 1, and for programs, which count seats from 0.

    >>> no_seat(7, 4)
    'there is no seat 7: seats 0 to 3 are players 1 to 4'
    """
    there = "seat 0 is player 1" if players == 1 else f"seats 0 to {players - 1} are players 1 to {players}"
    return f"there is no seat {seat}: {there}"


@contextmanager
def while_reading(path: str | Path, kind: type[AbaculusError]) -> Iterator[None]:
    """While a text file is read, turn anything wrong with it into an error of this kind, which names the file."""
    try:
        yield
    except AbaculusError:
        raise
    except OSError as problem:
        raise kind(f"{path}: cannot be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        raise kind(f"{path}: is no text file in UTF-8") from problem
    except ValueError as problem:
        raise kind(f"{str(path)[:60]!r} is no path to a file ({problem})") from problem
