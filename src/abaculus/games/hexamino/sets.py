"""Sets of tiles as whole numbers: bit t stands for tile t. There are 63 tiles, so a set is never negative in 64 bits."""

from __future__ import annotations

from typing import TypeAlias

from abaculus.core.rule import rule

__all__ = ["TileSet", "first_of", "nth_of", "only", "size_of"]

TileSet: TypeAlias = int

PAIRS, FOURS, BYTES, ONES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@rule
def only(tile: int) -> TileSet:
    """The set of one tile."""
    return 1 << tile


@rule
def size_of(tiles: TileSet) -> int:
    """How many tiles a set has: neighbouring bits are added, then pairs, then fours, then all bytes by one product.

    >>> size_of(0b1011), size_of((1 << 63) - 1)
    (3, 63)
    """
    tiles = tiles - ((tiles >> 1) & PAIRS)
    tiles = (tiles & FOURS) + ((tiles >> 2) & FOURS)
    tiles = (tiles + (tiles >> 4)) & BYTES
    return ((tiles * ONES) >> 56) & 0xFF


@rule
def first_of(tiles: TileSet) -> int:
    """The lowest tile of a set that is not empty.

    >>> first_of(0b1010)
    1
    """
    return size_of((tiles & -tiles) - 1)


@rule
def nth_of(tiles: TileSet, n: int) -> int:
    """The tile that has n lower ones before it in the set: halves, quarters and so on are counted and skipped.

    >>> nth_of(0b101010, 2)
    5
    """
    tile = 0
    width = 32
    while width > 0:
        lower = size_of(tiles & ((1 << width) - 1))
        if n >= lower:
            n -= lower
            tiles >>= width
            tile += width
        width >>= 1
    return tile
