"""The colours of tiles and tables, and the symbol that each tile colour always carries.

A palette has five stone colours, which do not change with the light, and two tables, a light and a dark one. `contrast` is
WCAG's: at least 4.5 between text and its background, at least 3 for shapes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abaculus.core.errors import BadOption, listed

__all__ = ["COLOURS", "PALETTES", "SHAPES", "SYMBOLS", "Palette", "TableColours", "contrast", "mix", "palette_named"]

COLOURS = ("red", "blue", "yellow", "green", "pink")
SHAPES = {"red": "triangle", "blue": "circle", "yellow": "star", "green": "square", "pink": "heart"}
SYMBOLS = {"red": "▲", "blue": "●", "yellow": "★", "green": "■", "pink": "♥"}

TEXT_CONTRAST = 4.5
SHAPE_CONTRAST = 3.0


@dataclass(frozen=True)
class TableColours:
    """What tiles lie on, and everything that is drawn around them."""

    paper: str
    """The table."""
    ink: str
    """Text, and the ring around the tile laid last."""
    quiet: str
    """Secondary text."""
    line: str
    """Outlines of tiles, places and frames."""
    tile: str
    """The body of a tile, visible between its fields."""
    plain: str
    """A field without a colour."""
    back: str
    """A tile that lies face down."""
    accent: str
    """You can act here."""
    on_accent: str
    """Text on the accent."""
    shadow: str


@dataclass(frozen=True)
class Palette:
    """Five colours and two tables."""

    name: str
    colours: dict[str, str]
    light: TableColours
    dark: TableColours
    patterns: dict[str, str] = field(default_factory=dict)
    """In a palette without hues: the pattern that stands for each colour."""
    pattern: str = ""
    """What patterns are drawn in."""
    dark_ink: str = "#0F1317"
    light_ink: str = "#FFFFFF"

    def table(self, dark: bool) -> TableColours:
        """The light table or the dark one."""
        return self.dark if dark else self.light

    def ink_on(self, colour: str) -> str:
        """The colour of text on a stone of this hex colour: dark or light, whichever is easier to read."""
        return max(self.dark_ink, self.light_ink, key=lambda ink: contrast(ink, colour))


def _luminance(colour: str) -> float:
    """WCAG's relative luminance of #RRGGBB."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's contrast between two colours written #RRGGBB, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return round((lighter + 0.05) / (darker + 0.05), 4)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two others; `share` is how much of the second is in it.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(*(bytes.fromhex(colour[1:]) for colour in (one, other)), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * share + 0.5):02X}" for a, b in pairs)


def edge_colour(colour: str, against: str) -> str:
    """The nearest shade of a colour that stands out as a shape against what it lies on."""
    towards = "#000000" if _luminance(against) > 0.18 else "#FFFFFF"
    shades = (mix(colour, towards, step / 20) for step in range(21))
    return next(shade for shade in shades if contrast(shade, against) >= SHAPE_CONTRAST)


def palette_named(name: str) -> Palette:
    """The palette with this name, or an error that lists them."""
    if name not in PALETTES:
        raise BadOption(f"there is no palette {name!r}; there is {listed(PALETTES)}")
    return PALETTES[name]


_TABLES = """
            on paper   on slate   on white   on black
paper       #F5F1E8    #15191E    #FFFFFF    #000000
ink         #1E2328    #ECE8DF    #000000    #FFFFFF
quiet       #5C5F5E    #A5A9AB    #333333    #D6D6D6
line        #8A8374    #6E7781    #000000    #FFFFFF
tile        #FCFAF4    #0B0E11    #FFFFFF    #000000
plain       #E9E2D2    #C9C3B4    #E6E6E6    #E6E6E6
back        #6F6A7D    #7D7890    #3C3C3C    #BDBDBD
accent      #5A3E9E    #B9A6F7    #6A00C8    #E0B3FF
on_accent   #FFFFFF    #15191E    #FFFFFF    #000000
shadow      #3A3222    #000000    #000000    #000000
"""
_ROWS = [line.split() for line in _TABLES.strip().splitlines()[1:]]
_PAPER, _SLATE, _WHITE, _BLACK = (
    TableColours(**{name: colours[table] for name, *colours in _ROWS}) for table in range(4)
)


def _five(values: str) -> dict[str, str]:
    """What stands for each of the five colours, in their order."""
    return dict(zip(COLOURS, values.split(), strict=True))


PALETTES: dict[str, Palette] = {
    palette.name: palette
    for palette in (
        Palette("mosaic", _five("#D55E00 #0072B2 #F0B400 #009E73 #CC79A7"), _PAPER, _SLATE),
        Palette("contrast", _five("#B3001B #0A3FA8 #FFD500 #005F38 #FF9CC8"), _WHITE, _BLACK, dark_ink="#000000"),
        Palette("muted", _five("#D98F74 #8FB0CF #E6CF86 #98BF9E #D8B0CB"), _PAPER, _SLATE),
        Palette(
            "mono",
            dict.fromkeys(COLOURS, "#FAFAF8"),
            _PAPER,
            _SLATE,
            patterns=_five("rising dots clear grid waves"),
            pattern="#8E8E8C",
        ),
    )
}
"""By name. The first is the default."""
