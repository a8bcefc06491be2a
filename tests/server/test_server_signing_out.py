"""Signing out: a copied cookie is worth nothing any more, in this process and in all others."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sample_games import FIRST_GAME
from server_player import Guest, Socket
from server_start import Server, server
from waiting import wait_until

from abaculus.server.identity import COOKIE

pytestmark = pytest.mark.compiled

SECRET = "a secret of this test"


@pytest.fixture(scope="module")
def one() -> Iterator[Server]:
    with server(secret=SECRET) as running:
        yield running


@pytest.fixture(scope="module")
def other(one: Server) -> Iterator[Server]:
    """A second process on the same database."""
    with server(secret=SECRET, database=f"sqlite:///{one.folder / 'abaculus.db'}") as running:
        yield running


def value(client: httpx.Client | httpx.AsyncClient) -> str:
    return str(client.cookies[COOKIE]).strip('"')


def asked(base: str, cookie: str, path: str = "/api/guest", **more: Any) -> httpx.Response:
    """The answer to somebody who has this cookie."""
    return httpx.request(more.pop("method", "GET"), base + path, headers={"cookie": f"{COOKIE}={cookie}"}, **more)


def is_nobody(base: str, cookie: str) -> bool:
    answer = asked(base, cookie)
    return answer.status_code == 401 and answer.json()["reason"] == "no-guest"


def until_nobody(base: str, cookie: str) -> None:
    wait_until(lambda: is_nobody(base, cookie), "the cookie is still good")


@contextmanager
def device(base: str) -> Iterator[httpx.Client]:
    """A device on which somebody is Ada."""
    with httpx.Client(base_url=base, timeout=60) as client:
        assert client.post("/api/guest", json={"name": "Ada"}).status_code == 200
        yield client


@contextmanager
def second_device(first: httpx.Client) -> Iterator[httpx.Client]:
    """Another device of the same guest."""
    with httpx.Client(base_url=first.base_url, timeout=60) as client:
        code = first.post("/api/guest/code").json()["code"]
        assert client.post("/api/guest/recover", json={"code": code}).status_code == 200
        yield client


# -- this device -------------------------------------------------------------------------------------------------------------


def test_a_copied_cookie_was_good_for_ever(one: Server, other: Server) -> None:
    with device(one.url) as school, second_device(school) as phone:
        copied = value(school)
        renewed = asked(one.url, copied).cookies[COOKIE].strip('"')
        assert not is_nobody(other.url, renewed)
        answer = school.post("/api/guest/sign-out")
        assert answer.json() == {"done": True}
        gone = answer.headers["set-cookie"].lower()
        assert f'{COOKIE}=""' in gone
        assert "max-age=0" in gone
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in gone.split(";")}
        assert COOKIE not in school.cookies
        for cookie in (copied, renewed):
            assert is_nobody(one.url, cookie)
            until_nobody(other.url, cookie)
        assert phone.get("/api/guest").json()["name"] == "Ada"


def test_who_signed_out_comes_back_with_the_code(one: Server) -> None:
    with device(one.url) as ada:
        before = ada.get("/api/guest").json()
        code = ada.post("/api/guest/code").json()["code"]
        ada.post("/api/guest/sign-out")
        assert ada.get("/api/guest").status_code == 401
        assert ada.post("/api/guest/recover", json={"code": code}).json() == before
        assert ada.get("/api/guest").json() == before


def test_a_cookie_is_not_renewed_past_its_end(one: Server, other: Server) -> None:
    """A process that has not heard of it yet may renew a cookie once more: what it gives is worth nothing either."""
    with device(one.url) as school:
        given = [value(school)]
        assert not is_nobody(other.url, given[0])
        school.post("/api/guest/sign-out")
        late = time.monotonic() + 30
        while (answer := asked(other.url, given[-1])).status_code == 200:
            given.append(answer.cookies[COOKIE].strip('"'))
            assert time.monotonic() < late, "the cookie is renewed again and again"
        for cookie in set(given):
            assert is_nobody(one.url, cookie)
            assert is_nobody(other.url, cookie)


def test_what_outlives_a_cookie_needs_one_that_is_good_at_this_moment(one: Server, other: Server) -> None:
    with device(one.url) as school:
        copied = value(school)
        assert not is_nobody(other.url, copied)  # where it is believed for a few seconds from now on
        school.post("/api/guest/sign-out")
        for path, body in (
            ("/api/guest/code", None), ("/api/guest/tokens", {"label": "thief"}), ("/api/guest/sign-out-everywhere", {}),
        ):  # fmt: skip
            answer = asked(other.url, copied, path, method="POST", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (401, "no-guest"), path


# -- all other devices ---------------------------------------------------------------------------------------------------------


def test_nobody_could_sign_out_a_lost_device(one: Server, other: Server) -> None:
    with device(one.url) as lost, second_device(lost) as phone:
        token = lost.post("/api/guest/tokens", json={"label": "my bot"}).json()["token"]
        code = lost.post("/api/guest/code").json()["code"]
        before, stolen = value(phone), value(lost)
        assert not is_nobody(other.url, stolen)
        assert phone.post("/api/guest/sign-out-everywhere").json() == {"dropped": 0}
        assert value(phone) != before
        assert phone.get("/api/guest").json()["name"] == "Ada"
        assert not is_nobody(other.url, value(phone))
        for cookie in (stolen, before):
            assert is_nobody(one.url, cookie)
            until_nobody(other.url, cookie)
        program = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{one.url}/api/guest", headers=program).json()["name"] == "Ada"
        answer = httpx.post(f"{one.url}/api/guest/recover", json={"code": code})
        assert answer.json()["reason"] == "bad-code", "whoever has the lost device could come back with a code"
        assert phone.post("/api/guest/sign-out-everywhere", json={"tokens": True}).json() == {"dropped": 1}
        assert httpx.get(f"{one.url}/api/guest", headers=program).json()["reason"] == "bad-token"


def test_a_new_code_and_its_use_sign_nobody_out(one: Server) -> None:
    with device(one.url) as phone, second_device(phone) as laptop, second_device(laptop) as tablet:
        assert len({client.get("/api/guest").json()["id"] for client in (phone, laptop, tablet)}) == 1


def test_a_token_signs_nobody_out(one: Server) -> None:
    with device(one.url) as ada:
        token = ada.post("/api/guest/tokens", json={"label": "my bot"}).json()["token"]
        for path in ("/api/guest/sign-out", "/api/guest/sign-out-everywhere"):
            answer = httpx.post(one.url + path, headers={"authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-by-token")
        assert ada.get("/api/guest").status_code == 200


# -- sockets -----------------------------------------------------------------------------------------------------------------


async def hung_up(socket: Socket) -> None:
    """Wait until the server closes a socket."""
    async with asyncio.timeout(30):
        await socket.closed()


async def test_sockets_stayed_open_when_their_cookie_was_copied(one: Server, other: Server) -> None:
    async with Guest(one.url, "Ada") as ada, Guest(one.url, "Ada") as phone:
        table = await ada.make_table(FIRST_GAME, ["me", "greedy"])
        await ada.do(table, "sit")
        code = (await ada.post("/api/guest/code"))["code"]
        await phone.post("/api/guest/recover", code=code)
        async with (
            ada.socket(table) as here, ada.socket(table, base=other.url) as there, phone.socket(table) as kept,
        ):  # fmt: skip
            for socket in (here, there, kept):
                await socket.receive()
            await ada.post("/api/guest/sign-out")
            await hung_up(here)
            await hung_up(there)
            assert (await kept.ask("ping"))["type"] == "done"
            await phone.post("/api/guest/sign-out-everywhere")
            await hung_up(kept)
        async with phone.socket(table) as again:
            assert (await again.receive())["you"]["seats"] == [0]


async def test_a_program_with_a_dropped_token_kept_its_socket(one: Server, other: Server) -> None:
    async with Guest(one.url, "Ada") as ada, Guest(one.url, "program") as program:
        table = await ada.make_table(FIRST_GAME, ["me", "greedy"])
        await ada.do(table, "sit")
        program.http.cookies.clear()
        for base in (one.url, other.url):
            token = (await ada.post("/api/guest/tokens", label="my bot"))["token"]
            program.http.headers["authorization"] = f"Bearer {token}"
            async with program.socket(table, base=base) as socket:
                assert (await socket.receive())["you"]["seats"] == [0]
                assert (await ada.http.delete("/api/guest/tokens")).json() == {"dropped": 1}
                await hung_up(socket)


# -- databases and cookies from before ---------------------------------------------------------------------------------------


def old_cookie(guest: str, made: int) -> str:
    """A cookie as it was made before there were sessions."""
    body = f"{guest}.{made}"
    return f"{body}.{hmac.new(SECRET.encode(), f'guest|{body}'.encode(), hashlib.sha256).hexdigest()}"


def test_a_cookie_from_before_sessions_is_good_until_it_is_signed_out(one: Server) -> None:
    with device(one.url) as ada:
        guest = ada.get("/api/guest").json()["id"]
        first, second, third = (old_cookie(guest, 1_700_000_000 + n) for n in range(3))
        renewed = asked(one.url, first).cookies[COOKIE].strip('"')
        assert asked(one.url, first, "/api/guest/sign-out", method="POST").status_code == 200
        assert is_nobody(one.url, first)
        assert is_nobody(one.url, renewed)
        assert not is_nobody(one.url, second)
        assert asked(one.url, second, "/api/guest/sign-out-everywhere", method="POST").status_code == 200
        for cookie in (second, third, value(ada)):
            assert is_nobody(one.url, cookie)


def test_a_database_from_before_sessions_keeps_its_guests(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from abaculus.server.storage import database

    file = tmp_path / "games.db"
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    config.set_main_option("sqlalchemy.url", f"sqlite+aiosqlite:///{file}")
    command.upgrade(config, "0003")
    now = int(1000 * time.time())
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO guests (id, name, created, seen) VALUES ('ada', 'Ada', ?, ?)", (now, now))
    connection.close()
    with server(secret=SECRET, database=f"sqlite:///{file}") as running:
        cookie = old_cookie("ada", now // 1000)
        assert asked(running.url, cookie).json() == {"id": "ada", "name": "Ada"}
        assert asked(running.url, cookie, "/api/guest/sign-out", method="POST").status_code == 200
        assert is_nobody(running.url, cookie)
    command.downgrade(config, "0003")
    command.upgrade(config, "head")
