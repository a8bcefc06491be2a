"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.game import View
from abaculus.core.scene import (
    Field,
    Holding,
    Move,
    Piece,
    Place,
    Scene,
    Tile,
    held_pieces,
    hex_places,
    hex_tiles,
    known_pieces,
    scene_of,
)
from abaculus.games.hexamino.box import FIELDS, fields_of, name_of
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["piece", "scene"]


def scene(game: Hexamino, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, blank or with points; every cell that a tile can go to, and every cell that is dead."""

    def face(name: str) -> tuple[Field, ...]:
        return _fields(game, name, 0)

    def holding(player: int) -> Holding:
        hand = view["hands"][player]  # at the end all hands are shown
        return Holding(len(hand), shows=known_pieces(hand, face) if player != holder else ())

    holder = _holder(view)
    return scene_of(
        game, view, moves, "hex", game.memo(view["table"], lambda: (_tiles(game, view), _places(view))),
        hand=held_pieces(view["hands"][holder], face),
        holding=holding,
        counts={"hexamino-pack": view["pack"]},
    )  # fmt: skip


def piece(game: Hexamino, slot: int, tile: int | None) -> Piece:
    """A tile in a slot; a tile that is not known has no fields."""
    return Piece(slot, "?", ()) if tile is None else Piece(slot, name_of(tile), _fields(game, name_of(tile), 0))


def _fields(game: Hexamino, name: str, turn: int) -> tuple[Field, ...]:
    face = game.drawn.get((name, turn))
    if face is None:
        shown = fields_of(game.tile_named(name))
        face = game.drawn[name, turn] = tuple(
            Field((field + turn) % SIDES, "plain", str(field + 1) if field in shown else "") for field in range(FIELDS)
        )
    return face


def _tiles(game: Hexamino, view: View) -> tuple[Tile, ...]:
    return hex_tiles(view["table"], lambda name, turn: _fields(game, name, turn))


def _places(view: View) -> tuple[Place, ...]:
    return (*hex_places(view["open_cells"]), *hex_places(view["dead_cells"], ("dead",)))


def _holder(view: View) -> int:
    """Whose hand the viewer sees before all others': their own or, for a spectator, the backs of that of the player on move."""
    return int(view["viewer"] if view["viewer"] is not None else max(0, view["to_move"]))
