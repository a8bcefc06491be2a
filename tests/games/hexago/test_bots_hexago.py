"""Hexago's playout policies: the quick greedy one misses nothing, and the wary one is worth its weights."""

from __future__ import annotations

import numpy as np
import pytest
from sizes import sized

import abaculus
from abaculus.bots.search import engine_of
from abaculus.core.chance import new_dice
from abaculus.core.lanes import retrace
from abaculus.games.hexago.legality import worth
from abaculus.games.hexago.search.climbing import meet
from abaculus.games.hexago.search.wary import NAMES, wary_action
from abaculus.games.hexago.search.weights import WEIGHTS

NO_WEIGHTS = np.zeros(len(NAMES), np.int64)


@pytest.mark.parametrize("options", [{}, {"players": 4}, {"match": "required"}], ids=str)
def test_no_lay_scores_more_than_the_quick_one(options: dict[str, int | str]) -> None:
    game = abaculus.load_game("hexago", tiles=None, **options)
    greedy = engine_of(type(game)).playout_action
    box, seen = game.box[0], 0
    for number in range(sized(4, interpreted=1, soak=100)):
        state = game.new_initial_state()
        for step, action in enumerate(retrace(game, number, seed=3)[0]):
            if state.current_player() >= 0 and step % sized(1, interpreted=5, soak=1) == 0:
                legal, s = state.legal_actions(), state.record[0]
                most = max(int(worth(box, s, one)) for one in legal)
                for chosen in (
                    int(greedy(box, s, new_dice(number, step)[0])),
                    int(wary_action(box, s, new_dice(number, step)[0], NO_WEIGHTS)),
                ):
                    assert chosen in legal
                    assert worth(box, s, chosen) == most, str(state)
                seen += most > 0
            state.apply_action(action)
    assert seen > 0


@pytest.mark.compiled
def test_the_wary_player_beats_the_greedy_one() -> None:
    met = meet(np.array(WEIGHTS, np.int64), 2000, seed=8)
    error = met.margins.std() / len(met.margins) ** 0.5
    assert met.margins.mean() > 5 * error
    assert met.shares.mean() > 0.53


@pytest.mark.compiled
def test_without_weights_it_is_as_good_as_the_greedy_one() -> None:
    met = meet(NO_WEIGHTS, 500, seed=8)
    assert met.shares.mean() == 0.5
    assert met.margins.mean() == 0
