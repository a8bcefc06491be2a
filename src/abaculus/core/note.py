"""What a position has to say for itself, apart from its pieces."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["Note"]


class Note(NamedTuple):
    """Something that players should be told about the position itself: why the game is over, what will end it, why they
    can only miss their turn."""

    key: str
    """Of a text. It begins with the game's id, and goes on with what sort of note it is: `mygame-ended-...` says why the
    game is over, `mygame-soon-...` what is about to end it, `mygame-why-...` why so little can be done."""
    args: dict[str, Any]
    player: int | None = None
    """The seat that the note is about. The text gets its name as `who`, and `you`, which is `yes` if it is the reader's."""

    @property
    def is_reason(self) -> bool:
        """Whether it says why so little can be done."""
        return "-why-" in self.key

    def plain(self) -> dict[str, Any]:
        """The note as plain data."""
        return self._asdict()
