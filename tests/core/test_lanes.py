"""Batches: results follow from (game, options, bots, seed) alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sample_games import FIRST_GAME
from sizes import INTERPRETED, sized

import abaculus
from abaculus.core.lanes import CHUNK, play_batch, retrace
from abaculus.testing import batch_digest

PAIR = abaculus.load_game(FIRST_GAME)
LANE = "python" if INTERPRETED else "cpu"
COUNT = sized(60, interpreted=6, soak=2000)


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["greedy", "random"]], ids="-".join)
@pytest.mark.parametrize("seed", [0, 1, -1, 1 << 70])
def test_retrace_is_the_same_game_again(bots: list[str], seed: int) -> None:
    batch = play_batch(PAIR, 4, bots=bots, seed=seed, first=10)
    for place in range(4):
        actions, final = retrace(PAIR, 10 + place, bots=bots, seed=seed)
        assert final.key() == batch.states[place].tobytes()
        assert final.scores() == batch.scores[place].tolist()
        assert len(actions) == batch.steps[place]
        again = PAIR.new_initial_state()
        for action in actions:
            again.apply_action(action)
        assert again == final


def test_batches_of_any_size_give_the_same_games() -> None:
    whole = play_batch(PAIR, COUNT, seed=5)
    for size in (1, 7):
        for start in range(0, COUNT, size):
            part = play_batch(PAIR, min(size, COUNT - start), seed=5, first=start)
            assert part.states.tobytes() == whole.states[start : start + size].tobytes()
            assert part.scores.tolist() == whole.scores[start : start + size].tolist()


def test_states_that_are_not_kept_are_played_all_the_same() -> None:
    kept = play_batch(PAIR, COUNT, seed=5, bots=["greedy", "random"])
    dropped = play_batch(PAIR, COUNT, seed=5, bots=["greedy", "random"], keep_states=False)
    assert kept.scores.tolist() == dropped.scores.tolist()
    assert dropped.states.shape == (1,)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_simulations_do_not_depend_on_threads_or_chunks(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_batch(PAIR, COUNT, seed=6)
    monkeypatch.setitem(CHUNK, LANE, 7)
    told: list[int] = []
    parts = abaculus.simulate(PAIR, COUNT, seed=6, threads=threads, progress=told.append)
    assert parts.scores.tolist() == whole.scores.tolist()
    assert (parts.games, parts.steps, parts.placements) == (COUNT, int(whole.steps.sum()), int(whole.placements.sum()))
    assert sum(told) == COUNT


def test_simulations_of_consecutive_games_are_one_simulation() -> None:
    whole = abaculus.simulate(PAIR, 6, seed=7)
    parts = [abaculus.simulate(PAIR, 3, seed=7, first=first) for first in (0, 3)]
    assert np.concatenate([part.scores for part in parts]).tolist() == whole.scores.tolist()


def test_seeds_bots_and_options_make_a_difference() -> None:
    option = abaculus.game_info(FIRST_GAME).options[0]
    ways = [(option.values[0], "random"), (option.values[1], "random"), (option.values[0], "greedy")]
    digests = {
        batch_digest(abaculus.load_game(FIRST_GAME, tiles=None, **{option.name: value}), 2, bots=[bot], seed=seed)
        for value, bot in ways
        for seed in (0, 1, 1 << 40)
    }
    assert len(digests) == 9


def test_greedy_beats_random() -> None:
    result = abaculus.simulate(PAIR, sized(200, interpreted=10, soak=5000), bots=["greedy", "random"], seed=1)
    greedy, rand = result.wins()
    assert greedy > 0.9 * result.games
    assert greedy + rand == pytest.approx(result.games)


def test_a_shared_win_counts_in_parts() -> None:
    scores = np.array([[5, 5, 1], [9, 2, 3], [4, 4, 4]])
    result = abaculus.simulate(abaculus.load_game(FIRST_GAME, players=3), 1)
    result.scores = scores
    assert result.wins() == pytest.approx([0.5 + 1 + 1 / 3, 0.5 + 1 / 3, 1 / 3])


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bots": ["clever"]}, "no bot 'clever'; there is random or greedy"),
        ({"bots": ["random"] * 3}, "3 bots for 2 seats"),
        ({"bots": []}, "0 bots for 2 seats"),
        ({"lane": "abacus"}, "no lane 'abacus'; there is python, cpu or cuda"),
        ({"lane": "cpu" if INTERPRETED else "python"}, "lane"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(abaculus.BadOption, match=why):
        play_batch(PAIR, 1, **given)
    with pytest.raises(abaculus.BadOption, match=why):
        abaculus.simulate(PAIR, 1, **given)


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_cannot_be_played(games: int) -> None:
    with pytest.raises(abaculus.BadOption, match="one or more"):
        abaculus.simulate(PAIR, games)


def test_without_a_gpu_the_cuda_lane_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    from abaculus.core import cuda

    monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    with pytest.raises(abaculus.MissingExtra, match="numba-cuda"):
        play_batch(PAIR, 1, lane="cuda")
