"""The conformance kit finds what is wrong with records, texts and positions of Hexago that are broken in one way each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from broken_games import expect_found, spoil

import abaculus
from abaculus.core.state import State
from abaculus.games.hexago.game import Hexago
from abaculus.testing import CHECKS, NORMAL, Nonconforming, check_playthrough, record_playthrough, walk

GAME = abaculus.load_game("hexago")
WALK = walk(GAME, seed=1)


def test_a_concealment_that_is_not_the_same_when_it_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(boxes: Any, states: Any, viewer: int) -> None:
        states["unseen_count"] += 1

    monkeypatch.setattr(Hexago.compiled, "hide_from", counting)
    expect_found(WALK, "concealment")


def test_a_concealment_that_changes_what_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def clearing(boxes: Any, states: Any, viewer: int) -> None:
        states["piles"] = 0

    monkeypatch.setattr(Hexago.compiled, "hide_from", clearing)
    expect_found(WALK, "concealment")


def test_a_bot_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    from abaculus.core.information import InformationSet

    old = State.information

    def with_truth(self: State, viewer: int | None) -> InformationSet:
        known = old(self, viewer)
        if viewer == self.current_player():
            known.state.record["hands"][0, :4] = np.sort(self.record["hands"][0, :4])
        return known

    monkeypatch.setattr(State, "information", with_truth)
    expect_found(WALK, "hiding")


def test_a_position_that_forgets_a_score(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, Hexago, "write_position", lambda text, *_: text.replace("scores=1", "scores=2"))
    assert any(state.scores()[0] // 10 == 1 or str(state.scores()[0]).startswith("1") for state in WALK.states)
    expect_found(WALK, "positions")


def test_two_actions_with_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, State, "action_to_string", lambda text, *_: text.split("/")[0])
    expect_found(WALK, "action texts")


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    old = State.apply_action

    def careless(self: State, action: int) -> None:
        try:
            old(self, action)
        except abaculus.IllegalAction:
            self.record["scores"][0, 0] += 1
            raise

    monkeypatch.setattr(State, "apply_action", careless)
    with pytest.raises(Nonconforming):
        CHECKS["refusals"](walk(GAME, seed=1), NORMAL)


def test_a_playthrough_that_does_not_come_out(tmp_path: Any) -> None:
    path = tmp_path / "game.txt"
    text = record_playthrough(GAME, seed=3)
    path.write_text(text, encoding="utf-8")
    check_playthrough(path)
    for old, new in ((" = ", " = 1"), ("scores 0,", "scores 1,"), ("(of 2)", "(of 3)"), ("over: True", "over: False")):
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(Nonconforming, match="line"):
            check_playthrough(path)
    path.write_text(text.replace("start ", "start 9", 1), encoding="utf-8")
    with pytest.raises(Nonconforming, match="cannot be replayed"):
        check_playthrough(path)
