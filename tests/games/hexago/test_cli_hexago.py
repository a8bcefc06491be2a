"""The commands with Hexago: its tiles, and how many sequences of actions there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import LANE, refused, run

import abaculus

pytestmark = pytest.mark.once

TILES = abaculus.load_game("hexago").default_tiles()


def test_few_tiles_are_enough_for_few_players(tmp_path: Path) -> None:
    file = tmp_path / "few.txt"
    file.write_text("\n".join(TILES.splitlines()[:22]) + "\n", encoding="utf-8")
    assert "20 lines of tiles for Hexago Continuo, enough for this many players: 1, 2\n" in run(
        "tiles", "check", "hexago", file
    )


def test_a_bad_tile_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("# mine\nY6 B5 R2 R1 P4 G3\nY6 B5 R2 R1 P4\n", encoding="utf-8")
    told = f"{file}, line 3: a tile has six fields, this one has 5"
    assert told in refused("tiles", "check", "hexago", file)
    assert "line 3: a tile has six fields" in refused("simulate", "hexago", "--lane", LANE, "--tiles", file)
    assert "line 3: a tile has six fields" in refused("perft", "hexago", "--tiles", file)


def test_perft_prints_a_count_for_every_depth() -> None:
    told = run("perft", "hexago", "--depth", 3)
    for count in ("2", "72", "2,520"):
        assert count in told
    assert "3.780" in run("perft", "hexago", "--players", 3, "--depth", 3, "--lang", "de")
