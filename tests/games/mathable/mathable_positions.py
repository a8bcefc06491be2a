"""Positions of Mathable for tests, and what can be done in them."""

from __future__ import annotations

import abaculus

HIDDEN = "?,?,?,?,?,?,?"


def position(
    racks: str, board: str = "-", *, began: int = 7, placed: int = 0, idle: int = 0, to: int = 0, more: str = "",
    players: int = 2, scores: str = "0,0", **options: int | str,
) -> abaculus.State:  # fmt: skip
    """Somebody's turn."""
    game = abaculus.load_game("mathable", players=players, **options)
    return game.from_position(
        f"mathable next=turn to={to} start=0 began={began} placed={placed} idle={idle} scores={scores} racks={racks} "
        f"board={board} {more}"
    )


def do(state: abaculus.State, *texts: str) -> abaculus.State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def texts(state: abaculus.State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def worth(state: abaculus.State, text: str) -> int:
    return state.worth(state.string_to_action(text))
