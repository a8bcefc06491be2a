"""The `abaculus` command, put together. Importing this imports no game, no numpy and no numba."""

from __future__ import annotations

from typing import Annotated

import typer

from abaculus import __version__
from abaculus.cli import (
    admin,
    analyse,
    bench,
    companion,
    games,
    new_game,
    perft,
    play,
    puzzle,
    render,
    replay,
    review,
    rules,
    serve,
    simulate,
    solve,
    tiles,
    tournament,
    verify,
    worksheet,
)
from abaculus.cli.commands import Commands

__all__ = ["app", "main"]

app = typer.Typer(
    name="abaculus",
    cls=Commands,
    help="Number-tile board games: play them, simulate them, look at them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help appears in half the time
)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("play")(play.play)
app.command("companion")(companion.companion)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("review")(review.review)
app.command("puzzle")(puzzle.puzzle)
app.command("render")(render.render)
app.command("perft")(perft.perft)
app.command("bench")(bench.bench)
app.command("solve")(solve.solve)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)
app.command("worksheet")(worksheet.worksheet)
app.command("new-game")(new_game.new_game)
app.add_typer(admin.app, name="admin", help="Look after a server: list, end, delete, forget, back up, restore.")
app.add_typer(tiles.app, name="tiles", help="Tile sets are data: export the game's own, check your own.")


def _version(asked: bool) -> None:
    if asked:
        print(f"abaculus {__version__}")
        raise typer.Exit


@app.callback()
def _abaculus(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line."""
    app()
