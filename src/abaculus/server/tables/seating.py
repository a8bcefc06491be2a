"""Coming and going: who sits down at a table, leaves it, comes back, or lets a bot play; as events, as in `decide`."""

from __future__ import annotations

from collections.abc import Sequence, Set

from abaculus.server.refusal import Refused
from abaculus.server.tables import fairness
from abaculus.server.tables.chance import chance_events
from abaculus.server.tables.checks import check_going_on, own_seats, place_at
from abaculus.server.tables.events import BotTookOver, CameBack, Created, Ended, Event, FilledByBot, Left, Sat, Started
from abaculus.server.tables.table import Table

__all__ = ["close", "fill", "leave", "put_bot", "return_to", "seat_changes", "sit", "start"]


def sit(table: Table, seed: str, guest: str, name: str, seat: int | None, nonce: str, keeper: str = "") -> list[Event]:
    """A guest takes the seats that are kept for the guest, or an open one. The last one to sit down starts the game.

    Whoever sits already and names no seat stays there: a double click takes one seat, not two.
    `keeper` is whoever keeps seats for others and gives this one away.
    """
    if table.phase != "waiting":
        raise Refused("already-started")
    seats = _any_seats(table, guest) if seat is None else [_this_seat(table, guest, seat, keeper)]
    sat = [
        Sat(number, guest, table.places[number].name or name, nonce or fairness.new_nonce()) for number in seats
    ]  # fmt: skip
    nonces = {event.seat: event.nonce for event in sat}
    if sat and all(place.taken or number in nonces for number, place in enumerate(table.places)):
        every = [nonces.get(number, place.nonce) for number, place in enumerate(table.places)]
        return [*sat, *start(table, seed, every, len(sat))]
    return [*sat]


def _any_seats(table: Table, guest: str) -> list[int]:
    """The empty seats that are kept for a guest, or else one that anybody may take; none for a guest who sits already."""
    empty = [number for number, place in enumerate(table.places) if not place.taken]
    kept = [number for number in empty if table.places[number].kept == guest]
    free = [number for number in empty if not table.places[number].kept]
    if table.seats_of(guest) and not kept:
        return []
    if not kept and not free:
        raise Refused("full")
    return kept or free[:1]


def _this_seat(table: Table, guest: str, seat: int, keeper: str) -> int:
    place = place_at(table, seat)
    if place.taken:
        raise Refused("seat-taken")
    if place.kept not in ("", guest, keeper):
        raise Refused("reserved")
    return seat


def fill(table: Table, seed: str, level: str) -> list[Event]:
    """Bots take all seats that are still empty, and the game begins."""
    if table.phase != "waiting":
        raise Refused("already-started")
    filled = [FilledByBot(number, level) for number, place in enumerate(table.places) if not place.taken]
    return [*filled, *start(table, seed, [place.nonce for place in table.places], len(filled))]


def start(table: Table, seed: str, nonces: Sequence[str], before: int = 0) -> list[Event]:
    """All seats are taken, after `before` new events: the game begins, with everything that chance decides first."""
    state = table.set_up().new_initial_state()
    return [Started(tuple(nonces)), *chance_events(table.id, state, seed, nonces, table.seq + before + 1)]


def leave(table: Table, guest: str) -> list[Event]:
    """A guest gets up: before the game the seat is free again, during it the others may go on without the guest."""
    seats = own_seats(table, guest)
    if table.phase == "over":
        raise Refused("over")
    left = [Left(seat) for seat in seats if not table.places[seat].left]
    if not left:
        raise Refused("not-seated")
    return [*left]


def return_to(table: Table, guest: str) -> list[Event]:
    """A guest who left, or for whom a bot plays, takes the seat again."""
    check_going_on(table, paused=True)
    places = [(seat, table.places[seat]) for seat in own_seats(table, guest)]
    back = [CameBack(seat) for seat, place in places if not place.resigned and (place.left or place.level)]
    if not back:
        raise Refused("not-absent")
    return [*back]


def put_bot(table: Table, guest: str, seat: int, level: str, absent: bool) -> list[Event]:
    """Somebody lets a bot play for a player who is gone."""
    check_going_on(table, paused=True)
    own_seats(table, guest)
    place = place_at(table, seat)
    if not place.person or place.guest == guest or not (place.left or absent):
        raise Refused("not-absent")
    return [BotTookOver(seat, level)]


def close(table: Table, seed: str, guest: str, absent: Set[int]) -> list[Event]:
    """The host calls a waiting table off; a player ends a game that another player has left."""
    if table.phase == "over":
        raise Refused("over")
    if table.phase == "waiting":
        if guest != table.host:
            raise Refused("not-host")
        return [Ended("closed", seed)]
    own_seats(table, guest)
    others = [seat for seat in table.people() if table.places[seat].guest != guest]
    if others and not any(table.places[seat].left or seat in absent for seat in others):
        raise Refused("not-absent")
    return [Ended("left" if others else "closed", seed)]


def seat_changes(table: Table, events: Sequence[Event]) -> list[tuple[int, str]]:
    """The seats that these events, just applied, gave to a guest, and with an empty guest those that they freed.

    Whoever leaves a game that has begun keeps the seat. One that is kept for a guest from the beginning, as in a rematch, counts
    as given: whoever was away finds the table among their own.
    """
    changes: list[tuple[int, str]] = []
    for event in events:
        if isinstance(event, Created):
            kept = [(seat, plan.kept or "") for seat, plan in enumerate(event.seats) if plan.kind == "open"]
            changes += [(seat, guest) for seat, guest in kept if guest]
        elif isinstance(event, Sat):
            changes.append((event.seat, event.guest))
        elif isinstance(event, Left) and table.phase == "waiting":
            changes.append((event.seat, ""))
    return changes
