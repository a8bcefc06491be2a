"""A second, naive MathMagic, written from its rulebook: dictionaries and loops, no import from the game's rules."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import abaculus

HOME = Path(abaculus.__file__).parent / "games" / "mathmagic"
CHIPS = [
    line.replace(" ", "")
    for line in (HOME / "chips.txt").read_text("utf-8").splitlines()
    if line.strip() and line[0] != "#"
]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
Square = tuple[int, int]


@cache
def fields(chip: str) -> dict[str, tuple[str, int]]:
    """B1G9G11Y10: north blue 1, east green 9, south green 11, west yellow 10."""
    return {
        side: (letter, int(number))
        for side, (letter, number) in zip("NESW", re.findall(r"([A-Z])(\d+)", chip), strict=True)
    }


@cache
def agree(laid: tuple[str, int], other: tuple[str, int], ordered: bool = False) -> bool:
    """R3: the same colour, and a red pair divides; with `ordered`, the laid number by the other one."""
    if laid[0] != other[0]:
        return False
    return laid[0] != "R" or laid[1] % other[1] == 0 or (not ordered and other[1] % laid[1] == 0)


def edge(laid: tuple[str, int], other: tuple[str, int], signed: bool = False) -> int:
    """R4."""
    high, low = max(laid[1], other[1]), min(laid[1], other[1])
    if laid[0] == "B" and signed:
        return laid[1] - other[1]
    return {"G": high * low, "Y": high + low, "B": high - low, "R": high // low}[laid[0]]


def joins(table: dict[Square, str], chip: str, square: Square) -> list[tuple[tuple[str, int], tuple[str, int]]]:
    """The pairs of fields that touch when a chip lies on a square, its own first."""
    found = []
    for side, (down, right) in STEPS.items():
        other = table.get((square[0] + down, square[1] + right))
        if other:
            found.append((fields(chip)[side], fields(other)[FACING[side]]))
    return found


def fits(table: dict[Square, str], chip: str, square: Square, ordered: bool = False) -> bool:
    """R3, without asking whether there is a neighbour."""
    if square in table:
        return False
    for side, (down, right) in STEPS.items():
        other = table.get((square[0] + down, square[1] + right))
        if other and not agree(fields(chip)[side], fields(other)[FACING[side]], ordered):
            return False
    return True


def points(table: dict[Square, str], chip: str, square: Square, signed: bool = False) -> int:
    """R4 and R5."""
    pairs = joins(table, chip, square)
    return sum(edge(own, other, signed) for own, other in pairs) + (100 if len(pairs) == 4 else 0)


def rank(chip: str) -> tuple[int, int]:
    """R1: the highest number, then its colour: green before yellow before blue before red."""
    return max((number, "RBYG".index(letter)) for letter, number in fields(chip).values())


class Oracle:
    """A game for two to four that follows every action, in notation, and says what should be the case."""

    def __init__(
        self, players: int, board: str, subtraction: str, penalty: str, division: str, rules: int = 2, **_: object
    ) -> None:
        self.players, self.endless, self.signed = players, board == "open", subtraction == "signed"
        self.only_last_pays, self.ordered, self.rules = penalty == "last", division == "laid", rules
        self.table: dict[Square, str] = {}
        self.bag = set(CHIPS)
        self.racks: list[list[str]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.waiting = [("draw openly", seat) for seat in range(players)]
        self.idle: list[int] = []
        """Who did not lay, turn by turn since the last lay."""
        self.aside: list[str] = []
        self.over = False
        self.paid: list[int] = []

    def name(self, square: Square) -> str:
        row, column = square
        return f"{row},{column}" if self.endless else f"{row + 7}{'ABCDEFGHIJKLMN'[column + 6]}"

    def square(self, name: str) -> Square:
        if self.endless:
            row, column = map(int, name.split(","))
            return row, column
        return int(name[:-1]) - 7, "ABCDEFGHIJKLMN".index(name[-1]) - 6

    def inside(self, square: Square) -> bool:
        return self.endless or (-6 <= square[0] <= 7 and -6 <= square[1] <= 7)

    def to_move(self) -> int:
        if self.over:
            return abaculus.TERMINAL
        kind, seat = self.waiting[0]
        return seat if kind in ("turn", "second") else abaculus.CHANCE

    def lays(self) -> set[tuple[str, Square]]:
        """R2 and R3."""
        rack = self.racks[self.waiting[0][1]]
        if not self.table:
            return {
                (first, (0, 0)) for first in rack for second in rack for step in STEPS.values()
                if first != second and fits({(0, 0): first}, second, step, self.ordered)
            }  # fmt: skip
        beside = {(row + down, column + right) for row, column in self.table for down, right in STEPS.values()}
        beside -= set(self.table)
        return {
            (chip, square)
            for chip in rack
            for square in beside
            if self.inside(square) and fits(self.table, chip, square, self.ordered)
        }

    def legal(self) -> set[str]:
        """All decisions in notation."""
        kind, seat = self.waiting[0]
        found = {f"{chip}@{self.name(square)}" for chip, square in self.lays()}
        if kind == "second":
            return found
        if not self.bag:
            return found or {"miss"}
        for count in range(1, min(6, len(self.bag)) + 1):
            for chips in combinations(sorted(self.racks[seat], key=CHIPS.index), count):
                found.add("swap " + " ".join(chips))
        return found

    def draws(self) -> set[str]:
        """Everything that chance may bring; all outcomes are equally likely."""
        if self.waiting[0][0] == "start":
            best = max(rank(rack[0]) for rack in self.racks)
            return {f"start {seat}" for seat, rack in enumerate(self.racks) if rank(rack[0]) == best}
        return {f"draw {chip}" for chip in self.bag}

    def do(self, text: str) -> None:
        kind, seat = self.waiting.pop(0)
        word, *rest = text.split()
        if word == "draw":
            self._drawn(kind, seat, rest[0])
        elif word == "start":
            self._fill_from(int(rest[0]))
        elif word == "miss":
            self._idle(seat)
        elif word == "swap":
            self.aside = rest
            self.racks[seat] = [chip for chip in self.racks[seat] if chip not in rest]
            self.waiting = [("exchange", seat)] * len(rest)
        else:
            chip, square = word.split("@")[0], self.square(word.split("@")[1])
            self.scores[seat] += points(self.table, chip, square, self.signed)
            self.table[square] = chip
            self.racks[seat].remove(chip)
            if len(self.table) == 1:
                self.waiting = [("second", seat)]
                return
            self.idle = []
            self.waiting = [("refill", seat)] * min(6 - len(self.racks[seat]), len(self.bag))
            if not self.waiting:
                self._next(seat)

    def _drawn(self, kind: str, seat: int, chip: str) -> None:
        self.bag.remove(chip)
        self.racks[seat].append(chip)
        if self.waiting:
            return
        if kind == "draw openly":
            best = [
                seat for seat, rack in enumerate(self.racks) if rank(rack[0]) == max(rank(r[0]) for r in self.racks)
            ]
            if len(best) > 1:
                self.waiting = [("start", -1)]
            else:
                self._fill_from(best[0])
        elif kind == "fill":
            self.waiting = [("turn", (seat + 1) % self.players)]
        elif kind == "refill":
            self._next(seat)
        else:
            self.bag |= set(self.aside)
            self.aside = []
            self._idle(seat)

    def _fill_from(self, starter: int) -> None:
        self.waiting = [("fill", (starter + step) % self.players) for step in range(self.players) for _ in range(5)]

    def _idle(self, seat: int) -> None:
        self.idle.append(seat)
        self._next(seat)

    def _enough(self) -> bool:
        """R8."""
        if self.bag:
            return len(self.idle) == (2 if self.rules == 1 else 10) * self.players
        if self.rules == 1:
            return len(self.idle) == self.players or not any(self.racks)
        return all(seat in self.idle for seat in range(self.players) if self.racks[seat])

    def costs(self, seat: int, last: int) -> int:
        """R8: what is left costs, or only what the player of the last turn has left."""
        if self.only_last_pays and seat != last:
            return 0
        return sum(number for chip in self.racks[seat] for _, number in fields(chip).values())

    def _next(self, seat: int) -> None:
        if self._enough():
            self.over = True
            self.paid = [self.costs(loser, last=seat) for loser in range(self.players)]
            self.scores = [score - paid for score, paid in zip(self.scores, self.paid, strict=True)]
            return
        seat = (seat + 1) % self.players
        while not self.racks[seat]:
            seat = (seat + 1) % self.players
        self.waiting = [("turn", seat)]

    def chips(self) -> Counter[str]:
        """Every chip there is, wherever it is."""
        return Counter([*self.bag, *self.aside, *self.table.values(), *(chip for rack in self.racks for chip in rack)])


class Solitaire:
    """R9, following every action."""

    def __init__(self, rectangle: str, limit: str, rules: int = 2, **_: object) -> None:
        self.rows, self.columns = map(int, rectangle.split("x"))
        self.table: dict[Square, str] = {}
        self.actions = 0
        self.limited = limit == "1000" or rules == 1
        self.stopped = False

    def over(self) -> bool:
        return self.stopped or (self.limited and self.actions == 1000) or len(self.table) == self.rows * self.columns

    def name(self, square: Square) -> str:
        return f"{square[0] + 1}{'ABCDEFGHIJKLMN'[square[1]]}"

    def legal(self) -> set[str]:
        left = [chip for chip in CHIPS if chip not in self.table.values()]
        squares = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        found = {f"{chip}@{self.name(square)}" for square in squares for chip in left if fits(self.table, chip, square)}
        return found | {f"take {self.name(square)}" for square in self.table} | {"stop"}

    def do(self, text: str) -> None:
        self.actions += 1
        names = {self.name((row, column)): (row, column) for row in range(14) for column in range(14)}
        if text == "stop":
            self.stopped = True
        elif text.startswith("take"):
            del self.table[names[text.split()[1]]]
        else:
            chip, name = text.split("@")
            self.table[names[name]] = chip
