"""Setting up Number Castle: stacks, and the stones beside the castle. A turn begins with the die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from abaculus.core.compiled import CHANCE
from abaculus.core.scene import Field
from abaculus.core.state import State
from abaculus.games.castle.box import MAX_HEIGHT
from abaculus.games.castle.game import Castle
from abaculus.games.castle.notation import cells
from abaculus.geometry.hex import SIDES
from abaculus.position_editor.editor import PositionEditor
from abaculus.position_editor.layout import Layout, Lying, Spot

__all__ = ["EDITOR"]


class CastleEditor(PositionEditor):
    game: Castle

    stacks = True

    def __init__(self, game: Castle) -> None:
        super().__init__(game)
        self.seats = [None]

    def pieces(self) -> dict[str, int]:
        seats = range(self.game.num_players())
        return {self.game.set.names[stone]: 1 for seat in seats for stone in self.game.set.of(seat)}

    def turns(self, piece: str) -> int:
        return int(self.game.box[0].turns[self.game.stone_named(piece)])

    def layout(self, state: State) -> Layout:
        s, names = state.record[0], self.game.set.names
        table = [
            Lying(names[(face - 1) // SIDES], str(cell), (face - 1) % SIDES)
            for cell, stack in zip(cells(state), self.game.faces(state), strict=True)
            for face in stack
        ]
        out = [names[stone] for stone in self.game.stones_out(state)]
        return Layout(table, [out], int(s.mover), count=min(int(s.turns), int(self.game.box[0].last_turn) - 1))

    def held(self, layout: Layout) -> list[tuple[int, int]]:
        return [(0, len(self.pieces()))]

    def lines(self, layout: Layout) -> Iterator[str]:
        stacks: dict[str, list[str]] = {}
        for one in layout.table:
            stacks.setdefault(one.cell, []).append(f"{one.piece}/{one.turn}")
        standing = ";".join(f"{cell}:{'+'.join(stack)}" for cell, stack in stacks.items())
        start = (layout.mover - layout.count) % self.game.num_players()
        yield (
            f"castle start={start} turn={layout.count} roll=- build=0 drawn=- last=- "
            f"out={','.join(layout.hands[0]) or '-'} stacks={standing or '-'}"
        )

    def openings(self, state: State) -> list[Spot]:
        scene = self.scene(state)
        free = [Spot(place.cell, place.x, place.y) for place in scene.places]
        return free + [Spot(tile.cell, tile.x, tile.y) for tile in scene.tiles if tile.height < MAX_HEIGHT]

    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        return {"drawn": names[0]}

    def faces(self, names: Sequence[str]) -> dict[str, tuple[Field, ...]]:
        """A view shows one drawn stone at a time."""
        view = {**self.game.new_initial_state().view(None), "to_move": CHANCE}
        return {name: self.game.scene({**view, **self.hand_of([name])}, ()).hand[0].fields for name in names}


EDITOR = CastleEditor
