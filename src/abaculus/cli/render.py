"""`abaculus render`: a position as an SVG picture, from a log or from a position line."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import GameOptions, OptionGroup, errors_told, option_groups
from abaculus.core.errors import BadLog, BadOption, counted, listed
from abaculus.core.registry import list_games
from abaculus.paint.palette import PALETTES

if TYPE_CHECKING:
    from abaculus.core.match import Match
    from abaculus.core.state import State

__all__ = ["render"]

MOVER, SPECTATOR = "mover", "none"


Source = Annotated[str, typer.Argument(metavar="LOG|ID", help="A log file; with --position, the id of the game.")]
PositionLine = Annotated[
    str | None, typer.Option("--position", metavar="LINE", help="Draw this position line instead of a log.")
]
Viewer = Annotated[
    str,
    typer.Option(
        "--viewer", help="Who looks: a seat; mover: the player on move; none: a spectator, who sees no hidden hand."
    ),
]
Focus = Annotated[
    int | None,
    typer.Option(
        "--focus", min=0, metavar="SLOT", help="Pick up this piece of the hand: where it can go, and its points."
    ),
]
PaletteName = Annotated[str, typer.Option("--palette", help=f"{listed(PALETTES)}.")]
Dark = Annotated[bool, typer.Option("--dark", help="A dark table.")]
Width = Annotated[
    int | None, typer.Option("--width", min=200, max=4000, metavar="PIXELS", help="How wide; otherwise as needed.")
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Write to this file instead of standard output.")
]


@dataclass(frozen=True)
class Moment(OptionGroup):
    """Which position of a file of logs."""

    game: Annotated[
        int | None, typer.Option("--game", min=1, metavar="N", help="The log file's N-th game; otherwise the first.")
    ] = None
    move: Annotated[
        int | None,
        typer.Option(
            "--move",
            min=0,
            metavar="N",
            help="The position after the log's N-th action, counted as `abaculus replay` does; otherwise the last.",
        ),
    ] = None

    def match(self, file: Path) -> Match:
        """The chosen game."""
        from abaculus.core.match import read_logs

        if str(file) in list_games() and not file.exists():
            raise BadOption(f"{file} is a game, not a log; a position of it is drawn with --position LINE")
        number = self.game or 1
        found = next(islice(read_logs(file), number - 1, None), None)
        if found is None:
            raise BadLog(f"{file}: has no game {number}; it has {sum(1 for _ in read_logs(file))}")
        return found

    def state(self, match: Match) -> State:
        """The chosen position in it."""
        states = match.states()
        if self.move is not None and self.move >= len(states):
            raise BadOption(f"--move {self.move}: the game has {counted(len(states) - 1, 'action')}")
        return states[-1 if self.move is None else self.move]


@option_groups
@errors_told()
def render(
    *,
    source: Source,
    position: PositionLine = None,
    moment: Moment,
    viewer: Viewer = MOVER,
    focus: Focus = None,
    palette: PaletteName = "mosaic",
    dark: Dark = False,
    width: Width = None,
    out: Out = None,
    chosen: GameOptions,
) -> None:
    """Draw a position as SVG.

    From a log: `abaculus render game.jsonl --move 20 --out game.svg`. From a position line: `abaculus render ID --players 2
    --position "ID start=0 ..."`.
    """
    names = None
    if position is None:
        _refuse("a log, which names its own", chosen.given())
        match = moment.match(Path(source))
        names, state = match.seats, moment.state(match)
    else:
        _refuse("--position, which is one position only", moment.given())
        state = chosen.game(source).from_position(position)

    from abaculus.paint.svg import paint_svg

    scene = state.scene(_viewer(viewer, state))
    _write(paint_svg(scene, palette=palette, dark=dark, focus=focus, width=width, names=names), out)


def _refuse(beside: str, given: list[str]) -> None:
    if given:
        raise BadOption(f"{given[0]} does not go with {beside}")


def _viewer(asked: str, state: State) -> int | None:
    if asked == SPECTATOR:
        return None
    if asked == MOVER:
        return state.current_player() if state.current_player() >= 0 else None
    seats = state.game.num_players()
    if not (asked.isascii() and asked.isdecimal() and len(asked) <= 2 and int(asked) < seats):
        raise BadOption(f"--viewer {asked!r} is not possible; it can be mover, none, or a seat from 0 to {seats - 1}")
    return int(asked)


def _write(picture: str, out: Path | None) -> None:
    if out is None:
        typer.echo(picture.encode(), nl=False)  # as bytes: a picture is UTF-8 whatever the terminal uses
        return
    try:
        out.write_text(picture, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise BadOption(f"--out {out}: cannot be written ({problem.strerror})") from problem
