"""What people, bots and the clock ask of a table (coming and going: see `seating`), turned into events, or refused by name.

Every function looks at a table and answers with the events to append, in order; it changes nothing. The secret seed goes in where
chance has to decide: the events of one request hold everything up to the next decision, so that no table ever waits for a die.
"""

from __future__ import annotations

from abaculus.core.errors import AbaculusError
from abaculus.server.refusal import Refused
from abaculus.server.tables import self_scoring
from abaculus.server.tables.new_events import Draft, chance, check_fresh, check_going_on, own_seats, place_at
from abaculus.server.tables.seating import close, fill, leave, put_bot, return_to, sit, start
from abaculus.server.tables.table import Table

__all__ = [
    "Draft", "act", "answer", "ask", "bot_acts", "can_undo", "close", "count", "excuse", "fill", "is_wrong", "leave",
    "put_bot", "resign", "resume", "return_to", "run_out", "sit", "start",
]  # fmt: skip


# -- moves ---------------------------------------------------------------------------------------------------------------


def act(
    table: Table, seed: str, guest: str, seq: int, seat: int | None, what: int | str, reckoned: int | None = None
) -> list[Draft]:
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
    before = [Draft("reckoned", said)]
    return [*before, *_do(table, seed, mover, what, "player", len(before))] if said["right"] else before


def count(table: Table, guest: str, seat: int | None, total: int) -> list[Draft]:
    """A person says what their own seat has in the end."""
    return [Draft("reckoned", self_scoring.said_total(table, guest, seat, total))]


def is_wrong(drafts: list[Draft]) -> bool:
    """Whether all that happened is that somebody reckoned wrongly."""
    return [draft.body.get("right") for draft in drafts if draft.kind == "reckoned"] == [False]


def bot_acts(table: Table, seed: str, action: int, by: str) -> list[Draft]:
    """A bot, or the server where there is no choice, acts for the seat on move."""
    check_going_on(table)
    mover = table.mover()
    assert mover is not None
    return _do(table, seed, mover, action, by)


def _do(table: Table, seed: str, seat: int, what: int | str, by: str, before: int = 0) -> list[Draft]:
    state = table.state
    try:
        action = state.string_to_action(what) if isinstance(what, str) else what
        after = state.child(action)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    drafts = [Draft("did", {"seat": seat, "text": state.action_to_string(action), "by": by}, action, after)]
    return drafts + chance(table, after, seed, table.nonces, table.seq + before + 1)


# -- by agreement --------------------------------------------------------------------------------------------------------


def ask(table: Table, guest: str, seq: int, what: str) -> list[Draft]:
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
        return [Draft("asked", {"seat": seat, "what": what})]
    return [_granted(table, guest, what)]


def answer(table: Table, guest: str, seq: int, yes: bool) -> list[Draft]:
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
        return [Draft("declined", {"seat": waiting[0]})]
    if guest == asker:
        raise Refused("nothing-asked")
    agreed = {*question["agreed"], *waiting}
    drafts = [Draft("agreed", {"seat": seat}) for seat in waiting]
    if all(seat in agreed for seat in _others(table, asker)):
        return [*drafts, _granted(table, asker, question["what"])]
    return drafts


def resume(table: Table, guest: str) -> list[Draft]:
    """Any player ends a pause."""
    check_going_on(table, paused=True)
    own_seats(table, guest)
    if not table.paused:
        raise Refused("not-paused")
    return [Draft("resumed", {})]


def _granted(table: Table, guest: str, what: str) -> Draft:
    if what == "pause":
        return Draft("paused", {})
    return Draft("undone", {"taken": len(table.history) - _to_take_back(table, guest)})


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


def resign(table: Table, seed: str, guest: str, seat: int | None) -> list[Draft]:
    """A player gives up: a game for two is over, at a larger table a bot plays the seat to the end, behind all others."""
    check_going_on(table, paused=True)
    own = [number for number in own_seats(table, guest) if not table.places[number].resigned]
    if seat is not None and seat not in own:
        raise Refused("not-your-seat")
    if not own:
        raise Refused("over")
    return _give_up(table, seed, own if seat is None else [seat], "resigned")


def run_out(table: Table, seed: str) -> list[Draft]:
    """The time of the player on move is used up."""
    mover = table.mover()
    assert mover is not None
    return _give_up(table, seed, [mover], "time")


def excuse(table: Table, outages: list[tuple[int, int]]) -> list[Draft]:
    """The server was away: for that time, in which nobody could move, no clock runs."""
    if table.clock_left() is None:
        return []
    done = max(table.since, table.excused)
    return [Draft("away", {"began": began, "ended": ended}) for began, ended in outages if ended > done]


def _give_up(table: Table, seed: str, seats: list[int], why: str) -> list[Draft]:
    drafts = [Draft("resigned", {"seat": seat, "why": why}) for seat in seats]
    still = [n for n, place in enumerate(table.places) if n not in seats and not place.resigned]
    if len(still) < 2 or not any(table.places[n].person for n in still):
        return [*drafts, Draft("ended", {"why": why, "seed": seed})]
    return drafts + [Draft("bot", {"seat": seat, "level": "greedy"}) for seat in seats]
