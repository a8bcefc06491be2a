"""Looking after a server: a running server takes in what `abaculus admin` does to its database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest
from sample_games import DICE_GAME, FIRST_GAME
from server_databases import postgresql
from server_player import Guest
from server_start import Server, run_command, server
from waiting import until

pytestmark = pytest.mark.compiled


def admin(one: Server, *words: str, fails: bool = False, most_bytes: int | None = None) -> str:
    """Run `abaculus admin` on a server's database; what it prints. It can write no file longer than `most_bytes`."""
    environment = {"ABACULUS_DATA": str(one.folder), "ABACULUS_LANG": "en"}
    if "database" in one.settings:
        environment["ABACULUS_DATABASE"] = one.settings["database"]
    run = run_command if most_bytes is None else partial(_run_with_little_room, most_bytes)
    code, told, errors = run(["admin", *words], **environment)
    assert code == (2 if fails else 0), told + errors
    return errors if fails else told


def _run_with_little_room(most_bytes: int, words: list[str], **environment: str) -> tuple[int, str, str]:
    command = [sys.executable, "-c", "from abaculus.cli.main import main; main()", *words]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes)),
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


async def finished_game(base: str, game: str = DICE_GAME) -> tuple[str, str, str]:
    """A game between Ada and a bot, played to its end: the table, Ada's id and Ada's cookie."""
    async with Guest(base, "Ada") as ada:
        table = await ada.make_table(game, ["me", "greedy"])
        async with ada.socket(table) as socket:
            await socket.ask("sit")
            await socket.play(random.Random(1))
        return table, (await ada.get("/api/guest"))["id"], ada.cookie


async def test_tables_are_listed_ended_and_deleted_beside_a_running_server() -> None:
    with server() as one:
        async with Guest(one.url, "Ben") as ben:
            table = await ben.make_table(FIRST_GAME, ["me", "open"])
        over, _, _ = await finished_game(one.url)
        listed = [json.loads(line) for line in admin(one, "tables", "--json").splitlines()]
        assert {entry["id"]: entry["phase"] for entry in listed} == {table: "waiting", over: "over"}
        assert "Ada" in admin(one, "tables", "--phase", "over")
        assert "over" in admin(one, "end", over, fails=True)

        admin(one, "end", table)
        await until(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["phase"] == "over")
        seen = httpx.get(f"{one.url}/api/tables/{table}").json()["table"]
        assert (seen["why"], len(seen["seed"])) == ("closed", 64)

        admin(one, "delete", over)
        await until(lambda: httpx.get(f"{one.url}/api/tables/{over}").status_code == 404)
        assert "there is no table" in admin(one, "delete", over, fails=True)
        assert "waiting, playing or over" in admin(one, "tables", "--phase", "later", fails=True)


async def test_a_forgotten_guest_leaves_games_without_a_name() -> None:
    with server() as one:
        table, guest, cookie = await finished_game(one.url)
        before = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        assert before["seats"] == ["Ada", "greedy"]
        assert "one table" in admin(one, "forget", guest)
        await until(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Nobody")
        after = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        assert after == {**before, "seats": ["Nobody", "greedy"]}
        known = {"cookie": cookie}
        await until(lambda: httpx.get(f"{one.url}/api/guest", headers=known).json().get("reason") == "no-guest")
        assert "there is no guest" in admin(one, "forget", guest, fails=True)


async def test_a_forgotten_guest_is_in_no_log_and_cannot_go_on() -> None:
    with server() as one:
        async with Guest(one.url, "Ada Lovelace") as ada, Guest(one.url, "Bob") as bob:
            guest = (await ada.get("/api/guest"))["id"]
            left = await bob.make_table(DICE_GAME, ["me", "open"])
            await ada.do(left, "sit")
            await ada.do(left, "leave")
            first = await bob.make_table(DICE_GAME, ["me", "open"])
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

                async def is_nobody() -> bool:
                    return bool((await ada.http.get("/api/guest")).json().get("reason") == "no-guest")

                await until(is_nobody)  # a cookie is believed for some seconds
                assert (await socket.ask("sit"))["reason"] == "no-guest"
            assert await ada.refused("/api/guest/tokens", label="x") == "no-guest"


async def test_a_copy_is_made_while_the_server_writes_and_brings_everything_back(tmp_path: Path) -> None:
    with server() as one:
        table, _, _ = await finished_game(one.url)
        log = httpx.get(f"{one.url}/api/tables/{table}/log").json()
        copy = tmp_path / "copy.db"
        admin(one, "backup", str(copy))
        assert "there already" in admin(one, "backup", str(copy), fails=True)
        later, _, _ = await finished_game(one.url)
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


async def test_restoring_beside_a_running_server_lost_every_later_move(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with server() as one:
        first, _, _ = await finished_game(one.url)
        admin(one, "backup", str(copy))
        for words in (("restore", str(copy), "--replace"), ("restore", str(copy))):
            assert "is in use" in admin(one, *words, fails=True)
        elsewhere = tmp_path / "link"
        elsewhere.symlink_to(one.folder)
        through_link = Server({}, {}, elsewhere)
        assert "is in use" in admin(through_link, "restore", str(copy), "--replace", fails=True)
        (tmp_path / "linked.db").symlink_to(one.folder / "abaculus.db")
        linked = Server({"database": f"sqlite:///{tmp_path}/linked.db"}, {}, tmp_path)
        assert "is in use" in admin(linked, "restore", str(copy), "--replace", fails=True)

        second, _, _ = await finished_game(one.url)
        one.restart()
        assert httpx.get(f"{one.url}/api/tables/{second}").json()["table"]["phase"] == "over"
        one.kill()  # the lock goes with the process
        assert ".before" in admin(one, "restore", str(copy), "--replace")
        one.start()
        assert httpx.get(f"{one.url}/api/tables/{first}").status_code == 200
        assert httpx.get(f"{one.url}/api/tables/{second}").status_code == 404


async def test_one_of_two_servers_on_a_database_is_enough_to_refuse(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with server() as one, server(database=f"sqlite:///{one.folder}/abaculus.db") as other:
        await finished_game(other.url)
        admin(one, "backup", str(copy))
        one.stop()
        assert "is in use" in admin(one, "restore", str(copy), "--replace", fails=True)
        other.stop()
        admin(one, "restore", str(copy), "--replace")


def test_a_server_that_holds_no_lock_is_noticed_all_the_same(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    here = Server({}, {}, tmp_path)
    admin(here, "tables")
    admin(here, "backup", str(copy))
    with contextlib.closing(sqlite3.connect(tmp_path / "abaculus.db")) as other:
        other.execute("PRAGMA journal_mode=WAL").fetchone()
        other.execute("SELECT count(*) FROM guests").fetchone()
        assert "is in use" in admin(here, "restore", str(copy), "--replace", fails=True)
    admin(here, "restore", str(copy), "--replace")


def test_restoring_what_was_kept_before_deleted_it(tmp_path: Path) -> None:
    def mark(word: str) -> None:
        with contextlib.closing(sqlite3.connect(tmp_path / "abaculus.db")) as database:
            database.execute("INSERT OR REPLACE INTO secrets VALUES ('mark', ?)", (word,))
            database.commit()

    def marked(name: str = "abaculus.db") -> str:
        with contextlib.closing(sqlite3.connect(tmp_path / name)) as database:
            return str(database.execute("SELECT value FROM secrets WHERE name = 'mark'").fetchone()[0])

    here, copy = Server({}, {}, tmp_path), tmp_path / "copy.db"
    admin(here, "tables")
    mark("old")
    admin(here, "backup", str(copy))
    mark("new")
    admin(here, "restore", str(copy), "--replace")
    assert (marked(), marked("abaculus.db.before")) == ("old", "new")
    admin(here, "restore", str(tmp_path / "abaculus.db.before"), "--replace")
    assert (marked(), marked("abaculus.db.before"), marked("abaculus.db.before-2")) == ("new", "new", "old")
    assert "is the database itself" in admin(here, "restore", str(tmp_path / "abaculus.db"), "--replace", fails=True)
    (tmp_path / "abaculus.db").write_bytes(b"damaged" * 1000)  # when a copy is needed most
    admin(here, "restore", str(copy), "--replace")
    assert (marked(), (tmp_path / "abaculus.db.before-3").read_bytes()) == ("old", b"damaged" * 1000)


def test_a_disk_that_fills_up_while_a_copy_is_restored_cost_the_database(tmp_path: Path) -> None:
    here, copy = Server({}, {}, tmp_path), tmp_path / "copy.db"
    admin(here, "tables")
    admin(here, "backup", str(copy))
    with contextlib.closing(sqlite3.connect(tmp_path / "abaculus.db")) as database:
        database.execute("INSERT INTO secrets VALUES ('mark', 'here')")
        database.commit()
    before = (tmp_path / "abaculus.db").read_bytes()
    for room in (0, 20_000, len(before) - 4096):
        said = admin(here, "restore", str(copy), "--replace", fails=True, most_bytes=room)
        assert "Traceback" not in said
        assert (tmp_path / "abaculus.db").read_bytes() == before
        assert not list(tmp_path.glob("*.new*"))
    admin(here, "restore", str(copy), "--replace")


def test_a_server_waits_for_a_copy_that_is_being_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from abaculus.server.storage import database_lock
    from abaculus.server.trouble import Trouble

    monkeypatch.setattr(database_lock, "_PATIENCE", 0.1)
    lock = database_lock.DatabaseLock(f"sqlite+aiosqlite:///{tmp_path}/games.db")
    with database_lock.alone(tmp_path / "games.db"), pytest.raises(Trouble, match="is being restored"):
        lock.share()
    lock.share()
    with pytest.raises(Trouble, match="is in use"), database_lock.alone(tmp_path / "games.db"):
        pass
    lock.release()


async def test_postgresql_is_listed_and_left_to_its_own_tools_for_copies(tmp_path: Path) -> None:
    with postgresql() as database, server(database=database) as one:
        table, guest, _ = await finished_game(one.url)
        assert table in admin(one, "tables")
        assert "pg_dump" in admin(one, "backup", str(tmp_path / "copy.db"), fails=True)
        admin(one, "forget", guest)
        await until(lambda: httpx.get(f"{one.url}/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Nobody")
        assert "0 tables" in admin(one, "sweep", "--days", "1")
