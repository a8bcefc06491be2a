"""`abaculus rules`: a game's rulebook on the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from abaculus.cli.common_options import GameId, errors_told
from abaculus.core.errors import BadOption, listed
from abaculus.core.rulebook import rulebook
from abaculus.core.texts import LANGUAGES, language_of_machine

__all__ = ["rules"]

WIDEST = 100
"""Columns; longer lines are hard to read."""


@errors_told()
def rules(
    game_id: GameId,
    language: Annotated[
        str | None,
        typer.Option(
            "--lang",
            "--language",
            metavar="LANGUAGE",
            help="en, de, fr, es, it or nl; English where there is no translation.",
        ),
    ] = None,
    raw: Annotated[bool, typer.Option("--raw", help="Print the Markdown as it is written.")] = False,
) -> None:
    """Show the rules of a game."""
    if language is not None and language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there is {listed(LANGUAGES)}")
    # Read without loading the game: nothing is calculated, so numba is not needed.
    text = rulebook(game_id, language or language_of_machine()).text
    if raw:
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(text), width=min(console.width, WIDEST))
