"""Setting up Hexago: any connected tiles, in any turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from abaculus.core.state import State
from abaculus.games.hexago.game import Hexago
from abaculus.games.hexago.positions import laid_tiles
from abaculus.games.hexago.state import DRAW, LAY, OVER, START
from abaculus.geometry.hex import SIDES, Hex
from abaculus.position_editor.editor import PositionEditor
from abaculus.position_editor.layout import Layout, Lying, Spot, hex_cell, in_some_order, parts_of, shifted

__all__ = ["EDITOR"]

_OPENING = 2


class HexagoEditor(PositionEditor):
    game: Hexago

    def __init__(self, game: Hexago) -> None:
        super().__init__(game)
        self.solo = bool(game.box[0].solo)
        if self.solo:
            self.seats = []

    def pieces(self) -> dict[str, int]:
        return self.game.set.counts()

    def turns(self, piece: str) -> int:
        return SIDES

    def layout(self, state: State) -> Layout:
        s, players = state.record[0], self.game.num_players()
        mover = 0 if s.phase == START else int(s.mover if s.phase in (LAY, OVER) else s.starter)
        if s.phase == DRAW:
            mover = (int(s.mover) + 1) % players
        hands = [] if self.solo else parts_of(state)["hands"].split(";")
        return Layout(
            table=[Lying(tile, f"{q},{r}", turn) for tile, q, r, turn in laid_tiles(self.game, state)],
            hands=[[name for name in hand.split(",") if name != "-"] for hand in hands],
            mover=mover,
            scores=state.scores(),
        )

    def held(self, layout: Layout) -> list[tuple[int, int]]:
        box = self.game.box[0]
        sizes = [int(box.hand_size) - max(0, own - int(box.pile_size)) for own in self._laid_by(layout)]
        return [(max(0, size), max(0, size)) for size in sizes]

    def _laid_by(self, layout: Layout) -> list[int]:
        """How many tiles each seat has laid by the time it is the mover's turn."""
        players, lays = len(layout.hands), max(0, len(layout.table) - _OPENING)
        starter = self._starter(layout)
        return [lays // players + ((seat - starter) % players < lays % players) for seat in range(players)]

    def _starter(self, layout: Layout) -> int:
        return (layout.mover - max(0, len(layout.table) - _OPENING)) % self.game.num_players()

    def lines(self, layout: Layout) -> Iterator[str]:
        table = shifted(layout.table, "0,0", hex_cell, _write)
        table = in_some_order(sorted(table, key=lambda one: one.cell != "0,0"), _laid)
        parts = ["hexago", "scores=" + ",".join(map(str, layout.scores or []))]
        if not self.solo:
            size = int(self.game.box[0].hand_size)
            hands = [",".join([*hand, *["-"] * (size - len(hand))]) for hand in layout.hands]
            parts += [f"start={self._starter(layout)}", "hands=" + ";".join(hands)]
        parts.append("table=" + ";".join(f"{one.piece}@{one.cell}/{one.turn}" for one in table))
        yield " ".join(parts)

    def openings(self, state: State) -> list[Spot]:
        return [Spot(place.cell, place.x, place.y) for place in self.scene(state).places]

    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        return {"hands": [list(names)] * self.game.num_players()}


def _laid(table: list[Lying]) -> int:
    """How many tiles lie beside one that was laid earlier."""
    near: set[tuple[int, int]] = set()
    for place, one in enumerate(table):
        cell = Hex(*hex_cell(one.cell))
        if place and cell not in near:
            return place
        near.update(cell.neighbours())
    return len(table)


def _write(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


EDITOR = HexagoEditor
