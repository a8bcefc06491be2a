"""What is in the box: the tiles, as a record that the rules read."""

from __future__ import annotations

from typing import TypeAlias

from abaculus.core.errors import BadTileSet, counted
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16
from abaculus.core.tiles import PieceSet, coloured_number, each_piece, tile_lines, tile_text
from abaculus.geometry.hex import SIDES

__all__ = ["COLOURS", "HAND", "MAX_TILES", "OPENING", "PILE", "Box", "Tile", "field_text", "read_tiles"]

Tile: TypeAlias = int
"""The number of a kind of tile: its place in the tile file."""
Field: TypeAlias = int
"""colour * 8 + number."""
NOTHING: Field = 7 * 8
"""What an empty cell shows: a colour and a number that no tile has, so that it matches nothing."""

COLOURS = "RBYGP"
COLOUR_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "pink"}
MAX_TILES = 36
HAND = 4  # R1: four tiles to the hand ...
PILE = 4  # ... and four to a face-down stack
OPENING = 2  # R2


class Box(Record):
    """The options and the tiles, read-only."""

    players = solo = must_match = open_hands = i8()
    hand_size = pile_size = i8()
    """Slots per hand: 4, or all tiles in solo. Tiles per stack: 4, or none."""
    lays = i8()
    """How many tiles lie on the table when the game is over."""
    width = mask = i16()
    """The width of the endless board, two more than `lays`; one less than the number of its cells, which is a power of two, at
    least the width squared."""
    kinds = tiles = i8()
    kind_of = copy_of = i8(MAX_TILES)
    """The kind of each tile in the box; 0 for the first tile of its kind, 1 for the second, and so on."""
    copies = i8(MAX_TILES)
    """How many tiles there are of each kind: one, unless a tile file repeats itself."""
    six = i8(MAX_TILES)
    """Which field of a tile is its 6."""
    faces = i8(1 + MAX_TILES * SIDES, SIDES)
    """The field on each side, for each tile in each turn: row 1 + tile * 6 + turn. Row 0 shows nothing."""


def field_text(field: Field) -> str:
    """A field as it is written: `R6`.

    >>> field_text(6), field_text(8 + 5)
    ('R6', 'B5')
    """
    return f"{COLOURS[field // 8]}{field % 8}"


def read_tiles(given: str) -> PieceSet:
    """Read a tile file: six fields per line, clockwise, such as `Y6 B5 R2 R1 P4 G3`.

    Lines that show the same tile, in any turn, are copies of one kind.
    """
    read = ((line, _tile(line, words)) for line, words in tile_lines(tile_text(given)))
    tiles = PieceSet.gathered(read, field_text, (MAX_TILES, "tiles"), turning=True)
    if tiles.size < OPENING:
        raise BadTileSet(f"line 1: the file has {counted(tiles.size, 'tile')}; a game needs two at the least")
    return tiles


def _tile(line: int, words: list[str]) -> tuple[Field, ...]:
    if len(words) != SIDES:
        raise BadTileSet(f"line {line}: a tile has six fields, this one has {len(words)}")
    fields = tuple(_field(line, word) for word in words)
    sixes = sum(field % 8 == 6 for field in fields)
    if sixes != 1:
        raise BadTileSet(f"line {line}: a tile has exactly one 6 (R2 opens with it), this one has {sixes}")
    return fields


def _field(line: int, word: str) -> Field:
    colour, number = coloured_number(line, word, COLOUR_NAMES, 6)
    return COLOURS.index(colour) * 8 + number


def pack(options: dict[str, OptionValue], tiles: PieceSet) -> Records:
    """Put options and tiles into the record that the rules read."""
    players = int(options["players"])
    needed = tiles.size if players == 1 else players * (HAND + PILE) + OPENING
    if tiles.size < needed:
        raise BadTileSet(f"{players} players need {needed} tiles, the file has {tiles.size}")
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.solo = players == 1
    box.must_match = options["match"] == "required" and players > 1
    box.open_hands = options["hands"] == "open" or players == 1
    box.hand_size = needed if players == 1 else HAND
    box.pile_size = 0 if players == 1 else PILE
    box.lays = needed
    box.width = needed + 2
    box.mask = (1 << ((needed + 2) ** 2 - 1).bit_length()) - 1
    box.kinds = len(tiles.fields)
    box.copies[: box.kinds] = tiles.copies
    box.tiles = tiles.size
    box.kind_of[: box.tiles], box.copy_of[: box.tiles] = each_piece(tiles.copies)
    box.faces[0] = NOTHING
    for kind, fields in enumerate(tiles.fields):
        box.six[kind] = next(place for place, field in enumerate(fields) if field % 8 == 6)
        for turn in range(SIDES):
            for side in range(SIDES):
                box.faces[1 + kind * SIDES + turn, side] = fields[(side - turn) % SIDES]
    return boxes
