"""A companion at a real table: it follows a game with racks from what everybody sees, and nobody's rack is needed.

Typed in are placements, how many pieces are exchanged, and what is drawn openly. Everything else that is drawn stays unknown. So
the points, the turn, the pieces left in the bag and what may be done are known throughout. Only when the game is over do
the players have to say what they still hold, as they would at the table.

Whatever is typed is done in an imagined position, in which the hidden pieces are some that nobody has seen, and then made a
spectator's again: rules are asked, never written a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from abaculus.analysis.unknown_racks import held_by, imagined_from, in_place_of_unknown, on_rack
from abaculus.core.errors import AbaculusError, BadNotation, IllegalAction, NotAllowed
from abaculus.core.game import Game, ScorePart
from abaculus.core.information import InformationSet
from abaculus.core.move import Move
from abaculus.core.rack import UNKNOWN
from abaculus.core.rack_game import RackGame
from abaculus.core.state import State

__all__ = ["Companion", "Seen"]

IMAGINED = 200
"""How many hands are tried for something that only some hands allow, such as missing a turn."""
DRAW = "draw ?"
"""A draw that only the drawer sees, when it is the last thing of a game."""


class Seen(NamedTuple):
    """Something that everybody saw: who did it, as what it was typed, what it was, and why it scored its points."""

    seat: int | None
    text: str
    move: Move
    parts: tuple[ScorePart, ...]


class Companion:
    """A game of which only the public part is known.

    >>> import abaculus
    >>> companion = Companion(abaculus.load_game("mathable", players=2))
    >>> for text in ("draw 12", "draw 5", "12@8I", "end", "swap 3"):
    ...     _ = companion.see(text)
    >>> companion.scores(), companion.bag(), companion.state.current_player()
    ([12, 0], 91, 0)
    """

    def __init__(self, game: Game, position: str | None = None) -> None:
        """From the beginning or, with `position`, from a line that was written of a companion's `state`."""
        if not isinstance(game, RackGame) or game.num_players() < 2:
            raise NotAllowed(f"a companion is for games of several players with racks and a bag; {game.info.title} is played "
                             "beside a real table with `abaculus play --own-draws`")  # fmt: skip
        self.game = game
        self.history: list[tuple[State, Seen]] = []
        """The position before each thing that was seen, and what it was."""
        self.state = game.new_initial_state() if position is None else game.from_position(position)
        """The position as a spectator knows it; when racks have to be told, the one before the last thing that happened."""
        self._last = ""
        """That last thing, while it waits for racks."""
        self._told: dict[int, list[int]] = {}
        self._go_on(self.state, "", self.state)

    # -- what is known -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Everybody's points."""
        return self.state.scores()

    def bag(self) -> int:
        """How many pieces the bag holds."""
        return int(self.state.record[0].bag_count)

    def unseen(self) -> dict[str, int]:
        """How many pieces of each kind nobody has shown yet."""
        seen = self._placed(self._last) if self._last else []
        hidden = Counter(seen) - Counter(held_by(self.state, int(self.state.record[0].mover)))
        return +(
            Counter(self.game.unseen(self.state)) - Counter(self.game.piece_names[kind] for kind in hidden.elements())
        )

    def drawer(self) -> int | None:
        """Whose piece is drawn openly now; `None` where it is drawn who starts, or nothing is drawn."""
        if not self.state.is_chance_node():
            return None
        held = [len(held_by(self.state, seat)) for seat in range(self.game.num_players())]
        after = self.state.child(self.state.legal_actions()[0])
        return next((seat for seat, count in enumerate(held) if len(held_by(after, seat)) > count), None)

    def to_tell(self) -> list[int]:
        """The seats that have to say what they still hold, because the game is over and it cannot be worked out."""
        return [seat for seat in self._hidden(self.state, self._last) if seat not in self._told] if self._last else []

    def shown_by(self, seat: int) -> list[str]:
        """The pieces that everybody knows a seat to hold, once the last thing has been done."""
        kinds = Counter(kind for kind in held_by(self.state, seat) if kind != UNKNOWN)
        if self._last and seat == self.state.record[0].mover:
            kinds -= Counter(self._placed(self._last))
        return [self.game.piece_names[kind] for kind in kinds.elements()]

    def left_with(self, seat: int) -> int:
        """How many pieces a seat holds, once the last thing has been done."""
        count = len(held_by(self.state, seat))
        if self._last and seat == self.state.record[0].mover:
            return count + 1 if self._last == DRAW else count - len(self._placed(self._last))
        return count

    def log(self) -> list[str]:
        """Everything that was typed, in order: seen again, it leads to the same position."""
        return [seen.text for _, seen in self.history]

    def told(self) -> dict[int, list[str]]:
        """What players have said that they still hold at the end."""
        return {seat: [self.game.piece_names[kind] for kind in kinds] for seat, kinds in self._told.items()}

    # -- what is seen ------------------------------------------------------------------------------------------------

    def see(self, text: str) -> Seen:
        """Something that everybody saw. `swap 3` is an exchange of three pieces. Raises an error, and changes nothing, if
        it cannot have happened."""
        if self._last:
            raise NotAllowed("the game is over; first say what the players still hold")
        if self.state.is_terminal():
            raise IllegalAction(f"{text[:60]!r}: the game is over")
        before, words = self.state, " ".join(text.split())
        imagined, action = self._meant(before, words)
        seat = None if imagined.is_chance_node() else before.current_player()
        move, parts = self.game.describe(imagined, action, None), imagined.score_parts(action)
        seen = Seen(seat, words, move, tuple(parts))
        self.history.append((before, seen))
        self._go_on(before, words, imagined.child(action))
        return seen

    def tell(self, seat: int, names: Sequence[str]) -> None:
        """What a seat still holds at the end. When everybody has said so, the game is counted."""
        if seat not in self.to_tell():
            raise NotAllowed("nothing has to be told of this player" if self._last else "the game is not over")
        kinds = [self.game.kind_named(name) for name in names]
        self._with_racks({**self._told, seat: kinds})
        self._told[seat] = kinds
        if not self.to_tell():
            self._count()

    def take_back(self) -> Seen:
        """Undo what was typed last: it was a mistake, or the table took it back."""
        if not self.history:
            raise NotAllowed("nothing has been typed in yet")
        self.state, seen = self.history.pop()
        self._last = ""
        self._told.clear()
        return seen

    def holding(self, names: Sequence[str]) -> InformationSet:
        """What the player on move knows, if this is what they hold: for asking what they could do."""
        seat = self.state.current_player()
        if seat < 0 or self._last:
            raise NotAllowed("no player is on move")
        return InformationSet(self._with_racks({seat: [self.game.kind_named(name) for name in names]}), seat)

    def imagine(self, sample: int, piece: str = "") -> State:
        """A whole position that agrees with what is known, in which the player on move holds this piece, if one is named."""
        kinds = [self.game.kind_named(piece)] if piece else []
        return imagined_from(on_rack(self.game, self.state, kinds), sample)

    # -- how it goes on ----------------------------------------------------------------------------------------------

    def _meant(self, known: State, text: str) -> tuple[State, int]:
        """What a text means, and an imagined position in which it is possible."""
        if known.is_chance_node():
            imagined = imagined_from(known, 0)
            return imagined, imagined.string_to_action(text)
        known = on_rack(self.game, known, self._placed(text))
        refused = IllegalAction(text)
        for sample in range(IMAGINED):
            imagined = imagined_from(known, sample)
            try:
                return imagined, imagined.string_to_action(self._spelled(imagined, text))
            except IllegalAction as problem:  # with other pieces it may be legal
                refused = problem
        raise refused

    def _go_on(self, before: State, text: str, after: State) -> None:
        """What follows from what was seen: draws that only the drawer sees. When the game ends with pieces that had to be
        imagined, stop before that."""
        while True:
            if after.is_terminal():
                hidden = self._hidden(before, text)
                if len(hidden) > 1 or (hidden and after.record[0].bag_count):
                    self.state, self._last = before, text
                else:  # what nobody has shown is held by the only one who can hold it
                    self.state = after.seen_by(None)
                return
            before, text = after.seen_by(None), DRAW
            imagined = imagined_from(before, 0)
            if not before.is_chance_node() or self._is_open(imagined):
                self.state = before
                return
            after = imagined.child(imagined.legal_actions()[0])

    def _count(self) -> None:
        """Do the last thing with the racks that were told."""
        known = self._with_racks(self._told)
        try:
            if self._last == DRAW:
                mover = int(known.record[0].mover)
                kinds = Counter(self._told[mover]) - Counter(held_by(known, mover))
                after = known.child(next(kinds.elements()))
            else:
                imagined, action = self._meant(known, self._last)
                after = imagined.child(action)
        except AbaculusError as problem:
            self._told.clear()
            raise NotAllowed(f"with these pieces the game would not have ended: {problem}") from problem
        self.state, self._last = after.seen_by(None), ""

    # -- what was placed, exchanged and drawn ------------------------------------------------------------------------

    def _placed(self, text: str) -> list[int]:
        """The piece that the player on move has to hold, because it is being placed."""
        name = self.game.laid_piece(text)
        return [] if name is None else [self.game.kind_named(name)]

    def _spelled(self, imagined: State, text: str) -> str:
        """An exchange with pieces that are held in the imagined position; any will do, since nobody knows which."""
        words = text.split()
        if words[:1] != ["swap"]:
            return text
        asked, held = words[1:], held_by(imagined, imagined.current_player())
        count = len(asked) if set(asked) == {"?"} else int(asked[0]) if _is_number(asked) else 0
        if not 1 <= count <= len(held):
            raise BadNotation(
                f"{text[:60]!r}: write how many pieces are exchanged, such as 'swap 3'; {len(held)} are held"
            )
        return " ".join(["swap", *(self.game.piece_names[kind] for kind in held[:count])])

    def _is_open(self, imagined: State) -> bool:
        """Whether everybody sees what chance decides here."""
        move = self.game.describe(imagined, imagined.legal_actions()[0], None)
        return move.is_open

    # -- hidden racks ------------------------------------------------------------------------------------------------

    def _hidden(self, known: State, last: str) -> list[int]:
        """The seats that hold pieces that nobody has shown, once the last thing has been done."""
        hidden = []
        for seat in range(self.game.num_players()):
            kinds = held_by(known, seat)
            unknown = kinds.count(UNKNOWN)
            if seat == known.record[0].mover:
                placed = Counter(self._placed(last)) - Counter(kinds)
                unknown += 1 if last == DRAW else -placed.total()
            if unknown > 0:
                hidden.append(seat)
        return hidden

    def _with_racks(self, racks: dict[int, list[int]]) -> State:
        """The position with these racks: what they hold now or, at the end, after the last thing was done."""
        state = self.state
        for seat, told in racks.items():
            known = Counter(kind for kind in held_by(state, seat) if kind != UNKNOWN)
            wanted = Counter(told)
            count = self.left_with(seat)
            if self._last and seat == state.record[0].mover:
                wanted += Counter(self._placed(self._last))
                if self._last == DRAW:  # any of them may have been the one drawn last
                    wanted -= Counter(list((wanted - known).elements())[:1])
            if len(told) != count:
                raise BadNotation(f"{count} are held, and {len(told)} were named")
            if known - wanted:
                name = self.game.piece_names[next(iter(known - wanted))]
                raise IllegalAction(f"everybody knows that {name} is held as well")
            state = in_place_of_unknown(self.game, state, seat, list((wanted - known).elements()))
        return state


def _is_number(words: Sequence[str]) -> bool:
    return len(words) == 1 and words[0].isascii() and words[0].isdecimal() and len(words[0]) < 4
