"""Paints tiles and empty places, one at a time, on a canvas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from abaculus.core.scene import Field, Place, Tile
from abaculus.paint.canvas import Canvas, Style
from abaculus.paint.cells import CellShape, Slab
from abaculus.paint.theme import Theme, field_text

__all__ = ["TilePainter"]

LAST, GHOST, HEXAGON, SQUARE = "╭╮╰╯", "┏┓┗┛", "╱╲╲╱", "┌┐└┘"
"""Corners: of the tile laid last, of one that is only shown, and of any tile where there are no colours."""

_MARKS = {"last": "◆", "pending": "?"}


@dataclass(frozen=True)
class TilePainter:
    """Paints cells of one shape, with one theme, on one canvas. Columns and rows are those of a cell's first character."""

    canvas: Canvas
    theme: Theme
    cell_shape: CellShape

    def lay(self, column: int, row: int, tile: Tile) -> None:
        """A tile on the table, with its marks and its height."""
        self.lay_fields(column, row, tile.fields, next((_MARKS[mark] for mark in tile.marks if mark in _MARKS), ""))
        if "last" in tile.marks:
            self._corners(column, row, LAST, self.theme.strong)
        self._height(column, row, tile.height)

    def _height(self, column: int, row: int, height: int) -> None:
        if height > 1:
            badge = f"↑{height}"
            below = row + len(self.cell_shape.stone) - 1
            self.canvas.mark(column + (self.cell_shape.width - len(badge)) // 2, below, badge)

    def lay_ghost(self, column: int, row: int, fields: tuple[Field, ...], height: int = 1) -> None:
        """A tile that would lie here, at this height, if the player confirmed."""
        self.lay_fields(column, row, fields)
        self._corners(column, row, GHOST, self.theme.accent)
        self._height(column, row, height)
        if any(part.side >= 0 for part in fields):
            whole = next((field_text(part) for part in fields if part.side < 0), "" if self.theme.colours else "?")
            self._write(column, row, self.cell_shape.middle, whole, self.theme.chosen)

    def lay_fields(self, column: int, row: int, fields: tuple[Field, ...], mark: str = "") -> None:
        """A tile: its fields at their sides. One that cannot be seen lies face down."""
        theme, cell_shape = self.theme, self.cell_shape
        whole = next((part for part in fields if part.side < 0), None)
        around = {part.side: part for part in fields if part.side >= 0}
        body = theme.stone(whole) if whole else theme.strong if fields else theme.back
        for below, (first, wide) in enumerate(cell_shape.stone):
            self.canvas.put(column + first, row + below, " " * wide, body)
        text = (field_text(whole) if whole else "" if fields else "?") + mark
        if around:
            self._write(column, row, cell_shape.middle, text, body)
        else:
            first, wide = cell_shape.stone[cell_shape.middle.row]
            self._write(column, row, Slab(first, cell_shape.middle.row, wide, cell_shape.middle.lean), text, body)
        for side, slab in enumerate(cell_shape.sides):
            if side in around:
                part = around[side]
                style = theme.stone(part, 1 if cell_shape.foot else slab.row)
                # A side in the colour of the middle leaves the symbol to it.
                text = part.label if whole and whole.colour == part.colour else field_text(part)
                self._write(column, row, slab, text, style)
        if theme.colours and fields:
            self._round_off(column, row, whole, around)
        elif not theme.colours:
            self._corners(column, row, HEXAGON if cell_shape.shape == "hex" else SQUARE, theme.quiet)

    def _round_off(self, column: int, row: int, whole: Field | None, around: Mapping[int, Field]) -> None:
        """Half columns left and right of a hexagon, and half a row below a roomy stone."""
        cell_shape, theme = self.cell_shape, self.theme
        west, east = around.get(3, whole), around.get(0, whole)
        if cell_shape.halves and west and east:
            self.canvas.put(column, row + 1, "▐", theme.half(west))
            self.canvas.put(column + cell_shape.width - 1, row + 1, "▌", theme.half(east))
        if cell_shape.foot:
            last = len(cell_shape.stone) - 1
            below = [
                (slab.column, slab.width, around.get(side))
                for side, slab in enumerate(cell_shape.sides)
                if slab.row == last
            ]
            for first, wide, part in ([(*cell_shape.stone[last], whole)] if whole else []) + below:
                if part:
                    self.canvas.put(column + first, row + last + 1, "▀" * wide, theme.foot(part))

    def leave_empty(self, column: int, row: int, place: Place) -> None:
        """An empty place: a dent in the table. A dead one is crossed out."""
        cell_shape, theme = self.cell_shape, self.theme
        for below, (first, wide) in enumerate(cell_shape.stone):
            self.canvas.put(column + first, row + below, " " * wide, theme.dent(theme.ground))
        if cell_shape.halves and theme.colours:
            half = theme.ground._replace(ink=theme.dent_colour)
            self.canvas.put(column, row + 1, "▐", half)
            self.canvas.put(column + cell_shape.width - 1, row + 1, "▌", half)
        sign = "×" if "dead" in place.marks else place.label or ("" if theme.colours else "·")
        self._write(column, row, cell_shape.middle, sign, theme.dent(theme.quiet))

    def label(self, column: int, row: int, label: str, points: str, here: bool) -> None:
        """The label of an empty place and the points it would score, one above the other where there is room."""
        theme, cell_shape = self.theme, self.cell_shape
        first, wide = cell_shape.stone[cell_shape.middle.row]
        high = len(cell_shape.stone) > 1 and bool(points)
        text = points if high else label + points
        text = f" {text} " if here and len(text) + 2 <= wide else text
        style = theme.chosen if here else theme.dent(theme.accent)
        line = row + cell_shape.middle.row
        self.canvas.put(column + first, line, " " * wide, theme.dent(theme.ground))
        self.canvas.put(column + first + (wide - len(text)) // 2, line, text[:wide], style)
        if high:
            self.canvas.put(column + first + (wide - len(label)) // 2, row, label, theme.dent(theme.quiet))

    def label_tile(self, column: int, row: int, label: str, points: str, here: bool) -> None:
        """The same on a tile, whose own number stays visible where there is room."""
        first, wide = self.cell_shape.stone[0]
        text = f" {label} {points} ".replace("  ", " ")
        text = text if len(text) <= wide else label + points
        style = self.theme.chosen if here else self.theme.dent(self.theme.accent)
        self.canvas.put(column + first + (wide - len(text)) // 2, row, text[:wide], style)

    def _write(self, column: int, row: int, slab: Slab, text: str, style: Style) -> None:
        before = max(0, (slab.width - len(text) + (slab.lean > 0)) // 2)
        line = (" " * before + text).ljust(slab.width)[: slab.width]
        self.canvas.put(column + slab.column, row + slab.row, line, style)

    def _corners(self, column: int, row: int, corners: str, style: Style) -> None:
        """A hexagon's corners are table, a square's are stone; a tile that is a single number has no room for any."""
        cell_shape = self.cell_shape
        if not cell_shape.sides:
            return
        right = column + cell_shape.width - (1 if cell_shape.shape == "hex" else 2)
        bottom = row + len(cell_shape.stone) - 1
        for place, corner in zip(
            ((column, row), (right, row), (column, bottom), (right, bottom)), corners, strict=True
        ):
            if cell_shape.shape == "hex":
                self.canvas.put(*place, corner, style)
            else:
                self.canvas.mark(*place, corner)
