"""A table: its seats, its match and its clock, all of which follow from its events.

`apply` takes an event of the log and changes the table. Nothing else changes it. `events` lists what can happen, and `decide`
turns what people ask for into events; the log is the truth, and a table can be made from it at any time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game
from abaculus.core.match import Match, Step
from abaculus.core.returns import returns_of
from abaculus.core.state import State
from abaculus.server.tables.events import (
    Acted,
    Agreed,
    Asked,
    BotTookOver,
    CameBack,
    ChanceDecided,
    Created,
    Declined,
    Ended,
    FilledByBot,
    Left,
    LogLine,
    Paused,
    RematchMade,
    Resigned,
    Resumed,
    Sat,
    ScoreClaimed,
    ServerWasAway,
    Started,
    TakenBack,
    WhyEnded,
)  # fmt: skip
from abaculus.server.tables.game_cache import game_of
from abaculus.server.tables.places import Place, Question, ScoreClaim, place_for
from abaculus.server.tables.table_settings import GameOptions, TableSettings

__all__ = ["LogLine", "Phase", "Table", "table_from"]

Phase = Literal["waiting", "playing", "over"]


@dataclass
class Table:
    """The present of a table. `seq` is the number of the last event."""

    id: str
    seq: int = 0
    phase: Phase = "waiting"
    game_id: str = ""
    options: GameOptions = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    host: str = ""
    commitment: str = ""
    seed: str = ""
    """Published: empty until the game is over."""
    places: list[Place] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)
    paused: bool = False
    question: Question | None = None
    asides: int = 0
    """How many events were neither moves nor chance."""
    moved: int = 0
    """The last event that changed the position: whoever has not seen it cannot act on it."""
    since: int = 0
    """When the player on move began to think, less the time for which the server was away."""
    excused: int = 0
    """Until when that time is taken out."""
    created: int = 0
    touched: int = 0
    why: WhyEnded | Literal[""] = ""
    """Why it is over."""
    gave_up: list[Resigned] = field(default_factory=list)
    """Who gave up or ran out of time, in this order."""
    rematch: str = ""
    match: Match | None = None
    score_claims: list[ScoreClaim] = field(default_factory=list)
    _loaded: Game | None = field(default=None, compare=False, repr=False)
    """Kept from the first event on, so that nobody waits for a tile file when the last one sits down."""

    # -- asking about it -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game played here."""
        assert self.match is not None
        return self.match.game

    def set_up(self) -> Game:
        """The game that will be played here, or is."""
        return self._loaded or game_of(self.game_id, self.options)

    @property
    def state(self) -> State:
        """The position."""
        assert self.match is not None
        return self.match.state

    @property
    def history(self) -> Sequence[Step]:
        """All that happened in the game, chance included."""
        return self.match.history if self.match else ()

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, place in enumerate(self.places) if guest and place.guest == guest]

    def mover(self) -> int | None:
        """The seat on move, in a game that goes on."""
        if self.phase != "playing" or self.state.current_player() < 0:
            return None
        return self.state.current_player()

    def people(self) -> list[int]:
        """The seats that persons play."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    def forced(self) -> int | None:
        """The action that a person has no choice about, if it is one to be played by the server."""
        legal = self.state.legal_actions()
        return legal[0] if len(legal) == 1 and self.state.describe(legal[0]).passes else None

    def clock_left(self) -> int | None:
        """Milliseconds that the player on move had when beginning to think; `None` without a clock or a person."""
        mover = self.mover()
        if mover is None or self.paused or not self.places[mover].person:
            return None
        per_move, per_game = self.settings.per_move, self.settings.per_game
        left = [1000 * per_move] if per_move else []
        if per_game:
            left.append(max(0, 1000 * per_game - self.places[mover].spent))
        return min(left, default=None)

    def totals(self) -> list[int]:
        """Points with handicaps: points given to a seat count in its favour."""
        sign = 1 if self.game.info.most_wins else -1
        given = self.settings.handicap or [0] * len(self.places)
        return [score + sign * extra for score, extra in zip(self.state.scores(), given, strict=True)]

    def returns(self) -> list[float]:
        """How it ended, from -1 to 1 per seat: a seat that gave up stands behind all that did not."""
        totals = self.totals()
        if len(totals) == 1:
            return [float(totals[0])]
        sign = 1 if self.game.info.most_wins else -1
        ranked = [(0 if place.resigned else 1, sign * total) for place, total in zip(self.places, totals, strict=True)]
        order = {rank: number for number, rank in enumerate(sorted(set(ranked)))}
        return returns_of([order[rank] for rank in ranked], True)

    # -- what happens to it --------------------------------------------------------------------------------------------

    def apply(self, line: LogLine) -> None:
        """Change the table as an event of its log says."""
        seq, at, event = line
        assert seq == self.seq + 1, (self.id, seq, self.seq)
        match event:
            case Acted() | ChanceDecided():
                self._act(event, seq, at)
            case ScoreClaimed(seat, text, answer, points, right, operations):
                self.score_claims.append(ScoreClaim(seq, seat, text, answer, points, right, operations))
            case Started(nonces):
                self.match = Match(self.set_up(), [place.name for place in self.places])
                self.nonces, self.phase = list(nonces), "playing"
                self._new_position(seq, at)
            case TakenBack(taken):
                assert self.match is not None
                self.match.drop(taken)
                self._new_position(seq, at)
            case Asked() | Agreed() | Declined():
                self._discuss(event)
            case Paused():
                self._pause(at)
            case Resumed():
                self.paused, self.since = False, at
            case ServerWasAway(began, ended):
                self.since = self.since + ended - began if self.since <= began else max(self.since, ended)
                self.excused = ended
            case Resigned(seat):
                self.places[seat].resigned, self.question = True, None
                self.gave_up.append(event)
            case Ended(why, seed):
                self.phase, self.why, self.seed, self.question, self.paused = "over", why, seed, None, False
            case RematchMade(table):
                self.rematch = table
            case _:
                self._seat(event, at)
        self.seq, self.touched = seq, at
        self.asides += not isinstance(event, (Acted, ChanceDecided))

    def _seat(self, event: Created | Sat | FilledByBot | Left | CameBack | BotTookOver, at: int) -> None:
        """Who plays at the table changes."""
        match event:
            case Created():
                self._create(event, at)
            case Sat(seat, guest, name, nonce):
                place = self.places[seat]
                place.guest, place.name, place.nonce, place.left = guest, name, nonce, False
            case FilledByBot(seat, level):
                place = self.places[seat]
                place.kind, place.kept, place.level, place.name = "bot", "", level, level
            case Left(seat):
                place = self.places[seat]
                if self.phase == "waiting":
                    place.guest = place.name = place.nonce = ""
                else:
                    place.left = True
            case CameBack(seat):
                place = self.places[seat]
                place.left = False
                if place.level and not place.resigned:
                    place.level = ""
                    self._hand_over(seat, at)
            case BotTookOver(seat, level):
                self.places[seat].level, self.question = level, None
                self._hand_over(seat, at)
            case _:
                assert_never(event)

    def _create(self, event: Created, at: int) -> None:
        self.game_id, self.options, self.settings, self.host = event.game, event.options, event.settings, event.host
        self.commitment, self.created = event.commitment, at
        self.places = [place_for(plan) for plan in event.seats]
        with contextlib.suppress(
            AbaculusError, TypeError
        ):  # whoever sits down learns of it; until then it can be called off
            self._loaded = game_of(event.game, event.options)

    def _act(self, event: Acted | ChanceDecided, seq: int, at: int) -> None:
        assert self.match is not None
        by = event.by if isinstance(event, Acted) else "chance"
        if isinstance(event, Acted) and by == "player" and not self.paused:
            self.places[event.seat].spent += max(0, at - self.since)
        self.match.apply(event.text if event.action is None else event.action, by=by, seq=seq, after=event.after)
        self._new_position(seq, at)

    def _new_position(self, seq: int, at: int) -> None:
        self.moved, self.since, self.question = seq, at, None

    def _discuss(self, event: Asked | Agreed | Declined) -> None:
        match event:
            case Asked(seat, what):
                self.question = Question(what, seat)
            case Agreed(seat):
                assert self.question is not None
                self.question = replace(self.question, agreed=(*self.question.agreed, seat))
            case Declined():
                self.question = None

    def _pause(self, at: int) -> None:
        mover = self.mover()
        if mover is not None:
            self.places[mover].spent += max(0, at - self.since)
        self.paused, self.question = True, None

    def _hand_over(self, seat: int, at: int) -> None:
        """Somebody else plays a seat: whoever has the move now begins to think. Nobody else's clock is touched."""
        if seat == self.mover():
            self.since = at


def table_from(table_id: str, lines: Iterable[LogLine]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for line in lines:
        table.apply(line)
    return table
