"""The browser client: built by `make page` into `server/page/`, and served from it."""

from __future__ import annotations

import contextlib
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from abaculus.core.texts import LANGUAGES, page_source
from abaculus.server import wire
from abaculus.server.http.gzip_cache import gzip_response
from abaculus.server.refusal import Refused

__all__ = ["PAGE", "PAGE_ROUTE", "add_page", "is_interface", "router", "texts_of"]

PAGE = Path(__file__).parents[2] / "page"
PAGE_ROUTE = "page"
"""The name of the route for every address that no other route answers."""

router = APIRouter()


def texts_of(language: str) -> str:
    """Everything that people read in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise Refused("no-game", f"there is no language {language[:10]!r}")
    return page_source(language)


@router.get(
    "/api/texts/{language}", tags=["games"], response_class=PlainTextResponse,
    responses={
        404: {"model": wire.Refusal, "description": "There is no such thing."},
        429: {"model": wire.Refusal, "description": "Too fast or too many."},
    },
)  # fmt: skip
async def texts(language: str, request: Request) -> Response:
    """All texts in a language, for the browser's Fluent."""
    headers = {"cache-control": "max-age=300"}
    return gzip_response(request, texts_of(language).encode(), "text/plain; charset=utf-8", headers)


def is_interface(path: str) -> bool:
    """Whether a path belongs to the API, where the page is never the answer."""
    return path == "/api" or path.startswith("/api/")


def add_page(app: FastAPI) -> None:
    """Serve the built page: its files under their names, and the page itself for all other addresses."""
    if not (PAGE / "index.html").exists():
        return
    app.mount("/assets", _Assets(directory=PAGE / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False, name=PAGE_ROUTE)
    async def page(path: str) -> Response:
        if is_interface(f"/{path}"):
            raise HTTPException(405)  # or 404: the handler of such errors decides which
        with contextlib.suppress(OSError, ValueError):  # not a possible file name
            asked = (PAGE / path).resolve()
            if path and asked.is_relative_to(PAGE) and asked.is_file():
                return FileResponse(asked, headers={"cache-control": "no-cache"})
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


class _Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """As usual, but cached for good; scripts and styles are compressed."""
        kind = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}.get(Path(full_path).suffix)
        if kind is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            response = gzip_response(Request(scope), _content(str(full_path), stat_result.st_mtime_ns), kind)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


@lru_cache(maxsize=64)
def _content(file: str, changed: int) -> bytes:
    """What a file holds; it is read again when it has changed."""
    return Path(file).read_bytes()
