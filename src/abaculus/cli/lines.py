"""Line by line: the board as text, and moves and commands typed. For screen readers, scripts and simple terminals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from abaculus.cli.play_session import PlaySession
from abaculus.cli.words import Words
from abaculus.core.errors import AbaculusError, BadNotation
from abaculus.core.game import Game
from abaculus.core.match import Step
from abaculus.core.move import Move
from abaculus.core.scene import Scene
from abaculus.paint.canvas import Row
from abaculus.paint.terminal import Pointing, Spot, paint_board
from abaculus.paint.theme import Theme, fields_text

__all__ = ["Lines"]

SHOWN = 60
"""How much of a line that means nothing is quoted back."""
BEHIND = 60
"""Empty lines that push a hand out of sight before the next person sits down."""


class Lines:
    """A session played line by line. `read` gives the next line typed, or `None` at the end of the input."""

    def __init__(
        self, session: PlaySession, words: Words, theme: Theme, *, read: Callable[[str], str | None],
        write: Callable[[str], None], write_rows: Callable[[list[Row]], None],
    ) -> None:  # fmt: skip
        self.session, self.words, self.theme = session, words, theme
        self._read, self._write, self._write_rows = read, write, write_rows
        self._shown: object = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help, "?": self._help, "moves": self._moves, "all": self._all, "board": self._board,
            "hint": self._hint, "explain": self._explain, "undo": self._undo, "log": self._log, "rules": self._rules,
            "save": self._save,
        }  # fmt: skip

    def play(self, happened: Iterable[Step] = ()) -> None:
        """Report what has happened so far, and play until the player leaves or the input ends."""
        self._say("play-line-intro")
        self._tell_best()
        for step in happened:
            self._tell(step)
        going = True
        while going:
            stage = self.session.stage()
            if stage in ("chance", "bot"):
                self._tell(self.session.step())
            else:
                self._show()
                line = self._read(self._prompt())
                going = line is not None and line.strip().casefold() not in ("quit", "exit", "q")
                if going and line is not None:
                    self._answer(line.strip())

    def _say(self, key: str, **args: object) -> None:
        self._write(self.words.say(key, **args))

    def _tell_best(self) -> None:
        """Whoever plays alone hears of the best result: what there is to beat, and in the end whether it was beaten."""
        if best := self.words.best():
            self._write(best)

    def _tell(self, step: Step) -> None:
        told = self.words.news(step)
        if told:
            self._write(told)
        if self.session.trouble:
            self._say("play-save-failed", reason=self.session.trouble)

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """The position, once after every change."""
        stage = self.session.stage()
        now = self.session.state, stage
        if self._shown == now:
            return
        self._shown = now
        if stage == "handover":
            self._write("\n" * BEHIND)
        elif stage != "ask":
            self._board("")
        if stage == "over":
            self._say("count-title")
            self._write("\n".join(self.words.count()))
            self._write("\n".join(self.words.ending()))
            self._tell_best()

    def _prompt(self) -> str:
        stage, words = self.session.stage(), self.words
        if stage == "ask":
            return words.request()
        if stage == "over":
            return words.say("play-line-over")
        who = words.name(self.session.state.current_player())
        if stage == "handover":
            return f"{words.say('play-handover', who=who)} {words.say('play-handover-ready', who=who)}"
        if len(self.session.people) == 1:
            return words.say("play-line-your-move")
        return words.say("play-line-move-of", who=who)

    def _board(self, _: str) -> None:
        scene = self.session.scene()
        cells = {move.cell for move in scene.moves if move.cell is not None}
        pointing = Pointing({cell: Spot(cell) for cell in cells})
        self._write_rows(paint_board(scene, self.theme, False, pointing).rows())
        self._say("play-line-scores", scores=self.words.scores())
        for seat in scene.seats:
            if seat.shows:
                shown = self.words.say("play-shows", pieces=", ".join(piece.text for piece in seat.shows))
                self._write(f"  {self.words.name(seat.player)}: {shown}")
        for name, count in scene.counts.items():
            if count and self.words.texts.has(f"count-{name}"):
                self._write(f"  {self.words.texts.say(f'count-{name}', count=count)}")
        if scene.aside:
            self._write(f"  {' '.join(piece.text for piece in scene.aside)}")
        if scene.hand:
            self._say("play-line-hand")
        for number, piece in enumerate(scene.hand, start=1):
            self._write(f"  {number}  {piece.text}  {fields_text(piece.fields)}".rstrip())
        for notice in self.words.notices():
            self._write(notice)

    # -- answering -----------------------------------------------------------------------------------------------------

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.casefold() in self._commands and self.session.stage() != "handover":
            self._commands[word.casefold()](rest.strip())
        elif self.session.stage() == "handover":
            self.session.take_keyboard()
        elif self.session.stage() == "ask":
            self._draw(line)
        elif self.session.stage() == "choose" and line:
            self._move(line)

    def _draw(self, line: str) -> None:
        try:
            self._tell(self.session.answer(line))
        except BadNotation:
            self._say("play-ask-wrong", text=line[:SHOWN], example=self._example())

    def _example(self) -> str:
        return self.session.state.action_to_string(self.session.state.legal_actions()[0])

    def _move(self, line: str) -> None:
        scene = self.session.scene()
        move = _meant(line, scene, self.session.match.game)
        if move:
            self._tell(self.session.choose(move.action))
            return
        try:
            action = self.session.state.string_to_action(_by_name(line, scene))
        except AbaculusError as problem:
            if "@" in line:
                self._write(self._refusal(line, scene, str(problem)))
            else:
                self._say("play-line-unknown", text=line[:SHOWN])
        else:
            self._tell(self.session.choose(action))

    def _refusal(self, text: str, scene: Scene, reason: str) -> str:
        """Why a typed move is not possible: in this language, if the scene shows why."""
        found = re.fullmatch(r"\s*(\S+?)\s*@\s*([^/\s]+)\s*(?:/\s*\d+)?\s*", text)
        if found:
            piece, cell = found[1], found[2]
            held = [str(number) for number in range(1, len(scene.hand) + 1)] + [held.text for held in scene.hand]
            if piece.isdecimal() and piece not in held:
                return self.words.say("play-no-tile", number=piece)
            if piece.casefold() not in (name.casefold() for name in held):
                return self.words.say("play-why-not-held", piece=piece)
            if cell not in {move.cell for move in scene.moves}:
                taken = scene.tile_at(cell) is not None
                return self.words.say("play-why-taken" if taken else "play-why-no-place", cell=cell)
        return self.words.say("play-refused", reason=reason)

    # -- commands ------------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self._write(self.words.help("play-line-help"))
        self._say("play-line-help-rest")
        if legend := self.words.legend():
            self._write(legend)

    def _rules(self, _: str) -> None:
        key = f"{self.session.match.game.id}-how"
        self._write(self.words.say(key) if self.words.texts.has(key) else self.session.match.game.rulebook())

    def _moves(self, which: str) -> None:
        """What each piece can score, or where one piece can go, in its best turn. Exchanges of several pieces are left to
        `all`."""
        scene, write = self.session.scene(), self.session.match.game.write_move
        pieces = list(enumerate(scene.hand, start=1))
        if which:
            chosen = [piece for number, piece in pieces if which in (str(number), piece.text)]
            if not chosen:
                self._say("play-no-tile", number=which)
                return
            best = _best_by_place([move for move in scene.moves if move.slot == chosen[0].slot])
            for move in sorted(best.values(), key=lambda move: -move.promised):
                self._say("play-line-way", action=write(move), points=move.promised)
            return
        for number, piece in pieces:
            best = _best_by_place([move for move in scene.moves if move.slot == piece.slot])
            points = max((move.promised for move in best.values()), default=0)
            self._say("play-line-piece", number=number, piece=piece.text, places=len(best), points=points)
        for move in scene.moves:
            if move.slot is None and len(move.pieces) < 2:
                self._write(write(move))

    def _all(self, _: str) -> None:
        for move in self.session.scene().moves:
            self._write(self.session.match.game.write_move(move))

    def _hint(self, _: str) -> None:
        if self.session.stage() == "choose":
            self._write(self.words.hint(self.session.hint(), 0, ""))
        else:
            self._say("play-wait-turn")

    def _explain(self, _: str) -> None:
        self._write(self.words.explanation())

    def _undo(self, _: str) -> None:
        problem = self.session.why_no_undo()
        if not problem:
            self.session.undo()
        self._say(problem or "play-undone")

    def _log(self, _: str) -> None:
        log = self.session.match.log(self.session.viewer(), everything=False)
        self._write("\n".join(log) or self.words.say("play-log-empty"))

    def _save(self, file: str) -> None:
        try:
            kept = self.session.save(Path(file) if file else None)
        except (OSError, ValueError) as problem:  # not a possible file name
            self._say("play-save-failed", reason=str(problem))
        else:
            self._write(self.words.saved(kept))


def _best_by_place(moves: list[Move]) -> dict[str | None, Move]:
    best: dict[str | None, Move] = {}
    for move in moves:
        if move.cell not in best or move.promised > best[move.cell].promised:
            best[move.cell] = move
    return best


def _meant(line: str, scene: Scene, game: Game) -> Move | None:
    """The move that a line means: in notation, with a number instead of the piece, or without the turn, which is then the
    best one."""
    text = _typed(line)
    numbers: dict[str, list[str]] = {}
    for number, piece in enumerate(scene.hand, start=1):
        numbers.setdefault(piece.text, []).append(str(number))
    by_number: list[Move] = []  # a piece may be called 3 as well, so notation comes first
    turned: list[Move] = []
    for move in scene.moves:
        if _typed(game.write_move(move)) == text:
            return move
        if move.slot is None:
            continue
        for name in numbers[move.pieces[0].text]:
            numbered = move._replace(pieces=(move.pieces[0]._replace(text=name),))
            if _typed(game.write_move(numbered)) == text:
                by_number.append(move)
        if text in (_typed(f"{name}@{move.cell}") for name in (move.pieces[0].text, *numbers[move.pieces[0].text])):
            turned.append(move)
    if by_number:
        return by_number[0]
    if turned:
        return max(turned, key=lambda move: move.promised)
    buttons = [move for move in scene.moves if not move.pieces and move.cell is None and move.kind.casefold() == text]
    return buttons[0] if len(buttons) == 1 else None


def _by_name(line: str, scene: Scene) -> str:
    """A line with the piece itself instead of its number in the hand, so that the rules refuse what was meant."""
    found, held = re.match(r"\s*(\d{1,3})(?=\s*@)", line), [piece.text for piece in scene.hand]
    if not found or found[1] in held or not 1 <= int(found[1]) <= len(held):
        return line
    return held[int(found[1]) - 1] + line[found.end() :]


def _typed(text: str) -> str:
    """A text in the form in which it is compared: without spaces, in lower case."""
    return "".join(text.split()).casefold()
