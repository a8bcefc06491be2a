"""A table: its seats, its match and its clock, all of which follow from its events.

`apply` takes an event of the log and changes the table. Nothing else changes it. `events` lists what can happen, and `decide`
turns what people ask for into events; the log is the truth, and a table can be made from it at any time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game
from abaculus.core.match import Match, Step
from abaculus.core.returns import returns_of
from abaculus.core.state import State
from abaculus.server.tables.events import Event
from abaculus.server.tables.game_cache import game_of
from abaculus.server.tables.places import Place, ScoreClaim

__all__ = ["Event", "Table", "table_from"]


@dataclass
class Table:
    """The present of a table. `seq` is the number of the last event."""

    id: str
    seq: int = 0
    phase: Literal["waiting", "playing", "over"] = "waiting"
    """waiting, playing or over."""
    game_id: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    host: str = ""
    commitment: str = ""
    seed: str = ""
    """Published: empty until the game is over."""
    places: list[Place] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)
    paused: bool = False
    question: dict[str, Any] | None = None
    """What is being asked: what, seat, and which seats have agreed."""
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
    why: str = ""
    """Why it is over."""
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
        per_move, per_game = self.settings.get("per_move"), self.settings.get("per_game")
        left = [1000 * per_move] if per_move else []
        if per_game:
            left.append(max(0, 1000 * per_game - self.places[mover].spent))
        return min(left, default=None)

    def totals(self) -> list[int]:
        """Points with handicaps: points given to a seat count in its favour."""
        sign = 1 if self.game.info.most_wins else -1
        given = self.settings.get("handicap") or [0] * len(self.places)
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

    def to_json(self) -> dict[str, Any]:
        """The log of a game that is over, with its dice, as `abaculus replay` and `abaculus verify` read it."""
        assert self.match is not None
        return {
            **self.match.to_json(),
            "table": {
                "id": self.id,
                "why": self.why,
                "handicap": self.settings.get("handicap"),
                "returns": self.returns(),
            },
            "dice": {
                "method": "abaculus dice 1",
                "table": self.id,
                "commitment": self.commitment,
                "seed": self.seed,
                "nonces": self.nonces,
                "seqs": [step.seq for step in self.history if step.seat is None],
            },
        }

    # -- what happens to it --------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Change the table as an event of its log says."""
        assert event.seq == self.seq + 1, (self.id, event.seq, self.seq)
        getattr(self, f"_{event.kind}")(event, **event.body)
        self.seq = event.seq
        self.asides += event.kind not in ("did", "came")
        self.touched = event.at

    def _created(
        self, event: Event, game: str, options: dict[str, Any], seats: list[dict[str, Any]], settings: dict[str, Any],
        host: str, commitment: str,
    ) -> None:  # fmt: skip
        self.game_id, self.options, self.settings, self.host = game, options, settings, host
        self.commitment, self.created = commitment, event.at
        self.places = [Place(**seat) for seat in seats]
        with contextlib.suppress(AbaculusError, TypeError):  # who sits down is told; until then it can be called off
            self._loaded = game_of(game, options)

    def _sat(self, event: Event, seat: int, guest: str, name: str, nonce: str) -> None:
        place = self.places[seat]
        place.guest, place.name, place.nonce, place.left = guest, name, nonce, False

    def _left(self, event: Event, seat: int) -> None:
        place = self.places[seat]
        if self.phase == "waiting":
            place.guest = place.name = place.nonce = ""
        else:
            place.left = True

    def _back(self, event: Event, seat: int) -> None:
        place = self.places[seat]
        place.left = False
        if place.level and not place.resigned:
            place.level = ""
            self._hands_over(event, seat)

    def _started(self, event: Event, nonces: list[str]) -> None:
        self.match = Match(self.set_up(), [place.name for place in self.places])
        self.nonces, self.phase = nonces, "playing"
        self._moved(event)

    def _filled(self, event: Event, seat: int, level: str) -> None:
        place = self.places[seat]
        place.kind, place.kept, place.level, place.name = "bot", "", level, level

    def _reckoned(
        self, event: Event, seat: int, text: str, answer: int, points: int, right: bool, operations: list[str]
    ) -> None:
        self.score_claims.append(ScoreClaim(event.seq, seat, text, answer, points, right, operations))

    def _did(self, event: Event, seat: int, text: str, by: str) -> None:
        if not self.paused and by == "player":
            self.places[seat].spent += max(0, event.at - self.since)
        self._acted(event, by, text)

    def _came(self, event: Event, text: str) -> None:
        self._acted(event, "chance", text)

    def _acted(self, event: Event, by: str, text: str) -> None:
        assert self.match is not None
        self.match.apply(text if event.action is None else event.action, by=by, seq=event.seq, after=event.after)
        self._moved(event)

    def _moved(self, event: Event) -> None:
        self.moved, self.since, self.question = event.seq, event.at, None

    def _asked(self, event: Event, seat: int, what: str) -> None:
        self.question = {"what": what, "seat": seat, "agreed": []}

    def _agreed(self, event: Event, seat: int) -> None:
        assert self.question is not None
        self.question = {**self.question, "agreed": [*self.question["agreed"], seat]}

    def _declined(self, event: Event, seat: int) -> None:
        self.question = None

    def _undone(self, event: Event, taken: int) -> None:
        assert self.match is not None
        self.match.drop(taken)
        self._moved(event)

    def _paused(self, event: Event) -> None:
        mover = self.mover()
        if mover is not None:
            self.places[mover].spent += max(0, event.at - self.since)
        self.paused, self.question = True, None

    def _resumed(self, event: Event) -> None:
        self.paused, self.since = False, event.at

    def _away(self, event: Event, began: int, ended: int) -> None:
        self.since = self.since + ended - began if self.since <= began else max(self.since, ended)
        self.excused = ended

    def _bot(self, event: Event, seat: int, level: str) -> None:
        self.places[seat].level, self.question = level, None
        self._hands_over(event, seat)

    def _hands_over(self, event: Event, seat: int) -> None:
        """Somebody else plays a seat: whoever has the move now begins to think. Nobody else's clock is touched."""
        if seat == self.mover():
            self.since = event.at

    def _resigned(self, event: Event, seat: int, why: str) -> None:
        self.places[seat].resigned = True
        self.question = None

    def _ended(self, event: Event, why: str, seed: str) -> None:
        self.phase, self.why, self.seed, self.question, self.paused = "over", why, seed, None, False

    def _rematch(self, event: Event, table: str) -> None:
        self.rematch = table


def table_from(table_id: str, events: Iterable[Event]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for event in events:
        table.apply(event)
    return table
