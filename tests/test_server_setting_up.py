"""The door for setting up positions: what the page is told, what it may ask, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
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
    assert shown["points"] == (name in ("hexago", "mathable", "mathmagic"))
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
    shown = ask(client, "mathable", do="turn", seat=1)
    wanted = next(one["text"] for one in shown["pieces"] if one["text"] not in shown["hands"][1]["pieces"])
    shown = ask(client, "mathable", shown["position"], do="hold", hand=1, slot=0, piece=wanted)
    assert wanted in shown["hands"][1]["pieces"]
    assert [hand["room"] for hand in shown["hands"]] == [False, False]
    shown = ask(client, "mathable", shown["position"], do="drop", hand=1, slot=3)
    shown = ask(client, "mathable", shown["position"], do="points", seat=0, points=-12)
    assert (shown["mover"], shown["scores"], len(shown["hands"][1]["pieces"])) == (1, [-12, 0], 7)


@pytest.mark.parametrize(
    ("asked", "status", "words"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"game": "hexago", "position": "hexago start=0"}, 400, "after 'hexago' come"),
        ({"game": "hexago", "change": {"do": "lay", "piece": "X", "cell": "0,0"}}, 400, "no piece of this game"),
        ({"game": "castle", "change": {"do": "lay", "piece": "red7", "cell": "here"}}, 400, "no cell"),
        ({"game": "hexago", "change": {"do": "lay", "piece": "Y6B5R2R1P4G3", "cell": "x;y,1"}}, 400, "cell"),
        ({"game": "hexamino", "change": {"do": "lay", "piece": "14", "cell": "1,0 9=9"}}, 400, "no cell"),
        ({"game": "mathable", "change": {"do": "lay", "piece": "3", "cell": "1A"}}, 400, "R3"),
        ({"game": "mathmagic", "change": {"do": "take", "cell": "7G"}}, 400, "nothing on '7G'"),
        ({"game": "castle", "change": {"do": "points", "seat": 0, "points": 3}}, 400, "follow from the pieces"),
        ({"game": "hexago", "change": {"do": "turn", "seat": 5}}, 400, "no seat 5"),
        ({"game": "hexago", "change": {"do": "lay", "piece": "Y" * 41, "cell": "0,0"}}, 400, "40"),
        ({"game": "hexago", "change": {"do": "points", "seat": 0, "points": 10**9}}, 400, "999999"),
        ({"game": "hexago", "change": {"do": "burn"}}, 400, "burn"),
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
    assert httpx.post(f"{client.base_url}/api/setting-up", json={"game": "hexago"}).status_code == 401
