"""Reading positions of Number Castle: from a line, checked word by word, to the record. The form is shown in `notation`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abaculus.core.position_reader import PositionReader
from abaculus.core.record import Records
from abaculus.games.castle.box import COLOURS, MAX_HEIGHT, PILE
from abaculus.games.castle.legality import DIE, can_take
from abaculus.games.castle.notation import CELL
from abaculus.games.castle.rules import MISS_ROLLED, MOST_TO_BUILD
from abaculus.games.castle.stacks import face_of, put_down, put_on
from abaculus.games.castle.state import BUILD, DRAW, MISS, OVER, ROLL, TAKE
from abaculus.geometry.hex import Hex

if TYPE_CHECKING:
    from abaculus.games.castle.game import Castle

__all__ = ["read_position"]

_FACE = re.compile(r"([A-Za-z]+\d{1,3})/(\d)", re.ASCII)


def read_position(game: Castle, text: str) -> Records:
    """The record that a line describes."""
    return _PositionReader(game, text).read()


class _PositionReader(PositionReader):
    """The line of a game of Number Castle."""

    names = ("start", "turn", "roll", "build", "drawn", "last", "out", "stacks")
    sometimes = ("first",)

    def __init__(self, game: Castle, text: str) -> None:
        super().__init__(game, text)
        self.game = game
        self.cells: list[Hex] = []

    def fill(self) -> None:
        """The castle first, then whose turn it is."""
        self._stand()
        for name in self.listed("out", ","):
            self._take_from_pile(name)
        if self.parts["last"] != "-":
            cell = self._cell(self.parts["last"])
            if cell not in self.cells:
                self.refuse(f"last={cell}: there is no stone on {cell}")
            self.s.last = self.cells.index(cell) + 1
        if self.parts["start"] == "-":
            self._expect_nothing()
        else:
            self._find_turn()
            self._find_first_roll()

    def _cell(self, text: str) -> Hex:
        found = CELL.fullmatch(text)
        if not found:
            self.refuse(f"{text[:20]!r} is no cell; a cell is written q,r")
        return Hex(int(found[1]), int(found[2]))

    def _take_from_pile(self, name: str) -> int:
        stone = self.game.stone_named(name)
        player, bit = stone // PILE, 1 << stone % PILE
        if player >= self.players:
            self.refuse(f"{name}: nobody plays {COLOURS[player]}")
        if not int(self.s.left[player]) & bit:
            self.refuse(f"there is only one {name}")
        self.s.left[player] = int(self.s.left[player]) & ~bit
        self.s.piles[player] -= 1
        return stone

    def _stand(self) -> None:
        """Build the stacks in the order in which they are written, which is that of the record."""
        for word in self.listed("stacks", ";"):
            place, colon, stones = word.partition(":")
            faces = [_FACE.fullmatch(stone) for stone in stones.split("+")]
            if not colon or not all(faces):
                self.refuse(
                    f"{word[:60]!r} in stacks=; a stack is written q,r:STONE/turn+STONE/turn, from the ground up"
                )
            cell = self._cell(place)
            if cell in self.cells or max(map(abs, cell)) > int(sum(self.box.piles)):
                self.refuse(f"{cell} is taken twice, or out of reach")
            if len(faces) > MAX_HEIGHT:
                self.refuse(f"the stack on {cell} is higher than {MAX_HEIGHT} (R3)")
            self.cells.append(cell)
            for level, found in enumerate(faces):
                assert found is not None
                stone, turn = self._take_from_pile(found[1]), int(found[2])
                if turn >= self.box.turns[stone]:
                    self.refuse(f"{found[0]}: this stone has turns 0 to {int(self.box.turns[stone]) - 1}")
                if level == 0:
                    put_down(self.box, self.s, cell.q, cell.r, face_of(stone, turn))
                else:
                    put_on(self.s, len(self.cells), face_of(stone, turn))
        if self.cells and not self._connected():
            self.refuse("the stacks do not form one connected castle (R3)")

    def _connected(self) -> bool:
        reached, edge = {self.cells[0]}, [self.cells[0]]
        while edge:
            fresh = set(edge.pop().neighbours()) & set(self.cells) - reached
            reached |= fresh
            edge += fresh
        return len(reached) == len(self.cells)

    def _expect_nothing(self) -> None:
        nothing = dict.fromkeys(self.names, "-") | {"turn": "0", "build": "0"}
        if self.parts != nothing:
            self.refuse("start=- is for a game in which nothing has happened: turn=0 build=0 and - for the rest")

    def _find_turn(self) -> None:
        """Whose turn it is, and what has to be done."""
        s, box, players, parts = self.s, self.box, self.players, self.parts
        s.starter = self.number("start", players - 1)
        s.turns = self.number("turn", int(box.last_turn))
        s.mover = (int(s.starter) + int(s.turns)) % players
        s.to_build = self.number("build", MOST_TO_BUILD)
        s.roll = 0 if parts["roll"] == "-" else self.number("roll", DIE)
        if parts["drawn"] != "-":
            s.drawn = 1 + self._take_from_pile(parts["drawn"])
        empty = [player for player in range(players) if s.piles[player] == 0]
        drawing = s.drawn and (s.drawn - 1) // PILE == s.mover and empty in ([], [int(s.mover)])
        over = bool(empty) or s.turns == box.last_turn
        if 1 <= s.roll <= MOST_TO_BUILD:
            due = 1 <= s.to_build <= s.roll and s.turns < box.last_turn
            if not due or not (drawing if s.drawn else not empty):
                self.refuse(
                    f"roll={int(s.roll)} needs build= from 1 to {int(s.roll)}, a stone of {COLOURS[int(s.mover)]} drawn or "
                    "left to draw, and no other pile empty"
                )
            s.phase = BUILD if s.drawn else DRAW
            return
        if s.to_build or s.drawn:
            self.refuse(f"build= is 0 and drawn= is - unless the die shows 1 to {MOST_TO_BUILD}")
        if s.roll == 0:
            s.phase = OVER if over else ROLL
        elif over:
            self.refuse("a pile is empty, or all rounds are over: the game has ended, and roll= is -")
        else:
            s.phase = TAKE if s.roll != MISS_ROLLED and can_take(box, s) else MISS

    def _find_first_roll(self) -> None:
        """R6: what the die showed before it is, or was, rolled once more."""
        s = self.s
        if "first" not in self.parts:
            if self.box.second_roll and s.phase == MISS:
                self.refuse(
                    f"roll={int(s.roll)} is of no use, so the die is rolled once more: first={int(s.roll)} roll=-"
                )
            return
        if not self.box.second_roll or s.phase == OVER:
            self.refuse("first= is for a turn in which the die is rolled once more, with reroll=once")
        first, second = self.number("first", DIE), int(s.roll)
        untouched = s.phase in (ROLL, TAKE, MISS) or s.to_build == second
        s.roll = first  # what can be taken depends on what is rolled
        if first < MISS_ROLLED or (untouched and first != MISS_ROLLED and can_take(self.box, s)):
            self.refuse(f"first={first}: that number can be used, so the die is not rolled once more (R6)")
        s.roll = second
        s.first = first
