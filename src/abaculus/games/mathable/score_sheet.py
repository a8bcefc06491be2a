"""The score sheet of a game on paper: read, replayed and checked.

    # anything after a # is a comment
    Ada 39: 12@8I 8@6H 2@9G 1@7F 16@8J
    Ben 121: 7@8F 6@9F 8@9H 4@6G 3@9E 21@8E 7@10E

One line per turn: who, the points written down, a colon, the placements in order. Draws and exchanges are not written, so a
turn without placements has nothing after its colon.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from abaculus.core.errors import BadLog, BadNotation, counted, one_of
from abaculus.core.tiles import MAX_TILE_FILE
from abaculus.games.mathable.board import place_token
from abaculus.games.mathable.box import RACK, Square, read_square, square_text
from abaculus.games.mathable.notation import typed_placement, why_no_equation
from abaculus.games.mathable.scoring import equations

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["Fault", "Sheet", "SheetTurn", "check_sheet", "read_sheet"]

_TURN = re.compile(r"(\S.*?)\s+(-?\d{1,6})\s*:(.*)", re.ASCII)


class SheetTurn(NamedTuple):
    """A turn as it was written down."""

    line: int
    player: str
    points: int
    placements: tuple[str, ...]


class Fault(NamedTuple):
    """Something that is wrong: the turn and the placement, counted from 1 (0: the points of the turn), and why."""

    turn: int
    player: str
    placement: int
    text: str
    why: str

    def __str__(self) -> str:
        where = f"turn {self.turn} ({self.player})"
        return (
            f"{where}, placement {self.placement}, {self.text}: {self.why}"
            if self.placement
            else f"{where}: {self.why}"
        )


class Sheet(NamedTuple):
    """A sheet that has been checked: what is wrong, the points of every turn by the rules, and the sums of every player."""

    faults: list[Fault]
    turns: list[int]
    totals: dict[str, int]
    placements: int


def read_sheet(text: str) -> list[SheetTurn]:
    """The turns of a sheet. A line that is not a turn is an error, which gives its number.

    >>> read_sheet("Ada 12: 12@8I\\n")
    [SheetTurn(line=1, player='Ada', points=12, placements=('12@8I',))]
    """
    if len(text) > MAX_TILE_FILE:
        raise BadLog(f"longer than {MAX_TILE_FILE} characters, so it is no score sheet")
    turns = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].strip()
        found = _TURN.fullmatch(words)
        if words and not found:
            raise BadLog(f"line {number}: {words[:60]!r} is no turn; a turn is written NAME POINTS: 12@8I 8@6H")
        if found:
            turns.append(SheetTurn(number, found[1], int(found[2]), tuple(found[3].split())))
    if not turns:
        raise BadLog("line 1: the sheet has no turns")
    return turns


def check_sheet(game: Mathable, turns: list[SheetTurn], bonus: bool = True) -> Sheet:
    """Replay a sheet by R3 to R5, by how many tokens a turn can have (R1, R6) and, with `bonus`, R7.

    A wrong placement is reported, and its token stays there if it can, so that the rest of the sheet can be checked.
    """
    return _Checker(game, bonus).check(turns)


class _Checker:
    def __init__(self, game: Mathable, bonus: bool) -> None:
        self.game = game
        self.bonus = bonus
        self.state = game.new_initial_state()
        self.faults: list[Fault] = []

    def check(self, turns: list[SheetTurn]) -> Sheet:
        counted, totals = [], dict.fromkeys((turn.player for turn in turns), 0)
        for number, turn in enumerate(turns, start=1):
            before = len(self.faults)
            points = sum(self._placement(number, turn, place) for place in range(len(turn.placements)))
            possible = self._with_bonus(turn, points)
            right = turn.points if turn.points in possible else possible[0]
            if len(self.faults) == before and turn.points not in possible:
                wanted = " or ".join(str(one) for one in possible)
                self.faults.append(Fault(number, turn.player, 0, "", f"counted as {turn.points}, it is {wanted}"))
            counted.append(right)
            totals[turn.player] += right
        return Sheet(self.faults, counted, totals, sum(len(turn.placements) for turn in turns))

    def _placement(self, number: int, turn: SheetTurn, place: int) -> int:
        """The points of one placement; 0, and a fault, if it is wrong."""
        text, box, s = turn.placements[place], self.game.box[0], self.state.record[0]
        why, square, points = "", None, 0
        token, name = typed_placement(text)
        try:
            kind = self.game.kind_named(token)
            square = read_square(name)
            if square is None:
                why = f"{name or 'nothing'} is no square; squares are 1A to 14N, the row first"
            elif s.left[kind] == 0:
                why = f"the box has {counted(int(box.copies[kind]), 'token')} {token}, and no more are left"
            elif s.board[square]:
                why = f"there is {one_of(int(box.faces[s.board[square]]))} on {square_text(square)} already"
            else:
                why, points = self._put(kind, square)
                why = why or self._too_many(turn, place)
        except BadNotation:
            why = f"the box has no token {token[:20]!r}"
        if why:
            self.faults.append(Fault(number, turn.player, place + 1, text, why))
        return points

    def _too_many(self, turn: SheetTurn, place: int) -> str:
        """R1, R6: a rack holds seven tokens, and every square with a sign may have given one more by then."""
        most = RACK + self._chances(turn.placements[:place])
        return (
            ""
            if place < most
            else f"that is token {place + 1} of the turn; there can have been {most} by then (R1, R6)"
        )

    def _chances(self, placements: Sequence[str]) -> int:
        """How many extra tokens placements may have given."""
        squares = [read_square(typed_placement(text)[1]) for text in placements]
        return int(np.sum([self.game.box[0].sign[square] > 0 for square in squares if square is not None]))

    def _put(self, kind: int, square: Square) -> tuple[str, int]:
        box, s, value = self.game.box[0], self.state.record[0], self.game.set.values[kind]
        count = equations(box, s, kind, square)
        why = "" if count else why_no_equation(self.game, self.state, value, square)
        place_token(box, s, kind, square)
        return why, value * count * int(box.award[square])

    def _with_bonus(self, turn: SheetTurn, points: int) -> list[int]:
        """What a turn may be counted as: seven tokens, and all the extra ones that were drawn, have to be gone for R7.

        The sheet does not say whether an extra token was drawn. If it depends on that, both counts are right.
        """
        chances = self._chances(turn.placements)
        extra = len(turn.placements) - RACK
        if not self.bonus or not 0 <= extra <= chances:
            return [points]
        most = points + int(self.game.box[0].bonus)
        return [most] if extra == chances else [points, most]
