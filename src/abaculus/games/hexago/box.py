"""What is in the box: the tiles, as a record that the rules read."""

from __future__ import annotations

from importlib import resources
from typing import NamedTuple, TypeAlias

from abaculus.core.errors import BadTileSet, listed
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16
from abaculus.core.tiles import tile_lines, tile_text
from abaculus.geometry.hex import SIDES

__all__ = ["COLOURS", "HAND", "MAX_TILES", "OPENING", "PILE", "Box", "Tile", "TileSet", "field_text", "read_tiles"]

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


class TileSet(NamedTuple):
    """A tile file that has been read and found playable."""

    fields: list[tuple[Field, ...]]
    copies: list[int]
    names: list[str]

    @property
    def size(self) -> int:
        """How many tiles there are, copies included."""
        return sum(self.copies)


def field_text(field: Field) -> str:
    """A field as it is written: `R6`.

    >>> field_text(6), field_text(8 + 5)
    ('R6', 'B5')
    """
    return f"{COLOURS[field // 8]}{field % 8}"


def own_tiles() -> str:
    """The text of the tile file that comes with the game."""
    return resources.files(__package__).joinpath("tiles.txt").read_text(encoding="utf-8")


def read_tiles(given: str) -> TileSet:
    """Read a tile file: six fields a line, clockwise, such as `Y6 B5 R2 R1 P4 G3`.

    Lines that show the same tile, in whatever turn, are copies of one kind.
    """
    fields: list[tuple[Field, ...]] = []
    copies: list[int] = []
    for line, words in tile_lines(tile_text(given)):
        tile = _tile(line, words)
        turns = {tile[turn:] + tile[:turn] for turn in range(SIDES)}
        known = next((kind for kind, other in enumerate(fields) if other in turns), None)
        if known is None:
            fields.append(tile)
            copies.append(1)
        else:
            copies[known] += 1
        if sum(copies) > MAX_TILES:
            raise BadTileSet(f"line {line}: more than {MAX_TILES} tiles")
    if sum(copies) < OPENING:
        raise BadTileSet(f"line 1: the file has {sum(copies)} tiles; a game needs two at the least")
    return TileSet(fields, copies, ["".join(map(field_text, tile)) for tile in fields])


def _tile(line: int, words: list[str]) -> tuple[Field, ...]:
    if len(words) != SIDES:
        raise BadTileSet(f"line {line}: a tile has six fields, this one has {len(words)}")
    fields = tuple(_field(line, word) for word in words)
    sixes = sum(field % 8 == 6 for field in fields)
    if sixes != 1:
        raise BadTileSet(f"line {line}: a tile has exactly one 6 (R2 opens with it), this one has {sixes}")
    return fields


def _field(line: int, word: str) -> Field:
    colour, number = word[:1].upper(), word[1:]
    if colour not in COLOURS or number not in ("1", "2", "3", "4", "5", "6"):
        colours = listed(f"{letter} ({name})" for letter, name in COLOUR_NAMES.items())
        raise BadTileSet(f"line {line}: {word[:20]!r} is no field; a field is {colours}, then a number 1 to 6")
    return COLOURS.index(colour) * 8 + int(number)


def pack(options: dict[str, OptionValue], tiles: TileSet) -> Records:
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
    for kind, copies in enumerate(tiles.copies):
        for copy in range(copies):
            box.kind_of[box.tiles] = kind
            box.copy_of[box.tiles] = copy
            box.tiles += 1
    box.faces[0] = NOTHING
    for kind, fields in enumerate(tiles.fields):
        box.copies[kind] = tiles.copies[kind]
        box.six[kind] = next(place for place, field in enumerate(fields) if field % 8 == 6)
        for turn in range(SIDES):
            for side in range(SIDES):
                box.faces[1 + kind * SIDES + turn, side] = fields[(side - turn) % SIDES]
    return boxes
