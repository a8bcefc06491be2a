"""Events before they are in the log, and who may ask for them when."""

from __future__ import annotations

from typing import Any, NamedTuple

from abaculus.core.state import State
from abaculus.server.refusal import Refused
from abaculus.server.tables import fairness
from abaculus.server.tables.table import Table

__all__ = ["NewEvent", "chance", "check_fresh", "check_going_on", "check_log_room", "own_seats", "place_at", "refuse"]

_ALWAYS = frozenset({"started", "did", "away", "agreed", "declined", "resumed", "back", "resigned", "ended", "rematch"})
"""What can happen also at a table with a long log: it brings the game on, or answers what there was room for."""


class NewEvent(NamedTuple):
    """An event before it has a number."""

    kind: str
    body: dict[str, Any]
    action: int | None = None
    """What its text means, where that is known already."""
    after: State | None = None
    """The position that it leads to."""


def chance(table: Table, state: State, seed: str, nonces: list[str], seq: int) -> list[NewEvent]:
    """Everything that chance decides from here on, until a player is to decide or the game is over."""
    new_events = []
    while state.is_chance_node():
        seq += 1
        action = fairness.outcome(seed, table.id, nonces, seq, state.chance_weights())
        after = state.child(action)
        new_events.append(NewEvent("came", {"text": state.action_to_string(action)}, action, after))
        state = after
    if state.is_terminal():
        new_events.append(NewEvent("ended", {"why": "over", "seed": seed}))
    return new_events


def check_fresh(table: Table, seq: int) -> None:
    """Refuse to act on what was there before the last move."""
    if not table.moved <= seq <= table.seq:
        raise Refused("stale", f"this answers event {seq}; the position is that of event {table.moved}", seq=table.seq)


def check_going_on(table: Table, *, paused: bool = False) -> None:
    """Refuse what can be asked only while a game goes on."""
    if table.phase == "waiting":
        raise Refused("not-started")
    if table.phase == "over":
        raise Refused("over")
    if table.paused and not paused:
        raise Refused("paused")


def check_log_room(table: Table, new_events: list[NewEvent], most: int) -> None:
    """Refuse to go on for ever with what is no move: a log has to be read again."""
    allowed = _ALWAYS | {"left"} if table.phase == "waiting" else _ALWAYS
    if table.asides >= most and allowed.isdisjoint(new_event.kind for new_event in new_events):
        raise Refused("log-full", f"at most {most} events that are no moves")


def own_seats(table: Table, guest: str) -> list[int]:
    """The seats of a guest, who has to have one."""
    return table.seats_of(guest) or refuse("not-seated")


def place_at(table: Table, seat: int) -> Any:
    """The place of a seat, which has to be there."""
    if not 0 <= seat < len(table.places):
        raise Refused("no-seat", f"seats are 0 to {len(table.places) - 1}")
    return table.places[seat]


def refuse(reason: str) -> Any:
    """Refuse by name; for the end of an `or`."""
    raise Refused(reason)
