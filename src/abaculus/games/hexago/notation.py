"""Hexago in writing: actions, and positions on one line.

    Y6B5R2R1P4G3@-1,0/2     the tile, the cell and the sixth-turns clockwise; at 0 the first field faces east
    start 1, draw Y6B5R2R1P4G3

    hexago start=0 scores=34,0 hands=TILE,TILE,-,TILE;?,?,?,? table=TILE@0,0/0;TILE@1,0/3

The table lists tiles in the order in which they were laid. Whose turn it is and how high the stacks are follow from how many
there are. In a hand `-` is an empty slot and `?` a tile that the viewer cannot see; `start=-`: not yet decided. The solo
player holds whatever is not on the table, so a solo position has neither `start` nor `hands`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from abaculus.core.errors import BadNotation, IllegalAction
from abaculus.core.record import Records
from abaculus.games.hexago.legality import edge_cell_of, first_lay, is_legal, lay_action, offers, slot_of
from abaculus.games.hexago.rules import setup
from abaculus.games.hexago.state import DEAL, DRAW, EMPTY, LAY, OPEN, OVER, START, UNKNOWN
from abaculus.games.hexago.table import board_cell, is_edge_cell, put_all, tile_in
from abaculus.geometry.hex import SIDES, Hex

if TYPE_CHECKING:
    from abaculus.core.move import Move
    from abaculus.core.state import State
    from abaculus.games.hexago.game import Hexago

__all__ = [
    "cell_of",
    "edge_cell_at",
    "laid_tiles",
    "read_action",
    "read_position",
    "why_not",
    "write_hands",
    "write_move",
    "write_position",
]

_LAY = re.compile(r"([A-Za-z0-9]+)@(-?\d{1,3}),(-?\d{1,3})/(\d)")
_LAY_FORM = "a lay is written TILE@q,r/turn, such as Y6B5R2R1P4G3@-1,0/2"


# -- actions ---------------------------------------------------------------------------------------------------------


def cell_of(game: Hexago, state: State, action: int) -> Hex:
    """The cell that a lay goes to."""
    if first_lay(game.box[0], state.record[0]):
        return Hex(0, 0)
    return edge_cell_at(state, edge_cell_of(action))


def edge_cell_at(state: State, edge_cell: int) -> Hex:
    """Where an edge cell is."""
    # Columns of the record array: a record's own attributes take ten times as long, and scenes ask for hundreds of cells.
    anchor, side = divmod(edge_cell, SIDES)
    return Hex(int(state.record["laid_q"][0, anchor]), int(state.record["laid_r"][0, anchor])).neighbour(side)


def write_move(move: Move) -> str:
    """A lay or an outcome of chance in writing."""
    if move.kind == "lay":
        return f"{move.pieces[0].text}@{move.cell}/{move.turn}"
    return f"start {move.value}" if move.kind == "start" else f"draw {move.pieces[0].text}"


def read_action(game: Hexago, state: State, text: str) -> int:
    """The action that a text means here."""
    s = state.record[0]
    words = text.split()
    if s.phase == OVER:
        raise IllegalAction(f"{text[:60]!r}: the game is over")
    if s.phase == LAY:
        return _read_lay(game, state, "".join(words))
    if s.phase == START:
        if len(words) != 2 or words[0] != "start" or not words[1].isdecimal() or len(words[1]) > 9:
            raise BadNotation(
                f"{text[:60]!r}: who starts is decided now, written 'start 0' with the number of the seat"
            )
        action = int(words[1])
        allowed = f"seats are 0 to {game.num_players() - 1}"
    else:
        if len(words) != 2 or words[0] != "draw":
            raise BadNotation(f"{text[:60]!r}: a tile is drawn now, written 'draw Y6B5R2R1P4G3'")
        action = game.kind_named(words[1])
        allowed = "that tile has been seen already"
    if not is_legal(game.box[0], s, action):
        raise IllegalAction(f"{text[:60]!r} cannot come up: {allowed}")
    return action


def _read_lay(game: Hexago, state: State, text: str) -> int:
    box, s = game.box[0], state.record[0]
    found = _LAY.fullmatch(text)
    if not found:
        raise BadNotation(f"{text[:60]!r} is no lay; {_LAY_FORM}")
    tile, cell, turn = game.kind_named(found[1]), Hex(int(found[2]), int(found[3])), int(found[4])
    if turn >= SIDES:
        raise BadNotation(f"{text!r}: a tile has six turns, 0 to 5")
    held = [slot for slot in range(int(box.hand_size)) if tile_in(box, s, int(s.mover), slot) == tile]
    if not held:
        raise IllegalAction(f"{text}: the tile is not in the hand of seat {int(s.mover)}")
    if first_lay(box, s):
        if (cell, turn) != (Hex(0, 0), 0):
            raise IllegalAction(f"{text}: the first tile lies on 0,0 in turn 0 (R7)")
        return lay_action(held[0], 0, 0)
    laid = [Hex(int(q), int(r)) for q, r in zip(s.laid_q[: s.laid], s.laid_r[: s.laid], strict=True)]
    if cell in laid:
        raise IllegalAction(f"{text}: there is a tile on {cell} already")
    touching = [place for place, other in enumerate(laid) if other in cell.neighbours()]
    if not touching:
        raise IllegalAction(f"{text}: {cell} is beside no tile (R3)")
    anchor = touching[0]
    action = lay_action(held[0], anchor * SIDES + laid[anchor].neighbours().index(cell), turn)
    if not is_legal(box, s, action):
        raise IllegalAction(f"{text}: an edge must match, because a tile in hand can (match=required)")
    return action


def why_not(game: Hexago, state: State, action: int) -> str:
    """Why a number is no legal action here."""
    box, s = game.box[0], state.record[0]
    if s.phase == OVER:
        return "the game is over"
    if s.phase == START:
        return f"{action} is no seat; one of the seats 0 to {game.num_players() - 1} starts"
    if s.phase != LAY:
        if action >= int(box.kinds):
            return f"{action} is no tile; tiles are 0 to {int(box.kinds) - 1}"
        return f"{game.set.names[action]} cannot be drawn: it has been seen already"
    if action >= game.num_distinct_actions():
        return f"{action} is no lay; lays are 0 to {game.num_distinct_actions() - 1}"
    slot = slot_of(action)
    if not offers(box, s, slot):
        return f"slot {slot} of the hand of seat {int(s.mover)} holds no tile to lay, or one that an earlier slot holds too"
    if first_lay(box, s):
        return "the first tile lies on 0,0 in turn 0 (R7)"
    if edge_cell_of(action) >= int(s.laid) * SIDES:
        return f"there is no tile {edge_cell_of(action) // SIDES} on the table to lay beside"
    cell = cell_of(game, state, action)
    if s.board[board_cell(box, s, edge_cell_of(action))] > 0:
        return f"there is a tile on {cell} already"
    if is_edge_cell(box, s, edge_cell_of(action)):
        return "an edge must match, because a tile in hand can (match=required)"
    return f"{cell} is named by the first tile that touches it, which is another one"


# -- positions -------------------------------------------------------------------------------------------------------


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
    return _PositionReader(game, text).record


class _PositionReader:
    """Builds the record step by step; the first thing that does not fit is told."""

    def __init__(self, game: Hexago, text: str) -> None:
        self.game = game
        self.record = game.record_type.new()
        self.box, self.s = game.box[0], self.record[0]
        setup(self.box, self.s)
        self.unseen = self.box.copies[: len(game.set.names)].tolist()
        parts = self._parts(text)
        self._lay_table(parts["table"])
        if not self.box.solo:
            self._deal_hands(parts["hands"])
            self._find_turn(parts["start"])
        elif self.s.laid == self.box.lays:
            self.s.phase = OVER
        self._score(parts["scores"])

    def _refuse(self, why: str) -> NoReturn:
        raise BadNotation(f"position: {why}")

    def _parts(self, text: str) -> dict[str, str]:
        words = text.split()
        if len(text) > 5000 or not words or words[0] != "hexago":
            self._refuse("a position of this game starts with 'hexago'")
        names = ["scores", "table"] if self.box.solo else ["start", "scores", "hands", "table"]
        parts = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        if len(parts) != len(words) - 1 or sorted(parts) != sorted(names):
            self._refuse(f"after 'hexago' come {', '.join(name + '=' for name in names)}, each once")
        return parts

    def _take(self, name: str) -> int:
        kind = self.game.kind_named(name)
        if self.unseen[kind] == 0:
            self._refuse(f"there is no further tile {name} in the box")
        self.unseen[kind] -= 1
        return kind

    def _lay_table(self, text: str) -> None:
        cells: list[Hex] = []
        near: set[Hex] = set()
        rows = []
        most = int(self.box.lays)
        for word in text.split(";") if text else []:
            found = _LAY.fullmatch(word)
            if not found or int(found[4]) >= SIDES:
                self._refuse(f"{word[:60]!r} in table=; {_LAY_FORM}")
            if len(cells) >= most:
                self._refuse(f"more than {most} tiles on the table")
            cell = Hex(int(found[2]), int(found[3]))
            if not cells and cell != Hex(0, 0):
                self._refuse("the first tile lies on 0,0")
            if cell in cells or (cells and cell not in near):
                self._refuse(f"{word}: {cell} is taken, or beside no tile laid before")
            cells.append(cell)
            near.update(cell.neighbours())
            rows.append((self._take(found[1]), int(found[4]), *cell))
        put_all(self.game.box, self.record, np.array(rows, dtype=np.int64).reshape(-1, 4))
        if self.box.solo:
            for tile, *_ in rows:
                slot = next(slot for slot in range(len(self.s.hands)) if self.s.hands[slot] == tile)
                self.s.hands[slot] = EMPTY

    def _deal_hands(self, text: str) -> None:
        hands = [hand.split(",") for hand in text.split(";")]
        if len(hands) != self.game.num_players() or any(len(hand) != self.box.hand_size for hand in hands):
            self._refuse(
                f"hands= has {self.game.num_players()} hands of {int(self.box.hand_size)} slots, with ; and , between"
            )
        tiles = [
            EMPTY if name == "-" else UNKNOWN if name == "?" else self._take(name) for hand in hands for name in hand
        ]
        self.s.hands[: len(tiles)] = tiles
        self.s.unseen[: len(self.unseen)] = self.unseen
        self.s.unseen_count = sum(self.unseen)

    def _find_turn(self, start: str) -> None:
        """Whose turn it is, and what is drawn, from the starter, the lays and the holes in the hands."""
        players, s = self.game.num_players(), self.s
        size = int(self.box.hand_size)
        hands = s.hands[: players * size].reshape(players, size).tolist()
        holes = [[slot for slot, tile in enumerate(hand) if tile == EMPTY] for hand in hands]
        if start == "-":
            if s.laid or any(len(hole) < self.box.hand_size for hole in holes):
                self._refuse("start=- is for a table and hands that are empty")
            return
        if start not in map(str, range(players)):
            self._refuse(f"start={start[:20]} is no seat; seats are 0 to {players - 1}")
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
            self._refuse("hands are dealt from the starter on, each filled before the next, before the table opens")

    def _find_lay(self, order: list[int], holes: list[list[int]]) -> None:
        s, players, pile = self.s, len(order), int(self.box.pile_size)
        lays = int(s.laid) - 2
        for place, player in enumerate(order):
            own = lays // players + (place < lays % players)
            drawing = lays > 0 and place == (lays - 1) % players and own <= pile and len(holes[player]) == 1
            empty = 1 if drawing else max(0, own - pile)
            if len(holes[player]) != empty:
                self._refuse(
                    f"seat {player} has laid {own} tiles, so its hand has {empty} empty slots, not {len(holes[player])}"
                )
            s.piles[player] = max(0, pile - own) + (1 if drawing else 0)
            if drawing:
                s.phase, s.mover, s.slot = DRAW, player, holes[player][0]
        if s.phase != DRAW:
            s.mover = order[lays % players]
            s.phase = OVER if s.laid == self.box.lays else LAY

    def _score(self, text: str) -> None:
        words = text.split(",")
        if len(words) != self.game.num_players() or not all(re.fullmatch(r"-?\d{1,6}", word) for word in words):
            self._refuse(f"scores= has {self.game.num_players()} numbers with commas between")
        for player, word in enumerate(words):
            self.s.scores[player] = int(word)
