"""Known numbers of action sequences: `tests/games/<id>/perft/*.txt`.

A file has a line with the game and its options, then positions (`-` is the beginning), each with lines `perft DEPTH COUNT`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import abaculus
from abaculus.core.game_info import OptionValue
from abaculus.core.rule import interpreted

__all__ = ["KNOWN", "NAIVELY_AT_MOST", "POSITIONS_AT_MOST", "Known", "each_of"]

FILES = sorted((Path(__file__).parents[1] / "games").glob("*/perft/*.txt"))
POSITIONS_AT_MOST = 150 if interpreted() else 250_000
"""Visited in one count; the last action of a sequence is counted, not visited."""
NAIVELY_AT_MOST = 5_000


@dataclass
class Known:
    file: str
    game_id: str
    options: dict[str, OptionValue]
    position: str
    counts: list[int]

    def state(self) -> abaculus.State:
        game = abaculus.load_game(self.game_id, tiles=None, **self.options)
        return game.new_initial_state() if self.position == "-" else game.from_position(self.position)

    def depth(self, visited: int, counted: int = 1 << 62) -> int:
        """How deep one can count without visiting, or counting, more than that."""
        before = [1, *self.counts]
        return sum(before[d] <= visited and count <= counted for d, count in enumerate(self.counts))


def known_counts() -> Iterator[Known]:
    for file in FILES:
        game_id, options, position, counts = "", dict[str, OptionValue](), "", list[int]()
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "game":
                game_id, *given = rest.split()
                options = {
                    name: int(value) if value.isdecimal() else value for name, value in (g.split("=") for g in given)
                }
            elif word == "position":
                position, counts = rest, []
                yield Known(file.stem, game_id, options, position, counts)
            elif word == "perft":
                depth, count = map(int, rest.split())
                counts.append(count)
                assert depth == len(counts), f"{file.name}: depths in order, please: {line}"
            else:
                assert not line or line.startswith("#"), f"{file.name}: {line}"


KNOWN = list(known_counts())


def each_of(known: list[Known]) -> pytest.MarkDecorator:
    """A test for each of these positions."""
    return pytest.mark.parametrize("known", known, ids=[f"{one.file}-{number}" for number, one in enumerate(known)])
