"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile, hex_centre
from abaculus.games.hexamino.box import FIELDS, fields_of, name_of
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["piece", "scene"]


def scene(game: Hexamino, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons of six fields, blank or with points; every cell that a tile can go to, and every cell that is dead."""
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
                hand=len(view["hands"][player]),
                pile=0,
                to_move=player == view["to_move"],
                shows=_known(game, view, player) if player != _holder(view) else (),
            )
            for player in range(game.num_players())
        ),
        counts={"hexamino-pack": view["pack"]},
    )


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
    cells = [(cell, ()) for cell in view["open_cells"]] + [(cell, ("dead",)) for cell in view["dead_cells"]]
    return tuple(Place("{},{}".format(*cell), *hex_centre(*cell), marks=marks) for cell, marks in cells)


def _hand(game: Hexamino, view: View) -> tuple[Piece, ...]:
    """The viewer's own hand; for a spectator, the backs of the hand of the player on move."""
    return tuple(
        Piece(slot, name, _fields(game, name, 0) if name != "?" else ())
        for slot, name in enumerate(view["hands"][_holder(view)])
    )


def _holder(view: View) -> int:
    """Whose hand the viewer sees before all others'."""
    return int(view["viewer"] if view["viewer"] is not None else max(0, view["to_move"]))


def _known(game: Hexamino, view: View, player: int) -> tuple[Piece, ...]:
    """At the end all hands are shown."""
    hand = enumerate(view["hands"][player])
    return tuple(Piece(slot, name, _fields(game, name, 0)) for slot, name in hand if name != "?")
