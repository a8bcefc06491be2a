"""`abaculus tiles`: the tiles of a game as a file, and a check of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from abaculus.cli.common_options import GameId, Language, errors_told, words_in
from abaculus.core.atomic_write import open_atomic
from abaculus.core.errors import AbaculusError, BadTileSet
from abaculus.core.registry import game_info, load_game

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True)


@app.command()
@errors_told()
def export(
    game_id: GameId,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to this file instead of the screen.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if there is one.")] = False,
) -> None:
    """Print the tile file that comes with a game, for you to change and pass to --tiles."""
    text = load_game(game_id).default_tiles()
    if not text.strip():
        raise BadTileSet(f"{game_id} has no tile file: its tiles cannot be changed")
    if out is None:
        typer.echo(text, nl=False)
        return
    if out.exists() and not force:
        raise AbaculusError(f"{out}: is there already; --force replaces it")
    with open_atomic(out) as file:
        file.write(text)


@app.command()
@errors_told()
def check(
    game_id: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A tile file, as `abaculus tiles export` writes it.")],
    lang: Language = None,
) -> None:
    """Check a tile file: the line and the reason if it cannot be played with."""
    from abaculus.core.tiles import tile_lines, tile_text

    low, high = game_info(game_id).players
    enough, problems = [], []
    for players in range(low, high + 1):
        try:
            load_game(game_id, tiles=file, players=players)
            enough.append(players)
        except BadTileSet as problem:
            problems.append(problem)
    if not enough:
        raise BadTileSet(_with_name(file, problems[0])) from problems[0]
    words = words_in(lang)
    lines = sum(1 for _ in tile_lines(tile_text(file)))
    numbers = ", ".join(str(players) for players in enough)
    typer.echo(words.say("tiles-good", file=str(file), lines=lines, title=game_info(game_id).title, players=numbers))


def _with_name(file: Path, problem: BadTileSet) -> str:
    text = str(problem)
    return text if text.startswith(str(file)) else f"{file}, {text}"
