"""The terminal painter: a scene as styled text. It knows scenes and bricks, and no game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from abaculus.core.scene import Field, Piece, Place, Scene, Tile
from abaculus.paint.bricks import brick_for
from abaculus.paint.brush import Brush
from abaculus.paint.canvas import Box, Canvas, Row
from abaculus.paint.mason import Mason

__all__ = ["Board", "Pointing", "Spot", "paint_board", "paint_hand", "scrolled", "turned"]


@dataclass(frozen=True)
class Spot:
    """A place that can be chosen: its label and what going there would bring."""

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
        """What a window shows of it, or all of it."""
        return self.canvas.window(window or self.extent)


def paint_board(scene: Scene, brush: Brush, roomy: bool = False, pointing: Pointing = _AT_NOTHING) -> Board:
    """Paint the table: tiles, the places beside them, and what the player is pointing at."""
    mason = Mason(Canvas(brush.ground), brush, brick_for(scene, roomy))
    brick = mason.brick
    boxes: dict[str, Box] = {}
    things: list[Place | Tile] = [*scene.places, *scene.tiles]
    for thing in things:
        column, row = brick.place(thing.x, thing.y)
        boxes[thing.cell] = Box(column, row, brick.width, brick.height)
        here = thing.cell == pointing.chosen
        if here and pointing.ghost:
            mason.lay_ghost(column, row, pointing.ghost, 1 + thing.height if isinstance(thing, Tile) else 1)
            continue
        spot = pointing.spots.get(thing.cell)
        if isinstance(thing, Tile):
            mason.lay(column, row, thing)
            if spot:
                mason.label_tile(column, row, spot.label, spot.points, here)
        else:
            mason.leave_empty(column, row, thing)
            if spot:
                mason.label(column, row, spot.label, spot.points, here)
    extent = Box(0, 0, brick.width, brick.height)
    for number, box in enumerate(boxes.values()):
        extent = box if number == 0 else extent.joined(box)
    return Board(mason.canvas, extent, boxes)


def paint_hand(
    pieces: Mapping[str, Piece], scene: Scene, brush: Brush, roomy: bool = False, *,
    live: bool = True, chosen: Collection[str] = (), new: str = "",
) -> Canvas:  # fmt: skip
    """Paint pieces beside each other, each under its label, strongly where they can be picked (`live`). `chosen` and `new` are
    labels: of the pieces that the next key acts on, and of one that has just come."""
    mason = Mason(Canvas(brush.ground), brush, brick_for(scene, roomy))
    for number, (label, piece) in enumerate(pieces.items()):
        column = number * (mason.brick.width + 1)
        middle = column + mason.brick.width // 2
        style = brush.quiet if not live else brush.chosen if label in chosen else brush.accent
        mason.canvas.put(middle - 1 - len(label) // 2, 0, f" {label} ", style)
        if label == new:
            mason.canvas.put(middle + 2, 0, "•", brush.strong)
        mason.lay_fields(column, 1, piece.fields)
    return mason.canvas


def turned(fields: tuple[Field, ...], turns: int, scene: Scene) -> tuple[Field, ...]:
    """The fields of a piece after turning it clockwise, a side at a time."""
    sides = 6 if scene.shape == "hex" else 4
    return tuple(
        Field((part.side + turns) % sides, part.colour, part.label) if part.side >= 0 else part for part in fields
    )


def scrolled(window: Box, extent: Box, focus: Box | None) -> Box:
    """The window moved as little as possible so that the focus is seen; a board that fits is put in the middle."""
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
