"""A socket at a table: commands in, updates out. Numbers say what answers what; a lost connection resumes where it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from abaculus.server import wire
from abaculus.server.http.edge_middleware import language_of
from abaculus.server.http.socket_connection import SocketConnection
from abaculus.server.limits import Bucket
from abaculus.server.refusal import Refused
from abaculus.server.tables.command_handler import TableAnswer, carry_out
from abaculus.server.tables.projection import viewer_of

if TYPE_CHECKING:
    from abaculus.server.identity import Guest
    from abaculus.server.service import Service
    from abaculus.server.tables.session import TableSession

__all__ = ["converse", "problem_of"]

_log = logging.getLogger("abaculus.server")
_COMMAND: TypeAdapter[wire.Command] = TypeAdapter(wire.Command)
_STRIKES = 400
"""After this many messages that come too fast or mean nothing, a socket is closed."""


async def converse(service: Service, socket: WebSocket, session: TableSession, guest: Guest | None, after: int) -> None:
    """Talk to one client until one side hangs up."""
    name = guest.id if guest else ""
    await service.live_tables.at_least(session, after)
    seen = after if 0 <= after <= session.table.seq else 0
    address = socket.scope["state"]["address"]
    connection = SocketConnection(socket, name, viewer_of(session.table, name), seen, address, guest)
    speaking = asyncio.create_task(connection.speak())
    listening = asyncio.create_task(_listen(service, socket, session, guest, connection))
    service.connections.add(connection)
    try:
        await service.live_tables.enter(session, connection)
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.connections.discard(connection)
        for task in (speaking, listening):
            task.cancel()
        await asyncio.gather(speaking, listening, return_exceptions=True)
        await service.live_tables.leave(session, connection)
        if socket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await socket.close(1012 if service.live_tables.closing else 1000)


async def _listen(
    service: Service, socket: WebSocket, session: TableSession, guest: Guest | None, connection: SocketConnection
) -> None:
    limits = service.settings.limits
    pace = Bucket(limits.messages_per_second, 4 * limits.messages_per_second)
    language, strikes = language_of(socket.headers), 0
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await _hear(socket)
            command: wire.Command | None = None
            try:
                unhurried = pace.take()
                command = _read(text)
                if not unhurried:
                    raise Refused("too-fast")
                with service.metrics.seconds.time():
                    answer = await _answer(service, session, guest, connection, command)
                connection.send(to_json(answer))
            except Refused as no:
                strikes += no.reason in ("too-fast", "bad-request")
                if strikes > _STRIKES:
                    return
                connection.send(_refusal(service, no, command, session, language))
            except Exception:
                _log.exception("a command failed")
                connection.send(_refusal(service, Refused("busy"), command, session, language))


def _refusal(
    service: Service, no: Refused, command: wire.Command | None, session: TableSession, language: str
) -> bytes:  # fmt: skip
    return to_json(service.refusal(no, "" if command is None else command.id, session.table.seq, language))


async def _hear(socket: WebSocket) -> str | bytes:
    """The next message, whichever kind of frame it came in."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text


def _read(text: str | bytes) -> wire.Command:
    try:
        return _COMMAND.validate_json(text)
    except ValidationError as problem:
        raise Refused("bad-request", problem_of(problem.errors(include_url=False, include_input=False))) from problem


async def _answer(
    service: Service, session: TableSession, guest: Guest | None, connection: SocketConnection, command: wire.Command
) -> TableAnswer:
    if isinstance(command, wire.Look):
        if command.seat is not None and command.seat not in session.table.seats_of(connection.guest):
            raise Refused("not-your-seat")
        connection.viewer, connection.chosen, connection.seen = command.seat, True, 0
        await service.live_tables.enter(session, connection)
        return wire.Reply(type="done", id=command.id, seq=session.table.seq)
    if guest is not None:  # by now the guest may have another name, have signed out or been forgotten
        guest = await service.identities.again(guest)
    return await carry_out(service.live_tables, service.bot_pool, session, guest, command, connection.address)


def problem_of(errors: Sequence[Any]) -> str:
    """The first thing that is wrong with a message, without repeating the message."""
    first = errors[0]
    place = ".".join(str(step) for step in first["loc"])
    return f"{place}: {first['msg']}"[:300] if place else str(first["msg"])[:300]
