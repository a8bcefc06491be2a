"""The solitaire solved: arrangements of all chips, hints that lead to one, and custom chip sets checked."""

from __future__ import annotations

import json
import re
import statistics
from pathlib import Path
from time import monotonic

import mathmagic_oracle as naive
import pytest
from commands import run
from sizes import sized

import abaculus
from abaculus.bots import make_bot
from abaculus.games.mathmagic.puzzle import fill, solve

pytestmark = pytest.mark.compiled
FRAMES = ("6x14", "14x6", "7x12", "12x7")
SEEDS = range(sized(5, interpreted=0, soak=50))


def check(position: str, rectangle: str) -> None:
    """All 84 chips lie in the frame, each once, and agree with their neighbours: naively."""
    rows, columns = map(int, rectangle.split("x"))
    laid = [word.split("@") for word in position.split("table=")[1].split(",")]
    table = {(int(at[:-1]) - 1, ord(at[-1]) - ord("A")): chip for chip, at in laid}
    assert set(table) == {(row, column) for row in range(rows) for column in range(columns)}
    assert sorted(table.values()) == sorted(naive.CHIPS)
    for square, chip in table.items():
        assert all(naive.agree(own, other) for own, other in naive.joins(table, chip, square))


@pytest.mark.parametrize("rectangle", FRAMES)
def test_all_four_frames_are_filled_for_different_seeds_and_soon(rectangle: str) -> None:
    game, times, found = abaculus.load_game("mathmagic", rectangle=rectangle), [], set()
    for seed in SEEDS:
        began = monotonic()
        solution = solve(game, 60, seed)
        times.append(monotonic() - began)
        assert solution is not None
        assert solution.complete
        assert len(solution.lays) == 84
        check(solution.position, rectangle)
        found.add(solution.position)
    assert statistics.median(times) < 60
    assert len(found) == len(SEEDS)


def test_a_seed_finds_the_same_arrangement_on_any_number_of_cores() -> None:
    state = abaculus.load_game("mathmagic", players=1).new_initial_state()
    assert len({tuple(sorted(fill(state, 60, 4, threads).kinds.items())) for threads in (1, 2, 3)}) == 1


def test_the_command_prints_a_checked_arrangement() -> None:
    found = json.loads(run("solve", "mathmagic", "--rectangle", "7x12", "--seed", 2, "--json"))
    check(found["position"], "7x12")
    lines = run("solve", "mathmagic", "--rectangle", "7x12", "--seed", 2).splitlines()
    assert lines == [*found["lays"], "Solved: 84 lays. The position:", found["position"]]


def test_chips_of_ones_own_that_cannot_be_laid(tmp_path: Path) -> None:
    too_few, lonely, copies = tmp_path / "few.txt", tmp_path / "lonely.txt", tmp_path / "copies.txt"
    too_few.write_text("G1 Y1 G1 Y1\n" * 83, encoding="utf-8")
    lonely.write_text("G1 Y1 B1 R1\n" * 84, encoding="utf-8")
    copies.write_text(
        "\n".join(("R7 R11 R5 R8", "R7 R5 R7 R9", "R9 R7 R9 R11")[i % 3] for i in range(84)), encoding="utf-8"
    )
    for path in (too_few, lonely, copies):
        assert run("solve", "mathmagic", "--tiles", path) == "There is no solution. That is proven.\n"


def test_where_the_time_is_up_the_best_that_was_found_is_told(tmp_path: Path) -> None:
    # One chip matches no other, so the frame cannot be filled; but proving that would take ages.
    others = re.sub(r"R11?\b", "R7", abaculus.load_game("mathmagic").default_tiles()).splitlines()
    path = tmp_path / "hard.txt"
    path.write_text("\n".join([*others[:-1], "R11 R11 R11 R11"]), encoding="utf-8")
    *lays, told, position = run("solve", "mathmagic", "--tiles", path, "--time", 0.5).splitlines()
    assert told == f"Not solved in the time given. The best found: {len(lays)} pieces."
    assert 60 < len(lays) < 84
    assert len(position.split("table=")[1].split(",")) == len(lays)


def test_chips_that_all_go_together_are_laid_at_once(tmp_path: Path) -> None:
    path = tmp_path / "plain.txt"
    path.write_text("Y3 Y3 Y3 Y3\n" * 84, encoding="utf-8")
    assert "Solved: 84 lays." in run("solve", "mathmagic", "--tiles", path, "--rectangle", "12x7")


# -- hints -------------------------------------------------------------------------------------------------------------


def test_hints_lead_to_a_full_frame() -> None:
    state = abaculus.load_game("mathmagic", players=1).new_initial_state()
    bot = make_bot("greedy")
    while not state.is_terminal():
        state.apply_action(bot.choose(state.information(0)))
    assert state.scores() == [84]


def test_a_hint_keeps_what_lies_already_when_that_can_be_completed() -> None:
    game = abaculus.load_game("mathmagic", players=1, rectangle="12x7")
    solution = solve(game, 60, 11)
    assert solution is not None
    state, bot = game.new_initial_state(), make_bot("greedy")
    for lay in solution.lays[::2][:30]:  # every other chip of an arrangement that the hints have not seen
        state.apply_action(state.string_to_action(lay))
    laid = state.to_position().split("table=")[1].split(",")
    while not state.is_terminal():
        state.apply_action(bot.choose(state.information(0)))
    assert state.scores() == [84]
    assert set(laid) <= set(state.to_position().split("table=")[1].split(","))


def test_where_nothing_can_be_completed_a_hint_still_lays_a_chip() -> None:
    game = abaculus.load_game("mathmagic", players=1, tiles="G1 Y1 B1 R1\n" * 84)
    state, bot = game.new_initial_state(), make_bot("greedy")
    action = bot.choose(state.information(0))
    assert "@" in state.action_to_string(action)
