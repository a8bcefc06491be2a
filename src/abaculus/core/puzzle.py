"""Puzzles: the solvers' answers, which `abaculus solve` prints, and what a game's `puzzles.py` says about which
positions to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from abaculus.core.state import State

__all__ = ["EASY", "Deep", "Solution", "WholeTurns"]

EASY = 0.8
"""A move that every level finds more often than this is no puzzle."""


class Solution(NamedTuple):
    """An arrangement: the lays in an order in which each fits, and the position they lead to."""

    lays: tuple[str, ...]
    position: str
    complete: bool = True
    """False for the best that was found before the time was up."""
    points: int | None = None
    """For a puzzle that is never solved, only improved on: what this solution scores."""


class Deep(NamedTuple):
    """What makes a puzzle of a game: how far ahead its best move has to be, and how long to think about it. A game
    defines one in its `puzzles.py` as DEEP."""

    gap: float
    glance: int = 400
    """Playouts for a first look; with none, only solved end games are taken."""
    visits: int = 6000
    positions: int = 20_000
    easy: float = EASY


class WholeTurns(NamedTuple):
    """For a game whose turns have several steps, none of which makes a question by itself: puzzles that ask for the
    turn with the most points. Such a game's `puzzles.py` defines one as TURNS, in place of DEEP."""

    best: Callable[[State], tuple[list[int], int] | None]
    """The actions of the best turn and its points, proven; `None` where luck may come between the steps."""
    fewest: int
    """Steps of a turn that is worth a puzzle."""
    missed: int
    """How many points short a player who takes the most at every step has to fall."""
