"""The route of the companion: a game as everybody saw it, stateless, and hard to abuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from real_table import OTHER_GAMES, RACK_GAMES, greedy_game, last_racks, seen_in, written
from server_start import Server, server

import abaculus
from abaculus.core.rack_game import RackGame

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def host() -> Iterator[Server]:
    with server() as one:
        yield one


@pytest.fixture
def client(host: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=host.url, timeout=60) as one:
        assert one.post("/api/guest", json={"name": "Ada"}).status_code == 200
        yield one


def follow(client: httpx.Client, **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/companion", json=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(client: httpx.Client, **asked: Any) -> tuple[int, str, str]:
    answer = client.post("/api/companion", json=asked)
    return answer.status_code, answer.json()["reason"], answer.json()["detail"]


@pytest.mark.parametrize("name", RACK_GAMES)
def test_a_game_is_followed_at_once_and_step_by_step(client: httpx.Client, name: str) -> None:
    match = greedy_game(name)
    texts = written(match)
    whole = follow(client, game=name, seen=texts)
    assert whole["wrong"] is None
    assert [step["text"] for step in whole["steps"]] == texts
    position = None
    for text, step, (seen, _) in zip(texts, whole["steps"], seen_in(match), strict=True):
        before: dict[str, Any] = {} if position is None else {"position": position}
        one = follow(client, game=name, seen=[text], **before)
        assert one["steps"] == [step]
        position = one["position"]
        if not one["over"] and not one["to_tell"]:
            assert one["scores"] == seen.before.child(seen.action).scores()
    racks = last_racks(match)
    held = [{"seat": one["seat"], "pieces": racks[one["seat"]]} for one in whole["to_tell"]]
    assert all(one["count"] == len(racks[one["seat"]]) for one in whole["to_tell"])
    assert all(not Counter(one["known"]) - Counter(racks[one["seat"]]) for one in whole["to_tell"])
    counted = follow(client, game=name, seen=texts, held=held) if held else whole
    assert (counted["over"], counted["scores"], counted["to_tell"]) == (True, match.state.scores(), [])
    assert counted["ranks"] is not None
    assert counted["scene"]["notes"][0]["key"] == match.game.ending(match.state).key


@pytest.mark.parametrize("name", RACK_GAMES)
def test_what_was_done_is_among_what_is_offered(client: httpx.Client, name: str) -> None:
    match = greedy_game(name)
    position: dict[str, str] = {}
    for step, move in seen_in(match):
        text = match.game.write_move(move)
        piece = {"piece": move.pieces[0].text} if move.kind == "lay" else {}
        shown = follow(client, game=name, **position, **piece)
        pieces = {one["text"]: one["count"] for one in shown["pieces"]}
        if step.seat is None:
            assert text in [one["text"] for one in shown["outcomes"]]
        elif move.kind == "lay":
            assert text in shown["lays"]
            columns = shown["scene"]["moves"]["columns"]
            moves = [dict(zip(columns, row, strict=True)) for row in shown["scene"]["moves"]["rows"]]
            done = next(one for one in moves if shown["lays"][one["action"]] == text)
            assert (done["cell"], done["points"]) == (move.cell, step.before.worth(step.action))
            assert [one["text"] for one in shown["scene"]["hand"]] == [move.pieces[0].text]
            assert pieces[move.pieces[0].text] >= 1
        elif move.pieces:
            assert shown["exchange"] >= len(move.pieces)
        else:
            assert text in [one["text"] for one in shown["buttons"]]
        position = {"position": follow(client, game=name, **position, seen=[text])["position"]}


@pytest.mark.parametrize("name", RACK_GAMES)
def test_what_cannot_have_happened_is_told_with_the_reason(client: httpx.Client, name: str) -> None:
    texts = written(greedy_game(name))
    lay = next(number for number, text in enumerate(texts) if "@" in text)
    shown = follow(client, game=name, seen=[*texts[: lay + 1], texts[lay]])
    assert shown["wrong"]["number"] == lay + 2
    assert shown["wrong"]["why"]
    assert len(shown["steps"]) == lay + 1
    before = shown["steps"][lay - 1]["position"]
    assert follow(client, game=name, position=before, seen=["swap 99"])["wrong"]["number"] == 1
    assert follow(client, game=name, seen=["draw rubbish"])["wrong"]["number"] == 1


@pytest.mark.parametrize("name", RACK_GAMES)
def test_what_means_nothing_is_refused(client: httpx.Client, name: str) -> None:
    match = greedy_game(name)
    texts, racks = written(match), last_racks(match)
    status, reason, why = refused(client, game=name, position="rubbish")
    assert (status, reason) == (400, "bad-position")
    assert why
    assert refused(client, game=name, held=[{"seat": 0, "pieces": racks[0]}])[:2] == (400, "illegal")
    assert follow(client, game=name, piece="rubbish")["lays"] == []  # nobody is on move yet
    assert refused(client, game=name, seen=texts[:2], piece="rubbish")[:2] == (400, "illegal")
    assert refused(client, game=name, seen=["draw 1"] * 1001)[:2] == (400, "bad-request")
    assert refused(client, game=name, options={"players": 9})[:2] == (400, "bad-option")
    assert refused(client, game=name, more=1)[:2] == (400, "bad-request")
    shown = follow(client, game=name, seen=texts)
    for one in shown["to_tell"]:  # too many pieces
        wrong = [{"seat": one["seat"], "pieces": [*racks[one["seat"]], racks[one["seat"]][0]]}]
        assert refused(client, game=name, seen=texts, held=wrong)[:2] == (400, "illegal")


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_games_without_racks_have_no_companion(client: httpx.Client, name: str) -> None:
    status, reason, why = refused(client, game=name)
    assert (status, reason) == (400, "bad-position")
    assert abaculus.game_info(name).title in why


def test_strangers_are_not_answered(host: Server) -> None:
    answer = httpx.post(f"{host.url}/api/companion", json={"game": RACK_GAMES[0]})
    assert (answer.status_code, answer.json()["reason"]) == (401, "no-guest")


def test_the_box_says_which_games_have_racks() -> None:
    for name in abaculus.list_games():
        assert abaculus.game_info(name).racks == isinstance(abaculus.load_game(name), RackGame)
