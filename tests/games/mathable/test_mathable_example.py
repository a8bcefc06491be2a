"""What must be exactly right: the worked example, and the four real games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import mathable_lanes
import pytest

import abaculus
from abaculus.games.mathable.game import Mathable
from abaculus.games.mathable.score_sheet import check_sheet, read_sheet

GAMES = sorted((Path(__file__).parent / "mathable_games").glob("*.txt"))


def opened() -> abaculus.Match:
    """Both racks of the example; the 42 starts."""
    match = abaculus.Match(abaculus.load_game("mathable"), seats=["Ada", "Ben"])
    for token in (42, 21, 1, 2, 8, 12, 16, 17, 3, 4, 6, 7, 7, 8):
        match.apply(f"draw {token}")
    return match


def place(match: abaculus.Match, text: str) -> int:
    worth = match.state.worth(match.state.string_to_action(text))
    match.apply(text)
    return worth


def after_ada() -> abaculus.Match:
    match = opened()
    for text in ("12@8I", "8@6H", "2@9G", "1@7F", "16@8J", "extra", "draw 11", "end"):
        match.apply(text)
    for token in (9, 9, 10, 10):
        match.apply(f"draw {token}")
    return match


def test_the_first_turn_of_the_example_brings_39() -> None:
    match = opened()
    assert match.state.current_player() == 0
    assert [place(match, text) for text in ("12@8I", "8@6H", "2@9G", "1@7F", "16@8J")] == [12, 8, 2, 1, 16]
    assert {match.state.action_to_string(action) for action in match.state.legal_actions()} == {"extra", "no extra"}
    match.apply("extra")
    match.apply("draw 11")
    assert match.state.view(0)["racks"][0] == ["11", "17", "42!"]
    assert [match.state.action_to_string(action) for action in match.state.legal_actions()] == ["end"]
    match.apply("end")
    assert match.state.scores() == [39, 0]


def test_the_second_turn_of_the_example_brings_121() -> None:
    match = after_ada()
    assert match.state.current_player() == 1
    assert [place(match, text) for text in ("7@8F", "6@9F", "8@9H", "4@6G", "3@9E")] == [7, 6, 16, 4, 3]
    assert place(match, "21@8E") == 21
    match.apply("no extra")
    assert place(match, "7@10E") == 14 + 50
    assert match.state.scores() == [39, 121]
    # The turn has ended on its own, and seven tokens are drawn.
    assert match.state.is_chance_node()


def test_a_7_cannot_go_on_7e_which_wants_a_plus() -> None:
    match = after_ada()
    for text in ("7@8F", "6@9F", "8@9H", "4@6G", "3@9E", "21@8E", "no extra"):
        match.apply(text)
    with pytest.raises(abaculus.IllegalAction, match=r"7@7E: 7E wants a \+"):
        match.apply("7@7E")


def test_after_the_example_42_fits_on_10f_only() -> None:
    match = after_ada()
    for text in ("7@8F", "6@9F", "8@9H", "4@6G", "3@9E", "21@8E", "no extra", "7@10E"):
        match.apply(text)
    for token in (1, 1, 2, 2, 3, 4, 5):
        match.apply(f"draw {token}")
    texts = [match.state.action_to_string(action) for action in match.state.legal_actions()]
    assert [text for text in texts if text.startswith("42@")] == ["42@10F"]


def test_why_the_8_on_9h_brings_16() -> None:
    match = after_ada()
    for text in ("7@8F", "6@9F"):
        match.apply(text)
    parts = match.state.score_parts(match.state.string_to_action("8@9H"))
    said = {tuple(part.args[name] for name in ("a", "sign", "b")) for part in parts}
    assert sum(part.points for part in parts) == 16
    assert len(said) == 2


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_placement_of_the_real_games_is_legal_and_every_turn_counted_right(path: Path) -> None:
    game, turns = abaculus.load_game("mathable"), read_sheet(path.read_text("utf-8"))
    assert isinstance(game, Mathable)
    found = check_sheet(game, turns, bonus=False)
    assert found.faults == []
    assert found.turns == [turn.points for turn in turns]
    assert found.placements == 50


def test_the_real_games_have_200_placements_and_50_turns() -> None:
    sheets = [read_sheet(path.read_text("utf-8")) for path in GAMES]
    assert sum(len(turn.placements) for turns in sheets for turn in turns) == 200
    assert sum(len(turns) for turns in sheets) == 50


def test_the_real_games_come_out_move_by_move_in_this_lane() -> None:
    assert mathable_lanes.played("cpu") == mathable_lanes.turns()[3]


@pytest.mark.compiled  # it starts its own processes, whichever way this one runs
@pytest.mark.parametrize(("lane", "switch"), [("cuda", "NUMBA_ENABLE_CUDASIM"), ("cpu", "NUMBA_DISABLE_JIT")])
def test_the_real_games_come_out_in_the_other_lanes(lane: str, switch: str) -> None:
    done = subprocess.run(
        [sys.executable, mathable_lanes.__file__, lane],
        env={**os.environ, switch: "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == mathable_lanes.turns()[3]
