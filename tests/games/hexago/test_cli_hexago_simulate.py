"""`abaculus simulate` with Hexago, its own tiles and all its options."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from commands import LANE, refused

import abaculus

pytestmark = pytest.mark.once

TILES = abaculus.load_game("hexago").default_tiles()


def test_the_python_and_the_cpu_lane_write_the_same_log(tmp_path: Path) -> None:
    """With every option, because the other lane is a separate process, which has to be given them all."""
    (tmp_path / "own.txt").write_text("\n".join(TILES.splitlines()[2:34]) + "\n", encoding="utf-8")
    logs = []
    for lane in ("python", "cpu"):
        file = tmp_path / f"{lane}.jsonl"
        command = f"simulate hexago --games 2 --lane {lane} --bots greedy,random,random --seed 11 --players 3"
        command += " --threads 1 -o hands=open -o match=free --format json"
        files = ["--tiles", str(tmp_path / "own.txt"), "--log", str(file)]
        done = subprocess.run(
            [sys.executable, "-m", "abaculus.cli", *command.split(), *files],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["lane"] == lane
        logs.append(file.read_bytes())
    assert logs[0] == logs[1]
    assert logs[0].count(b"\n") == 2
    options = json.loads(logs[0].splitlines()[0])["options"]
    assert (options["players"], options["match"], options["hands"]) == (3, "free", "open")
    assert options["tiles"].count("\n") == 32


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-o", "match=maybe"], "match='maybe' is not possible; it can be free or required"),
        (["--players", "9"], "hexago is played by 1 to 4 players, not by 9"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: list[str], why: str) -> None:
    assert why in refused("simulate", "hexago", "--lane", LANE, *arguments)
