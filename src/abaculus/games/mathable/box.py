"""What is in the box: the board and the tokens, as a record that the rules read."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple, TypeAlias

import numpy as np

from abaculus.core.errors import BadTileSet, listed
from abaculus.core.game_info import OptionValue
from abaculus.core.record import Ints, Record, Records, i8, i16, i32, i64
from abaculus.core.tiles import each_piece, tile_lines, tile_text
from abaculus.games.mathable import REFEREE
from abaculus.geometry.square import read_square_name, square_name

__all__ = [
    "AWARE", "HONOUR", "MAX_KINDS", "MAX_TOKENS", "NUMBERS", "RACK", "SIDE", "SIGNS", "STRICT", "Box", "Kind", "Square",
    "TokenSet", "own_board", "pack", "read_square", "read_tokens", "square_at", "square_text",
]  # fmt: skip

Kind: TypeAlias = int
"""The number of a kind of token: tokens of one value are one kind, in ascending order of value."""
Square: TypeAlias = int
"""(row + 2) * 16 + column, both counted from 0. A frame of two empty columns and rows lies between the end of one row and the
beginning of the next, and above and below, so that looking two squares ahead in any direction never leaves the array."""

SIDE = 14
WIDTH = 16
FRAME = 2
SQUARES = (SIDE + 2 * FRAME) * WIDTH

RACK = 7
"""R1: everyone fills up to seven."""
NUMBERS = 64
"""What can be on a square: nothing (0), a token (its kind + 1), or a printed number that no token has."""
MAX_KINDS = 59
MAX_TOKENS = 120
MAX_VALUE = 999
SIGNS = "?+-x/"
"""The signs by number; 0 is a square that takes any of them."""
STRICT, AWARE, HONOUR = range(3)


class Box(Record):
    """The options, the board and the tokens, read-only."""

    players = referee = i8()
    bonus = i8()
    """R7: the points for placing everything."""
    all_score = i8()
    """R4: 1 if on a restriction square all equations score, once one of them uses its sign."""
    most_passes = most_idle = i8()
    """R10 (c): so many passes in a row end the game, and so many turns in a row without a placement."""
    exchange_passes = i8()
    """R10 (c), version 1: whether an exchange is as good as a pass."""
    claim_bits = i8()
    """Bits that a claim takes in the number of a placement: 0, or 2 where claims are made."""
    kinds = tokens = i8()
    values = i16(NUMBERS)
    """The value of each kind."""
    copies = i8(NUMBERS)
    kind_of = copy_of = i8(MAX_TOKENS)
    """The kind of each token in the box; 0 for the first token of its kind, 1 for the second, and so on."""
    printed = i8(SQUARES)
    """What the board shows before the first placement: a printed number, as NUMBERS has it, or 0."""
    playable = i8(SQUARES)
    """1 for a square of the board, 0 for the frame."""
    sign = i8(SQUARES)
    """R4: the sign that a restriction square wants, as a place in SIGNS."""
    award = i8(SQUARES)
    """R5: 2 or 3 on an award square, otherwise 1."""
    faces = i32(NUMBERS)
    """The value of what is on a square."""
    results = i64(len(SIGNS) * NUMBERS * NUMBERS)
    """R3: the kinds that result from two numbers, one bit each, at (sign * 64 + one) * 64 + other."""


class TokenSet(NamedTuple):
    """A token file that has been read and found valid."""

    values: list[int]
    """Ascending."""
    copies: list[int]

    @property
    def size(self) -> int:
        """How many tokens there are."""
        return sum(self.copies)

    @property
    def text(self) -> str:
        """The set as a plain token file: the tokens of one value on a line."""
        return "".join(" ".join([str(value)] * copies) + "\n" for value, copies in zip(*self, strict=True))


def square_at(row: int, column: int) -> Square:
    """The square in a row and a column, both counted from 0."""
    return (row + FRAME) * WIDTH + column


@cache
def square_text(square: Square) -> str:
    """A square as it is written: the row, then the column.

    >>> square_text(square_at(7, 8))
    '8I'
    """
    return square_name(square // WIDTH - FRAME, square % WIDTH)


@lru_cache(maxsize=1 << 10)
def read_square(text: str) -> Square | None:
    """The square of a text such as `8I`; None for a text that is not a square.

    >>> read_square("8i") == square_at(7, 8), read_square("15A")
    (True, None)
    """
    found = read_square_name(text, SIDE, SIDE)
    return None if found is None else square_at(*found)


def read_tokens(given: str) -> TokenSet:
    """Read a token file: whole numbers, each of which is one token.

    >>> read_tokens("1 1 7\\n2 7\\n")
    TokenSet(values=[1, 2, 7], copies=[2, 1, 2])
    """
    counts: dict[int, int] = {}
    for line, words in tile_lines(tile_text(given)):
        for word in words:
            if not (word.isascii() and word.isdecimal() and len(word) <= 3) or str(int(word)) != word:
                raise BadTileSet(f"line {line}: {word[:20]!r} is no token; a token is a number from 0 to {MAX_VALUE}")
            counts[int(word)] = counts.get(int(word), 0) + 1
            if sum(counts.values()) > MAX_TOKENS or len(counts) > MAX_KINDS:
                raise BadTileSet(f"line {line}: more than {MAX_TOKENS} tokens, or more than {MAX_KINDS} different ones")
    if not counts:
        raise BadTileSet("line 1: the file has no tokens")
    return TokenSet(sorted(counts), [counts[value] for value in sorted(counts)])


@cache
def own_board() -> list[list[str]]:
    """The board that comes with the game, row by row: `.`, `2`, `3`, a sign, or `=` and a printed number."""
    text = resources.files(__package__).joinpath("board.txt").read_text(encoding="utf-8")
    rows = [words for _, words in tile_lines(text)]
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise BadTileSet(f"the board has {SIDE} rows of {SIDE} squares")
    return rows


def pack(options: dict[str, OptionValue], tokens: TokenSet) -> Records:
    """Put options, board and tokens into the record that the rules read."""
    players = int(options["players"])
    if tokens.size < players * RACK:
        raise BadTileSet(f"{players} players need {players * RACK} tokens, the file has {tokens.size}")
    boxes = Box.new()
    box = boxes[0]
    box.players = players
    box.referee = REFEREE.values.index(options["referee"])
    box.claim_bits = 0 if box.referee == STRICT else 2
    box.bonus = int(options["bonus"])
    box.all_score = options["sign"] == "all"
    box.exchange_passes = options.get("rules") == 1
    box.most_passes = 2 * players
    box.most_idle = 2 * players if box.exchange_passes else 10 * players
    box.kinds = len(tokens.values)
    for kind, (value, copies) in enumerate(zip(*tokens, strict=True)):
        box.values[kind] = value
        box.copies[kind] = copies
    box.tokens = tokens.size
    box.kind_of[: box.tokens], box.copy_of[: box.tokens] = each_piece(tokens.copies)
    faces = _print_board(box, tokens)
    box.faces[1 : 1 + len(faces)] = faces
    box.results[:] = _results(tuple(faces), len(tokens.values))
    return boxes


@lru_cache(maxsize=32)  # people may think up any number of sets, and a table takes 160 KB
def _results(faces: tuple[int, ...], kinds: int) -> Ints:
    """The table of R3 for all pairs of faces, tokens first. Made once for every set."""
    bits = {value: 1 << kind for kind, value in enumerate(faces[:kinds])}
    table = np.zeros((len(SIGNS), NUMBERS, NUMBERS), dtype=np.int64)
    for sign in range(len(SIGNS)):
        for one, first in enumerate(faces, start=1):
            for other, second in enumerate(faces[:one], start=1):
                found = sum(bits.get(result, 0) for result in results_of(first, second, SIGNS[sign]))
                table[sign, one, other] = table[sign, other, one] = found
    return table.reshape(-1)


def _print_board(box: Box, tokens: TokenSet) -> list[int]:
    """Fill in the squares; returns the values that can be on one, tokens first, then printed numbers that no token has."""
    faces = list(tokens.values)
    for row, marks in enumerate(own_board()):
        for column, mark in enumerate(marks):
            square = square_at(row, column)
            box.playable[square] = 1
            box.award[square] = int(mark) if mark in ("2", "3") else 1
            if mark in SIGNS[1:]:
                box.sign[square] = SIGNS.index(mark)
            elif mark.startswith("=") and mark[1:].isdecimal():
                value = int(mark[1:])
                if value not in faces:
                    faces.append(value)
                box.printed[square] = 1 + faces.index(value)
            elif mark not in (".", "2", "3"):
                raise BadTileSet(f"{square_text(square)}: {mark!r} is no square; it can be {listed('.23+-x/')} or =1")
    return faces


def results_of(one: int, other: int, sign: str) -> set[int]:
    """R3: what two numbers give, in either order, with one sign or, for `?`, with any.

    >>> sorted(results_of(2, 4, "?")), results_of(0, 5, "/")
    ([2, 6, 8], {0})
    """
    found = {"+": {one + other}, "-": {abs(one - other)}, "x": {one * other}, "/": set[int]()}
    for dividend, divisor in ((one, other), (other, one)):
        if divisor and dividend % divisor == 0:
            found["/"].add(dividend // divisor)
    return set.union(*found.values()) if sign == "?" else found[sign]
