"""Coming and going: who sits down at a table, leaves it, comes back, or lets a bot play; as events, as in `decide`."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.server.refusal import Refused
from abaculus.server.tables import fairness
from abaculus.server.tables.new_events import NewEvent, chance, check_going_on, own_seats, place_at, refuse
from abaculus.server.tables.table import Table

__all__ = ["close", "fill", "leave", "put_bot", "return_to", "sit", "start"]


def sit(
    table: Table, seed: str, guest: str, name: str, seat: int | None, nonce: str, keeper: str = ""
) -> list[NewEvent]:
    """A guest takes the seats that are kept for the guest, or an open one. The last one to sit down starts the game.

    Who sits already and names no seat stays there: a double click takes one seat, not two.
    `keeper` is whoever keeps seats for others and gives this one away.
    """
    if table.phase != "waiting":
        raise Refused("already-started")
    if seat is None:
        empty = [number for number, place in enumerate(table.places) if not place.taken]
        kept = [number for number in empty if table.places[number].kept == guest]
        free = [number for number in empty if not table.places[number].kept]
        seats = kept or free[:1]
        if table.seats_of(guest) and not kept:
            return []
        if not seats:
            raise Refused("full")
    else:
        place = place_at(table, seat)
        if place.taken:
            raise Refused("seat-taken")
        if place.kept not in ("", guest, keeper):
            raise Refused("reserved")
        seats = [seat]
    new_events = []
    for number in seats:
        place = table.places[number]
        new_events.append(
            NewEvent(
                "sat",
                {"seat": number, "guest": guest, "name": place.name or name, "nonce": nonce or fairness.new_nonce()},
            )
        )
    nonces = {new_event.body["seat"]: new_event.body["nonce"] for new_event in new_events}
    if all(place.taken or number in nonces for number, place in enumerate(table.places)):
        new_events += start(
            table, seed, [nonces.get(n, place.nonce) for n, place in enumerate(table.places)], len(new_events)
        )
    return new_events


def fill(table: Table, seed: str, level: str) -> list[NewEvent]:
    """Bots take all seats that are still empty, and the game begins."""
    if table.phase != "waiting":
        raise Refused("already-started")
    new_events = [
        NewEvent("filled", {"seat": n, "level": level}) for n, place in enumerate(table.places) if not place.taken
    ]
    return [*new_events, *start(table, seed, [place.nonce for place in table.places], len(new_events))]


def start(table: Table, seed: str, nonces: list[str], before: int = 0) -> list[NewEvent]:
    """All seats are taken: the game begins, with everything that chance decides first."""
    state = table.set_up().new_initial_state()
    return [NewEvent("started", {"nonces": nonces}), *chance(table, state, seed, nonces, table.seq + before + 1)]


def leave(table: Table, guest: str) -> list[NewEvent]:
    """A guest gets up: before the game the seat is free again, during it the others may go on without the guest."""
    seats = own_seats(table, guest)
    if table.phase == "over":
        raise Refused("over")
    return [NewEvent("left", {"seat": seat}) for seat in seats if not table.places[seat].left] or refuse("not-seated")


def return_to(table: Table, guest: str) -> list[NewEvent]:
    """A guest who left, or for whom a bot plays, takes the seat again."""
    check_going_on(table, paused=True)
    seats = [seat for seat in own_seats(table, guest) if not table.places[seat].resigned]
    return [
        NewEvent("back", {"seat": seat}) for seat in seats if table.places[seat].left or table.places[seat].level
    ] or refuse("not-absent")


def put_bot(table: Table, guest: str, seat: int, level: str, absent: bool) -> list[NewEvent]:
    """Somebody lets a bot play for a player who is gone."""
    check_going_on(table, paused=True)
    own_seats(table, guest)
    place = place_at(table, seat)
    if not place.person or place.guest == guest:
        raise Refused("not-absent")
    if not place.left and not absent:
        raise Refused("not-absent")
    return [NewEvent("bot", {"seat": seat, "level": level})]


def close(table: Table, seed: str, guest: str, absent: Callable[[int], bool]) -> list[NewEvent]:
    """The host calls a waiting table off; a player ends a game that another player has left."""
    if table.phase == "over":
        raise Refused("over")
    if table.phase == "waiting":
        if guest != table.host:
            raise Refused("not-host")
        return [NewEvent("ended", {"why": "closed", "seed": seed})]
    own_seats(table, guest)
    others = [seat for seat in table.people() if table.places[seat].guest != guest]
    if others and not any(table.places[seat].left or absent(seat) for seat in others):
        raise Refused("not-absent")
    return [NewEvent("ended", {"why": "left" if others else "closed", "seed": seed})]
