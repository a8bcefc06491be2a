"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Scene, hex_places, hex_tiles, scene_with_hands
from abaculus.games.hexamino.box import FIELDS, fields_of
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["piece", "scene"]


def scene(game: Hexamino, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, blank or with points; every cell that a tile can go to, and every cell that is dead.

    A spectator sees the backs of the tiles of the player on move. At the end all hands are shown.
    """
    fields = partial(_fields, game)
    return scene_with_hands(
        game, view, moves, "hex",
        game.memo(view["table"], lambda: (
            hex_tiles(view["table"], fields),
            (*hex_places(view["open_cells"]), *hex_places(view["dead_cells"], ("dead",))),
        )),
        hands=view["hands"], holder=max(0, view["to_move"]) if view["viewer"] is None else view["viewer"], face=fields,
        counts={"hexamino-pack": view["pack"]},
    )  # fmt: skip


def piece(game: Hexamino, slot: int, tile: int | None) -> Piece:
    """A tile in a slot; an unknown tile has no fields."""
    if tile is None:
        return Piece(slot, "?", ())
    name = game.set.names[tile]
    return Piece(slot, name, _fields(game, name))


def _fields(game: Hexamino, name: str, turn: int = 0) -> tuple[Field, ...]:
    face = game.drawn.get((name, turn))
    if face is None:
        shown = fields_of(game.tile_named(name))
        face = game.drawn[name, turn] = tuple(
            Field((field + turn) % SIDES, "plain", str(game.set.labels[field]) if field in shown else "")
            for field in range(FIELDS)
        )
    return face
