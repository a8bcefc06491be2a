"""Files of earlier versions can still be opened: logs, positions, and a server's database. See `keep_version.py`."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_start import server
from sizes import sized

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
    assert [match.to_json() for match in matches] == [json.loads(line) for line in lines]


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


@pytest.mark.compiled
def test_a_database_is_taken_over_with_its_people_and_their_tables(version: Path, tmp_path: Path) -> None:
    kept = json.loads((version / "people.json").read_text(encoding="utf-8"))
    shutil.copy(version / "abaculus.db", tmp_path)

    async def ask(base: str, name: str, path: str) -> Any:
        cookie = {"cookie": kept["people"][name]["cookie"]}
        async with httpx.AsyncClient(base_url=base, headers=cookie) as client:
            answer = await client.get(path)
            assert answer.status_code == 200, (path, answer.text)
            return answer.json()

    async def look(base: str) -> None:
        for table, before in kept["tables"].items():
            seen = [await ask(base, name, f"/api/tables/{table}") for name in ("Ada", "Ben")]
            assert [one["position"] for one in seen] == before["positions"]
            assert [len(one["log"]) for one in seen] == before["logs"]
            now = seen[0]["table"]
            assert (now["phase"], now["totals"]) == (before["phase"], before["totals"])
            assert [seat["name"] for seat in now["seats"]] == before["seats"]
            if before["log"] is not None:
                assert await ask(base, "Ada", f"/api/tables/{table}/log") == before["log"]
        course = await ask(base, "Cleo", f"/api/classes/{kept['course']}/teacher")
        assert {seat["name"] for table in course["tables"] for seat in table["seats"]} == {"Ada", "Ben"}

    # However long ago that was, nobody is forgotten.
    with server(database=f"sqlite:///{tmp_path}/abaculus.db", keep_days=100_000) as one:
        asyncio.run(look(one.url))
