"""At the edge of the server: the names that it answers to, the methods of every path, and what is never deflated."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets
from sample_games import FIRST_GAME
from server_player import Guest
from server_start import Server, server

from abaculus.core.errors import BadOption
from abaculus.core.texts import LANGUAGES, texts
from abaculus.server.http.app import create_app
from abaculus.server.settings import Settings

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


def raw(port: int, request: str) -> tuple[int, str]:
    """The status and the body that a request is answered with, sent as it is."""
    with socket.create_connection(("127.0.0.1", port), 30) as plain:
        plain.sendall(request.encode("latin-1"))
        answer = b"".join(iter(lambda: plain.recv(65_536), b"")).decode()
    return int(answer.split()[1]), answer.partition("\r\n\r\n")[2]


# -- names -------------------------------------------------------------------------------------------------------------------

STRANGE = [
    "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "xlocalhost", "[::1", "[::1]x",
    "::1", "127.0.0.1:80x", "127.0.0.1@evil.example", "127.0.0.1 evil.example", "evil.example#127.0.0.1", "",
    "local", ".localhost.evil",
]  # fmt: skip


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_was_given_to_this_address_by_a_stranger_is_refused(base: str, host: str) -> None:
    """DNS rebinding: the page of evil.example, whose address is now ours, would be of our origin."""
    for path in ("/", "/health", "/api/games", "/openapi.json"):
        answer = httpx.get(f"{base}{path}", headers={"host": host, "accept-language": "de"})
        assert (answer.status_code, answer.json()["reason"]) == (421, "bad-host")
        assert answer.json()["text"] == texts("de").say("refused-bad-host")
    answer = httpx.post(f"{base}/api/guest", headers={"host": host, "origin": f"http://{host}"}, json={"name": "Eve"})
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.0.0.1:8000", "127.9.9.9", "localhost", "LOCALHOST:80", "localhost.", "abaculus.localhost",
        "[::1]", "[::1]:8000",
        "192.168.1.20:8000", "[fe80::1%25eth0]", "203.0.113.7", f"{socket.gethostname()}:8000",
        f"{socket.gethostname().partition('.')[0]}.local",
    ],
)  # fmt: skip
def test_addresses_and_names_of_this_machine_are_answered(base: str, host: str) -> None:
    assert httpx.get(f"{base}/health", headers={"host": host}).status_code == 200


async def test_a_socket_for_a_strange_name_is_refused(running: Server) -> None:
    async with Guest(running.url, "Ada") as ada:
        table = await ada.make_table(FIRST_GAME, ["me", "open"])
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(
            f"ws://evil.example:{running.port}/api/tables/{table}/socket",
            origin=websockets.Origin(f"http://evil.example:{running.port}"),
            host="127.0.0.1", port=running.port, proxy=None,
        )  # fmt: skip
    response = refused.value.response
    assert (response.status_code, json.loads(response.body or b"")["reason"]) == (421, "bad-host")


def test_the_public_name_and_those_that_the_operator_allows_are_answered() -> None:
    with server(public_url="https://Play.example:8443/", allowed_hosts="games.example, *.school.example") as one:
        told = {
            host: httpx.get(f"{one.url}/health", headers={"host": host}).status_code
            for host in (
                "play.example", "play.example:8443", "games.example:80", "a.b.school.example", "school.example",
                "x.games.example", "127.0.0.1",
            )
        }  # fmt: skip
    assert told == {
        "play.example": 200, "play.example:8443": 200, "games.example:80": 200, "a.b.school.example": 200, "school.example": 421,
        "x.games.example": 421, "127.0.0.1": 200,
    }  # fmt: skip


def test_with_a_star_any_name_is_answered() -> None:
    with server(allowed_hosts="*") as one:
        assert httpx.get(f"{one.url}/health", headers={"host": "whatever.example"}).status_code == 200


@pytest.mark.parametrize("host", ["https://x.example", "x.example:80", "x*.example", "a b", "", "*.", "**"])
def test_an_allowed_host_that_is_no_name_is_refused(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    with pytest.raises(BadOption, match="an allowed host is a name"):
        Settings.from_environment(allowed_hosts=(host,))


def test_a_request_names_one_host(running: Server) -> None:
    for head, status in (
        ("GET /health HTTP/1.1\r\n", 400),
        ("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n", 400),
        ("GET /health HTTP/1.0\r\n", 200),
        ("GET /health HTTP/1.0\r\nHost: evil.example\r\n", 421),
        ("GET http://evil.example/health HTTP/1.1\r\nHost: evil.example\r\n", 421),
    ):
        assert raw(running.port, f"{head}Connection: close\r\n\r\n")[0] == status, head


def test_the_refusal_says_in_every_language_what_can_be_set() -> None:
    for language in LANGUAGES:
        words = texts(language).say("refused-bad-host")
        assert "--allowed-host" in words
        assert "ABACULUS_ALLOWED_HOSTS" in words


# -- sockets -----------------------------------------------------------------------------------------------------------------


async def test_sockets_are_not_deflated(base: str) -> None:
    """What holds secrets is not packed, because the length of a packed message tells something about them."""
    async with Guest(base, "Ada") as ada:
        table = await ada.make_table(FIRST_GAME, ["me", "open"])
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(address, compression="deflate") as one:
            assert one.request is not None
            assert "permessage-deflate" in one.request.headers["sec-websocket-extensions"]
            assert one.response is not None
            assert "sec-websocket-extensions" not in one.response.headers
            assert '"update"' in str(await asyncio.wait_for(one.recv(), 30))


# -- methods -----------------------------------------------------------------------------------------------------------------

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
FILLED = {
    "table": "nothing", "code": "nothing", "game": FIRST_GAME, "language": "en", "number": "1", "puzzle": "x", "id": "x",
    "step": "1", "name": "x", "rule": "1",
}  # fmt: skip


def paths() -> dict[str, set[str]]:
    """Every path of the document, with an example's values, and the methods of all routes that it fits."""
    document = create_app(Settings(database="sqlite:///unopened.db")).openapi()["paths"]
    shapes = {re.compile(re.sub(r"\{\w+\}", "[^/]+", path)): operations for path, operations in document.items()}
    found: dict[str, set[str]] = defaultdict(set)
    for path in document:
        example = re.sub(r"\{(\w+)\}", lambda name: FILLED.get(name[1], "x"), path)
        for shape, operations in shapes.items():
            if shape.fullmatch(example):
                found[example] |= {method.upper() for method in operations} & set(METHODS)
    return {path: methods | {"HEAD"} if "GET" in methods else methods for path, methods in found.items()}


def allowed(answer: httpx.Response) -> set[str]:
    return set(answer.headers.get("allow", "").split(", "))


def test_a_method_that_a_path_does_not_have_is_answered_with_those_that_it_has(base: str) -> None:
    wrong = []
    with httpx.Client(base_url=base) as client:
        for path, methods in paths().items():
            for method in METHODS:
                answer = client.request(method, path)
                if method in methods:
                    if answer.status_code == 405:
                        wrong.append(f"{method} {path} is not there")
                elif (answer.status_code, allowed(answer)) != (405, methods):
                    wrong.append(f"{method} {path}: {answer.status_code}, {answer.headers.get('allow')} for {methods}")
    assert not wrong, "\n".join(wrong)
    assert len(paths()) > 30


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/games/", "/api/tables/x/y/z", "/api/lessons"])
def test_an_address_that_there_is_not_is_not_found_by_any_method(base: str, path: str) -> None:
    for method in METHODS:
        answer = httpx.request(method, base + path)
        assert answer.status_code == 404, method
        assert "allow" not in answer.headers
        assert method == "HEAD" or answer.json()["type"] == "refused"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/openapi.json", "/assets/nothing.js"])
def test_the_page_is_there_to_be_read(base: str, path: str) -> None:
    """Where no page was built, its addresses are not there at all."""
    there = httpx.get(base + path).status_code
    for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
        answer = httpx.request(method, base + path)
        if there == 404 and not path.startswith("/assets"):
            assert answer.status_code == 404
        elif answer.status_code != 404:
            assert (answer.status_code, allowed(answer)) == (405, {"GET", "HEAD"})


def test_head_is_get_without_the_body(base: str) -> None:
    with httpx.Client(base_url=base) as client:
        for path in (
            "/health",
            "/api/games",
            f"/api/lessons/{FIRST_GAME}",
            "/api/texts/en",
            "/openapi.json",
            "/api/tables/nothing",
        ):
            got, head = client.get(path), client.head(path)
            assert head.status_code == got.status_code
            assert not head.content
            assert head.headers["content-type"] == got.headers["content-type"]
            assert head.headers["content-length"] == got.headers["content-length"]


# -- the document ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/api/lessons/x%00", "/api/lessons/" + "x" * 41, f"/api/lessons/{FIRST_GAME}/texts/" + "x" * 11, "/api/lessons/nothing",
        f"/api/lessons/{FIRST_GAME}/texts/xx", "/api/lessons/%ff", "/api/texts/x%00", "/api/texts/" + "x" * 500,
    ],
    ids=lambda path: path[:30],
)  # fmt: skip
def test_every_answer_about_lessons_is_documented(base: str, path: str) -> None:
    document = httpx.get(f"{base}/openapi.json").json()["paths"]
    answer = httpx.get(base + path)
    shape = next(one for one in sorted(document, key=len, reverse=True) if _fits(one, path))
    assert str(answer.status_code) in document[shape]["get"]["responses"], (shape, answer.text)


def _fits(shape: str, path: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", shape), path) is not None


def test_what_the_front_door_answers_is_documented_everywhere(base: str) -> None:
    document: dict[str, Any] = httpx.get(f"{base}/openapi.json").json()["paths"]
    for path, operations in document.items():
        for method, operation in operations.items():
            assert {"400", "413", "421", "429"} <= operation["responses"].keys(), (method, path)
