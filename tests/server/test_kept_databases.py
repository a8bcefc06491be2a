"""Databases that earlier versions wrote, in SQLite and in PostgreSQL: their people are recognised, and their games go on."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from server_databases import postgresql, shared_postgresql
from server_player import Guest
from server_start import server
from sizes import sized
from written_before import still_says

pytestmark = pytest.mark.compiled

VERSIONS = sorted((Path(__file__).parents[1] / "core" / "data" / "versions").iterdir())
PEOPLE = ("Ada", "Ben", "Cleo")
EVENTS = sized(24, interpreted=6, soak=10_000)
"""How many events are added when a game goes on. The first game is always played to its end."""


class Kept(NamedTuple):
    """A database that an earlier version wrote, in use again, and what its people saw there last."""

    url: str
    people: dict[str, Any]


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> Iterator[Kept]:
    version: Path = request.param
    if kind == "sqlite":
        shutil.copy(version / "abaculus.db", tmp_path)
        yield Kept(f"sqlite:///{tmp_path}/abaculus.db", _read(version / "people.json"))
        return
    with postgresql() as url:
        running = shared_postgresql()
        assert running is not None
        running.load(url, version / "postgresql.sql")
        yield Kept(url, _read(version / "postgresql-people.json"))


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


async def test_a_database_is_taken_over_with_its_people_and_their_tables(kept: Kept) -> None:
    with server(database=kept.url, keep_days=100_000) as one:  # nobody is forgotten, however long ago that was
        async with AsyncExitStack() as stack:
            ada, ben, cleo = await _return(stack, one.url, kept)
            for table, before in kept.people["tables"].items():
                seen = [await guest.get(f"/api/tables/{table}") for guest in (ada, ben)]
                assert [one["position"] for one in seen] == before["positions"]
                assert [len(one["log"]) for one in seen] == before["logs"]
                now = seen[0]["table"]
                assert (now["phase"], now["totals"]) == (before["phase"], before["totals"])
                assert [seat["name"] for seat in now["seats"]] == before["seats"]
                if before["log"] is not None:
                    still_says(await ada.get(f"/api/tables/{table}/log"), before["log"])
            course = await cleo.get(f"/api/classes/{kept.people['course']}/teacher")
            assert {seat["name"] for table in course["tables"] for seat in table["seats"]} == {"Ada", "Ben"}


async def test_games_of_an_earlier_version_go_on(kept: Kept) -> None:
    unfinished = [table for table, before in kept.people["tables"].items() if before["phase"] == "playing"]
    assert len(unfinished) > 2
    with server(database=kept.url, keep_days=100_000) as one:
        async with AsyncExitStack() as stack:
            ada, ben, _ = await _return(stack, one.url, kept)
            for number, table in enumerate(unfinished):
                before = await ada.get(f"/api/tables/{table}")
                await _settle(ada, ben, table)
                until = before["seq"] + EVENTS if number else 10_000
                await asyncio.gather(*(_play_on(guest, table, until) for guest in (ada, ben)))
                now = await ada.get(f"/api/tables/{table}")
                if now["table"]["phase"] == "playing":
                    assert number
                    assert now["seq"] >= until
                    assert now["log"][: len(before["log"])] == before["log"]
                else:
                    assert now["table"]["why"] == "over"


async def _return(stack: AsyncExitStack, base: str, kept: Kept) -> list[Guest]:
    """The people of the database, with the cookies that they were given then."""
    guests = []
    for name in PEOPLE:
        guest = Guest(base, name)
        cookie, _, value = kept.people["people"][name]["cookie"].partition("=")
        guest.http.cookies.set(cookie, value, domain=urlsplit(base).hostname or "")
        stack.push_async_callback(guest.http.aclose)
        assert (await guest.get("/api/guest"))["name"] == name
        guests.append(guest)
    return guests


async def _settle(ada: Guest, ben: Guest, table: str) -> None:
    """Answer what was asked last, and end a pause."""
    seen = await ada.get(f"/api/tables/{table}")
    if seen["table"]["question"]:
        await ben.do(table, "answer", seq=seen["seq"], yes=False)
    if seen["table"]["paused"]:
        await ada.do(table, "resume")


async def _play_on(guest: Guest, table: str, until: int) -> None:
    """Play until the game is over or has reached an event. All see that event, so nobody waits for a player who has gone."""
    async with guest.socket(table) as socket:
        await socket.receive()
        dice = random.Random(table)
        while socket.update["table"]["phase"] == "playing" and socket.update["seq"] < until:
            if socket.update["table"]["mover"] in socket.update["you"]["seats"] and socket.moves():
                await socket.play(dice, most=1)
            else:
                await socket.until(lambda message: message["type"] == "update")
