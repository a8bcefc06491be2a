"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.doors import TERMINAL
from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile
from abaculus.games.mathmagic.box import COLOUR_NAMES, COLOURS, colour_of, number_of
from abaculus.games.mathmagic.notation import read_square

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["piece", "scene"]


def scene(game: MathMagic, view: View, moves: tuple[Move, ...]) -> Scene:
    """Squares of four fields; the empty squares of the board; everything that the viewer can do, with its points."""
    solo = game.solo
    tiles, places = game.kept(view["table"], lambda: (_tiles(game, view), _places(game, view)))
    return Scene(
        game=game.id,
        title=game.leaflet.title,
        shape="square",
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
                hand=view["bag"] if solo else len(view["racks"][player]),
                pile=0,
                to_move=player == view["to_move"],
                shows=() if solo or player == view["viewer"] else _known(game, view, player),
            )
            for player in range(game.num_players())
        ),
        counts={"mathmagic-empty": view["empty"], "mathmagic-actions": view["actions_left"]}
        if solo
        else {"mathmagic-bag": view["bag"]},
    )


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


def _hand(game: MathMagic, view: View) -> tuple[Piece, ...]:
    """The viewer's own rack. In the solitaire a chip's slot is its kind."""
    if game.solo:
        return tuple(Piece(game.set.names.index(name), name, _fields(game, name)) for name in view["racks"][0])
    if view["viewer"] is None:
        return ()
    return tuple(
        Piece(slot, name, _fields(game, name) if name != "?" else ())
        for slot, name in enumerate(text.removesuffix("!") for text in view["racks"][view["viewer"]])
    )


def _known(game: MathMagic, view: View, player: int) -> tuple[Piece, ...]:
    """What everybody saw, and at the end everything."""
    names = (text.removesuffix("!") for text in view["racks"][player])
    return tuple(Piece(slot, name, _fields(game, name)) for slot, name in enumerate(names) if name != "?")
