"""What messages are made of: numbers and texts with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from abaculus.bots import BOTS

__all__ = [
    "REACTIONS", "Asked", "Flag", "Id", "Level", "Line", "Nonce", "Pace", "Points", "Reckon", "Seat", "Whole",
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
Points = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)]
Reckon = Literal["off", "move", "end"]


class Asked(BaseModel):
    """A request: what is not known is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")
