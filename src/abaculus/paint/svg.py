"""A scene as a standalone SVG: the seats, the board, and the viewer's hand below it.

The picture needs no fonts or images from elsewhere. Its ids begin with a hash of what is painted, so that several pictures
can be on one page; equal scenes give equal text.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import sha256
from unicodedata import east_asian_width

from abaculus.core.errors import BadOption, counted, listed
from abaculus.core.scene import Piece, Scene, Seat
from abaculus.paint.palette import SHAPES, Palette, edge_colour, mix, palette_named
from abaculus.paint.svg_board import Box, framed, ground
from abaculus.paint.svg_shapes import SIZE, SYMBOL_PATHS, num, outline
from abaculus.paint.svg_tiles import Stones, escaped

__all__ = ["paint_svg"]

FONTS = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,'DejaVu Sans',sans-serif"

_OWN = "\0"
"""Precedes every id until the document's hash is known. Nothing else in a document can contain it."""
_MARGIN = 20.0
_GAP = 10.0
_LARGEST_TILE = 56.0  # pixels from a hexagon's middle to its corner
_HAND_TILES = (42.0, 38.0, 34.0, 30.0)
_HAND_ROW = 9  # pieces in a row where there is room
_NARROWEST, _WIDEST = 440.0, 980.0
_SEAT_WIDTH, _SEAT_HEIGHT = 150.0, 56.0
_SHOWN_TILE, _ASIDE_TILE = 20.0, 22.0


def paint_svg(
    scene: Scene, *, palette: str = "mosaic", dark: bool = False, focus: int | None = None, width: int | None = None,
    names: Sequence[str] | None = None,
) -> str:  # fmt: skip
    """The scene as the text of an SVG document.

    `focus` is the slot of a piece in the hand: it is drawn as picked up, and the places where it may go show the most points
    that it can score there. `width` is the width in pixels; without one the board takes the room it needs. `names` are
    written next to the seats, which otherwise show only their numbers.
    """
    if focus is not None and focus not in [piece.slot for piece in scene.hand]:
        slots = listed(piece.slot for piece in scene.hand) or "none"
        raise BadOption(f"focus {focus} is no slot of the hand; there is {slots}")
    if names is not None and len(names) != len(scene.seats):
        raise BadOption(f"{counted(len(names), 'name')} for {counted(len(scene.seats), 'seat')}")
    drawn = _Sheet(scene, palette_named(palette), dark, focus, width, names).document()
    return drawn.replace(_OWN, f"a{sha256(drawn.encode()).hexdigest()[:8]}-")


class _Sheet:
    """One document. Each part draws itself at the height reached so far; the next goes below it."""

    def __init__(
        self, scene: Scene, palette: Palette, dark: bool, focus: int | None, width: int | None,
        names: Sequence[str] | None,
    ) -> None:  # fmt: skip
        self.scene = scene
        self.palette = palette
        self.table = palette.table(dark)
        self.stones = Stones(scene.shape, palette, dark, _OWN)
        self.focus = focus
        self.names = names
        self.box = Box(scene)
        hand = min(len(scene.hand), _HAND_ROW) * self._hand_step(_HAND_TILES[0]) + 2 * _GAP
        room = max(self.box.width * _LARGEST_TILE, hand) + 2 * _MARGIN
        self.width = float(width) if width else min(max(room, _NARROWEST), _WIDEST)
        self.inner = self.width - 2 * _MARGIN
        self.y = _MARGIN
        self._middle = self.width / 2, 0.0, _LARGEST_TILE

    def document(self) -> str:
        """Everything, in the order in which it is read."""
        parts = [self._seats(), self._board(), self._aside(), self._hand()]
        width, height = num(self.width), num(self.y + _MARGIN - _GAP)
        title, words = _OWN + "title", _OWN + "desc"
        ground = self._ground(width, height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            f'role="img" aria-labelledby="{title} {words}" style="max-width:100%;height:auto" font-family="{FONTS}" '
            f'font-weight="700" text-anchor="middle">\n'
            f'<title id="{title}">{escaped(self.scene.title)}</title>\n<desc id="{words}">{self._words()}</desc>\n'
            f"{self.stones.defs}\n"
            f"{ground}\n" + "\n".join(part for part in parts if part) + "\n</svg>\n"
        )

    def _ground(self, width: str, height: str) -> str:
        """What everything lies on: the colour of the game's table, with its lattice engraved."""
        sheet = f'<rect width="{width}" height="{height}" rx="14" fill="'
        layers = ground(self.scene, self.table, self._middle)
        return "".join(f'{sheet}{self.stones.define(name, drawing)}"/>' for name, drawing in layers)

    def _words(self) -> str:
        """For those who listen to the picture: the scores, with a mark before the seat whose turn it is, then what is
        where."""
        scores = ", ".join(
            f"{'▶ ' if seat.to_move else ''}{self._name(seat)}: {seat.score_text}" for seat in self.scene.seats
        )
        shown = [f"{self._name(seat)}: {_texts(seat.shows)}" for seat in self.scene.seats if seat.shows]
        tiles = ", ".join(f"{tile.cell} {tile.text}" for tile in self.scene.tiles)
        return escaped("; ".join(text for text in (scores, *shown, tiles, _texts(self.scene.aside)) if text))

    def _name(self, seat: Seat) -> str:
        return str(seat.player) if self.names is None else self.names[seat.player]

    # -- seats ---------------------------------------------------------------------------------------------------------

    def _seats(self) -> str:
        seats = self.scene.seats
        if not seats:
            return ""
        # Number, pieces, and as many digits as the longest score has.
        least = max(_SEAT_WIDTH, *(62 + self._pieces_width(seat) + 17 * len(seat.score_text) for seat in seats))
        fit = max(1, int((self.inner + _GAP) // (least + _GAP)))
        rows = math.ceil(len(seats) / fit)
        columns = math.ceil(len(seats) / rows)
        width = min((self.inner + _GAP) / columns - _GAP, max(1.6 * _SEAT_WIDTH, least))
        left = (self.width - columns * (width + _GAP) + _GAP) / 2
        height = _SEAT_HEIGHT + (2 * _SHOWN_TILE + 4 if any(seat.shows for seat in seats) else 0)
        drawn = [
            f'<g transform="translate({num(left + place % columns * (width + _GAP))} '
            f'{num(self.y + place // columns * (height + _GAP))})">{self._seat(seat, width, height)}</g>'
            for place, seat in enumerate(seats)
        ]
        self.y += rows * (height + _GAP) + _GAP
        return "\n".join(drawn)

    def _seat(self, seat: Seat, width: float, height: float) -> str:
        """A plate with the seat's number, name, pieces and score; the accent frames the seat whose turn it is."""
        table, score = self.table, seat.score_text
        frame = table.accent if seat.to_move else table.line
        disc, on_disc = (table.accent, table.on_accent) if seat.to_move else (table.paper, table.ink)
        plate = table.soft if seat.to_move else table.plate
        room = width - 62 - 17 * len(score)
        name, pieces = "", 34.0
        if self.names is not None:
            text = escaped(_shortened(self.names[seat.player], room))
            name = f'<text x="49" y="24" font-size="15" fill="{table.ink}" text-anchor="start">{text}</text>'
            pieces = 43.0
        return (
            f'<rect width="{num(width)}" height="{num(height)}" rx="10" fill="{plate}" '
            f'stroke="{frame}" stroke-width="{3 if seat.to_move else 1}"/>'
            f'<circle cx="26" cy="28" r="14.5" fill="{disc}" stroke="{frame}" stroke-width="1.5"/>'
            f'<text x="26" y="33.5" font-size="16" fill="{on_disc}">{seat.player}</text>'
            f"{self._colour(seat, plate)}{name}{self._pieces(seat, pieces)}"
            f'<text x="{num(width - 14)}" y="38" font-size="27" fill="{table.ink}" text-anchor="end">{score}</text>'
            f"{self._small(seat.shows, 12, _SEAT_HEIGHT - 4, width - 24, _SHOWN_TILE)}"
        )

    def _small(self, pieces: Sequence[Piece], x: float, y: float, room: float, size: float) -> str:
        """Pieces in a row, smaller where there are many."""
        step = 1.08 * (math.sqrt(3) if self.scene.shape == "hex" else 2.0)
        size = min(size, room / max(1.0, len(pieces) * step))
        return "".join(
            f'<g transform="translate({num(x + (place + 0.5) * step * size)} {num(y + 1.04 * size)}) '
            f'scale({num(size / SIZE, 4)})">{self.stones.piece(piece)}</g>'
            for place, piece in enumerate(pieces)
        )

    def _colour(self, seat: Seat, plate: str) -> str:
        """The colour of the seat's pieces, with its symbol, at the edge of the disc."""
        if seat.colour not in SHAPES:
            return ""
        stone = self.palette.colours[seat.colour]
        edge = edge_colour(stone, plate)
        return (
            f'<circle cx="38" cy="40" r="9.5" fill="{stone}" stroke="{edge}" stroke-width="1.2"/>'
            f'<path d="{SYMBOL_PATHS[SHAPES[seat.colour]]}" transform="translate(38 40) scale(5)" '
            f'fill="{self.palette.ink_on(stone)}"/>'
        )

    def _counts(self, seat: Seat) -> list[tuple[int, int]]:
        """How many pieces the seat holds, and how many are in its pile, with the layers in which each is drawn."""
        counts = [(seat.hand, 1)]
        if any(other.pile for other in self.scene.seats):
            counts.append((seat.pile, 3))
        return counts

    def _pieces_width(self, seat: Seat) -> float:
        return sum(29.0 + 9 * len(str(count)) for count, _ in self._counts(seat))

    def _pieces(self, seat: Seat, y: float) -> str:
        drawn, x = "", 60.0 if seat.colour else 56.0
        for count, layers in self._counts(seat):
            for layer in range(layers):
                drawn += (
                    f'<path d="{outline(self.scene.shape)}" transform="translate({num(x)} {num(y - 5 + layers - 2.5 * layer)}) '
                    f'scale(.07)" fill="{self.table.tile}" stroke="{self.table.quiet}" stroke-width="18"/>'
                )
            drawn += (
                f'<text x="{num(x + 11)}" y="{num(y)}" font-size="13" fill="{self.table.quiet}" text-anchor="start">'
                f"{count}</text>"
            )
            x += 21 + 9 * len(str(count)) + 8
        return drawn

    # -- the board -----------------------------------------------------------------------------------------------------

    def _board(self) -> str:
        if not (self.scene.tiles or self.scene.places):
            return ""
        box, goals, scene = self.box, self._goals(), self.scene
        unit = min(self.inner / box.width, _LARGEST_TILE)
        drawn = [framed(scene, self.table)] if scene.frame else []
        if scene.frame:
            drawn += [_put(place.x, place.y, self.stones.square(place)) for place in scene.places]
        else:
            drawn += [_put(place.x, place.y, self.stones.place(place, goals.get(place.cell))) for place in scene.places]
        drawn += [
            _put(place.x, place.y, self.stones.place(place, goals[place.cell]))
            for place in scene.places
            if scene.frame and place.cell in goals
        ]
        drawn += [_put(tile.x, tile.y, self.stones.shadow(tile.height)) for tile in scene.tiles]
        # From the back to the front: what stands in front covers what is behind it.
        for tile in sorted(scene.tiles, key=lambda tile: (tile.y, "last" in tile.marks, tile.x)):
            drawn.append(_put(tile.x, tile.y, self.stones.tile(tile)))
            if tile.cell in goals:
                drawn.append(_put(tile.x, tile.y, self.stones.goal(tile, goals[tile.cell])))
        x = self.width / 2 - (box.left + box.right) / 2 * unit
        y = self.y - box.top * unit
        self.y += box.height * unit + 2 * _GAP
        self._middle = x, y, unit
        grid = "\n".join(drawn)
        return f'<g transform="translate({num(x)} {num(y)}) scale({num(unit / SIZE, 4)})">\n{grid}\n</g>'

    def _goals(self) -> dict[str, int]:
        """Where the picked piece may go, and the most points that it scores there."""
        goals: dict[str, int] = {}
        for move in self.scene.moves:
            if self.focus is not None and move.slot == self.focus and move.cell is not None:
                goals[move.cell] = max(move.promised, goals.get(move.cell, move.promised))
        return goals

    def _aside(self) -> str:
        """What lies beside the board, in a row below it."""
        if not self.scene.aside:
            return ""
        drawn = self._small(self.scene.aside, _MARGIN, self.y, self.inner, _ASIDE_TILE)
        self.y += 2.08 * _ASIDE_TILE + _GAP
        return drawn

    # -- the hand ------------------------------------------------------------------------------------------------------

    def _hand(self) -> str:
        """The pieces in rows on a tray, as even as they can be."""
        hand = self.scene.hand
        if not hand:
            return ""
        # The largest size that needs no more rows than full rows would; failing that, the one with the fewest.
        full = math.ceil(len(hand) / _HAND_ROW)
        size = min(_HAND_TILES, key=lambda size: (max(full, self._hand_rows(size)), -size))
        rows, step = self._hand_rows(size), self._hand_step(size)
        columns = math.ceil(len(hand) / rows)
        row = 2 * size + _GAP
        width, height = columns * step + 2 * _GAP, rows * row + 2 * _GAP
        left = (self.width - width) / 2
        drawn = [
            f'<rect x="{num(left)}" y="{num(self.y)}" width="{num(width)}" height="{num(height)}" rx="14" '
            f'fill="{mix(self.table.paper, self.table.line, 0.16)}"/>'
        ]
        for place, piece in enumerate(hand):
            x = left + _GAP + (place % columns + 0.5) * step
            y = self.y + _GAP + (place // columns + 0.5) * row - (8 if piece.slot == self.focus else 0)
            drawing = self.stones.shadow(1) + self.stones.piece(piece, piece.slot == self.focus)
            drawn.append(f'<g transform="translate({num(x)} {num(y)}) scale({num(size / SIZE, 4)})">{drawing}</g>')
        self.y += height + _GAP
        return "\n".join(drawn)

    def _hand_step(self, size: float) -> float:
        return 2 * size * (math.sqrt(3) / 2 if self.scene.shape == "hex" else 1) + _GAP

    def _hand_rows(self, size: float) -> int:
        fit = max(1, int((self.inner - 2 * _GAP) // self._hand_step(size)))
        return math.ceil(len(self.scene.hand) / fit)


def _texts(pieces: Sequence[Piece]) -> str:
    return ", ".join(piece.text for piece in pieces)


def _shortened(name: str, room: float) -> str:
    """As much of a name as fits into this many pixels."""
    for end, letter in enumerate(name):
        room -= 15.5 if east_asian_width(letter) in "WF" else 10.2
        if room < 0:
            return name[: max(1, end - 1)].rstrip() + "…"
    return name


def _put(x: float, y: float, drawing: str) -> str:
    return f'<g transform="translate({num(x * SIZE)} {num(y * SIZE)})">{drawing}</g>'
