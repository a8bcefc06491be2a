"""States as things: copies are independent, and survive pickling."""

from __future__ import annotations

import copy
import pickle

from abaculus.testing.walks import Effort, Walk, fail

__all__ = ["check_clones", "check_pickling"]


def check_clones(walk: Walk, effort: Effort) -> None:
    """A clone is equal and independent; `child` leaves its parent alone and is a clone with the action applied."""
    for place, state in walk.some(effort.states):
        before = state.key()
        clone = state.clone()
        if clone != state or hash(clone) != hash(state) or clone.current_player() != state.current_player():
            fail(state, "a clone equals its original")
        if state.is_terminal():
            continue
        action = walk.actions[place]
        child = state.child(action)
        if state.key() != before or state.current_player() != clone.current_player():
            fail(state, f"child({action}) leaves its parent as it is")
        clone.apply_action(action)
        if state.key() != before:
            fail(state, "what happens to a clone does not happen to its original")
        if clone != child or clone.current_player() != child.current_player():
            fail(state, f"child({action}) is a clone with the action applied")
        if child != walk.states[place + 1]:
            fail(state, f"action {action} always leads to the same state")


def check_pickling(walk: Walk, effort: Effort) -> None:
    """A state that was pickled, or copied by `copy`, is the same state of the same game and can be played on."""
    for place, state in walk.some(effort.states):
        for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            same = again == state and again.key() == state.key() and again.current_player() == state.current_player()
            if not same or again.game != walk.game or hash(again.game) != hash(walk.game):
                fail(state, "a pickled state is the same state of the same game")
            if not state.is_terminal() and again.child(walk.actions[place]) != walk.states[place + 1]:
                fail(state, "a pickled state plays on as its original does")
