"""`Match`: a game being played, with its log of moves and draws.

A log needs no seed: it holds every move and every outcome of chance in order, as text, and replays anywhere. It is one JSON
object, on one line:

    {"game": id, "options": {..}, "seats": [..], "actions": [text, ..], "scores": [..], "returns": [..], "rules": version}

A log is replayed by the version of the rules that it was played by. When the game is over, its log also says why, as
`ending`: the key of a text, with what to fill into it. A game that was not followed from its beginning also has the
`position` from which it was taken up.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from abaculus.core.atomic_write import write_atomic
from abaculus.core.ending import Ending, ending_of
from abaculus.core.errors import AbaculusError, BadLog, BadOption, NotAllowed, by_number, counted, while_reading
from abaculus.core.game import Game, ScorePart
from abaculus.core.move import Move
from abaculus.core.note import Note
from abaculus.core.packed import Packed
from abaculus.core.registry import game_info, load_game
from abaculus.core.state import State
from abaculus.core.tiles import only_text

__all__ = ["MAX_LOG_LINE", "Match", "Step", "read_logs"]

MAX_LOG_LINE = 10_000_000
"""Characters. A puzzle that people may go on with for ever fills them in a week of days and nights."""


FRESH = 100
"""So many of the latest positions of a match are kept as they are; older ones are packed."""


class Step:
    """Something that happened in a match: the position before it, what was done, and how it came about."""

    def __init__(self, before: State, action: int, by: str = "player", seq: int = 0) -> None:
        self.action = action
        self.by = by
        """Who decided for the seat: the player, a bot, the server; or chance."""
        self.seq = seq
        """The number of the event it came with, where the match is part of a longer log."""
        player = before.current_player()
        self.seat = player if player >= 0 else None
        """Whose decision it was; `None`: chance."""
        self._before: State | Packed = before

    @property
    def before(self) -> State:
        """The position before it."""
        return self._before if isinstance(self._before, State) else self._before.unpacked()

    def pack(self) -> None:
        """Take less room: a puzzle that somebody may go on with for ever must not fill the memory with its positions."""
        if isinstance(self._before, State):
            self._before = Packed(self._before)

    @cached_property
    def move(self) -> Move:
        """What was done, nothing hidden."""
        return self.before.describe(self.action)

    @cached_property
    def text(self) -> str:
        """The same in notation."""
        return self.before.game.write_move(self.move)

    @cached_property
    def parts(self) -> list[ScorePart]:
        """Why a player's move scored its points."""
        return self.before.score_parts(self.action)

    def seen_by(self, viewer: int | None) -> Move:
        """What a viewer saw of it."""
        return self.before.game.describe(self.before, self.action, viewer)

    def reasons(self, viewer: int | None, everything: bool = False) -> list[Note]:
        """Why a turn was missed, as far as a viewer could see, or with nothing hidden."""
        if self.seat is None or self.move.kind != "miss":
            return []
        known = self.before if everything else self.before.seen_by(viewer)
        return [note for note in known.game.notices(known) if note.is_reason]


class Match:
    """A game with its seats and everything that happened in it.

    >>> import abaculus
    >>> match = Match(abaculus.load_game("hexago", players=1), seats=["Ada"])
    >>> match.apply("Y6B5R2R1P4G3@0,0/0")
    >>> match.apply("G6R2P1G4B5Y3@1,0/3")
    >>> match.state.scores()
    [12]
    >>> match.undo(0)
    1
    >>> match.log()
    ['Y6B5R2R1P4G3@0,0/0']
    """

    def __init__(self, game: Game, seats: Sequence[str] | None = None, position: str | None = None) -> None:
        """A new match; with `position`, one that continues from a position line."""
        names = list(seats) if seats is not None else [by_number(seat) for seat in range(game.num_players())]
        if len(names) != game.num_players():
            raise BadOption(f"{counted(len(names), 'name')} for {counted(game.num_players(), 'seat')}")
        self.game = game
        self.seats = names
        self.position = position
        self._state = game.new_initial_state() if position is None else game.from_position(position)
        self._history: list[Step] = []
        self.ending: Ending | None = None
        """How it ended at the table that wrote its log, if one did."""

    @property
    def state(self) -> State:
        """The position now. Change it through `apply` only."""
        return self._state

    @property
    def history(self) -> Sequence[Step]:
        """All that happened so far, chance included."""
        return self._history

    @property
    def actions(self) -> list[int]:
        """The same as numbers."""
        return [step.action for step in self._history]

    def apply(self, action: int | str, *, by: str = "player", seq: int = 0, after: State | None = None) -> None:
        """Do an action, given as a number or in notation. An illegal one changes nothing.

        `after` is the position that it leads to, if already worked out; `by` and `seq` are kept with the step.
        """
        number = self._state.string_to_action(action) if isinstance(action, str) else action
        then = self._state.child(number) if after is None else after
        self._history.append(Step(self._state, number, by, seq))
        if len(self._history) > FRESH:
            self._history[-FRESH - 1].pack()
        self._state, self.ending = then, None

    def log(self, viewer: int | None = None, everything: bool = True) -> list[str]:
        """All actions in notation: all that happened or, with `everything=False`, what a viewer saw of it."""
        if everything:
            return [step.text for step in self._history]
        return [self.game.write_move(step.seen_by(viewer)) for step in self._history]

    def states(self) -> list[State]:
        """Every position from the beginning until now. One more than there are actions."""
        return [*(step.before.clone() for step in self._history), self._state.clone()]

    # -- taking back ---------------------------------------------------------------------------------------------------

    def can_undo(self, player: int) -> bool:
        """Whether a player may take back their own last decision: only if this player has learnt nothing by it or since.
        What the others have learnt is up to the caller: see `may_take_back`."""
        place = self.last_decision([player])
        return place is not None and self.may_take_back(place, [player])

    def undo(self, player: int) -> int:
        """Go back to before a player's last decision, and so take back what others have done since as well; returns how
        many actions that took back.

        Raises `NotAllowed` if the player has seen a draw or a piece in another hand by it or since, or has not decided
        anything. That others have seen what the player laid does not matter.
        """
        place = self.last_decision([player])
        if place is None:
            raise NotAllowed(f"player {player + 1} has made no move that could be taken back")
        if not self.may_take_back(place, [player]):
            raise NotAllowed(f"this cannot be taken back: player {player + 1} has seen something new since")
        taken = len(self._history) - place
        self.drop(taken)
        return taken

    def drop(self, taken: int) -> None:
        """Forget the last actions, whatever they revealed: for callers that have made sure themselves that this is right."""
        if not 0 <= taken <= len(self._history):
            raise NotAllowed(f"{counted(taken, 'action')} cannot be dropped: the match has {len(self._history)}")
        if taken:
            self._state, self.ending = self._history[-taken].before, None
            del self._history[-taken:]

    def last_decision(self, seats: Collection[int], by: str | None = None) -> int | None:
        """The place in the history of the last decision of one of these seats; with `by`, of the last one decided that way."""
        places = reversed(range(len(self._history)))
        decided = ((place, self._history[place]) for place in places)
        return next((place for place, step in decided if step.seat in seats and by in (None, step.by)), None)

    def may_take_back(self, place: int, witnesses: Iterable[int]) -> bool:
        """Whether everything from a place in the history on may be taken back: none of these players has learnt
        anything from it."""
        return not any(
            self.game.reveals(step.before, step.action, seat) for seat in witnesses for step in self._history[place:]
        )

    # -- keeping -------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The log as a JSON object."""
        return {
            "game": self.game.id,
            "options": {name: value for name, value in self.game.log_options().items() if name != "rules"},
            "seats": self.seats,
            **({} if self.position is None else {"position": self.position}),
            "actions": self.log(),
            "scores": self.state.scores(),
            "returns": self.state.returns(),
            **({"ending": self.game.ending(self.state).plain()} if self.state.is_terminal() else {}),
            "rules": self.game.rules_version,
        }

    def save(self, path: str | Path) -> None:
        """Write the log to a file; what was there before stays until the new file is complete."""
        write_atomic(Path(path), json.dumps(self.to_json()) + "\n")

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """The match in a file that holds one log."""
        matches = list(read_logs(path))
        if len(matches) != 1:
            raise BadLog(f"{path}: holds {counted(len(matches), 'game')}; one was expected")
        return matches[0]

    @classmethod
    def from_json(cls, data: object) -> Match:
        """The match of a log, replayed and checked action by action."""
        log = _checked(data)
        options = dict(log["options"])
        tiles = only_text(options.pop("tiles")) if "tiles" in options else None
        try:
            rules = log.get("rules", game_info(log["game"]).rules_version)
            game = load_game(log["game"], tiles=tiles, **{**options, "rules": rules})
            match = cls(game, log["seats"], log.get("position"))
        except (AbaculusError, TypeError) as problem:
            raise BadLog(f"the log cannot be set up: {problem}") from problem
        for number, text in enumerate(log["actions"], start=1):
            try:
                match.apply(text)
            except AbaculusError as problem:
                raise BadLog(f"action {number} of {len(log['actions'])}: {problem}") from problem
        for what, true in (("scores", match.state.scores()), ("returns", match.state.returns())):
            if log.get(what, true) != true:
                raise BadLog(f"the log says {what} {log[what]}, its actions give {true}")
        match.ending = ending_of(log, len(match.seats))
        return match


def read_logs(path: str | Path) -> Iterator[Match]:
    """The matches in a file of JSON lines, one by one, each replayed and checked."""
    with while_reading(path, BadLog), Path(path).open(encoding="utf-8") as file:
        for number, line in enumerate(iter(lambda: file.readline(MAX_LOG_LINE + 1), ""), start=1):
            if len(line) > MAX_LOG_LINE:
                raise BadLog(f"{path}, line {number}: longer than {MAX_LOG_LINE} characters, so it is no log")
            if line.strip():
                try:
                    yield Match.from_json(json.loads(line))
                except (AbaculusError, ValueError, RecursionError) as problem:
                    raise BadLog(f"{path}, line {number}: {problem}") from problem


def _checked(data: object) -> dict[str, Any]:
    """The log's parts are of the right kind, or an error says which is not."""
    if not isinstance(data, dict):
        raise BadLog("a log is a JSON object")
    wanted = {"game": str, "options": dict, "seats": list, "actions": list}
    for name, kind in wanted.items():
        if not isinstance(data.get(name), kind):
            raise BadLog(f"the log's {name!r} is missing or no {kind.__name__}")
    for name in ("seats", "actions"):
        if not all(isinstance(text, str) for text in data[name]):
            raise BadLog(f"the log's {name!r} holds something that is no text")
    if not isinstance(data.get("position", ""), str | None):
        raise BadLog("the log's 'position' is no position line")
    if not isinstance(data["options"].get("tiles", ""), str):
        raise BadLog("the log's tiles are no tile file")
    game_info(data["game"])
    return data
