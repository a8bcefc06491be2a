"""Setting up Hexamino: tiles that fit, around the start tile. The turn of a tile follows from its join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from abaculus.core.scene import hex_centre
from abaculus.core.state import State
from abaculus.games.hexamino.box import HAND, SNAKE, START_TILE, TILES
from abaculus.games.hexamino.game import Hexamino
from abaculus.games.hexamino.layout import edge_cells
from abaculus.games.hexamino.rules import setup
from abaculus.games.hexamino.state import REFILL, START
from abaculus.games.hexamino.table import lay_all
from abaculus.games.hexamino.variants import in_reach
from abaculus.position_editor.editor import PositionEditor
from abaculus.position_editor.layout import Layout, Lying, Spot, hex_cell, in_some_order, lying, parts_of

__all__ = ["EDITOR"]


class HexaminoEditor(PositionEditor):
    game: Hexamino

    def __init__(self, game: Hexamino) -> None:
        super().__init__(game)
        record = game.record_type.new()
        setup(game.box[0], record[0])
        left = int(record[0].left)
        self._pieces = {game.set.names[tile]: 1 for tile in range(TILES) if left >> tile & 1 or tile == START_TILE}

    def pieces(self) -> dict[str, int]:
        return self._pieces

    def layout(self, state: State) -> Layout:
        s, parts = state.record[0], parts_of(state)
        mover = 0 if s.phase == START else int(s.mover) + (s.phase == REFILL)
        return Layout(
            table=lying(parts["table"], ";"),
            hands=[[] if hand == "-" else hand.split(",") for hand in parts["hands"].split(";")],
            mover=int(mover) % self.game.num_players(),
        )

    def held(self, layout: Layout) -> list[tuple[int, int]]:
        return [(HAND, len(self._pieces))] * len(layout.hands)

    def lines(self, layout: Layout) -> Iterator[str]:
        first, *others = layout.table or [Lying("-", "-")]
        table = [first, *in_some_order(others, self._laid)]
        for phase in ("turn", "over"):
            yield (
                f"hexamino next={phase} seat={layout.mover} start={layout.mover} drawn=0 misses=0 "
                f"hands={';'.join(','.join(hand) or '-' for hand in layout.hands)} "
                f"table={';'.join(f'{one.piece}@{one.cell}' for one in table)}"
            )

    def _laid(self, table: list[Lying]) -> int:
        record = self.game.record_type.new()
        setup(self.game.box[0], record[0])
        rows = [(self.game.tile_named(one.piece), *hex_cell(one.cell)) for one in table]
        return int(lay_all(self.game.box, record, np.array(rows, dtype=np.int64).reshape(-1, 3)))

    def openings(self, state: State) -> list[Spot]:
        s, box = state.record[0], self.game.box[0]
        left, anywhere, found = int(s.left), box.variant != SNAKE, []
        for place, cell in enumerate(edge_cells(s)):
            fits = int(s.fits[place]) & left
            if fits and (anywhere or in_reach(box, s, place)):
                names = frozenset(self.game.set.names[tile] for tile in range(TILES) if fits >> tile & 1)
                found.append(Spot(str(cell), *hex_centre(*cell), names, int(s.turns[place])))
        return found

    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        return {"hands": [list(names)] * self.game.num_players()}


EDITOR = HexaminoEditor
