"""The rules and a naive oracle agree on every legal lay and its points, at every step of random games."""

from __future__ import annotations

import random

import pytest
from hexago_oracle import TILE_FILE, HexagoOracle, tile_names
from sizes import INTERPRETED, sized

import abaculus
from abaculus.core.game_info import OptionValue
from abaculus.core.state import State

OWN = tile_names(TILE_FILE.read_text(encoding="utf-8"))
SHARDS = 20
GAMES = sized(6, interpreted=1, soak=500)
"""Games per shard: 10,000 in a soak."""


def options_of(number: int) -> dict[str, OptionValue]:
    """Two players most of the time, and regularly the other ways to play. Solo games take long: the oracle is slow."""
    kind = number % SHARDS
    if kind < 12:
        return {"players": 2}
    if kind < 15:
        return {"players": 2, "match": "required"}
    if kind < 17:
        return {"players": 3}
    if kind < 18:
        return {"players": 3, "match": "required"}
    if kind < 19:
        return {"players": 4, "match": "required" if number % 40 < 20 else "free"}
    return {"players": 1} if number % 200 == 19 and not INTERPRETED else {"players": 4}


def expect_agreement(state: State, oracle: HexagoOracle) -> None:
    assert state.scores() == oracle.scores
    if oracle.what == "over":
        assert state.is_terminal()
    elif oracle.what == "lay":
        assert state.current_player() == oracle.mover
        assert {state.game.write_move(move): move.points for move in state.game.moves(state)} == oracle.lays()
    else:
        assert state.is_chance_node()
        chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
        assert chances == pytest.approx(oracle.outcomes())


def expect_agreement_throughout(game: abaculus.Game, oracle: HexagoOracle, seed: int) -> None:
    dice = random.Random(seed)
    state = game.new_initial_state()
    expect_agreement(state, oracle)
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        oracle.do(state.action_to_string(action))
        state.apply_action(action)
        expect_agreement(state, oracle)
    assert not any(oracle.hands)


def as_file(tiles: list[str]) -> str:
    return "\n".join(" ".join(tile[i : i + 2] for i in range(0, 12, 2)) for tile in tiles) + "\n"


@pytest.mark.parametrize("shard", range(SHARDS))
def test_oracle_agrees_on_every_step_of_random_games(shard: int) -> None:
    for number in range(shard, shard + GAMES * SHARDS, SHARDS):
        options = options_of(number)
        oracle = HexagoOracle(OWN, int(options["players"]), options.get("match") == "required")
        expect_agreement_throughout(abaculus.load_game("hexago", tiles=None, **options), oracle, seed=number)


def test_oracle_agrees_about_solo_with_few_tiles() -> None:
    for seed in range(3):
        own = random.Random(seed).sample(OWN, 9)
        expect_agreement_throughout(
            abaculus.load_game("hexago", players=1, tiles=as_file(own)), HexagoOracle(own, 1), seed
        )


def test_oracle_agrees_about_a_set_with_copies() -> None:
    own = OWN[:7] * 5  # 35 tiles of seven kinds
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        game = abaculus.load_game("hexago", players=players, tiles=as_file(own))
        expect_agreement_throughout(game, HexagoOracle(own, players), seed)


def test_oracle_agrees_about_tiles_whose_6_is_not_written_first() -> None:
    own = [tile[2 * (number % 6) :] + tile[: 2 * (number % 6)] for number, tile in enumerate(OWN)]
    for players, match in ((2, "free"), (3, "required")):
        game = abaculus.load_game("hexago", players=players, match=match, tiles=as_file(own))
        expect_agreement_throughout(game, HexagoOracle(own, players, match == "required"), seed=players)
