"""Hexago Continuo put together: facts, views and explanations around the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.game import Game, ScorePart, Spot, View
from abaculus.core.game_info import OptionValue
from abaculus.core.note import Note
from abaculus.core.state import State
from abaculus.games.hexago import INFO, concealment, legality, notation, policies, positions, rules, table
from abaculus.games.hexago import moves as describing
from abaculus.games.hexago import scene as scenes
from abaculus.games.hexago.box import COLOUR_NAMES, COLOURS, HAND, OPENING, PILE, pack, read_tiles
from abaculus.games.hexago.scoring import colour_of, edge_points, face, number_of
from abaculus.games.hexago.state import EDGE_CELLS, LAY, HexagoState
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Hex, opposite

__all__ = ["Hexago", "make"]


class Hexago(Game):
    """Hexago Continuo for one to four players."""

    info = INFO
    compiled = CompiledRules("hexago", Path(__file__).parent, {**vars(rules), **vars(policies), **vars(concealment)})
    record_type = HexagoState
    operations: ClassVar = {
        "hexago-edge-colour": ("add",), "hexago-edge-number": ("add",), "hexago-edge-both": ("add", "multiply"),
        "hexago-times-edges": ("multiply",),
    }  # fmt: skip

    def __init__(self, options: dict[str, OptionValue], tiles: str | None) -> None:
        self.set = read_tiles(self.default_tiles() if tiles is None else tiles)
        super().__init__(options, None if tiles is None else self.set.text, pack(options, self.set))

    def kind_named(self, name: str) -> int:
        """The tile with this name, or an error that says how tiles are written."""
        return self.set.kind_named(name, "no tile of this set; tiles are written as in the tile file")

    # -- facts ----------------------------------------------------------------------------------------------------

    def num_distinct_actions(self) -> int:
        """Slots x edge cells x turns."""
        return int(self.box[0].hand_size) * EDGE_CELLS * SIDES

    def max_chance_outcomes(self) -> int:
        """As many as there are kinds of tiles."""
        return max(len(self.set.names), self.num_players())

    def max_game_length(self) -> int:
        """Every lay by a player: eight each, or all tiles in solo."""
        return int(self.box[0].lays) - (0 if self.box[0].solo else OPENING)

    def max_steps(self) -> int:
        """The lays, and except in solo play the lot, the deal, the opening and the draws."""
        players = self.num_players()
        return self.max_game_length() + (0 if players == 1 else 1 + players * (HAND + PILE) + OPENING)

    # -- notation: functions of other files, as methods ------------------------------------------------------------------

    write_move = staticmethod(notation.write_move)
    read_action, why_not = notation.read_action, notation.why_not
    write_position, read_position = positions.write_position, positions.read_position

    # -- what a player may know ----------------------------------------------------------------------------------------

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Every draw reveals something; a lay shows the others a tile from a hidden hand."""
        s = state.record[0]
        if s.phase == LAY:
            return int(s.mover) != viewer and not self.box[0].open_hands
        return True

    def view(self, known: State, viewer: int | None) -> View:
        """The table, the scores, the viewer's own hand, and how many tiles everyone else holds."""
        s = known.record[0]
        return {
            **self.view_facts(known, viewer),
            "hands": positions.write_hands(self, known),
            "piles": s.piles[: self.num_players()].tolist(),
            "unseen": int(s.unseen_count),
            **known.shared(self._view_of_all),
        }

    def _view_of_all(self, state: State) -> View:
        """What is the same for all viewers."""
        s = state.record[0]
        opening = 0 if self.box[0].solo else OPENING
        laid = list(positions.laid_tiles(self, state))
        return {
            "table": [
                {"tile": tile, "cell": [q, r], "turn": turn, "lay": lay}
                for lay, (tile, q, r, turn) in enumerate(laid, start=-opening)
            ],
            "edge_cells": sorted(
                [laid[cell // SIDES][1] + STEP_Q[cell % SIDES], laid[cell // SIDES][2] + STEP_R[cell % SIDES]]
                for cell in s.edge_cells[: s.edge_count].tolist()
            )
            or [[0, 0]] * (not s.laid),
        }

    move_between, moves = describing.move_between, describing.moves
    scene = scenes.scene

    # -- why it is over -----------------------------------------------------------------------------------------------

    def ending(self, known: State) -> Note:
        """R6: all hands are empty. R7: all tiles are laid."""
        return Note("hexago-ended-solo" if self.box[0].solo else "hexago-ended-hands", {})

    def notices(self, known: State) -> Sequence[Note]:
        """R6, R7: that the next tile is the last one."""
        s = known.record[0]
        if s.phase != LAY or s.laid + 1 < self.box[0].lays:
            return ()
        return [Note("hexago-soon-last", {}, int(s.mover))]

    # -- explanations -----------------------------------------------------------------------------------------------

    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """R4, R5: one part for every matching edge, and one for the multiplication."""
        s, box = state.record[0], self.box[0]
        if s.phase != LAY or s.laid == 0:
            return []
        cell = notation.cell_of(self, state, action)
        tile, turn = table.tile_in(box, s, int(s.mover), legality.slot_of(action)), legality.turn_of(action)
        around = table.looking_at(box, s, legality.edge_cell_of(action))
        parts = []
        for side in range(SIDES):
            own, other = face(box, tile, turn, side), around[side]
            points = edge_points(own, other)
            if points:
                parts.append(_edge_part(own, other, cell, side, points))
        if len(parts) > 1:
            total = sum(part.points for part in parts)
            args = {"total": total, "edges": len(parts), "product": total * len(parts)}
            parts.append(ScorePart("hexago-times-edges", args, total * (len(parts) - 1)))
        return parts


def _edge_part(own: int, other: int, cell: Hex, side: int, points: int) -> ScorePart:
    beside = cell.neighbour(side)
    same_colour, same_number = colour_of(own) == colour_of(other), number_of(own) == number_of(other)
    args = {
        "a": number_of(own),
        "b": number_of(other),
        "sum": number_of(own) + number_of(other),
        "points": points,
        "colour": COLOUR_NAMES[COLOURS[colour_of(own)]],
        "cell": str(beside),
    }
    kind = "both" if same_colour and same_number else "colour" if same_colour else "number"
    spots = Spot(str(cell), (side,)), Spot(str(beside), (opposite(side),))
    return ScorePart(f"hexago-edge-{kind}", args, points, spots)


make = Hexago
