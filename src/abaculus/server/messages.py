"""What travels between clients and the server, as types. The OpenAPI document and the browser's types come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from abaculus.bots import BOTS

__all__ = [
    "ANSWERS", "COMMANDS", "REACTIONS", "Act", "Answer", "Ask", "AskHint", "Close", "CodeMade", "Command", "Count", "Done",
    "Explain",
    "GameFacts", "GuestName", "GuestShown", "Health", "Hint", "Leave", "LobbyEntry", "Look", "NewSeat", "NewTable", "Ping",
    "PositionAsked", "PositionShown", "Presence", "PushAsked", "PushKey", "PutBot", "React",
    "Reaction", "RecoveryCode", "Refusal", "Rematch", "Reply", "Resign",
    "Resume", "Return", "Review", "Sit", "TableFacts", "TableMade", "TokenAsked", "TokenMade", "Tokens", "Update", "Why",
]  # fmt: skip

REACTIONS = ("hello", "well-played", "thank-you", "thinking", "oops", "good-game")

Whole = Annotated[int, Field(strict=True, ge=0, lt=1 << 31)]
Seat = Annotated[int, Field(strict=True, ge=0, lt=6)]
Id = Annotated[str, StringConstraints(max_length=40)]
Line = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")]
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9A-Za-z]*$")]
Level = Literal["random", "greedy", "beginner", "casual", "club", "expert", "master"]
assert Level.__args__ == BOTS  # type: ignore[attr-defined]
Pace = Literal["slow", "normal", "quick"]
Flag = Annotated[bool, Field(strict=True)]


class Asked(BaseModel):
    """A request: what is not known is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


# -- commands at a table: the same over a socket and over HTTP -------------------------------------------------------------


class _Command(Asked):
    id: Id = ""
    """Chosen by the client and sent back with the answer."""


class Sit(_Command):
    """Take a seat: this one, the ones kept for you, or any open one. The nonce goes into the dice."""

    type: Literal["sit"]
    seat: Seat | None = None
    nonce: Nonce = ""


Points = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
Reckon = Literal["off", "move", "end"]


class Act(_Command):
    """Do an action, by its number or in notation, in answer to event `seq`."""

    type: Literal["act"]
    seq: Whole
    action: Whole | None = None
    text: Line | None = None
    seat: Seat | None = None
    reckoned: Points | None = None
    """Where moves are reckoned: the points that you say it brings."""


class Count(_Command):
    """Where totals are reckoned at the end: what you say that your seat has."""

    type: Literal["count"]
    total: Points
    seat: Seat | None = None


class Ask(_Command):
    """Ask the others to take back your last decision, or for a pause."""

    type: Literal["ask"]
    seq: Whole
    what: Literal["undo", "pause"]


class Answer(_Command):
    """Answer what another player asked."""

    type: Literal["answer"]
    seq: Whole
    yes: Flag


class Resume(_Command):
    """End the pause."""

    type: Literal["resume"]


class Resign(_Command):
    """Give up."""

    type: Literal["resign"]
    seat: Seat | None = None


class Leave(_Command):
    """Get up. During a game the others may then let a bot play on."""

    type: Literal["leave"]


class Return(_Command):
    """Take the seat again after having left it, or back from the bot."""

    type: Literal["return"]


class PutBot(_Command):
    """Let a bot play for somebody who is gone."""

    type: Literal["bot"]
    seat: Seat
    level: Level = "greedy"


class Close(_Command):
    """Call off a table that waits, or end a game that another player has left."""

    type: Literal["close"]


class Rematch(_Command):
    """Play the same again: the answer names the new table."""

    type: Literal["rematch"]


class React(_Command):
    """Show one of the preset reactions to the table."""

    type: Literal["react"]
    reaction: Literal["hello", "well-played", "thank-you", "thinking", "oops", "good-game"]


class Explain(_Command):
    """Why would an action be worth its points?"""

    type: Literal["explain"]
    seq: Whole
    action: Whole


class AskHint(_Command):
    """What would the strongest bot do in your place? Step 1 tells where to look, step 2 which piece, step 3 the move.

    With `simple`, what brings the most points at once."""

    type: Literal["hint"]
    seq: Whole
    step: Annotated[int, Field(strict=True, ge=1, le=3)] = 3
    simple: Annotated[bool, Field(strict=True)] = False


class Look(_Command):
    """Look at the table as one of your seats does, or as a spectator. Over a socket only."""

    type: Literal["look"]
    seat: Seat | None


class Ping(_Command):
    """Is anybody there?"""

    type: Literal["ping"]


COMMANDS = (
    Sit,
    Act,
    Count,
    Ask,
    Answer,
    Resume,
    Resign,
    Leave,
    Return,
    PutBot,
    Close,
    Rematch,
    React,
    Explain,
    AskHint,
    Look,
    Ping,
)

Command = Annotated[
    Sit
    | Act
    | Count
    | Ask
    | Answer
    | Resume
    | Resign
    | Leave
    | Return
    | PutBot
    | Close
    | Rematch
    | React
    | Explain
    | AskHint
    | Look
    | Ping,
    Field(discriminator="type"),
]


# -- other requests ------------------------------------------------------------------------------------------------------


class GuestName(Asked):
    """A name."""

    name: Annotated[str, StringConstraints(max_length=100, pattern=r"^[^\x00]*$")]


class RecoveryCode(Asked):
    """The code that moves a guest to another device."""

    code: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")]


class PushAsked(Asked):
    """Where and how a browser wants to be told that it is your turn: a PushSubscription of the browser, in parts."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]


class TokenAsked(Asked):
    """A token for a program, with a label to tell it from others."""

    label: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")]


Options = Annotated[
    dict[
        Annotated[str, StringConstraints(max_length=40)],
        Annotated[int, Field(strict=True, ge=-(1 << 31), lt=1 << 31)] | Line,
    ],
    Field(max_length=16),
]
Tiles = Annotated[str, StringConstraints(max_length=20_000, pattern=r"^[^\x00]*$")]


class NewSeat(Asked):
    """A seat of a new table: yours (several: one device for several people), open, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Level = "greedy"
    name: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")] = ""
    """For people on the same device: what this one is called."""


class NewTable(Asked):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = {}
    tiles: Tiles | None = None
    """The text of a tile file, to play with the tiles of one's own box."""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=6)]
    listed: Flag = False
    """Whether it is shown in the lobby; otherwise it is reached by its link alone."""
    per_move: Annotated[int, Field(strict=True, ge=5, le=30 * 86_400)] | None = None
    """Seconds that a player has for each move."""
    per_game: Annotated[int, Field(strict=True, ge=30, le=365 * 86_400)] | None = None
    """Seconds that a player has for all moves together."""
    handicap: Annotated[list[Annotated[int, Field(strict=True, ge=0, le=10_000)]], Field(max_length=6)] | None = None
    """Points that seats are given in advance, one number for each."""
    hints: Flag | None = None
    """Whether players may ask for hints; left out, only those who play bots alone may."""
    reckon: Reckon = "off"
    """Whether players reckon for themselves: what each move brings, or at the end what they have."""
    pace: Pace = "normal"
    """How long bots let people look before they move."""


class PositionAsked(Asked):
    """A position to look at or to go on from."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = {}
    tiles: Tiles | None = None
    position: Annotated[str, StringConstraints(max_length=8_000, pattern=r"^[^\x00]*$")] | None = None
    """A position line; left out, the game begins."""
    actions: Annotated[list[Line], Field(max_length=300)] = []
    """What happens from there on, in notation, chance included."""
    viewer: Seat | None = None


# -- answers ---------------------------------------------------------------------------------------------------------------


class OptionFacts(BaseModel):
    """An option of a game; the first value is the default. `free`: it takes other texts as well."""

    name: str
    values: list[int | str]
    default: int | str
    summary: str
    free: str
    players: tuple[int, int] | None


class GameFacts(BaseModel):
    """What the outside of the box says."""

    id: str
    title: str
    summary: str
    players: tuple[int, int]
    default_players: int
    options: list[OptionFacts]
    rules_version: int
    most_wins: bool


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


class PushKey(BaseModel):
    """What a browser needs to subscribe to notices."""

    key: str


class Done(BaseModel):
    """It is done."""

    done: Literal[True] = True


class CodeMade(BaseModel):
    """A recovery code, shown once."""

    code: str


class TableMade(BaseModel):
    """A table was made: sit down at it next. The commitment fixes its dice before anybody adds a nonce."""

    id: str
    link: str
    commitment: str


class SeatShown(BaseModel):
    """A seat, as everybody sees it."""

    kind: Literal["me", "open", "bot"]
    name: str
    taken: bool
    bot: str
    left: bool
    resigned: bool
    here: bool
    spent: int


class Question(BaseModel):
    """What a player asks the others."""

    what: Literal["undo", "pause"]
    seat: int
    agreed: list[int]


class TableSettings(BaseModel):
    """How a table is played."""

    per_move: int | None = None
    per_game: int | None = None
    handicap: list[int] | None = None
    hints: bool = False
    listed: bool = False
    reckon: Reckon = "off"
    pace: Pace = "normal"


class TableFacts(BaseModel):
    """What everybody may know about a table. Times are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, int | str]
    own_tiles: bool
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatShown]
    mover: int | None
    since: int
    paused: bool
    question: Question | None
    settings: TableSettings
    created: int
    touched: int
    commitment: str
    nonces: list[str]
    seed: str
    why: str
    totals: list[int] | None
    returns: list[float] | None
    rematch: str


class You(BaseModel):
    """What you are at this table."""

    seats: list[int]
    viewer: int | None
    host: bool
    undo: bool = False


class Spot(BaseModel):
    """Somewhere on the board to point at: a cell, and the sides of its tile, where not all of it is meant."""

    cell: str
    sides: list[int]


class Part(BaseModel):
    """One reason for points: a text key, what to fill into it, the points that it adds, and where that can be seen."""

    key: str
    args: dict[str, Any]
    points: int
    spots: list[Spot]


class LogEntry(BaseModel):
    """Something that happened in the game, as you saw it."""

    seq: int
    seat: int | None
    by: str
    text: str
    points: int
    why: list[Part]


class SceneField(BaseModel):
    """A coloured, numbered part of a tile."""

    side: int
    colour: str
    label: str


class SceneTile(BaseModel):
    """A tile on the table."""

    cell: str
    x: float
    y: float
    fields: list[SceneField]
    text: str
    height: int
    owner: int | None
    marks: list[str]


class ScenePlace(BaseModel):
    """An empty place."""

    cell: str
    x: float
    y: float
    marks: list[str]
    label: str


class ScenePiece(BaseModel):
    """Something in your hand."""

    slot: int
    text: str
    fields: list[SceneField]


class SceneSeat(BaseModel):
    """A player's public numbers."""

    player: int
    score: int | None
    hand: int
    pile: int
    to_move: bool
    colour: str


class SceneMoves(BaseModel):
    """What you can do, a row each, in the order of the columns. Where moves are reckoned, their points are left out."""

    columns: list[str]
    rows: list[list[Any]]


class SceneShown(BaseModel):
    """What is on the table, for painters."""

    game: str
    title: str
    shape: Literal["hex", "square"]
    viewer: int | None
    to_move: int
    tiles: list[SceneTile]
    places: list[ScenePlace]
    hand: list[ScenePiece]
    moves: SceneMoves
    seats: list[SceneSeat]
    counts: dict[str, int]


class CountShown(BaseModel):
    """A total that one of your seats has to say, or has said: then with its working."""

    seat: int
    done: bool
    wrong: int
    total: int | None
    parts: list[Part]


class ReckonShown(BaseModel):
    """How this game is reckoned: what each move brings, or at the end. `rid`: the fewest points win."""

    mode: Literal["move", "end"]
    rid: bool
    counts: list[CountShown]


class Update(BaseModel):
    """A table as you may see it after event `seq`."""

    type: Literal["update"]
    seq: int
    table: TableFacts
    you: You
    log_after: int
    """The entries of the log follow this event; entries with higher numbers that came earlier were taken back."""
    log: list[LogEntry]
    scene: SceneShown | None
    position: str | None
    reckon: ReckonShown | None = None


class LobbyEntry(BaseModel):
    """A table in a list."""

    table: TableFacts
    you: list[int]


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
    """What a bot would do in your place: so much of it as the step tells."""

    type: Literal["hint"]
    id: str
    step: int
    kind: str
    cell: str | None
    pieces: list[int]
    action: int | None
    text: str
    points: int | None
    """Nothing where the player has to reckon it."""


class Presence(BaseModel):
    """Who of the seated is here. Over a socket only."""

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
    outcomes: list[str]
    """What chance may do next, where it is to decide."""
    scene: SceneShown


class Chance(BaseModel):
    """Something that chance may do, in notation, and its whole-number weight."""

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
