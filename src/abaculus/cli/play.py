"""`abaculus play`: a game on the terminal, against bots, with others at one keyboard, or alone."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import GameOptions, Language, OptionGroup, errors_told, option_groups, words_in
from abaculus.core.errors import BadOption, listed
from abaculus.core.registry import first_game

if TYPE_CHECKING:
    from abaculus.cli.play_session import PlaySession
    from abaculus.cli.words import Words
    from abaculus.core.game import Game
    from abaculus.core.match import Match, Step
    from abaculus.core.texts import Texts
    from abaculus.paint.canvas import ColourMode
    from abaculus.paint.theme import Theme

__all__ = ["play"]


GameOrFirst = Annotated[
    str | None,
    typer.Argument(metavar="ID", help="The game; `abaculus games` lists them. Without one, a game to begin with."),
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Decide all draws and bots by this number. Otherwise by chance.")
]
OwnDraws = Annotated[bool, typer.Option("--own-draws", help="You draw at a real table, and type in what came up.")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file after every move.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, for screen readers and scripts. Also when this is no terminal.")
]
Pause = Annotated[float, typer.Option("--pause", metavar="SECONDS", min=0.0, help="How long a bot takes at least.")]


def _parts(names: str | None) -> list[str]:
    return [name.strip() for name in names.split(",")] if names else []


@dataclass(frozen=True)
class Seating(OptionGroup):
    """Who sits where."""

    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help="Who plays against you: beginner, casual, club, expert, master, greedy or random; "
            "one for each, or one for all.",
        ),
    ] = None
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="Your seat, from 0.")] = None
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People share the keyboard; seats without a bot are theirs.")
    ] = False
    names: Annotated[
        str | None,
        typer.Option("--names", metavar="NAMES", help="Names of the people, with commas."),
    ] = None

    def match(self, game: Game) -> Match:
        """A new game, with everybody in their seats. If nobody is named, a bot that is neither weak nor slow."""
        from abaculus.cli.seating import seat_names
        from abaculus.core.match import Match

        bots = _parts(self.bots) or ([] if self.hotseat else ["greedy"])
        people = _parts(self.names)
        return Match(game, seat_names(game, bots=bots, hotseat=self.hotseat, seat=self.seat or 0, people=people))


@dataclass(frozen=True)
class Look:
    """How the game is drawn."""

    colour: Annotated[
        str | None, typer.Option("--colour", "--color", metavar="MODE", help="true, 256 or none; otherwise what fits.")
    ] = None
    palette: Annotated[
        str | None, typer.Option("--palette", metavar="NAME", help="mosaic, contrast, muted or mono.")
    ] = None
    light: Annotated[bool, typer.Option("--light", help="A light table.")] = False

    def mode(self, full: bool) -> ColourMode:
        """What was asked for; otherwise what the terminal supports, or none when playing line by line."""
        from abaculus.paint.canvas import COLOUR_MODES, colour_mode

        if self.colour is None:
            return colour_mode() if full else "none"
        for mode in COLOUR_MODES:
            if mode == self.colour:
                return mode
        raise BadOption(f"there is no colour mode {self.colour!r}; there is {listed(COLOUR_MODES)}")

    def theme(self, mode: ColourMode) -> Theme:
        """Styles for the chosen palette, with as many colours as the mode has."""
        from abaculus.paint.palette import palette_named
        from abaculus.paint.theme import MOSAIC, Theme

        return Theme(
            palette_named(self.palette) if self.palette else MOSAIC, dark=not self.light, colours=mode != "none"
        )


@option_groups
@errors_told()
def play(
    *,
    game_id: GameOrFirst = None,
    chosen: GameOptions,
    seating: Seating,
    seed: Seed = None,
    own_draws: OwnDraws = False,
    resume: Resume = None,
    save: Save = None,
    plain: Plain = False,
    look: Look,
    pause: Pause = 0.8,
    lang: Language = None,
) -> None:
    """Play a game: against bots, with others at this keyboard, or alone (--players 1)."""
    speech = words_in(lang)
    full = sys.stdin.isatty() and sys.stdout.isatty() and not plain
    mode = look.mode(full)
    theme = look.theme(mode)
    _say_when_compiling(speech)
    chance = secrets.randbits(63) if seed is None else seed
    if resume:
        _nothing_else(chosen.given() + seating.given())
        session = _resumed(resume, game_id, chance, own_draws, save)
    else:
        _not_there(save)
        match = seating.match(chosen.game(game_id or first_game()))
        session = _session(match, chance, own_draws, save, keep=save is not None)
    _play(session, speech, theme, mode, pause, full)


def _play(session: PlaySession, speech: Texts, theme: Theme, mode: ColourMode, pause: float, full: bool) -> None:
    from abaculus.cli.solo_best import SoloBest, file_of_bests
    from abaculus.cli.words import Words

    words = Words(speech, session, symbols=full)
    words.solo_best = SoloBest(session, file_of_bests())
    if full:
        _play_full_screen(session, words, theme, mode, pause)
    else:
        _play_lines(session, words, theme, mode)
    _say_goodbye(words, full)


def _session(match: Match, seed: int, own_draws: bool, file: Path | None, keep: bool) -> PlaySession:
    from abaculus.cli.play_session import PlaySession

    return PlaySession(match, seed=seed, own_draws=own_draws, file=file, keep=keep)


def _resumed(file: Path, game_id: str | None, seed: int, own_draws: bool, save: Path | None) -> PlaySession:
    from abaculus.core.match import Match

    match = Match.load(file)
    if game_id not in (None, match.game.id):
        raise BadOption(f"{file} holds a game of {match.game.id}, not of {game_id}")
    if save and save.resolve() != file.resolve():
        _not_there(save)
    return _session(match, seed, own_draws, save or file, keep=save is not None)


def _nothing_else(given: list[str]) -> None:
    if given:
        raise BadOption(f"{listed(given)} cannot be given with --resume: the saved game says it")


def _not_there(file: Path | None) -> None:
    """A game that is kept in a new file must not replace another one."""
    if file and file.exists():
        raise BadOption(f"{file} exists already; go on with it by --resume {file}, or name another file")


def _say_when_compiling(speech: Texts) -> None:
    """The first game on a machine takes some seconds to prepare: say so, in the player's language."""
    from abaculus.core import rule

    def announce(message: str) -> None:
        print(speech.say("play-compiling"), file=sys.stderr, flush=True)

    rule.announce = announce


def _prepare(session: PlaySession) -> list[Step]:
    """Deal, and call everything that may have to be compiled once, before anything is shown. Returns what happened
    meanwhile."""
    already = len(session.match.history)
    session.state.chance_outcomes()
    while session.stage() == "chance":
        session.step()
    if session.stage() in ("bot", "choose", "handover"):
        session.hint()
    return list(session.match.history[already:])


def _forget_keys() -> None:
    """Discard keys pressed before anything was shown: they were not meant for the game."""
    try:
        import termios
    except ImportError:  # Windows
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _play_full_screen(session: PlaySession, words: Words, theme: Theme, mode: ColourMode, pause: float) -> None:
    from abaculus.cli.fullscreen import show
    from abaculus.cli.screen import Screen

    happened = _prepare(session)
    _forget_keys()
    screen = Screen(session, words)
    for step in happened:
        screen.tell(step)
    if best := words.best():
        screen.told.append(best)
    show(screen, theme, mode=mode, pause=pause)


def _play_lines(session: PlaySession, words: Words, theme: Theme, mode: ColourMode) -> None:
    from abaculus.cli.lines import Lines
    from abaculus.paint.canvas import Row
    from abaculus.paint.canvas import plain as without_colour

    def read(prompt: str) -> str | None:
        if prompt:
            typer.echo(prompt)
        try:
            return input("> " if sys.stdin.isatty() else "")
        except (EOFError, KeyboardInterrupt):
            typer.echo("")
            return None

    def write_rows(rows: list[Row]) -> None:
        if mode == "none":
            typer.echo(without_colour(rows))
        else:
            from rich.console import Console

            from abaculus.paint.canvas import to_rich

            system: Any = {"true": "truecolor", "256": "256"}[mode]
            Console(color_system=system, force_terminal=True, width=10_000).print(to_rich(rows))

    lines = Lines(session, words, theme, read=read, write=typer.echo, write_rows=write_rows)
    lines.play(_prepare(session))


def _say_goodbye(words: Words, full: bool) -> None:
    """How it ended, or how to continue."""
    from abaculus.cli.words import resume_command

    session = words.session
    if session.stage() == "over" and full:
        typer.echo(" ".join([*words.ending(), words.scores()]))
        if best := words.best():
            typer.echo(best)
    if session.unsaved:
        typer.echo(words.say("play-not-saved"))
    elif session.file and session.stage() != "over":
        typer.echo(words.say("play-go-on-with", command=resume_command(session.file)))
