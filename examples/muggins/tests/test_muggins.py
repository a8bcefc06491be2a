"""Muggins: the worked example of its rulebook, and its points counted a second time, naively, over whole games."""

from __future__ import annotations

import random

import pytest

import abaculus
from abaculus.testing import check_game

GAME = abaculus.load_game("muggins")


class Layout:
    """Dominoes as pairs, every arm as a list of pairs from the spinner or the first domino outwards."""

    def __init__(self) -> None:
        self.west: list[tuple[int, int]] = []
        self.east: list[tuple[int, int]] = []
        self.across: dict[str, list[tuple[int, int]]] = {"N": [], "S": []}
        self.spinner: tuple[int, int] | None = None

    def lay(self, text: str) -> int:
        """Lay a domino, inner half first; returns what the open ends add up to."""
        pair, arm = (int(text[0]), int(text[1])), text[3]
        if arm == "C":
            self.west, self.east = [pair[::-1]], [pair]  # one domino, seen from both sides
        elif arm in "WE":
            side = self.west if arm == "W" else self.east
            side.append(pair if pair[0] == side[-1][1] else pair[::-1])
            assert side[-1][0] == side[-2][1]
        else:
            assert self.spinner is not None
            end = self.across[arm][-1][1] if self.across[arm] else self.spinner[0]
            self.across[arm].append(pair if pair[0] == end else pair[::-1])
            assert self.across[arm][-1][0] == end
        if pair[0] == pair[1] and self.spinner is None:
            self.spinner = pair
        if len(self.west) == len(self.east) == 1:
            return sum(pair)
        if len(self.west) == 1:  # the first domino is the end W, and the half facing that way is the higher one
            outer = [(self.west[0][0], self.west[0][1]), self.east[-1]]
        elif len(self.east) == 1:
            outer = [self.west[-1], self.east[0]]
        else:
            outer = [self.west[-1], self.east[-1]]
        outer += [arm[-1] for arm in self.across.values() if arm]
        return sum(2 * far if near == far else far for near, far in outer)


@pytest.mark.parametrize("seed", range(40))
def test_points_are_what_a_naive_count_gives(seed: int) -> None:
    dice, game = random.Random(seed), abaculus.load_game("muggins", players=2 + seed % 3)
    state, layout, scores = game.new_initial_state(), Layout(), [0] * game.num_players()
    while not state.is_terminal():
        player, action = state.current_player(), dice.choice(state.legal_actions())
        text = state.action_to_string(action)
        state.apply_action(action)
        if "@" in text:
            total = layout.lay(text)
            scores[player] += 0 if total % 5 else total
        if not state.is_terminal():
            assert state.scores() == scores, text
    hands = [[int(pip) for name in hand for pip in name] for hand in state.view(None)["hands"]]
    left = [sum(hand) if hand else -1 for hand in hands]
    best = [player for player, pips in enumerate(left) if pips == min(left)]
    if len(best) == 1:
        scores[best[0]] += 5 * round(sum(map(sum, hands[: best[0]] + hands[best[0] + 1 :])) / 5)
    assert state.scores() == scores


def test_the_worked_example_of_the_rulebook() -> None:
    state = GAME.from_position("muggins next=turn seat=0 misses=0 scores=0,0 hands=55,51,44,32;50,54,61,30 table=-")
    for text, points in (("55@C", 10), ("50@E", 10), ("51@W", 0), ("54@N", 5), ("44@N", 0)):
        action = state.string_to_action(text)
        assert state.worth(action) == points
        state.apply_action(action)


def test_the_sides_of_the_spinner_open_when_the_line_covers_it() -> None:
    state = GAME.from_position("muggins next=turn seat=0 misses=0 scores=0,0 hands=51,32;61,30 table=55@C,50@E")
    with pytest.raises(abaculus.IllegalAction, match="both sides of the spinner"):
        state.string_to_action("51@N")
    assert state.legal_actions() == [state.string_to_action("51@W")]


@pytest.mark.parametrize(
    ("line", "actions", "notes"),
    [
        ("hands=55;50,54 table=-", ["55@C"], {0: ["ended-out"], 1: ["ended-out"]}),
        ("hands=00;?,?,?,?,?,?,? table=55@C", [], {0: [], 1: []}),
        ("hands=00;?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,? table=55@C", [], {0: ["why-miss"], 1: []}),
    ],
)  # fmt: skip
def test_endings_and_misses_are_explained(line: str, actions: list[str], notes: dict[int, list[str]]) -> None:
    state = GAME.from_position(f"muggins next=turn seat=0 misses=0 scores=0,0 {line}")
    for text in actions:
        state.apply_action(state.string_to_action(text))
    for viewer, keys in notes.items():
        assert [note["key"] for note in state.view(viewer)["notes"]] == [f"muggins-{key}" for key in keys]


def test_the_last_miss_is_announced_to_everyone_and_ends_the_game() -> None:
    hidden = ",".join("?" * 26)
    state = GAME.from_position(f"muggins next=turn seat=0 misses=1 scores=0,0 hands=00;{hidden} table=55@C")
    for viewer, keys in ((0, ["muggins-why-miss", "muggins-soon-blocked"]), (1, ["muggins-soon-blocked"])):
        assert [note["key"] for note in state.view(viewer)["notes"]] == keys
    state.apply_action(state.string_to_action("miss"))
    (note,) = state.view(1)["notes"]
    assert (note["key"], note["player"]) == ("muggins-ended-blocked", None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kit(players: int) -> None:
    check_game(abaculus.load_game("muggins", players=players))
