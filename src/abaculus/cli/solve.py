"""`abaculus solve`: the puzzle that a game holds, answered by a solver."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from abaculus.cli.common_options import GameId, GameOptions, Language, Options, Tiles, errors_told, words_in
from abaculus.core.errors import NotAllowed
from abaculus.core.registry import game_info, game_part

__all__ = ["solve"]


@errors_told()
def solve(
    game_id: GameId,
    variant: Annotated[str | None, typer.Option("--variant", help="The variant, such as star.")] = None,
    options: Options = None,
    tiles: Tiles = None,
    seconds: Annotated[float, typer.Option("--seconds", "--time", min=0.1, help="Give up after this long.")] = 60.0,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another seed may find another solution.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the solution as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Solve the puzzle of a game: a solution move by move, the best that was found, or a proof that there is none."""
    solver = game_part(game_id, "puzzle")
    if solver is None:
        raise NotAllowed(f"{game_info(game_id).title} has no puzzle to solve")
    given = [*(options or []), *([f"variant={variant}"] if variant else [])]
    game = GameOptions(option=given, tiles=tiles).game(game_id)
    found = solver.solve(game, seconds, seed)
    if as_json:
        typer.echo(json.dumps(None if found is None else found._asdict()))
        return
    words = words_in(lang)
    if found is None:
        typer.echo(words.say("solve-none"))
        return
    for lay in found.lays:
        typer.echo(lay)
    if found.points is not None:
        typer.echo(words.say("solve-points", points=found.points))
    else:
        typer.echo(words.say("solve-found" if found.complete else "solve-best", lays=len(found.lays)))
    typer.echo(found.position)
