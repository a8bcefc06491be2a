"""Hexago under whatever Hypothesis thinks of: action sequences, tile sets, and garbage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hexago_oracle import HexagoOracle, tile_names
from hypothesis import given, settings
from hypothesis import strategies as st
from sizes import sized

import abaculus
from abaculus.core.state import State
from abaculus.games.hexago.box import read_tiles
from abaculus.testing import CHECKS, LIGHT, walk

OWN = tile_names(abaculus.load_game("hexago").default_tiles())

T = TypeVar("T")
choices = st.lists(st.integers(0, 1 << 20), min_size=70, max_size=70)
options = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "match": st.sampled_from(["free", "required"]),
        "hands": st.sampled_from(["hidden", "open"]),
    }
)


@st.composite
def tile_sets(draw: st.DrawFn, size: int) -> list[str]:
    """Tiles with one 6 each, from few colours and numbers, so that many edges match and many tiles are alike."""
    colours = draw(st.sampled_from(["R", "RB", "RBYGP"]))
    low = draw(st.sampled_from(["1", "12", "12345"]))
    tiles = []
    for _ in range(size):
        six = draw(st.integers(0, 5))
        letters = draw(st.lists(st.sampled_from(colours), min_size=6, max_size=6))
        numbers = draw(st.lists(st.sampled_from(low), min_size=6, max_size=6))
        tiles.append(
            "".join(c + ("6" if i == six else n) for i, (c, n) in enumerate(zip(letters, numbers, strict=True)))
        )
    return tiles


def as_file(tiles: list[str]) -> str:
    return "\n".join(" ".join(tile[i : i + 2] for i in range(0, 12, 2)) for tile in tiles) + "\n"


def same_tile(one: str, other: str) -> bool:
    return any(one == other[2 * i :] + other[: 2 * i] for i in range(6))


def canonical(tiles: list[str]) -> list[str]:
    """Each tile by the name of the first one that is like it."""
    return [next(first for first in tiles if same_tile(first, tile)) for tile in tiles]


@given(options, choices)
def test_tiles_are_conserved_and_the_oracle_agrees_on_any_sequence_of_actions(
    how: dict[str, Any], chosen: list[int]
) -> None:
    state = abaculus.load_game("hexago", **how).new_initial_state()
    oracle = HexagoOracle(OWN, how["players"], how["match"] == "required")
    for choice in chosen:
        if state.is_terminal():
            break
        legal = state.legal_actions()
        action = legal[choice % len(legal)]
        oracle.do(state.action_to_string(action))
        state.apply_action(action)
        assert state.scores() == oracle.scores
    _expect_conserved(state, oracle)
    assert state.is_terminal() == (oracle.what == "over")
    assert state.game.from_position(state.to_position()) == state


def _expect_conserved(state: State, oracle: HexagoOracle) -> None:
    text = state.to_position()
    hands = [hand.split(",") for hand in text.split("hands=")[1].split()[0].split(";")]
    table = [laid["tile"] for laid in state.view(None)["table"]]
    held = [tile for hand in hands for tile in hand if tile != "-"]
    assert sorted(held + table + oracle.unseen) == sorted(OWN)
    assert [sorted(tile for tile in hand if tile != "-") for hand in hands] == [sorted(hand) for hand in oracle.hands]


@given(st.data(), st.integers(0, 1000), st.sampled_from(["free", "required"]))
def test_any_tile_set_is_played_as_the_oracle_plays_it(data: st.DataObject, seed: int, match: str) -> None:
    tiles = data.draw(tile_sets(18))
    game = abaculus.load_game("hexago", match=match, tiles=as_file(tiles))
    played = walk(game, seed)
    oracle = HexagoOracle(canonical(tiles), 2, match == "required")
    for state, action in zip(played.states, played.actions, strict=False):
        if state.current_player() >= 0:
            assert {game.write_move(move): move.points for move in game.moves(state)} == oracle.lays()
        oracle.do(state.action_to_string(action))
    assert played.states[-1].scores() == oracle.scores


@settings(max_examples=sized(8, interpreted=3, soak=500))
@given(st.data(), st.integers(0, 1000))
def test_any_tile_set_keeps_the_promises_about_positions_and_hiding(data: st.DataObject, seed: int) -> None:
    game = abaculus.load_game("hexago", tiles=as_file(data.draw(tile_sets(20))))
    played = walk(game, seed)
    for check in ("positions", "action texts", "hiding", "logs"):
        CHECKS[check](played, LIGHT)


def unless_refused(ask: Callable[[], T], *refusals: type[abaculus.AbaculusError]) -> T | None:
    """The answer, or `None` where it was properly refused. Any other error gets through."""
    try:
        return ask()
    except refusals:
        return None


# -- garbage: nothing but AbaculusError, and nothing changed --------------------------------------------------------------------

letters = st.text(alphabet="RBYGPrbygp0123456789@,/;=?-# \n\t\0²５é\ud800", max_size=120)
garbage = st.one_of(st.text(max_size=200), letters)


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A valid text with part of it replaced."""
    text = draw(st.sampled_from(texts))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 15)))
    return text[:start] + draw(st.one_of(letters, st.sampled_from(texts))) + text[end:]


SOLO, PAIR = abaculus.load_game("hexago", players=1), abaculus.load_game("hexago")
STATES = [state for game in (SOLO, PAIR) for _, state in walk(game, 1).some(7)]
ACTIONS = [state.action_to_string(state.legal_actions()[-1]) for state in STATES if not state.is_terminal()]
POSITIONS = [state.to_position() for state in STATES]


@given(st.sampled_from(STATES), st.one_of(garbage, damaged(ACTIONS)))
def test_any_text_is_a_legal_action_or_refused(state: State, text: str) -> None:
    before = state.key()
    action = unless_refused(lambda: state.string_to_action(text), abaculus.BadNotation, abaculus.IllegalAction)
    assert action is None or action in state.legal_actions()
    assert state.key() == before


@given(st.sampled_from([SOLO, PAIR]), st.one_of(garbage, damaged(POSITIONS)))
def test_any_line_is_a_position_or_refused(game: abaculus.Game, text: str) -> None:
    state = unless_refused(lambda: game.from_position(text), abaculus.BadNotation)
    assert state is None or game.from_position(state.to_position()) == state


@given(st.one_of(garbage, damaged([PAIR.default_tiles()])).map(lambda text: text + "\n"))
def test_any_text_is_a_tile_set_or_refused(text: str) -> None:
    tiles = unless_refused(lambda: read_tiles(text), abaculus.BadTileSet)
    assert tiles is None or 2 <= tiles.size <= 36


@given(garbage.filter(lambda text: "\n" not in text))
def test_any_path_is_a_tile_set_or_refused(text: str) -> None:
    with pytest.raises(abaculus.BadTileSet):
        read_tiles(f"no such folder/{text}")


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.sampled_from(ACTIONS)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
LOG = json.loads(json.dumps(abaculus.Match(PAIR).to_json()))


@given(st.one_of(json_values, st.dictionaries(st.sampled_from(list(LOG)), json_values)))
def test_any_json_is_a_log_or_refused(data: object) -> None:
    with pytest.raises(abaculus.AbaculusError):
        abaculus.Match.from_json(data)


@given(st.sampled_from(list(LOG)), json_values)
def test_a_log_with_one_part_replaced_is_a_log_or_refused(part: str, value: object) -> None:
    match = unless_refused(lambda: abaculus.Match.from_json({**LOG, part: value}), abaculus.AbaculusError)
    assert match is None or match.state == PAIR.new_initial_state() or part in ("options", "actions")


@given(st.dictionaries(st.sampled_from(["players", "match", "hands", "tiles", "game_id", "", "x"]), json_values))
def test_any_options_in_a_log_are_options_or_refused(options: dict[str, object]) -> None:
    match = unless_refused(lambda: abaculus.Match.from_json({**LOG, "options": options}), abaculus.AbaculusError)
    assert match is None or match.game.num_players() == 2


@given(st.sampled_from(STATES), st.integers(-(1 << 70), 1 << 70) | st.integers(-5, 50_000))
def test_any_number_is_a_legal_action_or_refused(state: State, number: int) -> None:
    before = state.key()
    if number in state.legal_actions():
        assert state.child(number).key() != before
    else:
        with pytest.raises(abaculus.IllegalAction):
            state.child(number)
        with pytest.raises(abaculus.IllegalAction):
            state.action_to_string(number)
    assert state.key() == before
