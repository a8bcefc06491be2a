"""Reading positions of MathMagic: a line, word by word, and whether it all goes together. The notation is in `positions`."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from abaculus.core.errors import AbaculusError, BadNotation
from abaculus.games.mathmagic.box import RACK
from abaculus.games.mathmagic.legality import can_lay
from abaculus.games.mathmagic.notation import Square, frame_number, read_square, square_text
from abaculus.games.mathmagic.opening import drew_highest
from abaculus.games.mathmagic.solitaire import CUT_OFF, in_frame, kind_at, put_all
from abaculus.games.mathmagic.state import EXCHANGE, FILL, OPEN, OVER, PHASES, REFILL, SECOND, START, TURN, UNKNOWN
from abaculus.games.mathmagic.table import lay_all

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["PositionReader", "SolitaireReader"]


class _Reader(ABC):
    """What both kinds of positions share. The first thing that does not fit is told."""

    names: tuple[str, ...]
    sometimes: tuple[str, ...] = ()

    def __init__(self, game: MathMagic, text: str) -> None:
        self.game = game
        self.players = game.num_players()
        self.record = game.record_type.new()
        self.box, self.s = game.box[0], self.record[0]
        self.bag: list[int] = self.box.copies.tolist()
        game.compiled.begin(game.box, self.record)
        self.parts = self._parts(text)
        if self.parts["next"] not in PHASES:
            self._refuse(
                f"next={self.parts['next'][:20]} is nothing that comes next; that is one of {', '.join(PHASES)}"
            )
        self.s.phase = PHASES.index(self.parts["next"])
        self.read()

    @abstractmethod
    def read(self) -> None:
        """Fill the record."""

    def _refuse(self, why: str) -> NoReturn:
        raise BadNotation(f"position: {why}")

    def _expect(self, holds: bool, why: str) -> None:
        if not holds:
            self._refuse(f"next={PHASES[self.s.phase]}: {why}")

    def _parts(self, text: str) -> dict[str, str]:
        words = text.split() if len(text) <= 6000 else []
        if not words or words[0] != "mathmagic":
            self._refuse("a position of this game starts with 'mathmagic'")
        parts = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        unknown = set(parts) - {*self.names, *self.sometimes}
        if len(parts) != len(words) - 1 or unknown or not set(self.names) <= set(parts):
            also = (
                f", and where they matter {', '.join(name + '=' for name in self.sometimes)}" if self.sometimes else ""
            )
            self._refuse(f"after 'mathmagic' come {', '.join(name + '=' for name in self.names)}, each once{also}")
        return parts

    def _number(self, name: str, most: int) -> int:
        text = self.parts[name]
        if not (text.isascii() and text.isdecimal() and len(text) <= 4 and int(text) <= most):
            self._refuse(f"{name}={text[:20]} is no number from 0 to {most}")
        return int(text)

    def _take(self, name: str) -> int:
        kind = self.game.kind_named(name)
        if self.bag[kind] == 0:
            self._refuse(f"there is no further chip {name} in the box")
        self.bag[kind] -= 1
        return kind

    def _table(self) -> list[tuple[int, Square, str]]:
        text = self.parts["table"]
        found = []
        for word in [] if text == "-" else text.split(";" if self.game.open_board else ","):
            name, at, square = word.partition("@")
            if not at:
                self._refuse(f"{word[:30]!r} in table=; a chip that lies is written {self.game.set.names[0]}@7G")
            found.append((self._take(name), read_square(self.game, square), word))
        return found


class SolitaireReader(_Reader):
    """The solitaire."""

    names = ("next", "actions", "last", "table")

    def read(self) -> None:
        """Chips may lie in any order, as long as they agree."""
        s, box = self.s, self.box
        self._expect(s.phase in (TURN, OVER), "the solitaire knows next=turn and next=over only")
        s.actions = self._number("actions", CUT_OFF)
        chips = self._table()
        numbers = np.array([self._frame_number(square) for _, square, _ in chips], dtype=np.int64)
        put = put_all(self.game.box, self.record, np.array([kind for kind, _, _ in chips], dtype=np.int64), numbers)
        if put < len(chips):
            self._refuse(
                f"{chips[put][2]}: there is a chip already, or this one does not agree with its neighbours (R9)"
            )
        if self.parts["last"] != "-":
            s.last = self._frame_number(read_square(self.game, self.parts["last"]))
            self._expect(kind_at(s, int(s.last)) >= 0, "on the square of last= lies a chip")
        full = s.laid == in_frame(box) or s.actions == CUT_OFF
        self._expect(s.phase == OVER or not full, f"with a full frame, or after {CUT_OFF} actions, it is over")
        self._expect(s.actions >= s.laid + (s.phase == OVER and not full), "every chip that lies took an action")

    def _frame_number(self, square: Square) -> int:
        try:
            return frame_number(self.game, square)
        except AbaculusError as problem:
            self._refuse(str(problem))


class PositionReader(_Reader):
    """Two to four players."""

    names = ("next", "to", "start", "idle", "scores", "racks", "table")
    sometimes = ("aside", "back")

    def read(self) -> None:
        """Step by step; at last, whether it all goes together."""
        self.s.mover = self._number("to", self.players - 1)
        self.s.idle = self._number("idle", 2 * self.players)
        self._lay_table()
        self._fill_racks()
        self._find_aside()
        self._find_back()
        self._find_starter()
        self._score()
        if self.s.phase in (OPEN, START, FILL):
            self._check_beginning()
        elif self.s.phase != OVER:
            self._check_turn()
        else:
            self._check_end()

    def _lay_table(self) -> None:
        chips = self._table()
        if chips and chips[0][1] != (0, 0):
            self._refuse(f"{chips[0][2]}: the first chip lies on {square_text(self.game, (0, 0))} (R2)")
        places = np.array([(kind, *square) for kind, square, _ in chips], dtype=np.int64).reshape(-1, 3)
        laid = lay_all(self.game.box, self.record, places)
        if laid < len(chips):
            self._refuse(f"{chips[laid][2]}: there is a chip already, none beside it, or one that does not agree (R3)")

    def _fill_racks(self) -> None:
        racks = [[] if rack == "-" else rack.split(",") for rack in self.parts["racks"].split(";")]
        if len(racks) != self.players or any(len(rack) > RACK for rack in racks):
            self._refuse(
                f"racks= has {self.players} racks of at most {RACK} chips, with ; and , between, or - for none"
            )
        for player, rack in enumerate(racks):
            known = sorted((self._take(name.removesuffix("!")), not name.endswith("!")) for name in rack if name != "?")
            known += [(UNKNOWN, True)] * (len(rack) - len(known))
            places = slice(player * RACK, player * RACK + len(rack))
            self.s.racks[places] = [kind for kind, _ in known]
            self.s.shown[places] = [not hidden for _, hidden in known]
            self.s.rack_count[player] = len(rack)
        self.held = [len(rack) for rack in racks]

    def _find_aside(self) -> None:
        s = self.s
        self._expect((s.phase == EXCHANGE) == ("aside" in self.parts), "aside= is for next=exchange only")
        self.set_aside = 0
        if s.phase == EXCHANGE:
            names = self.parts["aside"].split(",")
            if len(names) > RACK:
                self._refuse(f"aside= has at most {RACK} chips, with commas between")
            kinds = sorted(self._take(name) for name in names if name != "?")
            self.set_aside = len(names)
            for place, kind in enumerate([*kinds, *[UNKNOWN] * (len(names) - len(kinds))]):
                s.aside[place] = kind

    def _find_back(self) -> None:
        s = self.s
        inside = int(self.box.chips) - int(s.laid) - sum(self.held) - self.set_aside
        if inside < 0:
            self._refuse("there are more chips on the table and the racks than in the box")
        s.bag_count = inside
        s.bag[:] = self.bag
        known = [0] * len(self.game.set.names)
        for word in self.parts["back"].split(";") if "back" in self.parts else []:
            seat, colon, names = word.partition(":")
            if not colon or seat not in map(str, range(self.players)) or s.knows_back[int(seat)]:
                self._refuse(f"{word[:30]!r} in back=; it is written 0:CHIP,CHIP, each seat once")
            shown = s.shown[int(seat) * RACK : (int(seat) + 1) * RACK]
            self._expect(not shown.any() and self.held[int(seat)] > 0, "who exchanges shows no chip any more (R7)")
            for name in names.split(","):
                kind = self.game.kind_named(name)
                known[kind] += 1
                if known[kind] > self.bag[kind] or sum(known) > inside:
                    self._refuse(f"back=: there are not so many {name} in the bag")
                s.put_back[int(seat), kind] += 1
                s.knows_back[int(seat)] += 1

    def _find_starter(self) -> None:
        s, start = self.s, self.parts["start"]
        if s.phase in (OPEN, START):
            self._expect(start == "-", "the starter is not known yet: start=-")
        else:
            s.starter = self._number("start", self.players - 1)

    def _score(self) -> None:
        words = self.parts["scores"].split(",")
        if len(words) != self.players or not all(re.fullmatch(r"-?\d{1,6}", word, re.ASCII) for word in words):
            self._refuse(f"scores= has {self.players} numbers with commas between")
        for player, word in enumerate(words):
            self.s.scores[player] = int(word)

    # -- does it all go together? ------------------------------------------------------------------------------------------

    def _check_beginning(self) -> None:
        s, mover = self.s, int(self.s.mover)
        self._expect(
            (s.laid, s.idle) == (0, 0) and "back" not in self.parts, "nothing has been laid yet, and no turn has begun"
        )
        if s.phase == OPEN:
            wanted = [1 if player < mover else 0 for player in range(self.players)]
        elif s.phase == START:
            wanted = [1] * self.players
        else:
            order = [(int(s.starter) + place) % self.players for place in range(self.players)]
            done = order.index(mover)
            wanted = [RACK if order.index(p) < done else 1 for p in range(self.players)]
            wanted[mover] = self.held[mover] if 1 <= self.held[mover] < RACK else -1
        self._expect(self.held == wanted, "the racks hold other numbers of chips at that point (R1)")
        shown = [sum(s.shown[player * RACK : (player + 1) * RACK].tolist()) for player in range(self.players)]
        self._expect(shown == [min(1, held) for held in wanted], "one chip on each rack was drawn openly (R1)")
        if s.phase == START:
            tied = [player for player in range(self.players) if drew_highest(self.box, s, player)]
            self._expect(mover == 0 and len(tied) > 1, "two or more have drawn the highest number")

    def _check_turn(self) -> None:
        s, mover, bag = self.s, int(self.s.mover), int(self.s.bag_count)
        own = self.held[mover]
        shown = [sum(s.shown[player * RACK : (player + 1) * RACK].tolist()) for player in range(self.players)]
        self._expect(max(shown) <= 1, "at most one chip on each rack was drawn openly (R1)")
        self._expect(
            s.idle < (2 * self.players if bag else self.players), "after so many idle turns the game is over (R8)"
        )
        self._expect(s.laid != 1 if s.phase != SECOND else s.laid == 1, "the opening is two chips (R2)")
        if s.phase == TURN:
            self._expect(own == RACK or (bag == 0 and own > 0), "a turn begins with six chips, while the bag lasts")
        elif s.phase == SECOND:
            self._expect(own == RACK - 1, "of the opening's two chips one is still on the rack (R2)")
            self._expect(
                can_lay(self.box, s) or UNKNOWN in s.racks, "a chip of the rack can be laid beside the first (R2)"
            )
        else:
            self._expect(bag > 0 and own < RACK, "a chip is missing on the rack, and one is in the bag")
        if s.phase == REFILL:
            missing = RACK - own
            self._expect(
                s.idle == 0 and (missing == 1 or (missing == 2 and s.laid == 2)), "one chip is drawn for each laid (R6)"
            )
        if s.phase == EXCHANGE:
            self._expect(own + self.set_aside >= RACK and shown[mover] == 0, "as many are drawn as are exchanged (R7)")
            drawn = own + self.set_aside - RACK
            self._expect(bag + drawn >= self.set_aside, "no more are exchanged than the bag held (R7)")
        for player, held in enumerate(self.held):
            self._expect(
                player == mover or held == RACK or bag == 0, f"seat {player} holds six chips, while the bag lasts (R6)"
            )

    def _check_end(self) -> None:
        s, bag = self.s, int(self.s.bag_count)
        over = s.idle == (2 * self.players if bag else self.players) or (bag == 0 and sum(self.held) == 0)
        self._expect(over and "back" not in self.parts, "all chips lie, or too many turns were idle (R8)")
