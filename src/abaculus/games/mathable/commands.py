"""Commands that Mathable adds: `abaculus best-turn`, the placements with the most points, and `abaculus score`, a game on
paper checked, turn by turn. Only the command line imports this, so it may use what commands share there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from abaculus.cli.common_options import GameOptions, Language, Tiles, errors_told, option_groups, words_in
from abaculus.core.errors import BadLog, BadOption, NotAllowed, while_reading
from abaculus.core.registry import load_game

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathable.game import Mathable

__all__ = ["COMMANDS", "best_turn", "score"]


@option_groups
@errors_told()
def best_turn(
    *,
    rack: Annotated[
        str | None, typer.Option("--rack", metavar="TOKENS", help='The tokens held, such as "3 4 21".')
    ] = None,
    board: Annotated[
        str, typer.Option("--board", metavar="PLACEMENTS", help='What was placed so far, in order: "12@8I 8@6H".')
    ] = "",
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="A position line instead of a rack and a board.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the turn as JSON.")] = False,
    chosen: GameOptions,
    lang: Language = None,
) -> None:
    """Find the best turn in a Mathable position: exact, without counting on extra tokens."""
    game = cast("Mathable", chosen.game("mathable"))
    from abaculus.games.mathable import best_turn as turns

    if (rack is None) == (position is None) or (position and board):
        raise BadOption("give --rack, and --board if anything lies there, or --position")
    words = words_in(lang)
    if position is not None:
        state: State = game.from_position(position)
        if state.current_player() >= 0 and not state.information(state.current_player()).knows_own_hand():
            raise NotAllowed("the rack of the player on move is not known there")
    else:
        state = turns.at_the_table(game, [_token(word) for word in (rack or "").split()], board.split())
    turn = turns.best_turn(state)
    if as_json:
        typer.echo(json.dumps({**turn._asdict(), "steps": [step._asdict() for step in turn.steps]}))
        return
    for step in turn.steps:
        typer.echo(words.say("mathable-best-step", step=str(step), equations=step.equations, points=step.points))
    if turn.bonus:
        typer.echo(words.say("mathable-bonus", points=turn.bonus))
    typer.echo(words.say("mathable-best-total", points=turn.points) if turn.steps else words.say("mathable-best-none"))


def _token(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise BadOption(f"--rack: {word[:20]!r} is no token; write numbers with spaces between")
    return int(word)


@errors_told()
def score(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A score sheet of Mathable, one turn a line; or a log of any game.")
    ],
    bonus: Annotated[
        bool, typer.Option("--bonus/--no-bonus", help="Whether 50 points for an empty rack were played (R7).")
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
    tiles: Tiles = None,
    lang: Language = None,
) -> None:
    """Check the score sheet of a Mathable game played on paper. Exits with 0 when all is right, with 1 when not.

    Given a log of any game, it prints the score sheet: every move with its points, all totals, and the count.
    """
    from abaculus.cli.sheet import is_log, write_sheets

    if is_log(file):
        write_sheets(file, as_json, lang)
        return
    from abaculus.games.mathable.score_sheet import check_sheet, read_sheet

    words = words_in(lang)
    with while_reading(file, BadLog):
        text = file.read_text(encoding="utf-8")
    try:
        turns = read_sheet(text)
    except BadLog as problem:
        raise BadLog(f"{file}, {problem}") from problem
    game = cast("Mathable", load_game("mathable", tiles=None if tiles is None else str(tiles)))
    found = check_sheet(game, turns, bonus)
    if as_json:
        typer.echo(json.dumps({**found._asdict(), "faults": [fault._asdict() for fault in found.faults]}))
    else:
        for fault in found.faults:
            typer.echo(f"{file}, line {turns[fault.turn - 1].line}: {fault}")
        for player, total in found.totals.items():
            typer.echo(words.say("mathable-score-total", player=player, total=total))
        typer.echo(
            words.say("mathable-score-checked", turns=len(turns), placements=found.placements, faults=len(found.faults))
        )
    if found.faults:
        raise typer.Exit(1)


COMMANDS = {"best-turn": best_turn, "score": score}
