"""Puzzles: each can be solved, and its solution is the best move as far as a solver or a longer search can tell."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from sample_games import FIRST_GAME
from sizes import sized

import abaculus
from abaculus.analysis.puzzles import Puzzle, UnknownPuzzle, daily, puzzle, puzzles
from abaculus.analysis.weighing import compare
from abaculus.bots import LEVELS
from abaculus.bots.search import rank, solve_exactly
from abaculus.core.registry import game_part

pytestmark = pytest.mark.once

ALL = [one for game in abaculus.list_games() for one in puzzles(game)]
DEEP = sized(3000, interpreted=0, soak=20_000)
FEW = sized(3, interpreted=1, soak=1000)
"""Puzzles of each game that are searched again."""


def some() -> list[Puzzle]:
    return [one for game in abaculus.list_games() for one in puzzles(game)[:: max(1, len(puzzles(game)) // FEW)]]


@pytest.mark.parametrize("game", abaculus.list_games())
def test_every_game_has_puzzles(game: str) -> None:
    assert len(puzzles(game)) >= 20
    assert [one.id for one in puzzles(game)] == [f"{game}-{number + 1}" for number in range(len(puzzles(game)))]
    assert len({one.position for one in puzzles(game)}) == len(puzzles(game))


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_puzzle_shows_what_its_player_knows_and_its_moves_are_legal(one: Puzzle) -> None:
    state = one.state()
    player = state.current_player()
    assert player >= 0
    assert one.known().view["position"] == one.position
    if one.whole:
        actions: list[int] = []
        for text in one.solutions:
            assert not actions or not one.tried(actions).over
            actions.append(state.string_to_action(text))
            state.apply_action(actions[-1])
        assert one.tried(actions)[1:] == (True, True, one.whole)
    else:
        solutions = [state.string_to_action(text) for text in one.solutions]
        assert set(solutions) < set(state.legal_actions())
        assert all(one.tried([action]).right for action in solutions)
        assert one.second not in one.solutions
        assert not one.tried([state.string_to_action(one.second)]).right
    assert one.win > one.second_win or one.margin > one.second_margin
    assert set(one.found) == set(LEVELS)
    assert all(0 <= share <= 1 for share in one.found.values())
    assert 1 <= one.stars <= 5


@pytest.mark.compiled
@pytest.mark.parametrize("one", [one for one in some() if one.exact and not one.whole], ids=lambda one: one.id)
def test_what_is_said_to_be_solved_is_solved_again(one: Puzzle) -> None:
    making = game_part(one.game, "puzzles")
    assert making is not None
    moves = solve_exactly(one.known(), 10 * making.DEEP.positions)
    best = [move for move in moves if abs(move.value - moves[0].value) < 1e-6]
    text = one.state().action_to_string
    assert sorted(text(move.action) for move in best) == sorted(one.solutions)
    assert best[0].margin == pytest.approx(one.margin, abs=0.01)


@pytest.mark.compiled
@pytest.mark.parametrize("one", [one for one in some() if not one.exact], ids=lambda one: one.id)
def test_another_search_finds_nothing_better(one: Puzzle) -> None:
    known, state = one.known(), one.state()
    best = state.string_to_action(one.solutions[0])
    others = [move.action for move in rank(known, simulations=DEEP, seed=77)]
    rest = [action for action in others if not one.tried([action]).right][:3]
    found = compare(known, [best, *rest], visits=DEEP, seed=78)
    assert max(found, key=lambda move: move.value).action == best


def test_the_puzzle_of_the_day_is_everyone_s_and_comes_round() -> None:
    for game in abaculus.list_games():
        own = puzzles(game)
        first = date.fromordinal(date(2026, 1, 1).toordinal() // len(own) * len(own))
        days = [daily(game, first + timedelta(days=day)) for day in range(len(own))]
        assert sorted(one.id for one in days) == sorted(one.id for one in own)
        assert daily(game, first) is daily(game, first)


def test_a_puzzle_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownPuzzle, match=f"{FIRST_GAME}-1 to {FIRST_GAME}-"):
        puzzle(f"{FIRST_GAME}-99999")
