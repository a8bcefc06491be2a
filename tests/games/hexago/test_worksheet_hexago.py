"""Worksheets of Hexago: the solutions are right."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.worksheet import questions

pytestmark = pytest.mark.once  # dozens of games are played for every sheet


def test_solutions_agree_with_what_the_picture_shows() -> None:
    """Neighbours, colours and numbers read off the picture alone, by someone who knows the rules and not the program."""
    sides = {0: (1, 0), 1: (0, 1), 2: (-1, 1), 3: (-1, 0), 4: (0, -1), 5: (1, -1)}
    for number in range(4):
        for one in questions(abaculus.load_game("hexago"), 12, number):
            tiles = {tuple(map(int, tile.cell.split(","))): tile for tile in one.scene.tiles}
            ringed = next(cell for cell, tile in tiles.items() if "last" in tile.marks)
            sums = []
            for side, (dq, dr) in sides.items():
                other = tiles.get((ringed[0] + dq, ringed[1] + dr))
                if other is None:
                    continue
                own = next(field for field in tiles[ringed].fields if field.side == side)
                across = next(field for field in other.fields if field.side == (side + 3) % 6)
                colour, same = own.colour == across.colour, own.label == across.label
                if colour or same:
                    sums.append((int(own.label) + int(across.label)) * (2 if colour and same else 1))
            assert one.points == sum(sums) * len(sums)
