"""The last decision of a game of Hexago with one tile unknown: every case is examined, and the mean is exact."""

from __future__ import annotations

from statistics import fmean

import pytest
from sizes import sized

import abaculus
from abaculus.analysis.weighing import compare
from abaculus.bots.search import expect_exactly, rank
from abaculus.core.lanes import retrace
from abaculus.core.state import State

OPTIONS = [{}, {"hands": "open"}, {"match": "required"}]


def before_the_end(game: abaculus.Game, number: int, lays: int) -> State:
    """A position of a random game with that many lays to go."""
    state = game.new_initial_state()
    for action in retrace(game, number, seed=17)[0][:-lays]:
        state.apply_action(action)
    return state


def all_cases(state: State, player: int) -> list[State]:
    """Every position that the player may be in, found by sampling until nothing new has turned up for a long time."""
    information, found, seed, news = state.information(player), dict[object, State](), 0, 0
    while seed < news + 400:
        seed += 1
        case = information.sample_hidden(seed)
        if case.key() not in found:
            found[case.key()] = case
            news = seed
    return list(found.values())


def expectation(cases: list[State], action: int, player: int) -> tuple[float, float]:
    """The mean return and margin of an action, if the opponent answers with the best of all lays."""
    returns, margins = [], []
    for case in cases:
        after = case.child(action)
        worst = min((after.child(reply) for reply in after.legal_actions()), key=lambda end: _margin(end, player))
        returns.append(worst.returns()[player])
        margins.append(_margin(worst, player))
    return fmean(returns), fmean(margins)


def _margin(state: State, player: int) -> int:
    scores = state.scores()
    return scores[player] - scores[1 - player]


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("number", range(sized(2, interpreted=2, soak=20)))
def test_expectations_agree_with_brute_force(options: dict[str, str], number: int) -> None:
    game = abaculus.load_game("hexago", **options)
    state = before_the_end(game, number, 2)
    player = state.current_player()
    ranked = expect_exactly(state.information(player), 5000)
    assert sorted(move.action for move in ranked) == state.legal_actions()
    cases = all_cases(state, player)
    assert len(cases) == (1 if options.get("hands") == "open" else 36 - 17)
    for move in (ranked[0], ranked[1], ranked[-1]):
        returned, margin = expectation(cases, move.action, player)
        assert move.exact
        assert move.win == pytest.approx((1 + returned) / 2)
        assert move.margin == pytest.approx(margin)
    assert ranked == sorted(ranked, key=lambda move: (-move.win, -move.margin, move.action))
    assert rank(state.information(player), simulations=40)[0] == ranked[0]


@pytest.mark.compiled
def test_moves_that_are_compared_there_have_the_same_values_and_others_are_imagined_as_before() -> None:
    game = abaculus.load_game("hexago")
    last, earlier = (before_the_end(game, 1, lays) for lays in (2, 6))
    known, before = (state.information(state.current_player()) for state in (last, earlier))
    some = before.state.legal_actions()[:3]
    alone = compare(before, some, visits=600)
    ranked = {move.action: move for move in rank(known, simulations=40)}
    actions = last.legal_actions()[::50]
    assert compare(known, actions, visits=600) == [ranked[action] for action in actions]
    assert compare(before, some, visits=600) == alone  # forget the cases that were examined


def test_it_is_not_tried_where_it_takes_too_many_positions() -> None:
    state = before_the_end(abaculus.load_game("hexago"), 1, 2)
    assert expect_exactly(state.information(state.current_player()), 50) == []


@pytest.mark.parametrize(("players", "lays"), [(2, 3), (3, 2), (2, 6)])
def test_with_more_to_decide_there_is_no_exact_expectation(players: int, lays: int) -> None:
    state = before_the_end(abaculus.load_game("hexago", players=players), 1, lays)
    assert expect_exactly(state.information(state.current_player()), 5000) == []
