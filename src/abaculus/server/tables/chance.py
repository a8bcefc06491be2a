"""What chance decides at a table."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.core.state import State
from abaculus.server.tables import fairness
from abaculus.server.tables.events import ChanceDecided, Ended, Event

__all__ = ["chance_events"]


def chance_events(table_id: str, state: State, seed: str, nonces: Sequence[str], seq: int) -> list[Event]:
    """Everything that chance decides after event `seq`, until a player has to decide or the game is over."""
    events: list[Event] = []
    while state.is_chance_node():
        seq += 1
        action = fairness.outcome(seed, table_id, nonces, seq, state.chance_weights())
        after = state.child(action)
        events.append(ChanceDecided(state.action_to_string(action), action, after))
        state = after
    if state.is_terminal():
        events.append(Ended("over", seed))
    return events
