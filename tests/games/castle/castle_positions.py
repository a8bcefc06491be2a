"""Positions of Number Castle for its tests, written as in RULES.md."""

from __future__ import annotations

import abaculus
from abaculus.core.state import State

COLOURS = ("red", "blue", "yellow", "green")


def at(
    stacks: str, *, players: int = 2, scoring: str = "centres", roll: object = "-", build: int = 0, drawn: str = "-",
    turn: int = 0, out: str = "-", reroll: str = "none", first: int = 0,
) -> State:  # fmt: skip
    """A position in which seat 0 began and, unless `turn` says otherwise, is on move."""
    game = abaculus.load_game("castle", players=players, scoring=scoring, reroll=reroll)
    rolled_first = f" first={first}" if first else ""
    return game.from_position(
        f"castle start=0 turn={turn}{rolled_first} roll={roll} build={build} drawn={drawn} last=- out={out} stacks={stacks}"
    )


def texts(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def do(state: State, *actions: str) -> State:
    for action in actions:
        state.apply_action(state.string_to_action(action))
    return state


def begun(players: int = 2, reroll: str = "none") -> State:
    return do(abaculus.load_game("castle", players=players, reroll=reroll).new_initial_state(), "start 0")
