"""What travels between the analysis board and the server, as types."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from abaculus.analysis.counting import CountLine
from abaculus.analysis.counting import SheetRow as CoreSheetRow
from abaculus.analysis.reasons import Reason
from abaculus.analysis.reviewing import Judged
from abaculus.analysis.summing_up import BestMove, KindOfPoints, MovePoints, Story
from abaculus.core.game import ScorePart
from abaculus.server.wire import Asked, Chance, Flag, Line, MoveShown, Options, Part, SceneShown, Seat, Tiles, Whole
from abaculus.server.wire.core_types import Shown, fields_of

__all__ = [
    "MOST_ACTIONS", "AnalysisAsked", "AnalysisShown", "AnalysisStep", "Counted", "CountedLine", "CountedPlayer", "FinalCount",
    "GameAsked", "GameReview", "JudgedShown", "ReasonShown", "SheetRow", "WrongStep",
]  # fmt: skip

MOST_ACTIONS = 3000
"""Of one request; the games of people are far below."""


class GameAsked(Asked):
    """A position of a game with its options, whoever sends it: nothing of it is kept."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = Field(default_factory=dict)
    tiles: Tiles | None = None
    position: Annotated[str, StringConstraints(max_length=8_000, pattern=r"^[^\x00]*$")] | None = None
    """A position line; left out, the game begins."""


class AnalysisAsked(GameAsked):
    """A game to go through: where it begins, and everything that happened, chance included."""

    actions: Annotated[list[Line | Whole], Field(max_length=MOST_ACTIONS)] = Field(default_factory=list)
    """In notation, or as numbers."""
    viewer: Seat | None = None
    """Whose hand is shown; left out, that of the player on move."""
    counted: Flag = False
    """Whether the count and the score sheet are wanted as well."""


class AnalysisStep(BaseModel):
    """Something that happened: who did it (`null`: chance), its points with the working, and where that leads."""

    seat: int | None
    move: MoveShown
    text: str
    why: list[Part]
    scores: list[int]
    position: str


class WrongStep(BaseModel):
    """The first action that is not possible: its number, counted from 1, and why not."""

    number: int
    text: str
    why: str


CountedLine = Annotated[CountLine, Shown(
    CountLine, "CountedLine", "A line of a count, and how it was worked out.", CountLine.plain,
    {**fields_of(ScorePart), "why": fields_of(CountLine)["why"]},
)]  # fmt: skip
SheetRow = Annotated[CoreSheetRow, Shown(
    CoreSheetRow, "SheetRow", "A decision on the score sheet: what it changed for everyone, and all totals after it.",
    CoreSheetRow.plain,
)]  # fmt: skip


class CountedPlayer(BaseModel):
    """A player's points, line by line."""

    lines: list[CountedLine]
    total: int


class Counted(BaseModel):
    """A game counted up."""

    players: list[CountedPlayer]
    sheet: list[SheetRow]


KindShown = Annotated[KindOfPoints, Shown(
    KindOfPoints, "KindShown", "A kind of reasons for points: the key of its text, and what it brought every player.",
    KindOfPoints._asdict,
)]  # fmt: skip
MovePointsShown = Annotated[MovePoints, Shown(
    MovePoints, "MovePointsShown",
    "A move by its step, 0 where it is not known, in which of its player's turns it was, and its points.",
    MovePoints._asdict,
)]  # fmt: skip
BestMoveShown = Annotated[BestMove, Shown(
    BestMove, "BestMoveShown",
    "The move that did most for a player: what it changed at once, why, and in which of the player's turns it was made.",
    BestMove.plain,
)]  # fmt: skip


class FinalCount(Counted):
    """A game that is over, counted and summed up. `kinds` add up to the totals. Where most points win, so do `moves`, a list for
    every player, with what is taken off or given apart from moves; where the fewest win, they are what each move took off."""

    kinds: list[KindShown]
    moves: list[list[MovePointsShown]]
    best: list[BestMoveShown | None]
    """Of every player; nothing where no move stands out."""
    story: Story
    """How the winner won: by a hair, with the very last move, from behind, both of these, or ahead throughout. Empty where none
    of it is true, and where the game did not end by its rules."""


class AnalysisShown(BaseModel):
    """A game as far as its actions are possible, and the position that they lead to."""

    options: dict[str, int | str]
    start: str
    steps: list[AnalysisStep]
    wrong: WrongStep | None
    position: str
    to_move: int
    scores: list[int]
    over: bool
    ranks: list[int] | None
    """Once it is over: who comes first, second, third."""
    outcomes: list[Chance]
    """What chance may do next, where it is to decide."""
    example: str
    """A move that is possible, in notation, for those who type."""
    scene: SceneShown
    counted: Counted | None


ReasonShown = Annotated[Reason, Shown(
    Reason, "ReasonShown",
    "Why a move would have been better: a text key, what to fill into it, and the points that speak for it.",
    Reason.plain,
    fields_of(Reason, "example"),
)]  # fmt: skip
JudgedShown = Annotated[Judged, Shown(
    Judged, "JudgedShown",
    "A decision beside what would have been best, as its player could know it then. `text` and `better` are notation.",
    Judged.plain,
    {**fields_of(Judged, "better_text"), "better": str, "better_move": fields_of(Judged)["better"]},
)]  # fmt: skip


class GameReview(BaseModel):
    """A review as far as it has come."""

    done: int
    all: int
    decisions: list[JudgedShown]
