"""The routes of the analysis board, and the count of a table: real rules, stateless, and hard to abuse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, LOW_GAME
from server_start import Server, server
from waiting import wait_until

import abaculus
from abaculus.core.lanes import retrace

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


def game_of(name: str, **options: Any) -> tuple[dict[str, Any], list[str], abaculus.State]:
    """A game of bots as the page sends it, and how it ends."""
    game = abaculus.load_game(name, **options)
    state, texts = game.new_initial_state(), []
    for action in retrace(game, 9, bots=["greedy"])[0]:
        texts.append(state.action_to_string(int(action)))
        state.apply_action(int(action))
    return {"game": name, "options": game.log_options()}, texts, state


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_whole_game_is_scored_step_by_step_and_counted(client: httpx.Client, name: str) -> None:
    kind, actions, end = game_of(name)
    shown = client.post("/api/analysis", json={**kind, "actions": actions, "counted": True}).json()
    assert (shown["wrong"], shown["over"], shown["scores"]) == (None, True, end.scores())
    assert [step["text"] for step in shown["steps"]] == actions
    assert shown["position"] == shown["steps"][-1]["position"] == end.to_position()
    for player, counted in enumerate(shown["counted"]["players"]):
        assert sum(line["points"] for line in counted["lines"]) == counted["total"] == end.scores()[player]
    assert shown["counted"]["sheet"][-1]["totals"] == end.scores()
    # One step at a time, from the position before it, leads to the same.
    place = len(actions) // 2
    before = shown["steps"][place - 1]["position"]
    one = client.post("/api/analysis", json={**kind, "position": before, "actions": actions[place : place + 1]}).json()
    assert one["steps"] == shown["steps"][place : place + 1]
    assert one["start"] == before


def test_what_chance_may_do_is_listed_and_a_players_hand_is_shown(client: httpx.Client) -> None:
    kind, actions, _ = game_of(FIRST_GAME)
    shown = client.post("/api/analysis", json={**kind, "actions": actions[:1]}).json()
    assert {one["text"] for one in shown["outcomes"]} >= {actions[1]}
    assert shown["to_move"] == abaculus.CHANCE
    turn = next(place for place, text in enumerate(actions) if "@" in text)
    shown = client.post("/api/analysis", json={**kind, "actions": actions[:turn]}).json()
    assert shown["outcomes"] == []
    state = abaculus.load_game(kind["game"], **kind["options"]).from_position(shown["position"])
    assert state.string_to_action(actions[turn]) in {row[0] for row in shown["scene"]["moves"]["rows"]}
    assert len(shown["scene"]["hand"]) == 4


def test_the_first_wrong_step_is_named_and_the_steps_before_it_stand(client: httpx.Client) -> None:
    kind, actions, _ = game_of(DICE_GAME)
    state = abaculus.load_game(kind["game"], **kind["options"]).new_initial_state()
    for text in actions[:5]:
        state.apply_action(state.string_to_action(text))
    legal = {state.action_to_string(action) for action in state.legal_actions()}
    stray = next(text for text in actions if "@" in text and text not in legal)
    wrong = [*actions[:5], stray, *actions[6:]]
    shown = client.post("/api/analysis", json={**kind, "actions": wrong}).json()
    assert shown["wrong"]["number"] == 6
    assert shown["wrong"]["text"] == stray
    assert shown["wrong"]["why"]
    assert [step["text"] for step in shown["steps"]] == actions[:5]
    more = client.post("/api/analysis", json={**kind, "actions": [*actions, actions[0]]}).json()
    assert more["wrong"] == {"number": len(actions) + 1, "text": actions[0], "why": "the game is over"}


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"game": FIRST_GAME, "position": f"{FIRST_GAME} nonsense"}, "bad-position"),
        ({"game": FIRST_GAME, "position": f"{DICE_GAME} start=0"}, "bad-position"),
        ({"game": "chess"}, "no-game"),
        ({"game": FIRST_GAME, "options": {"players": 9}}, "bad-option"),
        ({"game": FIRST_GAME, "options": {"tiles": "/etc/passwd"}}, "bad-option"),
        ({"game": FIRST_GAME, "tiles": "/etc/passwd"}, "bad-option"),
        ({"game": FIRST_GAME, "viewer": 4}, "no-seat"),
        ({"game": FIRST_GAME, "more": 1}, "bad-request"),
        ({"game": FIRST_GAME, "actions": ["x"] * 3001}, "bad-request"),
        ({"game": FIRST_GAME, "actions": ["x" * 190] * 400}, "too-large"),
    ],
)
def test_what_cannot_be_looked_at_is_refused(client: httpx.Client, asked: dict[str, Any], reason: str) -> None:
    answer = client.post("/api/analysis", json=asked)
    assert answer.json()["reason"] == reason
    assert 400 <= answer.status_code < 500


def test_strangers_and_long_games_are_slowed_down() -> None:
    kind, actions, _ = game_of(CLAIM_GAME)
    with server(limits={"requests_per_second": 1.0}) as slow, httpx.Client(base_url=slow.url, timeout=60) as client:
        assert client.post("/api/analysis", json=kind).json()["reason"] == "no-guest"
        client.post("/api/guest", json={"name": "Ada"})
        codes = [client.post("/api/analysis", json={**kind, "actions": actions}).status_code]
        while 429 not in codes and len(codes) < 60:  # six requests at once would do, but these are long
            codes.append(client.post("/api/analysis", json={**kind, "actions": actions}).status_code)
        assert set(codes) == {200, 429}


def over(client: httpx.Client, table: str) -> dict[str, Any] | None:
    """The facts about a table, once its game has ended."""
    facts: dict[str, Any] = client.get(f"/api/tables/{table}").json()["table"]
    return facts if facts["phase"] == "over" else None


def test_the_count_of_a_table_includes_points_given_in_advance(client: httpx.Client) -> None:
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    for name in (DICE_GAME, LOW_GAME):
        made = client.post("/api/tables", json={"game": name, "seats": seats, "handicap": [7, 0]}).json()
        assert client.get(f"/api/tables/{made['id']}/count").json()["reason"] in ("not-over", "not-started")
        facts = wait_until(partial(over, client, made["id"]))
        counted = client.get(f"/api/tables/{made['id']}/count").json()
        assert [player["total"] for player in counted["players"]] == facts["totals"]
        for player in counted["players"]:
            assert sum(line["points"] for line in player["lines"]) == player["total"]
        last = counted["players"][0]["lines"][-1]
        assert (last["key"], abs(last["points"])) == ("count-given", 7)
        log = client.get(f"/api/tables/{made['id']}/log").json()
        again = client.post("/api/analysis", json={"game": name, "options": log["options"], "actions": log["actions"]})
        assert again.json()["scores"] == log["scores"], json.dumps(log)
