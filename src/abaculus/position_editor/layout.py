"""A position taken apart: what is where, who holds what, and whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from abaculus.core.errors import IllegalAction
from abaculus.core.state import State

__all__ = ["Layout", "Lying", "Spot", "hex_cell", "in_some_order", "lying", "parts_of", "plain", "shifted"]


class Lying(NamedTuple):
    """A piece on a cell. Pieces on one cell are a stack, from the ground up."""

    piece: str
    cell: str
    turn: int = 0


@dataclass
class Layout:
    """The parts of a position that people change."""

    table: list[Lying]
    hands: list[list[str]]
    """By seat; in a game without hands, what is beside the table, if anything. `?`: nobody here knows the piece."""
    mover: int
    scores: list[int] | None = None
    """`None` where the points follow from the pieces."""
    count: int = 0
    """The turns or actions so far, in a game that counts them."""


class Spot(NamedTuple):
    """A cell where something can be laid: these pieces, in the one turn that fits there; `None`: any piece, any turn."""

    cell: str
    x: float
    y: float
    pieces: frozenset[str] | None = None
    turn: int | None = None


def plain(name: str) -> str:
    """A piece's name without the mark that everyone knows it."""
    return name.removesuffix("!")


def parts_of(state: State) -> dict[str, str]:
    """The `name=value` parts of the whole position line."""
    return dict(word.split("=", 1) for word in state.to_position().split()[1:])


def hex_cell(text: str) -> tuple[int, int]:
    """q and r of a cell in writing."""
    found = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", text, re.ASCII)
    if not found:
        raise IllegalAction(f"{text[:20]!r} is no cell; a cell is written q,r, such as -1,2")
    return int(found[1]), int(found[2])


def lying(words: str, between: str) -> list[Lying]:
    """The pieces of a part such as `12@8I,8@6H`."""
    pairs = (word.split("@") for word in words.split(between) if word not in ("", "-"))
    return [Lying(piece, cell) for piece, cell in pairs]


def in_some_order(table: Iterable[Lying], laid: Callable[[list[Lying]], int]) -> list[Lying]:
    """The pieces in an order in which each can be laid after those before it, as far as possible.

    `laid` says how many of a list can be laid in that order. A piece that cannot be laid yet waits for the others.
    """
    order, most, waiting = list(table), -1, 0
    while (count := laid(order)) < len(order):
        waiting = 1 if count > most else waiting + 1
        most = max(most, count)
        if waiting > len(order) - count:
            break
        order.append(order.pop(count))
    return order


def shifted(
    table: list[Lying], start: str, read: Callable[[str], tuple[int, int]], write: Callable[[tuple[int, int]], str]
) -> list[Lying]:
    """On a board without an edge: the same table with a piece on the cell where the first one lies."""
    if not table or any(one.cell == start for one in table):
        return table
    home, first = read(start), read(table[0].cell)
    by = home[0] - first[0], home[1] - first[1]
    return [one._replace(cell=write((read(one.cell)[0] + by[0], read(one.cell)[1] + by[1]))) for one in table]
