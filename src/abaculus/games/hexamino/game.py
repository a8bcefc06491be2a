"""Hexamino put together: facts, views and explanations around the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import BadNotation
from abaculus.core.game import Game, ScorePart, Spot, View
from abaculus.core.game_info import OptionValue
from abaculus.core.state import State
from abaculus.games.hexamino import INFO, concealment, legality, notation, policies, reasons, remarks, rules
from abaculus.games.hexamino import moves as describing
from abaculus.games.hexamino import scene as scenes
from abaculus.games.hexamino.box import HAND, TILES, pack
from abaculus.games.hexamino.layout import Laid, dead_cells, edge_cells, laid_tiles, open_cells
from abaculus.games.hexamino.state import TURN, HexaminoState
from abaculus.games.hexamino.tile_file import read_tiles
from abaculus.geometry.hex import SIDES, opposite

__all__ = ["Hexamino", "make"]


class Hexamino(Game):
    """Hexamino for two to six players: octopus, snake or star."""

    info = INFO
    compiled = CompiledRules("hexamino", Path(__file__).parent, {**vars(rules), **vars(policies), **vars(concealment)})
    record_type = HexaminoState
    operations: ClassVar = {"hexamino-rid-of": ("add",), "hexamino-left": ("add",)}

    def __init__(self, options: dict[str, OptionValue], tiles: str | None) -> None:
        self.set = read_tiles(self.default_tiles() if tiles is None else tiles)
        self._tiles = {name: tile for tile, name in enumerate(self.set.names) if tile in self.set.tiles}
        super().__init__(options, None if tiles is None else self.set.text, pack(options, self.set))

    def tile_named(self, name: str) -> int:
        """The tile with this name, or an error that says how tiles are written."""
        tile = self._tiles.get(name)
        if tile is None:
            raise BadNotation(
                f"{name[:30]!r} is no tile of this set; a tile is written by its points, as on the start tile from "
                f"{self.set.labels[0]} on, such as {self.set.names[min(self.set.tiles)]}"
            )
        return tile

    # -- facts ----------------------------------------------------------------------------------------------------

    def num_distinct_actions(self) -> int:
        """Edge cells x tiles, draw and miss."""
        return legality.ACTIONS

    def max_chance_outcomes(self) -> int:
        """As many as there are tiles."""
        return TILES

    def max_turns(self) -> int:
        """The most turns of one game.

        Every tile but the first may be laid, each after at most n - 1 misses with an empty pack; then come the misses that
        end the game; and every miss while there is a pack has taken two tiles from it. That is fewer than 63n + 31.
        """
        box = self.box[0]
        players = self.num_players()
        return (int(box.tiles) - 1) * players + players * int(box.missed_rounds) + int(box.pack) // 2

    def max_game_length(self) -> int:
        """The turns, and the draws of R4, which cannot be more than the pack has tiles."""
        return self.max_turns() + int(self.box[0].pack)

    def max_steps(self) -> int:
        """The lot, the deal, the decisions and the draws."""
        return 1 + HAND * self.num_players() + self.max_game_length() + int(self.box[0].pack)

    # -- notation: functions of other files, as methods ------------------------------------------------------------------

    write_move = staticmethod(notation.write_move)
    read_action, why_not = notation.read_action, reasons.why_not
    write_position, read_position = notation.write_position, notation.read_position

    # -- what a player may know ----------------------------------------------------------------------------------------

    def reveals(self, state: State, action: int, viewer: int) -> bool:
        """Draws reveal something; what others do shows one of their tiles, or that they have none that fits; the end shows
        all hands."""
        s = state.record[0]
        return s.phase != TURN or int(s.mover) != viewer or state.child(action).is_terminal()

    def view(self, known: State, viewer: int | None) -> View:
        """The table, the viewer's own hand with its points, how many tiles everyone else holds, and the size of the pack.

        The points of others follow from their hands, so they are `None` until the game is over.
        """
        over = known.is_terminal()
        return {
            **self.view_facts(known, viewer),
            "scores": [score if over or player == viewer else None for player, score in enumerate(known.scores())],
            "hands": notation.write_hands(self, known),
            **known.shared(self._view_of_all),
        }

    def _view_of_all(self, state: State) -> View:
        """What is the same for all viewers."""
        s = state.record[0]
        beside = edge_cells(s)
        return {
            "pack": int(s.pack),
            "drawn": int(s.drawn),
            "misses": int(s.misses),
            "table": [
                {"tile": self.set.names[laid.tile], "cell": list(laid.cell), "turn": laid.turn, "lay": i - 1}
                for i, laid in enumerate(laid_tiles(s))
            ],
            "open_cells": [list(cell) for cell in open_cells(self, state, beside)],
            "dead_cells": [list(cell) for cell in dead_cells(self, state, beside)],
        }

    move_between, moves = describing.move_between, describing.moves
    scene = scenes.scene

    ending, notices = remarks.ending, remarks.notices

    # -- explanations -----------------------------------------------------------------------------------------------

    def count(self, state: State, player: int) -> list[ScorePart]:
        """R6: the points on every tile still held."""
        hand = int(state.record[0].hands[player])
        parts = []
        for tile in (tile for tile in range(TILES) if hand >> tile & 1):
            shown, points = self.set.points_of(tile), sum(self.set.points_of(tile))
            args = {"piece": self.set.names[tile], "fields": len(shown), "points": points}
            args["working"] = " + ".join(map(str, shown))
            parts.append(ScorePart("hexamino-left", args, points))
        return parts

    def explain(self, state: State, action: int) -> Sequence[ScorePart]:
        """R6: the points of the tile leave the hand."""
        if not legality.is_lay(state.record[0], action):
            return []
        shown = self.set.points_of(legality.tile_of(action))
        points = sum(shown)
        args = {"working": " + ".join(map(str, shown)), "fields": len(shown), "points": points}
        return [ScorePart("hexamino-rid-of", args, -points, self._joins(state, action))]

    def _joins(self, state: State, action: int) -> tuple[Spot, ...]:
        """The point fields of a tile where it comes to lie, and those of the tiles beside it that they meet."""
        s = state.record[0]
        place = s.edge_cells.tolist().index(legality.edge_cell_of(action))
        cell = edge_cells(s)[place]
        lies = Laid(legality.tile_of(action), int(s.turns[place]), cell)
        sides = tuple(side for side in range(SIDES) if lies.shows(side) is not None)
        beside = {laid.cell: laid for laid in laid_tiles(s)}
        met = [(cell.neighbour(side), opposite(side)) for side in sides]
        return Spot(str(cell), sides), *(Spot(str(there), (side,)) for there, side in met if there in beside)


make = Hexamino
