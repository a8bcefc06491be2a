"""`abaculus companion`: beside a real table, knowing only what everybody sees."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import GameId, GameOptions, Language, errors_told, option_groups, words_in
from abaculus.cli.outcome import Outcome
from abaculus.core.errors import AbaculusError, BadLog, BadOption, while_reading

if TYPE_CHECKING:
    from abaculus.analysis.companion import Companion, Seen
    from abaculus.core.texts import Texts

__all__ = ["companion"]

LONGEST = 1_000_000
"""Characters; a file of everything that was seen is far shorter."""


@option_groups
@errors_told()
def companion(
    *,
    game_id: GameId,
    chosen: GameOptions,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAMES", help="Who plays, in the order of the seats, with commas.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save", metavar="FILE", help="Keep what was typed in this file, and go on from it if it exists."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Follow a game at a real table: type in what everybody sees, and points, bag and rules are kept for you."""
    from abaculus.analysis.companion import Companion

    kept = _read(save) if save and save.exists() else None
    following = Companion(chosen.game(game_id))
    if kept and (kept["game"], kept["options"]) != (game_id, following.game.log_options()):
        raise BadOption(f"{save} holds another game: {kept['game']} with {kept['options']}")
    people = [name.strip() for name in names.split(",")] if names else kept["names"] if kept else []
    table = CompanionTable(following, people, words_in(lang), save)
    if kept:
        table.go_on_from(kept)
    table.play()


def _read(file: Path) -> dict[str, Any]:
    with while_reading(file, BadLog):
        kept = json.loads(file.read_text(encoding="utf-8")[:LONGEST])
    parts = {"game": str, "options": dict, "names": list, "seen": list, "held": dict}
    if not isinstance(kept, dict) or any(not isinstance(kept.get(name), kind) for name, kind in parts.items()):
        raise BadLog(f"{file}: was not written by `abaculus companion`")
    return kept


class CompanionTable:
    """A companion asked and answered line by line."""

    def __init__(self, following: Companion, people: list[str], texts: Texts, file: Path | None) -> None:
        self.following, self.texts, self.say, self.file = following, texts, texts.say, file
        seats = following.game.num_players()
        if len(people) > seats or not all(name.isprintable() and name for name in people):
            raise BadOption(f"--names: give up to {seats} names with commas between")
        others = (self.say("play-player", number=number + 1) for number in range(len(people), seats))
        self.people = [*people, *others]
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "help": self._help, "?": self._help, "board": self._board, "left": self._left, "explain": self._explain,
            "hint": self._hint, "undo": self._undo, "log": self._log,
        }  # fmt: skip

    def go_on_from(self, kept: dict[str, Any]) -> None:
        """See everything again that a file holds."""
        try:
            for text in kept["seen"]:
                self.following.see(str(text))
            for seat, names in kept["held"].items():
                self.following.tell(int(seat), [str(name) for name in names])
        except (AbaculusError, ValueError, TypeError) as problem:
            raise BadLog(f"{self.file}: {problem}") from problem

    def play(self) -> None:
        """Ask what happened, until the game is over or somebody leaves."""
        typer.echo(self.say("companion-intro"))
        while not self.following.state.is_terminal():
            typer.echo(self._question())
            line = self._line()
            if line is None or line.casefold() in ("quit", "exit", "q"):
                return
            if line:
                self._answer(line)
        self._board([])
        typer.echo(str(self._outcome()))

    def _line(self) -> str | None:
        try:
            return input("> " if sys.stdin.isatty() else "").strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def _question(self) -> str:
        """What is to be typed in now."""
        told = self.following.to_tell()
        if told:
            return self.say("companion-tell", who=self.people[told[0]])
        state = self.following.state
        if not state.is_chance_node():
            return self.say("companion-turn", who=self.people[state.current_player()])
        asked = self.say("play-ask", example=state.action_to_string(state.legal_actions()[0]))
        drawer = self.following.drawer()
        return asked if drawer is None else f"{self.say('play-ask-who', you='no', who=self.people[drawer])} {asked}"

    def _answer(self, line: str) -> None:
        word, *rest = line.split()
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest)
            elif told := self.following.to_tell():
                self.following.tell(told[0], [] if line == "-" else line.replace(",", " ").split())
                self._keep()
            else:
                self._tell(self.following.see(self._whole(line)))
                self._keep()
        except AbaculusError as problem:
            typer.echo(self.say("play-refused", reason=str(problem)))

    def _whole(self, line: str) -> str:
        """What came up may be typed without its first word."""
        state = self.following.state
        if not state.is_chance_node() or " " in line:
            return line
        return f"{state.action_to_string(state.legal_actions()[0]).split()[0]} {line}"

    def _tell(self, seen: Seen) -> None:
        """What was understood, and how the game stands."""
        if seen.seat is not None:
            key = f"play-did-{seen.move.kind}"
            args = {"you": "no", "who": self.people[seen.seat], "piece": seen.text, "action": seen.text}
            if not self.texts.has(key):
                key = "play-did-other"
            typer.echo(self.say(key, points=seen.move.promised, count=len(seen.move.pieces), **args))
            if seen.parts:
                typer.echo(f"  {self.texts.working(seen.parts)}")
        typer.echo(self._standing())

    def _standing(self) -> str:
        """The points, the bag, and what everybody should know before they go on."""
        state = self.following.state
        notices = [] if state.is_terminal() else self._outcome().notices(state.game.notices(state))
        scores = zip(self.people, self.following.scores(), strict=True)
        told = ", ".join(f"{name} {points}" for name, points in scores)
        return "\n".join([self.say("companion-standing", scores=told, bag=self.following.bag()), *notices])

    def _outcome(self) -> Outcome:
        return Outcome(self.texts, self.following.state, lambda seat: {"who": self.people[seat], "you": "no"})

    def _keep(self) -> None:
        if self.file is None:
            return
        from abaculus.core.atomic_write import write_atomic

        following = self.following
        kept = {
            "game": following.game.id,
            "options": following.game.log_options(),
            "names": self.people,
            "seen": following.log(),
            "held": {str(seat): names for seat, names in following.told().items()},
        }
        try:
            write_atomic(self.file, json.dumps(kept) + "\n")
        except OSError as problem:
            typer.echo(self.say("play-save-failed", reason=str(problem)))

    # -- commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: list[str]) -> None:
        own = f"{self.following.game.id}-companion-help"
        typer.echo("\n".join([*([self.say(own)] if self.texts.has(own) else []), self.say("companion-help")]))

    def _board(self, _: list[str]) -> None:
        """The table. Empty squares show how they are written, unless something is printed on them."""
        from abaculus.paint.canvas import plain
        from abaculus.paint.terminal import Pointing, Spot, paint_board
        from abaculus.paint.theme import Theme

        scene = self.following.state.scene(None)
        squares = Pointing({place.cell: Spot(place.cell) for place in scene.places if not place.label})
        typer.echo(plain(paint_board(scene, Theme(colours=False), pointing=squares).rows()))
        typer.echo(self._standing())

    def _left(self, _: list[str]) -> None:
        pieces = (name if count == 1 else f"{name} ({count}×)" for name, count in self.following.unseen().items())
        typer.echo(self.say("companion-left", pieces=", ".join(pieces)))

    def _explain(self, _: list[str]) -> None:
        done = [seen for _, seen in self.following.history if seen.seat is not None]
        if done:
            self._tell(done[-1])
        else:
            typer.echo(self.say("play-explain-none"))

    def _hint(self, names: list[str]) -> None:
        from abaculus.bots import make_bot

        known = self.following.holding([name.strip(",") for name in names])
        action = make_bot("greedy").choose(known)
        text, points = known.state.action_to_string(action), known.state.worth(action)
        typer.echo(self.say("play-hint-move", action=text, points=points))

    def _undo(self, _: list[str]) -> None:
        self.following.take_back()
        self._keep()
        typer.echo(f"{self.say('play-undone')} {self._standing()}")

    def _log(self, _: list[str]) -> None:
        lines = [
            f"{self.people[seen.seat]}: {seen.text}" if seen.seat is not None else seen.text
            for _, seen in self.following.history
        ]
        typer.echo("\n".join(lines) or self.say("play-log-empty"))
