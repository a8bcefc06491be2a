"""What pictures in SVG are made of besides tiles: shadows, rings, places, squares, badges, patterns. Each is drawn once."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.core.scene import Shape
from abaculus.paint.palette import TONES, Palette, TableColours, mix
from abaculus.paint.svg_shapes import num, outline

__all__ = ["PATTERNS", "Drawings", "moved", "tone_of"]


def moved(x: float, y: float) -> str:
    """The attribute that moves a drawing; nothing where it stays."""
    return f' transform="translate({num(x)} {num(y)})"' if x or y else ""


def tone_of(colour: str, palette: Palette, table: TableColours) -> str:
    """The colour of a square of a board."""
    stone, white = TONES.get(colour, ("", 0.0))
    return mix(palette.colours[stone], "#FFFFFF", white) if stone else table.hollow


def _gradient(name: str, *stops: tuple[str, float]) -> str:
    """From the light, at the upper left, to the shade."""
    shares = [f"{place / (len(stops) - 1):.2g}" for place in range(len(stops))]
    drawn = "".join(
        f'<stop offset="{share}" stop-color="{colour}"' + (f' stop-opacity="{num(thick)}"' if thick < 1 else "") + "/>"
        for share, (colour, thick) in zip(shares, stops, strict=True)
    )
    across = 'gradientUnits="userSpaceOnUse" x1="-50" y1="-95" x2="50" y2="95"'
    return f'<linearGradient id="{name}" {across}>{drawn}</linearGradient>'


class Drawings:
    """The drawings of one document. What looks alike is drawn once, in `defs`, and used again."""

    def __init__(self, shape: Shape, palette: Palette, dark: bool, prefix: str) -> None:
        self.shape = shape
        self.palette = palette
        self.table = palette.table(dark)
        self.prefix = prefix
        stops = {
            "glaze": (("#FFFFFF", 0.2), ("#FFFFFF", 0.02), ("#000000", 0.13)),
            "tile-body": ((self.table.tile, 1.0), (self.table.tile_foot, 1.0)),
            "ivory-body": ((self.table.ivory, 1.0), (self.table.ivory_foot, 1.0)),
        }
        self._defs: dict[str, str] = {name: _gradient(prefix + name, *stops[name]) for name in stops}

    @property
    def defs(self) -> str:
        """Everything that the drawings so far refer to."""
        return "<defs>" + "".join(self._defs.values()) + "</defs>"

    def define(self, name: str, drawing: str) -> str:
        """Keep a gradient or a pattern of this name; how it is referred to. `{id}` in the drawing is where its id goes."""
        self._defs.setdefault(name, drawing.replace("{id}", self.prefix + name))
        return f"url(#{self.prefix}{name})"

    def _use(self, name: str, draw: Callable[..., str], *args: object, place: str = "") -> str:
        """Refer to a drawing, and draw it if this is the first time."""
        if name not in self._defs:
            drawn = draw(*args)
            self._defs[name] = f'<g id="{self.prefix}{name}">{drawn}</g>'
        return f'<use href="#{self.prefix}{name}"{place}/>'

    def _shadow(self, height: int) -> str:
        """Thin layers, each wider than the last: soft in every viewer, without a filter."""
        path, fall = outline(self.shape), 8.0 + 3.2 * height
        layers = "".join(f'<path d="{path}" stroke-width="{num(step * (1.6 + height))}"/>' for step in range(6))
        return (
            f'<g fill="{self.table.shadow}" stroke="{self.table.shadow}" fill-opacity=".04" stroke-opacity=".04"'
            f"{moved(fall * 0.4, fall)}>{layers}</g>"
        )

    def _ring(self) -> str:
        path = outline(self.shape, -2.5, 15)
        return (
            f'<path d="{path}" fill="none" stroke="{self.table.plate}" stroke-width="7"/>'
            f'<path d="{path}" fill="none" stroke="{self.table.ink}" stroke-width="3.6"/>'
        )

    def _pick(self) -> str:
        path = outline(self.shape, -3, 16)
        return (
            f'<path d="{path}" fill="none" stroke="{self.table.plate}" stroke-width="10"/>'
            f'<path d="{path}" fill="none" stroke="{self.table.accent}" stroke-width="5"/>'
        )

    def _back(self) -> str:
        table, back, path = self.table, self.table.back, outline(self.shape)
        return (
            f'<path d="{path}" fill="{table.wall_foot}"{moved(0, 9)}/><path d="{path}" fill="{table.wall}"{moved(0, 5)}/>'
            f'<path d="{path}" fill="{table.tile}"/><path d="{outline(self.shape, 7.5, 10)}" fill="{back}"/>'
            f'<path d="{outline(self.shape, 18, 9)}" fill="none" stroke="{mix(back, "#FFFFFF", 0.3)}" stroke-width="2.5"/>'
            f'<path d="{outline(self.shape, 58, 5)}" fill="{mix(back, "#FFFFFF", 0.3)}"/>'
        )

    # -- places ----------------------------------------------------------------------------------------------------------

    def _free(self) -> str:
        path = outline(self.shape, 10)
        return (
            f'<path d="{path}" fill="{self.table.plate}" fill-opacity=".16" stroke="{self.table.line}" stroke-width="1.6" '
            f'stroke-opacity=".6"/>'
        )

    def _goal(self) -> str:
        table, path = self.table, outline(self.shape, 8, 12)
        return f'<path d="{path}" fill="{table.plate}" fill-opacity=".9" stroke="{table.accent}" stroke-width="3.4"/>'

    def _dead(self) -> str:
        path = outline(self.shape, 9)
        return f'<path d="{path}" fill="url(#{self._pattern("hatch")})" stroke="{self.table.line}" stroke-width="2"/>'

    def _square(self, colour: str) -> str:
        """A hollow in the bed of a board: its upper edge is in the shade."""
        tone, path = tone_of(colour, self.palette, self.table), outline(self.shape, 5, 12)
        return f'<path d="{path}" fill="{mix(tone, "#000000", 0.26)}"/><path d="{path}" fill="{tone}"{moved(0, 4)}/>'

    # -- badges ----------------------------------------------------------------------------------------------------------

    def _owner(self, at: tuple[float, float], number: int) -> str:
        x, y = at
        table = self.table
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="{table.plate}" stroke="{table.ink}" stroke-width="2"/>'
            f'<text x="{num(x)}" y="{num(y + 7.5)}" font-size="21" fill="{table.ink}">{number}</text>'
        )

    def _height(self, at: tuple[float, float], height: int) -> str:
        """How many storeys there are, beside a little tower."""
        table = self.table
        return (
            f'<g{moved(*at)}><rect x="-25" y="-17" width="50" height="34" rx="17" fill="{table.ink}" stroke="{table.plate}" '
            f'stroke-width="4"/><path d="M-15 7V-2l6 -4l6 4V7Z" fill="none" stroke="{table.plate}" stroke-width="3" '
            f'stroke-linejoin="round"/><text x="9" y="8.5" font-size="24" fill="{table.plate}">{height}</text></g>'
        )

    def _pattern(self, name: str) -> str:
        """The id of a pattern, which is drawn on first use."""
        line = self.table.line if name == "hatch" else self.palette.pattern
        step, drawing = PATTERNS[name]
        self.define(
            name,
            f'<pattern id="{{id}}" width="{step}" height="{step}" patternUnits="userSpaceOnUse">'
            f'<g fill="none" stroke="{line}" stroke-width="1.6">{drawing}</g></pattern>',
        )
        return self.prefix + name


PATTERNS = {
    "hatch": (12, '<path d="M-3 3L3 -3M0 12L12 0M9 15L15 9"/>'),
    "rising": (9, '<path d="M-2 2L2 -2M0 9L9 0M7 11L11 7"/>'),
    "dots": (9, '<path d="M4.5 4.5h.01" stroke-width="4.2" stroke-linecap="round"/>'),
    "clear": (9, ""),
    "grid": (9, '<path d="M0 4.5H9M4.5 0V9"/>'),
    "waves": (12, '<path d="M-3 3Q0 0 3 3T9 3T15 3M-3 9Q0 6 3 9T9 9T15 9"/>'),
}
"""The side of each repeated square, and what is in it."""
