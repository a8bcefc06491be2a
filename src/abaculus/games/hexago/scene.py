"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.doors import TERMINAL
from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile, hex_centre
from abaculus.games.hexago.box import COLOUR_NAMES, COLOURS
from abaculus.games.hexago.state import UNKNOWN
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexago.game import Hexago

__all__ = ["piece", "scene"]


def scene(game: Hexago, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, and the cells that a tile can go to."""
    tiles, places = game.kept(view["table"], lambda: (_tiles(game, view), _places(view)))
    return Scene(
        game=game.id,
        title=game.leaflet.title,
        shape="hex",
        viewer=view["viewer"],
        to_move=view["to_move"],
        tiles=tiles,
        places=places,
        hand=_hand(game, view),
        moves=moves,
        seats=tuple(
            Seat(
                player=player,
                score=view["scores"][player],
                hand=sum(tile != "-" for tile in view["hands"][player]),
                pile=view["piles"][player],
                to_move=player == view["to_move"],
                shows=_known(game, view, player) if player != _holder(view) else (),
            )
            for player in range(game.num_players())
        ),
        counts={"unseen": view["unseen"]},
    )


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
    table = view["table"]
    return tuple(
        Tile(
            cell="{},{}".format(*laid["cell"]),
            x=hex_centre(*laid["cell"])[0],
            y=hex_centre(*laid["cell"])[1],
            fields=_fields(game, laid["tile"], laid["turn"]),
            text=laid["tile"],
            marks=("last",) if laid is table[-1] and laid["lay"] >= 0 else (),
        )
        for laid in table
    )


def _places(view: View) -> tuple[Place, ...]:
    if view["to_move"] == TERMINAL:
        return ()
    return tuple(Place("{},{}".format(*cell), *hex_centre(*cell)) for cell in view["edge_cells"])


def _hand(game: Hexago, view: View) -> tuple[Piece, ...]:
    """The viewer's own hand; for a spectator, the hand of the player on move, as far as it is open."""
    player = _holder(view)
    if player < 0:
        return ()
    return tuple(
        Piece(slot, name, _fields(game, name, 0) if name != "?" else ())
        for slot, name in enumerate(view["hands"][player])
        if name != "-"
    )


def _holder(view: View) -> int:
    """Whose hand the viewer sees before all others'."""
    return int(view["viewer"] if view["viewer"] is not None else view["to_move"])


def _known(game: Hexago, view: View, player: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(slot, name, _fields(game, name, 0))
        for slot, name in enumerate(view["hands"][player])
        if name not in ("-", "?")
    )
