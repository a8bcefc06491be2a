"""Answers that are the same for everybody, compressed once and kept.

Whatever holds somebody's secrets is never compressed: its length would give something about them away.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from fastapi import Request
from fastapi.responses import Response

__all__ = ["accepts", "gzip_response"]


def accepts(request: Request, coding: str) -> bool:
    """Whether a browser accepts content that is compressed this way."""
    for one in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = one.strip().lower().partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=128)
def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def gzip_response(request: Request, content: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response:
    """A response with this content, compressed if the client accepts that."""
    more = {"vary": "accept-encoding", **(headers or {})}
    if len(content) > 500 and accepts(request, "gzip"):
        return Response(_gzip(content), media_type=media_type, headers={**more, "content-encoding": "gzip"})
    return Response(content, media_type=media_type, headers=more)
