"""Hexago by sets and dicts: small, slow, and sharing nothing with the rules that it judges."""

from __future__ import annotations

from pathlib import Path

import abaculus

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""E, SE, SW, W, NW, NE."""
TILE_FILE = Path(abaculus.__file__).parent / "games" / "hexago" / "tiles.txt"

Cell = tuple[int, int]
Face = list[tuple[str, int]]


def tile_names(text: str) -> list[str]:
    lines = (line.split("#")[0] for line in text.splitlines())
    return ["".join(line.split()) for line in lines if line.strip()]


def face(tile: str, turn: int) -> Face:
    """Colour and number on the six sides of a tile turned clockwise."""
    fields = [(tile[2 * i], int(tile[2 * i + 1])) for i in range(6)]
    return [fields[(side - turn) % 6] for side in range(6)]


def score(board: dict[Cell, Face], cell: Cell, shown: Face) -> int:
    """R4 and R5."""
    matches = []
    for side, (dq, dr) in enumerate(STEPS):
        neighbour = board.get((cell[0] + dq, cell[1] + dr))
        if neighbour is not None:
            (colour, number), (other_colour, other_number) = shown[side], neighbour[(side + 3) % 6]
            if colour == other_colour and number == other_number:
                matches.append(2 * (number + other_number))
            elif colour == other_colour or number == other_number:
                matches.append(number + other_number)
    return sum(matches) * max(1, len(matches))


class HexagoOracle:
    """A game told by its log: `start 1`, `draw TILE`, `TILE@q,r/t`."""

    def __init__(self, tiles: list[str], players: int, required: bool = False) -> None:
        self.players, self.required = players, required and players > 1
        self.box = list(tiles)
        self.hands: list[list[str]] = [list(tiles) if players == 1 else [] for _ in range(players)]
        self.unseen = [] if players == 1 else list(tiles)
        self.stacks = [0 if players == 1 else 4] * players
        self.board: dict[Cell, Face] = {}
        self.scores = [0] * players
        self.mover = 0
        self.log: list[str] = []
        self.what = "lay" if players == 1 else "start"

    def free_cells(self) -> set[Cell]:
        around = {(q + dq, r + dr) for q, r in self.board for dq, dr in STEPS}
        return around - set(self.board) if self.board else {(0, 0)}

    def lays(self) -> dict[str, int]:
        """Every legal lay of the player on move with its points."""
        found = {}
        for tile in set(self.hands[self.mover]):
            for turn in range(6 if self.board else 1):
                shown = face(tile, turn)
                for q, r in self.free_cells():
                    found[f"{tile}@{q},{r}/{turn}"] = score(self.board, (q, r), shown)
        if self.required and any(found.values()):
            return {lay: points for lay, points in found.items() if points > 0}
        return found

    def outcomes(self) -> dict[str, float]:
        """Everything that chance may do now, with its probability."""
        if self.what == "start":
            return {f"start {seat}": 1 / self.players for seat in range(self.players)}
        return {f"draw {tile}": self.unseen.count(tile) / len(self.unseen) for tile in self.unseen}

    def do(self, text: str) -> None:
        self.log.append(text)
        if self.what == "start":
            self.mover = int(text.split()[1])
            self.what = "deal"
        elif self.what == "lay":
            self._lay(text)
        else:
            tile = text.split()[1]
            self.unseen.remove(tile)
            {"deal": self._deal, "open": self._open, "draw": self._draw}[self.what](tile)

    def _deal(self, tile: str) -> None:
        self.hands[self.mover].append(tile)
        if len(self.hands[self.mover]) == 4:
            self.mover = (self.mover + 1) % self.players
            if self.hands[self.mover]:
                self.what = "open"

    def _open(self, tile: str) -> None:
        six = [number for _, number in face(tile, 0)].index(6)
        if not self.board:
            self.board[0, 0] = face(tile, -six % 6)
        else:
            self.board[1, 0] = face(tile, (3 - six) % 6)
            self.what = "lay"

    def _lay(self, text: str) -> None:
        tile, place = text.split("@")
        cell, turn = place.split("/")
        q, r = map(int, cell.split(","))
        self.scores[self.mover] += score(self.board, (q, r), face(tile, int(turn)))
        self.board[q, r] = face(tile, int(turn))
        self.hands[self.mover].remove(tile)
        if self.stacks[self.mover]:
            self.what = "draw"
        else:
            self._next()

    def _draw(self, tile: str) -> None:
        self.hands[self.mover].append(tile)
        self.stacks[self.mover] -= 1
        self._next()

    def _next(self) -> None:
        self.mover = (self.mover + 1) % self.players
        self.what = "lay" if any(self.hands) else "over"
