"""`abaculus simulate`: many games at once, and what came out of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

from abaculus.cli.common_options import GameId, GameOptions, Language, Ray, errors_told, option_groups, words_in
from abaculus.cli.plot import can_plot, plot
from abaculus.cli.process import STOPPED, needs_another, run_again
from abaculus.core.atomic_write import open_atomic
from abaculus.core.errors import AbaculusError

if TYPE_CHECKING:
    from rich.progress import Progress

    from abaculus.core.game import Game
    from abaculus.core.lanes import Simulation
    from abaculus.core.texts import Texts
    from abaculus.rl.runs import Player

__all__ = ["simulate"]

LEVELS = {"beginner", "casual", "club", "expert", "master"}
"""The bots that search, as `abaculus.bots` has them: named here so that printing help imports none of it."""


class Format(StrEnum):
    """How the outcome is printed."""

    table = "table"
    json = "json"


Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
LaneName = Annotated[
    str, typer.Option("--lane", help="python (interpreted), cpu (compiled) or cuda (on an NVIDIA GPU).")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="Who plays, one name for all seats or one for each: random, greedy, or a level "
        "(beginner, casual, club, expert, master), which searches and takes its time.",
    ),
]
Seed = Annotated[int, typer.Option("--seed", help="Equal seeds give equal games, in every lane.")]
Log = Annotated[
    Path | None, typer.Option("--log", metavar="FILE", help="Write every game to this file, one JSON line each.")
]
Threads = Annotated[int | None, typer.Option("--threads", min=1, help="CPU lane: how many cores; otherwise all.")]
ReportFormat = Annotated[Format, typer.Option("--format", help="A table, or JSON with fixed names.")]
PlotFile = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Also draw the outcome: a file ending in .svg or .png.")
]
GamesFile = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Write a row per game to this Parquet file; an interrupted run resumes."
    ),
]
DecisionsFile = Annotated[
    Path | None,
    typer.Option(
        "--decisions",
        metavar="FILE",
        help="Write a row per decision to this Parquet file: what was seen, legal and chosen, and how it ended.",
    ),
]


@option_groups
@errors_told()
def simulate(
    *,
    context: typer.Context,
    game_id: GameId,
    games: Games = 1000,
    lane: LaneName = "cpu",
    bots: Bots = "random",
    seed: Seed = 0,
    log: Log = None,
    chosen: GameOptions,
    threads: Threads = None,
    form: ReportFormat = Format.table,
    plot_file: PlotFile = None,
    out: GamesFile = None,
    decisions: DecisionsFile = None,
    ray: Ray = None,
    lang: Language = None,
) -> None:
    """Play many games between bots and count."""
    if plot_file is not None:
        can_plot(plot_file)
    if out is not None or decisions is not None:
        from abaculus.rl.extras import need

        need("pyarrow", "parquet")
    if needs_another(lane):
        raise typer.Exit(run_again(context, lane))

    words = words_in(lang)
    game = chosen.game(game_id)
    wanted = _Wanted(game, games, lane, [bot.strip() for bot in bots.split(",")], seed, threads, out, decisions, ray)
    with nullcontext() if log is None else open_atomic(log) as file:
        simulation = wanted.play(words, file)
    _tell(simulation, log, form, plot_file, words)


class _Wanted:
    """What was asked for. Ctrl-C stops it, with nothing written."""

    def __init__(
        self, game: Game, games: int, lane: str, bots: Sequence[str], seed: int, threads: int | None, out: Path | None,
        decisions: Path | None, ray: str | None,
    ) -> None:  # fmt: skip
        self.game, self.games, self.lane, self.bots, self.seed, self.threads = game, games, lane, bots, seed, threads
        self.out, self.decisions, self.ray = out, decisions, ray
        self.searching = bool(LEVELS.intersection(bots))
        """Whether any bot is not a policy of the lanes; Python then drives the games."""
        self.kept: list[list[int]] = []
        if self.searching and lane != "cpu":
            raise AbaculusError(f"the lane {lane} knows the bots random and greedy; levels play in the lane cpu")
        if decisions is not None and lane == "cuda":
            raise AbaculusError("decisions are told by the lanes python and cpu")

    def play(self, words: Texts, log: TextIO | None) -> Simulation:
        """Play all games and write their logs, with a bar that shows how far it is."""
        from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

        from abaculus.cli.tables import screen

        console = screen(stderr=True)
        columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        try:
            self._compile(logged=log is not None)
            with bar:
                simulation = self._simulate(words, bar)
                if self.decisions is not None:
                    self._tell_decisions(self.decisions, words, bar)
                if log is not None:
                    self._write(simulation, log, words, bar)
        except KeyboardInterrupt:
            done = int(bar.tasks[0].completed) if bar.tasks else 0
            console.print(words.say("simulate-stopped", done=done, games=self.games), soft_wrap=True)
            raise typer.Exit(STOPPED) from None
        return simulation

    def _compile(self, logged: bool) -> None:
        """Compile before the bar starts, so that the message about it is on a line of its own."""
        from abaculus.core.lanes import play_batch, retrace
        from abaculus.core.rule import announce_compiling

        if self.searching:
            return
        compiled = self.game.compiled
        if logged and compiled.ready_to_simulate() and not compiled.ready_to_play():
            announce_compiling(self.game.info.title)
        self.game.get_ready(simulate=True)
        play_batch(self.game, 1, bots=self.bots, lane=self.lane)
        if logged:
            retrace(self.game, 0, bots=self.bots)

    def _simulate(self, words: Texts, bar: Progress) -> Simulation:
        from abaculus.core import lanes

        task = bar.add_task(words.say("simulate-playing"), total=self.games)

        def progress(games: int) -> None:
            bar.advance(task, games)

        asked: dict[str, Any] = {"bots": self.bots, "seed": self.seed, "progress": progress}
        if self.out is not None or self.ray is not None:
            from abaculus.rl.runs import simulate_in_parts

            player = self._player()
            return simulate_in_parts(self.game, self.games, lane=self.lane, out=self.out, player=player, **asked)
        if self.searching:
            from abaculus.bots.matches import simulate_bots

            return simulate_bots(self.game, self.games, threads=self.threads or 1, keep=self.kept, **asked)
        return lanes.simulate(self.game, self.games, lane=self.lane, threads=self.threads, **asked)

    def _player(self) -> Player:
        from abaculus.rl.runs import play_here, play_on_ray

        return play_here if self.ray is None else play_on_ray(self.ray)

    def _tell_decisions(self, file: Path, words: Texts, bar: Progress) -> None:
        from abaculus.rl.runs import tell_decisions

        task = bar.add_task(words.say("simulate-writing"), total=self.games)
        tell_decisions(
            self.game,
            self.games,
            file,
            bots=self.bots,
            seed=self.seed,
            lane=self.lane,
            player=self._player(),
            progress=lambda games: bar.advance(task, games),
        )

    def _write(self, simulation: Simulation, log: TextIO, words: Texts, bar: Progress) -> None:
        """Play every game again, action by action, and write it as a match; the scores must come out the same."""
        from abaculus.core.match import Match

        for number in bar.track(range(self.games), description=words.say("simulate-writing")):
            match = Match(self.game.for_episodes(), simulation.bots)
            for action in self._actions(number):
                match.apply(action)
            if match.state.scores() != simulation.scores[number].tolist():
                raise AbaculusError(
                    f"game {number} of seed {self.seed} ended {simulation.scores[number].tolist()} in the lane "
                    f"{self.lane}, and {match.state.scores()} when it was retraced; please report this"
                )
            log.write(json.dumps(match.to_json()) + "\n")

    def _actions(self, number: int) -> list[int]:
        if self.kept:
            return self.kept[number]
        if self.searching:
            from abaculus.bots.matches import play_numbered, seat_bots

            return play_numbered(self.game, seat_bots(self.game, self.bots), self.seed, number).actions
        from abaculus.core.lanes import retrace

        return retrace(self.game, number, bots=self.bots, seed=self.seed)[0]


def _tell(simulation: Simulation, log: Path | None, form: Format, plot_file: Path | None, words: Texts) -> None:
    from abaculus.cli.report import print_report, report
    from abaculus.cli.tables import screen

    told = report(simulation, log)
    if plot_file is not None:
        plot(simulation, told, words, plot_file)
    if form is Format.json:
        typer.echo(json.dumps(told, indent=2))
    else:
        print_report(told, simulation.game.info.title, words, screen())
