"""The count and the score sheet of a match, on the terminal: line by line, and move by move."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import typer

from abaculus.analysis.counting import lines_of, sheet_of
from abaculus.cli.common_options import words_in

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.table import Table

    from abaculus.core.match import Match
    from abaculus.core.texts import Texts

__all__ = ["count_text", "is_log", "sheet_json", "sheet_table", "write_sheets"]


def count_text(match: Match, names: Sequence[str], words: Texts) -> list[str]:
    """Every player's count: the name, a line for every part, and the sum."""
    states, actions, told = match.states(), match.actions, []
    for player, points in enumerate(states[-1].scores()):
        told.append(f"{names[player]}:")
        for line in lines_of(states, actions, player):
            said = words.explain([line.part])[0]
            working = f" ({words.working(line.why)})" if line.why else ""
            told.append(f"  {said}{working}")
        told.append(f"  {words.say('count-total', points=points)}")
    return told


def sheet_table(match: Match, names: Sequence[str], words: Texts) -> Table:
    """Points and running totals of every player, a row for every decision."""
    from abaculus.cli.tables import plain_table

    table = plain_table("", words.say("sheet-move"), *names, numbers_from=2, title=match.game.info.title)
    for row in sheet_of(match.states(), match.actions):
        changes = (
            f"{gain:+} {total}" if gain else str(total) for gain, total in zip(row.gains, row.totals, strict=True)
        )
        table.add_row(str(row.step), f"{names[row.seat]}: {match.game.write_move(row.move)}", *changes)
    return table


def sheet_json(match: Match) -> dict[str, Any]:
    """The sheet and the count as data."""
    states, actions = match.states(), match.actions
    rows = [
        {
            "step": row.step,
            "seat": row.seat,
            "text": match.game.write_move(row.move),
            "move": row.move.plain(),
            "gains": row.gains,
            "totals": row.totals,
        }
        for row in sheet_of(states, actions)
    ]
    counts = [
        [line.part.plain() for line in lines]
        for lines in (lines_of(states, actions, player) for player in range(len(match.seats)))
    ]
    return {"game": match.game.id, "seats": match.seats, "sheet": rows, "count": counts, "scores": states[-1].scores()}


def is_log(file: Path) -> bool:
    """A log begins like a JSON object; no turn of a sheet does."""
    try:
        with file.open("rb") as content:
            return content.read(200).lstrip().startswith(b"{")
    except OSError:
        return False


def write_sheets(file: Path, as_json: bool, lang: str | None) -> None:
    """The score sheet of every game in a file of logs."""
    from abaculus.cli.tables import screen
    from abaculus.core.match import read_logs

    words, console = words_in(lang), screen()
    for match in read_logs(file):
        if as_json:
            typer.echo(json.dumps(sheet_json(match)))
            continue
        names = words.seats(match.seats)
        console.print(sheet_table(match, names, words))
        console.print(words.say("count-title" if match.state.is_terminal() else "count-so-far"), style="bold")
        console.print("\n".join(count_text(match, names, words)), soft_wrap=True)
