"""Tile sets are data: reading tile files, and saying which line is wrong and why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from abaculus.core.errors import BadTileSet, while_reading

__all__ = ["MAX_TILE_FILE", "tile_lines", "tile_text"]

MAX_TILE_FILE = 100_000
"""Characters; a set of a thousand pieces needs a tenth of this."""


def tile_text(given: str | Path) -> str:
    """The text of a tile file, from the text itself or from a path to it. A text has more than one line."""
    if isinstance(given, str) and "\n" in given:
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
    return text.removeprefix("\ufeff")  # some editors put a byte order mark first


def tile_lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that hold pieces, as (line number, words). `#` starts a comment; empty lines do not count.

    >>> list(tile_lines("# two\\nR1 B2\\n\\nG3 # last\\n"))
    [(2, ['R1', 'B2']), (4, ['G3'])]
    """
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].split()
        if words:
            yield number, words
