"""Outlines for the SVG painter: tiles, their fields, and the five symbols. 100 units are one tile size."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Literal

from abaculus.core.scene import Field, Shape
from abaculus.paint.palette import SHAPES

__all__ = [
    "SIZE",
    "STOREY",
    "SYMBOL_PATHS",
    "Inlay",
    "corner",
    "facets",
    "inlays",
    "num",
    "outline",
    "rounded",
    "walls",
]

SIZE = 100
"""Units of a drawing per tile size of a scene."""

STOREY = 21.0
"""How much higher each storey of a stack is drawn."""

Point = tuple[float, float]

_SIDES: dict[Shape, int] = {"hex": 6, "square": 4}
_BODY_GAP = 2.4  # half of the table visible between two tiles
_RIM = 2.9  # what is visible of a tile's body outside its fields
_GROUT = 1.9  # half of what is visible of it between two fields
_TIP = 8.0  # how far from the middle of a tile the fields' points end


def num(value: float, digits: int = 2) -> str:
    """A number as short as it can be, so that equal scenes are equal text.

    >>> num(2.0), num(-0.001), num(1.23456)
    ('2', '0', '1.23')
    """
    # Rounded twice: an error in the last place of a machine's sine must not tip a half over.
    text = f"{round(value, 6):.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rounded(points: Sequence[Point], radius: float) -> str:
    """The path of a polygon with rounded corners."""
    parts: list[str] = []
    for place, (x, y) in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % len(points)]
        (ax, ay), (bx, by) = _towards((x, y), before, radius), _towards((x, y), after, radius)
        parts.append(f"{'L' if parts else 'M'}{num(ax)} {num(ay)}Q{num(x)} {num(y)} {num(bx)} {num(by)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, length: float) -> Point:
    away = math.dist(start, end)
    share = min(length / away, 0.5) if away else 0.0
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _apothem(shape: Shape) -> float:
    """From the middle of a tile to the middle of its side."""
    return SIZE * (math.sqrt(3) / 2 if shape == "hex" else 1)


def _direction(shape: Shape, side: int) -> Point:
    """The unit vector from the middle to a side. A hexagon counts from the east, a square from the north."""
    angle = math.tau * side / _SIDES[shape] - (0 if shape == "hex" else math.pi / 2)
    return math.cos(angle), math.sin(angle)


def _at(shape: Shape, side: int, out: float, along: float = 0.0) -> Point:
    """The point that lies `out` from the middle towards a side, and `along` clockwise from there."""
    x, y = _direction(shape, side)
    return x * out - y * along, y * out + x * along


@cache
def outline(shape: Shape, shrink: float = _BODY_GAP, radius: float = 13) -> str:
    """The path of a whole tile; `shrink` is how far its sides stay inside its cell."""
    return rounded(_corners(shape, _apothem(shape) - shrink), radius)


def corner(shape: Shape, name: Literal["lower left", "lower right", "upper right"]) -> Point:
    """Where a badge sits: near a corner of the tile."""
    out = _apothem(shape) * 0.8
    hexagon, square = {"lower left": (2, 2), "lower right": (0, 1), "upper right": (5, 0)}[name]
    before = hexagon if shape == "hex" else square
    return _at(shape, before, out, out * math.tan(math.pi / _SIDES[shape]) * 0.86)


@cache
def walls(shape: Shape, height: float = STOREY) -> tuple[tuple[str, float], ...]:
    """The sides of a block that are seen below its top, each with how much black there is in it; then the line on which the
    block stands, and the one where its wall begins."""
    corners = _corners(shape, _apothem(shape) - 3)
    lowest = max(y for _, y in corners)
    seen = [point for point in corners if point[1] > (0 if shape == "hex" else lowest - 1)]
    front = sorted(seen, key=lambda point: point[0])
    sides = []
    for (x, y), (ex, ey) in pairwise(front):
        path = _polygon([(x, y), (ex, ey), (ex, ey + height), (x, y + height)])
        sides.append((path, 0.16 if ey > y else 0.36 if ey < y else 0.26))
    foot = "M" + "L".join(f"{num(x)} {num(y + height)}" for x, y in front)
    top = "M" + "L".join(f"{num(x)} {num(y + 1.6)}" for x, y in front)
    return (*sides, (foot, 0.0), (top, 0.0))


class Inlay:
    """One field of a tile in this shape: its outline, the facets that catch the light, and where its numeral and its symbol
    go."""

    def __init__(self, shape: Shape, side: int, middle: bool, sides: bool, symbol: bool) -> None:
        self.key = f"{'m' if side < 0 else side}{'' if middle and sides else 'w'}{'' if symbol else 'b'}"
        """Equal for fields that are drawn the same way."""
        self.has_symbol = symbol
        if side < 0:
            self._fill_middle(shape, sides, symbol)
        else:
            self._fill_side(shape, side, middle, symbol)

    def _fill_middle(self, shape: Shape, sides: bool, symbol: bool) -> None:
        out = _apothem(shape) * 0.5 if sides else 80.0
        self.path = outline(shape, _apothem(shape) - out, 6 if sides else 14)
        corners = _corners(shape, out)
        self.facets = facets(corners, 4.5) if sides else []
        self.room = out * 1.5 if sides else 136.0
        self.size = 50.0 if sides else 118.0
        self.numeral = (0.0, -7.0 if symbol else 0.0)
        self.symbol = (0.0, out * 0.67)
        self.symbol_size = 8.5

    def _fill_side(self, shape: Shape, side: int, middle: bool, symbol: bool) -> None:
        half = math.tan(math.pi / _SIDES[shape])
        slack = _GROUT / math.cos(math.pi / _SIDES[shape])
        far = _apothem(shape) - (_BODY_GAP + _RIM if not middle else 9)
        near = _apothem(shape) * 0.545 if middle else _TIP
        ends = [(near, -(near * half - slack)), (far, -(far * half - slack)), (far, far * half - slack),
                (near, near * half - slack)]  # fmt: skip
        corners = [_at(shape, side, out, along) for out, along in ends]
        self.path = rounded(corners, 3)
        self.facets = facets(corners, 2.8 if middle else 3.4)
        if middle:
            self.room = 30.0
            self.size = 23.0
            self.numeral = _at(shape, side, _apothem(shape) * 0.73)
            self.symbol = _at(shape, side, _apothem(shape) * 0.73, 17.0)
            self.symbol_size = 5.0
            return
        if shape == "hex":
            self.room, self.size = 44.0, 42.0 if symbol else 46.0
            self.numeral = _at(shape, side, 57 if symbol else 52)
            self.symbol, self.symbol_size = _at(shape, side, 26.5), 8.6
        else:
            self.room, self.size = 61.0, 53.0
            self.numeral = _at(shape, side, 63 if side % 2 else 64)
            self.symbol, self.symbol_size = _at(shape, side, 25.5), 8.8


LIGHT: Point = (-0.42, -0.91)
"""Where the light comes from: the upper left."""
LIT, SHADED = 0.5, 0.34
"""How much white there is in a facet that faces the light, and how much black in one that faces away."""


def facets(corners: Sequence[Point], width: float) -> list[tuple[str, float]]:
    """The bevelled edges of a stone, each with how much it is lit: white where that is positive, black where it is negative."""
    inner = _inset(corners, width)
    found = []
    for place, (x, y) in enumerate(corners):
        after = (place + 1) % len(corners)
        ex, ey = corners[after]
        length = math.dist((x, y), (ex, ey)) or 1.0
        facing = ((ey - y) * LIGHT[0] - (ex - x) * LIGHT[1]) / length
        lit = round(facing * (LIT if facing > 0 else SHADED), 3)
        found.append((_polygon([(x, y), (ex, ey), inner[after], inner[place]]), lit))
    return found


def _inset(corners: Sequence[Point], width: float) -> list[Point]:
    """The same convex polygon, with every side so much further in. Corners go clockwise."""
    sides = []
    for place, (x, y) in enumerate(corners):
        ex, ey = corners[(place + 1) % len(corners)]
        length = math.dist((x, y), (ex, ey)) or 1.0
        nx, ny = -(ey - y) / length, (ex - x) / length
        sides.append((x + nx * width, y + ny * width, ex - x, ey - y))
    found = []
    for place, (x, y, dx, dy) in enumerate(sides):
        bx, by, bdx, bdy = sides[place - 1]
        across = bdx * dy - bdy * dx
        along = ((x - bx) * dy - (y - by) * dx) / across
        found.append((bx + bdx * along, by + bdy * along))
    return found


def _polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def _corners(shape: Shape, out: float) -> list[Point]:
    """The corners of a whole tile whose sides are so far from its middle, clockwise."""
    half = math.tan(math.pi / _SIDES[shape])
    return [_at(shape, side, out, -out * half) for side in range(_SIDES[shape])]


_inlay = cache(Inlay)


def inlays(shape: Shape, fields: Iterable[Field]) -> list[tuple[Field, Inlay]]:
    """The fields of a tile with the shape and place of each. Sides in the colour of the middle leave the symbol to it."""
    fields = tuple(fields)
    middle = next((field for field in fields if field.side < 0), None)
    sides = any(field.side >= 0 for field in fields)
    drawn = []
    for field in fields:
        repeats = middle is not None and field is not middle and field.colour == middle.colour
        symbol = field.colour in SHAPES and not repeats
        drawn.append((field, _inlay(shape, field.side, middle is not None, sides, symbol)))
    return drawn


def _star() -> str:
    points = []
    for place in range(10):
        radius, angle = (1.14 if place % 2 == 0 else 0.5), math.pi * place / 5 - math.pi / 2
        points.append(f"{num(radius * math.cos(angle))} {num(radius * math.sin(angle) + 0.08)}")
    return "M" + "L".join(points) + "Z"


SYMBOL_PATHS = {
    "triangle": "M0 -1.05L1.05 .8L-1.05 .8Z",
    "circle": "M-.95 0A.95 .95 0 1 1 .95 0A.95 .95 0 1 1 -.95 0Z",
    "star": _star(),
    "square": "M-.84 -.84H.84V.84H-.84Z",
    "heart": "M0 1.02C-.5 .6 -1.1 .15 -1.1 -.36C-1.1 -.95 -.3 -1.1 0 -.48C.3 -1.1 1.1 -.95 1.1 -.36C1.1 .15 .5 .6 0 1.02Z",
}
"""Each about two units across, around 0,0."""
