"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from abaculus.core.compiled import TERMINAL
from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Scene, hex_places, hex_tiles, scene_with_hands
from abaculus.games.hexago.box import COLOUR_NAMES, COLOURS
from abaculus.games.hexago.state import UNKNOWN
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexago.game import Hexago

__all__ = ["piece", "scene"]


def scene(game: Hexago, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, and the cells that a tile can go to.

    A spectator sees the hand of the player on move, if it is open.
    """
    fields = partial(_fields, game)
    free = () if view["to_move"] == TERMINAL else view["edge_cells"]
    holder = view["to_move"] if view["viewer"] is None else view["viewer"]
    return scene_with_hands(
        game, view, moves, "hex",
        game.memo(view["table"], lambda: (hex_tiles(view["table"], fields), hex_places(free))),
        hands=view["hands"], holder=holder if holder >= 0 else None, face=fields, counts={"unseen": view["unseen"]},
    )  # fmt: skip


def piece(game: Hexago, slot: int, tile: int) -> Piece:
    """A tile in a slot; an unknown tile has no fields."""
    if tile == UNKNOWN:
        return Piece(slot, "?", ())
    return Piece(slot, game.set.names[tile], _fields(game, game.set.names[tile]))


def _fields(game: Hexago, name: str, turn: int = 0) -> tuple[Field, ...]:
    face = game.drawn.get((name, turn))
    if face is None:
        fields = game.set.fields[game.set.names.index(name)]
        face = game.drawn[name, turn] = tuple(
            Field((place + turn) % SIDES, COLOUR_NAMES[COLOURS[field // 8]], str(field % 8))
            for place, field in enumerate(fields)
        )
    return face
