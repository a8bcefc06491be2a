"""Tile sets are data: reading tile files, and saying which line is wrong and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from abaculus.core.errors import BadNotation, BadTileSet, listed, while_reading

__all__ = ["MAX_TILE_FILE", "PieceSet", "coloured_number", "each_piece", "only_text", "tile_lines", "tile_text"]

MAX_TILE_FILE = 100_000
"""Characters; a set of a thousand pieces needs a tenth of this."""


def tile_text(given: str | Path) -> str:
    """The text of a tile file, from the text itself or from a path to it; see `_is_path`."""
    if isinstance(given, str) and not _is_path(given):
        text = given
    else:
        path = Path(given)
        with while_reading(path, BadTileSet):
            too_large = path.stat().st_size > MAX_TILE_FILE
            text = "" if too_large else path.read_text(encoding="utf-8")
        if too_large:
            raise BadTileSet(f"{path}: larger than {MAX_TILE_FILE} bytes, so it is no tile file")
    if len(text) > MAX_TILE_FILE:
        raise BadTileSet(f"the tile file is longer than {MAX_TILE_FILE} characters")
    return only_text(text.removeprefix("\ufeff"))  # some editors put a byte order mark first


def only_text(given: str) -> str:
    """The same text with the end of its line, so that nobody takes it for a path: for texts from logs and from strangers, who
    have no say in which files are read.

    >>> only_text("red 7 1 2 3 4 5 6")
    'red 7 1 2 3 4 5 6\\n'
    """
    return given if "\n" in given else f"{given}\n"


def _is_path(given: str) -> bool:
    """One line without an end is a path if there is such a file, or if it is a single word, as no tile file is."""
    if "\n" in given:
        return False
    try:
        return len(given.split()) < 2 or Path(given).is_file()
    except (OSError, ValueError):  # too long for a path, or with characters that no path has
        return False


def tile_lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that hold pieces, as (line number, words). `#` starts a comment; empty lines are skipped.

    >>> list(tile_lines("# two\\nR1 B2\\n\\nG3 # last\\n"))
    [(2, ['R1', 'B2']), (4, ['G3'])]
    """
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].split()
        if words:
            yield number, words


def coloured_number(line: int, word: str, colours: Mapping[str, str], most: int) -> tuple[str, int]:
    """A field such as `G12`: the letter of its colour, and its number. `colours` are the names of colours by their letters.

    >>> coloured_number(1, "g12", {"G": "green", "R": "red"}, 12)
    ('G', 12)
    """
    letter, number = word[:1].upper(), word[1:]
    if letter not in colours or number not in map(str, range(1, most + 1)):
        known = listed(f"{letter} ({name})" for letter, name in colours.items())
        raise BadTileSet(f"line {line}: {word[:20]!r} is no field; a field is {known}, then a number 1 to {most}")
    return letter, int(number)


class PieceSet(NamedTuple):
    """The kinds of pieces of a tile file, in its order: a kind is what a piece shows, field by field."""

    fields: list[tuple[int, ...]]
    """As the game's own numbers."""
    copies: list[int]
    """How many pieces there are of each kind: one, unless the file repeats itself."""
    names: list[str]
    """The fields as they are written, with nothing between them."""
    text: str
    """A plain tile file that says the same, with the copies of a kind side by side."""

    @classmethod
    def gathered(
        cls,
        pieces: Iterable[tuple[int, tuple[int, ...]]],
        write: Callable[[int], str],
        most: tuple[int, str],
        turning: bool = False,
    ) -> PieceSet:
        """The set of these pieces, each given with its line. `most` is how many there may be, and what they are called.
        Where players turn pieces (`turning`), those that look alike in some turn are of the same kind."""
        kinds: list[tuple[int, ...]] = []
        copies: list[int] = []
        for line, piece in pieces:
            alike = {piece[turn:] + piece[:turn] for turn in range(len(piece) if turning else 1)}
            kind = next((kind for kind, other in enumerate(kinds) if other in alike), len(kinds))
            if kind == len(kinds):
                kinds.append(piece)
                copies.append(0)
            copies[kind] += 1
            if sum(copies) > most[0]:
                raise BadTileSet(f"line {line}: more than {most[0]} {most[1]}")
        written = [list(map(write, fields)) for fields in kinds]
        text = "".join(f"{' '.join(words)}\n" * count for words, count in zip(written, copies, strict=True))
        return cls(kinds, copies, ["".join(words) for words in written], text)

    @property
    def size(self) -> int:
        """How many pieces there are, copies included."""
        return sum(self.copies)

    def counts(self) -> dict[str, int]:
        """How many pieces there are with each name."""
        return dict(zip(self.names, self.copies, strict=True))

    def kind_named(self, name: str, refusal: str) -> int:
        """The kind that a name means. `refusal` says what is wrong with any other name and how names are written; an
        example is added."""
        if name.upper() not in self.names:
            raise BadNotation(f"{name[:30]!r} is {refusal}, such as {self.names[0]}")
        return self.names.index(name.upper())


def each_piece(copies: Sequence[int]) -> tuple[list[int], list[int]]:
    """The kind of every piece in the box; and 0 for the first piece of its kind, 1 for the second, and so on.

    >>> each_piece([2, 1])
    ([0, 0, 1], [0, 1, 0])
    """
    kinds = [kind for kind, count in enumerate(copies) for _ in range(count)]
    return kinds, [copy for count in copies for copy in range(count)]
