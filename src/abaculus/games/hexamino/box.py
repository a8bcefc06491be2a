"""What is in the box: 63 tiles, from their mathematics. There is no tile file.

A tile has six fields in clockwise order; field i is blank or shows i points. The set has every choice of point fields except
the empty one. A tile's number is its choice, read as a binary number with field 1 as the lowest digit, less one:

    0 = 1      1 = 2      2 = 12      3 = 3      4 = 13      ...      62 = 123456, the start tile
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16, i64
from abaculus.games.hexamino import VARIANT
from abaculus.games.hexamino.sets import TileSet
from abaculus.geometry.hex import SIDES

__all__ = [
    "FIELDS", "HAND", "OCTOPUS", "SEARCH", "SNAKE", "STAR", "START_TILE", "TILES", "VARIANTS", "Box", "Field", "Tile",
    "fields_of", "name_of", "own_tiles", "pack", "tiles_of",
]  # fmt: skip

Tile: TypeAlias = int
"""0 to 62."""
Field: TypeAlias = int
"""0 to 5; field f shows f + 1 points, or is blank."""

FIELDS = SIDES
TILES: int = 2**FIELDS - 1
START_TILE: Tile = TILES - 1
HAND = 5  # R1
SEARCH = 2  # R4: the most draws for a tile that fits

VARIANTS = VARIANT.values
OCTOPUS, SNAKE, STAR = range(3)


class Box(Record):
    """The options and the tiles, read-only."""

    players = variant = i8()
    tiles = pack = i8()
    """How many tiles the variant is played with, the start tile included, and how many are left for the pack when all hands
    are dealt."""
    miss_limit = i8()
    """R5: with an empty pack, this many misses in a row end the game."""
    width = mask = i16()
    """The width of the endless board, two more than there are tiles; one less than the number of its cells, which is a power of
    two, at least the width squared."""
    points = i8(TILES)
    """The points of each tile."""
    every = ends = i64()
    """The set of the tiles of this variant, and that of its end tiles: those with one point field."""
    having = i64(FIELDS)
    """For each field, the set of the tiles that show points there."""


@cache
def fields_of(tile: Tile) -> tuple[Field, ...]:
    """The point fields of a tile, in ascending order.

    >>> fields_of(0b010101 - 1)
    (0, 2, 4)
    """
    return tuple(field for field in range(FIELDS) if (tile + 1) >> field & 1)


@cache
def name_of(tile: Tile) -> str:
    """A tile as it is written: the points of its point fields.

    >>> name_of(0), name_of(20), name_of(START_TILE)
    ('1', '135', '123456')
    """
    return "".join(str(field + 1) for field in fields_of(tile))


def tiles_of(variant: int) -> tuple[Tile, ...]:
    """The tiles that a variant is played with.

    >>> [len(tiles_of(variant)) for variant in (OCTOPUS, SNAKE, STAR)]
    [63, 57, 43]
    """
    return tuple(tile for tile in range(TILES) if not _left_out(variant, fields_of(tile)))


def _left_out(variant: int, fields: tuple[Field, ...]) -> bool:
    """Snake: two point fields side by side, and no others. Star: two or more point fields, no two of them opposite."""
    if variant == SNAKE:
        return len(fields) == 2 and fields[1] - fields[0] in (1, FIELDS - 1)
    if variant == STAR:
        return len(fields) > 1 and not any(field + 3 in fields for field in fields)
    return False


def set_of(tiles: tuple[Tile, ...]) -> TileSet:
    """The tiles as one number."""
    return sum(1 << tile for tile in tiles)


def own_tiles() -> str:
    """The tiles as a text, one per line, in the order of their numbers. It is for reading: the set cannot be changed."""
    heading = "# Hexamino, 63 tiles: every choice of point fields. Field i, clockwise, shows i points or is blank.\n"
    return heading + "".join(f"{' '.join(name_of(tile))}\n" for tile in range(TILES))


def pack(options: dict[str, OptionValue]) -> Records:
    """Put the options and the tiles into the record that the rules read."""
    players, variant = int(options["players"]), VARIANTS.index(options["variant"])
    tiles = tiles_of(variant)
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.variant = variant
    box.tiles = len(tiles)
    box.pack = len(tiles) - 1 - players * HAND
    box.miss_limit = 2 * players if variant == SNAKE else players
    box.width = len(tiles) + 2
    box.mask = (1 << ((len(tiles) + 2) ** 2 - 1).bit_length()) - 1
    box.every = set_of(tiles)
    box.ends = set_of(tuple(tile for tile in tiles if len(fields_of(tile)) == 1))
    for tile in range(TILES):
        box.points[tile] = sum(field + 1 for field in fields_of(tile))
    for field in range(FIELDS):
        box.having[field] = set_of(tuple(tile for tile in tiles if field in fields_of(tile)))
    return boxes
