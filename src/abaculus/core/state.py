"""`State`: a position of a game, with OpenSpiel's vocabulary."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import repeat
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from abaculus.core.compiled import CHANCE, ILLEGAL, OUTCOME, SPECTATOR, TERMINAL
from abaculus.core.errors import IllegalAction, NotAllowed, no_seat
from abaculus.core.game import Game, ScorePart, View
from abaculus.core.record import Records, one_record
from abaculus.core.returns import returns_of

if TYPE_CHECKING:
    from abaculus.core.information import InformationSet
    from abaculus.core.move import Move
    from abaculus.core.scene import Scene

__all__ = ["State"]

T = TypeVar("T")


class State:
    """A position. `apply_action` moves on in place; `child` is the same on a copy.

    >>> import abaculus
    >>> state = abaculus.load_game("hexago", players=2).new_initial_state()
    >>> state.chance_outcomes()
    [(0, 0.5), (1, 0.5)]
    >>> state.action_to_string(1)
    'start 1'
    """

    __slots__ = ("_game", "_player", "_public", "_record")

    def __init__(self, game: Game, record: Records, player: int) -> None:
        self._game = game
        self._record = record
        self._player = player
        self._public: list[Any] | None = None
        """What `shared` has made, for this state and for the states that viewers know."""

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        return self._game

    @property
    def record(self) -> Records:
        """The record itself, as a one-element array: what the kernels work on."""
        return self._record

    # -- who, and what -----------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that is to move, `abaculus.CHANCE` or `abaculus.TERMINAL`."""
        return self._player

    def is_chance_node(self) -> bool:
        """Whether a die, a draw or a lot is next."""
        return self._player == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def legal_actions(self) -> list[int]:
        """What can be done, in ascending order: empty only when the game is over. At a chance node, what can come up."""
        if self._player == CHANCE:
            return self._chances()[0]
        game = self._game
        out = game.scratch.actions
        actions: list[int] = out[: game.compiled.legal_list(game.box, self._record, out)].tolist()
        return actions

    def legal_array(self) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
        """The actions of the player on move as a numpy array; empty at a chance node."""
        game = self._game
        out = game.scratch.actions
        return out[: game.compiled.legal_list(game.box, self._record, out)].copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with probabilities that sum to 1; empty if it is not chance's turn."""
        actions, weights = self._chances()
        total = sum(weights)
        if total == len(weights):  # all different pieces, or the sides of a die
            return list(zip(actions, repeat(1 / max(total, 1))))
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do, with whole-number weights, for drawing without floats."""
        return list(zip(*self._chances(), strict=True))

    def _chances(self) -> tuple[list[int], list[int]]:
        game = self._game
        rows = game.scratch.outcomes
        actions, weights = rows[:, : game.compiled.outcome_list(game.box, self._record, rows)].tolist()
        return actions, weights

    def sample_chance(self, dice: Records) -> int:
        """What chance would do here, drawn with its own probabilities; the state does not change."""
        return self.policy_action(OUTCOME, dice)

    def settle_chance(self, dice: Records) -> None:
        """Let chance decide until a player is on move or the game is over."""
        while self._player == CHANCE:
            self.apply_action(self.sample_chance(dice))

    def policy_action(self, policy: int, dice: Records) -> int:
        """What one of the policies of `core.compiled` does here: at a chance node, what chance does."""
        game = self._game
        return int(game.compiled.choose(game.box, self._record, dice, OUTCOME if self._player == CHANCE else policy))

    def apply_action(self, action: int) -> None:
        """Do it. Raises `IllegalAction`, and changes nothing, when the action is not legal."""
        number = _number(action)
        game = self._game
        player = game.compiled.step(game.box, self._record, number)
        if player == ILLEGAL:
            raise IllegalAction(self.why_not(number))
        self._player = player
        self._public = None

    def _legal(self, action: int) -> int:
        """The action, or `IllegalAction`: asked about an illegal action, compiled rules would read beyond their arrays."""
        number = _number(action)
        game = self._game
        if not game.compiled.allows(game.box, self._record, number):
            raise IllegalAction(self.why_not(number))
        return number

    def why_not(self, action: int) -> str:
        """Why an action is not legal here, as a sentence for people."""
        return "the game is over" if self.is_terminal() else self._game.why_not(self, action)

    def child(self, action: int) -> State:
        """The position after an action; this one stays as it is."""
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> State:
        """An independent copy."""
        return State(self._game, one_record(self._game.record_type.dtype, self._record.tobytes()), self._player)

    # -- points ------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points as the game counts them, at any time."""
        game = self._game
        out = game.scratch.points
        game.compiled.points_list(game.box, self._record, out)
        scores: list[int] = out.tolist()
        return scores

    def returns(self) -> list[float]:
        """How the game ended, per player: the mean over the opponents of +1 for better, 0 for equal, -1 for worse than
        they; in solo games, the score. Zeros until the game is over."""
        if not self.is_terminal():
            return [0.0] * self._game.num_players()
        return returns_of(self.scores(), self._game.info.most_wins)

    def worth(self, action: int) -> int:
        """The points that a legal action scores at once."""
        return self.worths([action])[0]

    def worths(self, actions: list[int]) -> list[int]:
        """The points that each of these legal actions scores at once."""
        if self._player == CHANCE:
            return [0 for action in actions if self._legal(action) >= 0]
        game = self._game
        wanted = _numbers(actions)
        out = np.empty(len(actions), dtype=np.int64)
        legal = game.compiled.legal_count(game.box, self._record, wanted)
        if legal < len(actions):
            raise IllegalAction(self.why_not(int(wanted[legal])))
        game.compiled.worth_list(game.box, self._record, wanted, out)
        return out.tolist()

    def score_parts(self, action: int) -> list[ScorePart]:
        """Why a legal action is worth its points: parts that add up to them."""
        return list(self._game.explain(self, self._legal(action)))

    # -- words -------------------------------------------------------------------------------------------------------

    def describe(self, action: int) -> Move:
        """What a legal action is, nothing hidden; `game.describe` says what a viewer sees of it."""
        move = self._game.move_between(self, self._legal(action), None)
        return move if self._player == CHANCE else move._replace(points=self.worth(action))

    def action_to_string(self, action: int) -> str:
        """A legal action in the game's notation."""
        return self._game.write_move(self._game.move_between(self, self._legal(action), None))

    def string_to_action(self, text: str) -> int:
        """The action that a text means here."""
        if self.is_terminal():
            raise IllegalAction(f"{text[:60]!r}: the game is over")
        return self._game.read_action(self, text)

    def to_position(self) -> str:
        """The whole position on one line, hidden pieces included; `game.from_position` reads it back."""
        return self._game.write_position(self)

    def __str__(self) -> str:
        return self.to_position()

    def __repr__(self) -> str:
        return f"<{self._game.id} {self.to_position()}>"

    # -- what a player may know ----------------------------------------------------------------------------------------

    def seen_by(self, player: int | None) -> State:
        """The position as this player may know it, all secrets taken out; `None`: as a spectator may."""
        viewer = self._viewer(player)
        game, known = self._game, self.clone()
        game.compiled.hide_from(game.box, known._record, SPECTATOR if viewer is None else viewer)
        if self._public is None:
            self._public = []
        known._public = self._public
        return known

    def information(self, player: int | None) -> InformationSet:
        """What a bot in this seat is given instead of the state."""
        from abaculus.core.information import InformationSet

        return InformationSet(self, player)

    def view(self, player: int | None) -> View:
        """All that this player may know, ready for JSON; `None`: what a spectator may know."""
        return self.information(player).view

    def scene(self, player: int | None) -> Scene:
        """What this player sees, as a description for painters."""
        return self.information(player).scene()

    def shared(self, make: Callable[[State], T]) -> T:
        """Something made once from what everybody may know about this position: several viewers look at it in turn."""
        if self._public is None:
            self._public = []
        if not self._public:
            self._public.append(make(self.seen_by(None)))
        made: T = self._public[0]
        return made

    def _viewer(self, player: int | None) -> int | None:
        if player is not None and not 0 <= player < self._game.num_players():
            raise NotAllowed(no_seat(player, self._game.num_players()))
        return player

    def _repr_svg_(self) -> str:
        """Notebooks draw the position as the player on move sees it."""
        from abaculus.paint.svg import paint_svg

        return paint_svg(self.scene(self._player if self._player >= 0 else None))

    # -- copies and keys -----------------------------------------------------------------------------------------------

    def key(self) -> bytes:
        """The record's bytes: equal for equal states."""
        return self._record.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._game == other._game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (self._game, self.key())


def _number(action: int) -> int:
    number = int(operator.index(action))
    if not 0 <= number < 1 << 31:
        raise IllegalAction(f"{number} is not an action; actions are numbers from 0")
    return number


def _numbers(actions: list[int]) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    numbers = np.asarray(actions)
    if numbers.dtype != np.int64 or (len(numbers) and not 0 <= numbers.min() <= numbers.max() < 1 << 31):
        return np.array([_number(action) for action in actions], dtype=np.int32)
    return numbers.astype(np.int32)


def _revive(game: Game, key: bytes) -> State:
    record = one_record(game.record_type.dtype, key)
    return State(game, record, game.compiled.mover(game.box, record))
