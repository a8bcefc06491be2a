"""Positions of Hexago on one line.

    hexago start=0 scores=34,0 hands=TILE,TILE,-,TILE;?,?,?,? table=TILE@0,0/0;TILE@1,0/3

The table lists tiles in the order in which they were laid. Their number determines whose turn it is and how high the stacks
are. In a hand `-` is an empty slot and `?` a tile that the viewer cannot see; `start=-`: not yet decided. The solo player
holds everything that is not on the table, so a solo position has neither `start` nor `hands`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from abaculus.core.errors import no_seat
from abaculus.core.position_reader import PositionReader
from abaculus.core.record import Records
from abaculus.games.hexago.notation import LAY_FORM
from abaculus.games.hexago.state import DEAL, DRAW, EMPTY, LAY, OPEN, OVER, START, UNKNOWN
from abaculus.games.hexago.table import put_all
from abaculus.geometry.hex import Hex
from abaculus.geometry.hex_notation import read_lay

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.hexago.game import Hexago

__all__ = ["laid_tiles", "read_position", "write_hands", "write_position"]


def write_position(game: Hexago, state: State) -> str:
    """The position on one line, with `?` for each tile that is unknown."""
    box, s = game.box[0], state.record[0]
    parts = ["hexago"]
    if not box.solo:
        parts.append("start=-" if s.phase == START else f"start={int(s.starter)}")
    parts.append("scores=" + ",".join(str(score) for score in state.scores()))
    if not box.solo:
        parts.append("hands=" + ";".join(map(",".join, write_hands(game, state))))
    parts.append("table=" + ";".join(f"{tile}@{q},{r}/{turn}" for tile, q, r, turn in laid_tiles(game, state)))
    return " ".join(parts)


def write_hands(game: Hexago, state: State) -> list[list[str]]:
    """Every hand, slot by slot."""
    size = int(game.box[0].hand_size)
    held = state.record[0].hands[: game.num_players() * size].tolist()
    names = ["?" if tile == UNKNOWN else "-" if tile == EMPTY else game.set.names[tile] for tile in held]
    return [names[start : start + size] for start in range(0, len(names), size)]


def laid_tiles(game: Hexago, state: State) -> Iterator[tuple[str, int, int, int]]:
    """The tiles on the table in the order in which they were laid: name, q, r, turn."""
    s = state.record[0]
    tile, q, r, turn = (column[: s.laid].tolist() for column in (s.laid_tile, s.laid_q, s.laid_r, s.laid_turn))
    return zip(map(game.set.names.__getitem__, tile), q, r, turn, strict=True)


def read_position(game: Hexago, text: str) -> Records:
    """The record that a line describes."""
    return (_SoloReader if game.box[0].solo else _PositionReader)(game, text).read()


class _PositionReader(PositionReader):
    """The line of a game with two or more players."""

    names: ClassVar[tuple[str, ...]] = ("start", "scores", "hands", "table")

    def __init__(self, game: Hexago, text: str) -> None:
        super().__init__(game, text)
        self.game = game
        self.unseen: list[int] = self.box.copies[: len(game.set.names)].tolist()

    def fill(self) -> None:
        """The table and the hands, which show whose turn it is."""
        self._lay_table()
        self._deal_hands()
        self._find_turn(self.parts["start"])
        self.score()

    def _take(self, name: str) -> int:
        return self.take_one(self.unseen, self.game.kind_named(name), f"tile {name}")

    def _lay_table(self) -> list[int]:
        """Lay the tiles; returns which ones."""
        cells: list[Hex] = []
        near: set[Hex] = set()
        rows = []
        most = int(self.box.lays)
        for word in self.parts["table"].split(";") if self.parts["table"] else []:
            typed = read_lay(word)
            if typed is None:
                self.refuse(f"{word[:60]!r} in table=; {LAY_FORM}")
            if len(cells) >= most:
                self.refuse(f"more than {most} tiles on the table")
            cell = typed.cell
            if not cells and cell != Hex(0, 0):
                self.refuse("the first tile goes on 0,0")
            if cell in cells or (cells and cell not in near):
                self.refuse(f"{word}: {cell} is taken, or beside no tile laid before")
            cells.append(cell)
            near.update(cell.neighbours())
            rows.append((self._take(typed.piece), typed.turn, *cell))
        put_all(self.game.box, self.record, np.array(rows, dtype=np.int64).reshape(-1, 4))
        return [tile for tile, *_ in rows]

    def _deal_hands(self) -> None:
        hands = [hand.split(",") for hand in self.parts["hands"].split(";")]
        if len(hands) != self.players or any(len(hand) != self.box.hand_size for hand in hands):
            self.refuse(f"hands= has {self.players} hands of {int(self.box.hand_size)} slots, with ; and , between")
        tiles = [
            EMPTY if name == "-" else UNKNOWN if name == "?" else self._take(name) for hand in hands for name in hand
        ]
        self.s.hands[: len(tiles)] = tiles
        self.s.unseen[: len(self.unseen)] = self.unseen
        self.s.unseen_count = sum(self.unseen)

    def _find_turn(self, start: str) -> None:
        """Whose turn it is, and what is drawn, from the starter, the lays and the holes in the hands."""
        players, s = self.players, self.s
        size = int(self.box.hand_size)
        hands = s.hands[: players * size].reshape(players, size).tolist()
        holes = [[slot for slot, tile in enumerate(hand) if tile == EMPTY] for hand in hands]
        if start == "-":
            if s.laid or any(len(hole) < self.box.hand_size for hole in holes):
                self.refuse("start=- is for a table and hands that are empty")
            return
        if start not in map(str, range(players)):
            self.refuse(f"start={start[:20]}: {no_seat(start[:20], players)}")
        s.starter = int(start)
        order = [(s.starter + place) % players for place in range(players)]
        if s.laid < 2:
            self._find_deal(order, holes)
        else:
            self._find_lay(order, holes)

    def _find_deal(self, order: list[int], holes: list[list[int]]) -> None:
        """Hands are dealt seat by seat from the starter, then the two tiles of the opening."""
        s, size = self.s, int(self.box.hand_size)
        dealt = [size - len(holes[player]) for player in order]
        undone = [place for place, count in enumerate(dealt) if count < size]
        s.phase = DEAL if undone else OPEN
        s.mover = order[undone[0]] if undone else s.starter
        s.slot = dealt[undone[0]] if undone else 0
        for player in order[: undone[0]] if undone else order:
            s.piles[player] = self.box.pile_size
        in_order = not undone or (
            sum(dealt[undone[0] + 1 :]) == 0 and holes[s.mover] == list(range(int(s.slot), size)) and s.laid == 0
        )
        if not in_order:
            self.refuse("hands are dealt from the starter on, each filled before the next, before the table opens")

    def _find_lay(self, order: list[int], holes: list[list[int]]) -> None:
        s, players, pile = self.s, len(order), int(self.box.pile_size)
        lays = int(s.laid) - 2
        for place, player in enumerate(order):
            own = lays // players + (place < lays % players)
            drawing = lays > 0 and place == (lays - 1) % players and own <= pile and len(holes[player]) == 1
            empty = 1 if drawing else max(0, own - pile)
            if len(holes[player]) != empty:
                self.refuse(
                    f"player {player + 1} has empty slots in the hand: {len(holes[player])}; after {own} laid, {empty} are right"
                )
            s.piles[player] = max(0, pile - own) + (1 if drawing else 0)
            if drawing:
                s.phase, s.mover, s.slot = DRAW, player, holes[player][0]
        if s.phase != DRAW:
            s.mover = order[lays % players]
            s.phase = OVER if s.laid == self.box.lays else LAY


class _SoloReader(_PositionReader):
    """The line of a solo game: the player holds everything that is not on the table."""

    names = ("scores", "table")

    def fill(self) -> None:
        """The tiles on the table have left the hand."""
        hands = self.s.hands
        for tile in self._lay_table():
            hands[hands.tolist().index(tile)] = EMPTY
        if self.s.laid == self.box.lays:
            self.s.phase = OVER
        self.score()
