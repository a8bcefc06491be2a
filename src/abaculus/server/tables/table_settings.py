"""How a table is played and who is to sit where, as the first event of its log says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

__all__ = ["GameOptions", "Pace", "Reckon", "SeatKind", "SeatPlan", "TableSettings"]

GameOptions = dict[str, int | str]
"""The options of a game by name, with the text of a tile file as `tiles` where the tiles are somebody's own."""
Pace = Literal["slow", "normal", "quick"]
Reckon = Literal["off", "move", "end"]
SeatKind = Literal["me", "open", "bot"]

_ALL = ("per_move", "per_game", "handicap", "listed", "hints", "reckon", "pace")


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table is played."""

    per_move: int | None = None
    """Seconds that a player has for each move."""
    per_game: int | None = None
    """Seconds that a player has for all moves together."""
    handicap: tuple[int, ...] | None = None
    """Points that each seat is given in advance."""
    listed: bool = False
    hints: bool = False
    reckon: Reckon = "off"
    """Whether players work out their own points: with every move, or at the end."""
    pace: Pace = "normal"
    """How long bots let people look before they move."""
    written: tuple[str, ...] = field(default=_ALL, compare=False, repr=False)
    """The settings that the log names, in its order: classes name three, and logs of earlier versions lack the newer ones."""

    def named(self) -> dict[str, object]:
        """The settings that the log names."""
        every: dict[str, object] = {
            "per_move": self.per_move, "per_game": self.per_game, "handicap": self.handicap, "listed": self.listed,
            "hints": self.hints, "reckon": self.reckon, "pace": self.pace,
        }  # fmt: skip
        return {name: every[name] for name in self.written}


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat of a table that is being set up. What the log does not name is `None`."""

    kind: SeatKind
    """`me` (the host's), `open`, or a bot's."""
    kept: str | None = None
    """The guest for whom the seat is kept."""
    level: str | None = None
    """The bot that plays it."""
    name: str | None = None
