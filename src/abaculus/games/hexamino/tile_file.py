"""Tile files: a line for each tile, its six fields clockwise, 0 for a blank one.

All that the rules need of the points is that they stand in the same order, clockwise, on every tile, and are six different
numbers: then a join fixes the turn. The line of the start tile says which numbers, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from abaculus.core.errors import BadTileSet
from abaculus.core.tiles import tile_lines, tile_text
from abaculus.games.hexamino.box import FIELDS, TILES, Tile, fields_of

__all__ = ["HexaminoSet", "read_tiles"]

MOST_POINTS = 99

Fields = tuple[int, ...]
"""The six fields of a line: points, or 0 for a blank one."""


class HexaminoSet(NamedTuple):
    """A tile file that has been read and found valid."""

    labels: Fields
    """The points that stand for fields 1 to 6: those of the start tile, clockwise."""
    tiles: frozenset[Tile]
    names: tuple[str, ...]
    """How tiles are written, by number: those that are not in the file too."""

    @classmethod
    def of(cls, labels: Fields, tiles: Iterable[Tile]) -> HexaminoSet:
        """The set with these points and tiles. A tile is written by its points, with dots between them where some have two
        digits.

        >>> HexaminoSet.of((1, 2, 3, 4, 5, 6), ()).names[0b010101 - 1]
        '135'
        >>> HexaminoSet.of((2, 4, 6, 8, 10, 12), ()).names[0b110000 - 1]
        '10.12'
        """
        between = "." if max(labels) > 9 else ""
        shown = (map(str, (labels[field] for field in fields_of(tile))) for tile in range(TILES))
        return cls(labels, frozenset(tiles), tuple(map(between.join, shown)))

    def points_of(self, tile: Tile) -> tuple[int, ...]:
        """The points that a tile shows, field by field."""
        return tuple(self.labels[field] for field in fields_of(tile))

    @property
    def text(self) -> str:
        """A plain tile file that says the same."""
        shown = ([self.labels[f] if f in fields_of(tile) else 0 for f in range(FIELDS)] for tile in sorted(self.tiles))
        return "".join(f"{' '.join(map(str, fields))}\n" for fields in shown)


def read_tiles(given: str) -> HexaminoSet:
    """Read a tile file: six numbers per line, such as `1 0 3 0 5 0`. A line may begin with any field of its tile."""
    lines = [(line, _fields(line, words)) for line, words in tile_lines(tile_text(given))]
    full = [(line, fields) for line, fields in lines if 0 not in fields]
    if not full:
        raise BadTileSet("there is no start tile: one line has six point fields, and no 0")
    start_line, labels = full[0]
    if len(set(labels)) < FIELDS:
        raise BadTileSet(f"line {start_line}: the six fields of the start tile show different points, and these do not")
    seen: dict[Tile, int] = {}
    for line, fields in lines:
        tile = _tile(line, fields, labels)
        if tile in seen:
            raise BadTileSet(f"line {line}: this is the tile of line {seen[tile]} again; all tiles are different")
        seen[tile] = line
    return HexaminoSet.of(labels, seen)


def _fields(line: int, words: list[str]) -> Fields:
    if len(words) != FIELDS:
        raise BadTileSet(f"line {line}: a tile has six fields, with 0 for a blank one; this one has {len(words)}")
    for word in words:
        if word not in map(str, range(MOST_POINTS + 1)):
            raise BadTileSet(
                f"line {line}: {word[:20]!r} is no field; it is 0, for blank, or 1 to {MOST_POINTS} points"
            )
    fields = tuple(map(int, words))
    if not any(fields):
        raise BadTileSet(f"line {line}: a tile with six blank fields could never be laid")
    return fields


def _tile(line: int, fields: Fields, labels: Fields) -> Tile:
    """Which choice of the start tile's fields a line shows, wherever it begins. As the points of the start tile are all
    different, there is one such choice at most."""
    for turn in range(FIELDS):
        turned = fields[turn:] + fields[:turn]
        if all(points in (0, label) for points, label in zip(turned, labels, strict=True)):
            return sum(1 << field for field in range(FIELDS) if turned[field]) - 1
    raise BadTileSet(
        f"line {line}: {' '.join(map(str, fields))} does not show points in the places and in the order of the start tile, "
        f"{' '.join(map(str, labels))} clockwise; a join has to fix how a tile is turned"
    )
