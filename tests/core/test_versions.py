"""Logs and positions that earlier versions wrote are still read; for their databases see `test_kept_databases.py`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sizes import sized
from written_before import still_says

import abaculus
from abaculus.core.match import read_logs

VERSIONS = sorted((Path(__file__).parent / "data" / "versions").iterdir())


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def version(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_logs_are_replayed_to_the_same_end(version: Path) -> None:
    lines = (version / "games.jsonl").read_text(encoding="utf-8").splitlines()
    matches = list(read_logs(version / "games.jsonl"))
    assert {match.game.id for match in matches} <= set(abaculus.list_games())
    for match, line in zip(matches, lines, strict=True):
        still_says(match.to_json(), json.loads(line))


def test_positions_are_read_and_everybody_is_told_the_same_of_them(version: Path) -> None:
    kept = (version / "positions.jsonl").read_text(encoding="utf-8").splitlines()
    for line in kept[:: sized(1, interpreted=7, soak=1)]:
        one = json.loads(line)
        game = abaculus.load_game(one["game"], **one["options"])
        state = game.from_position(one["position"])
        assert state.to_position() == one["position"]
        assert [state.view(seat)["position"] for seat in (*range(game.num_players()), None)] == one["known"]
        for known in one["known"]:
            assert game.from_position(known).to_position() == known
