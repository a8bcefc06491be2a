"""What people, bots and the clock ask of a table (coming and going: see `seating`), turned into events, or refused by name.

Every function looks at a table and answers with the events to append, in order; it changes nothing. The secret seed goes in where
chance has to decide: the events of one request hold everything up to the next decision, so that no table ever waits for a die.
"""

from __future__ import annotations

from abaculus.core.errors import AbaculusError
from abaculus.server.refusal import Refused
from abaculus.server.tables import self_scoring
from abaculus.server.tables.new_events import NewEvent, chance, check_fresh, check_going_on, own_seats, place_at
from abaculus.server.tables.seating import close, fill, leave, put_bot, return_to, sit, start
from abaculus.server.tables.table import Table

__all__ = [
    "NewEvent", "act", "answer", "ask", "bot_acts", "can_undo", "close", "count", "excuse", "fill", "is_wrong", "leave",
    "put_bot", "resign", "resume", "return_to", "run_out", "sit", "start",
]  # fmt: skip


# -- moves ---------------------------------------------------------------------------------------------------------------


def act(
    table: Table, seed: str, guest: str, seq: int, seat: int | None, what: int | str, reckoned: int | None = None
) -> list[NewEvent]:
    """A person acts. `seq` is the last event that the person has seen: an old one cannot be acted on.

    Where moves are reckoned, `reckoned` is what the person says that this one brings. A wrong answer is all that happens.
    """
    check_fresh(table, seq)
    check_going_on(table)
    own, mover = own_seats(table, guest), table.mover()
    assert mover is not None
    if seat is not None and seat not in own:
        raise Refused("bots-seat" if place_at(table, seat).level else "not-your-seat")
    if mover not in own or seat not in (None, mover):
        raise Refused("not-your-turn")
    if table.places[mover].level:
        raise Refused("bots-seat")
    said = self_scoring.said(table, mover, what, reckoned)
    if said is None:
        return _do(table, seed, mover, what, "player")
    before = [NewEvent("reckoned", said)]
    return [*before, *_do(table, seed, mover, what, "player", len(before))] if said["right"] else before


def count(table: Table, guest: str, seat: int | None, total: int) -> list[NewEvent]:
    """A person says what their own seat has in the end."""
    return [NewEvent("reckoned", self_scoring.said_total(table, guest, seat, total))]


def is_wrong(new_events: list[NewEvent]) -> bool:
    """Whether all that happened is that somebody reckoned wrongly."""
    return [new_event.body.get("right") for new_event in new_events if new_event.kind == "reckoned"] == [False]


def bot_acts(table: Table, seed: str, action: int, by: str) -> list[NewEvent]:
    """A bot, or the server where there is no choice, acts for the seat on move."""
    check_going_on(table)
    mover = table.mover()
    assert mover is not None
    return _do(table, seed, mover, action, by)


def _do(table: Table, seed: str, seat: int, what: int | str, by: str, before: int = 0) -> list[NewEvent]:
    state = table.state
    try:
        action = state.string_to_action(what) if isinstance(what, str) else what
        after = state.child(action)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    new_events = [NewEvent("did", {"seat": seat, "text": state.action_to_string(action), "by": by}, action, after)]
    return new_events + chance(table, after, seed, table.nonces, table.seq + before + 1)


# -- by agreement --------------------------------------------------------------------------------------------------------


def ask(table: Table, guest: str, seq: int, what: str) -> list[NewEvent]:
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
        return [NewEvent("asked", {"seat": seat, "what": what})]
    return [_granted(table, guest, what)]


def answer(table: Table, guest: str, seq: int, yes: bool) -> list[NewEvent]:
    """Another player answers what was asked; whoever asked may take the question back."""
    check_fresh(table, seq)
    check_going_on(table)
    seats = [seat for seat in own_seats(table, guest) if table.places[seat].person]
    question = table.question
    if question is None:
        raise Refused("nothing-asked")
    asker = table.places[question["seat"]].guest
    waiting = [seat for seat in seats if seat not in question["agreed"]]
    if not waiting:
        raise Refused("nothing-asked")
    if not yes:
        return [NewEvent("declined", {"seat": waiting[0]})]
    if guest == asker:
        raise Refused("nothing-asked")
    agreed = {*question["agreed"], *waiting}
    new_events = [NewEvent("agreed", {"seat": seat}) for seat in waiting]
    if all(seat in agreed for seat in _others(table, asker)):
        return [*new_events, _granted(table, asker, question["what"])]
    return new_events


def resume(table: Table, guest: str) -> list[NewEvent]:
    """Any player ends a pause."""
    check_going_on(table, paused=True)
    own_seats(table, guest)
    if not table.paused:
        raise Refused("not-paused")
    return [NewEvent("resumed", {})]


def _granted(table: Table, guest: str, what: str) -> NewEvent:
    if what == "pause":
        return NewEvent("paused", {})
    return NewEvent("undone", {"taken": len(table.history) - _to_take_back(table, guest)})


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


# -- giving up -----------------------------------------------------------------------------------------------------------


def resign(table: Table, seed: str, guest: str, seat: int | None) -> list[NewEvent]:
    """A player gives up: a game for two is over, at a larger table a bot plays the seat to the end, behind all others."""
    check_going_on(table, paused=True)
    own = [number for number in own_seats(table, guest) if not table.places[number].resigned]
    if seat is not None and seat not in own:
        raise Refused("not-your-seat")
    if not own:
        raise Refused("over")
    return _give_up(table, seed, own if seat is None else [seat], "resigned")


def run_out(table: Table, seed: str) -> list[NewEvent]:
    """The time of the player on move is used up."""
    mover = table.mover()
    assert mover is not None
    return _give_up(table, seed, [mover], "time")


def excuse(table: Table, outages: list[tuple[int, int]]) -> list[NewEvent]:
    """The server was away: for that time, in which nobody could move, no clock runs."""
    if table.clock_left() is None:
        return []
    done = max(table.since, table.excused)
    return [NewEvent("away", {"began": began, "ended": ended}) for began, ended in outages if ended > done]


def _give_up(table: Table, seed: str, seats: list[int], why: str) -> list[NewEvent]:
    new_events = [NewEvent("resigned", {"seat": seat, "why": why}) for seat in seats]
    still = [n for n, place in enumerate(table.places) if n not in seats and not place.resigned]
    if len(still) < 2 or not any(table.places[n].person for n in still):
        return [*new_events, NewEvent("ended", {"why": why, "seed": seed})]
    return new_events + [NewEvent("bot", {"seat": seat, "level": "greedy"}) for seat in seats]
