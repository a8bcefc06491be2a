"""How a game ended, in words: who won, who came second and third, and why it was over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from abaculus.core.note import Note
from abaculus.core.ranks import places_of, ranks_of

if TYPE_CHECKING:  # help comes without numpy
    from abaculus.core.ending import Ending
    from abaculus.core.state import State
    from abaculus.core.texts import Texts

__all__ = ["Outcome"]


class Outcome:
    """The sentences about the end of a game. `about` gives the blanks of a sentence about a seat: `who`, and `you`.

    Where a log says what its table made of the game, that counts: the rules know no handicap, and nobody who gave up.
    """

    def __init__(
        self, texts: Texts, state: State, about: Callable[[int], dict[str, str]], said: Ending | None = None
    ) -> None:
        self._texts, self._state, self._about, self._said = texts, state, about, said

    def result(self) -> str:
        """Who won, and who came second, third, ...; or what the solo player reached. Nothing if nobody won."""
        state = self._state
        totals = state.scores() if self._said is None else self._said.totals
        ranks = ranks_of(state.returns()) if self._said is None else self._said.ranks
        if len(totals) == 1:
            own = f"{state.game.id}-solo"
            return self._texts.say(own if self._texts.has(own) else "play-solo", points=totals[0])
        return "" if ranks is None else " ".join(self._places(totals, ranks))

    def _places(self, totals: Sequence[int], ranks: Sequence[int]) -> list[str]:
        say, told = self._texts.say, []
        for rank, seats in places_of(ranks):
            points, names = totals[seats[0]], self._texts.names([self._about(seat)["who"] for seat in seats])
            if rank > 1:
                told.append(say("play-ranked", place=rank, names=names, count=len(seats), points=points))
            elif len(seats) > 1:
                told.append(say("play-shared", names=names, points=points))
            else:
                told.append(say("play-won", points=points, **self._about(seats[0])))
        return told

    def why(self) -> str:
        """Why it is over, and who gave up."""
        state = self._state
        notes = [state.game.ending(state)] if self._said is None else self._said.notes
        return " ".join(self._texts.ending(note, **self._who(note)) for note in notes)

    def notices(self, notes: Sequence[Note]) -> list[str]:
        """What players should know of a position before they decide, as far as there are words for it."""
        told = [self._texts.notice(note, **self._who(note)) for note in notes]
        return [one for one in told if one]

    def _who(self, note: Note) -> dict[str, str]:
        return {} if note.player is None else self._about(note.player)

    def __str__(self) -> str:
        return " ".join(one for one in (self.result(), self.why()) if one)
