"""What the outside of the box says: a game's name, players and options, without opening it.

It is plain data and imports neither numpy nor numba, so that listing games and printing help stay instant.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from abaculus.core.errors import BadOption, listed

__all__ = ["GameInfo", "Option", "OptionValue"]

OptionValue = int | str


@dataclass(frozen=True)
class Option:
    """A choice that players make before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue = field(init=False)
    summary: str
    free: str = field(default="", kw_only=True)
    """For an option that takes other texts as well: the function that checks one, as `module:function`. It returns the
    text in tidy form, or raises `BadOption`; it is imported when needed, and must import neither numpy nor numba."""

    players: tuple[int, int] | None = field(default=None, kw_only=True)
    """For an option that matters only to some numbers of players: the smallest and the largest of them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "default", self.values[0])

    def matters_to(self, players: int) -> bool:
        """Whether the option changes anything with this many players."""
        return self.players is None or self.players[0] <= players <= self.players[1]

    def checked(self, value: object) -> OptionValue:
        """The value in the form in which it is kept. Raises `BadOption` with the reason, without naming the game."""
        if not isinstance(value, bool) and value in self.values:
            return self.values[self.values.index(value)]
        if not self.free:
            raise BadOption(f"{self.name}={value!r} is not possible; it can be {listed(self.values)}")
        if not isinstance(value, str):
            raise BadOption(
                f"{self.name}={value!r} is no text; it can be {listed(self.values)}, or a text of one's own"
            )
        module, _, function = self.free.partition(":")
        try:
            tidy: str = getattr(importlib.import_module(module), function)(value)
        except BadOption as problem:
            raise BadOption(f"{problem}. {self.name} can also be {listed(self.values)}") from problem
        return tidy


@dataclass(frozen=True)
class GameInfo:
    """The facts about a game that are known before it is loaded."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    default_players: int = 2
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    """Raised whenever a rule changes what a recorded game means. Games begun under an earlier version go on, and are
    replayed, under it: a game is loaded with `rules=1` to be played by the first version of its rules."""
    most_wins: bool = True
    """Whether the highest score is the best, or the lowest."""
    reckonings: tuple[Literal["move", "end"], ...] = ("move", "end")
    """When players who work out their own points can do so; see `Game.reckoning`."""
    only_at_end: tuple[tuple[str, OptionValue], ...] = ()
    """Options, `players` among them, with which they can do so only at the end."""
    begin_with: bool = False
    """Whether this is the game for somebody who names none."""
    age: int = 0
    """From how many years on it can be played; 0 where nobody has said so. What it teaches is a text, `<id>-teaches`."""
    minutes: int = 0
    """About how long a game takes with the usual number of players; 0 where nobody has said so."""
    racks: bool = False
    """Whether pieces are drawn from a bag to hidden racks, so that a companion can follow it beside a real table."""

    ground: str = "moss"
    """What it is played on, by its name in the palette: see `abaculus.paint.palette.GROUNDS`."""

    def chosen(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of the game, `players` first, with the given ones checked and the rest at their defaults.

        `rules` may be given too: the version of the rules to play by. It is among the options chosen only where it is
        not the present one.
        """
        known = ["players", *(option.name for option in self.options)]
        for name in given:
            if name not in known and name != "rules":
                raise BadOption(f"{self.id} has no option {name!r}; it has {listed(known)}")
        chosen: dict[str, OptionValue] = {"players": self._players(given.get("players", self.default_players))}
        for option in self.options:
            try:
                chosen[option.name] = option.checked(given.get(option.name, option.default))
            except BadOption as problem:
                raise BadOption(f"{self.id}: {problem}") from problem
        if (version := self._rules(given.get("rules", self.rules_version))) != self.rules_version:
            chosen["rules"] = version
        return chosen

    def _rules(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= self.rules_version:
            versions = listed(range(1, self.rules_version + 1))
            raise BadOption(f"{self.id} knows no rules version {value!r}; it can be {versions}")
        return value

    def _players(self, value: object) -> int:
        low, high = self.players
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadOption(f"{self.id} is played by {low} to {high} players, not by {value!r}")
        return value
