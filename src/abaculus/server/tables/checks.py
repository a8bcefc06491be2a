"""Who may ask for what, and when."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.core.errors import no_seat
from abaculus.server.refusal import Refused
from abaculus.server.tables.events import (
    Acted,
    Agreed,
    CameBack,
    Declined,
    Ended,
    Event,
    Left,
    RematchMade,
    Resigned,
    Resumed,
    ServerWasAway,
    Started,
)  # fmt: skip
from abaculus.server.tables.places import Place
from abaculus.server.tables.table import Table

__all__ = ["check_fresh", "check_going_on", "check_log_room", "own_seats", "place_at"]

_ALWAYS = (
    Started, Acted, ServerWasAway, Agreed, Declined, Resumed, CameBack, Resigned, Ended, RematchMade,
)  # fmt: skip
"""What may happen at a table with a long log too: it moves the game on, or answers what there was room for."""


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


def check_log_room(table: Table, events: Sequence[Event], most: int) -> None:
    """Refuse endless events that are no moves: whoever opens the table has to read its whole log."""
    allowed = (*_ALWAYS, Left) if table.phase == "waiting" else _ALWAYS
    if table.asides >= most and not any(isinstance(event, allowed) for event in events):
        raise Refused("log-full", f"at most {most} events that are no moves")


def own_seats(table: Table, guest: str) -> list[int]:
    """The seats of a guest, who must have one."""
    seats = table.seats_of(guest)
    if not seats:
        raise Refused("not-seated")
    return seats


def place_at(table: Table, seat: int) -> Place:
    """The place at a seat, which must exist."""
    if not 0 <= seat < len(table.places):
        raise Refused("no-seat", no_seat(seat, len(table.places)))
    return table.places[seat]
