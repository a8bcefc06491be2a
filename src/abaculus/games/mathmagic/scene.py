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
    known_pieces,
    rack_names,
    scene_of,
)
from abaculus.games.mathmagic.box import COLOUR_NAMES, COLOURS, colour_of, number_of
from abaculus.games.mathmagic.notation import read_square

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["piece", "scene"]


def scene(game: MathMagic, view: View, moves: tuple[Move, ...]) -> Scene:
    """Squares of four fields; the empty squares of the board; everything that the viewer can do, with its points."""
    solo, viewer = game.solo, view["viewer"]

    def face(name: str) -> tuple[Field, ...]:
        return _fields(game, name)

    def holding(player: int) -> Holding:
        """What everybody saw, and at the end everything."""
        rack = view["racks"][player]
        shows = () if solo or player == viewer else known_pieces(rack_names(rack), face)
        return Holding(view["bag"] if solo else len(rack), shows=shows)

    if solo:  # a chip's slot is its kind
        hand = tuple(Piece(game.set.names.index(name), name, face(name)) for name in view["racks"][0])
    else:
        hand = () if viewer is None else held_pieces(rack_names(view["racks"][viewer]), face)
    return scene_of(
        game, view, moves, "square", game.memo(view["table"], lambda: (_tiles(game, view), _places(game, view))),
        hand=hand,
        holding=holding,
        counts={"mathmagic-empty": view["empty"], "mathmagic-actions": view["actions_left"]}
        if solo
        else {"mathmagic-bag": view["bag"]},
    )  # fmt: skip


def _tiles(game: MathMagic, view: View) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            cell=laid["square"],
            x=_centre(game, laid["square"])[0],
            y=_centre(game, laid["square"])[1],
            fields=_fields(game, laid["chip"]),
            text=laid["chip"],
            marks=("last",) if laid["last"] else (),
        )
        for laid in view["table"]
    )


def _places(game: MathMagic, view: View) -> tuple[Place, ...]:
    if view["to_move"] == TERMINAL:
        return ()
    return tuple(Place(square, *_centre(game, square)) for square in view["free"])


def _centre(game: MathMagic, text: str) -> tuple[float, float]:
    row, column = read_square(game, text)
    return 2.0 * column, 2.0 * row


def piece(game: MathMagic, slot: int, kind: int) -> Piece:
    """A chip in a slot; one that is not known has no fields."""
    return Piece(slot, game.set.names[kind], _fields(game, game.set.names[kind])) if kind >= 0 else Piece(slot, "?", ())


def _fields(game: MathMagic, name: str) -> tuple[Field, ...]:
    face = game.drawn.get((name, 0))
    if face is None:
        face = game.drawn[name, 0] = tuple(
            Field(side, COLOUR_NAMES[COLOURS[colour_of(field)]], str(number_of(field)))
            for side, field in enumerate(game.set.fields[game.set.names.index(name)])
        )
    return face
