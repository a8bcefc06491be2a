"""The one way to make a move: pick a piece, pick a place, turn it, see the points, confirm; or press a button.

A choice is made from the moves of a scene alone, so it serves every game. What can be picked is shown in a strip: the pieces
of the hand, then a button for every kind of move that needs no piece.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

from abaculus.core.scene import Field, Move, Piece, Scene
from abaculus.paint.terminal import Pointing, Spot, turned

__all__ = ["LABELS", "Choice", "Entry"]

_FREE = "abcdfgijkmnoprtvwy"
LABELS = _FREE + _FREE.upper()
"""Letters of places: those that no key of the screen uses (e, h, l, q, s, u, x, z)."""

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True)
class Entry:
    """Something in the strip that can be picked: a piece, or a button for a kind of move."""

    kind: str
    piece: Piece | None
    moves: tuple[Move, ...]


class Choice:
    """What the player has picked so far. It starts with nothing picked and the first entry of the strip under the cursor."""

    def __init__(self, scene: Scene, near: tuple[float, float] | None = None) -> None:
        self.scene = scene
        self.strip = _strip(scene)
        self.cursor = 0
        self.picked = False
        self.taken: set[int] = set()
        """Slots of the pieces picked together, for a move that takes several."""
        self._spots: list[str | None] = []
        self._spot = 0
        self._turn = 0
        self._where = {place.cell: (place.x, place.y) for place in scene.places}
        self._where |= {tile.cell: (tile.x, tile.y) for tile in scene.tiles}
        self._near = near or next(((tile.x, tile.y) for tile in scene.tiles if "last" in tile.marks), (0.0, 0.0))

    # -- the strip -----------------------------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """What is under the cursor."""
        return self.strip[self.cursor] if self.strip else None

    def browse(self, by: int) -> None:
        """Move the cursor along the strip; what was picked is put back."""
        if self.strip:
            self.back()
            self.cursor = max(0, min(self.cursor + by, len(self.strip) - 1))

    def pick(self, place: int | None = None) -> bool:
        """Pick an entry of the strip, or the one under the cursor. Returns whether there is anything to do with it."""
        place = self.cursor if place is None else place
        if not 0 <= place < len(self.strip) or not self.strip[place].moves:
            return False
        self.back()
        self.cursor, self.picked = place, True
        if self.several:
            return True
        cells = {move.cell for move in self.strip[place].moves}
        ordered = sorted((cell for cell in cells if cell is not None), key=lambda cell: self._where[cell][::-1])
        self._spots = [*ordered, *([None] if None in cells else [])]
        x, y = self._near
        self._enter(min(range(len(ordered)), key=lambda i: self._distance(ordered[i], x, y)) if ordered else 0)
        return True

    def back(self) -> None:
        """Put back what was picked."""
        self._near = self.point or self._near
        self.picked, self._spots, self._spot, self._turn = False, [], 0, 0
        self.taken.clear()

    @property
    def several(self) -> bool:
        """Whether the picked button is for several pieces at once, such as an exchange."""
        moves = self.entry.moves if self.picked and self.entry else ()
        return bool(moves) and all(move.pieces and move.cell is None for move in moves)

    def toggle(self, place: int) -> bool:
        """Add a piece of the hand to those picked, or remove it. Returns whether there is one."""
        if not 0 <= place < len(self.scene.hand):
            return False
        self.taken ^= {self.scene.hand[place].slot}
        return True

    # -- the place -----------------------------------------------------------------------------------------------------

    @property
    def cell(self) -> str | None:
        """The chosen place."""
        return self._spots[self._spot] if self._spots else None

    @property
    def point(self) -> tuple[float, float] | None:
        """Where the chosen place is in the scene."""
        return self._where[self.cell] if self.cell is not None else None

    @property
    def cells(self) -> list[str]:
        """The places that the picked entry can go to, in reading order."""
        return [cell for cell in self._spots if cell is not None]

    def label(self, cell: str) -> str:
        """The letter of a place; if there are many, the last ones have none."""
        place = self.cells.index(cell)
        return LABELS[place] if place < len(LABELS) else ""

    def go(self, direction: str) -> None:
        """To the nearest place in a direction: left, right, up or down. If there is none, nothing changes."""
        here = self.point
        if here is None:
            self.next(1 if direction in ("right", "down") else -1)
            return
        across, along = _DIRECTIONS[direction]
        best: tuple[float, int] | None = None
        for i, cell in enumerate(self.cells):
            dx, dy = self._where[cell][0] - here[0], self._where[cell][1] - here[1]
            ahead, aside = dx * across + dy * along, abs(dx * along) + abs(dy * across)
            if ahead > 0.1 and (best is None or ahead + 2 * aside < best[0]):
                best = ahead + 2 * aside, i
        if best is not None:
            self._enter(best[1])

    def next(self, by: int) -> None:
        """To the next place in reading order, or back to the first. Without places, to the next way to do it."""
        if len(self._spots) > 1:
            self._enter((self._spot + by) % len(self._spots))
        elif self.picked:
            self.turn(by)

    def to_label(self, letter: str) -> bool:
        """To the place with this letter. Returns whether there is one."""
        place = LABELS.find(letter) if len(letter) == 1 else -1
        if not self.picked or not 0 <= place < len(self.cells):
            return False
        self._enter(place)
        return True

    def _enter(self, spot: int) -> None:
        """At a new place the piece is turned to score most."""
        self._spot = spot
        ways = self.ways
        self._turn = max(range(len(ways)), key=lambda i: ways[i].promised)

    def _distance(self, cell: str, x: float, y: float) -> float:
        return math.hypot(self._where[cell][0] - x, self._where[cell][1] - y)

    # -- the turn ------------------------------------------------------------------------------------------------------

    @property
    def ways(self) -> list[Move]:
        """The moves with the picked entry at the chosen place, one for each turn."""
        if not self.picked or self.entry is None or self.several:
            return []
        return sorted((move for move in self.entry.moves if move.cell == self.cell), key=lambda move: move.turn)

    @property
    def move(self) -> Move | None:
        """The move that confirming makes."""
        if not self.several:
            return self.ways[self._turn] if self.picked else None
        # Compared by what is on the pieces: of equal ones a game may offer only the first.
        wanted = self._texts(self.taken)
        moves = self.entry.moves if self.entry else ()
        return next((move for move in moves if sorted(piece.text for piece in move.pieces) == wanted), None)

    def _texts(self, slots: Collection[int]) -> list[str]:
        return sorted(piece.text for piece in self.scene.hand if piece.slot in slots)

    def turn(self, by: int) -> None:
        """Turn the piece by this many of the turns that are possible here."""
        if self.ways:
            self._turn = (self._turn + by) % len(self.ways)

    def take(self, move: Move) -> None:
        """Pick, place and turn such that confirming makes this move."""
        self.pick(next(i for i, entry in enumerate(self.strip) if move in entry.moves))
        if self.several:
            self.taken = set(move.slots)
            return
        self._spot = self._spots.index(move.cell)
        self._turn = self.ways.index(move)

    # -- for the painter -----------------------------------------------------------------------------------------------

    def pointing(self) -> Pointing:
        """Places with their letters and the points of the best turn, and the piece where it would lie."""
        entry, move = self.entry, self.move
        if not self.picked or entry is None or move is None:
            return Pointing()
        best: dict[str, int] = {}
        for other in entry.moves:
            if other.cell is not None:
                best[other.cell] = max(other.promised, best.get(other.cell, other.promised))
        spots = {cell: Spot(self.label(cell), f"{points:+d}" if points else "0") for cell, points in best.items()}
        ghost: tuple[Field, ...] = ()
        if entry.piece and move.cell is not None:
            ghost = turned(entry.piece.fields, move.turn, self.scene)
        return Pointing(spots, move.cell, ghost)


def _strip(scene: Scene) -> tuple[Entry, ...]:
    by_slot: dict[int | None, list[Move]] = {}
    for move in scene.moves:
        by_slot.setdefault(move.slot, []).append(move)
    # Of equal pieces a game may offer only the first; picking another of them means the same.
    first = {piece.text: piece.slot for piece in reversed(scene.hand)}
    pieces = [
        Entry("", piece, tuple(by_slot.get(piece.slot) or by_slot.get(first[piece.text], []))) for piece in scene.hand
    ]
    by_kind: dict[str, list[Move]] = {}
    for move in by_slot.get(None, []):
        by_kind.setdefault(move.kind, []).append(move)
    return (*pieces, *(Entry(kind, None, tuple(moves)) for kind, moves in by_kind.items()))
