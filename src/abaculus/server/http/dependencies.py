"""What all routes share: who is asking, at which table, and what may be refused."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi import Path as InPath
from starlette.requests import HTTPConnection

from abaculus.core.tiles import only_text
from abaculus.server import wire
from abaculus.server.identity import COOKIE, Guest
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.tables import self_scoring
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table

__all__ = [
    "READING_REFUSALS",
    "REFUSALS",
    "CookieGuest",
    "OptionalGuest",
    "RequiredGuest",
    "ServiceDep",
    "SessionDep",
    "drawn_qr",
    "ended",
    "guest_of",
    "own_tiles",
]  # fmt: skip

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Refusal, "description": words}
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
"""What any route may refuse, in the form that FastAPI takes."""
READING_REFUSALS: dict[int | str, dict[str, Any]] = {status: REFUSALS[status] for status in (400, 404, 429)}
"""What can go wrong where something is only read that is the same for all."""


async def _service_of(connection: HTTPConnection) -> Service:
    """The service behind the application, for requests and sockets."""
    service: Service = connection.app.state.service
    return service


async def guest_of(service: Service, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Guest | None:
    """Whoever a request comes from, by token or by cookie."""
    bearer = headers.get("authorization", "")
    if bearer:
        kind, _, token = bearer.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Refused("bad-token")
        return await service.identities.by_token(token.strip())
    return await service.identities.guest(service.identities.sessions.read(cookies.get(COOKIE)))


async def _optional_guest(request: Request, service: Annotated[Service, Depends(_service_of)]) -> Guest | None:
    guest = await guest_of(service, request.headers, request.cookies)
    if guest is not None:
        service.guest_pace.take(guest.id)
    return guest


async def _required_guest(guest: Annotated[Guest | None, Depends(_optional_guest)]) -> Guest:
    if guest is None:
        raise Refused("no-guest")
    return guest


async def _cookie_guest(
    request: Request,
    service: Annotated[Service, Depends(_service_of)],
    guest: Annotated[Guest, Depends(_required_guest)],
) -> Guest:
    """A guest whose cookie is valid right now. What is done here would outlive a token, or a session that has been ended."""
    if request.headers.get("authorization"):
        raise Refused("not-by-token")
    still = await service.identities.again(guest, fresh=True)
    if still is None:
        raise Refused("no-guest")
    return still


async def _session(
    service: Annotated[Service, Depends(_service_of)],
    table: Annotated[str, InPath(max_length=32, pattern="^[a-z0-9]+$")],
) -> TableSession:
    return await service.live_tables.session(table)


ServiceDep = Annotated[Service, Depends(_service_of)]
OptionalGuest = Annotated[Guest | None, Depends(_optional_guest)]
RequiredGuest = Annotated[Guest, Depends(_required_guest)]
CookieGuest = Annotated[Guest, Depends(_cookie_guest)]
SessionDep = Annotated[TableSession, Depends(_session)]


def own_tiles(text: str) -> str:
    """The text of a tile file that a stranger sends. It never names a file on this machine."""
    return only_text(text)


def ended(table: Table, guest: Guest | None) -> None:
    """Refuse unless the game is over and, where players count for themselves, this guest has counted."""
    if table.phase != "over":
        raise Refused("not-over")
    if table.match is None:
        raise Refused("not-started")
    if not self_scoring.can_see(table, guest.id if guest else ""):
        raise Refused("not-counted")


def drawn_qr(link: str) -> Response:
    """A link as a QR code. It holds the address that the request was sent to, which may be anything."""
    import segno

    out = io.BytesIO()
    try:
        segno.make(link, error="m").save(out, kind="svg", scale=8, border=3, xmldecl=False)
    except segno.DataOverflowError as problem:
        raise Refused("bad-request", "the address is too long for a QR code") from problem
    return Response(out.getvalue(), media_type="image/svg+xml")
