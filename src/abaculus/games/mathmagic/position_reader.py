"""Reading positions of MathMagic: a line, word by word, and whether everything fits together. The notation is in `positions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from abaculus.core.errors import AbaculusError
from abaculus.core.rack_opening import holds_highest
from abaculus.core.rack_positions import RackPositionReader
from abaculus.games.mathmagic.box import RACK
from abaculus.games.mathmagic.legality import can_lay
from abaculus.games.mathmagic.notation import Square, frame_number, read_square, square_text
from abaculus.games.mathmagic.rules import idle_turns_to_end
from abaculus.games.mathmagic.solitaire import MOST_ACTIONS, in_frame, is_cut_off, kind_at, put_all
from abaculus.games.mathmagic.state import EXCHANGE, FILL, OPEN, OVER, PHASES, REFILL, SECOND, START, TURN, UNKNOWN
from abaculus.games.mathmagic.table import lay_all

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["PositionReader", "SolitaireReader"]


class _Reader(RackPositionReader):
    """What both kinds of positions share."""

    game: MathMagic
    phases, piece, highest, back_example = PHASES, "chip", "the highest number", "0:CHIP,CHIP"
    longest = 6000

    def note_back(self, seat: int, kind: int) -> None:
        """How many chips were put back."""
        self.s.knows_back[seat] += 1

    def drew_highest(self, player: int) -> bool:
        """R1: whether nobody drew a higher number."""
        return holds_highest(self.box, self.s, self.box.rank, player)

    def _table(self) -> list[tuple[int, Square, str]]:
        found = []
        for word in self.listed("table", ";" if self.game.open_board else ","):
            name, at, square = word.partition("@")
            if not at:
                self.refuse(f"{word[:30]!r} in table=; a chip on the table is written {self.game.set.names[0]}@7G")
            found.append((self.take(name), read_square(self.game, square), word))
        return found


class SolitaireReader(_Reader):
    """The solitaire."""

    names = ("next", "actions", "last", "table")

    def fill(self) -> None:
        """Chips may lie in any order, as long as they agree."""
        s, box = self.s, self.box
        self.expect(s.phase in (TURN, OVER), "the solitaire knows next=turn and next=over only")
        s.actions = self.number("actions", int(box.cut_off) or MOST_ACTIONS)
        chips = self._table()
        numbers = np.array([self._frame_number(square) for _, square, _ in chips], dtype=np.int64)
        put = put_all(self.game.box, self.record, np.array([kind for kind, _, _ in chips], dtype=np.int64), numbers)
        if put < len(chips):
            self.refuse(
                f"{chips[put][2]}: there is a chip already, or this one does not agree with its neighbours (R9)"
            )
        if self.parts["last"] != "-":
            s.last = self._frame_number(read_square(self.game, self.parts["last"]))
            self.expect(kind_at(s, int(s.last)) >= 0, "there is a chip on the square of last=")
        full = s.laid == in_frame(box) or is_cut_off(box, s)
        self.expect(s.phase == OVER or not full, "with a full frame, or when it is cut off, it is over (R9)")
        self.expect(s.actions >= s.laid + (s.phase == OVER and not full), "every chip on the table took an action")

    def _frame_number(self, square: Square) -> int:
        try:
            return frame_number(self.game, square)
        except AbaculusError as problem:
            self.refuse(str(problem))


class PositionReader(_Reader):
    """Two to four players."""

    names = ("next", "to", "start", "idle", "scores", "racks", "table")
    sometimes = ("aside", "back")

    def fill(self) -> None:
        """Step by step; last of all, check that everything fits together."""
        self.s.mover = self.number("to", self.players - 1)
        self.s.idle = self.number("idle", int(self.box.most_idle))
        self._lay_table()
        self.fill_racks()
        self.find_aside()
        self.find_back(int(self.box.chips) - int(self.s.laid) - sum(self.held) - self.set_aside, "table")
        self.find_starter()
        self.score()
        if self.s.phase in (OPEN, START, FILL):
            self._check_beginning()
        elif self.s.phase != OVER:
            self._check_turn()
        else:
            self._check_end()

    def _lay_table(self) -> None:
        chips = self._table()
        if chips and chips[0][1] != (0, 0):
            self.refuse(f"{chips[0][2]}: the first chip goes on {square_text(self.game, (0, 0))} (R2)")
        places = np.array([(kind, *square) for kind, square, _ in chips], dtype=np.int64).reshape(-1, 3)
        laid = lay_all(self.game.box, self.record, places)
        if laid < len(chips):
            self.refuse(f"{chips[laid][2]}: there is a chip already, none beside it, or one that does not agree (R3)")

    def check_back(self, seat: int) -> None:
        """R7: a player who has exchanged holds chips, and nobody else knows any of them."""
        self.expect(
            self.shown()[seat] == 0 and self.held[seat] > 0,
            "after an exchange nobody else knows a chip of that rack (R7)",
        )

    # -- whether everything fits together ------------------------------------------------------------------------------------

    def _check_beginning(self) -> None:
        s = self.s
        self.expect(
            (s.laid, s.idle) == (0, 0) and "back" not in self.parts, "nothing has been laid yet, and no turn has begun"
        )
        self.check_dealing()

    def _check_turn(self) -> None:
        s, mover, bag = self.s, int(self.s.mover), int(self.s.bag_count)
        own = self.held[mover]
        shown = self.shown()
        self.expect(max(shown) <= 1, "at most one chip on each rack was drawn openly (R1)")
        self.expect(
            s.idle < (int(self.box.most_idle) if bag else self.players),
            "after so many idle turns the game is over (R8)",
        )
        self.expect(s.laid != 1 if s.phase != SECOND else s.laid == 1, "the opening is two chips (R2)")
        if s.phase == TURN:
            self.expect(own == RACK or (bag == 0 and own > 0), "a turn begins with six chips, while the bag lasts")
        elif s.phase == SECOND:
            self.expect(own == RACK - 1, "of the opening's two chips one is still on the rack (R2)")
            self.expect(
                can_lay(self.box, s) or UNKNOWN in s.racks, "a chip of the rack can be laid beside the first (R2)"
            )
        else:
            self.expect(bag > 0 and own < RACK, "a chip is missing from the rack, and there is one in the bag")
        if s.phase == REFILL:
            missing = RACK - own
            self.expect(
                s.idle == 0 and (missing == 1 or (missing == 2 and s.laid == 2)), "one chip is drawn for each laid (R6)"
            )
        if s.phase == EXCHANGE:
            self.expect(own + self.set_aside >= RACK and shown[mover] == 0, "as many are drawn as are exchanged (R7)")
            drawn = own + self.set_aside - RACK
            self.expect(bag + drawn >= self.set_aside, "no more are exchanged than the bag held (R7)")
        for player, held in enumerate(self.held):
            self.expect(
                player == mover or held == RACK or bag == 0,
                f"player {player + 1} holds six chips, while the bag lasts (R6)",
            )

    def _check_end(self) -> None:
        # By the first version of the rules 2n idle turns, or n misses, had ended it: such positions are read too.
        s, bag = self.s, int(self.s.bag_count)
        over = s.idle in (2 * self.players, self.box.most_idle) if bag else s.idle >= idle_turns_to_end(self.box, s)
        over = over or sum(self.held) + bag == 0
        self.expect(over and "back" not in self.parts, "all chips have been laid, or too many turns were idle (R8)")
