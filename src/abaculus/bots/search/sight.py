"""How far and how wide a search looks."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Sight"]


class Sight(NamedTuple):
    """How a game is looked at: what its module may set under the name SIGHT."""

    width: int = 48
    """Lines that get a first look; with little time fewer."""
    glance: int = 1
    """Turns of the first look."""
    kept: int = 24
    """Lines that go on after the first look."""
    horizon: int = 1000
    """Turns of a playout."""
    swing: int = 40_000
    """See `loops.Task`: for playouts that are cut off."""
    by_margin: float = 0.01
    """How much a point of margin counts beside a return of 1, when lines are compared."""
    exact: int = 4000
    """Positions that may be looked at to solve an end game exactly."""
    pace: int = 1
    """Turns that the levels take for one: more where little can be told from a move and its answer."""
    blur: float = 1.0
    """How many times as softly the levels choose: more where even the best choice decides little."""
    least_soft: float = 0.0
    """No level below the master chooses more sharply than this: for games where seeing further alone makes no master."""
