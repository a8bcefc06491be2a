"""What a viewer sees and can do: a row of squares, and the number that is to be laid."""

from abaculus.core.game import Game, View
from abaculus.core.move import Field, Move, Piece
from abaculus.core.scene import Holding, Place, Scene, Tile, scene_of
from abaculus.core.state import State
from mygame.box import CELLS


def piece(number: int) -> Piece:
    """A tile with a number in the middle, in the only slot of a hand."""
    return Piece(0, str(number), (Field(-1, "plain", str(number)),))


def scene(game: Game, view: View, moves: tuple[Move, ...]) -> Scene:
    """The row, with its tiles and free places, and the number rolled, in front of the player who has to lay it."""
    tiles, places = [], []
    for at, (cell, number) in enumerate(zip(CELLS, view["row"], strict=True)):
        x = 2.0 * at  # a square is two wide
        if number:
            tiles.append(Tile(cell, x, 0.0, piece(number).fields, str(number)))
        else:
            places.append(Place(cell, x, 0.0, label=cell))
    rolled = (piece(view["die"]),) if view["die"] else ()
    own = view["viewer"] in (None, view["to_move"])

    def holding(player: int) -> Holding:
        holds = rolled if player == view["to_move"] else ()
        return Holding(hand=len(holds), shows=() if own else holds)

    return scene_of(
        game, view, moves, "square", (tuple(tiles), tuple(places)),
        hand=rolled if own else (), holding=holding, counts={"mygame-free": len(places)},
    )  # fmt: skip


def moves(game: Game, known: State) -> tuple[Move, ...]:
    """Everything that the player on move can do, with its points."""
    return tuple(
        move_between(game, known, action, None)._replace(points=known.worth(action), action=action)
        for action in known.legal_actions()
    )


def move_between(game: Game, before: State, action: int, after: State | None) -> Move:
    """The die shows a number, or a tile goes to a place."""
    if before.is_chance_node():
        return Move("roll", value=action)
    return Move("lay", (piece(int(before.record[0].die)),), CELLS[action])
