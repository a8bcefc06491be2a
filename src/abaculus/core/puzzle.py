"""Puzzles: the answers of solvers, which `abaculus solve` prints, and what `puzzles.py` in a game says about positions to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from abaculus.core.state import State

__all__ = ["EASY", "Deep", "Solution", "WholeTurns"]

EASY = 0.8
"""What every level finds more often than this is no puzzle."""


class Solution(NamedTuple):
    """An arrangement: the lays in an order in which each fits, and the position they lead to."""

    lays: tuple[str, ...]
    position: str
    complete: bool = True
    """False for the best that was found before the time was up."""
    points: int | None = None
    """Where a solution is never complete but can always be better: what this one scores."""


class Deep(NamedTuple):
    """What makes a puzzle of a game: how far ahead its best move has to be, and how long is thought about it. The game
    has it in its `puzzles.py`, under the name DEEP."""

    gap: float
    glance: int = 400
    """Playouts for a first look; with none, only solved end games are taken."""
    visits: int = 6000
    positions: int = 20_000
    easy: float = EASY


class WholeTurns(NamedTuple):
    """For a game whose turns have several steps, of which one alone is no question: puzzles that ask for the turn with the most
    points. Such a game's `puzzles.py` has it under the name TURNS, in place of DEEP."""

    best: Callable[[State], tuple[list[int], int] | None]
    """The actions of the best turn and its points, proven; `None` where luck may come between the steps."""
    fewest: int
    """Steps of a turn that is worth a puzzle."""
    missed: int
    """Points by which a player who takes the most at every step has to miss it."""
