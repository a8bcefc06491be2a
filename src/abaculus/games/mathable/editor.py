"""Setting up Mathable: tokens that make an equation where they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from abaculus.core.errors import IllegalAction
from abaculus.core.state import State
from abaculus.games.mathable.board import place_all
from abaculus.games.mathable.box import RACK, read_square, square_text
from abaculus.games.mathable.game import Mathable
from abaculus.games.mathable.state import EXCHANGE, OPEN, REFILL, START
from abaculus.position_editor.editor import PositionEditor
from abaculus.position_editor.layout import Layout, Lying, Spot, in_some_order, lying, parts_of

__all__ = ["EDITOR"]


class MathableEditor(PositionEditor):
    game: Mathable

    def pieces(self) -> dict[str, int]:
        return dict(zip(self.game.piece_names, self.game.set.copies, strict=True))

    def layout(self, state: State) -> Layout:
        s, parts = state.record[0], parts_of(state)
        mover = 0 if s.phase in (OPEN, START) else int(s.mover) + (s.phase in (REFILL, EXCHANGE))
        return Layout(
            table=lying(parts["board"], ","),
            hands=[[] if rack == "-" else rack.split(",") for rack in parts["racks"].split(";")],
            mover=int(mover) % self.game.num_players(),
            scores=state.scores(),
        )

    def held(self, layout: Layout) -> list[tuple[int, int]]:
        return [(RACK, RACK)] * len(layout.hands)

    def lines(self, layout: Layout) -> Iterator[str]:
        table = in_some_order(layout.table, self._laid)
        phase = "turn" if all(layout.hands) else "over"  # R10: racks are empty only when the bag is
        yield (
            f"mathable next={phase} to={layout.mover} start={layout.mover} began={len(layout.hands[layout.mover])} placed=0 "
            f"idle=0 scores={','.join(map(str, layout.scores or []))} "
            f"racks={';'.join(','.join(rack) or '-' for rack in layout.hands)} "
            f"board={','.join(f'{one.piece}@{one.cell}' for one in table) or '-'}"
        )

    def _laid(self, table: list[Lying]) -> int:
        record = self.game.record_type.new()
        self.game.compiled.begin(self.game.box, record)
        kinds = [self.game.kind_named(one.piece) for one in table]
        squares = [self._square(one.cell) for one in table]
        return int(place_all(self.game.box, record, np.array(kinds, np.int64), np.array(squares, np.int64)))

    def where(self, cell: str) -> str:
        return square_text(self._square(cell))

    def _square(self, cell: str) -> int:
        square = read_square(cell)
        if square is None:
            raise IllegalAction(f"{cell[:20]!r} is no square; squares are written row and column, such as 8I")
        return square

    def openings(self, state: State) -> list[Spot]:
        s, kinds = state.record[0], list(enumerate(self.pieces()))
        places = {place.cell: place for place in self.scene(state).places}
        found = []
        for square in sorted(s.live[: s.live_count].tolist()):
            fits, place = int(s.fits[square]), places[square_text(square)]
            names = frozenset(name for kind, name in kinds if fits >> kind & 1)
            found.append(Spot(place.cell, place.x, place.y, names))
        return found

    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        return {"racks": [list(names)] * self.game.num_players()}


EDITOR = MathableEditor
