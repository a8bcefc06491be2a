"""Reading positions of Mathable, as `positions` writes them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from abaculus.core.rack_opening import holds_highest
from abaculus.core.rack_positions import RackPositionReader
from abaculus.core.record import Records
from abaculus.games.mathable import state
from abaculus.games.mathable.board import place_all
from abaculus.games.mathable.box import HONOUR, RACK, read_square

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["read_position"]

_PUT = re.compile(r"(\d{1,3})@(\d{1,2}[A-N])(?::([1-4]))?", re.ASCII)


def read_position(game: Mathable, text: str) -> Records:
    """The record that a line describes."""
    return _PositionReader(game, text).read()


class _PositionReader(RackPositionReader):
    """The line of a game of Mathable."""

    game: Mathable
    names = ("next", "to", "start", "began", "placed", "idle", "scores", "racks", "board")
    sometimes = ("passes", "asked", "pending", "aside", "back")
    phases, piece, highest, back_example = state.PHASES, "token", "the highest token", "0:3,7"

    def fill(self) -> None:
        """Step by step; before the points, check that everything fits together."""
        self.s.mover = self.number("to", self.players - 1)
        self.s.began = self.number("began", RACK)
        self.s.placed = self.number("placed", int(self.box.tokens))
        self._find_idle()
        self._lay_board()
        self.fill_racks()
        self._find_pending()
        self.find_aside()
        lying = int(self.s.laid) + (self.s.phase == state.ANSWER)
        self.find_back(int(self.box.tokens) - lying - sum(self.held) - self.set_aside, "board")
        self.find_starter()
        if self.s.phase in (state.OPEN, state.START, state.FILL):
            self._check_beginning()
        elif self.s.phase != state.OVER:
            self._check_turn()
        self.score()

    def note_back(self, seat: int, kind: int) -> None:
        """A bit for each kind that was put back."""
        self.s.knows_back[seat] = int(self.s.knows_back[seat]) | 1 << kind

    def drew_highest(self, player: int) -> bool:
        """R1: whether nobody drew a higher token."""
        return holds_highest(self.box, self.s, self.box.values, player)

    def _find_idle(self) -> None:
        """R10 (c): unless it is said, all turns without a placement were passes, as they were counted in version 1."""
        s, box = self.s, self.box
        s.idle = s.passes = self.number("idle", int(box.most_idle))
        if "passes" in self.parts:
            s.passes = self.number("passes", 0 if box.exchange_passes else int(s.idle))
        if s.passes > box.most_passes:
            self.refuse(f"passes= is needed: the game is over after {box.most_passes} passes in a row (R10)")

    def _put(self, name: str, word: str, claim: bool) -> tuple[int, int, int]:
        found = _PUT.fullmatch(word)
        square = read_square(found[2]) if found else None
        if not found or square is None or bool(found[3]) != claim:
            self.refuse(f"{word[:30]!r} in {name}=; a placement is written {'12@8I:2' if claim else '12@8I'}")
        return self.take(found[1]), square, int(found[3] or 0)

    def _lay_board(self) -> None:
        words = self.listed("board", ",")
        puts = [self._put("board", word, False) for word in words]
        kinds, squares = ([put[i] for put in puts] for i in (0, 1))
        laid = place_all(self.game.box, self.record, np.array(kinds, np.int64), np.array(squares, np.int64))
        if laid < len(words):
            self.refuse(f"{words[laid]}: there is a token already, or this one did not fit there (R3)")

    def _find_pending(self) -> None:
        s, given = self.s, {"asked", "pending"} & set(self.parts)
        self.expect(len(given) == (2 if s.phase == state.ANSWER else 0), "asked= and pending= are for next=answer only")
        if s.phase == state.ANSWER:
            self.expect(self.box.referee == HONOUR, "opponents answer only with referee=honour")
            s.asked = self.number("asked", self.players - 1)
            self.expect(s.asked != s.mover, "an opponent is asked")
            s.pending_kind, s.pending_square, s.pending_claim = self._put("pending", self.parts["pending"], True)
            self.expect(s.board[s.pending_square] == 0, "the token is put on an empty square")

    # -- whether everything fits together ------------------------------------------------------------------------------------

    def _check_beginning(self) -> None:
        s = self.s
        nothing = (s.laid, s.began, s.placed, s.idle) == (0, 0, 0, 0) and "back" not in self.parts
        self.expect(nothing, "nothing has been placed yet, and no turn has begun")
        self.check_dealing()

    def _check_turn(self) -> None:
        s, mover, bag = self.s, int(self.s.mover), int(self.s.bag_count)
        rest = self.held[mover] + (s.phase == state.ANSWER)
        self.expect(
            s.began == RACK or (bag == 0 and s.began > 0), "a turn begins with seven tokens, while the bag lasts"
        )
        going_on = s.idle < self.box.most_idle and s.passes < self.box.most_passes
        self.expect(bool(s.placed <= s.laid and going_on), "too many tokens were placed, or too many turns were idle")
        # With extra tokens (R6) a turn may have more placements than tokens were held.
        lower = int(s.began) - int(s.placed)
        own = {
            state.TURN: max(1, lower) <= rest,
            state.ANSWER: lower <= rest,
            state.CHOICE: lower <= rest < RACK,
            state.EXTRA: lower <= rest < RACK,
            state.REFILL: rest < RACK,
            state.EXCHANGE: lower - self.set_aside <= rest < lower,
        }[int(s.phase)]
        self.expect(own and rest <= RACK, f"player {mover + 1} cannot hold that many tokens")
        for player, held in enumerate(self.held):
            full = held == RACK or (bag == 0 and held > 0)
            self.expect(player == mover or full, f"player {player + 1} holds seven tokens, while the bag lasts (R8)")
        if s.phase in (state.CHOICE, state.EXTRA):
            last = int(s.laid_square[s.laid - 1]) if s.laid else 0
            self.expect(
                bool(s.placed) and self.box.sign[last] > 0, "the last token was placed on a restriction square (R6)"
            )
        if s.phase in (state.CHOICE, state.EXTRA, state.REFILL, state.EXCHANGE):
            self.expect(bag > 0, "there is a token in the bag")
        if s.phase == state.EXCHANGE:
            drawn = rest - lower + self.set_aside
            self.expect(s.placed == 0 and bag + drawn >= self.set_aside, "no more are exchanged than the bag held (R9)")
