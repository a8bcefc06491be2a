"""Small end games are solved exactly: every action has the value that brute force finds, and the master takes a best one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from endgame_oracle import TooLarge, brute_force
from game_facts import fact
from sizes import SEARCHED, sized

import abaculus
from abaculus.bots import make_bot
from abaculus.bots.search import solve_exactly
from abaculus.core.lanes import retrace
from abaculus.core.state import State

GAMES: dict[str, dict[str, Any]] = {
    f"{game} {kind}".strip(): options
    for game in abaculus.list_games()
    for kind, options in fact(game, "END_GAMES", {"": {}}).items()
}
TRIED = [name for name in GAMES if name.split()[0] in SEARCHED]
POSITIONS = sized(300, interpreted=300, soak=1000)
"""Positions that brute force may look at."""


def end_games(name: str, wanted: int) -> Iterator[tuple[State, dict[int, float]]]:
    """Decisions near the end of games, where nothing is hidden that cannot be inferred, with their values by brute force."""
    game = abaculus.load_game(name.split()[0], **GAMES[name])
    number = found = 0
    while found < wanted:
        assert number < 20 * (wanted + 1), "games end without an end game that is small enough"
        bots = ["greedy"] if number % 2 else ["random"]
        actions, _ = retrace(game, number, bots=bots, seed=31)
        number += 1
        states = [game.new_initial_state()]
        for action in actions:
            states.append(states[-1].child(action))
        for state in reversed(states):
            if state.current_player() < 0 or len(state.legal_actions()) < 2:
                continue
            if not solve_exactly(state.information(state.current_player()), POSITIONS):
                break
            try:
                values = brute_force(state, POSITIONS)
            except TooLarge:
                break
            found += 1
            yield state, values
            if found == wanted:
                return


@pytest.mark.parametrize("name", TRIED)
def test_end_games_agree_with_brute_force_and_the_master_never_errs(name: str) -> None:
    for state, values in end_games(name, sized(12, interpreted=1, soak=1000)):
        known = state.information(state.current_player())
        solved = solve_exactly(known, 100 * POSITIONS)
        assert {move.action: move.value for move in solved} == pytest.approx(values, abs=1e-3), state.to_position()
        assert all(move.exact and move.visits == 0 for move in solved)
        for move in solved:
            assert 0 <= move.win <= 1
            assert abs(move.margin) < 5000
            if move.win in (0, 1) and state.game.num_players() == 2:
                assert (move.margin > 0) == (move.win == 1), state.to_position()
        assert [move.value for move in solved] == sorted((move.value for move in solved), reverse=True)
        chosen = make_bot("master", simulations=50).choose(known)
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-3), state.to_position()
