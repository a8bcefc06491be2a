"""What the server answers, apart from tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Literal

from pydantic import BaseModel

from abaculus.core.game_info import GameInfo, Option
from abaculus.core.texts import taught_by
from abaculus.server.wire.core_types import Shown, fields_of
from abaculus.server.wire.scenes import MoveShown, Part, SceneShown
from abaculus.server.wire.tables import LogEntry, Update

__all__ = [
    "ANSWERS", "BestResult", "Chance", "CodeMade", "Done", "GameFacts", "GuestShown", "Health", "Hint", "OptionFacts",
    "PositionShown", "Presence", "PushKey", "Reaction", "Refusal", "Reply", "Review", "Step", "TokenMade", "Tokens",
    "Why",
]  # fmt: skip


def _facts(info: GameInfo) -> dict[str, object]:
    return {**asdict(info), "teaches": taught_by(info.id)}


OptionFacts = Annotated[Option, Shown(
    Option, "OptionFacts", "An option of a game; the first value is the default. `free`: it takes other texts as well.", asdict
)]  # fmt: skip
GameFacts = Annotated[GameInfo, Shown(
    GameInfo, "GameFacts",
    "What the outside of the box says, in English; among the texts, `<id>-about` and `<id>-teaches` say it in every language.\n"
    "`age` is in years; it and `minutes` are 0 where nobody has said so. `racks`: the companion can follow it.\n"
    "`begin_with`: the game for somebody who has chosen none.",
    _facts, {**fields_of(GameInfo), "teaches": str},
)]  # fmt: skip


class GuestShown(BaseModel):
    """You."""

    id: str
    name: str


class TokenMade(BaseModel):
    """A token, shown once."""

    token: str


class Tokens(BaseModel):
    """How many tokens were dropped."""

    dropped: int


class BestResult(BaseModel):
    """A guest's best result of playing a game alone on certain terms: its options, `rules`, the version of the rules, and
    `tiles`, a hash of them, where they are the guest's own. `table` is where it was reached, `at` when."""

    game: str
    terms: dict[str, int | str]
    points: int
    table: str
    at: int


class PushKey(BaseModel):
    """What a browser needs to subscribe to notices."""

    key: str


class Done(BaseModel):
    """It is done."""

    done: Literal[True] = True


class CodeMade(BaseModel):
    """A recovery code, shown once."""

    code: str


class Reply(BaseModel):
    """A command was carried out; the table's last event is `seq`."""

    type: Literal["done"]
    id: str
    seq: int
    table: str = ""
    """After `rematch`: the new table."""


class Why(BaseModel):
    """Why an action is worth its points."""

    type: Literal["why"]
    id: str
    action: int
    points: int
    parts: list[Part]


class Hint(BaseModel):
    """What a bot would do in your place: as much of it as the step gives away."""

    type: Literal["hint"]
    id: str
    step: int
    kind: str
    cell: str | None
    slots: list[int]
    action: int | None
    points: int | None
    """Nothing if the player has to work it out."""


class Presence(BaseModel):
    """Which of the seated players are here. Over a socket only."""

    type: Literal["presence"]
    here: list[bool]


class Reaction(BaseModel):
    """A seat shows a reaction. Over a socket only."""

    type: Literal["reaction"]
    seat: int
    reaction: str


class Refusal(BaseModel):
    """The server says no, and nothing has changed. `reason` is a name to rely on, `text` a sentence in your language."""

    type: Literal["refused"]
    id: str = ""
    reason: str
    text: str
    detail: str = ""
    seq: int | None = None


ANSWERS = (Update, Reply, Why, Hint, Presence, Reaction, Refusal)
"""What comes over a socket."""


class PositionShown(BaseModel):
    """A position, as a viewer may see it."""

    position: str
    to_move: int
    scores: list[int]
    over: bool
    ranks: list[int] | None
    """Once it is over: who comes first, second, third."""
    outcomes: list[str]
    """What chance may do next, where it is to decide."""
    scene: SceneShown


class Chance(BaseModel):
    """Something that chance may do, as a move and in notation, and its whole-number weight."""

    move: MoveShown
    text: str
    weight: int


class Step(LogEntry):
    """A step of a game that is over: what was done, all points after it, and for chance everything that could have come."""

    scores: list[int]
    chances: list[Chance]


class Review(BaseModel):
    """A whole game, step by step, with all that is needed to check its dice."""

    steps: list[Step]


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
