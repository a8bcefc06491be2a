"""What is in the box: the options and the tiles, as a record that the rules read.

A tile has six fields in clockwise order; field i is blank or shows points, in the printed set i of them. A tile is a choice of
point fields, and its number is that choice, read as a binary number with field 1 as the lowest digit, less one:

    0 = 1      1 = 2      2 = 12      3 = 3      4 = 13      ...      62 = 123456, the start tile
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from abaculus.core.errors import BadTileSet
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16, i64
from abaculus.games.hexamino import END, VARIANT
from abaculus.games.hexamino.sets import TileSet
from abaculus.geometry.hex import SIDES, opposite

if TYPE_CHECKING:
    from abaculus.games.hexamino.tile_file import HexaminoSet

__all__ = [
    "FIELDS", "HAND", "OCTOPUS", "SEARCH", "SNAKE", "STAR", "START_TILE", "TILES", "VARIANTS", "Box", "Field", "Tile",
    "fields_of", "pack", "tiles_of",
]  # fmt: skip

Tile: TypeAlias = int
"""0 to 62."""
Field: TypeAlias = int
"""0 to 5: field f of every tile shows the same points, in the printed set f + 1, or is blank."""

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
    plays_on = i8()
    """R5: 1 where the others go on when a player is out."""
    tiles = pack = i8()
    """How many tiles the variant is played with, the start tile included, and how many are left for the pack when all hands
    are dealt."""
    missed_rounds = i8()
    """R5: with an empty pack, the game ends when everyone has missed this many times in a row."""
    width = mask = i16()
    """The width of the endless board, two more than there are tiles; one less than the number of its cells, which is a power of
    two, at least the width squared."""
    labels = i8(FIELDS)
    """The points that each field shows where it is not blank."""
    points = i16(TILES)
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


def tiles_of(variant: int, among: Iterable[Tile] = range(TILES)) -> tuple[Tile, ...]:
    """Those of some tiles that a variant is played with, in the order of their numbers.

    >>> [len(tiles_of(variant)) for variant in (OCTOPUS, SNAKE, STAR)]
    [63, 57, 43]
    """
    return tuple(tile for tile in sorted(among) if not _left_out(variant, fields_of(tile)))


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


def _begins_an_arm(tile: Tile) -> bool:
    """Star: whether a tile can be the first of an arm: some field and the one opposite show points, and beside the first both
    fields are blank."""
    fields = fields_of(tile)
    return any(
        opposite(field) in fields and (field + 1) % FIELDS not in fields and (field - 1) % FIELDS not in fields
        for field in fields
    )


def _check(variant: int, players: int, tiles: tuple[Tile, ...]) -> None:
    """R1: the start tile, and a full hand for everyone. Star: a table on which nothing can ever be laid is no game."""
    needed, name = players * HAND + 1, VARIANTS[variant]
    if len(tiles) < needed:
        raise BadTileSet(f"{players} players need {needed} tiles; of this file the {name} is played with {len(tiles)}")
    if variant == STAR and not any(_begins_an_arm(tile) for tile in tiles):
        raise BadTileSet(
            "the star needs a tile to begin an arm: points in two opposite fields, and blanks on both sides of one of them"
        )


def pack(options: dict[str, OptionValue], given: HexaminoSet) -> Records:
    """Put the options and the tiles into the record that the rules read."""
    players, variant = int(options["players"]), VARIANTS.index(options["variant"])
    tiles = tiles_of(variant, given.tiles)
    _check(variant, players, tiles)
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.variant = variant
    box.plays_on = options["end"] == END.values[1]
    box.tiles = len(tiles)
    box.pack = len(tiles) - 1 - players * HAND
    box.missed_rounds = 2 if variant == SNAKE else 1
    box.width = len(tiles) + 2
    box.mask = (1 << ((len(tiles) + 2) ** 2 - 1).bit_length()) - 1
    box.every = set_of(tiles)
    box.ends = set_of(tuple(tile for tile in tiles if len(fields_of(tile)) == 1))
    for tile in range(TILES):
        box.points[tile] = sum(given.points_of(tile))
    for field in range(FIELDS):
        box.labels[field] = given.labels[field]
        box.having[field] = set_of(tuple(tile for tile in tiles if field in fields_of(tile)))
    return boxes
