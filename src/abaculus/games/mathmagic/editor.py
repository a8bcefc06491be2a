"""Setting up MathMagic: chips that agree with their neighbours, and the solitaire's frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from abaculus.core.state import State
from abaculus.games.mathmagic.box import HALF, RACK
from abaculus.games.mathmagic.game import MathMagic
from abaculus.games.mathmagic.notation import read_square, square_text
from abaculus.games.mathmagic.solitaire import MOST_ACTIONS, in_frame
from abaculus.games.mathmagic.state import EXCHANGE, OPEN, REFILL, START
from abaculus.games.mathmagic.table import lay_all
from abaculus.geometry.square import STEP_COLUMN, STEP_ROW
from abaculus.position_editor.editor import PositionEditor
from abaculus.position_editor.layout import Layout, Lying, Spot, in_some_order, lying, parts_of, shifted

__all__ = ["EDITOR"]


class MathMagicEditor(PositionEditor):
    game: MathMagic

    def __init__(self, game: MathMagic) -> None:
        super().__init__(game)
        self.home = square_text(game, (0, 0))
        self.between = ";" if game.open_board else ","
        if game.solo:
            self.seats = []

    def pieces(self) -> dict[str, int]:
        return self.game.set.counts()

    def layout(self, state: State) -> Layout:
        s, parts = state.record[0], parts_of(state)
        table = lying(parts["table"], self.between)
        if self.game.solo:
            return Layout(table, [], 0, count=int(s.actions))
        mover = 0 if s.phase in (OPEN, START) else int(s.mover) + (s.phase in (REFILL, EXCHANGE))
        racks = [[] if rack == "-" else rack.split(",") for rack in parts["racks"].split(";")]
        return Layout(table, racks, int(mover) % self.game.num_players(), state.scores())

    def held(self, layout: Layout) -> list[tuple[int, int]]:
        # Between the two chips of the opening, the player on move holds one fewer (R2).
        full = [RACK - (len(layout.table) == 1 and seat == layout.mover) for seat in range(len(layout.hands))]
        return [(size, size) for size in full]

    def lines(self, layout: Layout) -> Iterator[str]:
        if self.game.solo:
            yield self._solo_line(layout)
            return
        table = layout.table
        if self.game.open_board:
            table = shifted(table, self.home, self._square, lambda square: square_text(self.game, square))
        table = in_some_order(sorted(table, key=lambda one: one.cell != self.home), self._laid)
        if len(table) != 1:
            # With an empty bag somebody may have no chip left, and no turn to begin.
            seats = [(layout.mover + place) % len(layout.hands) for place in range(len(layout.hands))]
            layout.mover = next((seat for seat in seats if layout.hands[seat]), layout.mover)
            phase = "turn" if any(layout.hands) else "over"
            yield self._line(layout, phase, table, layout.hands)
            return
        yield self._line(layout, "second", table, layout.hands)
        # A chip of the rack has to fit beside the first one (R2): if none does, one is exchanged for one from the bag.
        for chip in self._bag(layout):
            hands = [list(hand) for hand in layout.hands]
            hands[layout.mover][-1] = chip
            yield self._line(layout, "second", table, hands)

    def _line(self, layout: Layout, phase: str, table: list[Lying], hands: list[list[str]]) -> str:
        return (
            f"mathmagic next={phase} to={layout.mover} start={layout.mover} idle=0 "
            f"scores={','.join(map(str, layout.scores or []))} "
            f"racks={';'.join(','.join(hand) or '-' for hand in hands)} table={self._written(table)}"
        )

    def _solo_line(self, layout: Layout) -> str:
        full = len(layout.table) >= in_frame(self.game.box[0])
        most = int(self.game.box[0].cut_off) or MOST_ACTIONS
        actions = min(max(layout.count, len(layout.table)), most if full else most - 1)
        return (
            f"mathmagic next={'over' if full else 'turn'} actions={actions} last=- table={self._written(layout.table)}"
        )

    def _written(self, table: list[Lying]) -> str:
        return self.between.join(f"{one.piece}@{one.cell}" for one in table) or "-"

    def where(self, cell: str) -> str:
        return square_text(self.game, self._square(cell))

    def _square(self, cell: str) -> tuple[int, int]:
        return read_square(self.game, cell)

    def _laid(self, table: list[Lying]) -> int:
        record = self.game.record_type.new()
        self.game.compiled.begin(self.game.box, record)
        rows = [(self.game.kind_named(one.piece), *self._square(one.cell)) for one in table]
        return int(lay_all(self.game.box, record, np.array(rows, dtype=np.int64).reshape(-1, 3)))

    def openings(self, state: State) -> list[Spot]:
        s, kinds = state.record[0], list(enumerate(self.pieces()))
        found = []
        fitting = self._fitting(state)
        for place in self.scene(state).places:
            if place.cell not in fitting:
                found.append(Spot(place.cell, place.x, place.y))
                continue
            low, high = (int(bits) for bits in s.edge_fits[fitting[place.cell]])
            names = frozenset(name for kind, name in kinds if (low >> kind if kind < HALF else high >> kind - HALF) & 1)
            if names:
                found.append(Spot(place.cell, place.x, place.y, names))
        return found

    def _fitting(self, state: State) -> dict[str, int]:
        """The squares that demand something, with their places in the record."""
        s = state.record[0]
        if self.game.solo:
            columns = self.game.frame[1]
            first = self._square("1A")
            squares = [
                (first[0] + number // columns, first[1] + number % columns) for number in range(int(s.edge_count))
            ]
        else:
            squares = [
                (int(s.laid_row[name >> 2]) + STEP_ROW[name & 3], int(s.laid_column[name >> 2]) + STEP_COLUMN[name & 3])
                for name in s.edge_name[: s.edge_count].tolist()
            ]
        return {square_text(self.game, square): place for place, square in enumerate(squares)}

    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        return {"racks": [list(names)] * self.game.num_players()}


EDITOR = MathMagicEditor
