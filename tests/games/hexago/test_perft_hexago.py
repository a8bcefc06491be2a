"""Known numbers of action sequences in Hexago, counted once more by a naive player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from known_counts import KNOWN, NAIVELY_AT_MOST, POSITIONS_AT_MOST, Known

import abaculus

OWN = [known for known in KNOWN if known.game_id == "hexago"]


def test_there_are_counts_for_every_way_to_play_hexago() -> None:
    ways = {(known.options["players"], known.options.get("match", "free")) for known in OWN}
    assert ways >= {(1, "free"), (2, "free"), (4, "free"), (2, "required")}
    assert all(len(known.counts) >= 2 for known in OWN)


@pytest.mark.parametrize("known", [known for known in OWN if known.position != "-"])
def test_a_naive_hexago_counts_the_same(known: Known) -> None:
    depth = known.depth(POSITIONS_AT_MOST, NAIVELY_AT_MOST)
    assert NaiveHexago.read(known).count(depth) == known.counts[depth - 1]


SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass
class NaiveHexago:
    """Hexago from the rulebook, with sets and lists. It lays and draws; the deal is left out."""

    tiles: list[str]
    table: dict[tuple[int, int], list[str]]
    hands: list[list[str]]
    stacks: list[int]
    mover: int
    drawing: bool
    required: bool

    @classmethod
    def read(cls, known: Known) -> NaiveHexago:
        parts = dict(word.split("=", 1) for word in known.position.split()[1:])
        table = {}
        for tile, q, r, turn in re.findall(r"(\w+)@(-?\d+),(-?\d+)/(\d)", parts["table"]):
            table[int(q), int(r)] = faces(tile, int(turn))
        lines = abaculus.load_game("hexago").default_tiles().splitlines()
        tiles = [line.replace(" ", "") for line in lines if not line.startswith("#")]
        if known.options["players"] == 1:
            lying = set(re.findall(r"(\w+)@", parts["table"]))
            return cls([], table, [[tile for tile in tiles if tile not in lying]], [0], 0, False, False)
        hands = [[tile for tile in hand.split(",") if tile != "-"] for hand in parts["hands"].split(";")]
        players, lays = len(hands), len(table) - 2
        unseen = [tile for tile in tiles if tile not in parts["table"] and all(tile not in hand for hand in hands)]
        # A player who has laid k tiles has drawn k of the four in the stack, or is about to draw the last of them.
        stacks = [4] * players
        for lay in range(lays):
            player = (int(parts["start"]) + lay) % players
            stacks[player] = max(0, stacks[player] - 1)
        last = (int(parts["start"]) + lays - 1) % players
        drawing = lays > 0 and (lays - 1) // players < 4 and len(hands[last]) == 3
        mover = last if drawing else (last + 1) % players
        stacks[last] += drawing
        return cls(unseen, table, hands, stacks, mover, drawing, known.options.get("match") == "required")

    def count(self, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(after.count(depth - 1) for after in (self.draws() if self.drawing else self.lays()))

    def draws(self) -> Iterator[NaiveHexago]:
        for tile in self.tiles:
            after = self.copy()
            after.tiles.remove(tile)
            after.hands[self.mover].append(tile)
            after.stacks[self.mover] -= 1
            yield after.next_player()

    def lays(self) -> Iterator[NaiveHexago]:
        beside = {(q + dq, r + dr) for q, r in self.table for dq, dr in SIDES} - set(self.table)
        wishes = [(tile, cell, turn) for tile in self.hands[self.mover] for cell in beside for turn in range(6)]
        matching = [wish for wish in wishes if self.matches(*wish)]
        for tile, cell, turn in matching if self.required and matching else wishes:
            after = self.copy()
            after.hands[self.mover].remove(tile)
            after.table[cell] = faces(tile, turn)
            after.drawing = after.stacks[self.mover] > 0
            yield after if after.drawing else after.next_player()

    def matches(self, tile: str, cell: tuple[int, int], turn: int) -> bool:
        own = faces(tile, turn)
        for side, (dq, dr) in enumerate(SIDES):
            other = self.table.get((cell[0] + dq, cell[1] + dr))
            if other and set(own[side]) & set(other[(side + 3) % 6]):
                return True
        return False

    def copy(self) -> NaiveHexago:
        hands = [list(hand) for hand in self.hands]
        table, tiles, stacks = dict(self.table), list(self.tiles), list(self.stacks)
        return NaiveHexago(tiles, table, hands, stacks, self.mover, self.drawing, self.required)

    def next_player(self) -> NaiveHexago:
        self.mover, self.drawing = (self.mover + 1) % len(self.hands), False
        return self


def faces(tile: str, turn: int) -> list[str]:
    """The fields of a tile by side, such as `R6`: letter and digit never coincide, so a set of both shows what matches."""
    fields = re.findall("..", tile)
    return [fields[(side - turn) % 6] for side in range(6)]
