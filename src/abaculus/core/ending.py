"""How a game ended at a table, where people also give up, run out of time or call a game off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from abaculus.core.errors import BadLog
from abaculus.core.note import Note

__all__ = ["Ending", "ending_of"]


class Ending(NamedTuple):
    """What a table says about the end of its game. The rules alone do not: they know no clock, and no handicap."""

    totals: list[int]
    """Points, with handicaps."""
    ranks: list[int] | None
    """Who came first, second, third; `None` if the game was called off."""
    notes: list[Note]
    """Why it is over, and who gave up."""


def ending_of(log: Mapping[str, Any], seats: int) -> Ending | None:
    """What a log of a table says about the end; `None` if it says nothing."""
    table: Any = log.get("table")
    if not isinstance(table, dict) or "endings" not in table:
        return None
    totals: Any = table.get("totals")
    ranks: Any = table.get("ranks")
    known = _one_each(totals, seats) and (ranks is None or _one_each(ranks, seats))
    if not known or not isinstance(table["endings"], list):
        raise BadLog("the log's 'table' does not say how the game ended: it takes 'totals', 'ranks' and 'endings'")
    return Ending(totals, ranks, [_note(note, seats) for note in table["endings"]])


def _one_each(numbers: object, seats: int) -> bool:
    return isinstance(numbers, list) and len(numbers) == seats and all(type(number) is int for number in numbers)


def _note(note: object, seats: int) -> Note:
    match note:
        case {"key": str(key), "args": dict(args), "player": None} if _can_be_said(args):
            return Note(key, args)
        case {"key": str(key), "args": dict(args), "player": int(player)} if _can_be_said(args) and 0 <= player < seats:
            return Note(key, args, player)
    raise BadLog(f"the log's 'table' gives no reason that can be read: {str(note)[:60]}")


def _can_be_said(args: dict[Any, Any]) -> bool:
    """Whether these are names with numbers and words: a log may come from anybody, and is shown on a terminal."""
    return all(
        isinstance(name, str) and (isinstance(value, int) or (isinstance(value, str) and value.isprintable()))
        for name, value in args.items()
    )
