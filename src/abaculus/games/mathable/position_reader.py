"""Reading positions of Mathable, as `positions` writes them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from abaculus.core.errors import BadNotation
from abaculus.core.record import Records
from abaculus.games.mathable.board import place_all
from abaculus.games.mathable.box import HONOUR, RACK, read_square
from abaculus.games.mathable.opening import drew_highest
from abaculus.games.mathable.state import (
    ANSWER,
    CHOICE,
    EXCHANGE,
    EXTRA,
    FILL,
    OPEN,
    OVER,
    PHASES,
    REFILL,
    START,
    TURN,
    UNKNOWN,
)

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["read_position"]

_ALWAYS = ("next", "to", "start", "began", "placed", "idle", "scores", "racks", "board")
_SOMETIMES = ("asked", "pending", "aside", "back")
_PUT = re.compile(r"(\d{1,3})@(\d{1,2}[A-N])(?::([1-4]))?", re.ASCII)


def read_position(game: Mathable, text: str) -> Records:
    """The record that a line describes."""
    return _PositionReader(game, text).record


class _PositionReader:
    """Builds the record step by step; the first thing that does not fit is told."""

    def __init__(self, game: Mathable, text: str) -> None:
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
        self.s.mover = self._number("to", self.players - 1)
        self.s.began = self._number("began", RACK)
        self.s.placed = self._number("placed", int(self.box.tokens))
        self.s.idle = self._number("idle", 2 * self.players)
        self._lay_board()
        self._fill_racks()
        self._find_pending()
        self._find_aside()
        self._find_back()
        self._find_starter()
        self._check_counts()
        self._score()

    def _refuse(self, why: str) -> NoReturn:
        raise BadNotation(f"position: {why}")

    def _expect(self, holds: bool, why: str) -> None:
        if not holds:
            self._refuse(f"next={PHASES[self.s.phase]}: {why}")

    def _parts(self, text: str) -> dict[str, str]:
        words = text.split() if len(text) <= 5000 else []
        if not words or words[0] != "mathable":
            self._refuse("a position of this game starts with 'mathable'")
        parts = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        unknown = set(parts) - {*_ALWAYS, *_SOMETIMES}
        if len(parts) != len(words) - 1 or unknown or not set(_ALWAYS) <= set(parts):
            self._refuse(f"after 'mathable' come {', '.join(name + '=' for name in _ALWAYS)}, each once, and where they "
                         f"matter {', '.join(name + '=' for name in _SOMETIMES)}")  # fmt: skip
        return parts

    def _number(self, name: str, most: int) -> int:
        text = self.parts[name]
        if not (text.isascii() and text.isdecimal() and len(text) <= 3 and int(text) <= most):
            self._refuse(f"{name}={text[:20]} is no number from 0 to {most}")
        return int(text)

    def _take(self, name: str) -> int:
        kind = self.game.kind_named(name)
        if self.bag[kind] == 0:
            self._refuse(f"there is no further token {name} in the box")
        self.bag[kind] -= 1
        return kind

    def _put(self, name: str, word: str, claim: bool) -> tuple[int, int, int]:
        found = _PUT.fullmatch(word)
        square = read_square(found[2]) if found else None
        if not found or square is None or bool(found[3]) != claim:
            self._refuse(f"{word[:30]!r} in {name}=; a placement is written {'12@8I:2' if claim else '12@8I'}")
        return self._take(found[1]), square, int(found[3] or 0)

    def _lay_board(self) -> None:
        text = self.parts["board"]
        words = [] if text == "-" else text.split(",")
        puts = [self._put("board", word, False) for word in words]
        kinds, squares = ([put[i] for put in puts] for i in (0, 1))
        laid = place_all(self.game.box, self.record, np.array(kinds, np.int64), np.array(squares, np.int64))
        if laid < len(words):
            self._refuse(f"{words[laid]}: there is a token already, or this one did not fit there (R3)")

    def _fill_racks(self) -> None:
        racks = [[] if rack == "-" else rack.split(",") for rack in self.parts["racks"].split(";")]
        if len(racks) != self.players or any(len(rack) > RACK for rack in racks):
            self._refuse(
                f"racks= has {self.players} racks of at most {RACK} tokens, with ; and , between, or - for none"
            )
        for player, rack in enumerate(racks):
            known = sorted((self._take(name.removesuffix("!")), not name.endswith("!")) for name in rack if name != "?")
            known += [(UNKNOWN, True)] * (len(rack) - len(known))
            places = slice(player * RACK, player * RACK + len(rack))
            self.s.racks[places] = [kind for kind, _ in known]
            self.s.shown[places] = [not hidden for _, hidden in known]
            self.s.rack_count[player] = len(rack)
        self.held = [len(rack) for rack in racks]

    def _find_pending(self) -> None:
        s, given = self.s, {"asked", "pending"} & set(self.parts)
        self._expect(len(given) == (2 if s.phase == ANSWER else 0), "asked= and pending= are for next=answer only")
        if s.phase == ANSWER:
            self._expect(self.box.referee == HONOUR, "opponents answer only with referee=honour")
            s.asked = self._number("asked", self.players - 1)
            self._expect(s.asked != s.mover, "an opponent is asked")
            s.pending_kind, s.pending_square, s.pending_claim = self._put("pending", self.parts["pending"], True)
            self._expect(s.board[s.pending_square] == 0, "the token is put on an empty square")

    def _find_aside(self) -> None:
        s = self.s
        self._expect((s.phase == EXCHANGE) == ("aside" in self.parts), "aside= is for next=exchange only")
        self.set_aside = 0
        if s.phase == EXCHANGE:
            names = self.parts["aside"].split(",")
            if len(names) > RACK:
                self._refuse(f"aside= has at most {RACK} tokens, with commas between")
            kinds = sorted(self._take(name) for name in names if name != "?")
            self.set_aside = len(names)
            for place, kind in enumerate([*kinds, *[UNKNOWN] * (len(names) - len(kinds))]):
                s.aside[place] = kind

    def _find_back(self) -> None:
        s = self.s
        inside = int(self.box.tokens) - int(s.laid) - sum(self.held) - self.set_aside - (s.phase == ANSWER)
        if inside < 0:
            self._refuse("there are more tokens on the board and the racks than in the box")
        s.bag_count = inside
        s.bag[:] = self.bag
        known = [0] * len(self.game.set.values)
        for word in self.parts["back"].split(";") if "back" in self.parts else []:
            seat, colon, names = word.partition(":")
            if not colon or seat not in map(str, range(self.players)) or s.knows_back[int(seat)]:
                self._refuse(f"{word[:30]!r} in back=; it is written 0:3,7, each seat once")
            for name in names.split(","):
                kind = self.game.kind_named(name)
                known[kind] += 1
                if known[kind] > self.bag[kind] or sum(known) > inside:
                    self._refuse(f"back=: there are not so many {name} in the bag")
                s.put_back[int(seat), kind] += 1
                s.knows_back[int(seat)] = int(s.knows_back[int(seat)]) | 1 << kind

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

    def _check_counts(self) -> None:
        s = self.s
        if s.phase in (OPEN, START, FILL):
            self._check_beginning()
        elif s.phase != OVER:
            self._check_turn()

    def _check_beginning(self) -> None:
        s, mover = self.s, int(self.s.mover)
        nothing = (s.laid, s.began, s.placed, s.idle) == (0, 0, 0, 0) and "back" not in self.parts
        self._expect(nothing, "nothing has been placed yet, and no turn has begun")
        if s.phase == OPEN:
            wanted = [1 if player < mover else 0 for player in range(self.players)]
        elif s.phase == START:
            wanted = [1] * self.players
        else:
            order = [(int(s.starter) + place) % self.players for place in range(self.players)]
            done = order.index(mover)
            wanted = [RACK if order.index(p) < done else 1 for p in range(self.players)]
            wanted[mover] = self.held[mover] if 1 <= self.held[mover] < RACK else -1
        self._expect(self.held == wanted, "the racks hold other numbers of tokens at that point (R1)")
        shown = [sum(s.shown[player * RACK : (player + 1) * RACK].tolist()) for player in range(self.players)]
        self._expect(shown == [min(1, held) for held in wanted], "one token on each rack was drawn openly (R1)")
        if s.phase == START:
            tied = [player for player in range(self.players) if drew_highest(self.box, s, player)]
            self._expect(mover == 0 and len(tied) > 1, "two or more have drawn the highest token")

    def _check_turn(self) -> None:
        s, mover, bag = self.s, int(self.s.mover), int(self.s.bag_count)
        rest = self.held[mover] + (s.phase == ANSWER)
        self._expect(
            s.began == RACK or (bag == 0 and s.began > 0), "a turn begins with seven tokens, while the bag lasts"
        )
        self._expect(s.placed <= s.laid and s.idle < 2 * self.players, "too many were placed, or turns idle")
        # With extra tokens (R6) a turn can go on after as many placements as tokens were held.
        lower = int(s.began) - int(s.placed)
        own = {
            TURN: max(1, lower) <= rest,
            ANSWER: lower <= rest,
            CHOICE: lower <= rest < RACK,
            EXTRA: lower <= rest < RACK,
            REFILL: rest < RACK,
            EXCHANGE: lower - self.set_aside <= rest < lower,
        }[int(s.phase)]
        self._expect(own and rest <= RACK, f"seat {mover} holds a number of tokens that cannot be")
        for player, held in enumerate(self.held):
            full = held == RACK or (bag == 0 and held > 0)
            self._expect(player == mover or full, f"seat {player} holds seven tokens, while the bag lasts (R8)")
        if s.phase in (CHOICE, EXTRA):
            last = int(s.laid_square[s.laid - 1]) if s.laid else 0
            self._expect(
                bool(s.placed) and self.box.sign[last] > 0, "the last token was placed on a restriction square (R6)"
            )
        if s.phase in (CHOICE, EXTRA, REFILL, EXCHANGE):
            self._expect(bag > 0, "there is a token in the bag")
        if s.phase == EXCHANGE:
            drawn = rest - lower + self.set_aside
            self._expect(
                s.placed == 0 and bag + drawn >= self.set_aside, "no more are exchanged than the bag held (R9)"
            )
