"""The routes for setting up positions: what the page is sent, what it may ask, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from game_facts import fact
from sample_games import CLAIM_GAME, FIRST_GAME
from server_start import Server, server

import abaculus

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    host: Server
    with server() as host, httpx.Client(base_url=host.url, timeout=60) as one:
        assert one.post("/api/guest", json={"name": "Ada"}).status_code == 200
        yield one


def ask(client: httpx.Client, game: str, position: str | None = None, **change: Any) -> dict[str, Any]:
    asked = {"game": game, "position": position, "change": change or None}
    answer = client.post("/api/setting-up", json=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_piece_is_laid_where_the_answer_says_and_taken_off_again(client: httpx.Client, name: str) -> None:
    shown = ask(client, name)
    assert shown["points"] == fact(name, "POINTS_ARE_SET", shown["points"])
    spot = shown["spots"][0]
    piece = next(one for one in shown["pieces"] if spot["pieces"] is None or one["text"] in spot["pieces"])
    laid = ask(client, name, shown["position"], do="lay", piece=piece["text"], cell=spot["cell"])
    tile = next(tile for tile in laid["scene"]["tiles"] if tile["cell"] == spot["cell"])
    assert tile["text"] == piece["text"]
    assert {one["text"]: one["count"] for one in laid["pieces"]}.get(piece["text"], 0) == piece["count"] - 1
    drawn = {one["cell"] for one in (*laid["scene"]["places"], *laid["scene"]["tiles"])}
    assert {one["cell"] for one in laid["spots"]} <= drawn
    taken = ask(client, name, laid["position"], do="take", cell=spot["cell"])
    assert {one["cell"] for one in taken["scene"]["tiles"]} == {one["cell"] for one in shown["scene"]["tiles"]}
    # What comes out of it can be analysed.
    kind = {"game": name, "options": laid["options"], "position": laid["position"]}
    assert client.post("/api/analysis", json=kind).json()["position"] == laid["position"]


def test_hands_points_and_the_turn_are_set(client: httpx.Client) -> None:
    shown = ask(client, CLAIM_GAME, do="turn", seat=1)
    wanted = next(one["text"] for one in shown["pieces"] if one["text"] not in shown["hands"][1]["pieces"])
    shown = ask(client, CLAIM_GAME, shown["position"], do="hold", hand=1, slot=0, piece=wanted)
    assert wanted in shown["hands"][1]["pieces"]
    assert [hand["room"] for hand in shown["hands"]] == [False, False]
    shown = ask(client, CLAIM_GAME, shown["position"], do="drop", hand=1, slot=3)
    shown = ask(client, CLAIM_GAME, shown["position"], do="points", seat=0, points=-12)
    assert (shown["mover"], shown["scores"], len(shown["hands"][1]["pieces"])) == (1, [-12, 0], 7)


@pytest.mark.parametrize(
    ("asked", "status", "words"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"game": FIRST_GAME, "position": f"{FIRST_GAME} start=0"}, 400, f"after '{FIRST_GAME}' come"),
        ({"game": FIRST_GAME, "change": {"do": "lay", "piece": "X", "cell": "0,0"}}, 400, "no piece of this game"),
        ({"game": FIRST_GAME, "change": {"do": "turn", "seat": 5}}, 400, "no seat 5"),
        ({"game": FIRST_GAME, "change": {"do": "lay", "piece": "Y" * 41, "cell": "0,0"}}, 400, "40"),
        ({"game": FIRST_GAME, "change": {"do": "points", "seat": 0, "points": 10**9}}, 400, "999999"),
        ({"game": FIRST_GAME, "change": {"do": "burn"}}, 400, "burn"),
        *(
            ({"game": name, "change": change}, 400, words)
            for name in abaculus.list_games()
            for change, words in fact(name, "REFUSED_CHANGES", [])
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    client: httpx.Client, asked: dict[str, Any], status: int, words: str
) -> None:
    answer = client.post("/api/setting-up", json=asked)
    assert answer.status_code == status
    assert words in answer.json()["detail"]
    assert "position:" not in answer.json()["detail"]


def test_only_guests_are_served(client: httpx.Client) -> None:
    assert httpx.post(f"{client.base_url}/api/setting-up", json={"game": FIRST_GAME}).status_code == 401
