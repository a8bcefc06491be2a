"""Rulebooks over HTTP, in the reader's language, with an anchor at every rule so that other pages can point to one."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import HTMLResponse, PlainTextResponse

from abaculus.core.errors import UnknownGame
from abaculus.core.rulebook import Rulebook, rulebook
from abaculus.core.texts import LANGUAGES
from abaculus.server.http.dependencies import READING_REFUSALS
from abaculus.server.http.gzip_cache import gzip_response
from abaculus.server.refusal import Refused

__all__ = ["router", "rules_html"]

router = APIRouter(tags=["games"], responses=READING_REFUSALS)

Language = Literal["en", "de", "fr", "es", "it", "nl"]
assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]
Game = Annotated[str, InPath(max_length=40)]
Wanted = Annotated[Language, Query(description="English comes where there is no translation.")]


async def _book(game: str, language: str) -> Rulebook:
    try:
        return await asyncio.to_thread(rulebook, game, language)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem


def _kept(language: str) -> dict[str, str]:
    return {"cache-control": "max-age=300", "content-language": language}


@router.get("/api/games/{game}/rules", response_class=PlainTextResponse)
async def rules(game: Game, request: Request, language: Wanted = "en") -> Response:
    """A game's rules, as Markdown."""
    book = await _book(game, language)
    return gzip_response(request, book.text.encode(), "text/plain; charset=utf-8", _kept(book.language))


@router.get("/api/games/{game}/rules.html", response_class=HTMLResponse)
async def rules_page(game: Game, request: Request, language: Wanted = "en") -> Response:
    """A game's rules, as the body of a page. Rules and headings have ids: `R3`, `your-own-tiles`."""
    book = await _book(game, language)
    made = await asyncio.to_thread(rules_html, book.text)
    return gzip_response(request, made.encode(), "text/html; charset=utf-8", _kept(book.language))


@cache
def rules_html(text: str) -> str:
    """A rulebook as HTML."""
    from markdown_it import MarkdownIt

    made: str = MarkdownIt("commonmark").enable("table").render(text)
    made = re.sub(r"<p><strong>(R\d+)\.</strong>", r'<p id="\1"><strong>\1.</strong>', made)
    made = re.sub(r"<(h[1-6])>(.*?)</\1>", lambda found: _heading(found[1], found[2]), made)
    # Files beside a rulebook in the project are not beside its page.
    made = re.sub(r'<a href="(?!#|https?://)[^"]*">(.*?)</a>', r"\1", made)
    # An empty heading confuses screen readers; whatever may need scrolling has to be reachable by keyboard.
    for plain, better in (
        ("<th></th>", "<td></td>"),
        ("<pre>", '<pre tabindex="0">'),
        ("<table>", '<table tabindex="0">'),
    ):
        made = made.replace(plain, better)
    return made


def _heading(level: str, inner: str) -> str:
    """A heading with an id, spelled as Markdown viewers spell it, so that links within a rulebook lead somewhere."""
    words = re.sub(r"<[^>]*>", "", inner).lower()
    name = re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")
    return f'<{level} id="{name}">{inner}</{level}>'
