"""The middleware that every request and every socket passes through first: names, sizes, rates, origins and headers."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from abaculus.core.texts import LANGUAGES
from abaculus.server.http.host_names import Hosts
from abaculus.server.limits import client_address
from abaculus.server.refusal import Refused
from abaculus.server.service import Service
from abaculus.server.wire import Refusal

__all__ = ["EdgeMiddleware", "language_of", "same_origin"]

_log = logging.getLogger("abaculus.server.access")

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a browser sent this from one of our pages. Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {headers.get("host", "").lower()}
    if public_url:
        allowed.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in allowed - {""}
    except ValueError:
        return False


def language_of(headers: Headers) -> str:
    """The language that a browser prefers, among those we have."""
    for part in headers.get("accept-language", "").split(",")[:10]:
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class EdgeMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app, self._service = app, service
        self._hosts = Hosts(service.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else "unknown"
        # A proxy may add its own line instead of extending the one that a client wrote: all of them count, in order.
        forwarded = {"x-forwarded-for": ",".join(headers.getlist("x-forwarded-for"))}
        scope.setdefault("state", {})["address"] = client_address(peer, forwarded, self._service.trusted)
        if scope["type"] == "websocket":
            try:
                self._hosts.check(headers, scope.get("http_version", "1.1"))
            except Refused as no:
                await receive()
                body = self._service.refusal(no, language=language_of(headers))
                await _answer(body, no.status, send, "websocket.http.response")
                await asyncio.sleep(0)  # Uvicorn reports an application that returns before the connection is closed
                return
            await self._app(scope, receive, send)
            return
        began, status, asked = time.perf_counter(), 0, scope["method"]
        if asked == "HEAD":  # as GET, without the body; the server underneath keeps its own scope
            scope = {**scope, "method": "GET"}

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                made = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    made.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    made.setdefault("cache-control", "no-store")
            elif asked == "HEAD" and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            self._hosts.check(headers, scope.get("http_version", "1.1"))
            await self._app(scope, self._bounded(scope, headers, receive), answer)
        except Refused as no:
            await _answer(self._service.refusal(no, language=language_of(headers)), no.status, answer)
        finally:
            seconds = time.perf_counter() - began
            self._service.metrics.request(asked, _route(scope), status, seconds)
            _log.info("request", extra={"method": asked, "path": _route(scope), "status": status,
                                        "ms": round(1000 * seconds, 1)})  # fmt: skip

    def _bounded(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """What the application reads of a request. Refuses one that comes too fast, is too large or comes from another site."""
        limits = self._service.settings.limits
        no: Refused | None = None
        try:
            self._service.address_pace.take(scope["state"]["address"])
        except Refused as too_fast:
            no = too_fast
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(
            headers, self._service.settings.public_url
        ):
            no = Refused("bad-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > limits.body_bytes:
            no = Refused("too-large", f"at most {limits.body_bytes} bytes")
        if no is not None:
            raise no
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limits.body_bytes:
                # Not `Refused`: FastAPI turns every other error while it reads a body into a 400.
                raise HTTPException(413, f"at most {limits.body_bytes} bytes")
            return message

        return bounded


def _route(scope: Scope) -> str:
    """The path as the application declares it, without ids: links are secrets."""
    route = scope.get("route")
    return str(getattr(route, "path", "other"))


async def _answer(refusal: Refusal, status: int, send: Send, kind: str = "http.response") -> None:
    text = json.dumps(refusal.model_dump()).encode()
    await send({"type": f"{kind}.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": f"{kind}.body", "body": text})
