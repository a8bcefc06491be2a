"""A simulation as a picture: how the scores are spread, and how often each seat wins. Needs matplotlib, the extra
`abaculus[plot]`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abaculus.core.errors import AbaculusError, BadOption, MissingExtra

if TYPE_CHECKING:
    from abaculus.core.lanes import Simulation
    from abaculus.core.texts import Texts

__all__ = ["can_plot", "plot"]

SUFFIXES = (".svg", ".png")
# Okabe and Ito's colours, which colour-blind people can tell apart.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#F0B400", "#56B4E9")
BINS = 60


def can_plot(path: Path) -> None:
    """Raise an error that says what is missing, before time is spent on playing."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadOption(f"--plot {path}: a plot is written to a file that ends in .svg or .png")
    if not path.parent.is_dir():
        raise BadOption(f"--plot {path}: there is no folder {path.parent}")
    if find_spec("matplotlib") is None:
        raise MissingExtra("--plot needs matplotlib: pip install 'abaculus[plot]'")


def plot(simulation: Simulation, told: dict[str, Any], words: Texts, path: Path) -> None:
    """Draw the report of a simulation into a file."""
    import matplotlib
    from matplotlib.figure import Figure

    wins = told["wins"]
    figure = Figure(figsize=(10 if wins else 7, 4.5), layout="constrained")
    axes = figure.subplots(1, 2, width_ratios=(2.2, 1), squeeze=False)[0] if wins else [figure.subplots()]
    _draw_scores(axes[0], simulation, words)
    if wins:
        _draw_wins(axes[1], wins, words)
    title = simulation.game.info.title
    figure.suptitle(
        words.say(
            "simulate-title", title=title, games=simulation.games, lane=simulation.lane, seed=str(simulation.seed)
        )
    )
    # Without a date and with fixed ids, equal simulations give equal files.
    with matplotlib.rc_context({"svg.hashsalt": "abaculus"}):
        try:
            figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None, dpi=150)
        except OSError as problem:
            raise AbaculusError(f"{path}: cannot be written ({problem.strerror})") from problem


def _draw_scores(axes: Any, simulation: Simulation, words: Texts) -> None:
    low, high = int(simulation.scores.min()), int(simulation.scores.max())
    width = max(1, -(-(high + 1 - low) // BINS))
    edges = list(range(low, high + 1 + width, width))
    for seat, bot in enumerate(simulation.bots):
        name = words.say("simulate-seat-and-bot", seat=seat, bot=bot)
        axes.hist(
            simulation.scores[:, seat], bins=edges, histtype="step", linewidth=1.8, color=_colour(seat), label=name
        )
    axes.set_xlabel(words.say("simulate-points"))
    axes.set_ylabel(words.say("simulate-games"))
    axes.legend(frameon=False)


def _draw_wins(axes: Any, wins: list[dict[str, Any]], words: Texts) -> None:
    for place, row in enumerate(wins):
        reach = [[row["rate"] - row["low"]], [row["high"] - row["rate"]]]
        axes.bar(place, row["rate"], yerr=reach, capsize=5, color=_colour(place), alpha=0.85)
    axes.axhline(1 / len(wins), color="#777777", linestyle=":", linewidth=1)
    axes.set_xticks(range(len(wins)), [f"{row['seat']}\n{row['bot']}" for row in wins])
    axes.set_ylim(0, 1)
    axes.set_ylabel(words.say("simulate-win-rate"))


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
