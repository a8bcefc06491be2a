"""`abaculus bench`: how fast every lane is on this machine, compared with OpenSpiel."""

from __future__ import annotations

import json
import os
import platform
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus import __version__
from abaculus.cli.common_options import Language, errors_told, words_in
from abaculus.cli.process import STOPPED, needs_another, run_again
from abaculus.core.atomic_write import open_atomic
from abaculus.core.registry import game_info
from abaculus.core.registry import list_games as ids

if TYPE_CHECKING:
    from rich.console import Console

    from abaculus.core.texts import Texts

__all__ = ["bench"]

LONG, QUICK = (0.6, 5), (0.1, 2)
"""Seconds for each measurement, and rounds."""


@errors_told()
def bench(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="The games to measure; otherwise all.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A rough answer, in seconds instead of minutes.")] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Also keep tables and JSON in files of this folder, by date."),
    ] = None,
    lang: Language = None,
) -> None:
    """Measure steps/s of every lane, of the public interface, and of OpenSpiel if it is installed."""
    chosen = [game_info(game_id).id for game_id in games or ids()]
    if needs_another("cpu"):
        raise typer.Exit(run_again(context, "cpu"))
    from abaculus.bench import measure
    from abaculus.cli.tables import screen

    words, console = words_in(lang), screen(stderr=True)
    seconds, rounds = QUICK if quick else LONG
    try:
        with console.status("") as status:
            told = measure(chosen, seconds=seconds, rounds=rounds, tell=status.update)
    except KeyboardInterrupt:
        console.print(words.say("bench-stopped"))
        raise typer.Exit(STOPPED) from None
    if out is not None:
        _keep(told, out, words_in("en"))
    if as_json:
        typer.echo(json.dumps(told, indent=2))
    else:
        print_tables(told, words, screen())


def _keep(told: dict[str, Any], folder: Path, words: Texts) -> None:
    """Write what was measured to files named by the day and the machine."""
    from rich.console import Console

    folder.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now():%Y-%m-%d}-{platform.machine()}-{os.cpu_count()}-cores"
    with open_atomic(folder / f"{name}.json") as file:
        file.write(json.dumps(told, indent=2) + "\n")
    with open_atomic(folder / f"{name}.txt") as file:
        print_tables(told, words, Console(file=file, width=100, markup=False, highlight=False, emoji=False))


def print_tables(told: dict[str, Any], words: Texts, console: Console) -> None:
    """The figures as tables, with the day and the machine above them."""
    console.print(f"{datetime.now():%Y-%m-%d %H:%M}  {machine()}", style="bold", soft_wrap=True)
    for game_id, figures in told["games"].items():
        console.print()
        _print_own(game_id, figures, words, console)
        if told["openspiel"]:
            _print_openspiel(figures, told["openspiel"], words, console)
    if not told["openspiel"]:
        console.print(words.say("bench-no-openspiel"), soft_wrap=True)


def machine() -> str:
    """This machine and what runs on it, in one line."""
    from importlib.metadata import version

    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = (line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line)
        processor = next(models, processor)
    parts = [f"{processor}, {os.cpu_count()} cores", f"Python {platform.python_version()}"]
    parts += [f"{name} {version(name)}" for name in ("numba", "numpy")]
    from abaculus.bench.openspiel import openspiel_version

    if openspiel_version():
        parts.append(f"OpenSpiel {openspiel_version()}")
    return ", ".join([*parts, f"abaculus {__version__}"])


def _print_own(game_id: str, figures: dict[str, Any], words: Texts, console: Console) -> None:
    from abaculus.cli.tables import plain_table

    columns = ("random_steps_per_s", "random_placements_per_s", "greedy_games_per_s")
    table = plain_table(
        words.say("bench-lane"), *(words.say(f"bench-{column.replace('_', '-')}") for column in columns),
        numbers_from=1, title=game_info(game_id).title,
    )  # fmt: skip
    cpu = figures["cpu"]
    rows = {
        words.say("bench-python"): figures["python"],
        words.say("bench-one-core"): {column: cpu[f"one_core_{column}"] for column in columns},
        words.say("bench-all-cores", cores=cpu["cores"]): cpu,
    }
    if "cuda" in figures:
        rows[words.say("bench-cuda")] = figures["cuda"]
    for name, rates in rows.items():
        table.add_row(name, *(_number(rates[column], words) for column in columns))
    console.print(table)
    console.print(words.say("bench-face", steps=round(figures["face_steps_per_s"])))
    console.print(words.say("bench-scores", scores=round(figures["placement_scores_per_s"])))


def _print_openspiel(figures: dict[str, Any], openspiel: dict[str, Any], words: Texts, console: Console) -> None:
    """OpenSpiel's figures, and how many times as fast ours are: one core against its C++, our Python interface against its
    own."""
    from abaculus.cli.tables import plain_table

    headings = ("name", "length", "rollouts", "times-rollouts", "python-loop", "times-python-loop")
    table = plain_table(
        *(words.say(f"bench-openspiel-{heading}") for heading in headings), numbers_from=1, title="OpenSpiel"
    )
    for name, theirs in openspiel.items():
        table.add_row(
            name,
            words.say("number-one-decimal", number=theirs["mean_length"]),
            _number(theirs["rollout_steps_per_s"], words),
            _times(figures["cpu"]["one_core_random_placements_per_s"] / theirs["rollout_steps_per_s"], words),
            _number(theirs["python_steps_per_s"], words),
            _times(figures["face_steps_per_s"] / theirs["python_steps_per_s"], words),
        )
    console.print()
    console.print(table)
    console.print(words.say("bench-ratios"), soft_wrap=True)


def _number(rate: float, words: Texts) -> str:
    digits = 3  # the rest is noise
    return words.say("number-whole", number=float(f"{rate:.{digits}g}"))


def _times(ratio: float, words: Texts) -> str:
    return "× " + words.say("number-one-decimal", number=ratio)
