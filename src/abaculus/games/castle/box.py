"""What is in the box: the stones and the scoring, as a record that the rules read."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from abaculus.core.errors import BadTileSet, listed
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Record, Records, i8, i16, i64
from abaculus.core.tiles import tile_lines, tile_text
from abaculus.games.castle.formula import MAX_FACTORS, MAX_TERMS, QUANTITIES
from abaculus.geometry.hex import SIDES

__all__ = [
    "COLOURS", "MAX_HEIGHT", "MAX_STONES", "PILE", "ROUNDS", "Box", "Face", "Stone", "StoneSet", "pack", "read_stones",
]  # fmt: skip

Stone: TypeAlias = int
"""The number of a stone: colour * 11 + its place among the stones of that colour in the tile file."""
Face: TypeAlias = int
"""A stone in a turn, as 1 + stone * 6 + turn; 0 is no stone."""

COLOURS = ("red", "blue", "yellow", "green")
"""Seats 0 to 3 play these."""
PILE = 11  # R1: stones of a colour
MAX_STONES = len(COLOURS) * PILE
MAX_HEIGHT = 8  # R3
ROUNDS = 64  # R7
MAX_CENTRE = 99
MAX_SIDE = 9


class Box(Record):
    """The options and the stones, read-only."""

    players = i8()
    uses_exposed = i8()
    """1 where the scoring looks at small numbers, so that turns and neighbours matter."""
    around = i8()
    """The side of the torus on which the castle is kept, a power of two: no castle can reach round it."""
    second_roll = i8()
    """R6: 1 where a player who rolls no usable number rolls once more."""
    last_turn = i16()
    """R7: after this many turns the game is over in any case."""
    piles = i8(4)
    """How many stones each seat begins with."""
    centre = sides = i8(MAX_STONES)
    """The large number of each stone, and its six small numbers added."""
    turns = i8(MAX_STONES)
    """In how many turns a stone looks different: 6, or 1 for the joker."""
    faces = i8(1 + MAX_STONES * SIDES, SIDES)
    """The small number on each side, for each face. Row 0 shows nothing."""

    # The scoring, multiplied out: a sum of products of *parts*. A part says how the stones' values are combined, and a
    # stone's value is again a sum of products. Row 0 of each table is the first; ranges end where the next begins.
    product_count = i8()
    product_times = i64(MAX_TERMS)
    product_length = i8(MAX_TERMS)
    product_parts = i8(MAX_TERMS, MAX_FACTORS)
    part_how = part_terms = i8(MAX_TERMS)
    """An index of formula.COMBINE; how many terms the part's value has ..."""
    term_times = i64(MAX_TERMS, MAX_TERMS)
    """... each times a number ..."""
    term_powers = i8(MAX_TERMS, MAX_TERMS, len(QUANTITIES))
    """... and each of formula.QUANTITIES to this power."""


class StoneSet(NamedTuple):
    """A tile file that has been read and found valid, stones by number; `None` where a colour has fewer than eleven."""

    stones: list[tuple[int, tuple[int, ...]] | None]
    """The centre, and the six small numbers clockwise."""
    names: list[str]
    """`red7`; empty where there is no stone."""

    def of(self, colour: int) -> list[Stone]:
        """The stones of a colour, in the order of the file."""
        return [stone for stone in range(colour * PILE, (colour + 1) * PILE) if self.stones[stone] is not None]

    @property
    def text(self) -> str:
        """A tile file that says the same."""
        lines = []
        for stone, found in enumerate(self.stones):
            if found is not None:
                lines.append(f"{COLOURS[stone // PILE]} {found[0]} {' '.join(map(str, found[1]))}\n")
        return "".join(lines)


def read_stones(given: str) -> StoneSet:
    """Read a tile file: a colour, the centre and six small numbers per line, such as `red 7 1 2 3 4 5 6`."""
    stones: list[tuple[int, tuple[int, ...]] | None] = [None] * MAX_STONES
    names = [""] * MAX_STONES
    sizes = [0] * len(COLOURS)
    for line, words in tile_lines(tile_text(given)):
        if len(words) != 2 + SIDES or words[0].lower() not in COLOURS:
            raise BadTileSet(f"line {line}: a stone is a colour ({listed(COLOURS)}), the centre and six small numbers")
        colour = COLOURS.index(words[0].lower())
        centre = _number(line, words[1], MAX_CENTRE)
        sides = tuple(_number(line, word, MAX_SIDE) for word in words[2:])
        name = f"{COLOURS[colour]}{centre}"
        if name in names:
            raise BadTileSet(f"line {line}: there is a {name} already; the stones of a colour differ in their centres")
        if sizes[colour] == PILE:
            raise BadTileSet(f"line {line}: more than {PILE} {COLOURS[colour]} stones")
        stone = colour * PILE + sizes[colour]
        stones[stone] = (centre, sides)
        names[stone] = name
        sizes[colour] += 1
    return StoneSet(stones, names)


def _number(line: int, word: str, most: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= most):
        raise BadTileSet(f"line {line}: {word[:20]!r} is no number from 1 to {most}")
    return int(word)


def pack(options: dict[str, OptionValue], stones: StoneSet) -> Records:
    """Put options and stones into the record that the rules read; the scoring follows in `scoring.pack_formula`."""
    players = int(options["players"])
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.second_roll = int(options["reroll"] == "once")
    box.last_turn = ROUNDS * players
    for seat in range(players):
        box.piles[seat] = len(stones.of(seat))
        if not box.piles[seat]:
            raise BadTileSet(f"{players} players need {COLOURS[seat]} stones, the file has none")
    # Stones and the free cells beside them are less than this far apart.
    box.around = 32 if sum(box.piles) + 2 <= 32 else 64
    for stone, found in enumerate(stones.stones):
        if found is None:
            continue
        centre, sides = found
        box.centre[stone] = centre
        box.sides[stone] = sum(sides)
        box.turns[stone] = next(turn for turn in (1, 2, 3, 6) if sides[turn:] + sides[:turn] == sides)
        for turn in range(SIDES):
            for side in range(SIDES):
                box.faces[1 + stone * SIDES + turn, side] = sides[(side - turn) % SIDES]
    return boxes
