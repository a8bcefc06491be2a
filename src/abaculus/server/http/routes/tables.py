"""Routes for tables. Everything that the browser client does, a script can do."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic_core import to_json

import abaculus
from abaculus.core.errors import UnknownGame, counted
from abaculus.server import wire
from abaculus.server.clock import now_ms
from abaculus.server.http.dependencies import (
    REFUSALS,
    OptionalGuest,
    RequiredGuest,
    ServiceDep,
    SessionDep,
    drawn_qr,
    ended,
    guest_of,
    own_tiles,
)  # fmt: skip
from abaculus.server.http.edge_middleware import language_of, same_origin
from abaculus.server.http.json_answers import JsonOf
from abaculus.server.http.table_socket import converse
from abaculus.server.identity import Guest, clean_name
from abaculus.server.limits import ConcurrencyCap
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.tables import projection, self_scoring
from abaculus.server.tables.command_handler import carry_out
from abaculus.server.tables.commands import Start
from abaculus.server.tables.decide import decide
from abaculus.server.tables.encoding import update_json
from abaculus.server.tables.endings import finished_log
from abaculus.server.tables.shown import LobbyEntry
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

__all__ = ["router"]

router = APIRouter(tags=["tables"], responses=REFUSALS)


@router.post("/api/tables")
async def new_table(
    asked: wire.NewTable, request: Request, service: ServiceDep, guest: RequiredGuest
) -> wire.TableMade:
    """Make a table. Nobody sits at it yet: `sit` at it next, with a nonce, now that its dice are fixed."""
    try:
        abaculus.game_info(asked.game)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    if asked.handicap is not None and len(asked.handicap) != len(asked.seats):
        raise Refused(
            "bad-option", f"{counted(len(asked.handicap), 'handicap')} for {counted(len(asked.seats), 'seat')}"
        )
    if asked.options.get("players", len(asked.seats)) != len(asked.seats):
        raise Refused("bad-option", f"{counted(len(asked.seats), 'seat')} for {asked.options['players']} players")
    if "tiles" in asked.options:
        raise Refused("bad-option", "tiles are no option: they have a place of their own in the request")
    options: dict[str, int | str] = {**asked.options, "players": len(asked.seats)}
    if asked.tiles is not None:
        options["tiles"] = own_tiles(asked.tiles)
    alone = all(seat.kind != "open" for seat in asked.seats)
    settings = TableSettings(
        per_move=asked.per_move, per_game=asked.per_game, handicap=None if asked.handicap is None else tuple(asked.handicap),
        listed=asked.listed, hints=alone if asked.hints is None else asked.hints, reckon=asked.reckon, pace=asked.pace,
    )  # fmt: skip
    seats = [_seat(seat, guest) for seat in asked.seats]
    async with service.live_tables.allow_table(guest.id, request.state.address):
        session = await service.live_tables.create(asked.game, options, seats, settings, guest.id, asked.listed)
    table = session.table
    if all(place.taken for place in table.places):  # only bots, to be watched
        await service.live_tables.submit(session, lambda now: decide(now, Start(), session.seed))
    return wire.TableMade(id=table.id, link=_link(service, request, table.id), commitment=table.commitment)


def _seat(seat: wire.NewSeat, host: Guest) -> SeatPlan:
    if seat.kind == "bot":
        return SeatPlan("bot", level=seat.level, name=seat.level)
    if seat.kind == "open":
        return SeatPlan("open")
    return SeatPlan("me", kept=host.id, name=clean_name(seat.name) if seat.name else "")


def _link(service: Service, request: Request, table: str) -> str:
    base = service.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return f"{base}/table/{table}"


@router.get("/api/tables")
async def lobby(service: ServiceDep, guest: OptionalGuest) -> JsonOf[list[wire.LobbyEntry]]:
    """Listed tables that wait for players, then those being played."""
    return await _entries(service, guest, await service.storage.lobby())


@router.get("/api/tables/mine")
async def my_tables(
    service: ServiceDep, guest: RequiredGuest, over: bool = False, most: Annotated[int, Query(ge=1, le=100)] = 100
) -> JsonOf[list[wire.LobbyEntry]]:
    """The tables that you sit at or have made, the newest first, so many at most; with `over`, finished ones."""
    phases = ("over",) if over else ("playing", "waiting")
    return await _entries(service, guest, await service.storage.tables_of(guest.id, phases, most))


async def _entries(service: Service, guest: Guest | None, ids: list[str]) -> JsonOf[list[wire.LobbyEntry]]:
    found = []
    for table_id in ids:
        with contextlib.suppress(Refused):  # deleted a moment ago
            session = await service.live_tables.peek(table_id)
            async with service.live_tables.locked(session) as table:
                seats = table.seats_of(guest.id) if guest else []
                found.append(LobbyEntry(table=projection.facts(table, session.present()), you=seats))
    return JsonOf(to_json(found))


@router.get("/api/tables/{table}")
async def look_at(
    service: ServiceDep,
    session: SessionDep,
    guest: OptionalGuest,
    after: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int | None, Query(ge=0, lt=6)] = None,
) -> JsonOf[wire.Update]:
    """A table as you may see it, with its log from event `after` on. If you hold several seats, say which one is looking."""
    name = guest.id if guest else ""
    if session.table.seats_of(name):
        await service.storage.saw([(session.table.id, name)], now_ms())
    await service.live_tables.at_least(session, after)
    async with service.live_tables.locked(session) as table:
        viewer = projection.viewer_of(table, name)
        if seat is not None:
            if seat not in table.seats_of(name):
                raise Refused("not-your-seat")
            viewer = seat
        return JsonOf(update_json(projection.update(table, viewer, name, after, session.present())))


@router.post("/api/tables/{table}/commands")
async def command(
    asked: wire.Command, request: Request, service: ServiceDep, session: SessionDep, guest: RequiredGuest
) -> JsonOf[wire.Reply | wire.Why | wire.Hint]:
    """Carry out a command at a table: the same ones as over its socket."""
    with service.metrics.seconds.time():
        answer = await carry_out(service.live_tables, service.bot_pool, session, guest, asked, request.state.address)
    return JsonOf(to_json(answer))


@router.get("/api/tables/{table}/log")
async def log(service: ServiceDep, session: SessionDep, guest: OptionalGuest) -> JsonOf[dict[str, object]]:
    """The log of a game that is over, with everything that happened and the dice to check it."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        return JsonOf(to_json(finished_log(table)))


@router.get("/api/tables/{table}/review")
async def review(service: ServiceDep, session: SessionDep, guest: OptionalGuest) -> JsonOf[wire.Review]:
    """A game that is over, step by step."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        return JsonOf(to_json({"steps": projection.steps(table)}))


@router.get("/api/tables/{table}/positions/{number}")
async def position_in_game(
    service: ServiceDep, session: SessionDep, guest: OptionalGuest, number: Annotated[int, InPath(ge=0, lt=1 << 31)]
) -> JsonOf[wire.SceneShown]:
    """What was on the table after this many steps of a game that is over, as a spectator saw it."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        state = table.history[number].before if number < len(table.history) else table.state
        return JsonOf(to_json(state.scene(None).with_move_rows()))


@router.get(
    "/api/logs", response_class=PlainTextResponse,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "One log a line."}},
)  # fmt: skip
async def my_logs(service: ServiceDep, guest: RequiredGuest) -> StreamingResponse:
    """The logs of all your finished games, one a line."""
    ids = await service.storage.tables_of(guest.id, ("over",), 10_000)

    async def lines() -> AsyncIterator[str]:
        for table_id in ids:
            with contextlib.suppress(Refused):  # deleted a moment ago
                async with service.live_tables.locked(await service.live_tables.peek(table_id)) as table:
                    seen = table.match is not None and self_scoring.can_see(table, guest.id)
                    line = json.dumps(finished_log(table)) + "\n" if seen else ""
                yield line  # after the lock is released: a slow reader must not block a table

    return StreamingResponse(lines(), media_type="application/x-ndjson")


@router.get(
    "/api/tables/{table}/qr.svg", response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A QR code."}},
)  # fmt: skip
async def qr_code(service: ServiceDep, request: Request, session: SessionDep) -> Response:
    """The table's link as a QR code."""
    return drawn_qr(_link(service, request, session.table.id))


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, service: ServiceDep, table: str) -> None:
    """The socket of a table; see `converse`."""
    address = websocket.scope["state"]["address"]
    entered: list[tuple[ConcurrencyCap, str]] = []
    try:
        if not same_origin(websocket.headers, service.settings.public_url):
            raise Refused("bad-origin")
        service.address_pace.take(address)
        guest = await guest_of(service, websocket.headers, websocket.cookies)
        session = await service.live_tables.session(table)
        if len(service.connections) >= service.settings.limits.sockets:
            raise Refused("too-many-sockets")
        caps = [(service.sockets_of_address, address)]
        if guest is not None:
            caps.append((service.sockets_of_guest, guest.id))
        for cap, who in caps:
            cap.enter(who)
            entered.append((cap, who))
    except Refused as no:
        for cap, who in entered:
            cap.leave(who)
        await websocket.accept()
        await websocket.send_text(to_json(service.refusal(no, language=language_of(websocket.headers))).decode())
        await websocket.close(4000 + no.status)
        return
    after = websocket.query_params.get("after", "0")
    try:
        await websocket.accept()
        await converse(service, websocket, session, guest, int(after) if after.isdecimal() and len(after) < 10 else 0)
    finally:
        for cap, who in entered:
            cap.leave(who)
