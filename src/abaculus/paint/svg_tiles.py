"""Tiles and pieces as SVG: stones cut with facets that catch the light, set into a body; every field with its colour,
symbol and numeral."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from abaculus.core.scene import Field, Piece, Place, Tile
from abaculus.paint.palette import SHAPES, Palette, TableColours, edge_colour, mix
from abaculus.paint.svg_drawings import Drawings, moved, tone_of
from abaculus.paint.svg_shapes import STOREY, SYMBOL_PATHS, Inlay, corner, inlays, num, outline, walls

__all__ = ["Stones", "escaped", "is_block", "top_of"]

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


def is_block(fields: Sequence[Field]) -> bool:
    """Whether a piece is a block to build with: it has numbers on its sides and one in the middle."""
    return any(field.side < 0 for field in fields) and any(field.side >= 0 for field in fields)


def top_of(fields: Sequence[Field]) -> float:
    """How high the face of a piece lies above where it stands."""
    return -STOREY if is_block(fields) else 0.0


def stone_of(field: Field, palette: Palette, table: TableColours) -> tuple[str, bool]:
    """The colour of a field, and whether it is a hollow: a number without a colour is a dark stone where blank fields are
    hollows, and lies on the body of the piece where there are no other fields."""
    if field.colour in palette.colours:
        return palette.colours[field.colour], False
    if field.side < 0:
        return table.ivory, False
    return (table.deep, False) if field.label else (table.hollow, True)


class Stones(Drawings):
    """Draws the tiles of one document."""

    # -- tiles ---------------------------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> str:
        """A tile on the table, without its shadow."""
        below = "".join(
            self._use("wall", self._wall, self.table.mortar, place=moved(0, -STOREY * (level + 1)))
            for level in range(tile.height - 1)
        )
        ring = self._use("ring", self._ring) if "last" in tile.marks else ""
        badges = ""
        if tile.owner is not None:
            badges += self._owner(corner(self.shape, "lower left"), tile.owner)
        if tile.height >= 2:
            badges += self._height(corner(self.shape, "upper right"), tile.height)
        top, up = self._face(tile.fields), -STOREY * (tile.height - 1)
        above = top_of(tile.fields)
        if ring or badges:
            top += f"<g{moved(0, above)}>{ring}{badges}</g>"
        if up:
            top = f"<g{moved(0, up)}>{top}</g>"
        return f"<title>{escaped(f'{tile.cell} {tile.text}')}</title>{below}{top}"

    def piece(self, piece: Piece, picked: bool = False) -> str:
        """A piece in the hand; one that the viewer cannot see lies face down and gives nothing away."""
        if not piece.fields:
            return self._use("back", self._back)
        ring = self._use("pick", self._pick, place=moved(0, top_of(piece.fields))) if picked else ""
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
        return title + self._use("free", self._free) + self._printed(place)

    def square(self, place: Place) -> str:
        """A square of a board with a frame: a hollow in its bed, with what is printed there."""
        name = f"square-{place.colour or 'plain'}"
        return self._use(name, self._square, place.colour) + self._printed(place)

    def _printed(self, place: Place) -> str:
        """What is printed on a place."""
        if not place.label:
            return ""
        size = 92 if len(place.label) > 1 else 148
        ink = self.palette.ink_on(tone_of(place.colour, self.palette, self.table)) if place.colour else self.table.quiet
        return f'<text y="{num(0.35 * size)}" font-size="{size}" fill="{ink}">{escaped(place.label)}</text>'

    def goal(self, tile: Tile, points: int) -> str:
        """The mark of a tile that the picked piece may go on, with its points at a corner where they hide no numeral."""
        x, y = corner(self.shape, "lower right")
        half = 20 + 8 * max(0, len(str(points)) - 2)
        badge = (
            f'<rect x="{num(x - half)}" y="{num(y - 17)}" width="{2 * half}" height="34" rx="17" '
            f'fill="{self.table.accent}"/>'
            f'<text x="{num(x)}" y="{num(y + 9)}" font-size="26" fill="{self.table.on_accent}">{points}</text>'
        )
        up = -STOREY * (tile.height - 1) + top_of(tile.fields)
        return f"<g{moved(0, up)}>{self._use('pick', self._pick)}{badge}</g>"

    def _worth(self, points: int) -> str:
        return f'<text y="14" font-size="40" fill="{self.table.accent}">{points}</text>'

    # -- parts of a tile -----------------------------------------------------------------------------------------------

    def _face(self, fields: tuple[Field, ...]) -> str:
        laid_in = inlays(self.shape, fields)
        if is_block(fields):
            stone, _ = stone_of(fields[-1], self.palette, self.table)
            name = fields[-1].colour or "plain"
            drawn = [self._use(f"wall-{name}", self._wall, stone, place=moved(0, -STOREY))]
            drawn.append(self._use(f"block-{name}", self._block, stone, place=moved(0, -STOREY)))
        else:
            coloured = any(field.colour in self.palette.colours for field in fields)
            drawn = [self._use("body" if coloured else "ivory", self._body, "tile-body" if coloured else "ivory-body")]
        stones = []
        for field, inlay in laid_in:
            kind = field.colour if field.colour in self.palette.colours else "deep" if field.label else "hollow"
            stones.append(self._use(f"{kind}{inlay.key}", self._inlay, field, inlay, is_block(fields)))
        stones.append(self._use("glazed", self._glazed))
        stones += [self._numeral(field, inlay) for field, inlay in laid_in if field.label]
        if not is_block(fields):
            return "".join([*drawn, *stones])
        return "".join(drawn) + f"<g{moved(0, -STOREY)}>" + "".join(stones) + "</g>"

    def _body(self, gradient: str) -> str:
        path, table = outline(self.shape), self.table
        return (
            f'<path d="{path}" fill="{table.wall_foot}"{moved(0, 9)}/><path d="{path}" fill="{table.wall}"{moved(0, 5)}/>'
            f'<path d="{path}" fill="url(#{self.prefix}{gradient})"/>'
            f'<path d="{path}" fill="none" stroke="{table.rim}" stroke-width="1.6"{moved(0, 0.8)}/>'
        )

    def _block(self, stone: str) -> str:
        return f'<path d="{outline(self.shape, 3, 7)}" fill="{mix(stone, "#FFFFFF", 0.12)}"/>'

    def _wall(self, stone: str) -> str:
        """One storey, from its top at 0 downwards."""
        *sides, (foot, _), (top, _) = walls(self.shape)
        drawn = ""
        for path, shade in sides:
            fill = mix(stone, "#000000", shade)
            drawn += f'<path d="{path}" fill="{fill}" stroke="{fill}" stroke-width="1.6" stroke-linejoin="round"/>'
        return (
            f'{drawn}<g fill="none"><path d="{foot}" stroke="#000000" stroke-opacity=".28" stroke-width="2.4"/>'
            f'<path d="{top}" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="2"/></g>'
        )

    def _inlay(self, field: Field, inlay: Inlay, block: bool) -> str:
        """A field: its stone, the facets that catch the light, its pattern, and the symbol of its colour."""
        stone, hollow = stone_of(field, self.palette, self.table)
        turned = -0.8 if hollow or (block and field.side >= 0) else 1.0
        if not inlay.facets:  # a number on the body of its piece, with a line engraved around it
            return (
                f'<g fill="none"><path d="{inlay.path}" stroke="#FFFFFF" stroke-width="5" stroke-opacity=".55"/><path '
                f'd="{inlay.path}" stroke="{self.table.wall_foot}" stroke-width="1.6" stroke-opacity=".4"{moved(0, 2)}/></g>'
            )
        edge = edge_colour(stone, self.table.tile) if not hollow and not block else mix(stone, "#000000", 0.3)
        drawn = f'<path d="{inlay.path}" fill="{stone}" stroke="{edge}" stroke-width="1"/>'
        for path, lit in inlay.facets:
            light = lit * turned
            fill = "#FFFFFF" if light > 0 else "#000000"
            drawn += f'<path d="{path}" fill="{fill}" fill-opacity="{num(abs(light))}"/>'
        if field.colour in self.palette.patterns:
            drawn += f'<path d="{inlay.path}" fill="url(#{self._pattern(self.palette.patterns[field.colour])})"/>'
        if inlay.has_symbol:
            (x, y), size = inlay.symbol, inlay.symbol_size
            place = f' transform="translate({num(x)} {num(y)}) scale({num(size)})"'
            drawn += self._use(field.colour, self._symbol, field.colour, place=place)
        return drawn

    def _glazed(self) -> str:
        return f'<path d="{outline(self.shape, 7, 10)}" fill="url(#{self.prefix}glaze)"/>'

    def _symbol(self, colour: str) -> str:
        stone = self.palette.colours[colour]
        halo = f' stroke="{stone}" stroke-width=".7" paint-order="stroke"' if self.palette.patterns else ""
        return f'<path d="{SYMBOL_PATHS[SHAPES[colour]]}" fill="{self.palette.ink_on(stone)}"{halo}/>'

    def _numeral(self, field: Field, inlay: Inlay) -> str:
        (x, y), (stone, _) = inlay.numeral, stone_of(field, self.palette, self.table)
        size = min(inlay.size, inlay.room / (0.68 * len(field.label)))
        ink = self.palette.ink_on(stone)
        if reads_upside_down(field.label):
            y -= 0.07 * size  # centre the numeral and its line together
        halo = (
            f' stroke="{stone}" stroke-width="7" paint-order="stroke"' if field.colour in self.palette.patterns else ""
        )
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
