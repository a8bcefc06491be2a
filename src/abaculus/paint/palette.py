"""The colours of tiles and tables, and the symbol that each tile colour always carries.

A palette has five stone colours, which do not change with the light, and two tables, a light and a dark one. `contrast` is
WCAG's: at least 4.5 between text and its background, at least 3 for shapes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abaculus.core.errors import BadOption, listed

__all__ = ["COLOURS", "GROUNDS", "PALETTES", "SHAPES", "SYMBOLS", "TONES", "Palette", "TableColours", "contrast",
           "edge_colour", "mix", "palette_named"]  # fmt: skip

COLOURS = ("red", "blue", "yellow", "green", "pink")
SHAPES = {"red": "triangle", "blue": "circle", "yellow": "star", "green": "square", "pink": "heart"}
SYMBOLS = {"red": "▲", "blue": "●", "yellow": "★", "green": "■", "pink": "♥"}

TONES = {"red": ("red", 0.42), "blue": ("blue", 0.55), "yellow": ("yellow", 0.3), "green": ("green", 0.5), "pink": ("pink", 0.12),
         "rose": ("pink", 0.6)}  # fmt: skip
"""The colours of what is printed on a board: those of the stones, each with so much white in it."""

TEXT_CONTRAST = 4.5
SHAPE_CONTRAST = 3.0


@dataclass(frozen=True)
class TableColours:
    """What tiles lie on, and everything that is drawn around them."""

    page: str
    """Behind everything where no game is played."""
    paper: str
    """Panels and sheets; in a picture and in a terminal the table itself."""
    plate: str
    """What lies on paper, or on the table: cards, players, buttons."""
    ink: str
    """Text, and the ring around the tile laid last."""
    quiet: str
    """Secondary text."""
    hair: str
    """Lines that only part one thing from the next."""
    line: str
    """Outlines that have to be seen: of fields to fill in, of places."""
    accent: str
    """You can act here."""
    accent_top: str
    accent_foot: str
    soft: str
    """A ground for the accent, where something is chosen."""
    on_accent: str
    """Text on the accent."""
    good: str
    """What is right."""
    good_soft: str
    yet: str
    """What is not right yet."""
    yet_soft: str
    tile: str
    """The body of a tile, visible between its fields."""
    tile_foot: str
    wall: str
    """The side of a tile, seen below it."""
    wall_foot: str
    rim: str
    """The edge of a tile that catches the light."""
    ivory: str
    """The body of a tile whose numbers have no colours."""
    ivory_foot: str
    plain: str
    """A field without a colour."""
    deep: str
    """A stone for a number without a colour."""
    hollow: str
    """A field of a tile, or a square of a board, that is empty."""
    back: str
    """A tile that lies face down."""
    frame: str
    """The frame of a board that has an edge."""
    frame_foot: str
    bed: str
    """What is seen between the squares of such a board."""
    mortar: str
    """The stones of a stack that are covered."""
    shadow: str
    grounds: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What games are played on, by name: the colours where the light falls and where it does not."""


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
page        #F3EDE1    #12161A    #FFFFFF    #000000
paper       #FBF8F1    #1A2025    #FFFFFF    #000000
plate       #FFFFFF    #242B31    #FFFFFF    #000000
ink         #1B2126    #F0ECE3    #000000    #FFFFFF
quiet       #555C61    #AEB4B8    #333333    #D6D6D6
hair        #E3DAC9    #333C43    #767676    #8A8A8A
line        #8A8374    #76808A    #000000    #FFFFFF
accent      #5836C4    #C2B1FF    #6A00C8    #E0B3FF
accent_top  #6C4BDA    #D2C5FF    #6A00C8    #E0B3FF
accent_foot #45289F    #A893F2    #4A008C    #B37ADB
soft        #ECE6FB    #332B52    #F6EBFF    #2B0A45
on_accent   #FFFFFF    #1A1430    #FFFFFF    #000000
good        #08694C    #6FDDB4    #00553A    #7CFFCB
good_soft   #DDF1E7    #15382D    #FFFFFF    #000000
yet         #8A5300    #F5C56B    #6B3F00    #FFD88A
yet_soft    #FBEBCF    #3B2E14    #FFFFFF    #000000
tile        #FFFDF6    #333C43    #FFFFFF    #000000
tile_foot   #F3EBDA    #262E34    #FFFFFF    #000000
wall        #CDBE9F    #10161A    #8A8A8A    #6E6E6E
wall_foot   #A9987A    #070B0D    #5A5A5A    #4A4A4A
rim         #FFFFFF    #5B6770    #000000    #FFFFFF
ivory       #FFFDF6    #E9E2D3    #FFFFFF    #FFFFFF
ivory_foot  #EFE6D2    #CFC6B2    #FFFFFF    #FFFFFF
plain       #F1E8D5    #DED6C5    #E6E6E6    #E6E6E6
deep        #1F4757    #1F4757    #1A1A1A    #1A1A1A
hollow      #EDE3CD    #CFC6B2    #E6E6E6    #D0D0D0
back        #6F6A7D    #7D7890    #3C3C3C    #BDBDBD
frame       #34545C    #2B3B40    #1A1A1A    #2E2E2E
frame_foot  #213A40    #1A2528    #000000    #1A1A1A
bed         #A48F66    #1D1910    #5A5A5A    #000000
mortar      #CFC4B2    #5A626B    #C8C8C8    #6E6E6E
shadow      #3C2A12    #000000    #000000    #000000
"""
_GROUNDS = """
          on paper           on slate
moss      #E5F0E9-#ACCBBD    #20302E-#0D1514
sand      #EEE6D3-#CDBC98    #2E281B-#14110A
mist      #E3EBF1-#AFC2D3    #1E2A36-#0C1218
heather   #EDE6EF-#C3B3CC    #2A2231-#120D16
clay      #F5E5DA-#DBB49B    #38261D-#170E09
"""
_ROWS = [line.split() for line in _TABLES.strip().splitlines()[1:]]
_GROUND_ROWS = [line.split() for line in _GROUNDS.strip().splitlines()[1:]]


def _table(number: int) -> TableColours:
    """One of the four tables. What is played on a white or a black one has no colours of its own."""
    colours = {name: row[number] for name, *row in _ROWS}
    grounds: dict[str, tuple[str, str]] = {}
    for name, *row in _GROUND_ROWS:
        light, shade = row[number].split("-") if number < len(row) else (colours["page"],) * 2
        grounds[name] = light, shade
    return TableColours(**colours, grounds=grounds)


_PAPER, _SLATE, _WHITE, _BLACK = map(_table, range(4))


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

GROUNDS = tuple(_PAPER.grounds)
"""What a game can be played on. The first is for games that do not say."""
