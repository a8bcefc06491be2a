"""Hexamino against a naive version, written from the rulebook with sets and loops: every step of many random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from sizes import INTERPRETED, sized

import abaculus

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
VARIANTS = ("octopus", "snake", "star")
START = "123456"

Cell = tuple[int, int]


@cache
def faces(tile: str, turn: int) -> tuple[int, ...]:
    """What a tile shows side by side: points, or 0 for a blank field."""
    return tuple((side - turn) % 6 + 1 if str((side - turn) % 6 + 1) in tile else 0 for side in range(6))


@cache
def fitting_turns(tile: str, around: tuple[int | None, ...]) -> tuple[int, ...]:
    """R3: the turns in which all shared edges are equal and at least one of them joins at points. `None`: no neighbour."""
    turns = []
    for turn in range(6):
        edges = [(own, other) for own, other in zip(faces(tile, turn), around, strict=True) if other is not None]
        if all(own == other for own, other in edges) and any(own > 0 for own, _ in edges):
            turns.append(turn)
    return tuple(turns)


@cache
def box(variant: str) -> frozenset[str]:
    """Every non-empty choice of fields, less what the variant leaves out."""
    tiles = set()
    for choice in range(1, 64):
        tile = "".join(str(field) for field in range(1, 7) if choice >> (field - 1) & 1)
        side_by_side = tile in ("12", "23", "34", "45", "56", "16")
        opposite = any(pair[0] in tile and pair[1] in tile for pair in ("14", "25", "36"))
        if variant == "snake" and side_by_side:
            continue
        if variant == "star" and len(tile) >= 2 and not opposite:
            continue
        tiles.add(tile)
    return frozenset(tiles)


class NaiveHexamino:
    """A game that follows events in notation and says what can happen next."""

    def __init__(self, players: int, variant: str, end: str) -> None:
        self.players, self.variant, self.end = players, variant, end
        self.table: dict[Cell, tuple[int, ...]] = {(0, 0): faces(START, 0)}
        self.last: Cell = (0, 0)
        self.pack = set(box(variant)) - {START}
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.next, self.seat, self.starter = "start", 0, 0
        self.drawn = self.misses = 0
        self.known_at = 0
        self.known: list[tuple[Cell, tuple[int | None, ...]]] = []

    def left(self) -> set[str]:
        """The tiles that are not on the table."""
        return self.pack.union(*self.hands)

    def cells(self) -> list[tuple[Cell, tuple[int | None, ...]]]:
        """The empty cells where tiles may be laid, with the fields that face each; found afresh after each lay."""
        if len(self.table) == self.known_at:
            return self.known
        beside = {(q + dq, r + dr) for q, r in self.table for dq, dr in SIDES} - set(self.table)
        found = []
        for q, r in beside:
            around = []
            for side, (dq, dr) in enumerate(SIDES):
                other = self.table.get((q + dq, r + dr))
                around.append(None if other is None else other[(side + 3) % 6])
            if self.variant == "snake" and not self.joins_last((q, r), around):
                continue
            if self.variant == "star" and not any((q, r) == (k * dq, k * dr) for k in range(1, 8) for dq, dr in SIDES):
                continue
            found.append(((q, r), tuple(around)))
        self.known_at, self.known = len(self.table), found
        return found

    def joins_last(self, cell: Cell, around: list[int | None]) -> bool:
        """Snake: the field of the last tile laid that faces the cell shows points."""
        return any(
            (cell[0] + dq, cell[1] + dr) == self.last and bool(around[side]) for side, (dq, dr) in enumerate(SIDES)
        )

    def welcome(self, tile: str, cell: Cell, turn: int) -> bool:
        """Star: what an arm requires of a tile, apart from its neighbours."""
        if self.variant != "star":
            return True
        place, arm = next(
            (k, side) for side, (dq, dr) in enumerate(SIDES) for k in range(1, 8) if cell == (k * dq, k * dr)
        )
        if place == 7:
            return len(tile) == 1
        shown = faces(tile, turn)
        if len(tile) == 1 or shown[arm] == 0:
            return False
        return place > 1 or shown[(arm + 2) % 6] == shown[(arm + 4) % 6] == 0

    def lays(self, tiles: set[str]) -> Iterator[tuple[str, Cell, int]]:
        """The lays of some tiles that fit: tile, cell, turn."""
        for cell, around in self.cells():
            for tile in tiles:
                turns = [turn for turn in fitting_turns(tile, around) if self.welcome(tile, cell, turn)]
                assert len(turns) <= 1, "there is exactly one way to lay a given tile on a given cell, or none"
                if turns:
                    yield tile, cell, turns[0]

    def texts(self, tiles: set[str]) -> set[str]:
        """These lays in notation."""
        return {f"{tile}@{q},{r}" for tile, (q, r), _ in self.lays(tiles)}

    def is_dead(self) -> bool:
        """R5: no tile that is not on the table fits anywhere."""
        return next(self.lays(self.left()), None) is None

    def legal(self) -> set[str]:
        """All that can happen next."""
        if self.next == "over":
            return set()
        if self.next == "start":
            return {f"start {seat}" for seat in range(self.players)}
        if self.next != "turn":
            return {f"draw {tile}" for tile in self.pack}
        hand = self.hands[self.seat]
        lays = self.texts(hand if self.variant != "snake" else {tile for tile in hand if len(tile) > 1})
        if lays:
            return lays
        if self.drawn < 2 and self.pack:
            return {"draw"}
        if self.variant == "snake" and self.misses >= len(self.still_in()) - 1:
            return {"miss"} | self.texts({tile for tile in hand if len(tile) == 1})
        return {"miss"}

    def play(self, text: str) -> None:
        """Carry out an action given in notation."""
        word, _, what = text.partition(" ")
        if word == "start":
            self.starter = self.seat = int(what)
            self.next = "deal"
        elif text == "draw":
            self.next = "seek"
        elif word == "draw":
            self.take(what)
        elif text == "miss":
            self.misses += 1
            self.drawn = 0
            enough = self.misses >= len(self.still_in()) * (2 if self.variant == "snake" else 1)
            self.pass_on("over" if enough and not self.pack else "turn")
        else:
            self.lay(text)

    def take(self, tile: str) -> None:
        self.pack.remove(tile)
        self.hands[self.seat].add(tile)
        if self.next == "seek":
            self.drawn += 1
            self.next = "turn"
        elif self.next == "refill":
            self.pass_on("turn")
        elif len(self.hands[self.seat]) == 5:
            self.pass_on("deal")
            if self.seat == self.starter:
                self.next = "turn"

    def lay(self, text: str) -> None:
        hand = self.hands[self.seat]
        tile, _, where = text.partition("@")
        q, r = map(int, where.split(","))
        cell, turn = next((cell, turn) for _, cell, turn in self.lays({tile}) if cell == (q, r))
        hand.remove(tile)
        self.table[cell] = faces(tile, turn)
        self.last = cell
        self.misses = self.drawn = 0
        if self.is_dead() or (not hand and not self.pack and self.end == "first-out"):
            self.next = "over"
        elif self.pack:
            self.next = "refill"
        else:
            self.pass_on("turn")

    def still_in(self) -> list[int]:
        """The seats that take turns: those who are out do not, where the others play on."""
        everyone = range(self.players)
        if self.end == "first-out" or self.pack or self.next == "deal":
            return list(everyone)
        return [seat for seat in everyone if self.hands[seat]]

    def pass_on(self, what: str) -> None:
        seats = self.still_in()
        self.next = what
        if what != "over":
            self.seat = min(seats, key=lambda seat: (seat - self.seat - 1) % self.players)

    def how_it_ended(self, text: str) -> str:
        """In words, after the last action."""
        if text == "miss":
            return "misses"
        if not any(self.hands) and not self.pack:
            return "all out"
        if not self.pack and not all(self.hands) and self.end == "first-out":
            return "empty hand"
        return "closed" if self.variant == "snake" and text[1:2] == "@" else "dead"

    def points(self) -> list[int]:
        return [sum(int(field) for tile in hand for field in tile) for hand in self.hands]

    def all_points(self) -> int:
        lying = sum(sum(shown) for shown in self.table.values())
        return lying + sum(self.points()) + sum(int(field) for tile in self.pack for field in tile)


TOTALS = {variant: sum(int(field) for tile in box(variant) for field in tile) for variant in VARIANTS}


SAID = {
    "hexamino-ended-missed": "misses", "hexamino-ended-all-out": "all out", "hexamino-ended-out": "empty hand",
    "hexamino-ended-closed": "closed", "hexamino-ended-dead": "dead",
}  # fmt: skip


def compare(variant: str, end: str, players: int, seed: int) -> set[str]:
    """One random game, action by action; the kinds of actions that occurred in it, and how it ended."""
    dice = random.Random(f"{variant} {players} {seed}")
    naive, text = NaiveHexamino(players, variant, end), ""
    state = abaculus.load_game("hexamino", players=players, variant=variant, end=end).new_initial_state()
    happened = set()
    while naive.next != "over":
        legal = naive.legal()
        actions = state.legal_actions()
        assert len(actions) == len(legal), state
        if naive.next == "turn":
            assert {state.action_to_string(action) for action in actions} == legal, state
        assert state.current_player() == (naive.seat if naive.next == "turn" else abaculus.CHANCE), state
        assert state.scores() == naive.points(), state
        assert naive.all_points() == TOTALS[variant], state
        action = dice.choice(actions)
        text = state.action_to_string(action)
        assert text in legal, state
        happened.add(
            "end tile" if text[1:2] == "@" else "lay" if "@" in text else text if " " not in text else "chance"
        )
        naive.play(text)
        state.apply_action(action)
    assert state.is_terminal(), state
    assert state.scores() == naive.points(), state
    (note,) = state.view(None)["notes"]
    assert SAID[note["key"]] == naive.how_it_ended(text), state
    return happened | {SAID[note["key"]]}


HAPPENS = {
    ("octopus", "first-out"): {"empty hand", "draw"},
    ("octopus", "play-on"): {"all out", "draw"},
    ("snake", "first-out"): {"dead", "closed", "misses", "draw"},
    ("snake", "play-on"): {"dead", "closed", "misses", "draw"},
    ("star", "first-out"): {"empty hand", "dead", "draw"},
    ("star", "play-on"): {"dead", "draw"},
}


@pytest.mark.parametrize(("variant", "end"), HAPPENS)
def test_a_naive_hexamino_agrees_at_every_step(variant: str, end: str) -> None:
    """Ten thousand games of each variant with each end in `make soak`."""
    happened: set[str] = set()
    for seed in range(sized(50, interpreted=5, soak=10_000)):
        happened |= compare(variant, end, 2 + seed % 5, seed)
    if not INTERPRETED:
        assert happened >= HAPPENS[variant, end] | {"miss", "end tile"}
