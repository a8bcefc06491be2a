"""`abaculus rules`: a game's rulebook on the terminal."""

from __future__ import annotations

from importlib import resources
from typing import Annotated

import typer

from abaculus.cli.choosing import GameId, errors_told
from abaculus.core.registry import leaflet

__all__ = ["rules"]

WIDEST = 100
"""Columns; longer lines are hard to read."""


def rules(
    game_id: GameId,
    raw: Annotated[bool, typer.Option("--raw", help="Print the Markdown as it is written.")] = False,
) -> None:
    """Show the rules of a game."""
    with errors_told():
        # Read without loading the game: nothing is calculated, so numba is not needed.
        folder = resources.files(f"abaculus.games.{leaflet(game_id).id}")
        text = folder.joinpath("RULES.md").read_text(encoding="utf-8")
        if raw:
            typer.echo(text, nl=False)
            return
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        console.print(Markdown(text), width=min(console.width, WIDEST))
