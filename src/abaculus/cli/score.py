"""`abaculus score`: a game on paper checked, turn by turn; the score sheet of a log of any game written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from abaculus.cli.choosing import Language, Tiles, errors_told
from abaculus.core.errors import BadLog
from abaculus.core.registry import load_game

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["score"]


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
    """Check the score sheet of a Mathable game played on paper. Leaves with 0 when all is right, with 1 when not.

    Of a log, of whichever game, it prints the score sheet: every move with its points, all totals, and the count.
    """
    with errors_told():
        if _is_log(file):
            _write_sheets(file, as_json, lang)
            return
        from abaculus.core.texts import language_of_machine, texts
        from abaculus.games.mathable.score_sheet import check_sheet, read_sheet

        words = texts(lang or language_of_machine())
        try:
            turns = read_sheet(file.read_text(encoding="utf-8"))
        except OSError as problem:
            raise BadLog(f"{file}: cannot be read ({problem.strerror})") from problem
        except UnicodeDecodeError as problem:
            raise BadLog(f"{file}: is no text file in UTF-8") from problem
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
                words.say(
                    "mathable-score-checked", turns=len(turns), placements=found.placements, faults=len(found.faults)
                )
            )
        if found.faults:
            raise typer.Exit(1)


def _is_log(file: Path) -> bool:
    """A log begins as an object does; no turn of a sheet does."""
    try:
        with file.open("rb") as content:
            return content.read(200).lstrip().startswith(b"{")
    except OSError:
        return False


def _write_sheets(file: Path, as_json: bool, lang: str | None) -> None:
    """The score sheet of every game in a file of logs."""
    from abaculus.cli.sheet import count_text, sheet_json, sheet_table
    from abaculus.cli.tables import screen
    from abaculus.core.match import read_logs
    from abaculus.core.texts import language_of_machine, texts

    words, console = texts(lang or language_of_machine()), screen()
    for match in read_logs(file):
        if as_json:
            typer.echo(json.dumps(sheet_json(match)))
            continue
        names = ["".join(letter if letter.isprintable() else "?" for letter in name) for name in match.seats]
        console.print(sheet_table(match, names, words))
        console.print(words.say("count-title" if match.state.is_terminal() else "count-so-far"), style="bold")
        console.print("\n".join(count_text(match, names, words)), soft_wrap=True)
