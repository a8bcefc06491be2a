"""What is in the box: the chips, as a record that the rules read."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from abaculus.core.errors import BadTileSet
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16, i32, i64
from abaculus.core.tiles import PieceSet, coloured_number, each_piece, tile_lines, tile_text
from abaculus.geometry.square import SIDES, opposite, steps

__all__ = [
    "COLOURS", "COLOUR_NAMES", "CUT_OFF", "HALF", "MAX_CHIPS", "OUTSIDE", "RACK", "Box", "Field", "Kind",
    "colour_of", "edge_value", "field_text", "fields_fit", "number_of", "pack", "read_chips",
]  # fmt: skip

Kind: TypeAlias = int
"""The number of a kind of chip: its place in the chip file."""
Field: TypeAlias = int
"""colour * 16 + number; 0 where there is no chip."""

COLOURS = "RBYG"
"""By ascending rank: of equal numbers the green one starts (R1)."""
COLOUR_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
RED, BLUE, YELLOW, GREEN = range(4)
MAX_NUMBER = 12
MAX_CHIPS = 84
RACK = 6
"""R1: everyone fills up to six."""
CUT_OFF = 1000
"""R9: an episode is cut off after this many actions."""
HALF = 42
"""Sets of kinds are kept as bits in two numbers: kinds 0 to 41, and the others."""
FIELDS = len(COLOURS) * 16

BOARD_SIDE = 14
BOARD_WIDTH = 16
"""Rows of the 14 x 14 board lie 16 squares apart, on a ring of 256: two columns and two rows are outside."""
OPEN_WIDTH = MAX_CHIPS + 2
OPEN_CELLS = 8192
"""Without an edge: connected chips never meet themselves round the back of a ring of at least width x width."""
FIRST_ROW, FIRST_COLUMN = -6, -6
"""Rows and columns are counted from 7G: 1A is -6, -6."""
OUTSIDE = -1000
"""On the board: a square where nothing can lie."""


class Box(Record):
    """The options and the chips, read-only."""

    players = solo = open_board = i8()
    ordered = i8()
    """R3: 1 where, of a red pair, the laid chip's number has to be divided by its neighbour's."""
    most_idle = i8()
    """R8: how many turns in a row without a lay end the game while the bag holds chips."""
    holders_miss = i8()
    """R8: 1 where with an empty bag only those who still hold chips have to miss; 0 where there are as many misses as players."""
    last_pays = i8()
    """R8: 1 where only the player of the last turn pays for chips left."""
    cut_off = i32()
    """R9: an episode is over after this many actions; 0: it has no limit."""
    rows = columns = i8()
    """The frame of R9, or the whole board."""
    width = mask = i16()
    """The board is a ring of mask + 1 cells; a square's cell is (row * width + column) & mask."""
    step = i16(SIDES)
    """From a cell to the one north, east, south and west of it."""
    kinds = chips = i8()
    kind_of = copy_of = i8(MAX_CHIPS)
    """The kind of each chip in the box; 0 for the first chip of its kind, 1 for the second, and so on."""
    copies = i8(MAX_CHIPS)
    """How many chips there are of each kind: one, unless a chip file repeats itself."""
    rank = cost = i8(MAX_CHIPS)
    """R1: the highest number of each kind, times 4, plus the rank of its colour. R8: the sum of the four numbers of each kind."""
    faces = i8(1 + MAX_CHIPS, SIDES)
    """The field on each side of a kind, in row 1 + kind. Row 0 shows nothing."""
    fits = i64(SIDES, 1 + MAX_CHIPS, 2)
    """R3: the kinds that may lie on a side of a kind, as bits in two numbers. Next to row 0, which is nothing, all may."""
    values = i16(FIELDS * FIELDS)
    """R4: what an edge is worth, at field of the laid chip * 64 + field of its neighbour."""


def colour_of(field: Field) -> int:
    """The place of a field's colour in COLOURS."""
    return field >> 4


def number_of(field: Field) -> int:
    """The number of a field."""
    return field & 15


def field_text(field: Field) -> str:
    """A field as it is written: `G12`.

    >>> field_text(3 * 16 + 12), field_text(5)
    ('G12', 'R5')
    """
    return f"{COLOURS[colour_of(field)]}{number_of(field)}"


@cache
def fields_fit(laid: Field, neighbour: Field, ordered: bool = False) -> bool:
    """R3: two touching fields have the same colour, and a red pair divides exactly. Ordered: laid by neighbour.

    >>> fields_fit(12, 4), fields_fit(12, 5), fields_fit(16 + 12, 16 + 5), fields_fit(12, 16 + 4)
    (True, False, True, False)
    >>> fields_fit(4, 12), fields_fit(4, 12, ordered=True), fields_fit(12, 4, ordered=True)
    (True, False, True)
    """
    if colour_of(laid) != colour_of(neighbour):
        return False
    small, large = sorted((number_of(laid), number_of(neighbour)))
    return colour_of(laid) != RED or (large % small == 0 and not (ordered and number_of(laid) == small != large))


def edge_value(laid: Field, neighbour: Field, signed: bool) -> int:
    """R4: green the product, yellow the sum, blue the difference, red the quotient. Signed: blue is laid minus neighbour.

    >>> edge_value(3 * 16 + 4, 3 * 16 + 9, False), edge_value(16 + 3, 16 + 8, False), edge_value(16 + 3, 16 + 8, True)
    (36, 5, -5)
    """
    small, large = sorted((number_of(laid), number_of(neighbour)))
    if colour_of(laid) == BLUE:
        return number_of(laid) - number_of(neighbour) if signed else large - small
    return {GREEN: small * large, YELLOW: small + large, RED: large // small}[colour_of(laid)]


def read_chips(given: str) -> PieceSet:
    """Read a chip file: four fields per line, north, east, south and west, such as `B1 G9 G11 Y10`. Equal lines are copies."""
    read = ((line, _chip(line, words)) for line, words in tile_lines(tile_text(given)))
    chips = PieceSet.gathered(read, field_text, (MAX_CHIPS, "chips"))
    if not chips.size:
        raise BadTileSet("line 1: the file has no chips")
    return chips


def _chip(line: int, words: list[str]) -> tuple[Field, ...]:
    if len(words) != SIDES:
        raise BadTileSet(f"line {line}: a chip has four fields, north, east, south and west; this one has {len(words)}")
    return tuple(_field(line, word) for word in words)


def _field(line: int, word: str) -> Field:
    colour, number = coloured_number(line, word, dict(reversed(COLOUR_NAMES.items())), MAX_NUMBER)
    return COLOURS.index(colour) * 16 + number


def pack(options: dict[str, OptionValue], chips: PieceSet) -> Records:
    """Put options and chips into the record that the rules read."""
    players = int(options["players"])
    if chips.size < players * RACK and players > 1:
        raise BadTileSet(f"{players} players need {players * RACK} chips, the file has {chips.size}")
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.solo = players == 1
    box.open_board = options["board"] == "open" and players > 1
    box.ordered = options["division"] == "laid" and players > 1
    box.last_pays = options["penalty"] == "last" and players > 1
    _pack_endings(box, options)
    box.rows, box.columns = map(int, str(options["rectangle"]).split("x")) if players == 1 else (BOARD_SIDE, BOARD_SIDE)
    box.width = OPEN_WIDTH if box.open_board else BOARD_WIDTH
    box.mask = OPEN_CELLS - 1 if box.open_board else BOARD_WIDTH * BOARD_WIDTH - 1
    box.step[:] = steps(box.width)
    box.kinds = len(chips.fields)
    box.chips = chips.size
    box.kind_of[: box.chips], box.copy_of[: box.chips] = each_piece(chips.copies)
    box.copies[: box.kinds] = chips.copies
    _pack_fields(box, chips.fields, signed=options["subtraction"] == "signed")
    return boxes


def _pack_endings(box: Box, options: dict[str, OptionValue]) -> None:
    """R8 and R9: what ends a game, by the version of the rules that is played by."""
    first = options.get("rules") == 1
    box.most_idle = box.players * (2 if first else 10)
    box.holders_miss = not first
    box.cut_off = CUT_OFF if box.solo and (first or options["limit"] != "none") else 0


def _pack_fields(box: Box, chips: list[tuple[Field, ...]], signed: bool) -> None:
    ordered = bool(box.ordered)
    everything = [(1 << min(HALF, len(chips))) - 1, (1 << max(0, len(chips) - HALF)) - 1]
    box.fits[:, 0] = everything
    for kind, fields in enumerate(chips):
        box.faces[1 + kind] = fields
        box.rank[kind] = max(number_of(field) * 4 + colour_of(field) for field in fields)
        box.cost[kind] = sum(map(number_of, fields))
    # Many chips show the same field on a side, so what fits it is found only once.
    for side in range(SIDES):
        friends: dict[Field, tuple[int, int]] = {}
        for kind, fields in enumerate(chips):
            field = fields[side]
            if field not in friends:
                fit = sum(1 << k for k, other in enumerate(chips) if fields_fit(other[opposite(side)], field, ordered))
                friends[field] = fit & (1 << HALF) - 1, fit >> HALF
            box.fits[side, 1 + kind] = friends[field]
    shown = {field for fields in chips for field in fields}
    for one in shown:
        for other in shown:
            if fields_fit(one, other, ordered):
                box.values[one * FIELDS + other] = edge_value(one, other, signed)
