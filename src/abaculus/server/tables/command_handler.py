"""What clients ask of a table, carried out: sockets and plain HTTP both come through here."""

from __future__ import annotations

from typing import assert_never

from abaculus.analysis.hints import hint_for
from abaculus.core.errors import AbaculusError
from abaculus.server import wire
from abaculus.server.bots.pool import BotPool
from abaculus.server.identity import Guest
from abaculus.server.refusal import Refused
from abaculus.server.tables import commands as c
from abaculus.server.tables.decide import decide, is_wrong
from abaculus.server.tables.events import Event
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.places import Place
from abaculus.server.tables.self_scoring import is_shown, mode
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import SeatPlan

__all__ = ["TableAnswer", "carry_out", "command_of"]

TableAnswer = wire.Reply | wire.Why | wire.Hint


async def carry_out(
    live_tables: LiveTables, bot_pool: BotPool, session: TableSession, guest: Guest | None, asked: wire.Command, address: str
) -> TableAnswer:  # fmt: skip
    """Do what a command from an address says. Raises `Refused`."""
    if isinstance(asked, wire.Ping):
        return _done(asked, session.table.seq)
    if guest is None:
        raise Refused("no-guest")
    if isinstance(asked, (wire.Act, wire.Ask, wire.Answer, wire.Explain, wire.AskHint)):
        await live_tables.at_least(session, asked.seq)
    match asked:
        case wire.Explain():
            return await _explain(live_tables, session, guest, asked)
        case wire.AskHint():
            return await _hint(live_tables, bot_pool, session, guest, asked)
        case wire.React():
            return _react(live_tables, session, guest, asked)
        case wire.Rematch():
            return await _rematch(live_tables, session, guest, asked, address)
        case wire.Look():
            raise Refused("bad-request", f"{asked.type!r} is for sockets only")
    command, wrong = command_of(asked, guest), False
    absent = await live_tables.absences(session) if isinstance(asked, (wire.PutBot, wire.Close)) else set()

    def decided(table: Table) -> list[Event]:
        nonlocal wrong
        events = decide(table, command, session.seed, absent)
        wrong = is_wrong(events)
        return events

    seq = await live_tables.submit(session, decided)
    if wrong:  # said and kept, but not the points
        raise Refused("reckoned-wrong", seq=seq)
    return _done(asked, seq)


def command_of(asked: wire.TableCommand, guest: Guest) -> c.Command:
    """What a client sent, as a command of the guest who sent it."""
    match asked:
        case wire.Sit(seat=seat, nonce=nonce):
            return c.Sit(guest.id, guest.name, seat, nonce)
        case wire.Act(seq=seq, seat=seat, reckoned=claim):
            return c.Act(guest.id, seq, _action(asked), seat, claim)
        case wire.Count(total=total, seat=seat):
            return c.Count(guest.id, total, seat)
        case wire.Ask(seq=seq, what=what):
            return c.Ask(guest.id, seq, what)
        case wire.Answer(seq=seq, yes=yes):
            return c.Answer(guest.id, seq, yes)
        case wire.Resume():
            return c.Resume(guest.id)
        case wire.Resign(seat=seat):
            return c.Resign(guest.id, seat)
        case wire.Leave():
            return c.LeaveTable(guest.id)
        case wire.Return():
            return c.ReturnToTable(guest.id)
        case wire.PutBot(seat=gone, level=level):
            return c.PutBot(guest.id, gone, level)
        case wire.Close():
            return c.Close(guest.id)
        case _:
            assert_never(asked)


def _done(asked: wire.Command, seq: int, table: str = "") -> wire.Reply:
    return wire.Reply(type="done", id=asked.id, seq=seq, table=table)


def _action(command: wire.Act) -> int | str:
    given = [what for what in (command.action, command.text) if what is not None]
    if len(given) != 1:
        raise Refused("bad-request", "an act has either an action or a text")
    return given[0]


async def _explain(live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.Explain) -> wire.Why:
    async with live_tables.locked(session) as table:
        seat = _on_move(table, guest, command.seq)
        try:
            if mode(table) == "move" and not is_shown(table, table.state.action_to_string(command.action)):
                raise Refused("reckon-first")
            if not table.game.foretells(table.state, command.action):
                raise Refused("not-told")
            parts = table.state.information(seat).state.score_parts(command.action)
        except AbaculusError as problem:
            raise Refused("illegal", str(problem)) from problem
    return wire.Why(
        type="why", id=command.id, action=command.action, points=sum(part.points for part in parts),
        parts=parts,
    )  # fmt: skip


async def _hint(
    live_tables: LiveTables, bot_pool: BotPool, session: TableSession, guest: Guest, command: wire.AskHint
) -> wire.Hint:
    async with live_tables.locked(session) as table:
        seat = _on_move(table, guest, command.seq)
        if not table.settings.hints:
            raise Refused("hints-off")
        known, place = table.state.information(seat), (table.id, table.moved, seat)
        own_points = mode(table) == "move"
    if command.simple:
        action = await bot_pool.choose(guest.id, known, "greedy")
    else:
        action = await bot_pool.hint(guest.id, known, place)
    move = next(move for move in known.scene().moves if move.action == action)
    told = hint_for(move, command.step)
    return wire.Hint(
        type="hint", id=command.id, step=told.step, kind=told.kind, cell=told.cell, slots=list(told.slots),
        action=told.action, points=None if own_points else told.points,
    )  # fmt: skip


def _on_move(table: Table, guest: Guest, seq: int) -> int:
    """The seat on move, if it is the guest's."""
    if table.phase != "playing":
        raise Refused("over" if table.phase == "over" else "not-started")
    if not table.moved <= seq <= table.seq:
        raise Refused("stale", seq=table.seq)
    mover = table.mover()
    if mover is None or mover not in table.seats_of(guest.id):
        raise Refused("not-your-turn")
    return mover


def _react(live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.React) -> wire.Reply:
    seats = session.table.seats_of(guest.id)
    if not seats:
        raise Refused("not-seated")
    live_tables.reactions.take(f"{session.table.id} {guest.id}")
    session.spread(wire.Reaction(type="reaction", seat=seats[0], reaction=command.reaction))
    live_tables.announcer.tell({"table": session.table.id, "seat": seats[0], "reaction": command.reaction})
    return _done(command, session.table.seq)


async def _rematch(
    live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.Rematch, address: str
) -> wire.Reply:
    table = session.table
    if table.phase != "over":
        raise Refused("not-over")
    if not table.seats_of(guest.id):
        raise Refused("not-seated")
    if table.rematch:
        return _done(command, table.seq, table.rematch)
    async with live_tables.allow_table(guest.id, address):
        return await _play_again(live_tables, session, guest, command)


async def _play_again(
    live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.Rematch
) -> wire.Reply:
    table = session.table
    if table.rematch:  # asked for twice
        return _done(command, table.seq, table.rematch)
    seats = [_seat_again(place, guest.id) for place in table.places]
    options = {name: value for name, value in table.options.items() if name != "rules"}  # a new game, by today's rules
    again = await live_tables.create(table.game_id, options, seats, table.settings, guest.id, session.listed)
    try:
        link = c.LinkRematch(again.table.id)
        seq = await live_tables.submit(session, lambda now: decide(now, link, session.seed))
    except Refused:  # another player was faster
        await live_tables.submit(again, lambda now: decide(now, c.Close(guest.id), again.seed))
        seq = session.table.seq
    return _done(command, seq, session.table.rematch)


def _seat_again(place: Place, asker: str) -> SeatPlan:
    """The same seat at the next table, kept for whoever has it at this one."""
    if place.kind == "bot":
        return SeatPlan("bot", level=place.level, name=place.name)
    if not place.guest:  # called off before anybody sat there
        return SeatPlan(place.kind, kept=place.kept)
    mine = place.guest == asker
    return SeatPlan("me" if mine else "open", kept=place.guest, name=place.name if mine else "")
