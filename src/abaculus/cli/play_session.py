"""A session: one match at one keyboard, with people, bots and chance. No input and no output happens here.

The code that shows a session asks for its stage and acts on it:

    chance    `step`: the dice decide                  ask      `answer`: a person says what was drawn at a real table
    bot       `step`: the bot chooses                  handover `take_keyboard`: the next person sits down
    choose    `choose`: the person on move decides     over     nothing is left to do
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from abaculus.bots import BOTS, Bot, make_bot
from abaculus.core.chance import new_dice
from abaculus.core.errors import BadNotation, BadOption, NotAllowed
from abaculus.core.match import Match, Step
from abaculus.core.move import Move
from abaculus.core.scene import Scene
from abaculus.core.state import State

__all__ = ["PlaySession", "Stage"]

Stage = Literal["chance", "ask", "bot", "handover", "choose", "over"]


class PlaySession:
    """A match being played here. Seats named after a bot are played by it, all others by people."""

    def __init__(
        self, match: Match, *, seed: int, own_draws: bool = False, file: Path | None = None, keep: bool = False
    ) -> None:
        self.match = match
        self.own_draws = own_draws
        self.file = file
        """Where the match is saved, once somebody has said so."""
        self.keep = keep
        """Whether it is saved after every move."""
        self._saved = len(match.actions)
        self.trouble = ""
        """Why keeping it failed, if it did."""
        self.bots: Mapping[int, Bot] = {
            seat: make_bot(name, seed + 1 + seat) for seat, name in enumerate(match.seats) if name in BOTS
        }
        self.people = tuple(seat for seat in range(len(match.seats)) if seat not in self.bots)
        if not self.people:
            raise BadOption("nobody plays in this match: all its seats are bots'")
        self._adviser = make_bot("greedy", seed)
        self._hinted: State | None = None
        self._compared: State | None = None
        self._dice = new_dice(seed)
        self._seated = self.people[0] if len(self.people) == 1 else None
        self._scenes: dict[tuple[int, int | None], Scene] = {}

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    def stage(self) -> Stage:
        """What has to happen next."""
        player = self.state.current_player()
        if self.state.is_terminal():
            return "over"
        if self.state.is_chance_node():
            return "ask" if self.own_draws else "chance"
        if player in self.bots:
            return "bot"
        return "handover" if len(self.people) > 1 and player != self._seated and self._hidden() else "choose"

    def _hidden(self) -> bool:
        """Whether the player on move knows more than a spectator: then the others have to look away."""
        if self._compared is not self.state:
            own, public = (self.state.seen_by(viewer) for viewer in (self.state.current_player(), None))
            self._compared, self._differ = self.state, own != public
        return self._differ

    def viewer(self) -> int | None:
        """Who is looking at the screen; `None` while nobody should."""
        stage = self.stage()
        if len(self.people) == 1:
            return self.people[0]
        if stage == "choose":
            return self.state.current_player()
        return None if stage in ("handover", "over") else self._seated

    def listener(self) -> int | None:
        """Whom the messages are for: when several people read them in turn, they say what a spectator may know."""
        return self.people[0] if len(self.people) == 1 else None

    def take_keyboard(self) -> None:
        """The person on move sits down, and may see their own hand."""
        self._seated = self.state.current_player()

    def scene(self) -> Scene:
        """What the person at the keyboard sees."""
        return self.scene_for(self.viewer())

    def scene_for(self, viewer: int | None) -> Scene:
        """What a viewer sees now. Kept until the next action: a scene lists every move with its points."""
        now = len(self.match.actions), viewer
        if now not in self._scenes:
            self._scenes = {key: scene for key, scene in self._scenes.items() if key[0] == now[0]}
            self._scenes[now] = self.state.scene(viewer)
        return self._scenes[now]

    # -- acting --------------------------------------------------------------------------------------------------------

    def choose(self, action: int) -> Step:
        """The person on move decides. An illegal action changes nothing."""
        if self.stage() != "choose":
            raise NotAllowed("nobody at the keyboard is to move")
        return self._done(action)

    def step(self) -> Step:
        """Chance or a bot acts once."""
        return self._done(self.next_action())

    def next_action(self) -> int:
        """What chance or the bot on move is about to do. A bot may think; nothing has changed when this returns."""
        if self.stage() == "chance":
            return self.state.sample_chance(self._dice)
        if self.stage() != "bot":
            raise NotAllowed("it is for a person to act")
        player = self.state.current_player()
        return self.bots[player].choose(self.state.information(player))

    def do(self, action: int) -> Step:
        """Do what `next_action` said."""
        return self._done(action)

    def answer(self, text: str) -> Step:
        """What came up at a real table, in notation; the first word may be left out where it is obvious."""
        write, wanted = self.match.game.write_move, "".join(text.split()).casefold()
        outcomes = {action: self.state.describe(action) for action in self.state.legal_actions()}
        for action, move in outcomes.items():
            short = move.pieces[0].text if move.pieces else str(move.value)
            if wanted in ("".join(write(move).split()).casefold(), short.casefold()):
                return self._done(action)
        example = write(next(iter(outcomes.values())))
        raise BadNotation(f"{text[:60]!r} cannot come up here; write it like {example!r}")

    def drawer(self) -> int | None:
        """The seat whose hand will receive what comes up next, if any."""
        before = self.state.scene(None).seats
        after = self.state.child(self.state.legal_actions()[0]).scene(None).seats
        return next((seat.player for seat, then in zip(before, after, strict=True) if then.hand > seat.hand), None)

    def _done(self, action: int) -> Step:
        self.match.apply(action)
        if len(self.people) > 1 and self.state.current_player() in self.people and not self._hidden():
            self.take_keyboard()
        self._keep()
        return self.match.history[-1]

    # -- asking --------------------------------------------------------------------------------------------------------

    def hint(self) -> Move:
        """What the greedy bot would do in place of the person on move, knowing what that person knows."""
        player = self.state.current_player()
        if self._hinted is not self.state:  # asked again, it says the same
            action = self._adviser.choose(self.state.information(player))
            self._hint = next(move for move in self.scene_for(player).moves if move.action == action)
            self._hinted = self.state
        return self._hint

    def last_decision(self) -> Step | None:
        """The last thing that a player did."""
        place = self.match.last_decision(range(len(self.match.seats)))
        return None if place is None else self.match.history[place]

    # -- taking back ---------------------------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """The text key of the reason why nothing can be taken back; empty if something can.

        Nobody at this keyboard may have learnt anything since: what was seen cannot be unseen.
        """
        place = self.match.last_decision(self.people)
        if place is None:
            return "play-no-undo-nothing"
        return "" if self.match.may_take_back(place, self.people) else "play-no-undo-seen"

    def undo(self) -> int:
        """Take back the last decision of a person, and what followed; returns how many actions that was."""
        place = self.match.last_decision(self.people)
        if place is None or self.why_no_undo():
            raise NotAllowed("nothing can be taken back here")
        taken = len(self.match.history) - place
        self.match.drop(taken)
        self._scenes.clear()
        if len(self.people) > 1:
            self._seated = self.state.current_player()
        self._keep()
        return taken

    # -- keeping -------------------------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose a decision of a person."""
        return any(step.seat in self.people for step in self.match.history[self._saved :])

    def save(self, path: Path | None = None) -> Path:
        """Save the match: in this file, the one used before, or a new one in this folder. May raise OSError."""
        target = path or self.file or self._free_name()
        self.match.save(target)
        self.file, self._saved = target, len(self.match.history)
        return target

    def _free_name(self) -> Path:
        number = 1
        while Path(f"{self.match.game.id}-{number}.json").exists():
            number += 1
        return Path(f"{self.match.game.id}-{number}.json")

    def _keep(self) -> None:
        self.trouble = ""
        self._saved = min(self._saved, len(self.match.history))
        if self.keep:
            try:
                self.save()
            except OSError as problem:
                self.trouble = str(problem)
