"""Styled text: segments and rows that any terminal library can show, and a canvas to paint them on.

Painters produce rows of (text, style). `plain` turns them into text, `to_rich` and `to_prompt_toolkit` into what those
libraries display. Colours are #RRGGBB throughout; where a terminal has fewer, the library picks the nearest.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["COLOUR_MODES", "Box", "Canvas", "ColourMode", "Row", "Segment", "Style", "colour_mode", "fitted", "plain",
           "to_prompt_toolkit", "to_rich"]  # fmt: skip

ColourMode = Literal["true", "256", "none"]
COLOUR_MODES: tuple[ColourMode, ...] = ("true", "256", "none")


class Style(NamedTuple):
    """How a piece of text looks. An empty colour is the terminal's own."""

    ink: str = ""
    paper: str = ""
    bold: bool = False
    underline: bool = False
    reverse: bool = False


class Segment(NamedTuple):
    """A piece of text in one style."""

    text: str
    style: Style = Style()


Row = list[Segment]


class Box(NamedTuple):
    """A rectangle of character cells."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond."""
        return self.top + self.height

    def joined(self, other: Box) -> Box:
        """The smallest box around both."""
        left, top = min(self.left, other.left), min(self.top, other.top)
        return Box(left, top, max(self.right, other.right) - left, max(self.bottom, other.bottom) - top)


class Canvas:
    """A surface without edges: characters at any column and row, including negative ones. One character takes one column.

    >>> canvas = Canvas()
    >>> canvas.put(-1, 0, "abc")
    >>> plain(canvas.window(Box(0, 0, 4, 1)))
    'bc'
    """

    def __init__(self, ground: Style = Style()) -> None:  # noqa: B008  a style is a constant
        self.ground = ground
        self._cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def put(self, column: int, row: int, text: str, style: Style | None = None) -> None:
        """Write a text; what was there is replaced."""
        for offset, character in enumerate(text):
            self._cells[column + offset, row] = character, style or self.ground

    def mark(self, column: int, row: int, text: str) -> None:
        """Write a text in the style of whatever is there."""
        for offset, character in enumerate(text):
            place = column + offset, row
            self._cells[place] = character, self._cells.get(place, ("", self.ground))[1]

    def is_empty(self, column: int, row: int) -> bool:
        """Whether nothing has been painted there."""
        return (column, row) not in self._cells

    def window(self, box: Box) -> list[Row]:
        """What can be seen through this window: every row is as wide as the window."""
        empty = " ", self.ground
        return [
            _merged([self._cells.get((column, row), empty) for column in range(box.left, box.right)])
            for row in range(box.top, box.bottom)
        ]


def _merged(characters: Iterable[tuple[str, Style]]) -> Row:
    """Neighbours of the same style become one segment."""
    row: Row = []
    for text, style in characters:
        if row and row[-1].style == style:
            row[-1] = Segment(row[-1].text + text, style)
        else:
            row.append(Segment(text, style))
    return row


def fitted(row: Row, width: int, ground: Style) -> Row:
    """A row cut or filled to a width; a cut text ends in an ellipsis.

    >>> plain([fitted([Segment("three tiles")], 7, Style())])
    'three…'
    """
    length = sum(len(segment.text) for segment in row)
    if length <= width:
        return [*row, Segment(" " * (width - length), ground)] if length < width else row
    room, out = width - 1, []
    for text, style in row:
        out.append(Segment(text[:room], style))
        room -= len(out[-1].text)
    last = next(segment for segment in reversed(out) if segment.text)
    kept = [Segment(text.rstrip() if text is last.text else text, style) for text, style in out if text]
    gone = width - 1 - sum(len(segment.text) for segment in kept)
    return [*kept, Segment("…", last.style), Segment(" " * gone, ground)]


def plain(rows: Iterable[Row]) -> str:
    """Rows as text without colour, with no trailing blanks."""
    return "\n".join("".join(segment.text for segment in row).rstrip() for row in rows)


def to_prompt_toolkit(rows: Iterable[Row]) -> list[tuple[str, str]]:
    """Rows as prompt_toolkit's formatted text."""
    out: list[tuple[str, str]] = []
    for row in rows:
        if out:
            out.append(("", "\n"))
        out.extend((_style_words(style), text) for text, style in row)
    return out


def _style_words(style: Style) -> str:
    words = [f"fg:{style.ink}"] if style.ink else []
    if style.paper:
        words.append(f"bg:{style.paper}")
    words.extend(name for name in ("bold", "underline", "reverse") if getattr(style, name))
    return " ".join(words)


def to_rich(rows: Iterable[Row]) -> Text:
    """Rows as one rich text."""
    from rich.style import Style as RichStyle
    from rich.text import Text

    text = Text(no_wrap=True, overflow="crop", end="")
    for number, row in enumerate(rows):
        text.append("\n" if number else "")
        for segment in row:
            style = segment.style
            text.append(
                segment.text,
                RichStyle(
                    color=style.ink or None,
                    bgcolor=style.paper or None,
                    bold=style.bold or None,
                    underline=style.underline or None,
                    reverse=style.reverse or None,
                ),
            )
    return text


def colour_mode(environment: Mapping[str, str] = os.environ) -> ColourMode:
    """The colours that a terminal with this environment shows: none where NO_COLOR says so or the terminal is dumb.

    >>> colour_mode({"TERM": "xterm-256color"}), colour_mode({"TERM": "xterm", "NO_COLOR": "1"})
    ('256', 'none')
    """
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR") or term in ("", "dumb"):
        return "none"
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return "true"
    return "256"
