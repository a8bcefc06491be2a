"""The conformance kit finds what it is meant to find: games that are broken in one way each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from broken_games import expect_found, spoil
from sample_games import DICE_GAME, FIRST_GAME

import abaculus
from abaculus.core.game import Game, ScorePart
from abaculus.core.match import Match
from abaculus.core.move import Move, Piece
from abaculus.core.scene import Scene
from abaculus.core.state import State
from abaculus.testing import (
    CHECKS,
    LIGHT,
    NORMAL,
    Nonconforming,
    check_game,
    check_playthrough,
    likely,
    record_playthrough,
    walk,
)

GAME = abaculus.load_game(FIRST_GAME)
KIND = type(GAME)
WALK = walk(GAME, seed=1)


def test_a_game_that_is_not_broken_passes() -> None:
    check_game(GAME, seeds=[1], effort=LIGHT)


def test_a_view_that_names_a_hidden_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, State, "view", lambda view, state, viewer: {**view, "leak": state.to_position()})
    expect_found(WALK, "hiding", "seen actions", "views")


def test_points_that_are_told_before_although_finding_them_out_is_part_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No hand is hidden in it; but nobody is shown what lies under a piece, and so what taking that piece brings."""
    game = abaculus.load_game(DICE_GAME)
    honest = type(game).moves

    def moves(self: Game, known: State) -> tuple[Move, ...]:
        return tuple(move._replace(points=known.worth(move.action)) for move in honest(self, known))

    def check_all() -> None:
        for seed in range(20):
            CHECKS["scenes"](walk(game, seed), NORMAL)

    monkeypatch.setattr(type(game), "moves", moves)
    with pytest.raises(Nonconforming, match="foretells"):
        check_all()


def test_a_log_that_hides_what_the_view_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KIND, "describe", lambda self, state, action, viewer: Move("draw", (Piece(0, "?", ()),)))
    expect_found(WALK, "seen actions")


def test_a_scene_that_depends_on_a_hidden_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    old = State.scene
    monkeypatch.setattr(
        State, "scene", lambda self, viewer: (old(self, viewer), self.key()) if self.key()[0] else old(self, viewer)
    )
    expect_found(WALK, "hiding")


def test_an_undo_across_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KIND, "reveals", lambda *_: False)
    expect_found(WALK, "reveals")


def test_an_undo_that_goes_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "may_take_back", lambda self, place, witnesses: True)
    expect_found(WALK, "undo")


def test_parts_that_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, KIND, "explain", lambda parts, *_: [*parts, ScorePart("one-more", {}, 1)])
    expect_found(WALK, "worth")


def test_points_that_are_promised_and_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, State, "worths", lambda worths, *_: [worth + 1 for worth in worths])
    expect_found(WALK, "worth")


def test_a_scene_that_promises_other_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(scene: Scene, *_: object) -> Scene:
        return replace(scene, moves=tuple(move._replace(points=(move.points or 0) + 1) for move in scene.moves))

    spoil(monkeypatch, KIND, "scene", generous)
    expect_found(WALK, "scenes")


def test_a_scene_that_offers_less_than_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, KIND, "scene", lambda scene, *_: replace(scene, moves=scene.moves[1:]))
    expect_found(WALK, "scenes")


def test_a_position_reader_that_is_too_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    old = KIND.read_position

    def kind(self: Game, text: str) -> Any:
        try:
            return old(self, text)
        except abaculus.BadNotation:
            raise LookupError(text) from None

    monkeypatch.setattr(KIND, "read_position", kind)
    with pytest.raises(LookupError):
        CHECKS["bad positions"](WALK, NORMAL)


def test_a_text_that_is_read_as_something_illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KIND, "read_action", lambda self, state, text: 0)
    expect_found(WALK, "bad texts")


def test_legal_actions_out_of_order_or_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, State, "legal_actions", lambda legal, *_: legal[::-1])
    expect_found(WALK, "legal actions")
    spoil(monkeypatch, State, "legal_actions", lambda legal, *_: sorted(legal)[1:])
    expect_found(WALK, "legal actions")


def test_probabilities_that_do_not_sum_to_1(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(
        monkeypatch,
        State,
        "chance_outcomes",
        lambda outcomes, *_: [(action, 0.9 * chance) for action, chance in outcomes],
    )
    expect_found(WALK, "chance")


def test_an_illegal_action_that_is_let_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "apply_action", lambda self, action: None)
    expect_found(WALK, "refusals")


def test_a_game_that_is_longer_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    length, steps = GAME.max_game_length(), GAME.max_steps()
    monkeypatch.setattr(KIND, "max_game_length", lambda self: length - 1)
    expect_found(WALK, "length")
    monkeypatch.setattr(KIND, "max_steps", lambda self: steps - 1)
    with pytest.raises(Nonconforming, match="max_steps"):
        walk(GAME, seed=1)


def test_clones_that_share_their_record(monkeypatch: pytest.MonkeyPatch) -> None:
    own = walk(GAME, seed=1)  # its states are about to be spoilt
    monkeypatch.setattr(State, "clone", lambda self: State(self.game, self.record, self.current_player()))
    with pytest.raises(Nonconforming):
        CHECKS["clones"](own, NORMAL)


def test_returns_that_are_not_zero_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, State, "returns", lambda returns, *_: [value + 0.5 for value in returns])
    expect_found(WALK, "returns")


def test_a_log_that_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "scores", lambda self: [0, 0])
    monkeypatch.setattr(State, "returns", lambda self: [0.0, 0.0])
    old = Match.from_json
    monkeypatch.setattr(Match, "from_json", lambda data: old({**data, "scores": [0, 0]}))
    expect_found(WALK, "logs")


def test_a_policy_that_prefers_something() -> None:
    uniform = dict.fromkeys(range(600), 1 / 600)
    even = dict.fromkeys(range(600), 10)
    assert likely(even, uniform)
    assert not likely({**even, 0: 300}, uniform)  # one favourite
    assert not likely(dict.fromkeys(range(300), 20), uniform)  # the upper half never
    assert not likely(dict.fromkeys(range(0, 600, 2), 20), uniform, bins=24)  # odd numbers never


def test_a_playthrough_is_recorded_anew_on_request(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f'game: {FIRST_GAME}\noptions: {{"players": 2}}\nbots: greedy\nseed: 5\n\n', encoding="utf-8")
    monkeypatch.setenv("ABACULUS_RENEW", "1")
    check_playthrough(path)
    monkeypatch.delenv("ABACULUS_RENEW")
    assert path.read_text(encoding="utf-8") == record_playthrough(GAME, bots=["greedy"], seed=5)
    check_playthrough(path)
