"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from functools import partial
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
    Sign,
    Tile,
    rack_names,
    scene_of,
    scene_with_hands,
)
from abaculus.games.mathmagic.box import COLOUR_NAMES, COLOURS, colour_of, number_of
from abaculus.games.mathmagic.notation import read_square

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["piece", "scene"]

KEY = Sign("yellow", "+"), Sign("blue", "−"), Sign("green", "×"), Sign("red", "÷")


def scene(game: MathMagic, view: View, moves: tuple[Move, ...]) -> Scene:
    """Squares of four fields; the empty squares of the board; everything that the viewer can do, with its points.

    On other racks, the chips that everyone knows are shown, and at the end all of them.
    """
    face = partial(_fields, game)
    lying = game.memo(view["table"], lambda: (_tiles(game, view), _places(game, view)))
    if not game.solo:
        return scene_with_hands(
            game, view, moves, "square", lying,
            hands=list(map(rack_names, view["racks"])), holder=view["viewer"], face=face,
            counts={"mathmagic-bag": view["bag"]}, key=KEY,
        )  # fmt: skip
    return scene_of(
        game, view, moves, "square", lying,
        hand=tuple(Piece(game.set.names.index(name), name, face(name)) for name in view["racks"][0]),  # the slot is the kind
        holding=lambda player: Holding(view["bag"]),
        counts={"mathmagic-empty": view["empty"], "mathmagic-actions": view["actions"]},
    )  # fmt: skip


def _tiles(game: MathMagic, view: View) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            laid["square"],
            *_centre(game, laid["square"]),
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
    """A chip in a slot; an unknown one has no fields."""
    return Piece(slot, game.set.names[kind], _fields(game, game.set.names[kind])) if kind >= 0 else Piece(slot, "?", ())


def _fields(game: MathMagic, name: str) -> tuple[Field, ...]:
    face = game.drawn.get((name, 0))
    if face is None:
        face = game.drawn[name, 0] = tuple(
            Field(side, COLOUR_NAMES[COLOURS[colour_of(field)]], str(number_of(field)))
            for side, field in enumerate(game.set.fields[game.set.names.index(name)])
        )
    return face
