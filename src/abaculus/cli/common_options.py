"""Options that many commands share: which game, how many players, which variant, whose tiles, which language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.registry import game_info, load_game

if TYPE_CHECKING:
    from abaculus.core.game import Game

__all__ = ["GameId", "Language", "Options", "Players", "Ray", "Tiles", "chosen_game", "errors_told"]

GameId = Annotated[str, typer.Argument(metavar="ID", help="The id of the game; `abaculus games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, once or more; short: --NAME VALUE."
    ),
]
Tiles = Annotated[
    Path | None,
    typer.Option("--tiles", metavar="FILE", help="Play with the tiles of this file instead of the game's own."),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local: one on this machine. Same results."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="en, de, fr, es, it or nl; otherwise that of the machine."),
]


def chosen_game(game_id: str, players: int | None, options: list[str] | None, tiles: Path | None) -> Game:
    """The game that the command line asks for."""
    given: dict[str, object] = {} if players is None else {"players": players}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption(f"--option {option!r}: write NAME=VALUE, such as {_example(game_id)}")
        if name in ("game_id", "tiles"):
            raise BadOption(f"--option {option!r}: that is no option of a game; the tiles are given by --tiles FILE")
        given[name] = int(value) if name == "players" and value.isdecimal() else value
    return load_game(game_id, tiles=None if tiles is None else str(tiles), **given)


def _example(game_id: str) -> str:
    options = game_info(game_id).options
    return f"{options[0].name}={options[0].values[-1]}" if options else "players=2"


@contextmanager
def errors_told() -> Iterator[None]:
    """Tell errors that a person can put right in one line, and leave with exit code 2."""
    try:
        yield
    except AbaculusError as problem:
        print(f"abaculus: {problem}", file=sys.stderr)
        raise typer.Exit(2) from problem
