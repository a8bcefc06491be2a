"""What the browser's painter needs to draw as the SVG painter does: palettes, outlines, symbols. Written as JSON when it is
built."""

from __future__ import annotations

from itertools import product
from typing import Any

from abaculus.paint.palette import COLOURS, PALETTES, SHAPES, SYMBOLS, Palette, TableColours, edge_colour, mix
from abaculus.paint.svg_shapes import SIZE, SYMBOL_PATHS, Inlay, corner, outline
from abaculus.paint.svg_tiles import LIFT, PATTERNS

__all__ = ["look"]


def look() -> dict[str, Any]:
    """All of it, as plain data."""
    return {
        "size": SIZE,
        "lift": LIFT,
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
            "path": inlay.path, "room": inlay.room, "size": inlay.size, "numeral": inlay.numeral, "symbol": inlay.symbol,
            "symbolSize": inlay.symbol_size,
        }  # fmt: skip
    outlines = {
        "body": outline(shape), "bevel": outline(shape, 4.2, 11), "ring": outline(shape, -2.5, 15), "free": outline(shape, 10),
        "goal": outline(shape, 9), "back": outline(shape, 7.5, 10), "backLine": outline(shape, 18, 9),
        "backDot": outline(shape, 58, 5),
    }  # fmt: skip
    return {
        "inlays": inlays,
        "outlines": outlines,
        "corners": {name: corner(shape, name) for name in ("lower left", "lower right", "upper right")},
    }


def _palette(palette: Palette) -> dict[str, Any]:
    return {
        "patterns": palette.patterns,
        "pattern": palette.pattern,
        "light": _table(palette, palette.light),
        "dark": _table(palette, palette.dark),
    }


def _table(palette: Palette, table: TableColours) -> dict[str, Any]:
    """The colours of a table by name, and of every stone on it: face, ink, edge, the lit side and the shaded side."""
    stones = {**palette.colours, "plain": table.plain}
    return {
        **vars(table),
        "tray": mix(table.paper, table.line, 0.16),
        "plate": mix(table.paper, table.tile, 0.6),
        "wall": mix(table.tile, table.shadow, 0.28),
        "bevel": mix(table.tile, "#FFFFFF", 0.5),
        "backLine": mix(table.back, "#FFFFFF", 0.3),
        "stones": {
            name: {
                "face": stone,
                "ink": palette.ink_on(stone),
                "edge": edge_colour(stone, table.tile),
                "lit": mix(stone, "#FFFFFF", 0.45),
                "shade": mix(stone, "#000000", 0.3),
            }
            for name, stone in stones.items()
        },
    }
