"""Tiles, pieces and places as SVG: stones with a slight bevel, every field with its colour, symbol and numeral."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.sax.saxutils import escape

from abaculus.core.scene import Field, Piece, Place, Scene, Tile
from abaculus.paint.palette import SHAPES, Palette, edge_colour, mix
from abaculus.paint.svg_shapes import SYMBOL_PATHS, Inlay, corner, inlays, num, outline

__all__ = ["LIFT", "PATTERNS", "Stones", "escaped"]

LIFT = 3.8
"""How much higher each storey of a stack is drawn."""
_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escaped(text: str) -> str:
    """A text safe for XML: markup escaped, characters that XML does not allow replaced."""
    return escape(_NO_XML.sub("\ufffd", text), {'"': "&quot;"})


def reads_upside_down(label: str) -> bool:
    """Whether a numeral turned upside down reads as another number, so that it has to be underlined.

    >>> [label for label in ("6", "9", "68", "88", "16", "8") if reads_upside_down(label)]
    ['6', '9', '68']
    """
    return set(label) <= set("689") and bool(set(label) & set("69"))


class Stones:
    """Draws the tiles of one document. What looks alike is drawn once, in `defs`, and used again."""

    def __init__(self, scene: Scene, palette: Palette, dark: bool, prefix: str) -> None:
        self.shape = scene.shape
        self.palette = palette
        self.table = palette.table(dark)
        self.prefix = prefix
        self._defs: dict[str, str] = {}

    @property
    def defs(self) -> str:
        """Everything that the drawings so far refer to."""
        return "<defs>" + "".join(self._defs.values()) + "</defs>"

    def _use(self, name: str, draw: Callable[..., str], *args: object, place: str = "") -> str:
        """Refer to a drawing, and draw it if this is the first time."""
        if name not in self._defs:
            drawn = draw(*args)
            self._defs[name] = f'<g id="{self.prefix}{name}">{drawn}</g>'
        return f'<use href="#{self.prefix}{name}"{place}/>'

    # -- tiles ---------------------------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> str:
        """A tile on the table, without its shadow."""
        walls = "".join(
            self._use("wall", self._wall, place=_moved(0, -LIFT * level)) for level in range(tile.height - 1)
        )
        ring = self._use("ring", self._ring) if "last" in tile.marks else ""
        badges = ""
        if tile.owner is not None:
            badges += self._badge(corner(self.shape, "lower left"), tile.owner, self.table.paper, self.table.ink)
        if tile.height >= 3:
            badges += self._badge(corner(self.shape, "upper right"), tile.height, self.table.ink, self.table.paper)
        top = self._face(tile.fields) + ring + badges
        if tile.height > 1:
            top = f"<g{_moved(0, _up(tile))}>{top}</g>"
        return f"<title>{escaped(f'{tile.cell} {tile.text}')}</title>{walls}{top}"

    def piece(self, piece: Piece, picked: bool = False) -> str:
        """A piece in the hand; one that the viewer cannot see lies face down and gives nothing away."""
        if not piece.fields:
            return self._use("back", self._back)
        ring = self._use("pick", self._pick) if picked else ""
        return f"<title>{escaped(piece.text)}</title>{self._face(piece.fields)}{ring}"

    def shadow(self, height: int) -> str:
        """The shadow that a tile of this height casts on the table: longer and softer with every storey."""
        return self._use(f"shade{height}", self._shadow, height)

    def place(self, place: Place, points: int | None) -> str:
        """An empty place; with points where the picked piece may go."""
        title = f"<title>{escaped(place.cell)}</title>"
        if points is not None:
            return title + self._use("goal", self._goal) + self._worth(points)
        if "dead" in place.marks:
            return title + self._use("dead", self._dead)
        return title + self._use("free", self._free) + self._printed(place.label)

    def _printed(self, label: str) -> str:
        """What is printed on a place."""
        return f'<text y="12" font-size="34" fill="{self.table.quiet}">{escaped(label)}</text>' if label else ""

    def goal(self, tile: Tile, points: int) -> str:
        """The mark of a tile that the picked piece may go on, with its points at a corner where they hide no numeral."""
        x, y = corner(self.shape, "lower right")
        half = 20 + 8 * max(0, len(str(points)) - 2)
        badge = (
            f'<rect x="{num(x - half)}" y="{num(y - 17)}" width="{2 * half}" height="34" rx="17" '
            f'fill="{self.table.accent}"/>'
            f'<text x="{num(x)}" y="{num(y + 9)}" font-size="26" fill="{self.table.on_accent}">{points}</text>'
        )
        return f"<g{_moved(0, _up(tile))}>{self._use('pick', self._pick)}{badge}</g>"

    def _worth(self, points: int) -> str:
        return f'<text y="14" font-size="40" fill="{self.table.accent}">{points}</text>'

    # -- parts of a tile -----------------------------------------------------------------------------------------------

    def _face(self, fields: tuple[Field, ...]) -> str:
        laid_in = inlays(self.shape, fields)
        drawn = [self._use("body", self._body)]
        for field, inlay in laid_in:
            colour = field.colour if field.colour in self.palette.colours else "plain"
            drawn.append(self._use(f"{colour}{inlay.key}", self._inlay, colour, inlay))
        drawn += [self._numeral(field, inlay) for field, inlay in laid_in if field.label]
        return "".join(drawn)

    def _stone(self, colour: str) -> str:
        return self.palette.colours.get(colour, self.table.plain)

    def _body(self) -> str:
        path, table = outline(self.shape), self.table
        return (
            f'<path d="{path}" fill="{table.tile}" stroke="{table.line}" stroke-width="2"/>'
            f'<path d="{outline(self.shape, 4.2, 11)}" fill="none" stroke="{mix(table.tile, "#FFFFFF", 0.5)}" '
            f'stroke-width="1.6" stroke-opacity=".5"/>'
        )

    def _inlay(self, colour: str, inlay: Inlay) -> str:
        """A field: a lit upper edge, a shaded lower one, the stone, and the symbol of its colour."""
        stone = self._stone(colour)
        edge = edge_colour(stone, self.table.tile)
        drawn = (
            f'<path d="{inlay.path}" fill="{mix(stone, "#000000", 0.3)}"{_moved(0.9, 1.5)}/>'
            f'<path d="{inlay.path}" fill="{mix(stone, "#FFFFFF", 0.45)}"{_moved(-0.8, -1.3)}/>'
            f'<path d="{inlay.path}" fill="{stone}" stroke="{edge}" stroke-width="1.2"/>'
        )
        if colour in self.palette.patterns:
            drawn += f'<path d="{inlay.path}" fill="url(#{self._pattern(self.palette.patterns[colour])})"/>'
        if inlay.has_symbol:
            (x, y), size = inlay.symbol, inlay.symbol_size
            place = f' transform="translate({num(x)} {num(y)}) scale({num(size)})"'
            drawn += self._use(colour, self._symbol, colour, place=place)
        return drawn

    def _symbol(self, colour: str) -> str:
        stone = self._stone(colour)
        halo = f' stroke="{stone}" stroke-width=".7" paint-order="stroke"' if self.palette.patterns else ""
        return f'<path d="{SYMBOL_PATHS[SHAPES[colour]]}" fill="{self.palette.ink_on(stone)}"{halo}/>'

    def _numeral(self, field: Field, inlay: Inlay) -> str:
        (x, y), stone = inlay.numeral, self._stone(field.colour)
        size = min(inlay.size, inlay.room / (0.68 * len(field.label)))
        ink = self.palette.ink_on(stone)
        if reads_upside_down(field.label):
            y -= 0.07 * size  # centre the numeral and its line together
        halo = f' stroke="{stone}" stroke-width="7" paint-order="stroke"' if self.palette.patterns else ""
        text = (
            f'<text x="{num(x)}" y="{num(y + 0.355 * size)}" font-size="{num(size)}" fill="{ink}"{halo}>'
            f"{escaped(field.label)}</text>"
        )
        if reads_upside_down(field.label):
            half = 0.27 * size * len(field.label)
            text += (
                f'<path d="M{num(x - half)} {num(y + 0.49 * size)}h{num(2 * half)}" stroke="{ink}" '
                f'stroke-width="{num(0.085 * size)}" stroke-linecap="round"/>'
            )
        return text

    def _badge(self, at: tuple[float, float], number: int, fill: str, ink: str) -> str:
        x, y = at
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="{fill}" stroke="{ink}" stroke-width="2"/>'
            f'<text x="{num(x)}" y="{num(y + 7.5)}" font-size="21" fill="{ink}">{number}</text>'
        )

    # -- drawings that are made once -----------------------------------------------------------------------------------

    def _wall(self) -> str:
        side = mix(self.table.tile, self.table.shadow, 0.28)
        return f'<path d="{outline(self.shape)}" fill="{side}" stroke="{self.table.line}" stroke-width="2"/>'

    def _shadow(self, height: int) -> str:
        """Thin layers, each wider than the last: soft in every viewer, without a filter."""
        path, fall = outline(self.shape), 2.0 + 2.2 * height
        layers = "".join(f'<path d="{path}" stroke-width="{num(step * (1.2 + height))}"/>' for step in range(7))
        return (
            f'<g fill="{self.table.shadow}" stroke="{self.table.shadow}" fill-opacity=".03" stroke-opacity=".03"'
            f"{_moved(fall * 0.5, fall)}>{layers}</g>"
        )

    def _ring(self) -> str:
        path = outline(self.shape, -2.5, 15)
        return (
            f'<path d="{path}" fill="none" stroke="{self.table.paper}" stroke-width="8"/>'
            f'<path d="{path}" fill="none" stroke="{self.table.ink}" stroke-width="4"/>'
        )

    def _pick(self) -> str:
        return f'<path d="{outline(self.shape, -2.5, 15)}" fill="none" stroke="{self.table.accent}" stroke-width="6"/>'

    def _back(self) -> str:
        back = self.table.back
        return self._body() + (
            f'<path d="{outline(self.shape, 7.5, 10)}" fill="{back}"/>'
            f'<path d="{outline(self.shape, 18, 9)}" fill="none" stroke="{mix(back, "#FFFFFF", 0.3)}" stroke-width="2.5"/>'
            f'<path d="{outline(self.shape, 58, 5)}" fill="{mix(back, "#FFFFFF", 0.3)}"/>'
        )

    def _free(self) -> str:
        path = outline(self.shape, 10)
        return f'<path d="{path}" fill="none" stroke="{self.table.line}" stroke-width="1.4" stroke-dasharray="4 5"/>'

    def _goal(self) -> str:
        accent = self.table.accent
        return f'<path d="{outline(self.shape, 9)}" fill="{accent}" fill-opacity=".1" stroke="{accent}" stroke-width="2.6"/>'

    def _dead(self) -> str:
        path = outline(self.shape, 9)
        return f'<path d="{path}" fill="url(#{self._pattern("hatch")})" stroke="{self.table.line}" stroke-width="2"/>'

    def _pattern(self, name: str) -> str:
        """The id of a pattern, which is drawn on first use."""
        if name not in self._defs:
            line = self.table.line if name == "hatch" else self.palette.pattern
            step, drawing = PATTERNS[name]
            self._defs[name] = (
                f'<pattern id="{self.prefix}{name}" width="{step}" height="{step}" patternUnits="userSpaceOnUse">'
                f'<g fill="none" stroke="{line}" stroke-width="1.6">{drawing}</g></pattern>'
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


def _moved(x: float, y: float) -> str:
    return f' transform="translate({num(x)} {num(y)})"' if x or y else ""


def _up(tile: Tile) -> float:
    return -LIFT * (tile.height - 1)
