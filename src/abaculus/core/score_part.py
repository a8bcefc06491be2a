"""Why something brings points: reasons that can be put into words, and pointed at on the board."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["ScorePart", "Spot"]


class Spot(NamedTuple):
    """Somewhere on the table to point at: a cell as scenes name it, and the sides of its tile, if not all of it is meant."""

    cell: str
    sides: tuple[int, ...] = ()
    then: str = ""
    """Where the spots of a part, read across or down, are an equation: the sign that comes next, `=` or an operation."""


class ScorePart(NamedTuple):
    """One reason for points: a text key, what to fill into it, the points it adds, and where that can be seen."""

    key: str
    args: dict[str, Any]
    points: int
    spots: tuple[Spot, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The part as plain data."""
        return {**self._asdict(), "spots": [spot._asdict() for spot in self.spots]}
