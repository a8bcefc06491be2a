"""`abaculus analyse`: the best moves of a position, for people and for programs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import GameOptions, Language, errors_told, option_groups, words_in
from abaculus.core.errors import BadOption, NotAllowed, by_number, counted

if TYPE_CHECKING:
    from abaculus.analysis.weighing import Weighed
    from abaculus.core.game import Game
    from abaculus.core.information import InformationSet
    from abaculus.core.state import State

__all__ = ["analyse", "limits"]


@option_groups
@errors_told()
def analyse(
    *,
    game_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="The game; not needed with --log and --requests.")
    ] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="A position line; otherwise the game begins.")
    ] = None,
    log: Annotated[Path | None, typer.Option("--log", metavar="FILE", help="A position of this log.")] = None,
    move: Annotated[
        int | None, typer.Option("--move", min=1, metavar="N", help="With --log: before its N-th action; else the end.")
    ] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.01, max=3600, help="How long to think.")] = None,
    visits: Annotated[
        int | None, typer.Option("--visits", min=1, max=10_000_000, help="How many playouts, instead of a time.")
    ] = None,
    best: Annotated[int, typer.Option("--best", min=1, max=256, help="How many moves to list.")] = 5,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another seed, other luck.")] = 0,
    requests: Annotated[
        bool, typer.Option("--requests", help="Answer requests, one JSON line each, from the input until it ends.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the moves as JSON, a line each.")] = False,
    chosen: GameOptions,
    lang: Language = None,
) -> None:
    """List the best moves of a position, as far as the player on move can know it."""
    if requests:
        from abaculus.analysis.protocol import LONGEST, converse

        for told in converse(iter(lambda: sys.stdin.readline(LONGEST + 2), "")):
            print(told, flush=True)
        return
    if log is not None:
        state = _from_log(log, move)
    elif game_id is None:
        raise BadOption("name a game, or give --log or --requests")
    else:
        game = chosen.game(game_id)
        state = game.new_initial_state() if position is None else game.from_position(position)
    _show(_known(state), limits(visits, seconds), seed, best, as_json, lang)


def limits(visits: int | None, seconds: float | None) -> dict[str, int | float]:
    """How long to think: as asked, or for two seconds."""
    if visits is not None and seconds is not None:
        raise BadOption("give either --visits or --seconds")
    return {"visits": visits} if visits is not None else {"seconds": seconds or 2.0}


def _from_log(file: Path, move: int | None) -> State:
    from abaculus.core.match import Match

    match = Match.load(file)
    if move is None:
        return match.state
    if move > len(match.actions):
        raise BadOption(f"--move {move}: the game has {counted(len(match.actions), 'action')}")
    return match.states()[move - 1]


def _known(state: State) -> InformationSet:
    if state.is_terminal():
        raise NotAllowed("the game is over there: there is nothing to choose")
    if state.is_chance_node():
        raise NotAllowed("chance is to decide there; analyse a position in which a player is on move")
    known = state.information(state.current_player())
    if not known.knows_own_hand():
        raise NotAllowed(f"{by_number(known.player)} is on move there, and what they hold is not known")
    return known


def _show(
    known: InformationSet, how: dict[str, int | float], seed: int, best: int, as_json: bool, lang: str | None
) -> None:
    from abaculus.analysis.protocol import as_json as plain
    from abaculus.analysis.weighing import weigh

    moves = weigh(known, seed=seed, best=best, **how)  # type: ignore[arg-type]
    if as_json:
        for move in moves:
            typer.echo(json.dumps(plain(known.game, move), ensure_ascii=False))
        return
    words = words_in(lang)
    from abaculus.cli.tables import plain_table, screen

    columns = ("move", "points", "margin", "win", "visits", "line")
    table = plain_table(*(words.say(f"analyse-{column}") for column in columns))
    for move in moves:
        table.add_row(*_row(known.game, move, words.say("analyse-exact")))
    screen().print(table)


def _row(game: Game, one: Weighed, solved: str) -> list[str]:
    doubt = "" if one.exact else f" ± {2 * one.error:.1f}"
    return [
        game.write_move(one.move),
        str(one.points),
        f"{one.margin:+.1f}{doubt}",
        f"{100 * one.win:.0f} %",
        solved if one.exact else str(one.visits),
        " ".join(map(game.write_move, one.line[1:])),
    ]
