"""`abaculus perft`: how many sequences of actions are possible from a position."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Annotated

import typer

from abaculus.cli.common_options import GameId, GameOptions, Language, errors_told, option_groups, words_in
from abaculus.cli.process import STOPPED

__all__ = ["perft"]


@option_groups
@errors_told()
def perft(
    *,
    game_id: GameId,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="Count sequences of up to this many actions.")] = 3,
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="Count from this position, not from the beginning.")
    ] = None,
    chosen: GameOptions,
    as_json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Count the sequences of actions from a position: a check on the rules, and a measure of the game.

    What players may do and what chance may do both count.
    """
    from abaculus.cli.tables import plain_table, screen
    from abaculus.core.perft import perft as count

    words, console = words_in(lang), screen(stderr=True)
    game = chosen.game(game_id)
    state = game.new_initial_state() if position is None else game.from_position(position)
    began = perf_counter()
    with console.status(words.say("perft-counting")) as status:

        def so_far(counts: list[int]) -> None:
            status.update(words.say("perft-so-far", count=sum(counts)))

        try:
            counts = count(state, depth, so_far)
        except KeyboardInterrupt:
            console.print(words.say("perft-stopped"))
            raise typer.Exit(STOPPED) from None
    seconds = perf_counter() - began
    if as_json:
        told = {"game": game.id, "options": game.log_options(), "position": state.to_position(), "counts": counts}
        typer.echo(json.dumps(told, indent=2))
        return
    table = plain_table(words.say("perft-depth"), words.say("perft-count"), numbers_from=1)
    for level, number in enumerate(counts, start=1):
        table.add_row(str(level), words.say("number-whole", number=number))
    screen().print(table)
    screen().print(words.say("perft-took", seconds=round(seconds, 2)))
