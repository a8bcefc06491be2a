"""Looking after a server: what `abaculus admin` does to the database, a running server takes in."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from server_player import Guest
from server_start import Server, postgresql, run_command, server

from abaculus.server.identity import _BELIEVED

pytestmark = pytest.mark.compiled


def admin(one: Server, *words: str, fails: bool = False) -> str:
    """Run `abaculus admin` on a server's database; what it prints."""
    environment = {"ABACULUS_DATA": str(one.folder), "ABACULUS_LANG": "en"}
    if "database" in one.settings:
        environment["ABACULUS_DATABASE"] = one.settings["database"]
    code, told, errors = run_command(["admin", *words], **environment)
    assert (code != 0) == fails, told + errors
    return errors if fails else told


def finished_game(base: str, game: str = "castle") -> tuple[str, str, str]:
    """A game between Ada and a bot, played to its end: the table, Ada's id and Ada's cookie."""

    async def play() -> tuple[str, str, str]:
        async with Guest(base, "Ada") as ada:
            table = await ada.make_table(game, ["me", "greedy"])
            async with ada.socket(table) as socket:
                await socket.ask("sit")
                await socket.play(random.Random(1))
            return table, (await ada.get("/api/guest"))["id"], ada.cookie

    return asyncio.run(play())


def eventually(holds: object, seconds: float = 60) -> None:
    assert callable(holds)
    late = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.1)


def test_tables_are_listed_ended_and_deleted_beside_a_running_server() -> None:
    async def waiting(base: str) -> str:
        async with Guest(base, "Ben") as ben:
            return await ben.make_table("hexago", ["me", "open"])

    with server() as one:
        table = asyncio.run(waiting(one.url))
        over, _, _ = finished_game(one.url)
        listed = [json.loads(line) for line in admin(one, "tables", "--json").splitlines()]
        assert {entry["id"]: entry["phase"] for entry in listed} == {table: "waiting", over: "over"}
        assert "Ada" in admin(one, "tables", "--phase", "over")
        assert "over" in admin(one, "end", over, fails=True)

        admin(one, "end", table)
        eventually(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["phase"] == "over")
        seen = httpx.get(f"{one.url}/api/tables/{table}").json()["table"]
        assert (seen["why"], len(seen["seed"])) == ("closed", 64)

        admin(one, "delete", over)
        eventually(lambda: httpx.get(f"{one.url}/api/tables/{over}").status_code == 404)
        assert "there is no table" in admin(one, "delete", over, fails=True)
        assert "waiting, playing or over" in admin(one, "tables", "--phase", "later", fails=True)


def test_a_forgotten_guest_leaves_games_without_a_name() -> None:
    with server() as one:
        table, guest, cookie = finished_game(one.url)
        before = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        assert before["seats"] == ["Ada", "greedy"]
        assert "one table" in admin(one, "forget", guest)
        eventually(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Nobody")
        after = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        assert after == {**before, "seats": ["Nobody", "greedy"]}
        asked = {"headers": {"cookie": cookie}}
        eventually(lambda: httpx.get(f"{one.url}/api/guest", **asked).json().get("reason") == "no-guest")
        assert "there is no guest" in admin(one, "forget", guest, fails=True)


def test_a_forgotten_guest_is_in_no_log_and_cannot_go_on() -> None:
    async def story(one: Server) -> None:
        async with Guest(one.url, "Ada Lovelace") as ada, Guest(one.url, "Bob") as bob:
            guest = (await ada.get("/api/guest"))["id"]
            left = await bob.make_table("castle", ["me", "open"])
            await ada.do(left, "sit")
            await ada.do(left, "leave")
            first = await bob.make_table("castle", ["me", "open"])
            for player in (bob, ada):
                await player.do(first, "sit")
            await bob.do(first, "resign")
            again = (await bob.do(first, "rematch"))["table"]  # a seat there is kept for Ada
            async with ada.socket(again) as socket:
                await socket.receive()
                assert "3 tables" in await asyncio.to_thread(admin, one, "forget", guest)
                with sqlite3.connect(one.folder / "abaculus.db") as kept:
                    text = "\n".join(kept.iterdump())
                kept.close()
                assert guest not in text
                assert "Lovelace" not in text
                await asyncio.sleep(_BELIEVED)
                assert (await socket.ask("sit"))["reason"] == "no-guest"
            assert await ada.refused("/api/guest/tokens", label="x") == "no-guest"

    with server() as one:
        asyncio.run(story(one))


def test_a_copy_is_made_while_the_server_writes_and_brings_everything_back(tmp_path: Path) -> None:
    with server() as one:
        table, _, _ = finished_game(one.url)
        log = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        copy = tmp_path / "copy.db"
        admin(one, "backup", str(copy))
        assert "there already" in admin(one, "backup", str(copy), fails=True)
        later, _, _ = finished_game(one.url)
        one.stop()
        assert "--replace" in admin(one, "restore", str(copy), fails=True)
        admin(one, "restore", str(copy), "--replace")
        one.start()
        assert httpx.get(f"{one.url}/api/tables/{table}/log").json() == log
        assert httpx.get(f"{one.url}/api/tables/{later}").status_code == 404
        assert (one.folder / "abaculus.db.before").exists()
        damaged = tmp_path / "damaged.db"
        damaged.write_bytes(b"this is no database" * 100)
        assert "is no copy" in admin(one, "restore", str(damaged), "--replace", fails=True)
        assert httpx.get(f"{one.url}/api/tables/{table}/log").json() == log


def test_postgresql_is_listed_and_left_to_its_own_tools_for_copies(tmp_path: Path) -> None:
    with postgresql() as database, server(database=database) as one:
        table, guest, _ = finished_game(one.url)
        assert table in admin(one, "tables")
        assert "pg_dump" in admin(one, "backup", str(tmp_path / "copy.db"), fails=True)
        admin(one, "forget", guest)
        eventually(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Nobody")
        assert "0 tables" in admin(one, "sweep", "--days", "1")
