"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from abaculus.core.compiled import TERMINAL
from abaculus.core.game import View
from abaculus.core.note import Note
from abaculus.core.scene import Field, Move, Piece, Scene, Tile, hex_centre, hex_places, known_pieces, scene_with_hands
from abaculus.games.castle.box import COLOURS
from abaculus.games.castle.legality import TAKE_OWN
from abaculus.games.castle.rules import MISS_ROLLED, MOST_TO_BUILD

if TYPE_CHECKING:
    from abaculus.games.castle.game import Castle

__all__ = ["piece", "scene"]


def scene(game: Castle, view: View, moves: tuple[Move, ...]) -> Scene:
    """Hexagons with a large number in the middle and small ones along the sides, at their height; nothing beneath.

    The stone that was drawn lies in front of the player who has to build it, and of a spectator; the others see it at that
    player's seat.
    """
    mover, drawn, face = view["mover"], view["drawn"], partial(_fields, game)
    free = () if view["to_move"] == TERMINAL else view["free_cells"]
    return scene_with_hands(
        game, view, moves, "hex", game.memo(view["stacks"], lambda: (_tiles(game, view), hex_places(free))),
        hands=[[drawn] if drawn is not None and player == mover else [] for player in range(game.num_players())],
        holder=mover if view["viewer"] is None else view["viewer"],
        face=face,
        counts={"castle-out": len(view["out"])},
        colours=COLOURS,
        aside=known_pieces(view["out"], face),
        die=view["roll"],
        task=_task(view),
    )  # fmt: skip


def _task(view: View) -> Note | None:
    """R2: what the die asks of the player on move."""
    roll = view["roll"]
    if not roll or view["to_move"] < 0:
        return None
    if roll <= MOST_TO_BUILD:
        args = {"count": roll, "place": roll - view["to_build"] + 1, "left": view["to_build"] - 1}
        return Note("castle-task-build", args, view["mover"])
    asked = "miss" if roll == MISS_ROLLED else "own" if roll == TAKE_OWN else "other"
    return Note(f"castle-task-{asked}", {}, view["mover"])


def piece(game: Castle, slot: int, stone: int) -> Piece:
    """A stone in a slot."""
    return Piece(slot, game.set.names[stone], _fields(game, game.set.names[stone]))


def _fields(game: Castle, name: str, turn: int = 0) -> tuple[Field, ...]:
    """The sides first, the centre last, all in the colour of the stone."""
    face = game.drawn.get((name, turn))
    if face is None:
        stone = game.stone_named(name)
        colour = game.colour(stone)
        sides = tuple(Field(side, colour, str(number)) for side, number in enumerate(game.sides(stone, turn)))
        face = game.drawn[name, turn] = (*sides, Field(-1, colour, str(int(game.box[0].centre[stone]))))
    return face


def _tiles(game: Castle, view: View) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            "{},{}".format(*stack["cell"]),
            *hex_centre(*stack["cell"]),
            fields=_fields(game, stack["stone"], stack["turn"]),
            text=stack["stone"],
            height=stack["height"],
            marks=("last",) if stack["last"] else (),
        )
        for stack in view["stacks"]
    )
