"""`abaculus replay`: a log checked and shown, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import Language, errors_told, words_in
from abaculus.cli.outcome import Outcome
from abaculus.core.errors import BadLog, BadOption, counted

if TYPE_CHECKING:
    from rich.console import Console

    from abaculus.core.match import Match
    from abaculus.core.state import State
    from abaculus.core.texts import Texts

__all__ = ["replay"]

EVERYTHING, SPECTATOR = "all", "none"


@errors_told()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log, or a file of logs, one JSON line each.")],
    game: Annotated[int | None, typer.Option("--game", min=1, metavar="N", help="Show the file's N-th game.")] = None,
    move: Annotated[
        int | None, typer.Option("--move", min=1, metavar="N", help="Show the N-th action only, and its position.")
    ] = None,
    viewer: Annotated[
        str, typer.Option("--viewer", help="all: everything; a seat: what its player saw; none: what a spectator saw.")
    ] = EVERYTHING,
    step: Annotated[bool, typer.Option("--step/--all", help="Wait for Enter after every action, or show all.")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the board after every move.")] = False,
    explain: Annotated[bool, typer.Option("--explain", help="Say how the points of every move come about.")] = False,
    lang: Language = None,
) -> None:
    """Check a log, and show its actions with the running scores."""
    from abaculus.cli.tables import screen
    from abaculus.core.match import read_logs

    words, console = words_in(lang), screen()
    match = _the_match(file, read_logs(file), game, words, console)
    if match is None:
        return
    shown = Replay(match, _viewer(viewer, match), words, console, boards=boards, explain=explain)
    if move is None:
        shown.show_all(step)
    else:
        shown.show_one(move)


def _the_match(
    file: Path, matches: Iterator[Match], wanted: int | None, words: Texts, console: Console
) -> Match | None:
    """The game to show. If there are several and none was chosen, all are checked and listed instead."""
    if wanted is not None:
        number = 0
        for number, match in enumerate(matches, start=1):
            if number == wanted:
                return match
        raise BadLog(f"{file}: has no game {wanted}; it has {number}")
    first, second = next(matches, None), next(matches, None)
    if first is None:
        raise BadLog(f"{file}: holds no game")
    if second is None:
        return first

    from abaculus.cli.tables import plain_table

    table = plain_table(*(words.say(f"replay-{column}") for column in ("game", "title", "seats", "actions", "scores")))
    number = 0
    for number, match in enumerate(_chained(first, second, matches), start=1):
        seats = ", ".join(words.seats(match.seats))
        scores = " : ".join(map(str, match.state.scores()))
        table.add_row(str(number), match.game.info.title, seats, str(len(match.actions)), scores)
    console.print(table)
    console.print(words.say("replay-all-good", games=number), soft_wrap=True)
    return None


def _chained(first: Match, second: Match, rest: Iterator[Match]) -> Iterator[Match]:
    yield first
    yield second
    yield from rest


def _viewer(asked: str, match: Match) -> int | str:
    if asked in (EVERYTHING, SPECTATOR):
        return asked
    seats = match.game.num_players()
    if not (asked.isascii() and asked.isdecimal() and len(asked) <= 2 and int(asked) < seats):
        raise BadOption(f"--viewer {asked!r} is not possible; it can be all, none, or a seat from 0 to {seats - 1}")
    return int(asked)


class Replay:
    """One match on the terminal, as one viewer saw it."""

    def __init__(
        self, match: Match, viewer: int | str, words: Texts, console: Console, *, boards: bool, explain: bool
    ) -> None:
        self.match, self.words, self.console, self.boards, self.explain = match, words, console, boards, explain
        self.everything = viewer == EVERYTHING
        self.viewer = viewer if isinstance(viewer, int) else None
        self.states = match.states()
        self.actions = match.actions
        self.texts = match.log(self.viewer, self.everything)
        self.names = words.seats(match.seats)
        self._scores: dict[int, list[int | None]] = {}
        self._who = max(map(len, [*self.names, words.say("replay-chance")]))
        self._what = max(map(len, self.texts), default=0)

    def show_all(self, step: bool) -> None:
        """Every action in order, with the scores, and how it ended."""
        say, game = self.words.say, self.match.game
        options = ", ".join(f"{name}={value}" for name, value in game.options.items())
        self.console.print(f"{game.info.title}: {options}", style="bold", soft_wrap=True)
        for number in range(1, len(self.actions) + 1):
            self.show(number)
            if step and number < len(self.actions) and not self._go_on():
                return
        said, last = self.match.ending, self.states[-1]
        if said is None and not last.is_terminal():
            self.console.print(say("replay-not-over"), soft_wrap=True)
            return
        totals = last.scores() if said is None else said.totals
        scores = ", ".join(f"{name}: {score}" for name, score in zip(self.names, totals, strict=True))
        self.console.print(say("replay-over", scores=scores), soft_wrap=True)
        self.console.print(str(Outcome(self.words, self.match.state, self._about, self.match.ending)), soft_wrap=True)

    def _about(self, seat: int) -> dict[str, str]:
        """The blanks of a sentence about a seat."""
        return {"who": self.names[seat], "you": "no"}

    def show_one(self, number: int) -> None:
        """One action with what can be said about it, and the position after it."""
        if number > len(self.actions):
            raise BadOption(f"--move {number}: the game has {counted(len(self.actions), 'action')}")
        self.boards = self.explain = True
        self.show(number)
        after = self.states[number]
        known = after if self.everything else after.seen_by(self.viewer)
        self.console.print(known.to_position(), soft_wrap=True)

    def show(self, number: int) -> None:
        """One action on one line; its explanation and the board if they were asked for."""
        before, after, action = self.states[number - 1], self.states[number], self.actions[number - 1]
        player = before.current_player()
        decided = player >= 0
        who = self.names[player] if decided else self.words.say("replay-chance")
        scores = self.scores(number)
        now, then = (scores[player], self.scores(number - 1)[player]) if decided else (None, None)
        gained = 0 if now is None or then is None else now - then
        points = f"{gained:+d}" if gained else ""
        running = " : ".join("?" if score is None else str(score) for score in scores)
        self.console.print(
            f"{number:>4}  {who:<{self._who}}  {self.texts[number - 1]:<{self._what}}  {points:>5}  {running}",
            style="bold" if decided else "",
            soft_wrap=True,
        )
        if decided and self.explain:
            working = self.words.working(before.score_parts(action))
            if working:
                self.console.print(f"      {working}", soft_wrap=True)
        if decided and self.boards:
            self._draw(after)

    def scores(self, number: int) -> Sequence[int | None]:
        """The scores after this many actions, as far as the viewer may know them."""
        if self.everything:
            return self.states[number].scores()
        if number not in self._scores:
            self._scores[number] = [seat.score for seat in self.states[number].scene(self.viewer).seats]
        return self._scores[number]

    def _draw(self, state: State) -> None:
        """The table as everyone sees it; on a narrow terminal the part around the tile laid last."""
        from abaculus.paint.canvas import Box, colour_mode, plain, to_rich
        from abaculus.paint.terminal import paint_board, scrolled
        from abaculus.paint.theme import Theme

        scene, console = state.scene(None), self.console
        coloured = console.is_terminal and colour_mode() != "none"
        board = paint_board(scene, Theme(colours=coloured))
        if not console.is_terminal:
            typer.echo(plain(board.rows()))
            return
        extent, last = board.extent, next((tile.cell for tile in scene.tiles if "last" in tile.marks), None)
        if extent.width > console.width:
            window = Box(extent.left, extent.top, console.width, extent.height)
            extent = scrolled(window, extent, board.boxes.get(last or ""))
        console.print(to_rich(board.rows(extent)))
        console.print()

    def _go_on(self) -> bool:
        """Whether to show the next action: Enter for yes; q, or the end of the input, for no."""
        try:
            return not input(self.words.say("replay-enter") + " ").strip().lower().startswith("q")
        except EOFError:
            return False
