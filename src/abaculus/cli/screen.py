"""The full screen as a model: keys go in, and the painter asks it what to show. Nothing is read or written here.

Keys are named as people call them: `left`, `tab`, `enter`, `escape`, `page down`, `shift left`, and single characters.
"""

from __future__ import annotations

import textwrap
from typing import Literal

from abaculus.cli.choice import Choice
from abaculus.cli.play_session import PlaySession
from abaculus.cli.words import Words
from abaculus.core.errors import BadNotation
from abaculus.core.match import Step
from abaculus.paint.canvas import Box

__all__ = ["Screen"]

Panel = Literal["", "help", "log", "leave", "count"]

_ARROWS = ("left", "right", "up", "down")
_SHIFTS = {"shift left": (-6, 0), "shift right": (6, 0), "shift up": (0, -3), "shift down": (0, 3)}
_COMMANDS = {"h": "hint", "u": "undo", "x": "explain", "l": "log", "s": "save", "?": "help", "q": "leave", "z": "zoom"}


class Screen:
    """What the person at the keyboard sees and does."""

    def __init__(self, session: PlaySession, words: Words) -> None:
        self.session, self.words = session, words
        self.choice: Choice | None = None
        self.told: list[str] = []
        """What happened, in words, the latest last."""
        self.note = ""
        """The answer to the last key."""
        self.panel: Panel = ""
        self.panel_top: int | None = 0
        """The first visible line of the panel; `None`: scrolled down to the latest line."""
        self.typed = ""
        self.roomy: bool | None = None
        """Large tiles, small ones, or whatever suits the window."""
        self.is_roomy = False
        """What the painter made of that."""
        self.window = Box(0, 0, 0, 0)
        """The part of the board that was shown last; scrolling starts from it."""
        self.follow = True
        """Whether the view follows the choice."""
        self.new_slot: int | None = None
        """The slot that was filled since the viewer's last decision."""
        self.page = 9
        """How many pieces of the hand are shown at once."""
        self.left = False
        """Whether the player has left."""
        self._cursor = 0
        self._near: tuple[float, float] | None = None
        self._held: dict[int | None, dict[int, str]] = {}
        self.refresh()

    # -- what happens ----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Begin a new choice where the person at the keyboard is to decide."""
        self.follow = True
        if self.session.stage() != "choose":
            self.choice = None
            return
        scene = self.session.scene()
        held = {piece.slot: piece.text for piece in scene.hand}
        before = self._held.get(scene.viewer, held)
        self.new_slot = next((slot for slot, text in held.items() if before.get(slot) != text), None)
        self._held[scene.viewer] = held
        self.choice = Choice(scene, self._near)
        self.choice.browse(self._cursor)

    def tell(self, step: Step) -> None:
        """Take note of something that happened."""
        told = self.words.news(step)
        if told:
            self.told.append(told)
        if self.session.stage() == "over" and (best := self.words.best()):
            self.told.append(best)
        if self.session.trouble:
            self.note = self.words.say("play-save-failed", reason=self.session.trouble)
        self.refresh()

    def page_of_hand(self) -> tuple[int, int]:
        """The part of the hand that is shown: the first piece, and the first beyond."""
        hand, cursor = len(self.session.scene().hand), self.choice.cursor if self.choice else 0
        first = min(cursor, max(0, hand - 1)) // self.page * self.page
        return first, min(first + self.page, hand)

    # -- keys ------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        """A key was pressed."""
        self.note = ""
        if self.panel == "leave":
            self._press_leave(key)
        elif self.panel:
            self._press_panel(key)
        elif key in _SHIFTS:
            self._scroll(key)
        elif self.session.stage() == "ask":
            self._press_ask(key)
        elif self.session.stage() == "handover" and key == "enter":
            self.session.take_keyboard()
            self.refresh()
        elif key.lower() in _COMMANDS:
            self._command(_COMMANDS[key.lower()])
        elif self.choice is not None:
            self._press_choice(self.choice, key)
        elif key in _ARROWS:
            self._scroll(f"shift {key}")
        elif self.session.stage() == "bot" and (key == "enter" or key.isdecimal()):
            self.note = self.words.say("play-wait-turn")

    def _scroll(self, key: str) -> None:
        across, down = _SHIFTS[key]
        self.follow = False
        self.window = self.window._replace(left=self.window.left + across, top=self.window.top + down)

    def _press_choice(self, choice: Choice, key: str) -> None:
        self.follow = True
        if key.isdecimal() and choice.several:
            if not choice.toggle(self.page_of_hand()[0] + int(key) - 1):
                self.note = self.words.say("play-no-tile", number=key)
        elif key.isdecimal():
            self._pick(choice, choice.cursor // self.page * self.page + int(key) - 1, key)
        elif key in ("page up", "page down"):
            choice.browse(-self.page if key == "page up" else self.page)
        elif key == "enter":
            self._confirm(choice)
        elif not choice.picked:
            if key in ("left", "right", "tab", "shift tab"):
                choice.browse(1 if key in ("right", "tab") else -1)
            elif key in ("up", "down"):
                self._scroll(f"shift {key}")
            elif key != "escape":
                self.note = self.words.say("play-no-key")
        elif key in _ARROWS:
            choice.go(key)
        elif key in ("tab", "shift tab"):
            choice.next(1 if key == "tab" else -1)
        elif key.lower() == "e" or key == " ":
            choice.turn(1)
        elif key.lower() == "q":
            choice.turn(-1)
        elif key == "escape":
            choice.back()
        elif not choice.to_label(key):
            self.note = self.words.say("play-no-key")
        self._cursor, self._near = choice.cursor, choice.point or self._near

    def _pick(self, choice: Choice, place: int, key: str) -> None:
        if not choice.pick(place):
            known = 0 <= place < len(choice.strip)
            self.note = self.words.say("play-no-use") if known else self.words.say("play-no-tile", number=key)
            return
        self._at_once(choice)

    def _at_once(self, choice: Choice) -> None:
        """A button with nothing left to choose acts when it is pressed."""
        entry, move = choice.entry, choice.move
        if entry and move and entry.piece is None and len(entry.moves) == 1:
            self.tell(self.session.choose(move.action))

    def _confirm(self, choice: Choice) -> None:
        if not choice.picked:
            self._pick(choice, choice.cursor, str(choice.cursor + 1))
        elif choice.move:
            self._near = choice.point
            self.tell(self.session.choose(choice.move.action))
        else:
            self.note = self.words.say("play-no-several")

    # -- commands --------------------------------------------------------------------------------------------------

    def _command(self, command: str) -> None:
        """The letters that always mean the same; while a piece is picked, q turns it."""
        if command == "leave" and self.choice and self.choice.picked:
            self._press_choice(self.choice, "q")
        elif command == "leave" and (self.session.stage() == "over" or not self.session.unsaved):
            self.left = True
        elif command in ("help", "log", "leave"):
            self.panel = command  # type: ignore[assignment]  # one of the three
            self.panel_top = None if command == "log" else 0
        elif command == "zoom":
            self.roomy = not self.is_roomy
        elif command == "explain" and self.session.stage() == "over":
            self.panel, self.panel_top = "count", 0
            self.note = self.words.explanation()
        elif command == "explain":
            self.note = self.words.explanation()
        elif command == "save":
            self._save()
        elif command == "undo":
            self._undo()
        elif self.choice is None:
            self.note = "" if self.session.stage() == "over" else self.words.say("play-wait-turn")
        else:
            self._hint(self.choice)

    def _hint(self, choice: Choice) -> None:
        move = self.session.hint()
        choice.take(move)
        place = choice.label(move.cell) if move.cell in choice.cells else ""
        self.note = self.words.hint(move, choice.cursor % self.page + 1, place or str(move.cell))
        self.follow = True
        self._cursor, self._near = choice.cursor, choice.point

    def _undo(self) -> None:
        problem = self.session.why_no_undo()
        if problem:
            self.note = self.words.say(problem)
            return
        self.session.undo()
        self.told.append(self.words.say("play-undone"))
        self._held.pop(self.session.viewer(), None)
        self.refresh()

    def _save(self) -> bool:
        try:
            file = self.session.save()
        except (OSError, ValueError) as problem:
            self.note = self.words.say("play-save-failed", reason=str(problem))
            return False
        self.note = self.words.saved(file)
        return True

    # -- panels ----------------------------------------------------------------------------------------------------

    def _press_leave(self, key: str) -> None:
        if key == "enter":
            self.left = self._save()
            self.panel = ""
        elif key.lower() == "n":
            self.left = True
        elif key == "escape":
            self.panel = ""

    def _press_panel(self, key: str) -> None:
        steps = {"up": -1, "down": 1, "page up": -8, "page down": 8, " ": 8}
        if key in steps:
            self.panel_top = max(0, (self.panel_top or 0) + steps[key])
        else:
            self.panel = ""

    def panel_lines(self, width: int) -> list[str]:
        """The text of the open panel."""
        say, texts, game = self.words.say, self.words.texts, self.session.match.game
        if self.panel == "log":
            log = self.session.match.log(self.session.viewer(), everything=False)
            return [f"{number:>4}  {text}" for number, text in enumerate(log, start=1)] or [say("play-log-empty")]
        if self.panel == "count":
            return [
                part for line in self.words.count() for part in textwrap.wrap(line, width, subsequent_indent="    ")
            ]
        parts = [self.words.help("play-help"), say("play-help-keys"), self.words.legend()]
        if texts.has(f"{game.id}-how"):
            parts.append(f"{say('play-how')}: {game.info.title}\n{say(f'{game.id}-how')}")
        lines: list[str] = []
        for part in filter(None, parts):
            for line in part.splitlines():
                lines.extend(textwrap.wrap(line, width) or [""])
            lines.append("")
        return lines

    # -- drawing at a real table -----------------------------------------------------------------------------------

    def _press_ask(self, key: str) -> None:
        if key == "enter" and self.typed:
            try:
                step = self.session.answer(self.typed)
            except BadNotation:
                self.note = self.words.say("play-ask-wrong", text=self.typed, example=self.example())
            else:
                self.tell(step)
            self.typed = ""
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "escape":
            self.panel = "" if self.typed else "leave"
            self.typed = ""
        elif len(key) == 1 and key.isprintable():
            self.typed += key

    def example(self) -> str:
        """Something that may come up, in notation."""
        return self.session.state.action_to_string(self.session.state.legal_actions()[0])
