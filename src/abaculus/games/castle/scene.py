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
    hex_centre,
    hex_places,
    known_pieces,
    scene_of,
)
from abaculus.games.castle.box import COLOURS

if TYPE_CHECKING:
    from abaculus.games.castle.game import Castle

__all__ = ["piece", "scene"]


def scene(game: Castle, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons with a large number in the middle and small ones along the sides, as high as they lie; nothing beneath."""
    mover = view["mover"]

    def holding(player: int) -> Holding:
        return Holding(
            hand=int(view["drawn"] is not None and player == mover),
            pile=view["piles"][player],
            colour=COLOURS[player],
            shows=_drawn(game, view) if player == mover and not _holds(view) else (),
        )

    return scene_of(
        game, view, moves, "hex", game.memo(view["stacks"], lambda: (_tiles(game, view), _places(view))),
        hand=_hand(game, view),
        holding=holding,
        counts={"castle-out": len(view["out"])},
        aside=known_pieces(view["out"], lambda name: _fields(game, name, 0)),
    )  # fmt: skip


def piece(game: Castle, slot: int, stone: int) -> Piece:
    """A stone in a slot."""
    return Piece(slot, game.set.names[stone], _fields(game, game.set.names[stone], 0))


def _fields(game: Castle, name: str, turn: int) -> tuple[Field, ...]:
    """The sides first, the centre last, all in the colour of the stone."""
    face = game.drawn.get((name, turn))
    if face is None:
        stone = game.stone_named(name)
        colour = game.colour(stone)
        sides = tuple(Field(side, colour, str(number)) for side, number in enumerate(game.sides(stone, turn)))
        face = game.drawn[name, turn] = (*sides, Field(-1, colour, str(int(game.box[0].centre[stone]))))
    return face


def _tiles(game: Castle, view: View) -> tuple[Tile, ...]:
    tiles = []
    for stack in view["stacks"]:
        x, y = hex_centre(*stack["cell"])
        tiles.append(
            Tile(
                cell="{},{}".format(*stack["cell"]),
                x=x,
                y=y,
                fields=_fields(game, stack["stone"], stack["turn"]),
                text=stack["stone"],
                height=stack["height"],
                marks=("last",) if stack["last"] else (),
            )
        )
    return tuple(tiles)


def _places(view: View) -> tuple[Place, ...]:
    if view["to_move"] == TERMINAL:
        return ()
    return hex_places(view["free_cells"])


def _hand(game: Castle, view: View) -> tuple[Piece, ...]:
    """The stone that was drawn, before whoever is to build it, and before a spectator; the others see it there."""
    return _drawn(game, view) if _holds(view) else ()


def _holds(view: View) -> bool:
    return view["viewer"] in (None, view["mover"])


def _drawn(game: Castle, view: View) -> tuple[Piece, ...]:
    return () if view["drawn"] is None else (Piece(0, view["drawn"], _fields(game, view["drawn"], 0)),)
