"""The HTTP door keeps to its own document: nothing breaks, nothing undocumented comes back, and every message is of its type."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server_player import Guest
from server_start import Server, server
from sizes import sized

import abaculus
from abaculus.core.texts import texts
from abaculus.server import messages
from abaculus.server.app import create_app
from abaculus.server.refusal import STATUS
from abaculus.server.settings import Settings

pytestmark = pytest.mark.compiled

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip

TYPES: dict[str, type[BaseModel]] = {
    model.model_fields["type"].annotation.__args__[0]: model for model in messages.ANSWERS
}  # type: ignore[union-attr]
"""The message types that a socket may send, by name."""


def undocumented(message: dict[str, Any]) -> str | None:
    """What is wrong with a message, if it is not exactly what the document says."""
    model = messages.LobbyEntry if message["type"] == "lobby" else TYPES[message["type"]]
    plain = {name: value for name, value in message.items() if name != "type" or model is not messages.LobbyEntry}
    try:
        again = json.loads(model.model_validate(plain).model_dump_json())
    except ValidationError as problem:
        return str(problem)
    return None if again == plain else f"{message['type']} holds more than its type says"


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
    assert {model.__name__ for model in (*messages.COMMANDS, *messages.ANSWERS)} <= parts.keys()
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


def played_table(base: str) -> tuple[str, str, dict[str, str]]:
    """A table being played, one that is over, and the cookie of a guest who sits at both."""

    async def story() -> tuple[str, str, dict[str, str]]:
        async with Guest(base, "Schema") as guest:
            playing = await guest.make_table(FIRST_GAME, ["me", "greedy"], listed=True)
            await guest.do(playing, "sit")
            over = await guest.make_table(DICE_GAME, ["me", "greedy"])
            await guest.do(over, "sit")
            await guest.do(over, "resign")
            return playing, over, dict(guest.http.cookies)

    return asyncio.run(story())


def operations() -> list[str]:
    return [
        f"{method.upper()} {path}"
        for path, found in document()["paths"].items()
        for method in found
        if method != "parameters"
    ]


@pytest.mark.parametrize("known", [True, False], ids=["guest", "stranger"])
def test_no_answer_is_broken_or_undocumented(base: str, known: bool) -> None:
    playing, over, cookies = played_table(base)
    schema = schemathesis.openapi.from_dict(document())
    seen: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=sized(12, interpreted=2, soak=600), deadline=None, database=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(
            case=operation.as_strategy(), table=st.sampled_from([playing, over, None]),
            game=st.sampled_from([*abaculus.list_games(), None]),
        )  # fmt: skip
        def ask(case: Case, table: str | None, game: str | None) -> None:
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


# -- bodies ------------------------------------------------------------------------------------------------------------------

DEEP = "[" * 20_000 + "]" * 20_000


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"\xff\xfe\x00", b"null", b"[]", b'"x"', b"NaN", b'{"name": NaN}', b'{"name": 1}', b'{"name": null}',
        b'{"name": "a\\u0000b"}', b'{"name": "\\ud800"}', b'{"name": "x", "id": "me"}', DEEP.encode(),
        b'{"name": ' + b"1" * 5000 + b"}", b'{"name": "' + b"x" * 101 + b'"}', b'{"name": "\\u200b\\u2060"}',
        b'{"name": ""}', b'{"name": "Greedy"}',
    ],
    ids=lambda body: body[:24].decode("latin-1"),
)  # fmt: skip
def test_a_body_that_means_nothing_is_refused(base: str, body: bytes) -> None:
    answer = httpx.post(f"{base}/api/guest", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert undocumented(answer.json()) is None
    assert "set-cookie" not in answer.headers


@contextmanager
def new_guest(base: str, name: str = "Ada") -> Iterator[httpx.Client]:
    """A guest without a loop."""
    with httpx.Client(base_url=base, timeout=60) as client:
        assert client.post("/api/guest", json={"name": name}).status_code == 200
        yield client


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "no-game"),
        ({"game": f"../{DICE_GAME}"}, "no-game"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"options": {"match": "never"}}, "bad-option"),
        ({"options": {"players": 3}}, "bad-option"),
        ({"options": {"players": "2"}}, "bad-option"),
        ({"options": {"players": True}}, "bad-request"),
        ({"options": {"game_id": DICE_GAME}}, "bad-option"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "me"}] * 5}, "bad-option"),
        ({"seats": [{"kind": "queen"}] * 2}, "bad-request"),
        ({"seats": [{"kind": "bot", "level": "perfect"}] * 2}, "bad-request"),
        ({"handicap": [5]}, "bad-option"),
        ({"handicap": [-5, 0]}, "bad-request"),
        ({"per_move": 4}, "bad-request"),
        ({"per_move": 5.5}, "bad-request"),
        ({"listed": 1}, "bad-request"),
        ({"tiles": "R6B2G3P4Y5G1"}, "bad-option"),
        ({"tiles": "no\ntiles"}, "bad-option"),
        ({"host": "me"}, "bad-request"),
    ],
    ids=lambda value: json.dumps(value)[:50] if isinstance(value, dict) else value,
)
def test_a_table_that_cannot_be_is_refused(base: str, changes: dict[str, Any], reason: str) -> None:
    with new_guest(base) as guest:
        wanted = {"game": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
        answer = guest.post("/api/tables", json=wanted)
        assert answer.json()["reason"] == reason, answer.text
        assert answer.status_code == STATUS[reason]
        assert guest.get("/api/tables/mine").json() == []


def test_a_path_among_the_options_is_not_read_as_a_tile_file(base: str, tmp_path: Any) -> None:
    """Tiles are a text of their own in a request; as an option they went to the loader, which takes one line for a path."""
    file = tmp_path / "private.txt"
    file.write_text("the-secret-of-this-file\n")
    with new_guest(base) as guest:
        for tiles in (str(file), "/etc/passwd", "\n", "x"):
            wanted = {"game": FIRST_GAME, "options": {"tiles": tiles}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = guest.post("/api/tables", json=wanted)
            assert answer.json()["reason"] == "bad-option", answer.text
            assert "the-secret-of-this-file" not in answer.text
            assert str(file) not in answer.text
            answer = guest.post("/api/positions", json={"game": FIRST_GAME, "options": {"tiles": tiles}})
            assert answer.json()["reason"] == "bad-option"
            assert "the-secret-of-this-file" not in answer.text


# -- the position editor -----------------------------------------------------------------------------------------------------


def test_a_position_is_shown_and_played_on_from(base: str) -> None:
    with new_guest(base) as guest:
        for name in abaculus.list_games():
            state, dice = abaculus.load_game(name).new_initial_state(), random.Random(4)
            told = []
            for _ in range(40):
                if state.is_terminal():
                    break
                action = dice.choice(state.legal_actions())
                told.append(state.action_to_string(action))
                state.apply_action(action)
            asked = {"game": name, "actions": told, "viewer": 0}
            shown = guest.post("/api/positions", json=asked).json()
            assert shown["position"] == state.to_position()
            assert shown["scores"] == state.scores()
            assert shown["to_move"] == state.current_player()
            assert bool(shown["outcomes"]) == state.is_chance_node()
            again = guest.post("/api/positions", json={"game": name, "position": shown["position"], "viewer": 0}).json()
            assert again == shown


BAD = [
    "", FIRST_GAME, "?", f"{DICE_GAME} start=9", f"{FIRST_GAME} start=0 scores=1 hands=- table=", "x" * 8000,
    f"{CLAIM_GAME} racks=;;;",
]  # fmt: skip


def test_a_position_that_cannot_be_is_refused(base: str) -> None:
    with new_guest(base) as guest:
        for name in abaculus.list_games():
            for line in BAD:
                answer = guest.post("/api/positions", json={"game": name, "position": line})
                assert answer.json()["reason"] == "bad-position", (name, line, answer.text)
            answer = guest.post("/api/positions", json={"game": name, "actions": ["fly to the moon"]})
            assert answer.json()["detail"].startswith("action 1: "), answer.text
            nobody = abaculus.load_game(name).num_players()
            answer = guest.post("/api/positions", json={"game": name, "viewer": nobody})
            assert answer.json()["reason"] == "no-seat"


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_garbled_position_never_breaks_the_editor(base: str, name: str) -> None:
    """Positions that were typed wrong: a letter changed, a part lost, doubled or moved."""
    dice = random.Random(name)
    state = abaculus.load_game(name).new_initial_state()
    lines = []
    while not state.is_terminal() and len(lines) < 60:
        state.apply_action(dice.choice(state.legal_actions()))
        lines += [state.to_position(), state.view(0)["position"]]
    with new_guest(base) as guest:
        for _ in range(sized(150, interpreted=10, soak=20_000)):
            line = dice.choice(lines)
            for _ in range(dice.randint(0, 3)):
                place = dice.randrange(len(line))
                line = dice.choice([
                    line[:place] + dice.choice("0123456789?-,;:@/+ =RGBYPabx") + line[place + 1 :],
                    line[:place] + line[place + dice.randint(1, 20) :],
                    line[:place] + line[place : place + 9] + line[place:],
                    line.replace(dice.choice("0123456789"), dice.choice("0123456789?"), dice.randint(1, 3)),
                ])  # fmt: skip
            asked = {"game": name, "position": line, "viewer": dice.choice([0, 1, None])}
            answer = guest.post("/api/positions", json=asked)
            assert answer.status_code in (200, 400), (line, answer.text)
            if answer.status_code == 200:
                assert answer.json()["position"]
            else:
                assert answer.json()["reason"] == "bad-position"


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
        rules = httpx.get(f"{base}/api/games/{game['id']}/rules")
        assert rules.headers["content-type"].startswith("text/plain")
        assert rules.text.startswith("#")
    assert httpx.get(f"{base}/api/games/..%2f{FIRST_GAME}/rules").status_code == 404
    assert httpx.get(f"{base}/api/games/nothing/rules").json()["reason"] == "no-game"


def test_health_and_metrics(base: str) -> None:
    health = httpx.get(f"{base}/health").json()
    assert (health["status"], health["version"]) == ("ok", abaculus.__version__)

    def moves() -> float:
        lines = httpx.get(f"{base}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("abaculus_moves_total "))

    before = moves()

    async def story() -> None:
        async with Guest(base, "Counter") as guest:
            table = await guest.make_table(FIRST_GAME, ["me", "me"])
            await guest.do(table, "sit")
            async with guest.socket(table) as socket:
                await socket.receive()
                await socket.ask("look", seat=socket.update["table"]["mover"])
                await socket.play(random.Random(1), most=1)

    asyncio.run(story())
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


def test_refusals_over_a_socket_and_at_the_front_door_speak_the_language_of_the_browser(base: str) -> None:
    german = {"accept-language": "de-AT,de;q=0.9"}

    async def first(table: str, said: str = "") -> Any:
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers=german, open_timeout=60) as socket:
            if said:
                await socket.send(said)
            while (told := json.loads(await socket.recv()))["type"] != "refused":
                pass
            return told

    async def story() -> None:
        async with Guest(base, "Hope") as host:
            table = await host.make_table(DICE_GAME, ["me", "open"])
            assert (await first("nothing"))["text"] == texts("de").say("refused-no-table")
            assert (await first(table, "nonsense"))["text"] == texts("de").say("refused-bad-request")

    asyncio.run(story())
    large = httpx.post(f"{base}/api/guest", content=b"x" * 70_000, headers=german)
    assert large.json()["text"] == texts("de").say("refused-too-large")


def test_every_message_that_a_player_can_provoke_is_documented(base: str) -> None:
    async def story() -> None:
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

    asyncio.run(story())
