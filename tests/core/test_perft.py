"""Known numbers of action sequences, and ways of counting them that must agree."""

from __future__ import annotations

import pytest
from known_counts import KNOWN, NAIVELY_AT_MOST, POSITIONS_AT_MOST, Known, each_of
from sample_games import FIRST_GAME

import abaculus
from abaculus.core import perft as counting
from abaculus.core.perft import perft
from abaculus.core.rule import interpreted


def test_there_is_more_than_one_count_of_every_position() -> None:
    assert KNOWN
    assert all(len(known.counts) >= 2 for known in KNOWN)


@each_of(KNOWN)
def test_the_counts_are_the_known_ones(known: Known) -> None:
    depth = known.depth(POSITIONS_AT_MOST)
    assert perft(known.state(), depth) == known.counts[:depth]


@each_of(KNOWN)
def test_the_public_face_counts_the_same(known: Known) -> None:
    def count(state: abaculus.State, depth: int) -> int:
        actions = state.legal_actions()
        return len(actions) if depth == 1 else sum(count(state.child(action), depth - 1) for action in actions)

    depth = known.depth(POSITIONS_AT_MOST, NAIVELY_AT_MOST)
    assert depth
    assert count(known.state(), depth) == known.counts[depth - 1]


def test_counting_can_be_interrupted_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    known = next(k for k in KNOWN if k.game_id == FIRST_GAME and k.options["players"] == 2 and k.position != "-")
    monkeypatch.setattr(counting, "AT_ONCE", 7000 if interpreted() else 7)
    seen: list[list[int]] = []
    assert perft(known.state(), 2, seen.append) == known.counts[:2]
    assert len(seen) > 20
    assert seen == sorted(seen)


def test_nothing_follows_the_end_of_a_game() -> None:
    game = abaculus.load_game(FIRST_GAME, players=2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert perft(state, 3) == [0, 0, 0]


@pytest.mark.parametrize("depth", [0, -1, 1000])
def test_a_depth_that_no_game_has_is_refused(depth: int) -> None:
    game = abaculus.load_game(FIRST_GAME, players=2)
    with pytest.raises(abaculus.BadOption, match=f"depth 1 to {game.max_steps()}"):
        perft(game.new_initial_state(), depth)
