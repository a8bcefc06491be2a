"""What the browser's painter needs to draw as the SVG painter does: palettes, outlines, symbols. Written as JSON when it is
built."""

from __future__ import annotations

from itertools import product
from typing import Any

from abaculus.paint.palette import COLOURS, PALETTES, SHAPES, SYMBOLS, TONES, Palette, TableColours, edge_colour, mix
from abaculus.paint.svg_board import RIM, SQUARE_LATTICE, hex_lattice
from abaculus.paint.svg_drawings import PATTERNS, tone_of
from abaculus.paint.svg_shapes import SIZE, STOREY, SYMBOL_PATHS, Inlay, corner, outline, walls

__all__ = ["look"]


def look() -> dict[str, Any]:
    """All of it, as plain data."""
    return {
        "size": SIZE,
        "storey": STOREY,
        "rim": RIM,
        "symbols": {colour: {"sign": SYMBOLS[colour], "path": SYMBOL_PATHS[SHAPES[colour]]} for colour in COLOURS},
        "patterns": {name: {"step": step, "drawing": drawing} for name, (step, drawing) in PATTERNS.items()},
        "shapes": {shape: _shape(shape) for shape in ("hex", "square")},
        "palettes": {name: _palette(palette) for name, palette in PALETTES.items()},
    }


def _shape(shape: Any) -> dict[str, Any]:
    inlays: dict[str, Any] = {}
    sides = range(6 if shape == "hex" else 4)
    for side, middle, around, symbol in product((-1, *sides), (True, False), (True, False), (True, False)):
        if (side < 0 and not middle) or (side >= 0 and not around):
            continue
        inlay = Inlay(shape, side, middle, around, symbol)
        inlays[inlay.key] = {
            "room": _short(inlay.room), "size": _short(inlay.size), "numeral": list(map(_short, inlay.numeral)),
            "symbol": list(map(_short, inlay.symbol)), "symbolSize": inlay.symbol_size,
            # With a symbol or without one, its outline is the same: said once.
            **({} if symbol else {"path": inlay.path, "facets": inlay.facets}),
        }  # fmt: skip
    outlines = {
        "body": outline(shape), "block": outline(shape, 3, 7), "glaze": outline(shape, 7, 10),
        "ring": outline(shape, -2.5, 15), "pick": outline(shape, -3, 16), "small": outline(shape, 1, 12),
        "free": outline(shape, 10), "goal": outline(shape, 8, 12), "square": outline(shape, 5, 12),
        "back": outline(shape, 7.5, 10), "backLine": outline(shape, 18, 9), "backDot": outline(shape, 58, 5),
    }  # fmt: skip
    step, lattice = hex_lattice() if shape == "hex" else SQUARE_LATTICE
    return {
        "sides": len(sides),
        "inlays": inlays,
        "outlines": outlines,
        "walls": walls(shape),
        "lattice": {"width": step[0], "height": step[1], "path": lattice},
        "corners": {name: corner(shape, name) for name in ("lower left", "lower right", "upper right")},
    }


def _short(value: float) -> float:
    return round(value, 2)


def _palette(palette: Palette) -> dict[str, Any]:
    return {
        "patterns": palette.patterns,
        "pattern": palette.pattern,
        "light": _table(palette, palette.light),
        "dark": _table(palette, palette.dark),
    }


def _table(palette: Palette, table: TableColours) -> dict[str, Any]:
    """The colours of a table by name, of every stone on it, and of what is printed on boards: face, ink, edge."""
    stones = {**palette.colours, "plain": table.plain, "ivory": table.ivory, "deep": table.deep, "hollow": table.hollow}
    return {
        **vars(table),
        "tray": mix(table.paper, table.line, 0.16),
        "lit": "#FFFFFF" if palette.ink_on(table.page) != palette.light_ink else table.accent,
        "back_line": mix(table.back, "#FFFFFF", 0.3),
        "frame_edge": mix(table.frame, "#FFFFFF", 0.16),
        "frame_ink": mix(table.frame, "#FFFFFF", 0.82),
        "stones": {
            name: {"face": stone, "ink": palette.ink_on(stone), "edge": edge_colour(stone, table.tile)}
            for name, stone in stones.items()
        },
        "tones": {
            name: {"face": tone, "ink": palette.ink_on(tone), "shade": mix(tone, "#000000", 0.26)}
            for name in ("", *TONES)
            for tone in (tone_of(name, palette, table),)
        },
    }
