"""What makes a puzzle of Mathable: find the whole turn with the most points, as proved by the exact search of turns.

The best turn has several steps, none of them on a square where an extra token could be drawn, and taking the most points step by
step falls far short of it. The player who has to find it may know only the board and their own rack, and needs nothing else.
`puzzles.jsonl` holds those found.
"""

from __future__ import annotations

from abaculus.core.errors import AbaculusError
from abaculus.core.puzzle import WholeTurns
from abaculus.core.state import State
from abaculus.games.mathable.best_turn import best_turn

__all__ = ["TURNS", "turn_of"]


def turn_of(state: State) -> tuple[list[int], int] | None:
    """The actions of the best turn and its points, if luck cannot interfere: no step offers a draw."""
    player, own, found = state.current_player(), state.clone(), best_turn(state)
    actions = []
    try:
        for step in found.steps:
            actions.append(own.string_to_action(str(step)))
            own.apply_action(actions[-1])
        if own.current_player() == player:
            actions.append(own.string_to_action("end"))
    except AbaculusError:  # a choice came up: a token could have been drawn
        return None
    return actions, found.points


TURNS = WholeTurns(best=turn_of, fewest=3, missed=12)
