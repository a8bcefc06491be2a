"""Commands at a table, carried out: the one way in for sockets and for plain HTTP."""

from __future__ import annotations

from typing import Any

from abaculus.analysis.hints import hint_for
from abaculus.core.errors import AbaculusError
from abaculus.server import wire
from abaculus.server.bots.pool import BotPool
from abaculus.server.identity import Guest
from abaculus.server.refusal import Refused
from abaculus.server.tables import decide
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.new_events import NewEvent
from abaculus.server.tables.self_scoring import is_shown, mode
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table

__all__ = ["carry_out"]


async def carry_out(
    live_tables: LiveTables, bot_pool: BotPool, session: TableSession, guest: Guest | None, command: Any, address: str
) -> dict[str, Any]:
    """Do what a command from an address says; the answer as a message. Raises `Refused`."""
    if isinstance(command, wire.Ping):
        return _done(command, session.table.seq)
    if guest is None:
        raise Refused("no-guest")
    await live_tables.at_least(session, getattr(command, "seq", 0))
    if isinstance(command, wire.Explain):
        return await _explain(live_tables, session, guest, command)
    if isinstance(command, wire.AskHint):
        return await _hint(live_tables, bot_pool, session, guest, command)
    if isinstance(command, wire.React):
        return _react(live_tables, session, guest, command)
    if isinstance(command, wire.Rematch):
        return await _rematch(live_tables, session, guest, command, address)
    away = await live_tables.absences(session) if isinstance(command, (wire.PutBot, wire.Close)) else set()

    wrong = False

    def new_events(table: Table) -> list[NewEvent]:
        nonlocal wrong
        made = _new_events(table, session.seed, guest, command, away)
        wrong = decide.is_wrong(made)
        return made

    seq = await live_tables.submit(session, new_events)
    if wrong:  # said and kept, but not the points
        raise Refused("reckoned-wrong", seq=seq)
    return _done(command, seq)


def _new_events(table: Table, seed: str, guest: Guest, command: Any, away: set[int]) -> list[NewEvent]:
    """What a command would do at a table; `away` are the seats whose players have been gone for long."""
    match command:
        case wire.Sit(seat=seat, nonce=nonce):
            return decide.sit(table, seed, guest.id, guest.name, seat, nonce)
        case wire.Act():
            return decide.act(table, seed, guest.id, command.seq, command.seat, _action(command), command.reckoned)
        case wire.Count(seat=seat, total=total):
            return decide.count(table, guest.id, seat, total)
        case wire.Ask(seq=seq, what=what):
            return decide.ask(table, guest.id, seq, what)
        case wire.Answer(seq=seq, yes=yes):
            return decide.answer(table, guest.id, seq, yes)
        case wire.Resume():
            return decide.resume(table, guest.id)
        case wire.Resign(seat=seat):
            return decide.resign(table, seed, guest.id, seat)
        case wire.Leave():
            return decide.leave(table, guest.id)
        case wire.Return():
            return decide.return_to(table, guest.id)
        case wire.PutBot(seat=seat, level=level):
            return decide.put_bot(table, guest.id, seat, level, seat in away)
        case wire.Close():
            return decide.close(table, seed, guest.id, lambda seat: seat in away)
    raise Refused("bad-request", f"{command.type!r} is for sockets only")


def _done(command: Any, seq: int, table: str = "") -> dict[str, Any]:
    return {"type": "done", "id": command.id, "seq": seq, "table": table}


def _action(command: wire.Act) -> int | str:
    given = [what for what in (command.action, command.text) if what is not None]
    if len(given) != 1:
        raise Refused("bad-request", "an act has either an action or a text")
    return given[0]


async def _explain(
    live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.Explain
) -> dict[str, Any]:
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
    return {
        "type": "why", "id": command.id, "action": command.action, "points": sum(part.points for part in parts),
        "parts": [part.plain() for part in parts],
    }  # fmt: skip


async def _hint(
    live_tables: LiveTables, bot_pool: BotPool, session: TableSession, guest: Guest, command: wire.AskHint
) -> dict[str, Any]:
    async with live_tables.locked(session) as table:
        seat = _on_move(table, guest, command.seq)
        if not table.settings.get("hints"):
            raise Refused("hints-off")
        known, place = table.state.information(seat), (table.id, table.moved, seat)
        reckoned = mode(table) == "move"
    if command.simple:
        action = await bot_pool.choose(guest.id, known, "greedy")
    else:
        action = await bot_pool.hint(guest.id, known, place)
    move = next(move for move in known.scene().moves if move.action == action)
    told = hint_for(move, command.step)
    return {"type": "hint", "id": command.id, **told._asdict(), "points": None if reckoned else told.points}


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


def _react(live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.React) -> dict[str, Any]:
    seats = session.table.seats_of(guest.id)
    if not seats:
        raise Refused("not-seated")
    live_tables.reactions.take(f"{session.table.id} {guest.id}")
    shown = {"seat": seats[0], "reaction": command.reaction}
    session.spread({"type": "reaction", **shown})
    live_tables.announcer.tell({"table": session.table.id, **shown})
    return _done(command, session.table.seq)


async def _rematch(
    live_tables: LiveTables, session: TableSession, guest: Guest, command: wire.Rematch, address: str
) -> dict[str, Any]:
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
) -> dict[str, Any]:
    table = session.table
    if table.rematch:  # asked for twice
        return _done(command, table.seq, table.rematch)
    seats = []
    for place in table.places:
        if place.kind == "bot":
            seats.append({"kind": "bot", "level": place.level, "name": place.name})
        elif not place.guest:  # called off before anybody sat there
            seats.append({"kind": place.kind, "kept": place.kept})
        else:
            mine = place.guest == guest.id
            seats.append({"kind": "me" if mine else "open", "kept": place.guest, "name": place.name if mine else ""})
    again = await live_tables.create(table.game_id, table.options, seats, table.settings, guest.id, session.listed)

    def link(now: Table) -> list[NewEvent]:
        if now.rematch:
            raise Refused("already-asked")
        return [NewEvent("rematch", {"table": again.table.id})]

    try:
        seq = await live_tables.submit(session, link)
    except Refused:  # another player was faster
        await live_tables.submit(again, lambda now: decide.close(now, again.seed, guest.id, lambda seat: True))
        seq = session.table.seq
    return _done(command, seq, session.table.rematch)
