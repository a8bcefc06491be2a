"""What people, bots and the clock ask of a table, turned into events, or refused by name. (Coming and going: see `seating`.)

`decide` looks at a table and a command and answers with the events to append, in order; it changes nothing. The secret seed goes
in where chance has to decide: the events of one command hold everything up to the next decision, so that no table ever waits for
a die.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import assert_never

from abaculus.core.errors import AbaculusError
from abaculus.server.refusal import Refused
from abaculus.server.tables import commands as c
from abaculus.server.tables import self_scoring
from abaculus.server.tables.agreements import answer, ask, can_undo, resume
from abaculus.server.tables.chance import chance_events
from abaculus.server.tables.checks import check_fresh, check_going_on, own_seats, place_at
from abaculus.server.tables.events import (
    Acted,
    ActedBy,
    BotTookOver,
    Ended,
    Event,
    GaveUpBy,
    RematchMade,
    Resigned,
    ScoreClaimed,
    ServerWasAway,
)  # fmt: skip
from abaculus.server.tables.seating import close, fill, leave, put_bot, return_to, sit, start
from abaculus.server.tables.table import Table

__all__ = [
    "act", "answer", "ask", "bot_acts", "call_off", "can_undo", "close", "count", "decide", "excuse", "fill", "is_wrong",
    "leave", "put_bot", "resign", "resume", "return_to", "run_out", "sit", "start",
]  # fmt: skip


def decide(table: Table, command: c.Command, seed: str, absent: Set[int] = frozenset()) -> list[Event]:
    """The events that a command leads to, or `Refused`. `absent` are the seats whose players have been gone for long."""
    match command:
        case c.Act(guest, seq, what, seat, claim):
            return act(table, seed, guest, seq, seat, what, claim)
        case c.Play(action, by):
            return bot_acts(table, seed, action, by)
        case c.Count(guest, total, seat):
            return count(table, guest, seat, total)
        case c.Ask(guest, seq, asked_for):
            return ask(table, guest, seq, asked_for)
        case c.Answer(guest, seq, yes):
            return answer(table, guest, seq, yes)
        case c.Resume(guest):
            return resume(table, guest)
        case c.Resign(guest, seat):
            return resign(table, seed, guest, seat)
        case c.RunOut():
            return run_out(table, seed)
        case c.Excuse(outages):
            return excuse(table, outages)
        case c.CallOff():
            return call_off(table, seed)
        case c.LinkRematch(other):
            return link_rematch(table, other)
        case _:
            return _decide_seating(table, command, seed, absent)


def _decide_seating(
    table: Table, command: c.Sit | c.LeaveTable | c.ReturnToTable | c.PutBot | c.Close | c.Start | c.Fill, seed: str,
    absent: Set[int],
) -> list[Event]:  # fmt: skip
    match command:
        case c.Sit(guest, name, seat, nonce, keeper):
            return sit(table, seed, guest, name, seat, nonce, keeper)
        case c.LeaveTable(guest):
            return leave(table, guest)
        case c.ReturnToTable(guest):
            return return_to(table, guest)
        case c.PutBot(guest, taken, level):
            return put_bot(table, guest, taken, level, taken in absent)
        case c.Close(guest):
            return close(table, seed, guest, absent)
        case c.Start():
            return start(table, seed, ["" for _ in table.places])
        case c.Fill(level):
            return fill(table, seed, level)
        case _:
            assert_never(command)


# -- moves ---------------------------------------------------------------------------------------------------------------


def act(
    table: Table, seed: str, guest: str, seq: int, seat: int | None, what: int | str, claim: int | None = None
) -> list[Event]:
    """A person acts. `seq` is the last event that the person has seen: an old one cannot be acted on.

    Where players work out their own points, `claim` is what the person says that this move brings. After a wrong answer the move
    is not made.
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
    said = self_scoring.said(table, mover, what, claim)
    if said is None:
        return _do(table, seed, mover, what, "player")
    return [said, *_do(table, seed, mover, what, "player", before=1)] if said.right else [said]


def count(table: Table, guest: str, seat: int | None, total: int) -> list[Event]:
    """A person says what their own seat has in the end."""
    return [self_scoring.said_total(table, guest, seat, total)]


def is_wrong(events: Sequence[Event]) -> bool:
    """Whether all that happened is that somebody gave a wrong answer."""
    return [event.right for event in events if isinstance(event, ScoreClaimed)] == [False]


def bot_acts(table: Table, seed: str, action: int, by: ActedBy) -> list[Event]:
    """A bot acts for the seat on move, or the server where there is no choice."""
    check_going_on(table)
    mover = table.mover()
    assert mover is not None
    return _do(table, seed, mover, action, by)


def _do(table: Table, seed: str, seat: int, what: int | str, by: ActedBy, before: int = 0) -> list[Event]:
    """A seat acts, after `before` new events, and chance goes on from there."""
    state = table.state
    try:
        action = state.string_to_action(what) if isinstance(what, str) else what
        after = state.child(action)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem
    acted = Acted(seat, state.action_to_string(action), by, action, after)
    return [acted, *chance_events(table.id, after, seed, table.nonces, table.seq + before + 1)]


# -- giving up, and the end ---------------------------------------------------------------------------------------------


def resign(table: Table, seed: str, guest: str, seat: int | None) -> list[Event]:
    """A player gives up: a game for two is over, at a larger table a bot plays the seat to the end, behind all others."""
    check_going_on(table, paused=True)
    own = [number for number in own_seats(table, guest) if not table.places[number].resigned]
    if seat is not None and seat not in own:
        raise Refused("not-your-seat")
    if not own:
        raise Refused("over")
    return _give_up(table, seed, own if seat is None else [seat], "resigned")


def run_out(table: Table, seed: str) -> list[Event]:
    """The time of the player on move is used up."""
    mover = table.mover()
    assert mover is not None
    return _give_up(table, seed, [mover], "time")


def excuse(table: Table, outages: Sequence[tuple[int, int]]) -> list[Event]:
    """The server was away: for that time, in which nobody could move, no clock runs."""
    if table.clock_left() is None:
        return []
    done = max(table.since, table.excused)
    return [ServerWasAway(began, ended) for began, ended in outages if ended > done]


def call_off(table: Table, seed: str) -> list[Event]:
    """Whoever runs the class or the server ends it."""
    if table.phase == "over":
        raise Refused("over")
    return [Ended("closed", seed)]


def link_rematch(table: Table, other: str) -> list[Event]:
    """The players go on at another table."""
    if table.rematch:
        raise Refused("already-asked")
    return [RematchMade(other)]


def _give_up(table: Table, seed: str, seats: Sequence[int], why: GaveUpBy) -> list[Event]:
    resigned = [Resigned(seat, why) for seat in seats]
    still = [number for number, place in enumerate(table.places) if number not in seats and not place.resigned]
    if len(still) < 2 or not any(table.places[number].person for number in still):
        return [*resigned, Ended(why, seed)]
    return [*resigned, *(BotTookOver(seat, "greedy") for seat in seats)]
