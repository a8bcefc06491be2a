"""`abaculus worksheet`: positions to work out on paper, with their solutions, as one HTML file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from abaculus.cli.common_options import GameId, GameOptions, errors_told, option_groups, words_in
from abaculus.core.errors import BadOption, listed
from abaculus.paint.palette import PALETTES

__all__ = ["worksheet"]


@option_groups
@errors_told()
def worksheet(
    *,
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The HTML file to write.")],
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=24, help="How many questions.")] = 8,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=999_999, help="The same number gives the same sheet again.")
    ] = None,
    level: Annotated[str, typer.Option("--level", help="mixed: from easy to hard; easy; hard.")] = "mixed",
    language: Annotated[
        str | None,
        typer.Option(
            "--language", "--lang", metavar="LANGUAGE", help="en, de, fr, es, it or nl; otherwise that of the machine."
        ),
    ] = None,
    palette: Annotated[str, typer.Option("--palette", help=f"{listed(PALETTES)}.")] = "mosaic",
    chosen: GameOptions,
) -> None:
    """Write a worksheet for printing: positions from real games with blanks, and a page of solutions."""
    from abaculus.worksheet import questions
    from abaculus.worksheet.page import worksheet_html

    words = words_in(language)
    game = chosen.game(game_id)
    number = random.randrange(1, 1000) if seed is None else seed
    text = worksheet_html(game, questions(game, count, number, level), number, words, palette)
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise BadOption(f"--out {out}: cannot be written ({problem.strerror})") from problem
    typer.echo(words.say("worksheet-written", file=str(out)))
