"""The application: FastAPI over a `Service`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import TypeAdapter
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Mount

import abaculus
from abaculus.server import wire
from abaculus.server.http.edge_middleware import EdgeMiddleware, language_of
from abaculus.server.http.routes import (
    analysis,
    bests,
    classes,
    companion,
    editor,
    games,
    guests,
    guides,
    lessons,
    pages,
    puzzles,
    reviews,
    rulebooks,
    tables,
    worksheets,
)
from abaculus.server.http.table_socket import problem_of
from abaculus.server.refusal import Refused
from abaculus.server.service import DatabaseWatcher, Service
from abaculus.server.settings import Settings

__all__ = ["create_app"]

_log = logging.getLogger("abaculus.server")

_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_DOCUMENTED = {
    "400": "The request means nothing here.",
    "413": "Too large.",
    "421": "The server does not answer to this name.",
    "429": "Too fast or too many.",
}
"""What the middleware can answer to every request, whatever it is for."""

_PARTS = (
    guests, games, tables, bests, classes, worksheets, lessons, rulebooks, guides, analysis, companion, editor, reviews, puzzles,
    pages,
)  # fmt: skip
"""In the order of the document."""

_DESCRIPTION = """Live tables for number-tile games. A client makes a guest, makes or finds a table, sits down, and sends
commands over the table's socket (`/api/tables/{table}/socket`) or one by one over HTTP. Every answer holds what its reader may
know, and no more."""


def create_app(settings: Settings | None = None, watcher: DatabaseWatcher | None = None) -> FastAPI:
    """The server as an ASGI application."""
    service = Service(settings or Settings.from_environment(), watcher)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.open()
        yield
        await service.close()

    app = FastAPI(
        title="Abaculus", version=abaculus.__version__, description=_DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None, redirect_slashes=False,
    )  # fmt: skip
    app.state.service = service
    for part in _PARTS:
        app.include_router(part.router)
    pages.add_page(app)
    app.add_middleware(EdgeMiddleware, service=service)

    _answer_errors(app, service)
    app.openapi = lambda: _document(app)  # type: ignore[method-assign]
    return app


def _answer_errors(app: FastAPI, service: Service) -> None:
    """Whatever goes wrong is answered as a refusal, in the reader's language."""

    @app.exception_handler(Refused)
    async def refused(request: Request, no: Refused) -> JSONResponse:
        return JSONResponse(service.refusal(no, language=language_of(request.headers)).model_dump(), no.status)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> JSONResponse:
        return await refused(request, Refused("bad-request", problem_of(problem.errors())))

    @app.exception_handler(HTTPException)
    async def no_such_path(request: Request, problem: HTTPException) -> JSONResponse:
        if problem.status_code == 413:
            return await refused(request, Refused("too-large", str(problem.detail)))
        headers = dict(problem.headers or {})
        if problem.status_code == 405:  # one route says so, and it does not know about the others
            allowed = _allowed_methods(app, request.scope["path"])
            if not allowed:
                return await refused(request, Refused("no-table", "there is no such address"))
            headers = {"allow": ", ".join(sorted(allowed))}
        refusal = {
            "type": "refused",
            "reason": "http",
            "text": str(problem.detail),
            "id": "",
            "detail": "",
            "seq": None,
        }
        return JSONResponse(refusal, problem.status_code, headers=headers)

    @app.exception_handler(IntegrityError)
    async def overtaken(request: Request, problem: IntegrityError) -> JSONResponse:
        return await refused(request, Refused("busy", "what this is about has changed at the same moment"))

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(ConnectionError)
    async def database_away(request: Request, problem: Exception) -> JSONResponse:
        _log.warning("the database does not answer", extra={"problem": type(problem).__name__})
        return await refused(request, Refused("busy", "the database does not answer"))

    for kind in _connecting_errors():
        app.add_exception_handler(kind, database_away)

    @app.exception_handler(Exception)
    async def broken(request: Request, problem: Exception) -> PlainTextResponse:
        return PlainTextResponse("internal error", 500)


def _connecting_errors() -> tuple[type[Exception], ...]:
    """What goes wrong while a connection is made, which SQLAlchemy passes on as it is."""
    try:
        import asyncpg
    except ImportError:
        return (TimeoutError,)
    return (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _allowed_methods(app: FastAPI, path: str) -> set[str]:
    """The methods that a path takes, over all routes. The page answers every path that no other route knows, the API's aside."""
    found = set()
    for route in app.routes:
        if getattr(route, "name", "") == pages.PAGE_ROUTE:
            continue
        for method in _METHODS:
            match, _ = route.matches({"type": "http", "method": method, "path": path, "root_path": "", "headers": []})
            if match is Match.FULL and (
                method == "GET" or not isinstance(route, Mount)
            ):  # what is mounted is files, to be read
                found.add(method)
    if (
        not found
        and not pages.is_interface(path)
        and any(getattr(one, "name", "") == pages.PAGE_ROUTE for one in app.routes)
    ):
        found.add("GET")
    return found | {"HEAD"} if "GET" in found else found


def _document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages that travel over sockets among its components."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        parts = document.setdefault("components", {}).setdefault("schemas", {})
        for model in (*wire.COMMANDS, *wire.ANSWERS):
            made = TypeAdapter(model).json_schema(ref_template="#/components/schemas/{model}")
            for name, part in {**made.pop("$defs", {}), model.__name__: made}.items():
                parts.setdefault(name, part)
        parts.pop("HTTPValidationError", None)
        parts.pop("ValidationError", None)
        for path in document["paths"].values():
            for operation in path.values():
                responses = operation.setdefault("responses", {})
                responses.pop("422", None)
                for status, words in _DOCUMENTED.items():
                    responses.setdefault(status, {"description": words})
                for status, response in responses.items():
                    if status != "200":  # a refusal is JSON, whatever the answer would have been
                        response["content"] = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
        app.openapi_schema = document
    return app.openapi_schema
