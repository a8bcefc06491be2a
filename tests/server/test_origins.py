"""Where a request comes from: other origins, forwarded addresses; and what everybody can see of the server."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets
from ports import free_port
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest
from server_start import Server, server

from abaculus.server.http.edge_middleware import same_origin
from abaculus.server.limits import client_address
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.settings import Settings, trusted_networks


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server(limits={"messages_per_second": 1_000_000.0}) as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


# -- where from, and how much ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://", "//x", "http://[", "http://127.0.0.1:1"]
)
async def test_another_origin_is_refused(base: str, origin: str) -> None:
    answer = httpx.post(f"{base}/api/guest", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")
    assert "set-cookie" not in answer.headers
    async with Guest(base, "Hope") as hope:
        table = await hope.make_table(DICE_GAME, ["me", "open"])
        address = f"ws://{base.removeprefix('http://')}/api/tables/{table}/socket"
        headers = {"cookie": hope.cookie, "origin": origin}
        async with websockets.connect(address, additional_headers=headers, open_timeout=60) as socket:
            assert json.loads(await socket.recv())["reason"] == "bad-origin"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_our_own_pages_and_the_public_address_are_no_other_origin(base: str) -> None:
    assert httpx.post(f"{base}/api/guest", json={"name": "Ada"}, headers={"origin": base}).status_code == 200
    assert same_origin({"origin": "https://games.example", "host": "10.0.0.1:8000"}, "https://games.example/")  # type: ignore[arg-type]
    assert not same_origin({"origin": "https://games.example", "host": "10.0.0.1:8000"}, "")  # type: ignore[arg-type]
    assert not same_origin({"origin": "https://games.example.evil", "host": "games.example"}, "")  # type: ignore[arg-type]


TRUSTED = trusted_networks(("10.0.0.0/8", "::1"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.9, 198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("10.1.2.3", "rubbish", "10.1.2.3"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::"),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("unknown", "198.51.100.1", "unknown"),
    ],
)
def test_a_forwarded_address_is_believed_from_trusted_proxies_only(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, {"x-forwarded-for": forwarded}, TRUSTED) == address


def test_an_address_that_a_client_made_up_is_not_believed_before_the_line_that_the_proxy_added() -> None:
    """Some proxies add a second X-Forwarded-For instead of continuing the first."""
    with server(trusted_proxies="127.0.0.1", limits={"guests_per_address_and_hour": 2}) as one:
        told = []
        for number in range(4):
            lines = [("x-forwarded-for", f"192.0.2.{number}"), ("x-forwarded-for", "198.51.100.7")]
            told.append(httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers=lines).status_code)
        assert told == [200, 200, 429, 429]
        other = [("x-forwarded-for", "198.51.100.8")]
        assert httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers=other).status_code == 200


def test_an_address_that_a_client_made_up_is_not_believed_without_a_proxy() -> None:
    with server(limits={"guests_per_address_and_hour": 2}) as one:
        told = [
            httpx.post(f"{one.url}/api/guest", json={"name": "Eve"}, headers={"x-forwarded-for": f"192.0.2.{number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in told] == [200, 200, 429]


# -- what everybody can see --------------------------------------------------------------------------------------------------


def test_the_usual_headers_are_there(base: str) -> None:
    for path in ("/health", "/api/games", "/api/nothing", "/api/guest", "/metrics"):
        headers = httpx.get(base + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


@pytest.mark.long
async def test_logs_hold_no_secrets(tmp_path: Any) -> None:
    """What goes wrong is in the logs, and who asked for what is not."""
    import os
    import subprocess
    import sys

    port, out = free_port(), tmp_path / "log"
    environment = {**os.environ, "ABACULUS_DATA": str(tmp_path), "ABACULUS_BOT_PAUSE": "0.01"}
    command = [
        sys.executable, "-c", "from abaculus.cli.main import main; main()", "serve", "--port", str(port), "--json-logs",
    ]  # fmt: skip
    with out.open("wb") as writing:
        process = subprocess.Popen(command, env=environment, stdout=writing, stderr=writing, stdin=subprocess.DEVNULL)
    try:
        one = Server({}, {}, tmp_path, port, pid=process.pid)
        one.wait_until_up()

        async with Guest(one.url, "Zebedee") as guest:
            table = await guest.make_table(FIRST_GAME, ["me", "greedy"])
            await guest.do(table, "sit", nonce="theNonceOfThisTest")
            async with guest.socket(table) as socket:
                await socket.receive()
                await socket.ask("act", seq=0, text="rubbish")
                await socket.ask("resign")
            code = (await guest.post("/api/guest/code"))["code"]
            await guest.post("/api/guest/recover", code=code)
            token = (await guest.post("/api/guest/tokens", label="x"))["token"]
            await guest.http.get(f"/api/tables/{table}/nothing", headers={"authorization": f"Bearer {token}"})
            await guest.http.get("/api/tables/notatable1", headers={"authorization": "Bearer notatoken"})
            log = await guest.get(f"/api/tables/{table}/log")
            # Something goes wrong inside: the log of a table cannot be written.
            second = await guest.make_table(FIRST_GAME, ["me", "open"])
            with sqlite3.connect(tmp_path / "abaculus.db") as database:
                database.execute("ALTER TABLE places RENAME TO elsewhere")
            database.close()
            assert await guest.refused(f"/api/tables/{second}/commands", type="sit", nonce="secondNonce") == "busy"
            secrets = {
                "cookie": guest.cookie.partition("=")[2].strip('"'), "table": table, "second": second, "code": code,
                "token": token, "seed": log["dice"]["seed"], "guest": (await guest.get("/api/guest"))["id"],
                "name": "Zebedee", "nonce": "theNonceOfThisTest", "another": "secondNonce", "wrong": "notatoken",
            }  # fmt: skip
    finally:
        process.terminate()
        process.wait(60)
    text = out.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any(line.get("path") == "/api/tables/{table}" and line["status"] == 404 for line in lines), text
    assert any(line["level"] == "error" and "trace" in line for line in lines)
    for what, secret in secrets.items():
        assert secret not in text, what


async def test_asking_for_tables_that_there_are_not_leaves_nothing_behind(tmp_path: Any) -> None:
    service = Service(Settings(database=f"sqlite:///{tmp_path}/x.db"))
    await service.storage.open()
    for number in range(50):
        with pytest.raises(Refused, match="no-table"):
            await service.live_tables.session(f"nothing{number}")
    await service.storage.close()
    assert service.live_tables._loading == {}
