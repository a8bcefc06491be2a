"""The solo game played by annealing: what it counts is what the rules count, and the record kept is a real game."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from commands import run
from sizes import sized

import abaculus
from abaculus.core.chance import new_dice
from abaculus.games.hexago.annealing import CELL, GAIN, ROOT, anneal, weigh_all
from abaculus.games.hexago.puzzle import _actions, _row_of_tiles

RESULTS = Path(__file__).parents[3] / "benchmarks" / "results"
SOLO = abaculus.load_game("hexago", players=1)
TWINS = abaculus.load_game(
    "hexago", players=1, tiles="R6 B5 Y4 G3 P2 R1\n" * 3 + "B6 B1 Y2 G3 P4 R5\n" * 2 + "G6 Y1 P1 R2 B2 G3\n"
)


def play(game: abaculus.Game, lays: list[str]) -> abaculus.State:
    state = game.new_initial_state()
    for lay in lays:
        state.apply_action(state.string_to_action(lay))
    assert state.is_terminal()
    return state


@pytest.mark.parametrize("game", [SOLO, TWINS], ids=["all tiles", "tiles that are there several times"])
@pytest.mark.parametrize("seed", range(sized(3, interpreted=1, soak=30)))
def test_totals_are_what_the_rules_count(game: abaculus.Game, seed: int) -> None:
    """Points are updated change by change; counted afresh, and laid by the rules, they come out the same."""
    now = _row_of_tiles(int(game.box[0].tiles))
    best, totals = now.copy(), np.zeros(2, np.int64)
    totals[:] = weigh_all(game.box, now)
    anneal(game.box, now, best, totals, new_dice(seed), sized(20_000, interpreted=300, soak=200_000), 60.0, 3.0)
    for arrangement, total in ((now, totals[0]), (best, totals[1])):
        fresh = arrangement.copy()
        fresh[[GAIN, ROOT]] = 0
        assert weigh_all(game.box, fresh) == total
        assert fresh[ROOT, fresh[CELL, : game.box[0].tiles]].sum() == 1  # one tile came first
        state = game.new_initial_state()
        for action in _actions(game, arrangement):
            state.apply_action(action)
        assert state.is_terminal()
        assert state.scores() == [total]


@pytest.mark.compiled
def test_the_command_lays_all_tiles_for_many_points() -> None:
    found = json.loads(run("solve", "hexago", "--time", 0.5, "--json"))
    assert play(SOLO, found["lays"]).scores() == [found["points"]]
    assert found["points"] > 2053  # what greedy lays score on average
    *lays, told, position = run("solve", "hexago", "--time", 0.2).splitlines()
    assert len(lays) == 36
    assert told.startswith("The best found in the time given: ")
    assert abaculus.load_game("hexago", players=1).from_position(position).is_terminal()


def test_the_record_is_a_real_game() -> None:
    record = json.loads((RESULTS / "2026-11-15-hexago-solo.json").read_text(encoding="utf-8"))
    assert play(SOLO, record["lays"]).scores() == [record["points"]]
    assert record["points"] == max(row["best"] for row in record["by_time"])
