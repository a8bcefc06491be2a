"""Reading positions: a line of `name=value` words becomes a record, or an error says what is wrong with it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, NoReturn

from abaculus.core.errors import BadNotation
from abaculus.core.game import Game
from abaculus.core.record import Records

__all__ = ["PositionReader"]


class PositionReader(ABC):
    """Fills a record step by step; the first thing that does not fit is refused with the reason."""

    names: ClassVar[tuple[str, ...]]
    """The words that every line has, in the order in which they are written."""
    sometimes: ClassVar[tuple[str, ...]] = ()
    """The words that a line has only where they matter."""
    longest: ClassVar[int] = 5000
    """The most characters that a line may have."""

    def __init__(self, game: Game, text: str) -> None:
        self.players = game.num_players()
        self.record = game.record_type.new()
        self.box, self.s = game.box[0], self.record[0]
        game.compiled.begin(game.box, self.record)
        self.parts = self._parts(game.id, text)

    def read(self) -> Records:
        """The record that the line describes."""
        self.fill()
        return self.record

    @abstractmethod
    def fill(self) -> None:
        """Fill the record, which starts as that of a new game."""

    def refuse(self, why: str) -> NoReturn:
        """Say what is wrong."""
        raise BadNotation(f"position: {why}")

    def _parts(self, game: str, text: str) -> dict[str, str]:
        words = text.split() if len(text) <= self.longest else []
        if not words or words[0] != game:
            self.refuse(f"a position of this game starts with '{game}'")
        parts = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        unknown = set(parts) - {*self.names, *self.sometimes}
        if len(parts) != len(words) - 1 or unknown or not set(self.names) <= set(parts):
            also = f", and where they matter {_listed(self.sometimes)}" if self.sometimes else ""
            self.refuse(f"after '{game}' come {_listed(self.names)}, each once{also}")
        return parts

    def number(self, name: str, most: int) -> int:
        """A word that is a number."""
        text = self.parts[name]
        if not re.fullmatch("[0-9]{1,9}", text) or int(text) > most:
            self.refuse(f"{name}={text[:20]}; it is a number from 0 to {most}")
        return int(text)

    def phase(self, phases: tuple[str, ...]) -> int:
        """What comes next, as a number."""
        if self.parts["next"] not in phases:
            self.refuse(f"next={self.parts['next'][:20]}; it can be {', '.join(phases)}")
        return phases.index(self.parts["next"])

    def listed(self, name: str, between: str) -> list[str]:
        """A word that lists things, or `-` if there are none."""
        return [] if self.parts[name] == "-" else self.parts[name].split(between)

    def score(self) -> None:
        """Everyone's points."""
        words = self.parts["scores"].split(",")
        if len(words) != self.players or not all(re.fullmatch("-?[0-9]{1,6}", word) for word in words):
            self.refuse(f"scores= has {self.players} numbers with commas between")
        for player, word in enumerate(words):
            self.s.scores[player] = int(word)

    def take_one(self, left: list[int], kind: int, what: str) -> int:
        """Take a piece out of the box; `left` counts those of each kind still there."""
        if left[kind] == 0:
            self.refuse(f"there is no further {what} in the box")
        left[kind] -= 1
        return kind


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"{name}=" for name in names)
