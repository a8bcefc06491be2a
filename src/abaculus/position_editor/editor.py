"""How a position is changed: what all games share.

A change is made to the parts of a position, and the game's own notation decides whether they form a position; if not, its
message says what is wrong. Whatever depends on the parts is put right along with a change: the order in which pieces were
laid, hands that have to be full, the starter. After a change somebody's turn begins, with nothing under way: a draw, a roll
or an exchange in progress is dropped, and idle turns are counted from zero.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from abaculus.core.compiled import CHANCE
from abaculus.core.errors import AbaculusError, IllegalAction, NotAllowed, listed, no_seat
from abaculus.core.game import Game
from abaculus.core.registry import game_part
from abaculus.core.scene import Field, Scene
from abaculus.core.state import State
from abaculus.position_editor.changes import Change, Drop, Hold, Lay, Points, Take, ToMove
from abaculus.position_editor.layout import Layout, Lying, Spot, hex_cell, plain

__all__ = ["PositionEditor", "editor_of"]


class PositionEditor(ABC):
    """How positions of one game are set up, by `changed`. What differs between games is in each game's `editor.py`, whose
    class is named EDITOR."""

    stacks: ClassVar[bool] = False
    """Whether pieces are laid on top of each other."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats: list[int | None] = list(range(game.num_players()))
        """Whose hands these are; `None` for what is beside the table."""

    # -- what a game adds ------------------------------------------------------------------------------------------------

    @abstractmethod
    def pieces(self) -> dict[str, int]:
        """All pieces of the box, with the number of copies."""

    @abstractmethod
    def layout(self, state: State) -> Layout:
        """A position taken apart."""

    @abstractmethod
    def lines(self, layout: Layout) -> Iterator[str]:
        """Position lines that the parts may mean; the first one that can be read counts."""

    @abstractmethod
    def held(self, layout: Layout) -> list[tuple[int, int]]:
        """For each hand the fewest pieces, if there are enough, and the most."""

    @abstractmethod
    def openings(self, state: State) -> list[Spot]:
        """The cells where something can be laid, as far as the table shows."""

    @abstractmethod
    def hand_of(self, names: Sequence[str]) -> dict[str, Any]:
        """The part of a view that shows these pieces to seat 0."""

    def where(self, cell: str) -> str:
        """A cell as the game writes it, or an error that says how it is written."""
        return "{},{}".format(*hex_cell(cell))

    def turns(self, piece: str) -> int:
        """In how many ways the piece can be turned."""
        return 1

    # -- what all games share ----------------------------------------------------------------------------------------------

    def changed(self, state: State, change: Change | None) -> State:
        """The position after a change; `None`: with nothing under way. `state` stays as it is.

        Raises an error that says why if the change does not lead to a position.
        """
        layout = self.layout(state)
        self._name_unknown(layout)
        unwanted = self._make(layout, change) if change is not None else None
        self._fill_hands(layout, unwanted)
        problem: AbaculusError | None = None
        for line in self.lines(layout):
            try:
                return self.game.from_position(line)
            except AbaculusError as no:
                problem = problem or no
        assert problem is not None, "a game writes at least one line"
        raise problem

    def off_table(self, layout: Layout) -> dict[str, int]:
        """The pieces not on the table, with how many there are: in the bag, or held by somebody."""
        lying = Counter(one.piece for one in layout.table)
        return {name: count - lying[name] for name, count in self.pieces().items() if count > lying[name]}

    def spots(self, state: State) -> list[Spot]:
        """Where a piece not yet on the table can be laid."""
        off = frozenset(self.off_table(self.layout(state)))
        fitting = [
            spot if spot.pieces is None else spot._replace(pieces=spot.pieces & off) for spot in self.openings(state)
        ]
        return [spot for spot in fitting if off and (spot.pieces is None or spot.pieces)]

    def scene(self, state: State) -> Scene:
        """The table as it is drawn for setting up: places stay when the game is over."""
        return self.game.scene({**state.view(None), "to_move": CHANCE}, ())

    def faces(self, names: Sequence[str]) -> dict[str, tuple[Field, ...]]:
        """How pieces look: as in a hand that held them all."""
        view = self.game.new_initial_state().view(None)
        shown = self.game.scene({**view, "viewer": 0, "to_move": CHANCE, **self.hand_of(names)}, ()).hand
        return {piece.text: piece.fields for piece in shown}

    def _make(self, layout: Layout, change: Change) -> str | None:
        """Make a change; returns the piece that somebody wanted to get rid of, if any."""
        match change:
            case Lay(piece, cell, turn):
                self._lay(layout, self._name(piece), self.where(cell), turn)
            case Take(cell):
                del layout.table[self._top(layout, self.where(cell))]
            case Hold(hand, piece, slot):
                self._hold(layout, hand, self._name(piece), slot)
            case Drop(hand, slot):
                self._check_slot(layout, hand, slot)
                return plain(layout.hands[hand].pop(slot))
            case Points(seat, points):
                self._check_seat(seat)
                if layout.scores is None:
                    raise NotAllowed("the points follow from the pieces here; they cannot be set")
                layout.scores[seat] = points
            case ToMove(seat):
                self._check_seat(seat)
                layout.mover = seat
        return None

    def _lay(self, layout: Layout, piece: str, cell: str, turn: int) -> None:
        if not 0 <= turn < 6:
            raise IllegalAction(f"there is no turn {turn}; turns are 0 to 5")
        lies = [place for place, one in enumerate(layout.table) if one.cell == cell]
        new = Lying(piece, cell, turn % self.turns(piece))
        if lies and not self.stacks:
            if layout.table[lies[0]].piece != piece:
                self._fetch(layout, piece)
            layout.table[lies[0]] = new
        else:
            self._fetch(layout, piece)
            layout.table.append(new)

    def _hold(self, layout: Layout, hand: int, piece: str, slot: int | None) -> None:
        self._check_hand(layout, hand)
        if slot is None:
            most = self.held(layout)[hand][1]
            if len(layout.hands[hand]) >= most:
                raise IllegalAction(f"hand {hand} is full: it holds {most} at the most now")
            self._fetch(layout, piece, not_from=hand)
            layout.hands[hand].append(piece)
            return
        self._check_slot(layout, hand, slot)
        if plain(layout.hands[hand][slot]) == piece:
            return
        source = self._fetch(layout, piece, not_from=hand)
        if source is not None:  # two hands exchange their pieces
            layout.hands[source].append(layout.hands[hand][slot])
        layout.hands[hand][slot] = piece

    def _fetch(self, layout: Layout, piece: str, not_from: int | None = None) -> int | None:
        """Take a piece from the bag, or from a hand; returns which hand it was."""
        if piece in self._bag(layout):
            return None
        for hand, names in enumerate(layout.hands):
            for slot, name in enumerate(names):
                if hand != not_from and plain(name) == piece:
                    del names[slot]
                    return hand
        where = "in that hand already" if not_from is not None else "on the table already"
        raise IllegalAction(f"{piece}: all there are of it are {where}")

    def _fill_hands(self, layout: Layout, unwanted: str | None) -> None:
        """Fill hands that have to be full from the bag, starting with the player on move; any excess goes back."""
        held = self.held(layout)
        for hand, (_, most) in zip(layout.hands, held, strict=True):
            del hand[most:]
        bag = sorted(self._bag(layout), key=lambda name: name != unwanted)  # it comes last, if at all
        for place in range(len(layout.hands)):
            seat = (layout.mover + place) % len(layout.hands)
            while len(layout.hands[seat]) < held[seat][0] and bag:
                layout.hands[seat].append(bag.pop())

    def _name_unknown(self, layout: Layout) -> None:
        bag = self._bag(layout)
        for hand in layout.hands:
            hand[:] = [bag.pop() if name == "?" and bag else name for name in hand]

    def _bag(self, layout: Layout) -> list[str]:
        """What is neither on the table nor in a hand. Shuffled, so that a hand filled from it is a likely one, but always in
        the same way."""
        used = Counter(one.piece for one in layout.table)
        used.update(plain(name) for hand in layout.hands for name in hand)
        names = [name for name, count in self.pieces().items() for _ in range(count)]
        random.Random(len(names)).shuffle(names)
        bag = []
        for name in names:
            if used[name]:
                used[name] -= 1
            else:
                bag.append(name)
        return bag

    def _name(self, piece: str) -> str:
        wanted = piece.strip().lower()
        found = next((name for name in self.pieces() if name.lower() == wanted), None)
        if found is None:
            raise IllegalAction(
                f"{piece[:30]!r} is no piece of this game; there is {listed([*self.pieces()][:3])} and so on"
            )
        return found

    def _top(self, layout: Layout, cell: str) -> int:
        lies = [place for place, one in enumerate(layout.table) if one.cell == cell]
        if not lies:
            raise IllegalAction(f"there is nothing on {cell[:20]!r} that can be taken off")
        return lies[-1]

    def _check_hand(self, layout: Layout, hand: int) -> None:
        if not 0 <= hand < len(layout.hands):
            raise IllegalAction(f"there is no hand {hand}; there are {len(layout.hands)}, counted from 0")

    def _check_slot(self, layout: Layout, hand: int, slot: int) -> None:
        self._check_hand(layout, hand)
        if not 0 <= slot < len(layout.hands[hand]):
            raise IllegalAction(
                f"there is no slot {slot} in hand {hand}; it holds {len(layout.hands[hand])}, counted from 0"
            )

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.num_players():
            raise IllegalAction(no_seat(seat, self.game.num_players()))


def editor_of(game: Game) -> PositionEditor:
    """How positions of this game are set up."""
    own = game_part(game.id, "editor")
    if own is None:
        raise NotAllowed(f"positions of {game.info.title} can be typed, but not set up piece by piece")
    made: PositionEditor = own.EDITOR(game)
    return made
