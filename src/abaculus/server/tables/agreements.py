"""What needs the others' agreement: taking a decision back, and pauses. As events, as in `decide`."""

from __future__ import annotations

from abaculus.server.refusal import Refused
from abaculus.server.tables.checks import check_fresh, check_going_on, own_seats
from abaculus.server.tables.events import (
    Agreed,
    Asked,
    AskedFor,
    Declined,
    Event,
    Paused,
    Resumed,
    TakenBack,
)  # fmt: skip
from abaculus.server.tables.table import Table

__all__ = ["answer", "ask", "can_undo", "resume"]


def ask(table: Table, guest: str, seq: int, what: AskedFor) -> list[Event]:
    """A player asks to take back their own last decision, or for a pause. With nobody to agree, it happens at once."""
    check_fresh(table, seq)
    check_going_on(table)
    seats = [seat for seat in own_seats(table, guest) if table.places[seat].person]
    if not seats:
        raise Refused("bots-seat")
    if table.question:
        raise Refused("already-asked")
    seat = seats[0]
    if what == "undo":
        seat = table.history[_to_take_back(table, guest)].seat or 0
    if _others(table, guest):
        return [Asked(seat, what)]
    return [_granted(table, guest, what)]


def answer(table: Table, guest: str, seq: int, yes: bool) -> list[Event]:
    """Another player answers what was asked; whoever asked may take the question back."""
    check_fresh(table, seq)
    check_going_on(table)
    seats = [seat for seat in own_seats(table, guest) if table.places[seat].person]
    question = table.question
    if question is None:
        raise Refused("nothing-asked")
    asker = table.places[question.seat].guest
    waiting = [seat for seat in seats if seat not in question.agreed]
    if not waiting:
        raise Refused("nothing-asked")
    if not yes:
        return [Declined(waiting[0])]
    if guest == asker:
        raise Refused("nothing-asked")
    agreed = {*question.agreed, *waiting}
    events: list[Event] = [Agreed(seat) for seat in waiting]
    if all(seat in agreed for seat in _others(table, asker)):
        events.append(_granted(table, asker, question.what))
    return events


def resume(table: Table, guest: str) -> list[Event]:
    """Any player ends a pause."""
    check_going_on(table, paused=True)
    own_seats(table, guest)
    if not table.paused:
        raise Refused("not-paused")
    return [Resumed()]


def _granted(table: Table, guest: str, what: AskedFor) -> Event:
    if what == "pause":
        return Paused()
    return TakenBack(len(table.history) - _to_take_back(table, guest))


def can_undo(table: Table, guest: str) -> bool:
    """Whether a guest's last decision can be taken back: no person at the table may have learnt anything since."""
    if table.phase != "playing" or table.match is None:
        return False
    decided = table.match.last_decision(table.seats_of(guest), by="player")
    return decided is not None and table.match.may_take_back(decided, table.people())


def _to_take_back(table: Table, guest: str) -> int:
    """Where the history is cut when a guest's last decision is taken back."""
    decided = table.match.last_decision(table.seats_of(guest), by="player") if table.match else None
    if decided is None or not can_undo(table, guest):
        raise Refused("no-undo")
    return decided


def _others(table: Table, guest: str) -> list[int]:
    return [seat for seat in table.people() if table.places[seat].guest != guest and not table.places[seat].left]
