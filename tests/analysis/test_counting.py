"""Counts: whole games of every kind, added up line by line."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from game_facts import fact
from sample_games import FIRST_GAME

import abaculus
from abaculus.analysis.counting import lines_of, sheet_of
from abaculus.core.lanes import retrace
from abaculus.core.match import Match
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.compiled


def kinds() -> list[tuple[str, dict[str, Any]]]:
    """Every game with each value of each option, each number of players, and the further options in its facts."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name in abaculus.list_games():
        info = abaculus.game_info(name)
        found += [(name, {"players": players}) for players in range(info.players[0], info.players[1] + 1)]
        for option in info.options:
            for players in {info.players[0], info.default_players}:
                if option.matters_to(players):
                    found += [(name, {"players": players, option.name: value}) for value in option.values]
        found += [(name, options) for options in fact(name, "COUNTED_TOO", [])]
    return found


def played(name: str, options: dict[str, Any], seed: int, bot: str) -> tuple[list[State], list[int]]:
    game = abaculus.load_game(name, **options)
    states = [game.new_initial_state()]
    actions = list(map(int, retrace(game, seed, bots=[bot])[0]))
    for action in actions:
        states.append(states[-1].child(action))
    return states, actions


@pytest.mark.parametrize(("name", "options"), kinds(), ids=lambda one: one if isinstance(one, str) else json.dumps(one))
def test_the_lines_of_a_count_add_up_to_the_points(name: str, options: dict[str, Any]) -> None:
    for bot, seed in (("greedy", 3), ("random", 4)):
        states, actions = played(name, options, seed, bot)
        assert states[-1].is_terminal()
        for player, points in enumerate(states[-1].scores()):
            lines = lines_of(states, actions, player)
            assert sum(line.part.points for line in lines) == points
            for line in lines:
                assert not line.why or sum(part.points for part in line.why) == line.part.points
                for spot in line.part.spots:
                    tile = states[-1].scene(None).tile_at(spot.cell)
                    assert tile is not None
                    assert set(spot.sides) <= set(range(6))
                for language in LANGUAGES:
                    said = "".join(texts(language).explain([line.part, *line.why]))
                    assert not line.part.points or str(abs(line.part.points)) in re.sub(
                        r"(?<=\d)[.,\s](?=\d{3})", "", said
                    )


@pytest.mark.parametrize("name", abaculus.list_games())
def test_a_count_can_be_taken_at_any_time_and_from_any_position(name: str) -> None:
    states, actions = played(name, {}, 6, "greedy")
    for start in range(0, len(actions), max(1, len(actions) // 7)):
        end = (start + len(actions)) // 2
        for player in range(2):
            lines = lines_of(states[start : end + 1], actions[start:end], player)
            assert sum(line.part.points for line in lines) == states[end].scores()[player]


@pytest.mark.parametrize("name", abaculus.list_games())
def test_the_rows_of_a_sheet_lead_to_the_final_points(name: str) -> None:
    states, actions = played(name, {}, 8, "random")
    rows = sheet_of(states, actions)
    assert len(rows) == sum(state.current_player() >= 0 for state in states[:-1])
    for before, row in pairwise(rows):
        assert [old + gain for old, gain in zip(before.totals, row.gains, strict=True)] == list(row.totals)
    assert list(rows[-1].totals) == states[-1].scores()


def test_a_match_can_be_taken_up_from_a_position_and_its_log_says_so() -> None:
    states, actions = played(FIRST_GAME, {}, 2, "greedy")
    match = Match(states[0].game, ["Ada", "Ben"], states[14].to_position())
    for action in actions[14:]:
        match.apply(action)
    again = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert again.state == states[-1]
    assert again.states()[0] == states[14]
    with pytest.raises(abaculus.BadLog, match="no position line"):
        Match.from_json({**match.to_json(), "position": 7})
    with pytest.raises(abaculus.BadLog, match="cannot be set up"):
        Match.from_json({**match.to_json(), "position": f"{FIRST_GAME} nonsense"})
