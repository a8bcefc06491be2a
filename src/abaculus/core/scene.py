"""Scenes: what a viewer sees, described once and painted by painters that know no rules.

Lengths are in tile sizes: a hexagon's centre-to-corner and a square's half side are 1. x grows to the right, y downwards.
A scene turns into plain JSON with `to_json`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict, Unpack

from abaculus.core.move import OFFERED, Field, Move, Piece
from abaculus.core.note import Note

if TYPE_CHECKING:
    from abaculus.core.game import Game, View

__all__ = [
    "Field",
    "Frame",
    "Holding",
    "More",
    "Move",
    "Piece",
    "Place",
    "Scene",
    "Seat",
    "Sign",
    "Tile",
    "held_pieces",
    "hex_centre",
    "hex_places",
    "hex_tiles",
    "known_pieces",
    "plain_part",
    "rack_names",
    "scene_of",
    "scene_with_hands",
]  # fmt: skip

Shape = Literal["hex", "square"]


class Tile(NamedTuple):
    """A tile on the table."""

    cell: str
    x: float
    y: float
    fields: tuple[Field, ...]
    text: str
    height: int = 1
    owner: int | None = None
    marks: tuple[str, ...] = ()
    """`last` for the tile just laid, and anything else a game wants to point out."""


class Place(NamedTuple):
    """An empty place where something may go, or that players wonder about. `marks` may say `dead`."""

    cell: str
    x: float
    y: float
    marks: tuple[str, ...] = ()
    label: str = ""
    """What is printed on the place itself, such as `2×`."""
    colour: str = ""
    """The colour that it is printed in: one of the five of tiles, or `rose`."""


class Frame(NamedTuple):
    """The frame of a board with an edge: what is written on it, column by column and row by row."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]


class Sign(NamedTuple):
    """What a colour means in a game: a line of the key beside the board."""

    colour: str
    sign: str


class Seat(NamedTuple):
    """A player at the table, as everyone sees them."""

    player: int
    score: int | None
    """`None` where the score follows from pieces that the viewer may not see."""
    hand: int
    pile: int
    to_move: bool
    colour: str = ""
    """The colour of the seat's pieces, where every seat has its own."""
    shows: tuple[Piece, ...] = ()
    """What the viewer knows about the pieces that the seat holds, unless they are in the scene's own hand."""

    @property
    def score_text(self) -> str:
        """The score as it is shown: `?` where the viewer may not know it."""
        return "?" if self.score is None else str(self.score)

    def plain(self) -> dict[str, Any]:
        """The seat as plain data."""
        return {**self._asdict(), "shows": list(map(plain_part, self.shows))}


class Holding(NamedTuple):
    """What a game says about a seat, in addition to what all games share."""

    hand: int
    pile: int = 0
    colour: str = ""
    shows: tuple[Piece, ...] = ()


@dataclass(frozen=True)
class Scene:
    """All that a painter needs."""

    game: str
    title: str
    shape: Shape
    viewer: int | None
    to_move: int
    tiles: tuple[Tile, ...]
    places: tuple[Place, ...]
    hand: tuple[Piece, ...]
    moves: tuple[Move, ...]
    seats: tuple[Seat, ...]
    counts: dict[str, int] = field(default_factory=dict)
    """Sizes of bags and packs, by text key."""
    aside: tuple[Piece, ...] = ()
    """What lies beside the board for all to see."""
    notes: tuple[Note, ...] = ()
    """What everybody should be told: why the game is over, what is about to end it, why a turn can only be missed."""
    ground: str = ""
    """What it lies on, by its name in the palette."""
    frame: Frame | None = None
    key: tuple[Sign, ...] = ()
    die: int = 0
    """What the die shows; 0 where there is none, or it has not been thrown."""
    task: Note | None = None
    """What the position asks of the player on move, where that is more than to pick a piece and a place."""

    def to_json(self) -> dict[str, Any]:
        """The scene as plain data: lists of objects, named as here."""
        plain = dict(vars(self))
        for name in ("tiles", "hand", "places", "aside"):
            plain[name] = list(map(plain_part, plain[name]))
        plain["moves"] = [dict(zip(OFFERED, move.offered(), strict=True)) for move in self.moves]
        plain["seats"] = [seat.plain() for seat in self.seats]
        plain["notes"] = [note.plain() for note in self.notes]
        plain["frame"] = self.frame and self.frame._asdict()
        plain["key"] = [sign._asdict() for sign in self.key]
        plain["task"] = self.task and self.task.plain()
        return plain

    def with_move_rows(self) -> dict[str, Any]:
        """The same, with its moves as `move_rows` has them."""
        plain = replace(self, moves=()).to_json()
        plain["moves"] = self.move_rows()
        return plain

    def move_rows(self) -> dict[str, Any]:
        """The moves, with the names of their parts once and every move as a row: there may be hundreds."""
        return {"columns": list(OFFERED), "rows": [move.offered() for move in self.moves]}

    def tile_at(self, cell: str) -> Tile | None:
        """The tile on a cell, if there is one."""
        return next((tile for tile in self.tiles if tile.cell == cell), None)


def plain_part(part: Tile | Piece | Place) -> dict[str, Any]:
    """A part of a scene as plain data."""
    plain = part._asdict()
    if "fields" in plain:
        plain["fields"] = [field._asdict() for field in plain["fields"]]
    return plain


class More(TypedDict, total=False):
    """What only some games have."""

    frame: Frame
    key: tuple[Sign, ...]
    die: int
    task: Note | None


@lru_cache(maxsize=1 << 12)
def hex_centre(q: int, r: int) -> tuple[float, float]:
    """Where the middle of a hexagon lies: corners point up and down, rows are 1.5 apart."""
    return round(math.sqrt(3) * (q + r / 2), 4), 1.5 * r


def scene_of(
    game: Game, view: View, moves: tuple[Move, ...], shape: Shape, lying: tuple[tuple[Tile, ...], tuple[Place, ...]], *,
    hand: tuple[Piece, ...], holding: Callable[[int], Holding], counts: Mapping[str, int], aside: tuple[Piece, ...] = (),
    **more: Unpack[More],
) -> Scene:  # fmt: skip
    """A scene with what all games share filled in from the view. `lying` holds the tiles and the empty places."""
    seats = []
    for player in range(game.num_players()):
        held, to_move = holding(player), player == view["to_move"]
        seats.append(Seat(player, view["scores"][player], held.hand, held.pile, to_move, held.colour, held.shows))
    return Scene(
        game=game.id,
        title=game.info.title,
        shape=shape,
        viewer=view["viewer"],
        to_move=view["to_move"],
        tiles=lying[0],
        places=lying[1],
        hand=hand,
        moves=moves,
        seats=tuple(seats),
        counts=dict(counts),
        aside=aside,
        notes=tuple([Note(**note) for note in view["notes"]]),
        ground=game.info.ground,
        **more,
    )


def scene_with_hands(
    game: Game, view: View, moves: tuple[Move, ...], shape: Shape, lying: tuple[tuple[Tile, ...], tuple[Place, ...]], *,
    hands: Sequence[Sequence[str]], holder: int | None, face: Callable[[str], tuple[Field, ...]], counts: Mapping[str, int],
    colours: Sequence[str] = (), aside: tuple[Piece, ...] = (), **more: Unpack[More],
) -> Scene:  # fmt: skip
    """The scene of a game with hands, which `hands` lists as the viewer knows them, slot by slot.

    The `holder` is the seat whose hand is in front of the viewer; what is known of the other hands is shown at their
    seats. Without a holder, all hands are shown there.
    """

    def holding(player: int) -> Holding:
        return Holding(
            hand=sum(name != "-" for name in hands[player]),
            pile=view["piles"][player] if "piles" in view else 0,
            colour=colours[player] if colours else "",
            shows=() if player == holder else known_pieces(hands[player], face),
        )

    hand = () if holder is None else held_pieces(hands[holder], face)
    return scene_of(game, view, moves, shape, lying, hand=hand, holding=holding, counts=counts, aside=aside, **more)


def held_pieces(names: Iterable[str], fields: Callable[[str], tuple[Field, ...]]) -> tuple[Piece, ...]:
    """A hand as a view lists it, slot by slot: `-` is an empty slot, and an unknown piece, `?`, has no fields."""
    return tuple(
        [Piece(slot, name, fields(name) if name != "?" else ()) for slot, name in enumerate(names) if name != "-"]
    )


def rack_names(rack: Iterable[str]) -> list[str]:
    """The pieces of a rack without the `!` of those that everyone knows."""
    return [text.removesuffix("!") for text in rack]


def known_pieces(names: Iterable[str], fields: Callable[[str], tuple[Field, ...]]) -> tuple[Piece, ...]:
    """Of a hand as a view lists it, the pieces that the viewer knows."""
    return tuple([piece for piece in held_pieces(names, fields) if piece.fields])


def hex_tiles(table: Sequence[Mapping[str, Any]], fields: Callable[[str, int], tuple[Field, ...]]) -> tuple[Tile, ...]:
    """The tiles of a hex board as a view lists them: tile, cell and turn, and which lay of the game it was, if it was one."""
    return tuple(
        [
            Tile(
                "{},{}".format(*laid["cell"]),
                *hex_centre(*laid["cell"]),
                fields=fields(laid["tile"], laid["turn"]),
                text=laid["tile"],
                marks=("last",) if laid is table[-1] and laid["lay"] >= 0 else (),
            )
            for laid in table
        ]
    )


def hex_places(cells: Iterable[Sequence[int]], marks: tuple[str, ...] = ()) -> tuple[Place, ...]:
    """Empty cells of a hex board."""
    return tuple([Place("{},{}".format(*cell), *hex_centre(*cell), marks=marks) for cell in cells])
