"""What is sent over HTTP: bodies that mean nothing, and positions that are set up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from server_document import new_guest, undocumented
from server_start import Server, server
from sizes import sized

import abaculus
from abaculus.server.refusal import STATUS


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with server() as one:
        yield one


@pytest.fixture(scope="module")
def base(running: Server) -> str:
    return running.url


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
    lines: list[str] = []
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
