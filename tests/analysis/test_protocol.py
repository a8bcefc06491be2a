"""The protocol for other programs: requests as lines of JSON, answers likewise, errors by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from game_facts import fact
from sample_games import LOW_GAME
from sizes import sized

import abaculus
from abaculus.analysis.protocol import LONGEST, answer, converse
from abaculus.core.chance import new_dice
from abaculus.core.lanes import retrace

VISITS = sized(64, interpreted=4, soak=400)


def a_game() -> tuple[abaculus.Game, list[str], abaculus.State]:
    """The middle of a game: its actions so far, and the position."""
    game = abaculus.load_game(LOW_GAME)
    match = abaculus.Match(game)
    for action in retrace(game, 1, bots=["greedy"])[0][:30]:
        match.apply(action)
    while match.state.is_chance_node():
        match.apply(match.state.sample_chance(new_dice(0)))
    return game, match.log(), match.state


def asked(**fields: Any) -> list[dict[str, Any]]:
    return list(answer(json.dumps(fields)))


def test_actions_and_a_position_mean_the_same_and_answers_round_trip() -> None:
    _, actions, state = a_game()
    by_actions = asked(id="a", game=LOW_GAME, actions=actions, visits=VISITS, seed=2)
    by_position = asked(id="a", game=LOW_GAME, position=state.to_position(), visits=VISITS, seed=2)
    assert by_actions == by_position
    last = by_actions[-1]
    assert last["final"]
    assert last["id"] == "a"
    assert last["seat"] == state.current_player()
    for move in last["moves"]:
        action = state.string_to_action(move["move"])
        assert action == move["action"]
        assert move["points"] == state.worth(action)
        assert sum(part["points"] for part in move["parts"]) == move["points"]
        assert 0 <= move["win"] <= 1
    assert [move["visits"] for move in last["moves"]] or last["moves"][0]["exact"]


def test_what_is_hidden_does_not_change_the_answer() -> None:
    _, _, state = a_game()
    player = state.current_player()
    seen = state.information(player).view["position"]
    assert "?" in seen
    whole = asked(game=LOW_GAME, position=state.to_position(), visits=VISITS)
    assert whole == asked(game=LOW_GAME, position=seen, visits=VISITS)


def test_answers_are_streamed_unless_they_are_not_wanted() -> None:
    _, actions, _ = a_game()
    streamed = asked(game=LOW_GAME, actions=actions, visits=max(VISITS, 64), best=2)
    assert [one["final"] for one in streamed] == [False, False, True]
    once = asked(game=LOW_GAME, actions=actions, visits=max(VISITS, 64), best=2, stream=False)
    assert once == streamed[-1:]
    assert len(once[0]["moves"]) == 2


def test_several_requests_are_answered_in_order() -> None:
    _, actions, _ = a_game()
    lines = [json.dumps({"id": name, "game": LOW_GAME, "actions": actions, "visits": 4}) for name in "xyz"]
    told = [json.loads(line) for line in converse([lines[0], "\n", "rubbish", *lines[1:]])]
    assert [one["id"] for one in told] == ["x", "", "y", "z"]
    assert told[1]["error"] == "bad-json"


def test_a_line_that_does_not_tell_the_movers_own_hand_is_refused() -> None:
    for name in abaculus.list_games():
        if not fact(name, "HIDES", True):
            continue
        game = abaculus.load_game(name)
        state = game.new_initial_state()
        state.settle_chance(new_dice(0))
        line = state.view(1 - state.current_player())["position"]
        told = asked(game=name, position=line, visits=4)
        assert [one["error"] for one in told] == ["bad-position"], line


def test_an_id_that_no_terminal_can_write_comes_back() -> None:
    (told,) = converse(['{"id": "\\ud800", "game": "nothing", "visits": 4}'])
    assert json.loads(told.encode())["id"] == "\ud800"


GOOD = {"game": LOW_GAME, "visits": 4}


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"visits": 4}, "bad-request"),
        ({"game": LOW_GAME}, "bad-request"),
        ({**GOOD, "seconds": 1}, "bad-request"),
        ({**GOOD, "visits": 0}, "bad-request"),
        ({**GOOD, "visits": "4"}, "bad-request"),
        ({**GOOD, "visits": True}, "bad-request"),
        ({**GOOD, "visits": 10**12}, "bad-request"),
        ({"game": LOW_GAME, "seconds": -1}, "bad-request"),
        ({**GOOD, "nonsense": 1}, "bad-request"),
        ({**GOOD, "actions": [1]}, "bad-request"),
        ({**GOOD, "best": 1000}, "bad-request"),
        ({**GOOD, "game": "chess"}, "no-game"),
        ({**GOOD, "options": {"players": 99}}, "bad-option"),
        ({**GOOD, "options": {"colour": "red"}}, "bad-option"),
        ({**GOOD, "tiles": "/etc/passwd"}, "bad-option"),
        ({**GOOD, "position": "rubbish"}, "bad-position"),
        ({**GOOD, "actions": ["rubbish"]}, "bad-position"),
        (GOOD, "chance"),
    ],
)
def test_errors_have_names_and_say_what_is_wrong(fields: dict[str, Any], name: str) -> None:
    told = asked(id="7", **fields)
    assert len(told) == 1
    assert told[0]["error"] == name, told
    assert told[0]["id"] == "7"
    assert told[0]["text"]


def test_a_seat_that_is_not_on_move_and_a_game_that_is_over_are_refused() -> None:
    game, actions, state = a_game()
    other = 1 - state.current_player()
    assert asked(game=LOW_GAME, actions=actions, seat=other, visits=4)[0]["error"] == "not-on-move"
    match = abaculus.Match(game)
    for action in retrace(game, 1, bots=["greedy"])[0]:
        match.apply(action)
    assert asked(game=LOW_GAME, actions=match.log(), visits=4)[0]["error"] == "over"


@pytest.mark.parametrize("line", ["[]", "1", '"x"', "null", "[" * 100_000, " " * LONGEST + "{}"])
def test_rubbish_is_answered_not_raised(line: str) -> None:
    told = list(answer(line))
    assert told[0]["error"] in ("bad-json", "bad-request", "too-large")
