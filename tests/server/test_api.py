"""The HTTP interface keeps to its document: nothing breaks, nothing undocumented comes back, messages are of their type."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sample_games import DICE_GAME, FIRST_GAME
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server_document import new_guest, undocumented
from server_player import Guest
from server_start import Server, server
from sizes import sized

import abaculus
from abaculus.core.texts import taught_by, texts
from abaculus.server import wire
from abaculus.server.http.app import create_app
from abaculus.server.settings import Settings

pytestmark = pytest.mark.compiled
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


def document() -> dict[str, Any]:
    """The OpenAPI document; nothing has to run for it."""
    return create_app(Settings(database="sqlite:///unopened.db")).openapi()


# -- the document ------------------------------------------------------------------------------------------------------------


def test_the_document_names_every_message_of_the_sockets(base: str) -> None:
    parts = httpx.get(f"{base}/openapi.json").json()["components"]["schemas"]
    assert {model.__name__ for model in (*wire.COMMANDS, *wire.ANSWERS)} <= parts.keys()
    assert not [name for name in parts if "ValidationError" in name]


def test_every_reference_in_the_document_leads_somewhere() -> None:
    made = document()
    text = json.dumps(made)
    for part in text.split('"$ref": "')[1:]:
        path = part.partition('"')[0]
        place: Any = made
        for step in path.removeprefix("#/").split("/"):
            place = place[step]


def test_a_message_that_holds_more_than_its_type_is_found() -> None:
    honest = {"type": "presence", "here": [True, False]}
    assert undocumented(honest) is None
    assert undocumented({**honest, "guests": ["x"]}) is not None
    assert undocumented({**honest, "here": "yes"}) is not None


async def played_table(base: str) -> tuple[str, str, dict[str, str]]:
    """A table being played, one that is over, and the cookie of a guest who sits at both."""
    async with Guest(base, "Schema") as guest:
        playing = await guest.make_table(FIRST_GAME, ["me", "greedy"], listed=True)
        await guest.do(playing, "sit")
        over = await guest.make_table(DICE_GAME, ["me", "greedy"])
        await guest.do(over, "sit")
        await guest.do(over, "resign")
        return playing, over, dict(guest.http.cookies)


def operations() -> list[str]:
    return [
        f"{method.upper()} {path}"
        for path, found in document()["paths"].items()
        for method in found
        if method != "parameters"
    ]


@pytest.mark.parametrize(
    "known", [pytest.param(True, id="guest", marks=pytest.mark.long), pytest.param(False, id="stranger")]
)
async def test_no_answer_is_broken_or_undocumented(base: str, known: bool) -> None:
    playing, over, cookies = await played_table(base)
    schema = schemathesis.openapi.from_dict(document())
    seen: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=sized(12, interpreted=2, soak=600), deadline=None, database=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(
            case=operation.as_strategy(), table=st.sampled_from([playing, over, None]),
            game=st.sampled_from([*abaculus.list_games(), None]),
        )  # fmt: skip
        def ask(case: Case[Any], table: str | None, game: str | None) -> None:
            # Random ids find nothing: some of the time there has to be something to find.
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            if game is not None and "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = game
            if game is not None and isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = game
            if isinstance(case.body, dict) and case.body.get("type") == "resign":
                return  # or there would soon be nothing to play at
            answer = case.call(base_url=base, cookies=cookies if known else {})
            case.validate_response(answer, checks=CHECKS)
            seen.setdefault(case.operation.label, set()).add(answer.status_code)

        ask()
    assert set(seen) == set(operations())
    if known:
        assert {200, 400} <= set().union(*seen.values())
    else:
        assert {401} <= set().union(*seen.values())


def test_methods_that_there_are_not_are_refused_in_the_same_form(base: str) -> None:
    for method, path, status in (
        ("PUT", "/api/guest", 405), ("POST", "/health", 405), ("GET", "/api/nothing", 404), ("DELETE", "/api/tables", 405),
        ("POST", "/nothing", 405), ("GET", "/api/texts/xx", 404),
    ):  # fmt: skip
        answer = httpx.request(method, base + path)
        # Where no page was built, a path that is not the page's is simply not there.
        assert answer.status_code in (status, 404 if path == "/nothing" else status), (method, path)
        assert undocumented(answer.json()) is None


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd",
        "/etc/passwd", "/%00", "/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 5000, "/%ff", "/..%5capp.py",
    ],
    ids=lambda path: path[:30],
)  # fmt: skip
def test_no_path_leads_out_of_the_page_or_breaks_it(running: Server, path: str) -> None:
    """Sent as it is: a client that tidies paths up would never ask this."""
    with socket.create_connection(("127.0.0.1", running.port), 30) as plain:
        plain.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: plain.recv(65_536), b""))
    assert answer.split()[1] in (b"200", b"400", b"404", b"414"), answer[:200]
    for inside in (b"create_app", b"root:"):
        assert inside not in answer


# -- small doors -------------------------------------------------------------------------------------------------------------


def test_the_games_are_those_of_the_package(base: str) -> None:
    told = httpx.get(f"{base}/api/games").json()
    assert [game["id"] for game in told] == list(abaculus.list_games())
    for game in told:
        facts = abaculus.game_info(game["id"])
        assert (game["title"], game["players"], game["most_wins"]) == (
            facts.title,
            list(facts.players),
            facts.most_wins,
        )
        assert [option["name"] for option in game["options"]] == [option.name for option in facts.options]
        assert (game["age"], game["minutes"], game["teaches"]) == (facts.age, facts.minutes, taught_by(facts.id))
        assert min(game["age"], game["minutes"], len(game["teaches"])) > 0
        rules = httpx.get(f"{base}/api/games/{game['id']}/rules")
        assert rules.headers["content-type"].startswith("text/plain")
        assert rules.text.startswith("#")
    assert httpx.get(f"{base}/api/games/..%2f{FIRST_GAME}/rules").status_code == 404
    assert httpx.get(f"{base}/api/games/nothing/rules").json()["reason"] == "no-game"


async def test_health_and_metrics(base: str) -> None:
    health = httpx.get(f"{base}/health").json()
    assert (health["status"], health["version"]) == ("ok", abaculus.__version__)

    def moves() -> float:
        lines = httpx.get(f"{base}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("abaculus_moves_total "))

    before = moves()
    async with Guest(base, "Counter") as guest:
        table = await guest.make_table(FIRST_GAME, ["me", "me"])
        await guest.do(table, "sit")
        async with guest.socket(table) as socket:
            await socket.receive()
            await socket.ask("look", seat=socket.update["table"]["mover"])
            await socket.play(random.Random(1), most=1)
    assert moves() >= before + 1
    assert "abaculus_command_seconds_bucket" in httpx.get(f"{base}/metrics").text


def test_a_link_and_its_qr_code(base: str) -> None:
    with new_guest(base) as guest:
        made = guest.post("/api/tables", json={"game": DICE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        assert made["link"] == f"{base}/table/{made['id']}"
        drawn = httpx.get(f"{base}/api/tables/{made['id']}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
        assert httpx.get(f"{base}/api/tables/nothing/qr.svg").json()["reason"] == "no-table"


def test_an_address_that_fits_into_no_qr_code_is_refused() -> None:
    with server(allowed_hosts="*") as one, new_guest(one.url) as guest:
        table = guest.post("/api/tables", json={"game": DICE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        course = guest.post("/api/classes", json={"game": DICE_GAME, "players": 2}).json()
        for path in (f"/api/tables/{table['id']}/qr.svg", f"/api/classes/{course['code']}/qr.svg"):
            answer = guest.get(path, headers={"host": "a" * 3000})
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


def test_a_game_that_ended_before_anything_happened_is_reviewed_all_the_same(base: str) -> None:
    with new_guest(base) as guest:
        table = guest.post("/api/tables", json={"game": FIRST_GAME, "seats": [{"kind": "me"}]}).json()["id"]
        for kind in ("sit", "resign"):
            assert guest.post(f"/api/tables/{table}/commands", json={"type": kind}).status_code == 200
        answer = guest.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()) == (200, {"steps": []})


def test_links_carry_the_public_address_where_one_is_set() -> None:
    with server(public_url="https://games.example/") as one, new_guest(one.url) as guest:
        made = guest.post("/api/tables", json={"game": DICE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        assert made["link"] == f"https://games.example/table/{made['id']}"


def test_refusals_speak_the_language_of_the_browser(base: str) -> None:
    told = {
        language: httpx.get(f"{base}/api/tables/nothing", headers={"accept-language": language}).json()
        for language in ("en", "de-AT,de;q=0.9", "xx", "")
    }
    assert {one["reason"] for one in told.values()} == {"no-table"}
    assert told["de-AT,de;q=0.9"]["text"] != told["en"]["text"] == told["xx"]["text"] == told[""]["text"]


async def test_refusals_over_a_socket_and_at_the_front_door_speak_the_language_of_the_browser(base: str) -> None:
    german = {"accept-language": "de-AT,de;q=0.9"}

    async def first(table: str, said: str = "") -> Any:
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers=german, open_timeout=60) as socket:
            if said:
                await socket.send(said)
            while (told := json.loads(await socket.recv()))["type"] != "refused":
                pass
            return told

    async with Guest(base, "Hope") as host:
        table = await host.make_table(DICE_GAME, ["me", "open"])
        assert (await first("nothing"))["text"] == texts("de").say("refused-no-table")
        assert (await first(table, "nonsense"))["text"] == texts("de").say("refused-bad-request")
    large = httpx.post(f"{base}/api/guest", content=b"x" * 70_000, headers=german)
    assert large.json()["text"] == texts("de").say("refused-too-large")


async def test_every_message_that_a_player_can_provoke_is_documented(base: str) -> None:
    async with Guest(base, "Hope") as host, Guest(base, "Gus") as other:
        table = await host.make_table(FIRST_GAME, ["me", "open"], hints=True)
        async with host.socket(table) as mine, other.socket(table) as theirs:
            await mine.ask("sit", nonce="abc")
            await theirs.ask("sit")
            await mine.ask("look", seat=0)
            await theirs.ask("look", seat=1)
            on_move = mine if mine.update["table"]["mover"] == 0 else theirs
            seq = on_move.update["seq"]
            first = on_move.moves()[0]["action"]
            why = await on_move.ask("explain", seq=seq, action=first)
            assert (why["type"], why["points"]) == ("why", on_move.moves()[0]["points"])
            assert sum(part["points"] for part in why["parts"]) == why["points"]
            hint = await on_move.ask("hint", seq=seq)
            assert hint["action"] in [move["action"] for move in on_move.moves()]
            await on_move.ask("react", reaction="oops")
            await on_move.ask("ask", seq=seq, what="pause")
            await on_move.ask("ping")
            await on_move.send("fly")
            await on_move.until(lambda message: message.get("reason") == "bad-request")
            for socket in (mine, theirs):
                await socket.ask("ping")
        kinds = set()
        for message in mine.received + theirs.received:
            assert undocumented(message) is None, message
            kinds.add(message["type"])
        assert kinds == {"update", "done", "why", "hint", "presence", "reaction", "refused"}
