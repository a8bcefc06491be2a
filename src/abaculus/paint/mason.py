"""A mason lays bricks: tiles and empty places, one at a time, on a canvas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from abaculus.core.scene import Field, Place, Tile
from abaculus.paint.bricks import Brick, Slab
from abaculus.paint.brush import Brush, field_text
from abaculus.paint.canvas import Canvas, Style

__all__ = ["Mason"]

LAST, GHOST, HEXAGON, SQUARE = "╭╮╰╯", "┏┓┗┛", "╱╲╲╱", "┌┐└┘"
"""Corners: of the tile laid last, of one that is only shown, and of any tile where there are no colours."""

_MARKS = {"last": "◆", "pending": "?"}


@dataclass(frozen=True)
class Mason:
    """Lays bricks of one kind, with one brush, on one canvas. Columns and rows are those of a brick's first cell."""

    canvas: Canvas
    brush: Brush
    brick: Brick

    def lay(self, column: int, row: int, tile: Tile) -> None:
        """A tile on the table, with its marks and its height."""
        self.lay_fields(column, row, tile.fields, next((_MARKS[mark] for mark in tile.marks if mark in _MARKS), ""))
        if "last" in tile.marks:
            self._corners(column, row, LAST, self.brush.strong)
        self._height(column, row, tile.height)

    def _height(self, column: int, row: int, height: int) -> None:
        if height > 1:
            badge = f"↑{height}"
            below = row + len(self.brick.stone) - 1
            self.canvas.mark(column + (self.brick.width - len(badge)) // 2, below, badge)

    def lay_ghost(self, column: int, row: int, fields: tuple[Field, ...], height: int = 1) -> None:
        """A tile that would lie here, so high, if the player confirmed."""
        self.lay_fields(column, row, fields)
        self._corners(column, row, GHOST, self.brush.accent)
        self._height(column, row, height)
        if any(part.side >= 0 for part in fields):
            whole = next((field_text(part) for part in fields if part.side < 0), "" if self.brush.colours else "?")
            self._write(column, row, self.brick.middle, whole, self.brush.chosen)

    def lay_fields(self, column: int, row: int, fields: tuple[Field, ...], mark: str = "") -> None:
        """A tile: its fields where their sides are. One that cannot be seen lies face down."""
        brush, brick = self.brush, self.brick
        whole = next((part for part in fields if part.side < 0), None)
        around = {part.side: part for part in fields if part.side >= 0}
        body = brush.stone(whole) if whole else brush.strong if fields else brush.back
        for below, (first, wide) in enumerate(brick.stone):
            self.canvas.put(column + first, row + below, " " * wide, body)
        text = (field_text(whole) if whole else "" if fields else "?") + mark
        if around:
            self._write(column, row, brick.middle, text, body)
        else:
            first, wide = brick.stone[brick.middle.row]
            self._write(column, row, Slab(first, brick.middle.row, wide, brick.middle.lean), text, body)
        for side, slab in enumerate(brick.sides):
            if side in around:
                part = around[side]
                style = brush.stone(part, 1 if brick.foot else slab.row)
                # A side in the colour of the middle leaves the symbol to it.
                text = part.label if whole and whole.colour == part.colour else field_text(part)
                self._write(column, row, slab, text, style)
        if brush.colours and fields:
            self._round_off(column, row, whole, around)
        elif not brush.colours:
            self._corners(column, row, HEXAGON if brick.shape == "hex" else SQUARE, brush.quiet)

    def _round_off(self, column: int, row: int, whole: Field | None, around: Mapping[int, Field]) -> None:
        """Half columns left and right of a hexagon, and half a row below a roomy stone."""
        brick, brush = self.brick, self.brush
        west, east = around.get(3, whole), around.get(0, whole)
        if brick.halves and west and east:
            self.canvas.put(column, row + 1, "▐", brush.half(west))
            self.canvas.put(column + brick.width - 1, row + 1, "▌", brush.half(east))
        if brick.foot:
            last = len(brick.stone) - 1
            below = [
                (slab.column, slab.width, around.get(side)) for side, slab in enumerate(brick.sides) if slab.row == last
            ]
            for first, wide, part in ([(*brick.stone[last], whole)] if whole else []) + below:
                if part:
                    self.canvas.put(column + first, row + last + 1, "▀" * wide, brush.foot(part))

    def leave_empty(self, column: int, row: int, place: Place) -> None:
        """An empty place: a dent in the table. A dead one is crossed out."""
        brick, brush = self.brick, self.brush
        for below, (first, wide) in enumerate(brick.stone):
            self.canvas.put(column + first, row + below, " " * wide, brush.dent(brush.ground))
        if brick.halves and brush.colours:
            half = brush.ground._replace(ink=brush.dent_colour)
            self.canvas.put(column, row + 1, "▐", half)
            self.canvas.put(column + brick.width - 1, row + 1, "▌", half)
        sign = "×" if "dead" in place.marks else place.label or ("" if brush.colours else "·")
        self._write(column, row, brick.middle, sign, brush.dent(brush.quiet))

    def label(self, column: int, row: int, label: str, points: str, here: bool) -> None:
        """The label of an empty place and the points that it would bring, above each other where there is room."""
        brush, brick = self.brush, self.brick
        first, wide = brick.stone[brick.middle.row]
        high = len(brick.stone) > 1 and bool(points)
        text = points if high else label + points
        text = f" {text} " if here and len(text) + 2 <= wide else text
        style = brush.chosen if here else brush.dent(brush.accent)
        line = row + brick.middle.row
        self.canvas.put(column + first, line, " " * wide, brush.dent(brush.ground))
        self.canvas.put(column + first + (wide - len(text)) // 2, line, text[:wide], style)
        if high:
            self.canvas.put(column + first + (wide - len(label)) // 2, row, label, brush.dent(brush.quiet))

    def label_tile(self, column: int, row: int, label: str, points: str, here: bool) -> None:
        """The same on a tile, whose own number stays to be seen where there is room."""
        first, wide = self.brick.stone[0]
        text = f" {label} {points} ".replace("  ", " ")
        text = text if len(text) <= wide else label + points
        style = self.brush.chosen if here else self.brush.dent(self.brush.accent)
        self.canvas.put(column + first + (wide - len(text)) // 2, row, text[:wide], style)

    def _write(self, column: int, row: int, slab: Slab, text: str, style: Style) -> None:
        before = max(0, (slab.width - len(text) + (slab.lean > 0)) // 2)
        line = (" " * before + text).ljust(slab.width)[: slab.width]
        self.canvas.put(column + slab.column, row + slab.row, line, style)

    def _corners(self, column: int, row: int, corners: str, style: Style) -> None:
        """A hexagon's corners are table, a square's are stone; a tile that is one number has no room for any."""
        brick = self.brick
        if not brick.sides:
            return
        right = column + brick.width - (1 if brick.shape == "hex" else 2)
        bottom = row + len(brick.stone) - 1
        for place, corner in zip(
            ((column, row), (right, row), (column, bottom), (right, bottom)), corners, strict=True
        ):
            if brick.shape == "hex":
                self.canvas.put(*place, corner, style)
            else:
                self.canvas.mark(*place, corner)
