"""The search: what it is given, what it answers, and that it knows no more than its seat."""

from __future__ import annotations

from itertools import count

import pytest
from game_facts import fact
from sample_games import FIRST_GAME
from sizes import SEARCHED, option_sets, sized

import abaculus
from abaculus.bots import BOTS, LEVELS, levels, make_bot
from abaculus.bots.matches import play_game, simulate_bots
from abaculus.bots.search import Ranked, rank
from abaculus.core.errors import BadOption, NotAllowed
from abaculus.core.lanes import retrace
from abaculus.core.state import State

SETS = [(name, options) for name in SEARCHED for options in option_sets(name)]
IDS = [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in SETS]
FEW = sized(64, interpreted=4, soak=400)
SOME = sized(3, interpreted=1, soak=3)


def decisions(game: abaculus.Game, number: int, count: int) -> list[State]:
    """Some positions of a game in which a player has a choice, from the beginning to the end."""
    state, found = game.new_initial_state(), []
    for action in retrace(game, number, seed=5)[0]:
        if state.current_player() >= 0 and len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(action)
    return [found[place * len(found) // count] for place in range(count)]


@pytest.mark.parametrize("place", range(0, len(SETS), sized(1, interpreted=7, soak=1)), ids=lambda place: IDS[place])
def test_every_level_plays_every_game_variant_and_number_of_players(place: int) -> None:
    name, options = SETS[place]
    game = abaculus.load_game(name, tiles=None, **options)
    for state in decisions(game, place, sized(2, interpreted=1, soak=2)):
        known = state.information(state.current_player())
        for level in LEVELS:
            assert make_bot(level, 3, simulations=FEW).choose(known) in state.legal_actions()


@pytest.mark.parametrize("name", SEARCHED)
def test_how_softly_an_expert_chooses_depends_on_the_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def softly(moves: list[Ranked], softness: float, seed: int) -> int:
        found.append(softness)
        return moves[0].action

    monkeypatch.setattr(levels, "_softly", softly)
    state = decisions(abaculus.load_game(name), 1, 1)[0]
    make_bot("expert", 3, simulations=FEW).choose(state.information(state.current_player()))
    assert found == pytest.approx([fact(name, "EXPERT_SOFTNESS", 0.05)])


@pytest.mark.parametrize("name", SEARCHED)
def test_bots_do_not_peek(name: str) -> None:
    """A bot does the same when everything that its seat cannot see is changed."""
    game = abaculus.load_game(name)
    hidden = 0
    for number in range(sized(3, interpreted=1, soak=40)):
        for state in decisions(game, number, sized(4, interpreted=1, soak=8)):
            player = state.current_player()
            known = state.information(player)
            other = known.sample_hidden(99, number)
            hidden += other.key() != state.key()
            for bot in BOTS:
                first = make_bot(bot, number, simulations=FEW).choose(known)
                assert make_bot(bot, number, simulations=FEW).choose(other.information(player)) == first, (
                    bot,
                    str(state),
                )
    assert hidden or not fact(name, "HIDES", True)


@pytest.mark.parametrize("name", SEARCHED)
def test_equal_seeds_and_counts_give_equal_answers(name: str) -> None:
    for state in decisions(abaculus.load_game(name), 1, SOME):
        known = state.information(state.current_player())
        first = rank(known, simulations=FEW, seed=4)
        assert first == rank(state.information(state.current_player()), simulations=FEW, seed=4)
        assert all(move.action in state.legal_actions() for move in first)
        assert len({move.action for move in first}) == len(first)


@pytest.mark.parametrize("name", SEARCHED)
def test_answers_make_sense(name: str) -> None:
    for state in decisions(abaculus.load_game(name), 2, SOME):
        for move in rank(state.information(state.current_player()), simulations=FEW, seed=1):
            assert 0 <= move.win <= 1
            assert move.error >= 0
            assert move.exact == (move.visits == 0)


@pytest.mark.compiled
def test_time_is_kept() -> None:
    from time import perf_counter

    state = decisions(abaculus.load_game(FIRST_GAME), 3, 3)[1]
    known = state.information(state.current_player())
    rank(known, simulations=10)
    began = perf_counter()
    moves = rank(known, seconds=0.3)
    assert perf_counter() - began < 1.5  # other programs may be running
    assert sum(move.visits for move in moves) > 500


@pytest.mark.compiled
def test_seconds_are_those_of_the_clock_given() -> None:
    """A clock on which every look takes a second: a minute is over after about sixty looks."""
    ticks = count()
    state = decisions(abaculus.load_game(FIRST_GAME), 3, 3)[1]
    rank(state.information(state.current_player()), seconds=60, clock=lambda: next(ticks))
    assert 40 < next(ticks) < 80


def test_what_cannot_be_ranked_is_refused() -> None:
    state = decisions(abaculus.load_game(FIRST_GAME), 0, 2)[0]
    player = state.current_player()
    with pytest.raises(NotAllowed, match="not on move"):
        rank(state.information(1 - player), simulations=10)
    with pytest.raises(BadOption, match="either"):
        rank(state.information(player))
    with pytest.raises(BadOption, match="no time"):
        rank(state.information(player), simulations=0)
    with pytest.raises(BadOption, match="master"):
        make_bot("grandmaster")


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHED)
def test_the_master_beats_random_clearly(name: str) -> None:
    game = abaculus.load_game(name)
    games, least = fact(name, "BEATS_RANDOM", (8, 0.75))
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [make_bot("random", number), make_bot("random", number)]
        bots[seat] = make_bot("master", number, simulations=200)
        won += (1 + play_game(game, bots, seed=8, number=number // 2).state.returns()[seat]) / 2
    assert won >= least * games


@pytest.mark.compiled
def test_simulations_with_levels_can_be_repeated() -> None:
    game = abaculus.load_game(FIRST_GAME)
    kept: list[list[int]] = []
    first = simulate_bots(game, 2, bots=["casual", "greedy"], seed=3, keep=kept)
    again = simulate_bots(game, 2, bots=["casual", "greedy"], seed=3, threads=2)
    assert first.scores.tolist() == again.scores.tolist()
    assert [len(actions) for actions in kept] == [game.max_steps()] * 2
