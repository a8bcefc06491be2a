"""Number Castle against a naive version: dictionaries, sets and a graph search; nothing is imported from the rules."""

from __future__ import annotations

import random
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sizes import INTERPRETED, sized

import abaculus
from abaculus.core.lanes import play_batch
from abaculus.core.state import State
from abaculus.games.castle.game import Castle

COLOURS = ("red", "blue", "yellow", "green")
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # E SE SW W NW NE

Cell = tuple[int, int]


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in AROUND]


def small_numbers(stone: str, turn: int) -> list[int]:
    """The numbers at E SE SW W NW NE: 1 to 6 clockwise, turned clockwise; 6 all round on the joker."""
    if stone.endswith("20"):
        return [6] * 6
    return [(side - turn) % 6 + 1 for side in range(6)]


def centre(stone: str) -> int:
    return int(stone.lstrip("abcdefghijklmnopqrstuvwxyz"))


def is_one_piece(cells: set[Cell]) -> bool:
    """Graph search over sets."""
    if not cells:
        return True
    reached: set[Cell] = set()
    edge = {min(cells)}
    while edge:
        reached |= edge
        edge = {near for cell in edge for near in beside(cell)} & cells - reached
    return reached == cells


@dataclass
class Naive:
    """A game as one would keep it on paper: every stack a list of (stone, turn), from the ground up."""

    players: int
    rolls_again: bool = False
    castle: dict[Cell, list[tuple[str, int]]] = field(default_factory=dict)
    piles: list[set[str]] = field(default_factory=list)
    out: set[str] = field(default_factory=set)
    mover: int = -1
    turns: int = 0
    rolled: int = 0
    first: int = 0
    to_build: int = 0
    drawn: str = ""
    over: bool = False

    def __post_init__(self) -> None:
        self.piles = [{f"{COLOURS[p]}{n}" for n in (*range(1, 11), 20)} for p in range(self.players)]

    def possible(self) -> set[str]:
        """Everything that can happen next, in notation."""
        if self.over:
            return set()
        if self.mover < 0:
            return {f"start {seat}" for seat in range(self.players)}
        if not self.rolled:
            return {f"roll {die}" for die in range(1, 7)}
        if self.rolled <= 3:
            if not self.drawn:
                return {f"draw {stone}" for stone in self.piles[self.mover]}
            return {f"{self.drawn}@{q},{r}/{turn}" for q, r, turn in self.ways()}
        return {f"take {q},{r}" for q, r in self.loose()} or {"miss"}

    def ways(self) -> set[tuple[int, int, int]]:
        if not self.castle:
            return {(0, 0, 0)}
        free = {near for cell in self.castle for near in beside(cell)} - set(self.castle)
        low = {cell for cell, stack in self.castle.items() if len(stack) <= 7}
        turns = [0] if self.drawn.endswith("20") else range(6)
        return {(*cell, turn) for cell in free | low for turn in turns}

    def loose(self) -> set[Cell]:
        if self.rolled == 4:
            return set()
        found = set()
        for cell, stack in self.castle.items():
            own = stack[-1][0].startswith(COLOURS[self.mover])
            if own != (self.rolled == 5):
                continue
            others = set(self.castle) - {cell}
            if len(stack) > 1 or (len(set(beside(cell)) & others) <= 4 and is_one_piece(others)):
                found.add(cell)
        return found

    def do(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "start":
            self.mover = int(rest)
        elif word == "roll":
            self.rolled = int(rest)
            self.to_build = self.rolled if self.rolled <= 3 else 0
            if self.rolls_again and not self.first and self.rolled > 3 and not self.loose():
                self.first, self.rolled = self.rolled, 0
        elif word == "draw":
            self.drawn = rest
            self.piles[self.mover].remove(rest)
        elif word == "take":
            q, r = map(int, rest.split(","))
            self.out.add(self.castle[q, r].pop()[0])
            if not self.castle[q, r]:
                del self.castle[q, r]
            self.end_turn()
        elif word == "miss":
            self.end_turn()
        else:
            stone, _, where = text.partition("@")
            cell, _, turn = where.partition("/")
            q, r = map(int, cell.split(","))
            self.castle.setdefault((q, r), []).append((stone, int(turn)))
            self.drawn = ""
            self.to_build -= 1
            self.over = not self.piles[self.mover]
            if not self.to_build or self.over:
                self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.rolled = self.first = self.to_build = 0
        self.mover = (self.mover + 1) % self.players
        self.over = self.over or self.turns == 64 * self.players

    # -- counting ----------------------------------------------------------------------------------------------------------

    def visible(self, player: int) -> list[tuple[int, int]]:
        """(centre, exposed numbers added) of every visible stone of a player."""
        seen = []
        for cell, stack in self.castle.items():
            stone, turn = stack[-1]
            if stone.startswith(COLOURS[player]):
                numbers = small_numbers(stone, turn)
                heights = [len(self.castle.get(near, [])) for near in beside(cell)]
                seen.append((centre(stone), sum(n for n, h in zip(numbers, heights, strict=True) if h < len(stack))))
        return seen

    def score(self, player: int, scoring: str) -> int:
        seen = self.visible(player)
        if scoring == "centres":
            return sum(number for number, _ in seen)
        if scoring == "centres+sides":
            return sum(number + exposed for number, exposed in seen)
        if scoring == "sides-centres":
            return sum(exposed - number for number, exposed in seen)
        total = 1 if seen else 0
        for number, _ in seen:
            total *= number
        return total

    def stones(self) -> int:
        """All there are: in piles, in the castle, out of it, and in someone's hand."""
        standing = [stone for stack in self.castle.values() for stone, _ in stack]
        everything = [*standing, *self.out, *(stone for pile in self.piles for stone in pile)]
        assert len(set(everything)) == len(everything)
        return len(everything) + bool(self.drawn)


def choose(texts: list[str], castle: dict[Cell, list[tuple[str, int]]], style: str, dice: random.Random) -> str:
    """Different ways to play, so that tall stacks, long bridges and rings with holes all come up."""
    builds = [text for text in texts if "@" in text]
    if builds and style != "any" and dice.random() < 0.8:

        def cell(text: str) -> Cell:
            q, r = text.partition("@")[2].partition("/")[0].split(",")
            return int(q), int(r)

        if style == "towers":
            highest = max(len(castle.get(cell(text), [])) for text in builds)
            builds = [text for text in builds if len(castle.get(cell(text), [])) == highest]
        else:  # bridges: touch as little as possible; rings: close holes
            touching = {text: len(set(beside(cell(text))) & set(castle)) for text in builds if cell(text) not in castle}
            wanted = min(touching.values(), default=0) if style == "bridges" else 2
            builds = [text for text, count in touching.items() if count == wanted] or builds
        return dice.choice(builds)
    if style != "any" and texts[0].startswith("roll") and dice.random() < 0.5:
        return dice.choice(["roll 3", "roll 5", "roll 6"])
    return dice.choice(texts)


def play_and_compare(players: int, scoring: str, reroll: str, style: str, seed: int) -> set[str]:
    """One game, played both ways; the features that occurred in it."""
    dice = random.Random(f"{players}{scoring}{style}{seed}")
    game = abaculus.load_game("castle", players=players, scoring=scoring, reroll=reroll)
    state, naive, met = game.new_initial_state(), Naive(players, reroll == "once"), set()
    while not state.is_terminal():
        actions = state.legal_actions()
        texts = [state.action_to_string(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert set(texts) == naive.possible(), state
        met |= features(naive)
        text = choose(sorted(texts), naive.castle, style, dice)
        state.apply_action(actions[texts.index(text)])
        naive.do(text)
        assert naive.stones() == 11 * players
        if naive.mover >= 0:
            assert state.record[0].mover == naive.mover
            assert state.record[0].first == naive.first
        if "@" in text or text.startswith("take"):
            assert state.scores() == [naive.score(player, scoring) for player in range(players)], state
    assert naive.over
    assert not naive.possible()
    return met


def features(naive: Naive) -> set[str]:
    """The features of a castle that make taking a stone hard to judge."""
    met = {"a stack of eight"} if any(len(stack) == 8 for stack in naive.castle.values()) else set()
    if naive.first and naive.rolled:
        met.add("a second roll of no use" if naive.possible() == {"miss"} else "a second roll")
    if naive.rolled not in (5, 6):
        return met
    cells = set(naive.castle)
    free = {near for cell in cells for near in beside(cell)} - cells
    if len(cells) > 1 and not is_one_piece(free):
        met.add("a hole")
    for cell, stack in naive.castle.items():
        near = len(set(beside(cell)) & cells)
        if len(stack) == 1 and not is_one_piece(cells - {cell}):
            met.add("a bridge")
        elif len(stack) == 1 and near > 4:
            met.add("a stone with five neighbours or six")
        elif len(stack) == 1 and near > 1 and not is_row(cell, cells):
            met.add("a stone in a ring")
    return met


def is_row(cell: Cell, cells: set[Cell]) -> bool:
    """Whether the neighbours stand side by side, without a gap between them."""
    around = [near in cells for near in beside(cell)]
    return sum(around[side] and not around[side - 1] for side in range(6)) <= 1


STYLES = ("any", "towers", "bridges", "rings")
SCORINGS = ("centres", "centres+sides", "sides-centres", "product")
EVERYTHING = {
    "a stack of eight", "a hole", "a bridge", "a stone with five neighbours or six", "a stone in a ring",
}  # fmt: skip


SECOND_ROLLS = {"none": set(), "once": {"a second roll", "a second roll of no use"}}


def sweep(games: int, reroll: str) -> set[str]:
    met: set[str] = set()
    for number in range(games):
        players, style = 2 + number % 3, STYLES[number // 3 % 4]
        met |= play_and_compare(players, SCORINGS[number // 12 % 4], reroll, style, number)
    return met


@pytest.mark.parametrize("reroll", ["none", "once"])
def test_a_naive_player_agrees_on_everything_at_every_step(reroll: str) -> None:
    met = sweep(sized(96, interpreted=12, soak=10_000), reroll)
    assert INTERPRETED or met == EVERYTHING | SECOND_ROLLS[reroll]


@pytest.mark.parametrize("reroll", ["none", "once"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_all_stones_are_somewhere(players: int, reroll: str) -> None:
    game = abaculus.load_game("castle", players=players, reroll=reroll)
    assert isinstance(game, Castle)
    count = -(-sized(2000, interpreted=12, soak=1_000_000) // 6)
    for first in range(0, count, 1000):
        batch = play_batch(game, min(1000, count - first), seed=7, first=first)  # raises if a game does not end
        states = batch.states
        standing = states["height"].sum(axis=1)
        covered = (states["under"] > 0).sum(axis=1)
        assert ((states["top"] > 0).sum(axis=1) == states["stacks"]).all()
        assert (covered + states["stacks"] == standing).all()
        assert (states["height"].max(axis=1) <= 8).all()
        for number in range(0, len(states), 50):
            s = states[number]
            out = game.stones_out(State(game, states[number : number + 1], abaculus.TERMINAL))
            assert int(standing[number]) + int(s.piles.sum()) + len(out) == 11 * players


# -- perft -----------------------------------------------------------------------------------------------------------


def naive_from(line: str, players: int) -> Naive:
    """A position line read with string methods."""
    naive = Naive(players)
    if line == "-":
        return naive
    parts = dict(word.split("=") for word in line.split()[1:])
    for stack in parts["stacks"].split(";"):
        cell, _, stones = stack.partition(":")
        q, r = map(int, cell.split(","))
        pairs = [stone.split("/") for stone in stones.split("+")]
        naive.castle[q, r] = [(stone, int(turn)) for stone, turn in pairs]
    naive.out = set() if parts["out"] == "-" else set(parts["out"].split(","))
    naive.drawn = parts["drawn"].replace("-", "")
    gone = {stone for stack in naive.castle.values() for stone, _ in stack} | naive.out | {naive.drawn}
    naive.piles = [pile - gone for pile in naive.piles]
    naive.turns, naive.to_build = int(parts["turn"]), int(parts["build"])
    naive.rolled = int(parts["roll"].replace("-", "0"))
    naive.mover = (int(parts["start"]) + naive.turns) % players
    return naive


def count(naive: Naive, depth: int) -> int:
    texts = naive.possible()
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = deepcopy(naive)
        after.do(text)
        total += count(after, depth - 1)
    return total


def known_counts() -> list[tuple[int, str, list[int]]]:
    known: list[tuple[int, str, list[int]]] = []
    for file in sorted((Path(__file__).parent / "perft").glob("castle-*.txt")):
        players = 0
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "game":
                players = int(rest.partition("players=")[2][0])
            elif word == "position":
                known.append((players, rest, []))
            elif word == "perft":
                known[-1][2].append(int(rest.split()[1]))
    return known


@pytest.mark.parametrize(("players", "line", "counts"), known_counts())
def test_the_naive_player_counts_the_same_sequences(players: int, line: str, counts: list[int]) -> None:
    for depth, known in enumerate(counts, start=1):
        if known <= 2000:
            assert count(naive_from(line, players), depth) == known
