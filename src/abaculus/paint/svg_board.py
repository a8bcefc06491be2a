"""What a game is played on, in SVG: its table with the lattice engraved, and the frame of a board with an edge."""

from __future__ import annotations

import math
from collections.abc import Iterable

from abaculus.core.scene import Scene
from abaculus.paint.palette import GROUNDS, TableColours, mix
from abaculus.paint.svg_shapes import SIZE, num

__all__ = ["RIM", "SQUARE_LATTICE", "Box", "framed", "ground", "hex_lattice"]

RIM = 0.84
"""How wide a frame is, in tile sizes."""


SQUARE_LATTICE = (2.0, 2.0), "M-1 -1H1M-1 -1V1"


class Box:
    """The room that tiles and places take up, in tile sizes: stacks are higher than they are wide, and frames wider."""

    def __init__(self, scene: Scene) -> None:
        spots = [(tile.x, tile.y) for tile in scene.tiles] + [(place.x, place.y) for place in scene.places]
        spots = spots or [(0.0, 0.0)]
        wide = (math.sqrt(3) / 2 if scene.shape == "hex" else 1.0) + (RIM if scene.frame else 0.0)
        high = 1.0 + (RIM if scene.frame else 0.0)
        tops = [tile.y - 0.21 * tile.height for tile in scene.tiles if tile.height > 1]
        self.left, self.right = min(x for x, _ in spots) - wide, max(x for x, _ in spots) + wide
        self.top, self.bottom = min([*tops, *(y for _, y in spots)]) - high, max(y for _, y in spots) + high
        self.width, self.height = self.right - self.left, self.bottom - self.top


def ground(scene: Scene, table: TableColours, middle: tuple[float, float, float]) -> Iterable[tuple[str, str]]:
    """The table: where the light falls, and the engraved lattice, whose middle and size are those of the board. Gradients and
    patterns by name, with `{id}` for their ids."""
    light, shade = table.grounds.get(scene.ground) or table.grounds[GROUNDS[0]]
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in ((0, light), (0.6, mix(light, shade, 0.6)), (1, shade))
    )
    yield "ground", f'<radialGradient id="{{id}}" cx=".34" cy=".12" r="1">{stops}</radialGradient>'
    if light == shade:
        return
    x, y, unit = middle
    step, lattice = hex_lattice() if scene.shape == "hex" else SQUARE_LATTICE
    at = f'x="{num(x)}" y="{num(y)}" width="{num(step[0] * unit)}" height="{num(step[1] * unit)}"'
    drawn = "".join(
        f'<path d="{lattice}" fill="none" stroke="{colour}" stroke-opacity="{thick}" stroke-width=".025"{move}/>'
        for colour, thick, move in (
            ("#FFFFFF", 0.4, ' transform="translate(.012 .022)"'),
            (mix(shade, "#000000", 0.5), 0.22, ""),
        )
    )
    view = f'viewBox="{num(-step[0] / 2)} {num(-step[1] / 2)} {num(step[0])} {num(step[1])}"'
    yield "lattice", f'<pattern id="{{id}}" patternUnits="userSpaceOnUse" {at} {view}>{drawn}</pattern>'


def hex_lattice() -> tuple[tuple[float, float], str]:
    """The sides of all cells in one step of the lattice, which is as wide as a cell and three times its size high."""
    wide = math.sqrt(3)
    cells = ((0, 0), (wide, 0), (0, 3), (wide / 2, 1.5), (-wide / 2, 1.5), (wide / 2, -1.5), (-wide / 2, -1.5))
    sides = []
    for x, y in cells:
        left, middle, right = num(x - wide / 2, 4), num(x, 4), num(x + wide / 2, 4)
        sides.append(f"M{left} {num(y + 0.5)}V{num(y - 0.5)}L{middle} {num(y - 1)}L{right} {num(y - 0.5)}")
    return (wide, 3.0), "".join(sides)


def framed(scene: Scene, table: TableColours) -> str:
    """The frame of a board, with what is written on it, and the bed in which its squares are hollows."""
    assert scene.frame is not None
    columns, rows = scene.frame
    width, height, rim = 2 * SIZE * len(columns), 2 * SIZE * len(rows), RIM * SIZE

    def slab(out: float, down: float, radius: float, look: str) -> str:
        return (
            f'<rect x="{num(-SIZE - out)}" y="{num(-SIZE - out + down)}" width="{num(width + 2 * out)}" '
            f'height="{num(height + 2 * out)}" rx="{num(radius)}" {look}/>'
        )

    drawn = [
        slab(rim + 6 * layer, 22 + 12 * layer, 50, f'fill="{table.shadow}" fill-opacity="{num(0.13 - 0.03 * layer)}"')
        for layer in range(3)
    ]
    drawn.append(slab(rim, 18, 44, f'fill="{table.frame_foot}"'))
    drawn.append(slab(rim, 0, 44, f'fill="{table.frame}"'))
    edge = mix(table.frame, "#FFFFFF", 0.16)
    drawn.append(slab(rim - 4, 0, 40, f'fill="none" stroke="{edge}" stroke-width="5"'))
    drawn.append(slab(6, 0, 18, f'fill="{table.bed}" stroke="{table.frame_foot}" stroke-width="4"'))
    ink = mix(table.frame, "#FFFFFF", 0.82)
    edge_of = -SIZE - rim / 2
    letters = [(2.0 * SIZE * place, edge_of, name) for place, name in enumerate(columns)]
    letters += [(edge_of, 2.0 * SIZE * place, name) for place, name in enumerate(rows)]
    drawn += [
        f'<text x="{num(x)}" y="{num(y + 20)}" font-size="56" fill="{ink}">{name}</text>' for x, y, name in letters
    ]
    return "".join(drawn)
