"""Score sheets and counts on the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import LANE, refused, run, three_games
from sample_games import DICE_GAME, FIRST_GAME, LOW_GAME

import abaculus


@pytest.mark.parametrize("name", [FIRST_GAME, DICE_GAME, LOW_GAME])
def test_the_sheet_of_a_log_has_every_move_all_totals_and_a_count_that_adds_up(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jsonl"
    run("simulate", name, "--lane", LANE, "--games", 1, "--seed", 4, "--log", file)
    log = json.loads(file.read_text(encoding="utf-8"))
    told = run("score", file)
    assert told.startswith(abaculus.game_info(name).title)
    for text in log["actions"]:
        assert text.startswith(("draw ", "roll ", "start ")) or text in told
    assert [f"Total: {score:,}" in told for score in log["scores"]] == [True, True]
    data = json.loads(run("score", file, "--json"))
    assert data["sheet"][-1]["totals"] == data["scores"] == log["scores"]
    for lines, score in zip(data["count"], log["scores"], strict=True):
        assert sum(line["points"] for line in lines) == score
    assert "Die Schlusswertung" in run("score", file, "--lang", "de")


def test_every_game_of_a_file_has_its_sheet(tmp_path: Path) -> None:
    told = run("score", three_games(tmp_path))
    assert told.count("The final count") == 3


def test_a_broken_log_is_told(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(f'{{"game": "{FIRST_GAME}"', encoding="utf-8")
    assert "line 1" in refused("score", file)
