"""Known numbers of action sequences, and three ways of counting them that must agree.

`tests/perft/*.txt` hold them: a line with the game and its options, then positions (`-` is the beginning), each with lines
`perft DEPTH COUNT`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import abaculus
from abaculus.core import perft as counting
from abaculus.core.perft import perft
from abaculus.core.rule import interpreted

FILES = sorted((Path(__file__).parent / "perft").glob("*.txt"))
POSITIONS_AT_MOST = 150 if interpreted() else 250_000
"""Visited in one count; the last action of a sequence is counted, not visited."""
NAIVELY_AT_MOST = 5_000


@dataclass
class Known:
    file: str
    game_id: str
    options: dict[str, object]
    position: str
    counts: list[int]

    def state(self) -> abaculus.State:
        game = abaculus.load_game(self.game_id, **self.options)
        return game.new_initial_state() if self.position == "-" else game.from_position(self.position)

    def depth(self, visited: int, counted: int = 1 << 62) -> int:
        """How deep one can count without visiting, or counting, more than that."""
        before = [1, *self.counts]
        return sum(before[d] <= visited and count <= counted for d, count in enumerate(self.counts))


def known_counts() -> Iterator[Known]:
    for file in FILES:
        game_id, options, position, counts = "", {}, "", list[int]()
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "game":
                game_id, *given = rest.split()
                options = {
                    name: int(value) if value.isdecimal() else value for name, value in (g.split("=") for g in given)
                }
            elif word == "position":
                position, counts = rest, []
                yield Known(file.stem, game_id, options, position, counts)
            elif word == "perft":
                depth, count = map(int, rest.split())
                counts.append(count)
                assert depth == len(counts), f"{file.name}: depths in order, please: {line}"
            else:
                assert not line or line.startswith("#"), f"{file.name}: {line}"


KNOWN = list(known_counts())
each_position = pytest.mark.parametrize("known", KNOWN, ids=[f"{k.file}-{n}" for n, k in enumerate(KNOWN)])


def test_there_are_counts_for_every_way_to_play_hexago() -> None:
    ways = {
        (known.options["players"], known.options.get("match", "free")) for known in KNOWN if known.game_id == "hexago"
    }
    assert ways >= {(1, "free"), (2, "free"), (4, "free"), (2, "required")}
    assert all(len(known.counts) >= 2 for known in KNOWN)


@each_position
def test_the_counts_are_the_known_ones(known: Known) -> None:
    depth = known.depth(POSITIONS_AT_MOST)
    assert perft(known.state(), depth) == known.counts[:depth]


@each_position
def test_the_public_face_counts_the_same(known: Known) -> None:
    def count(state: abaculus.State, depth: int) -> int:
        actions = state.legal_actions()
        return len(actions) if depth == 1 else sum(count(state.child(action), depth - 1) for action in actions)

    depth = known.depth(POSITIONS_AT_MOST, NAIVELY_AT_MOST)
    assert depth
    assert count(known.state(), depth) == known.counts[depth - 1]


@pytest.mark.parametrize("known", [k for k in KNOWN if k.game_id == "hexago" and k.position != "-"])
def test_a_naive_hexago_counts_the_same(known: Known) -> None:
    depth = known.depth(POSITIONS_AT_MOST, NAIVELY_AT_MOST)
    assert NaiveHexago.read(known).count(depth) == known.counts[depth - 1]


def test_counting_can_be_interrupted_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    known = next(k for k in KNOWN if k.file == "hexago-2" and k.position != "-")
    monkeypatch.setattr(counting, "AT_ONCE", 7000 if interpreted() else 7)
    seen: list[list[int]] = []
    assert perft(known.state(), 2, seen.append) == known.counts[:2]
    assert len(seen) > 20
    assert seen == sorted(seen)


def test_nothing_follows_the_end_of_a_game() -> None:
    game = abaculus.load_game("hexago", players=2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert perft(state, 3) == [0, 0, 0]


@pytest.mark.parametrize("depth", [0, -1, 1000])
def test_a_depth_that_no_game_has_is_refused(depth: int) -> None:
    with pytest.raises(abaculus.BadOption, match="depth 1 to 35"):
        perft(abaculus.load_game("hexago", players=2).new_initial_state(), depth)


SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass
class NaiveHexago:
    """Hexago from the rulebook, with sets and lists. It lays and draws; the deal before it is not in it."""

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
        # A player who has laid k tiles has drawn k of the four in the stack, the last one perhaps not yet.
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
