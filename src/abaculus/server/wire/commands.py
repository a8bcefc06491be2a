"""Commands at a table: the same over a socket and over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from abaculus.server.wire.basics import Asked, Flag, Id, Level, Line, Nonce, Points, Seat, Whole

__all__ = [
    "COMMANDS", "Act", "Answer", "Ask", "AskHint", "Close", "Command", "Count", "Explain", "Leave", "Look", "Ping",
    "PutBot", "React", "Rematch", "Resign", "Resume", "Return", "Sit", "TableCommand",
]  # fmt: skip


class _Command(Asked):
    id: Id = ""
    """Chosen by the client and sent back with the answer."""


class Sit(_Command):
    """Take a seat: this one, the ones kept for you, or any open one. The nonce goes into the dice."""

    type: Literal["sit"]
    seat: Seat | None = None
    nonce: Nonce = ""


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


TableCommand = Sit | Act | Count | Ask | Answer | Resume | Resign | Leave | Return | PutBot | Close
"""What becomes events in the log of a table."""

AnyCommand = TableCommand | Rematch | React | Explain | AskHint | Look | Ping

COMMANDS = get_args(AnyCommand)

Command = Annotated[AnyCommand, Field(discriminator="type")]
