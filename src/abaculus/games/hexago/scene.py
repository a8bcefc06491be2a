"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.compiled import TERMINAL
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
from abaculus.games.hexago.box import COLOUR_NAMES, COLOURS
from abaculus.games.hexago.state import UNKNOWN
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexago.game import Hexago

__all__ = ["piece", "scene"]


def scene(game: Hexago, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, and the cells that a tile can go to."""

    def face(name: str) -> tuple[Field, ...]:
        return _fields(game, name, 0)

    def holding(player: int) -> Holding:
        hand = view["hands"][player]
        shows = known_pieces(hand, face) if player != holder else ()
        return Holding(sum(tile != "-" for tile in hand), view["piles"][player], shows=shows)

    holder = _holder(view)
    return scene_of(
        game, view, moves, "hex", game.memo(view["table"], lambda: (_tiles(game, view), _places(view))),
        hand=held_pieces(view["hands"][holder], face) if holder >= 0 else (),
        holding=holding,
        counts={"unseen": view["unseen"]},
    )  # fmt: skip


def piece(game: Hexago, slot: int, tile: int) -> Piece:
    """A tile in a slot; a tile that is not known has no fields."""
    return (
        Piece(slot, "?", ())
        if tile == UNKNOWN
        else Piece(slot, game.set.names[tile], _fields(game, game.set.names[tile], 0))
    )


def _fields(game: Hexago, name: str, turn: int) -> tuple[Field, ...]:
    face = game.drawn.get((name, turn))
    if face is None:
        fields = game.set.fields[game.set.names.index(name)]
        face = game.drawn[name, turn] = tuple(
            Field((place + turn) % SIDES, COLOUR_NAMES[COLOURS[field // 8]], str(field % 8))
            for place, field in enumerate(fields)
        )
    return face


def _tiles(game: Hexago, view: View) -> tuple[Tile, ...]:
    return hex_tiles(view["table"], lambda name, turn: _fields(game, name, turn))


def _places(view: View) -> tuple[Place, ...]:
    return () if view["to_move"] == TERMINAL else hex_places(view["edge_cells"])


def _holder(view: View) -> int:
    """Whose hand the viewer sees before all others': their own or, for a spectator, that of the player on move, as far as it is
    open."""
    return int(view["viewer"] if view["viewer"] is not None else view["to_move"])
