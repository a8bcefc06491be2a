"""What a session says to people: names, what happened, what a move scores, who won. Sentences come from the texts."""

from __future__ import annotations

import shlex
from pathlib import Path

from abaculus.cli.outcome import Outcome
from abaculus.cli.play_session import PlaySession
from abaculus.cli.seating import YOU
from abaculus.cli.sheet import count_text
from abaculus.cli.solo_best import SoloBest
from abaculus.core.match import Step
from abaculus.core.move import Move
from abaculus.core.scene import Seat
from abaculus.core.texts import Texts
from abaculus.paint.palette import SYMBOLS
from abaculus.paint.theme import fields_text

__all__ = ["Words", "resume_command"]


def resume_command(file: object) -> str:
    """The command line that continues a saved game."""
    return f"abaculus play --resume {shlex.quote(str(file))}"


class Words:
    """The sentences of one session in one language. With `symbols`, pieces are written as ★6●5, not in notation."""

    def __init__(self, texts: Texts, session: PlaySession, symbols: bool) -> None:
        self.texts, self.session, self.symbols = texts, session, symbols
        self.solo_best: SoloBest | None = None
        """The best results on this machine, where somebody wants to hear of them."""
        self.say = texts.say

    # -- who -----------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """A seat's name: a person's own, or a bot's in this language, numbered if it plays more than one seat."""
        name = self.texts.seat(self.session.match.seats[seat])
        if seat in self.session.bots:
            own = self.say(f"play-bot-{name}") if self.texts.has(f"play-bot-{name}") else name
            return f"{own} {seat}" if self.session.match.seats.count(name) > 1 else own
        return self.say("play-you") if name == YOU else name

    def _who(self, seat: int) -> dict[str, str]:
        """The blanks of a sentence about a seat; the only person at the keyboard is addressed as `you`."""
        return {"who": self.name(seat), "you": "yes" if self.session.people == (seat,) else "no"}

    def turn(self) -> str:
        """Whose turn it is."""
        stage, player = self.session.stage(), self.session.state.current_player()
        if stage in ("over", "ask", "chance"):
            return self.say(f"play-turn-{stage}")
        if stage == "choose" and len(self.session.people) == 1:
            return self.say("play-turn-you")
        return self.say("play-turn-bot" if stage == "bot" else "play-turn-other", who=self.name(player))

    def request(self) -> str:
        """What a person at a real table has to type in, and whose draw it is."""
        drawer, state = self.session.drawer(), self.session.state
        asked = self.say("play-ask", example=state.action_to_string(state.legal_actions()[0]))
        return asked if drawer is None else f"{self.say('play-ask-who', **self._who(drawer))} {asked}"

    # -- what happened -------------------------------------------------------------------------------------------------

    def pieces(self, move: Move) -> str:
        """The pieces of a move as this session writes them."""
        return " ".join(fields_text(one.fields) if self.symbols and one.fields else one.text for one in move.pieces)

    def step(self, step: Step) -> str:
        """What people at the keyboard saw happen; empty if it is not worth a sentence."""
        move = step.seen_by(self.session.listener())
        if step.seat is None:
            return self._chance(move)
        key, who = f"play-did-{move.kind}", self._who(step.seat)
        if not self.texts.has(key):
            return self.say("play-did-other", action=self.session.match.game.write_move(move), **who)
        piece = self.pieces(move) or move.cell or ""
        if move.slot is not None and not self.symbols:  # without a board on the screen, people read where it went
            piece = self.session.match.game.write_move(move)
        return self.say(key, piece=piece, points=move.promised, count=len(move.pieces), **who)

    def news(self, step: Step) -> str:
        """The same, except for pieces dealt before the first move, which are not news; and why somebody else missed a turn,
        which people at the keyboard have not read before, as they have of their own turns."""
        if step.seat is None and step.seen_by(None).pieces and not self.session.last_decision():
            return ""
        others = step.seat not in self.session.people
        reasons = self._outcome().notices(step.reasons(self.session.listener())) if others else []
        return " ".join([self.step(step), *reasons])

    def _chance(self, move: Move) -> str:
        if not move.is_open:
            return ""
        key = f"play-chance-{move.kind}"
        if move.kind == "start" and move.value is not None:
            return self.say(key, **self._who(move.value))
        if self.texts.has(key):
            return self.say(key, value=self.pieces(move) or move.value)
        return self.say("play-chance-other", action=self.session.match.game.write_move(move))

    def explanation(self) -> str:
        """How the points of the last move came about."""
        step = self.session.last_decision()
        if step is None:
            return self.say("play-explain-none")
        told = self.step(step)
        if not step.seen_by(self.session.listener()).is_open:
            return told
        return f"{told} {self.texts.working(step.parts)}".rstrip()

    # -- what could be done --------------------------------------------------------------------------------------------

    def button(self, kind: str) -> str:
        """The name of a button for a kind of move."""
        key = f"play-do-{kind}"
        return self.say(key) if self.texts.has(key) else kind

    def _pressed(self, move: Move) -> str:
        """A move without a place: its button, and the pieces that it takes."""
        return " ".join([self.button(move.kind), *(piece.text for piece in move.pieces)])

    def preview(self, move: Move) -> str:
        """What a move would score, with the working; what is claimed, if that is not shown."""
        if move.cell is None:
            return self.say("play-preview-button", action=self._pressed(move))
        claim = self.say(f"claim-{self.session.scene().game}", count=move.claim) if move.claim else ""
        if move.points is None:
            return claim or self.say("play-preview-button", action=self.button(move.kind))
        parts = self.session.state.score_parts(move.action)
        if not move.points and not parts:
            return claim or self.say("play-preview-nothing")
        brings = self.say("play-preview", points=move.points, working=self.texts.working(parts))
        return f"{brings} ({claim})" if claim else brings

    def hint(self, move: Move, number: int, place: str) -> str:
        """A hint in words: which piece, which place, for how much."""
        points = self.session.state.worth(move.action)
        if not self.symbols:
            return self.say("play-hint-move", action=self.session.match.game.write_move(move), points=points)
        if move.cell is None:
            return self.say("play-hint-button", action=self._pressed(move))
        if move.slot is None:
            return self.say("play-hint-place", action=self.button(move.kind), place=place, points=points)
        return self.say("play-hint-lay", number=number, place=place, points=points)

    def saved(self, file: Path) -> str:
        """Where the game is saved, and how to continue it unless it is over."""
        told = self.say("play-saved", file=str(file))
        if self.session.stage() == "over":
            return told
        return f"{told} {self.say('play-go-on-with', command=resume_command(file))}"

    # -- the end -------------------------------------------------------------------------------------------------------

    def ending(self) -> list[str]:
        """Who won, or what the solo player reached, and why it is over."""
        outcome = self._outcome()
        return [one for one in (outcome.result(), outcome.why()) if one]

    def notices(self) -> list[str]:
        """What everybody should know of the position while the game goes on."""
        if self.session.stage() == "over":
            return []
        return self._outcome().notices(self.session.scene().notes)

    def _outcome(self) -> Outcome:
        return Outcome(self.texts, self.session.state, self._who, self.session.match.ending)

    def best(self) -> str:
        """What the best result of playing alone is, or that this is it; empty in any other game."""
        return self.solo_best.line(self.texts) if self.solo_best else ""

    def count(self) -> list[str]:
        """Where everybody's points come from, line by line."""
        return count_text(
            self.session.match, [self.name(seat) for seat in range(len(self.session.match.seats))], self.texts
        )

    def help(self, key: str) -> str:
        """How to play here, in the game's own words where it has some: `mygame-help` instead of `play-help`."""
        own = f"{self.session.match.game.id}-{key.removeprefix('play-')}"
        return self.say(own if self.texts.has(own) else key)

    def legend(self) -> str:
        """Which symbol stands for which colour; nothing where no piece has a colour."""
        scene = self.session.scene()
        faces = [*(tile.fields for tile in scene.tiles), *(piece.fields for piece in (*scene.hand, *scene.aside))]
        if not any(field.colour in SYMBOLS for face in faces for field in face):
            return ""
        return "   ".join(f"{symbol} {self.say(f'colour-{colour}')}" for colour, symbol in SYMBOLS.items())

    def scores(self) -> str:
        """All scores in a line."""
        seats = self.session.scene().seats
        return ", ".join(f"{self.name(seat.player)}{self._colour(seat)} {seat.score_text}" for seat in seats)

    def _colour(self, seat: Seat) -> str:
        return f" ({self.say(f'colour-{seat.colour}')})" if seat.colour else ""
