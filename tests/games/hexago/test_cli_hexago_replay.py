"""`abaculus replay` with a game of Hexago: what a viewer sees of it, and forged logs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from commands import LANE, refused, run

from abaculus.core.match import read_logs

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("logs") / "game.jsonl"
    run("simulate", "hexago", "--lane", LANE, "--games", 1, "--bots", "greedy,random", "--seed", 5, "--log", file)
    return file


def test_a_viewer_is_shown_what_the_viewer_saw(log: Path) -> None:
    match = next(read_logs(log))
    for viewer, seat in (("0", 0), ("1", 1), ("none", None)):
        lines = run("replay", log, "--game", 1, "--viewer", viewer).splitlines()[1:]
        seen = match.log(seat, everything=False)
        lines = lines[: len(seen)]
        assert [text in line for line, text in zip(lines, seen, strict=True)] == [True] * len(seen)
        assert sum("draw ?" in line for line in lines) == (16 if seat is None else 8)


def test_boards_are_drawn_after_every_move(log: Path) -> None:
    assert run("replay", log, "--game", 1, "--boards").count("◆") == 16


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (
            lambda log: {**log, "actions": ["start 7", *log["actions"][1:]]},
            "line 1: action 1 of 35: 'start 7' cannot come up",
        ),
        (
            lambda log: {**log, "actions": [*log["actions"], "start 0"]},
            "line 1: action 36 of 36: 'start 0': the game is over",
        ),
        (lambda log: {**log, "options": {"players": 5}}, "hexago is played by 1 to 4 players"),
    ],
)
def test_a_forged_log_is_refused(
    log: Path, tmp_path: Path, forge: Callable[[dict[str, Any]], object], why: str
) -> None:
    true = json.loads(log.read_text(encoding="utf-8"))
    file = tmp_path / "forged.jsonl"
    file.write_text(json.dumps(forge(true)) + "\n", encoding="utf-8")
    assert why in refused("replay", file)
