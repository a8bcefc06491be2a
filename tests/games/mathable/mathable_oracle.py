"""A second, naive Mathable, written from its rulebook: dictionaries and loops, no import from the game's rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import abaculus

HOME = Path(abaculus.__file__).parent / "games" / "mathable"
BOARD = [
    line.split() for line in (HOME / "board.txt").read_text("utf-8").splitlines() if line.strip() and line[0] != "#"
]
TOKENS = [
    int(word) for line in (HOME / "tokens.txt").read_text("utf-8").splitlines() for word in line.split("#")[0].split()
]


def name(row: int, column: int) -> str:
    return f"{row + 1}{'ABCDEFGHIJKLMN'[column]}"


MARKS = {name(row, column): BOARD[row][column] for row in range(14) for column in range(14)}
PLACES = {name(row, column): (row, column) for row in range(14) for column in range(14)}
RESTRICTED = {square for square, mark in MARKS.items() if mark in "+-x/"}


def printed() -> dict[str, int]:
    return {square: int(mark[1:]) for square, mark in MARKS.items() if mark[0] == "="}


def signs(one: int, other: int, value: int) -> set[str]:
    """All signs with which two numbers, in either order, give a value."""
    found = set()
    for a, b in ((one, other), (other, one)):
        if a + b == value:
            found.add("+")
        if a - b == value:
            found.add("-")
        if a * b == value:
            found.add("x")
        if b != 0 and a == value * b:
            found.add("/")
    return found


def equations(board: dict[str, int], value: int, square: str, sign: str = "own") -> int:
    """R3 to R5: how many directions make an equation that scores; 0 on a square that is taken."""
    if square in board:
        return 0
    row, column = PLACES[square]
    wanted, made = set(MARKS[square]) & set("+-x/"), []
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        near, far = (board.get(_at(row + step * down, column + step * right)) for step in (1, 2))
        if near is not None and far is not None:
            made.append(signs(near, far, value))
    signed = [found for found in made if found & wanted or not wanted]
    scoring = made if sign == "all" and signed else signed
    return sum(map(bool, scoring))


def _at(row: int, column: int) -> str:
    return name(row, column) if 0 <= row < 14 and 0 <= column < 14 else ""


def award(square: str) -> int:
    return int(MARKS[square]) if MARKS[square] in "23" else 1


class Oracle:
    """A game that follows every action, in notation, and says what should be the case."""

    def __init__(
        self, players: int, referee: str = "strict", bonus: int = 50, sign: str = "own", rules: int = 2
    ) -> None:
        self.players, self.referee, self.bonus, self.sign, self.rules = players, referee, bonus, sign, rules
        self.board, self.bag = printed(), Counter(TOKENS)
        self.racks = [Counter[int]() for _ in range(players)]
        self.scores = [0] * players
        self.waiting = [("draw openly", seat) for seat in range(players)]
        self.mover, self.began, self.placed = 0, 0, 0
        self.turns: list[str] = []
        """What was done in each turn so far: "placed", "exchanged" or nothing."""
        self.aside = Counter[int]()
        self.over = False

    # What comes next is a list of draws to make, or a player's decision.

    def to_move(self) -> int:
        if self.over:
            return abaculus.TERMINAL
        kind, seat = self.waiting[0]
        return seat if kind in ("turn", "choice", "answer") else abaculus.CHANCE

    def true(self, value: int, square: str) -> int:
        return equations(self.board, value, square, self.sign)

    def off_board(self) -> Counter[int]:
        return self.bag + sum(self.racks, Counter()) + self.aside

    def legal(self) -> set[str]:
        """All decisions in notation."""
        if self.over or self.to_move() < 0:
            return set()
        kind, seat = self.waiting[0]
        if kind == "choice":
            return {"extra", "no extra"}
        if kind == "answer":
            return {"accept", "challenge"}
        claims = [""] if self.referee == "strict" else [f" claim {claim}" for claim in (1, 2, 3, 4)]
        found = {"end"}
        for value in self.racks[seat]:
            for square in MARKS:
                if square not in self.board and (self.referee == "honour" or self.true(value, square)):
                    found |= {f"{value}@{square}{claim}" for claim in claims}
        if not self.placed:
            held = sorted(self.racks[seat].elements())
            for size in range(1, min(len(held), self.bag.total()) + 1):
                found |= {"swap " + " ".join(map(str, chosen)) for chosen in combinations(held, size)}
        return found

    def draws(self) -> Counter[str]:
        """What chance may do, with weights."""
        kind, _ = self.waiting[0]
        if kind == "start":
            best = max(max(rack) for rack in self.racks)
            return Counter(f"start {seat}" for seat, rack in enumerate(self.racks) if max(rack) == best)
        return Counter({f"draw {value}": count for value, count in self.bag.items()})

    def do(self, text: str) -> None:
        kind, seat = self.waiting.pop(0)
        word, *rest = text.split()
        if word == "draw":
            self._drawn(kind, seat, int(rest[0]))
        elif word == "start":
            self._fill_from(int(rest[0]))
        elif word == "extra":
            self.waiting = [("extra", seat)]
        elif text == "no extra":
            self._go_on()
        elif word == "end":
            self._end()
        elif word == "swap":
            self.aside = Counter(map(int, rest))
            self.racks[seat] -= self.aside
            self.waiting = [("exchange", seat)] * len(rest)
        elif word == "accept":
            if not self.waiting:
                self._stands(*self.pending)
        elif word == "challenge":
            value, square, claim = self.pending
            if claim > self.true(value, square):
                self._goes_back(value)
            else:
                self._stands(value, square, claim)
        else:
            self._put(word, rest)

    def _put(self, word: str, rest: list[str]) -> None:
        value, square = int(word.split("@")[0]), word.split("@")[1]
        self.racks[self.mover] -= Counter([value])
        true = self.true(value, square)
        claim = int(rest[1]) if rest else true
        if self.referee == "honour":
            self.pending = (value, square, claim)
            self.waiting = [("answer", (self.mover + step) % self.players) for step in range(1, self.players)]
        elif claim > true:
            self._goes_back(value)
        else:
            self._stands(value, square, claim)

    def _goes_back(self, value: int) -> None:
        self.racks[self.mover][value] += 1
        self._end()

    def _stands(self, value: int, square: str, count: int) -> None:
        self.board[square] = value
        self.placed += 1
        self.scores[self.mover] += value * count * award(square)
        if not any(self.true(other, empty) for other in self.off_board() for empty in MARKS):
            self._bonus()
            self._final_count()
        elif square in RESTRICTED and self.bag:
            self.waiting = [("choice", self.mover)]
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self.racks[self.mover]:
            self.waiting = [("turn", self.mover)]
        else:
            self._end()

    def _drawn(self, kind: str, seat: int, value: int) -> None:
        self.bag -= Counter([value])
        self.racks[seat][value] += 1
        if kind == "draw openly" and not self.waiting:
            highest = [max(rack) for rack in self.racks]
            if highest.count(max(highest)) > 1:
                self.waiting = [("start", -1)]
            else:
                self._fill_from(highest.index(max(highest)))
        elif kind == "fill" and not self.waiting:
            self._begin(self.mover)
        elif kind == "extra":
            self.waiting = [("turn", seat)]
        elif kind in ("exchange", "refill") and not self.waiting:
            self.bag += self.aside
            self.aside = Counter()
            self._next("exchanged" if kind == "exchange" else "")

    def _fill_from(self, starter: int) -> None:
        self.mover = starter
        self.waiting = [("fill", (starter + step) % self.players) for step in range(self.players) for _ in range(6)]

    def _begin(self, seat: int) -> None:
        self.mover, self.began, self.placed = seat, self.racks[seat].total(), 0
        self.waiting = [("turn", seat)]

    def _bonus(self) -> None:
        if self.began == 7 and not self.racks[self.mover]:
            self.scores[self.mover] += self.bonus

    def _end(self) -> None:
        self._bonus()
        missing = min(7 - self.racks[self.mover].total(), self.bag.total())
        self.waiting = [("refill", self.mover)] * missing
        if not missing:
            self._next()

    def _next(self, done: str = "") -> None:
        self.turns.append("placed" if self.placed else done)
        if not self.racks[self.mover] or self._too_little_happens():
            self._final_count()
        else:
            self._begin((self.mover + 1) % self.players)

    def _too_little_happens(self) -> bool:
        """R10 (c), for either version of the rules."""
        few, many = self.turns[-2 * self.players :], self.turns[-10 * self.players :]
        if self.rules == 1:
            return len(few) == 2 * self.players and "placed" not in few
        return (len(few) == 2 * self.players and not any(few)) or (
            len(many) == 10 * self.players and "placed" not in many
        )

    def _final_count(self) -> None:
        self.over, self.waiting = True, []
        for seat, rack in enumerate(self.racks):
            self.scores[seat] -= sum(rack.elements())
