"""Positions that are kept but seldom looked at."""

from __future__ import annotations

import zlib

from abaculus.core.record import one_record
from abaculus.core.state import State

__all__ = ["Packed"]


class Packed:
    """A position in a tenth of its room or less: records are mostly zeros.

    >>> import abaculus
    >>> state = abaculus.load_game("hexago").new_initial_state()
    >>> packed = Packed(state)
    >>> packed.size * 10 < len(state.key()), packed.unpacked() == state
    (True, True)
    """

    __slots__ = ("_game", "_key", "_player")

    def __init__(self, state: State) -> None:
        self._game, self._player = state.game, state.current_player()
        self._key = zlib.compress(state.key(), 1)

    @property
    def size(self) -> int:
        """Bytes that its record takes."""
        return len(self._key)

    def unpacked(self) -> State:
        """The position again."""
        return State(self._game, one_record(self._game.record_type.dtype, zlib.decompress(self._key)), self._player)
