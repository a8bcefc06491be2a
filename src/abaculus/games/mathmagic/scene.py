"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.doors import TERMINAL
from abaculus.core.game import View
from abaculus.core.scene import Field, Move, Piece, Place, Scene, Seat, Tile
from abaculus.games.mathmagic.actions import MISS
from abaculus.games.mathmagic.box import COLOUR_NAMES, COLOURS, MAX_CHIPS, colour_of, number_of
from abaculus.games.mathmagic.notation import frame_square, read_square, square_text, write_moves
from abaculus.games.mathmagic.solitaire import STOP, TAKE

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["moves", "scene"]


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


def moves(game: MathMagic, known: State) -> tuple[Move, ...]:
    """Everything that can be done, with its points."""
    actions = known.legal_actions()
    if game.solo:
        return _solo_moves(game, actions)
    kinds = {MISS: "miss"}
    return tuple(
        Move(action, "lay" if move.square else kinds.get(action, "swap"), move.text, move.slot, move.square, 0, points,
             move.slots)
        for action, move, points in zip(actions, write_moves(game, known, actions), known.worths(actions), strict=True)
    )  # fmt: skip


def _solo_moves(game: MathMagic, actions: list[int]) -> tuple[Move, ...]:
    """Thousands of them: what they share is looked up once."""
    names = game.set.names
    squares = [square_text(game, frame_square(game, number)) for number in range(MAX_CHIPS)]
    found = []
    for action in actions:
        if action < TAKE:
            number, kind = divmod(action, MAX_CHIPS)
            text = f"{names[kind]}@{squares[number]}"
            found.append(Move(action, "lay", text, piece=kind, cell=squares[number], points=1))
        elif action < STOP:
            found.append(
                Move(action, "take-back", f"take {squares[action - TAKE]}", cell=squares[action - TAKE], points=-1)
            )
        else:
            found.append(Move(action, "stop", "stop"))
    return tuple(found)
