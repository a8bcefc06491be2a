"""The HTTP door. Everything that the browser client does, a script can do."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse, StreamingResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic_core import to_json

import abaculus
from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.server import messages, reckoning, showing
from abaculus.server.asking import start
from abaculus.server.commands import carry_out
from abaculus.server.front import language_of, same_origin
from abaculus.server.house import Room, now_ms
from abaculus.server.identity import COOKIE, Guest, clean_name
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.socket import converse
from abaculus.server.table import Table

__all__ = [
    "REFUSALS", "AtTable", "Maybe", "Served", "Surely", "as_json", "drawn_qr", "ended", "own_tiles", "router",
]  # fmt: skip

_YEAR = 365 * 86_400
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.Refusal, "description": words}
    for status, words in {
        400: "The request means nothing here.",
        401: "No guest, or a token that is not ours.",
        403: "Not for you.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "Too large.",
        429: "Too fast or too many.",
        503: "Not at the moment.",
    }.items()
}

router = APIRouter(responses=REFUSALS)


async def service_of(request: Request) -> Service:
    """The service behind the application."""
    return cast(Service, request.app.state.service)


async def _guest_of(service: Service, headers: Any, cookies: Any) -> Guest | None:
    bearer = headers.get("authorization", "")
    if bearer:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Refused("bad-token")
        return await service.identities.by_token(token.strip())
    return await service.identities.guest(service.identities.read(cookies.get(COOKIE)))


async def _maybe(request: Request, service: Annotated[Service, Depends(service_of)]) -> Guest | None:
    guest = await _guest_of(service, request.headers, request.cookies)
    if guest is not None:
        service.guest_pace.take(guest.id)
    return guest


async def _surely(guest: Annotated[Guest | None, Depends(_maybe)]) -> Guest:
    if guest is None:
        raise Refused("no-guest")
    return guest


async def _in_person(request: Request, guest: Annotated[Guest, Depends(_surely)]) -> Guest:
    """A guest with a cookie. What a token could do here would outlive the token."""
    if request.headers.get("authorization"):
        raise Refused("not-by-token")
    return guest


async def _room(
    service: Annotated[Service, Depends(service_of)],
    table: Annotated[str, InPath(max_length=32, pattern="^[a-z0-9]+$")],
) -> Room:
    return await service.house.room(table)


Served = Annotated[Service, Depends(service_of)]
Maybe = Annotated[Guest | None, Depends(_maybe)]
Surely = Annotated[Guest, Depends(_surely)]
InPerson = Annotated[Guest, Depends(_in_person)]
AtTable = Annotated[Room, Depends(_room)]


class _Json(Response):
    """Content that is JSON already."""

    media_type = "application/json"


def as_json(content: object) -> Any:
    """A response of content that is plain already: nothing is checked once more."""
    return _Json(to_json(content))


# -- guests ------------------------------------------------------------------------------------------------------------------


def _with_cookie(service: Service, response: Response, guest: Guest) -> messages.GuestShown:
    response.set_cookie(
        COOKIE, service.identities.cookie(guest.id, now_ms()), max_age=_YEAR, httponly=True, samesite="lax",
        secure=service.settings.secure_cookies, path="/",
    )  # fmt: skip
    return messages.GuestShown(id=guest.id, name=guest.name)


@router.post("/api/guest", tags=["guest"])
async def become_guest(
    asked: messages.GuestName, request: Request, response: Response, service: Served, known: Maybe
) -> messages.GuestShown:
    """Get a name here; who has one already is renamed. The cookie that comes back is all there is to remember."""
    if known is not None and request.headers.get("authorization"):
        raise Refused("not-by-token")
    if known is not None:
        return _with_cookie(service, response, await service.identities.rename(known, asked.name))
    clean_name(asked.name)
    service.new_guests.take(request.state.address)
    return _with_cookie(service, response, await service.identities.welcome(asked.name, now_ms()))


@router.get("/api/guest", tags=["guest"])
async def who_am_i(request: Request, service: Served, response: Response, guest: Surely) -> messages.GuestShown:
    """You. The cookie is renewed; a token gets none."""
    await service.identities.seen(guest, now_ms())
    if request.headers.get("authorization"):
        return messages.GuestShown(id=guest.id, name=guest.name)
    return _with_cookie(service, response, guest)


@router.post("/api/guest/code", tags=["guest"])
async def recovery_code(service: Served, guest: InPerson) -> messages.CodeMade:
    """A code that makes another device this guest. It is shown once, and replaces any earlier one."""
    return messages.CodeMade(code=await service.identities.recovery_code(guest))


@router.post("/api/guest/recover", tags=["guest"])
async def recover(
    asked: messages.RecoveryCode, request: Request, response: Response, service: Served
) -> messages.GuestShown:
    """Become the guest that a code belongs to, on this device."""
    service.code_tries.take(request.state.address)
    return _with_cookie(service, response, await service.identities.recover(asked.code))


@router.post("/api/guest/tokens", tags=["guest"])
async def new_token(asked: messages.TokenAsked, service: Served, guest: InPerson) -> messages.TokenMade:
    """A token for a program that plays in your name: `Authorization: Bearer TOKEN`. It is shown once."""
    most = service.settings.limits.tokens_per_guest
    return messages.TokenMade(token=await service.identities.new_token(guest, asked.label, most, now_ms()))


@router.delete("/api/guest/tokens", tags=["guest"])
async def drop_tokens(service: Served, guest: InPerson) -> messages.Tokens:
    """Drop all tokens."""
    return messages.Tokens(dropped=await service.identities.drop_tokens(guest))


@router.get("/api/push", tags=["guest"])
async def push_key(service: Served) -> messages.PushKey:
    """The key with which a browser subscribes to notices; refused where this server sends none."""
    return messages.PushKey(key=service.push.public_key())


@router.post("/api/push", tags=["guest"])
async def subscribe(asked: messages.PushAsked, service: Served, guest: InPerson) -> messages.Done:
    """Be told, on this browser, when it is your turn and you are not looking."""
    await service.push.subscribe(guest.id, asked.endpoint, asked.p256dh, asked.auth, now_ms())
    return messages.Done()


@router.delete("/api/push", tags=["guest"])
async def unsubscribe(service: Served, guest: Surely) -> messages.Done:
    """Do not be told any more, on any browser."""
    await service.push.unsubscribe(guest.id)
    return messages.Done()


# -- games -------------------------------------------------------------------------------------------------------------------


@router.get("/api/games", tags=["games"])
async def games() -> list[messages.GameFacts]:
    """The games and their options."""
    return [messages.GameFacts.model_validate(asdict(abaculus.leaflet(name))) for name in abaculus.games()]


@router.post("/api/positions", tags=["games"])
async def position(asked: messages.PositionAsked, guest: Surely) -> messages.PositionShown:
    """Look at any position, and play on from it: what an analysis board needs."""
    shown = await asyncio.to_thread(_position, asked)
    return cast(messages.PositionShown, as_json(shown))


def _position(asked: messages.PositionAsked) -> dict[str, Any]:
    try:
        game = abaculus.load_game(asked.game, tiles=own_tiles(asked.tiles), **asked.options)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    except (AbaculusError, TypeError) as problem:
        raise Refused("bad-option", str(problem)) from problem
    if asked.viewer is not None and asked.viewer >= game.num_players():
        raise Refused("no-seat")
    number = 0
    try:
        state = game.new_initial_state() if asked.position is None else game.from_position(asked.position)
        for number, text in enumerate(asked.actions, start=1):  # noqa: B007
            state.apply_action(state.string_to_action(text))
    except AbaculusError as problem:
        raise Refused("bad-position", f"action {number}: {problem}" if number else str(problem)) from problem
    chance = state.is_chance_node()
    return {
        "position": state.to_position(),
        "to_move": state.current_player(),
        "scores": state.scores(),
        "over": state.is_terminal(),
        "outcomes": [state.action_to_string(action) for action in state.legal_actions()] if chance else [],
        "scene": showing.scene_json(state.scene(asked.viewer)),
    }


def own_tiles(text: str | None) -> str | None:
    """The text of a tile file that a stranger sends; one line would name a file of this machine."""
    if text is not None and "\n" not in text:  # one line would be taken for a path
        raise Refused("bad-option", "tiles are the text of a tile file, several lines")
    return text


# -- tables ------------------------------------------------------------------------------------------------------------------


@router.post("/api/tables", tags=["tables"])
async def new_table(asked: messages.NewTable, request: Request, service: Served, guest: Surely) -> messages.TableMade:
    """Make a table. Nobody sits at it yet: `sit` at it next, with a nonce, now that its dice are fixed."""
    try:
        abaculus.leaflet(asked.game)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    await service.house.allow_table(guest.id, request.state.address)
    if asked.handicap is not None and len(asked.handicap) != len(asked.seats):
        raise Refused("bad-option", f"{len(asked.handicap)} handicaps for {len(asked.seats)} seats")
    if asked.options.get("players", len(asked.seats)) != len(asked.seats):
        raise Refused("bad-option", f"{len(asked.seats)} seats for {asked.options['players']} players")
    if "tiles" in asked.options:
        raise Refused("bad-option", "tiles are no option: they have a place of their own in the request")
    options: dict[str, Any] = {**asked.options, "players": len(asked.seats)}
    if asked.tiles is not None:
        options["tiles"] = own_tiles(asked.tiles)
    alone = all(seat.kind != "open" for seat in asked.seats)
    settings = {
        "per_move": asked.per_move, "per_game": asked.per_game, "handicap": asked.handicap, "listed": asked.listed,
        "hints": alone if asked.hints is None else asked.hints, "reckon": asked.reckon, "pace": asked.pace,
    }  # fmt: skip
    seats = [_seat(number, seat, guest) for number, seat in enumerate(asked.seats)]
    room = await service.house.create(asked.game, options, seats, settings, guest.id, asked.listed)
    table = room.table
    if all(place.taken for place in table.places):  # bots among themselves, to be watched
        await service.house.ask(room, lambda now: start(now, room.seed, ["" for _ in now.places]))
    return messages.TableMade(id=table.id, link=_link(service, request, table.id), commitment=table.commitment)


def _seat(number: int, seat: messages.NewSeat, host: Guest) -> dict[str, Any]:
    if seat.kind == "bot":
        return {"kind": "bot", "level": seat.level, "name": seat.level}
    if seat.kind == "open":
        return {"kind": "open"}
    return {"kind": "me", "kept": host.id, "name": clean_name(seat.name) if seat.name else ""}


def _link(service: Service, request: Request, table: str) -> str:
    base = service.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return f"{base}/table/{table}"


@router.get("/api/tables", tags=["tables"])
async def lobby(service: Served, guest: Maybe) -> list[messages.LobbyEntry]:
    """Listed tables that wait for players, then those being played."""
    return await _entries(service, guest, await service.storage.lobby())


@router.get("/api/tables/mine", tags=["tables"])
async def my_tables(service: Served, guest: Surely, over: bool = False) -> list[messages.LobbyEntry]:
    """The tables that you sit at or have made, the newest first; with `over`, finished ones."""
    phases = ("over",) if over else ("playing", "waiting")
    return await _entries(service, guest, await service.storage.tables_of(guest.id, phases, 100))


async def _entries(service: Service, guest: Guest | None, ids: list[str]) -> list[messages.LobbyEntry]:
    found = []
    for table_id in ids:
        with contextlib.suppress(Refused):  # deleted a moment ago
            room = await service.house.glance(table_id)
            async with service.house.looking(room) as table:
                seats = table.seats_of(guest.id) if guest else []
                found.append({"table": showing.facts(table, room.present()), "you": seats})
    return cast(list[messages.LobbyEntry], as_json(found))


@router.get("/api/tables/{table}", tags=["tables"])
async def look_at(
    service: Served,
    room: AtTable,
    guest: Maybe,
    after: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
    seat: Annotated[int | None, Query(ge=0, lt=6)] = None,
) -> messages.Update:
    """A table as you may see it, with its log from event `after` on. Who holds several seats says which one looks."""
    name = guest.id if guest else ""
    if room.table.seats_of(name):
        await service.storage.saw([(room.table.id, name)], now_ms())
    await service.house.at_least(room, after)
    async with service.house.looking(room) as table:
        viewer = showing.viewer_of(table, name)
        if seat is not None:
            if seat not in table.seats_of(name):
                raise Refused("not-your-seat")
            viewer = seat
        return cast(messages.Update, _Json(showing.update(table, viewer, name, after, room.present())))


@router.post("/api/tables/{table}/commands", tags=["tables"])
async def command(
    asked: messages.Command, request: Request, service: Served, room: AtTable, guest: Surely
) -> messages.Reply | messages.Why | messages.Hint:
    """Carry out a command at a table: the same ones as over its socket."""
    with service.metrics.seconds.time():
        answer = await carry_out(service.house, service.thinkers, room, guest, asked, request.state.address)
    return cast(messages.Reply, as_json(answer))


@router.get("/api/tables/{table}/log", tags=["tables"])
async def log(service: Served, room: AtTable, guest: Maybe) -> dict[str, Any]:
    """The log of a game that is over, with everything that happened and the dice to check it."""
    async with service.house.looking(room) as table:
        ended(table, guest)
        return cast(dict[str, Any], as_json(table.to_json()))


@router.get("/api/tables/{table}/review", tags=["tables"])
async def review(service: Served, room: AtTable, guest: Maybe) -> messages.Review:
    """A game that is over, step by step."""
    async with service.house.looking(room) as table:
        ended(table, guest)
        return cast(messages.Review, as_json({"steps": showing.steps(table)}))


@router.get("/api/tables/{table}/positions/{number}", tags=["tables"])
async def position_in_game(
    service: Served, room: AtTable, guest: Maybe, number: Annotated[int, InPath(ge=0, lt=1 << 31)]
) -> messages.SceneShown:
    """What lay on the table of a game that is over after so many of its steps, as a spectator saw it."""
    async with service.house.looking(room) as table:
        ended(table, guest)
        state = table.acts[number].before if number < len(table.acts) else table.state
        return cast(messages.SceneShown, as_json(showing.scene_json(state.scene(None))))


def ended(table: Table, guest: Guest | None) -> None:
    """Refuse what is only for games that are over, and for those who have counted where everybody counts."""
    if table.phase != "over":
        raise Refused("not-over")
    if table.match is None:
        raise Refused("not-started")
    if not reckoning.can_see(table, guest.id if guest else ""):
        raise Refused("not-counted")


@router.get(
    "/api/logs", tags=["tables"], response_class=PlainTextResponse,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "One log a line."}},
)  # fmt: skip
async def my_logs(service: Served, guest: Surely) -> StreamingResponse:
    """The logs of all your finished games, one a line."""
    ids = await service.storage.tables_of(guest.id, ("over",), 10_000)

    async def lines() -> AsyncIterator[str]:
        for table_id in ids:
            with contextlib.suppress(Refused):  # deleted a moment ago
                async with service.house.looking(await service.house.glance(table_id)) as table:
                    seen = table.match is not None and reckoning.can_see(table, guest.id)
                    line = json.dumps(table.to_json()) + "\n" if seen else ""
                yield line  # outside: a slow reader must not hold a table up

    return StreamingResponse(lines(), media_type="application/x-ndjson")


@router.get(
    "/api/tables/{table}/qr.svg", tags=["tables"], response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A QR code."}},
)  # fmt: skip
async def qr_code(service: Served, request: Request, room: AtTable) -> Response:
    """The table's link as a QR code."""
    return drawn_qr(_link(service, request, room.table.id))


def drawn_qr(link: str) -> Response:
    """A link as a QR code. The address in it is the one that the request came to, and may be anything."""
    import segno

    out = io.BytesIO()
    try:
        segno.make(link, error="m").save(out, kind="svg", scale=8, border=3, xmldecl=False)
    except segno.DataOverflowError as problem:
        raise Refused("bad-request", "the address is too long for a QR code") from problem
    return Response(out.getvalue(), media_type="image/svg+xml")


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """The socket of a table; see `converse`."""
    service = cast(Service, websocket.app.state.service)
    address = websocket.scope["state"]["address"]
    entered: list[tuple[Any, str]] = []
    try:
        if not same_origin(websocket.headers, service.settings.public_url):
            raise Refused("bad-origin")
        service.address_pace.take(address)
        guest = await _guest_of(service, websocket.headers, websocket.cookies)
        room = await service.house.room(table)
        if len(service.connections) >= service.settings.limits.sockets:
            raise Refused("too-many-sockets")
        censuses = [(service.sockets_of_address, address)]
        if guest is not None:
            censuses.append((service.sockets_of_guest, guest.id))
        for census, who in censuses:
            census.enter(who)
            entered.append((census, who))
    except Refused as no:
        for census, who in entered:
            census.leave(who)
        await websocket.accept()
        await websocket.send_text(to_json(service.refusal(no, language=language_of(websocket.headers))).decode())
        await websocket.close(4000 + no.status)
        return
    after = websocket.query_params.get("after", "0")
    try:
        await websocket.accept()
        await converse(service, websocket, room, guest, int(after) if after.isdecimal() and len(after) < 10 else 0)
    finally:
        for census, who in entered:
            census.leave(who)


# -- running it --------------------------------------------------------------------------------------------------------------


@router.get("/health", tags=["running"])
async def health(service: Served) -> messages.Health:
    """Whether the server and its database answer."""
    try:
        alive = await asyncio.wait_for(service.storage.alive(), 5)
    except Exception as problem:
        raise Refused("busy", "the database does not answer") from problem
    if not alive or service.house.closing:
        raise Refused("busy")
    return messages.Health(
        status="ok", version=abaculus.__version__, tables=len(service.house.rooms), sockets=len(service.connections)
    )


@router.get("/metrics", tags=["running"], response_class=PlainTextResponse)
async def metrics(service: Served) -> Response:
    """Counters for Prometheus."""
    service.measure()
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)
