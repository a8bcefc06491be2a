"""Who is who: cookies that cannot be made or changed, names fit to be seen, codes and tokens that are worth what they say."""

from __future__ import annotations

import hashlib
import hmac
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sample_games import FIRST_GAME
from server_player import Guest
from server_start import Server, server
from waiting import wait_until

from abaculus.server.cookie_sessions import CookieSession, CookieSessions
from abaculus.server.identity import COOKIE, NAME_LENGTH, clean_name
from abaculus.server.refusal import Refused
from abaculus.server.storage.queries import Storage

pytestmark = pytest.mark.compiled

SECRET = "a secret of this test"


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server(secret=SECRET) as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


@contextmanager
def guest(base: str, name: str = "Ada") -> Iterator[httpx.Client]:
    with httpx.Client(base_url=base, timeout=60) as client:
        assert client.post("/api/guest", json={"name": name}).status_code == 200
        yield client


def value(client: httpx.Client) -> str:
    return str(client.cookies[COOKIE]).strip('"')


# -- cookies -----------------------------------------------------------------------------------------------------------------

KEPT = {
    "k7m2abcdefgh3456npqr.1700000000.f0346390d72ca2ddbc41f90f95bc01ecd229dd3dbdbf720f72f4fc39f9486d4e": CookieSession(
        "k7m2abcdefgh3456npqr", "0", "1700000000"
    ),
    "k7m2abcdefgh3456npqr.1763000000.0.xyz23abc4567.8757936b8588693cdaf9c18f07d09e4522952449648faafd5db7cc8cb30ac268": (
        CookieSession("k7m2abcdefgh3456npqr", "0", "xyz23abc4567")
    ),
    "k7m2abcdefgh3456npqr.1763000000.e5pochabcdef.xyz23abc4567."
    "fc2fc3526e1be58f0ca7735201d381c13703d3825f9ab5b28f15a0c8e52b8942": (
        CookieSession("k7m2abcdefgh3456npqr", "e5pochabcdef", "xyz23abc4567")
    ),
}
"""Cookies that version 0.1.0 signed, with their sessions; the first one has the form from before there were sessions."""


def test_cookies_in_peoples_browsers_stay_good(tmp_path: Path) -> None:
    sessions = CookieSessions(Storage(f"sqlite+aiosqlite:///{tmp_path}/unopened.db"), SECRET)
    assert {cookie: sessions.read(cookie) for cookie in KEPT} == KEPT


def test_the_version_before_reads_new_cookies(tmp_path: Path) -> None:
    """Processes of two versions run side by side while a server is upgraded."""
    sessions = CookieSessions(Storage(f"sqlite+aiosqlite:///{tmp_path}/unopened.db"), SECRET)
    _, *new = KEPT
    assert [sessions.cookie(KEPT[cookie], 1_763_000_000_123) for cookie in new] == new


def test_the_cookie_is_for_the_server_alone(base: str) -> None:
    answer = httpx.post(f"{base}/api/guest", json={"name": "Ada"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)
    assert "secure" not in flags


def test_behind_tls_the_cookie_says_so() -> None:
    with server(secure_cookies=1) as one:
        answer = httpx.post(f"{one.url}/api/guest", json={"name": "Ada"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_a_cookie_with_a_copied_or_altered_signature_is_nobody(base: str) -> None:
    with guest(base, "Ada") as ada, guest(base, "Bob") as bob:
        mine, made, epoch, session, signature = value(ada).split(".")
        his, other = value(bob).split(".")[0], value(bob).split(".")[-1]
        at = f"{made}.{epoch}.{session}"
        forged = [
            f"{his}.{at}.{signature}", f"{mine}.{at}.{other}", f"{mine}.{int(made) + 1}.{epoch}.{session}.{signature}",
            f"{mine}.{made}.1.{session}.{signature}", f"{mine}.{made}.{epoch}.other.{signature}",
            f"{mine}.{made}.{signature}", f"{mine}.{made}.{epoch}.{signature}", f"{mine}.{at}.",
            f"{mine}.{at}", mine, "", ".", "..", f"{mine}.{at}.{signature}.", f"{mine}.{at}.{signature.upper()}",
            f"{mine}.{at}.{signature[:-1]}", f".{mine}.{at}.{signature}", "x" * 5000, f"{mine}.{at}.{'é' * 64}",
            f"{mine}.{at}.{hashlib.sha256(f'guest|{mine}.{at}'.encode()).hexdigest()}",
            f"{mine}.{at}.{hmac.new(b'', f'guest|{mine}.{at}'.encode(), hashlib.sha256).hexdigest()}",
        ]  # fmt: skip
        for cookie in forged:
            header = {b"cookie": f"{COOKIE}={cookie}".encode("latin-1")}
            answer = httpx.get(f"{base}/api/guest", headers=header)
            assert (answer.status_code, answer.json()["reason"]) == (401, "no-guest"), cookie
        assert httpx.get(f"{base}/api/guest", headers={"cookie": f"{COOKIE}={value(ada)}"}).json()["name"] == "Ada"


async def test_a_forged_cookie_opens_no_seat_over_a_socket(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
        table = await ada.make_table(FIRST_GAME, ["me", "greedy"])
        await ada.do(table, "sit")
        body = ada.cookie.partition("=")[2].strip('"').rpartition(".")[0]
        stolen = bob.cookie.rpartition(".")[2].strip('"')
        bob.http.cookies.clear()
        bob.http.cookies.set(COOKIE, f"{body}.{stolen}")
        async with bob.socket(table) as socket:
            seen = await socket.receive()
            assert seen["you"] == {"seats": [], "viewer": None, "host": False, "undo": False}
            assert (await socket.ask("resign"))["reason"] == "no-guest"


def test_a_guest_keeps_the_id_under_another_name(base: str) -> None:
    with guest(base, "Ada") as ada:
        before = ada.get("/api/guest").json()
        after = ada.post("/api/guest", json={"name": "Countess"}).json()
        assert after == {"id": before["id"], "name": "Countess"}


def test_a_name_changed_at_one_process_is_known_at_another_within_seconds(running: Server) -> None:
    database = f"sqlite:///{running.folder / 'abaculus.db'}"
    with server(secret=SECRET, database=database) as other, guest(running.url, "Ada") as ada:
        known = {"cookie": f"{COOKIE}={value(ada)}"}
        assert httpx.get(f"{other.url}/api/guest", headers=known).json()["name"] == "Ada"
        ada.post("/api/guest", json={"name": "Countess"})
        wait_until(lambda: httpx.get(f"{other.url}/api/guest", headers=known).json()["name"] == "Countess", within=30)


def test_a_name_that_is_refused_changes_nothing(base: str) -> None:
    with guest(base, "Ada") as ada:
        before = ada.get("/api/guest").json()
        assert ada.post("/api/guest", json={"name": "greedy"}).json()["reason"] == "bad-name"
        assert ada.get("/api/guest").json() == before


# -- names -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada\t Lovelace\n", "Ada Lovelace"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eadA", "adA"),
        ("Ada\x07\x1b[31m", "Ada[31m"),
        ("Ａｄａ", "Ada"),
        ("e\u0301", "é"),
        ("日本語 の 名前", "日本語 の 名前"),
        ("\u3000Ada\u00a0B", "Ada B"),
        ("ज़ें", "ज़ें"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "", " ", "\u200b", "\x00", "\u0301", "\u3164", "\u2800\u2800", "\u115f \u1160", "x" * 25, "ﷺﷺ", "greedy", "RANDOM",
        "ｇreedy",
    ],
)  # fmt: skip
def test_names_that_cannot_be_seen_or_told_apart_are_refused(given: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(given)


@pytest.mark.parametrize("mark", ["\u0336", "\u0e47", "\u0e49", "\u0489", "\u20dd"])
def test_a_tower_of_marks_is_cut_also_where_its_marks_have_no_class(mark: str) -> None:
    """Thai vowels and enclosing marks combine without a combining class."""
    assert len(clean_name("a" + mark * 20)) <= 4


def test_a_name_is_as_long_as_it_may_be(base: str) -> None:
    with guest(base, "x" * NAME_LENGTH) as one:
        assert one.get("/api/guest").json()["name"] == "x" * NAME_LENGTH


# -- codes and tokens ----------------------------------------------------------------------------------------------------------


def test_a_code_moves_a_guest_to_another_device(base: str) -> None:
    with guest(base, "Ada") as phone, httpx.Client(base_url=base, timeout=60) as laptop:
        code = phone.post("/api/guest/code").json()["code"]
        assert re.fullmatch(r"([2-9A-HJ-NP-Z]{5}-){4}[2-9A-HJ-NP-Z]{5}", code)
        typed = code.lower().replace("-", " ")
        assert laptop.post("/api/guest/recover", json={"code": typed}).json() == phone.get("/api/guest").json()
        assert laptop.get("/api/guest").json()["name"] == "Ada"
        assert laptop.post("/api/guest", json={"name": "Ada L"}).json()["id"] == phone.get("/api/guest").json()["id"]


def test_a_newer_code_replaces_the_older_one(base: str) -> None:
    with guest(base) as ada:
        old, new = (ada.post("/api/guest/code").json()["code"] for _ in range(2))
        assert httpx.post(f"{base}/api/guest/recover", json={"code": old}).json()["reason"] == "bad-code"
        assert httpx.post(f"{base}/api/guest/recover", json={"code": new}).status_code == 200


def test_codes_cannot_be_tried_out() -> None:
    with server() as one:
        tried = [
            httpx.post(f"{one.url}/api/guest/recover", json={"code": f"ABCDE-{n}"}).json()["reason"] for n in range(14)
        ]
        assert tried[0] == "bad-code"
        assert tried[-1] == "too-fast"


def test_a_code_that_is_none_is_refused(base: str) -> None:
    for code in ("", "-----", "%", "' OR 1=1 --", "É" * 25):
        assert httpx.post(f"{base}/api/guest/recover", json={"code": code}).json()["reason"] == "bad-code"


def test_a_program_plays_with_a_token(base: str) -> None:
    with guest(base, "Ada") as ada, httpx.Client(base_url=base, timeout=60) as program:
        program.headers["authorization"] = (
            f"Bearer {ada.post('/api/guest/tokens', json={'label': 'my bot'}).json()['token']}"
        )
        assert program.get("/api/guest").json()["name"] == "Ada"
        wanted = {"game": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = program.post("/api/tables", json=wanted).json()["id"]
        assert program.post(f"/api/tables/{table}/commands", json={"type": "sit"}).json()["type"] == "done"
        assert [entry["table"]["id"] for entry in ada.get("/api/tables/mine").json()] == [table]
        assert ada.delete("/api/guest/tokens").json() == {"dropped": 1}
        assert program.get("/api/guest").json()["reason"] == "bad-token"


def test_a_token_becomes_no_cookie_no_code_and_no_other_token(base: str) -> None:
    with guest(base, "Ada") as ada, httpx.Client(base_url=base, timeout=60) as program:
        token = ada.post("/api/guest/tokens", json={"label": "my bot"}).json()["token"]
        program.headers["authorization"] = f"Bearer {token}"
        assert "set-cookie" not in program.get("/api/guest").headers
        for answer in (
            program.post("/api/guest", json={"name": "Eve"}),
            program.post("/api/guest/code"),
            program.post("/api/guest/tokens", json={"label": "another"}),
            program.delete("/api/guest/tokens"),
            program.post(
                "/api/push", json={"endpoint": "https://push.example/x", "p256dh": "B" * 87, "auth": "A" * 22}
            ),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-by-token")
            assert "set-cookie" not in answer.headers
        assert ada.get("/api/guest").json()["name"] == "Ada"
        assert ada.delete("/api/guest/tokens").json() == {"dropped": 1}


@pytest.mark.parametrize("header", ["Bearer", "Basic abc", "bearer ab_x", "Bearer " + "x" * 5000, "x", "Bearer \xe9"])
def test_a_wrong_token_is_refused_even_beside_a_good_cookie(base: str, header: str) -> None:
    with guest(base, "Ada") as ada:
        answer = ada.get("/api/guest", headers={b"authorization": header.encode("latin-1")})
        assert (answer.status_code, answer.json()["reason"]) == (401, "bad-token")


def test_a_guest_has_so_many_tokens() -> None:
    with server(limits={"tokens_per_guest": 2}) as one, guest(one.url) as ada:
        told = [ada.post("/api/guest/tokens", json={"label": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in told] == [200, 200, 429]
        assert told[-1].json()["reason"] == "too-many-tokens"


def test_the_database_holds_no_code_and_no_token(running: Server) -> None:
    with guest(running.url) as ada:
        code = ada.post("/api/guest/code").json()["code"]
        token = ada.post("/api/guest/tokens", json={"label": "x"}).json()["token"]
        with sqlite3.connect(running.folder / "abaculus.db") as kept:
            text = "\n".join(kept.iterdump())
        kept.close()
        assert ada.get("/api/guest").json()["id"] in text
        for secret in (code, code.replace("-", ""), token, token.removeprefix("ab_"), value(ada)):
            assert secret not in text
