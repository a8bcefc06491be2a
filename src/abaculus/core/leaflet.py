"""What the outside of the box says: a game's name, players and options, without opening it.

A leaflet is plain data and imports neither numpy nor numba, so that listing games and printing help stay instant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from abaculus.core.errors import BadOption, listed

__all__ = ["Leaflet", "Option", "OptionValue"]

OptionValue = str | int


@dataclass(frozen=True)
class Option:
    """A choice that players make before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    summary: str


@dataclass(frozen=True)
class Leaflet:
    """The facts about a game that are known before it is loaded."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    default_players: int
    options: tuple[Option, ...]
    rules_version: int
    """Raised whenever a rule changes what a recorded game means."""
    most_wins: bool = True
    """Whether the highest score is the best, or the lowest."""

    def chosen(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of the game, `players` first, with what was given checked and the rest at its default."""
        known = ["players", *(option.name for option in self.options)]
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it has {listed(known)}")
        chosen: dict[str, OptionValue] = {"players": self._players(given.get("players", self.default_players))}
        for option in self.options:
            value = given.get(option.name, option.default)
            if isinstance(value, bool) or value not in option.values:
                raise BadOption(
                    f"{self.id}: {option.name}={value!r} is not possible; it can be {listed(option.values)}"
                )
            chosen[option.name] = option.values[option.values.index(value)]
        return chosen

    def _players(self, value: object) -> int:
        low, high = self.players
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadOption(f"{self.id} is played by {low} to {high} players, not by {value!r}")
        return value
