"""Hexago says why it is over, and which tile is the last one."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts


def near_the_end(players: int) -> list[State]:
    """The first game of the lowest actions: its last two decisions, and its end."""
    state = abaculus.load_game("hexago", players=players).new_initial_state()
    decisions: list[State] = []
    while not state.is_terminal():
        if state.current_player() >= 0:
            decisions.append(state.clone())
        state.apply_action(state.legal_actions()[0])
    return [*decisions[-2:], state]


@pytest.mark.parametrize(("players", "ended"), [(1, "hexago-ended-solo"), (3, "hexago-ended-hands")])
def test_the_last_tile_is_announced_and_the_end_explained(players: int, ended: str) -> None:
    before, last, over = near_the_end(players)
    for viewer in (*range(players), None):
        assert before.view(viewer)["notes"] == []
        mover = last.current_player()
        assert last.view(viewer)["notes"] == [{"key": "hexago-soon-last", "args": {}, "player": mover}]
        assert over.view(viewer)["notes"] == [{"key": ended, "args": {}, "player": None}]


def test_it_is_said_in_every_language() -> None:
    said = [texts(language).say("hexago-soon-last", you="no", who="Ada") for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("Ada" in line for line in said)
