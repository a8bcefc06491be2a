"""What clients ask for besides commands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from abaculus.server.wire.basics import Asked, Flag, Level, Line, Pace, Reckon, Seat

__all__ = [
    "GuestName", "NewSeat", "NewTable", "Options", "PositionAsked", "PushAsked", "RecoveryCode", "SignOutAsked", "Tiles",
    "TokenAsked",
]  # fmt: skip


class GuestName(Asked):
    """A name."""

    name: Annotated[str, StringConstraints(max_length=100, pattern=r"^[^\x00]*$")]


class RecoveryCode(Asked):
    """The code that moves a guest to another device."""

    code: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")]


class SignOutAsked(Asked):
    """What becomes invalid besides the cookies of other devices."""

    tokens: Flag = False
    """Also all tokens of programs."""


class PushAsked(Asked):
    """Where and how a browser wants to be notified when it is your turn: the parts of its PushSubscription."""

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
    options: Options = Field(default_factory=dict)
    tiles: Tiles | None = None
    """The text of a tile file, to play with your own tiles."""
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
    """Whether players may ask for hints; left out, only somebody who plays against nobody but bots may."""
    reckon: Reckon = "off"
    """Whether players work out points themselves: for each move, or their totals at the end."""
    pace: Pace = "normal"
    """How long bots let people look before they move."""


class PositionAsked(Asked):
    """A position to look at or to go on from."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options = Field(default_factory=dict)
    tiles: Tiles | None = None
    position: Annotated[str, StringConstraints(max_length=8_000, pattern=r"^[^\x00]*$")] | None = None
    """A position line; left out, the game begins."""
    actions: Annotated[list[Line], Field(max_length=300)] = Field(default_factory=list)
    """What happens from there on, in notation, chance included."""
    viewer: Seat | None = None
