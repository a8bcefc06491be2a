"""Outlines for the SVG painter: tiles, their fields, and the five symbols. 100 units are one tile size."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal

from abaculus.core.scene import Field, Shape

__all__ = ["SIZE", "SYMBOL_PATHS", "Inlay", "corner", "inlays", "num", "outline", "rounded"]

SIZE = 100
"""Units of a drawing per tile size of a scene."""

Point = tuple[float, float]

_SIDES: dict[Shape, int] = {"hex": 6, "square": 4}
_BODY_GAP = 2.2  # half of what shows of the table between two tiles
_RIM = 5.0  # what shows of a tile's body outside its fields
_GROUT = 2.2  # half of what shows of it between two fields
_TIP = 8.0  # where the fields' points end before the middle of a tile


def num(value: float) -> str:
    """A number as short as it can be, to a hundredth, so that equal scenes are equal text.

    >>> num(2.0), num(-0.001), num(1.23456)
    ('2', '0', '1.23')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def rounded(points: Sequence[Point], radius: float) -> str:
    """The path of a polygon with rounded corners."""
    parts = []
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


def outline(shape: Shape, shrink: float = _BODY_GAP, radius: float = 12) -> str:
    """The path of a whole tile; `shrink` is how far its sides keep inside its cell."""
    out = _apothem(shape) - shrink
    half = math.tan(math.pi / _SIDES[shape])
    return rounded([_at(shape, side, out, -out * half) for side in range(_SIDES[shape])], radius)


def corner(shape: Shape, name: Literal["lower left", "upper right"]) -> Point:
    """Where a badge sits: near a corner of the tile."""
    out = _apothem(shape) * 0.8
    before = {"lower left": 2, "upper right": 5 if shape == "hex" else 0}[name]
    return _at(shape, before, out, out * math.tan(math.pi / _SIDES[shape]) * 0.86)


class Inlay:
    """One field of a tile in this shape: its outline, and where its numeral and its symbol stand."""

    def __init__(self, shape: Shape, side: int, middle: bool, sides: bool) -> None:
        self.key = f"{'m' if side < 0 else side}{'' if middle and sides else 'w'}"
        """Equal for fields that are drawn alike."""
        if side < 0:
            self._fill_middle(shape, sides)
        else:
            self._fill_side(shape, side, middle)

    def _fill_middle(self, shape: Shape, sides: bool) -> None:
        out = _apothem(shape) * (0.5 if sides else 1) - (0 if sides else _BODY_GAP + _RIM)
        self.path = outline(shape, _apothem(shape) - out, 12 if sides else 16)
        self.room = out * 1.3
        self.size = out * (0.95 if sides else 0.98)
        self.numeral = (0.0, out * -0.12)
        self.symbol = (0.0, out * 0.62)
        self.symbol_size = out * (0.24 if sides else 0.2)

    def _fill_side(self, shape: Shape, side: int, middle: bool) -> None:
        half = math.tan(math.pi / _SIDES[shape])
        slack = _GROUT / math.cos(math.pi / _SIDES[shape])
        far = _apothem(shape) - _BODY_GAP - _RIM
        near = _apothem(shape) * 0.5 + 2 * _GROUT if middle else _TIP
        ends = [(near, -(near * half - slack)), (far, -(far * half - slack)), (far, far * half - slack),
                (near, near * half - slack)]  # fmt: skip
        self.path = rounded([_at(shape, side, out, along) for out, along in ends], 7)
        depth = far - near
        if middle:
            across = (near + far) / 2
            self.room = across * half * 0.9
            self.size = depth * 0.84
            self.numeral = _at(shape, side, across, across * half * -0.36)
            self.symbol = _at(shape, side, across, across * half * 0.44)
            self.symbol_size = depth * 0.24
        else:
            across = near + depth * 0.66
            self.room = across * half * 1.3
            self.size = depth * (0.6 if shape == "hex" else 0.52)
            self.numeral = _at(shape, side, across)
            self.symbol = _at(shape, side, near + depth * 0.25)
            self.symbol_size = depth * 0.13


def inlays(shape: Shape, fields: Iterable[Field]) -> list[tuple[Field, Inlay]]:
    """The fields of a tile with the shape and place of each."""
    fields = tuple(fields)
    middle, sides = any(field.side < 0 for field in fields), any(field.side >= 0 for field in fields)
    return [(field, Inlay(shape, field.side, middle, sides)) for field in fields]


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
