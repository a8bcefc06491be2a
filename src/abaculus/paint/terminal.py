"""The terminal painter: a scene as styled text. It knows scenes and bricks, and no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from abaculus.core.scene import Field, Piece, Place, Scene, Tile
from abaculus.paint.bricks import Brick, Slab, brick_for
from abaculus.paint.brush import Brush, field_text
from abaculus.paint.canvas import Box, Canvas, Row, Style

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


@dataclass(frozen=True)
class Board:
    """A painted board: the canvas, the box around all of it, and the box of every cell."""

    canvas: Canvas
    extent: Box
    boxes: Mapping[str, Box]

    def rows(self, window: Box | None = None) -> list[Row]:
        """What a window shows of it, or all of it."""
        return self.canvas.window(window or self.extent)


def paint_board(scene: Scene, brush: Brush, roomy: bool = False, pointing: Pointing = Pointing()) -> Board:  # noqa: B008
    """Paint the table: tiles, the places beside them, and what the player is pointing at."""
    canvas, brick = Canvas(brush.ground), brick_for(scene, roomy)
    boxes: dict[str, Box] = {}
    things: list[Place | Tile] = [*scene.places, *scene.tiles]
    for thing in things:
        column, row = brick.place(thing.x, thing.y)
        boxes[thing.cell] = Box(column, row, brick.width, brick.height)
        spot = pointing.spots.get(thing.cell)
        here = thing.cell == pointing.chosen
        if here and pointing.ghost:
            _tile(canvas, brush, brick, column, row, pointing.ghost)
            _ring(canvas, brick, column, row, "┏┓┗┛", brush.accent)
            if brick.sides:
                _slab(canvas, column, row, brick.middle, "" if brush.colours else "?", brush.chosen)
        elif isinstance(thing, Tile):
            _laid(canvas, brush, brick, column, row, thing, spot, here)
        else:
            _place(canvas, brush, brick, column, row, thing, spot, here)
    extent = Box(0, 0, brick.width, brick.height)
    for number, box in enumerate(boxes.values()):
        extent = box if number == 0 else extent.joined(box)
    return Board(canvas, extent, boxes)


def paint_hand(
    pieces: Mapping[str, Piece], scene: Scene, brush: Brush, roomy: bool = False, *,
    live: bool = True, chosen: str = "", new: str = "",
) -> Canvas:  # fmt: skip
    """Paint pieces beside each other, each under its label, strongly where they can be picked (`live`). `chosen` and `new` are
    labels: of the piece under the cursor, and of one that has just come."""
    canvas, brick = Canvas(brush.ground), brick_for(scene, roomy)
    for number, (label, piece) in enumerate(pieces.items()):
        column = number * (brick.width + 1)
        middle = column + brick.width // 2
        style = brush.quiet if not live else brush.chosen if label == chosen else brush.accent
        canvas.put(middle - 1 - len(label) // 2, 0, f" {label} ", style)
        if label == new:
            canvas.put(middle + 2, 0, "•", brush.strong)
        _tile(canvas, brush, brick, column, 1, piece.fields)
    return canvas


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


# -- tiles -------------------------------------------------------------------------------------------------------------


def _slab(canvas: Canvas, column: int, row: int, slab: Slab, text: str, style: Style) -> None:
    spare = slab.width - len(text)
    before = max(0, (spare + (slab.lean > 0)) // 2)
    canvas.put(column + slab.column, row + slab.row, (" " * before + text).ljust(slab.width)[: slab.width], style)


def _tile(canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int, fields: tuple[Field, ...]) -> None:
    """A tile: its fields where their sides are. One that cannot be seen lies face down."""
    whole = next((part for part in fields if part.side < 0), None)
    body = brush.stone(whole) if whole else brush.ground if fields else brush.back
    for below, (first, wide) in enumerate(brick.stone):
        canvas.put(column + first, row + below, " " * wide, body)
    if not brush.colours:
        _outline(canvas, brush, brick, column, row)
    text = field_text(whole) if whole else "" if fields else "?"
    _slab(canvas, column, row, brick.middle, text, body)
    around = {part.side: part for part in fields if part.side >= 0}
    for side, slab in enumerate(brick.sides):
        if side in around:
            style = brush.stone(around[side], 1 if brick.foot else slab.row)
            _slab(canvas, column, row, slab, field_text(around[side]), style)
    if brush.colours and fields:
        _finish(canvas, brush, brick, column, row, {side: around.get(side, whole) for side in range(len(brick.sides))})


def _finish(
    canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int, fields: Mapping[int, Field | None]
) -> None:
    """Half columns left and right, and half a row below: the rounding of a stone."""
    west, east = fields.get(3), fields.get(0)
    if brick.halves and west and east:
        canvas.put(column, row + 1, "▐", brush.half(west))
        canvas.put(column + brick.width - 1, row + 1, "▌", brush.half(east))
    if brick.foot:
        last = len(brick.stone) - 1
        for side, slab in enumerate(brick.sides):
            part = fields.get(side)
            if slab.row == last and part:
                canvas.put(column + slab.column, row + last + 1, "▀" * slab.width, brush.foot(part))


def _outline(canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int) -> None:
    """Where there are no colours, corners show where a tile ends."""
    if brick.sides:
        _ring(canvas, brick, column, row, "╱╲╲╱" if brick.shape == "hex" else "┌┐└┘", brush.quiet)


def _ring(canvas: Canvas, brick: Brick, column: int, row: int, corners: str, style: Style) -> None:
    if not brick.sides:
        return
    right = column + brick.width - (1 if brick.shape == "hex" else 2)
    bottom = row + len(brick.stone) - 1
    for (x, y), corner in zip(((column, row), (right, row), (column, bottom), (right, bottom)), corners, strict=True):
        canvas.put(x, y, corner, style)


def _laid(
    canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int, tile: Tile, spot: Spot | None, here: bool
) -> None:
    """A tile on the table with its marks, its height, and its label where it can be chosen."""
    _tile(canvas, brush, brick, column, row, tile.fields)
    if "last" in tile.marks:
        _ring(canvas, brick, column, row, "╭╮╰╯", brush.strong)
    middle = "◆" if tile.marks and brick.sides and all(part.side >= 0 for part in tile.fields) else ""
    if middle:
        _slab(canvas, column, row, brick.middle, middle, brush.strong)
    if tile.height > 1:
        badge = f"↑{tile.height}"
        canvas.put(column + (brick.width - len(badge)) // 2, row + len(brick.stone) - 1, badge, brush.strong)
    if spot:
        _spot(canvas, brush, brick, column, row, spot, here)


def _place(
    canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int, place: Place, spot: Spot | None, here: bool
) -> None:
    """An empty place: a dent in the table; a dead one is crossed out."""
    for below, (first, wide) in enumerate(brick.stone):
        canvas.put(column + first, row + below, " " * wide, brush.dent(brush.ground))
    if brick.halves and brush.colours:
        half = brush.ground._replace(ink=brush.dent_colour)
        canvas.put(column, row + 1, "▐", half)
        canvas.put(column + brick.width - 1, row + 1, "▌", half)
    if spot:
        _spot(canvas, brush, brick, column, row, spot, here)
    elif "dead" in place.marks:
        _slab(canvas, column, row, brick.middle, "×", brush.dent(brush.quiet))
    elif not brush.colours:
        _slab(canvas, column, row, brick.middle, "·", brush.quiet)


def _spot(canvas: Canvas, brush: Brush, brick: Brick, column: int, row: int, spot: Spot, here: bool) -> None:
    """The label of a place and the points it would bring, above each other where there is room."""
    style = brush.chosen if here else brush.dent(brush.accent)
    low = len(brick.stone) > 1
    first, wide = brick.stone[1 if low else 0]
    text = spot.points if low and spot.points else spot.label + spot.points
    text = f" {text} " if here and len(text) + 2 <= wide else text
    canvas.put(column + first + (wide - len(text)) // 2, row + low, text[:wide], style)
    if low and spot.points:
        canvas.put(column + first + (wide - len(spot.label)) // 2, row, spot.label, brush.dent(brush.quiet))
