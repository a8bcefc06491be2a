"""What came out of a simulation: as numbers with fixed names, and as tables.

The names, which `abaculus simulate --format json` prints:

    game, options, bots, seed, lane, games      what was played
    seconds, steps, placements                  time without compiling; all actions; pieces laid by players
    games_per_s, steps_per_s, placements_per_s
    scores          a list, one entry per seat: seat, bot, mean, sd, min, q05, q25, median, q75, q95, max
    wins            a list, one entry per seat: seat, bot, won, rate, low, high. A shared win is split; low and high
                    are the ends of the 95 % Wilson interval. Empty when one player plays alone
    wins_by_order   the same for the player who decided first, second, ...: order (from 0), won, rate, low, high
    log             the file of logs, or null
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console

from abaculus.cli.tables import plain_table
from abaculus.core.lanes import Simulation

if TYPE_CHECKING:
    from abaculus.core.texts import Texts

__all__ = ["print_report", "report", "wilson"]

QUANTILES = {"min": 0.0, "q05": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95, "max": 1.0}
Z_95 = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson's formula: sensible near 0 and 1, and for few games.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    share, spread = won / games, Z_95 * Z_95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    # The share lies inside, even where rounding puts it a hair outside.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def report(simulation: Simulation, log: Path | None) -> dict[str, Any]:
    """The numbers, ready for JSON."""
    alone = simulation.game.num_players() == 1
    per_s = 1 / max(simulation.seconds, 1e-9)
    return {
        "game": simulation.game.id,
        "options": simulation.game.log_options(),
        "bots": list(simulation.bots),
        "seed": simulation.seed,
        "lane": simulation.lane,
        "games": simulation.games,
        "seconds": simulation.seconds,
        "steps": simulation.steps,
        "placements": simulation.placements,
        "games_per_s": simulation.games * per_s,
        "steps_per_s": simulation.steps * per_s,
        "placements_per_s": simulation.placements * per_s,
        "scores": [_scores(simulation, seat) for seat in range(simulation.game.num_players())],
        "wins": [] if alone else [
            {"seat": seat, "bot": simulation.bots[seat], **_won(won, simulation.games)}
            for seat, won in enumerate(simulation.wins())
        ],
        "wins_by_order": [] if alone else [
            {"order": order, **_won(won, simulation.games)} for order, won in enumerate(simulation.wins_by_order())
        ],
        "log": None if log is None else str(log),
    }  # fmt: skip


def _scores(simulation: Simulation, seat: int) -> dict[str, Any]:
    scores = simulation.scores[:, seat]
    # Scores that occurred, not means of two neighbours: a game has whole points.
    quantiles = np.quantile(scores, list(QUANTILES.values()), method="inverted_cdf").tolist()
    return {
        "seat": seat,
        "bot": simulation.bots[seat],
        "mean": float(scores.mean()),
        "sd": float(scores.std(ddof=1)) if len(scores) > 1 else 0.0,
        **dict(zip(QUANTILES, quantiles, strict=True)),
    }


def _won(won: float, games: int) -> dict[str, float]:
    low, high = wilson(won, games)
    return {"won": won, "rate": won / games, "low": low, "high": high}


def print_report(told: dict[str, Any], title: str, words: Texts, console: Console) -> None:
    """The numbers as tables for people."""
    console.print(
        words.say("simulate-title", title=title, games=told["games"], lane=told["lane"], seed=str(told["seed"])),
        style="bold",
    )
    speeds = {name: round(told[f"{name}_per_s"]) for name in ("games", "steps", "placements")}
    console.print(words.say("simulate-speed", seconds=round(told["seconds"], 3), **speeds))
    scores = plain_table(
        words.say("table-seat"), words.say("table-bot"), words.say("table-mean"), words.say("table-sd"),
        *(words.say(f"table-{name}") for name in QUANTILES),
        numbers_from=2, title=words.say("simulate-scores"),
    )  # fmt: skip
    for row in told["scores"]:
        means = (words.say("number-one-decimal", number=row[name]) for name in ("mean", "sd"))
        quantiles = (words.say("number-whole", number=row[name]) for name in QUANTILES)
        scores.add_row(str(row["seat"]), row["bot"], *means, *quantiles)
    console.print()
    console.print(scores)
    if told["wins"]:
        _print_wins(told, words, console)
    if told["log"]:
        console.print(words.say("simulate-logged", games=told["games"], file=told["log"]), soft_wrap=True)


def _print_wins(told: dict[str, Any], words: Texts, console: Console) -> None:
    headings = (words.say("simulate-won"), words.say("simulate-rate"), words.say("simulate-interval"))
    seats = plain_table(
        words.say("table-seat"), words.say("table-bot"), *headings, numbers_from=2, title=words.say("simulate-wins")
    )
    for row in told["wins"]:
        seats.add_row(str(row["seat"]), row["bot"], *_win_cells(row, words))
    console.print(seats)
    orders = plain_table(words.say("table-order"), *headings, numbers_from=1, title=words.say("simulate-wins-by-order"))
    for row in told["wins_by_order"]:
        orders.add_row(str(row["order"] + 1), *_win_cells(row, words))
    console.print(orders)


def _win_cells(row: dict[str, Any], words: Texts) -> tuple[str, str, str]:
    low, high = words.say("number-percent", share=row["low"]), words.say("number-percent", share=row["high"])
    return (
        words.say("number-one-decimal", number=row["won"]),
        words.say("number-percent", share=row["rate"]),
        f"{low} - {high}",
    )
