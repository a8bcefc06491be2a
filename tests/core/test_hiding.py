"""Hands are hidden: checked a second time and naively, from the views alone, without the games' own concealment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sizes import marks_of, option_sets, sized

import abaculus
from abaculus.core.game import Game
from abaculus.core.state import State
from abaculus.testing import CHECKS, NORMAL, Nonconforming, Walk, walk


def hands_in(state: State, viewer: int | None) -> list[list[str]]:
    """What a viewer is shown of every hand; nothing in games without hands."""
    view = state.view(viewer)
    hands: list[list[str]] = view.get("hands") or view.get("racks") or []
    return [[piece for piece in hand if piece != "-"] for hand in hands]


def expect_hidden_hands(state: State) -> None:
    """Of another hand, players see only what was drawn openly, which is marked; all of it at the end of a game,
    and where hands are open or nobody else plays."""
    opened = state.is_terminal() or state.game.num_players() == 1 or state.game.options.get("hands") == "open"
    own = [hands_in(state, player)[player] for player in range(len(hands_in(state, None)))]
    assert not any("?" in hand for hand in own)
    for viewer in (*range(len(own)), None):
        for player, shown in enumerate(hands_in(state, viewer)):
            if player != viewer:
                known = own[player] if opened else [piece for piece in own[player] if piece.endswith("!")]
                assert sorted(shown) == sorted([*known, *["?"] * (len(own[player]) - len(known))])


def expect_nothing_leaks(taken: Walk) -> None:
    for _, state in taken.some(sized(20, interpreted=6, soak=100)):
        expect_hidden_hands(state)
    for check in ("concealment", "sampling", "hiding", "seen actions"):
        CHECKS[check](taken, NORMAL)


def sets() -> list[tuple[str, dict[str, Any]]]:
    return [(name, options) for name in abaculus.list_games() for options in option_sets(name)]


@pytest.mark.parametrize(
    ("name", "options"), [pytest.param(*one, marks=marks_of(place)) for place, one in enumerate(sets())], ids=str
)
def test_others_see_of_a_hand_what_was_drawn_openly(name: str, options: dict[str, Any]) -> None:
    for _, state in walk(abaculus.load_game(name, **options), seed=7).some(sized(12, interpreted=4, soak=100)):
        expect_hidden_hands(state)


def secrets() -> list[tuple[str, str]]:
    return [
        (name, secret)
        for name in abaculus.list_games()
        for secret in type(abaculus.load_game(name)).record_type.secrets
    ]


@pytest.mark.parametrize(("name", "secret"), secrets())
def test_a_leak_that_was_put_into_a_game_on_purpose(name: str, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Concealment lets one thing through: a piece in another hand, or a count that gives one away."""
    game = abaculus.load_game(name)
    conceal = game.compiled.hide_from

    def leaky(boxes: Any, states: Any, viewer: int) -> None:
        before = states[secret].copy()
        conceal(boxes, states, viewer)
        for place in map(tuple, np.argwhere(states[secret] != before)[:1]):
            states[secret][place] = before[place]

    expect_found(game_with(game, secret), leaky, monkeypatch)


@pytest.mark.parametrize("name", sorted({name for name, _ in secrets()}))
def test_a_game_that_conceals_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to guess, and all that reads the concealed record agrees: only the rule can show the leak."""
    expect_found(walk(abaculus.load_game(name), seed=1), lambda boxes, states, viewer: None, monkeypatch)


def game_with(game: Game, secret: str) -> Walk:
    """A game in which there is something to conceal where the checks look. Exchanges, for one, are rare."""
    for seed in range(1, 50):
        taken = walk(game, seed)
        for _, state in taken.some(NORMAL.states):
            seen = (state.seen_by(viewer).record for viewer in (*range(game.num_players()), None))
            if any((record[secret] != state.record[secret]).any() for record in seen):
                return taken
    raise AssertionError(f"{secret} is never concealed")


def expect_found(taken: Walk, leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_nothing_leaks(taken)
    monkeypatch.setattr(taken.game.compiled, "hide_from", leaky)
    with pytest.raises((AssertionError, Nonconforming)):
        expect_nothing_leaks(taken)
