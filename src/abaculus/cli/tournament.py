"""`abaculus tournament`: bots against each other, with the same draws for each, until it is clear who is stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import GameId, GameOptions, Language, Ray, errors_told, option_groups, words_in
from abaculus.cli.process import STOPPED, needs_another, run_again
from abaculus.core.errors import AbaculusError

if TYPE_CHECKING:
    from abaculus.bots.tournament import Cores, Tournament
    from abaculus.core.texts import Texts
    from abaculus.rl.ray_pool import RayPool

__all__ = ["tournament"]


Bots = Annotated[str, typer.Option("--bots", metavar="NAMES", help="Who plays: two bots or more.")]
Games = Annotated[int, typer.Option("--games", "-n", min=2, help="Games of each pairing at the most.")]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.001, max=600, help="Seconds of a core for a move; weaker levels take less."),
]
Simulations = Annotated[
    int | None, typer.Option("--simulations", min=1, help="Playouts for a move instead; repeatable on any machine.")
]
Until = Annotated[
    float | None,
    typer.Option(
        "--until",
        min=0,
        max=100,
        metavar="PERCENT",
        help="A pairing ends early when its interval is wholly above or below this share.",
    ),
]
CoreCount = Annotated[int, typer.Option("--cores", min=1, help="How many games are played at once.")]
Seed = Annotated[int, typer.Option("--seed", help="Which deals are played.")]
ResultsFile = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep every result in this file; a file that is there is continued."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]


@option_groups
@errors_told()
def tournament(
    *,
    context: typer.Context,
    game_id: GameId,
    bots: Bots = "master,greedy",
    games: Games = 100,
    seconds: Seconds = None,
    simulations: Simulations = None,
    until: Until = None,
    cores: CoreCount = 1,
    ray: Ray = None,
    seed: Seed = 0,
    out: ResultsFile = None,
    chosen: GameOptions,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play a round robin between bots: every deal once for each seat, so that luck is shared."""
    if needs_another("cpu"):
        raise typer.Exit(run_again(context, "cpu"))
    from abaculus.bots.tournament import Tournament

    game = chosen.game(game_id)
    if seconds is not None and simulations is not None:
        raise AbaculusError("give either --seconds or --simulations")
    wanted = Tournament(
        game,
        [bot.strip() for bot in bots.split(",")],
        -(-games // game.num_players()),
        seed,
        seconds,
        simulations,
        None if until is None else until / 100,
    )
    words = words_in(lang)
    _play(wanted, out, _pool(cores, ray), words)
    if as_json:
        typer.echo(json.dumps(told(wanted), indent=2))
    else:
        _print(wanted, words)


def _pool(cores: int, ray: str | None) -> Cores | RayPool:
    """Who plays: processes on this machine, or a cluster."""
    if ray is None:
        from abaculus.bots.tournament import Cores

        return Cores(cores)
    from abaculus.rl.ray_pool import RayPool

    return RayPool(ray)


def _play(wanted: Tournament, out: Path | None, players: Cores | RayPool, words: Texts) -> None:
    """Play, with a bar for every pairing. Ctrl-C leaves the file as it is, to be continued later."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from abaculus.cli.tables import screen

    console = screen(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    try:
        if out is not None:
            wanted.resume(out)
        bars = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        with players as pool, bars as bar:
            tasks = {
                pair: bar.add_task(" – ".join(pair), total=wanted.deals, completed=len(wanted.results[pair]))
                for pair in wanted.results
            }
            if out is None:
                wanted.play(pool=pool, progress=lambda pair: bar.advance(tasks[pair]))
            else:
                with out.open("a", encoding="utf-8", newline="\n") as file:
                    wanted.play(file, pool=pool, progress=lambda pair: bar.advance(tasks[pair]))
    except OSError as problem:
        raise AbaculusError(f"{out}: cannot be written ({problem.strerror})") from problem
    except KeyboardInterrupt:
        done = sum(len(deals) for deals in wanted.results.values())
        console.print(words.say("tournament-stopped", deals=done), soft_wrap=True)
        raise typer.Exit(STOPPED) from None


def told(wanted: Tournament) -> dict[str, Any]:
    """The outcome as numbers with fixed names; shares from 0 to 1, intervals of 95 %."""
    from abaculus.bots.ratings import elo_of, ratings

    pairings = []
    for pair in wanted.results:
        found = wanted.share(pair)
        pairings.append(
            {
                "a": pair[0],
                "b": pair[1],
                "games": found.deals * wanted.game.num_players(),
                "share": found.share,
                "low": found.low,
                "high": found.high,
                "elo": elo_of(found.share),
                "elo_low": elo_of(found.low),
                "elo_high": elo_of(found.high),
                "margin": wanted.margin(pair),
            }
        )
    rated = ratings({pair: wanted.shares(pair) for pair in wanted.results}, zero=wanted.bots[-1])
    return {
        **wanted.heading(),
        **wanted.machine(),
        "pairings": pairings,
        "ratings": {name: {"elo": elo, "low": low, "high": high} for name, (elo, low, high) in rated.items()},
    }


def _print(wanted: Tournament, words: Texts) -> None:
    from abaculus.cli.tables import plain_table, screen

    outcome, console = told(wanted), screen()
    headings = ("games", "share", "interval", "margin", "elo")
    table = plain_table(
        words.say("tournament-pairing"),
        *(words.say(f"tournament-{name}") for name in headings),
        numbers_from=1,
        title=wanted.game.info.title,
    )
    for one in outcome["pairings"]:
        table.add_row(
            f"{one['a']} – {one['b']}",
            str(one["games"]),
            words.say("number-percent", share=one["share"]),
            f"{words.say('number-percent', share=one['low'])} – {words.say('number-percent', share=one['high'])}",
            words.say("number-one-decimal", number=one["margin"]),
            f"{one['elo']:+.0f} ({one['elo_low']:+.0f} … {one['elo_high']:+.0f})",
        )
    console.print(table)
    if len(wanted.bots) > 2:
        rated = plain_table(words.say("tournament-bot"), words.say("tournament-elo"), numbers_from=1)
        for name, rating in sorted(outcome["ratings"].items(), key=lambda item: -item[1]["elo"]):
            rated.add_row(name, f"{rating['elo']:+.0f} ({rating['low']:+.0f} … {rating['high']:+.0f})")
        console.print(rated)
