"""A theme: the styles that a palette gives to tiles, places and words, with colours or without."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from abaculus.core.scene import Field
from abaculus.paint.canvas import Style
from abaculus.paint.palette import PALETTES, SYMBOLS, Palette, TableColours, mix

__all__ = ["Theme", "field_text", "fields_text"]

MOSAIC = PALETTES["mosaic"]


def field_text(field: Field) -> str:
    """A field in characters: the symbol of its colour, always, and its number."""
    return SYMBOLS.get(field.colour, "") + field.label


def fields_text(fields: tuple[Field, ...]) -> str:
    """A piece in one word: the number in its middle, which is what people call it, or its fields clockwise from the first."""
    middle = [field for field in fields if field.side < 0]
    return "".join(field_text(field) for field in middle or fields)


def _on_table(ink: str, *, bold: bool = False) -> cached_property[Style]:
    """The style of words on the table, in one of its colours."""
    return cached_property(lambda theme: theme._style(getattr(theme.table, ink), bold=bold))


@dataclass(frozen=True)
class Theme:
    """Styles for one palette on one table. Without colours only bold, underlined and reversed text is used."""

    palette: Palette = MOSAIC
    dark: bool = True
    colours: bool = True

    @cached_property
    def table(self) -> TableColours:
        """What the tiles lie on."""
        return self.palette.table(self.dark)

    def _style(self, ink: str, paper: str = "", bold: bool = False, reverse: bool = False) -> Style:
        if not self.colours:
            return Style(bold=bold, reverse=reverse)
        return Style(ink, paper or self.table.paper, bold)

    ground = _on_table("ink")
    """Ordinary words, and the empty table."""
    strong = _on_table("ink", bold=True)
    """Words that matter most."""
    quiet = _on_table("quiet")
    """Secondary words."""
    accent = _on_table("accent", bold=True)
    """You can act here."""

    @cached_property
    def chosen(self) -> Style:
        """This is what the next key acts on."""
        return self._style(self.table.on_accent, self.table.accent, bold=True, reverse=True)

    @cached_property
    def bar(self) -> Style:
        """The bar at the top while somebody else is on move."""
        return self._style(self.table.ink, self.dent_colour)

    @cached_property
    def back(self) -> Style:
        """A piece that lies face down."""
        shade = mix(self.table.back, self.table.paper, 0.2)
        return self._style(self.palette.ink_on(shade), shade)

    @cached_property
    def dent_colour(self) -> str:
        """The table where a tile could lie."""
        return mix(self.table.paper, self.table.ink, 0.07)

    def dent(self, style: Style) -> Style:
        """A style on a place where a tile could lie."""
        return style._replace(paper=self.dent_colour) if self.colours else style

    def _colour_of(self, field: Field) -> str:
        return self.palette.colours.get(field.colour, self.table.plain)

    def stone(self, field: Field, row: int = 1) -> Style:
        """A field. Where stones are packed close, `row` says which row of the stone it is in: they are a little lighter at
        the top or darker at the bottom, whichever leaves the number readable, so that one stone can be told from the next."""
        base = self._colour_of(field)
        ink = self.palette.ink_on(base)
        shade = base
        if row == 0 and ink == self.palette.dark_ink:
            shade = mix(base, "#FFFFFF", 0.2)
        if row == 2 and ink == self.palette.light_ink:
            shade = mix(base, "#000000", 0.28)
        return self._style(ink, shade, bold=True)

    def foot(self, field: Field) -> Style:
        """The side of a stone that is seen below it."""
        return self._style(mix(self._colour_of(field), self.table.paper, 0.45))

    def half(self, field: Field) -> Style:
        """Half a column of stone next to the table."""
        return self._style(self._colour_of(field))
