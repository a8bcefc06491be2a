"""A move: what somebody does, or what chance decides, with its kind, its pieces and where it goes. Texts are made from moves,
never the other way round; games read and write them in their `notation` modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

__all__ = ["OFFERED", "Field", "Move", "Piece", "newcomer"]

OFFERED = ("action", "kind", "slots", "cell", "turn", "claim", "points")
"""What a scene says about something that its viewer can do: the pieces are already in the hand, so their slots are enough."""

_PASSES = frozenset({"miss", "end"})


class Field(NamedTuple):
    """A coloured, numbered part of a tile. `side` counts clockwise (hexagon: 0 is east; square: 0 is north); -1: the middle."""

    side: int
    colour: str
    label: str


class Piece(NamedTuple):
    """Something in a hand, beside the board, or moved. A piece that the viewer cannot see has no fields, and the text `?`."""

    slot: int
    text: str
    fields: tuple[Field, ...]

    def plain(self) -> dict[str, Any]:
        """The piece as plain data."""
        return {"slot": self.slot, "text": self.text, "fields": [field._asdict() for field in self.fields]}


class Move(NamedTuple):
    """What an action is, or an outcome of chance: as much of it as one viewer may know.

    >>> import abaculus
    >>> state = abaculus.load_game("hexago", players=1).new_initial_state()
    >>> move = state.describe(state.string_to_action("Y6B5R2R1P4G3@0,0/0"))
    >>> move.kind, move.pieces[0].text, move.cell, move.turn
    ('lay', 'Y6B5R2R1P4G3', '0,0', 0)
    """

    kind: str
    """`lay`, `swap`, `take`, `miss`, `draw`, `roll`, `start`: anything the game has texts for."""
    pieces: tuple[Piece, ...] = ()
    """What is laid, exchanged or drawn. For a move that can be made, pieces of the hand; for one already made, numbered
    from 0."""
    cell: str | None = None
    turn: int = 0
    """How far a piece is turned, clockwise."""
    claim: int = 0
    """What the player claims for it, where the rules ask for a claim."""
    value: int | None = None
    """What chance showed, other than a piece: a die, or the seat that starts."""
    points: int | None = None
    """What it scores at once; `None` where the viewer may not know."""
    action: int = -1
    """The number of a move that can be made; -1 where it is withheld: numbers say more than people at a table see."""

    @property
    def slots(self) -> tuple[int, ...]:
        """The slots of the hand that the pieces come from."""
        return tuple([piece.slot for piece in self.pieces])

    @property
    def slot(self) -> int | None:
        """The slot of the piece that goes to a place, if one does."""
        return self.pieces[0].slot if self.pieces and self.cell is not None else None

    @property
    def promised(self) -> int:
        """The points, as far as the player may know them beforehand."""
        return self.points or 0

    @property
    def is_open(self) -> bool:
        """Whether the viewer sees all of it."""
        return all(piece.fields for piece in self.pieces)

    @property
    def passes(self) -> bool:
        """Whether it does nothing, so that a player who can do nothing else need not be asked."""
        return self.kind in _PASSES

    def is_same_as(self, other: Move) -> bool:
        """Whether both do the same thing, whatever is known of their points and slots."""
        return self._essence() == other._essence()

    def _essence(self) -> tuple[object, ...]:
        return self.kind, sorted(piece.text for piece in self.pieces), self.cell, self.turn, self.claim, self.value

    def offered(self) -> list[Any]:
        """What a scene says about it, in the order of `OFFERED`."""
        return [
            self.action, self.kind, [piece.slot for piece in self.pieces], self.cell, self.turn, self.claim, self.points,
        ]  # fmt: skip

    def plain(self) -> dict[str, Any]:
        """What it is as plain data."""
        plain = {**self._asdict(), "pieces": [piece.plain() for piece in self.pieces]}
        del plain["action"]
        return plain


def newcomer(before: Iterable[int], after: Iterable[int], unknown: int) -> int:
    """What has been added to a hand, or `unknown` where the two views of it do not show it."""
    new = Counter(after) - Counter(before)
    return next(iter(new)) if new.total() == 1 else unknown
