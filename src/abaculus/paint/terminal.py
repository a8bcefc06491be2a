"""The terminal painter: a scene as styled text. It knows scenes and cells, and no game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from abaculus.core.scene import Field, Piece, Place, Scene, Tile
from abaculus.paint.canvas import Box, Canvas, Row
from abaculus.paint.cells import cell_shape_for
from abaculus.paint.theme import Theme
from abaculus.paint.tile_painter import TilePainter

__all__ = ["Board", "Pointing", "Spot", "paint_board", "paint_hand", "scrolled", "turned"]


@dataclass(frozen=True)
class Spot:
    """A place that can be chosen: its label and what going there would score."""

    label: str
    points: str = ""


@dataclass(frozen=True)
class Pointing:
    """What the player is pointing at: the places that can be chosen, the chosen one, and what would lie there."""

    spots: Mapping[str, Spot] = field(default_factory=dict)
    chosen: str | None = None
    ghost: tuple[Field, ...] = ()


_AT_NOTHING = Pointing()


@dataclass(frozen=True)
class Board:
    """A painted board: the canvas, the box around all of it, and the box of every cell."""

    canvas: Canvas
    extent: Box
    boxes: Mapping[str, Box]

    def rows(self, window: Box | None = None) -> list[Row]:
        """The part that a window shows, or all of it."""
        return self.canvas.window(window or self.extent)


def paint_board(scene: Scene, theme: Theme, roomy: bool = False, pointing: Pointing = _AT_NOTHING) -> Board:
    """Paint the table: tiles, the places next to them, and what the player is pointing at."""
    painter = TilePainter(Canvas(theme.ground), theme, cell_shape_for(scene, roomy))
    cell_shape = painter.cell_shape
    boxes: dict[str, Box] = {}
    things: list[Place | Tile] = [*scene.places, *scene.tiles]
    for thing in things:
        column, row = cell_shape.place(thing.x, thing.y)
        boxes[thing.cell] = Box(column, row, cell_shape.width, cell_shape.height)
        here = thing.cell == pointing.chosen
        if here and pointing.ghost:
            painter.lay_ghost(column, row, pointing.ghost, 1 + thing.height if isinstance(thing, Tile) else 1)
            continue
        spot = pointing.spots.get(thing.cell)
        if isinstance(thing, Tile):
            painter.lay(column, row, thing)
            if spot:
                painter.label_tile(column, row, spot.label, spot.points, here)
        else:
            painter.leave_empty(column, row, thing)
            if spot:
                painter.label(column, row, spot.label, spot.points, here)
    extent = Box(0, 0, cell_shape.width, cell_shape.height)
    for number, box in enumerate(boxes.values()):
        extent = box if number == 0 else extent.joined(box)
    return Board(painter.canvas, extent, boxes)


def paint_hand(
    pieces: Mapping[str, Piece], scene: Scene, theme: Theme, roomy: bool = False, *,
    live: bool = True, chosen: Collection[str] = (), new: str = "",
) -> Canvas:  # fmt: skip
    """Paint pieces side by side, each under its label, in bold where they can be picked (`live`). `chosen` and `new` are
    labels: of the pieces that the next key acts on, and of one that has just arrived."""
    painter = TilePainter(Canvas(theme.ground), theme, cell_shape_for(scene, roomy))
    for number, (label, piece) in enumerate(pieces.items()):
        column = number * (painter.cell_shape.width + 1)
        middle = column + painter.cell_shape.width // 2
        style = theme.quiet if not live else theme.chosen if label in chosen else theme.accent
        painter.canvas.put(middle - 1 - len(label) // 2, 0, f" {label} ", style)
        if label == new:
            painter.canvas.put(middle + 2, 0, "•", theme.strong)
        painter.lay_fields(column, 1, piece.fields)
    return painter.canvas


def turned(fields: tuple[Field, ...], turns: int, scene: Scene) -> tuple[Field, ...]:
    """The fields of a piece after turning it clockwise, a side at a time."""
    sides = 6 if scene.shape == "hex" else 4
    return tuple(
        Field((part.side + turns) % sides, part.colour, part.label) if part.side >= 0 else part for part in fields
    )


def scrolled(window: Box, extent: Box, focus: Box | None) -> Box:
    """The window moved as little as possible to show the focus; a board that fits is centred."""
    left = _along(window.left, window.width, extent.left, extent.width, focus and (focus.left, focus.width))
    top = _along(window.top, window.height, extent.top, extent.height, focus and (focus.top, focus.height))
    return Box(left, top, window.width, window.height)


def _along(start: int, length: int, first: int, size: int, focus: tuple[int, int] | None) -> int:
    if size <= length:
        return first - (length - size) // 2
    if focus:
        place, wide = focus
        start = max(min(start, place), place + wide - length)
    return max(first, min(start, first + size - length))
