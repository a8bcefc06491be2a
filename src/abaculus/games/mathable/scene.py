"""From what a viewer knows to what a viewer sees."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from abaculus.core.game import View
from abaculus.core.note import Note
from abaculus.core.scene import Field, Frame, Move, Piece, Place, Scene, Tile, rack_names, scene_with_hands
from abaculus.games.mathable.box import SIDE, SIGNS, WIDTH, read_square, square_at, square_text

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["piece", "scene"]

PRINTED_SIGNS = {"+": ("+", "yellow"), "-": ("−", "blue"), "x": ("×", "green"), "/": ("÷", "red")}
PRINTED_AWARDS = {2: ("2×", "rose"), 3: ("3×", "pink")}
"""What is printed on a square, and in which colour."""
FRAME = Frame(
    tuple(square_text(square_at(0, column))[1:] for column in range(SIDE)),
    tuple(square_text(square_at(row, 0))[:-1] for row in range(SIDE)),
)


def scene(game: Mathable, view: View, moves: tuple[Move, ...]) -> Scene:
    """Squares with a number in the middle; all squares of the board; everything that the viewer can do, with its points.

    On other racks, the tokens that everyone knows are shown, and at the end all of them.
    """
    return scene_with_hands(
        game, view, moves, "square", game.memo(view["board"], lambda: _board(game, view)),
        hands=list(map(rack_names, view["racks"])), holder=view["viewer"], face=_fields,
        counts={"mathable-bag": view["bag"]}, frame=FRAME, task=_task(view),
    )  # fmt: skip


def _task(view: View) -> Note | None:
    """R6: whether to draw an extra token is decided before anything else; so is whether a claim stands."""
    if view["next"] == "choice":
        return Note("mathable-task-extra", {}, view["to_move"])
    if view["next"] == "answer":
        claim = view["pending"]
        return Note("mathable-task-claim", {"token": claim["token"], "count": claim["claim"]}, view["to_move"])
    return None


def _board(game: Mathable, view: View) -> tuple[tuple[Tile, ...], tuple[Place, ...]]:
    """The tokens on the board, and the free squares."""
    tiles = _tiles(game, view)
    taken = {tile.cell for tile in tiles}
    return tiles, tuple([place for place in _places(game) if place.cell not in taken])


def _centre(square: int) -> tuple[float, float]:
    return 2.0 * (square % WIDTH), 2.0 * (square // WIDTH - 2)


@lru_cache(maxsize=16)
def _places(game: Mathable) -> tuple[Place, ...]:
    """All squares of the board, with what is printed on them: a sign, an award or nothing."""
    box = game.box[0]
    printed = [
        PRINTED_SIGNS[SIGNS[sign]] if sign else PRINTED_AWARDS.get(award, ("", ""))
        for sign, award in zip(box.sign.tolist(), box.award.tolist(), strict=True)
    ]
    squares = (square_at(row, column) for row in range(SIDE) for column in range(SIDE))
    return tuple(Place(square_text(square), *_centre(square), (), *printed[square]) for square in squares)


def piece(game: Mathable, slot: int, kind: int) -> Piece:
    """A token in a slot; an unknown one has no fields."""
    return (
        Piece(slot, str(game.set.values[kind]), _fields(game.set.values[kind])) if kind >= 0 else Piece(slot, "?", ())
    )


@lru_cache(maxsize=256)
def _fields(value: object) -> tuple[Field, ...]:
    return (Field(-1, "plain", str(value)),)


def _tiles(game: Mathable, view: View) -> tuple[Tile, ...]:
    laid = [(put["token"], put["square"], put["marks"]) for put in view["board"]]
    if view["pending"]:
        laid.append((view["pending"]["token"], view["pending"]["square"], ["pending"]))
    return tuple(
        Tile(square, *_spot(square), fields=_fields(token), text=str(token), marks=tuple(marks))
        for token, square, marks in laid
    )


def _spot(cell: str) -> tuple[float, float]:
    square = read_square(cell)
    assert square is not None
    return _centre(square)
