"""The exact best turn: the placements with the most points, without counting on extra tokens.

    >>> import abaculus
    >>> from abaculus.games.mathable.best_turn import at_the_table, best_turn
    >>> turn = best_turn(at_the_table(abaculus.load_game("mathable"), [2, 8, 12], []))
    >>> turn.points, [str(step) for step in turn.steps]
    (22, ['12@8F', '8@6H', '2@6G'])

How it is found is in `search`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from abaculus.core.errors import BadNotation, IllegalAction, NotAllowed
from abaculus.core.state import State
from abaculus.games.mathable.actions import placement_action
from abaculus.games.mathable.best_turn_search import Memory, Search, find_best_turn
from abaculus.games.mathable.board import place_all
from abaculus.games.mathable.box import RACK, read_square, square_text
from abaculus.games.mathable.notation import typed_placement
from abaculus.games.mathable.rack import kind_in
from abaculus.games.mathable.scoring import equations
from abaculus.games.mathable.state import TURN

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["MEMORY", "BestTurn", "Step", "at_the_table", "best_turn", "first_action"]

MEMORY = 1 << 20
"""Sets that a search can remember; a power of two."""


class Step(NamedTuple):
    """One placement of a turn."""

    token: int
    square: str
    equations: int
    points: int

    def __str__(self) -> str:
        return f"{self.token}@{self.square}"


class BestTurn(NamedTuple):
    """The placements in order, the bonus of R7 if it is won, all points, and how many sets were examined."""

    steps: tuple[Step, ...]
    bonus: int
    points: int
    sets: int


class _Desk(threading.local):
    """The memory of one thread's searches. What an earlier search wrote is recognised by its number, so nothing is ever
    wiped."""

    def __init__(self) -> None:
        self.memory = Memory.new(MEMORY)
        self.search = Search.new()
        self.number = 0


_desk = _Desk()


def best_turn(state: State) -> BestTurn:
    """The best that the player on move can still do in this turn, by exhaustive search. The state stays as it is.

    Of turns with equal points, one that places the most tokens is taken. Where claims are made, they are true.
    """
    if state.record[0].phase != TURN:
        raise NotAllowed("a best turn is looked for where a placement can be made")
    game, own = cast("Mathable", state.game), state.clone()
    _desk.number += 1
    points = int(find_best_turn(game.box, own.record, _desk.search, _desk.memory, _desk.number))
    found, steps = _desk.search[0], []
    for place in range(int(found.best_length)):
        kind, square = int(found.best_kind[place]), int(found.best_square[place])
        count = equations(game.box[0], own.record[0], kind, square)
        value = game.set.values[kind]
        steps.append(Step(value, square_text(square), count, value * count * int(game.box[0].award[square])))
        place_all(game.box, own.record, np.array([kind]), np.array([square]))
    return BestTurn(tuple(steps), points - sum(step.points for step in steps), points, int(found.sets))


def first_action(state: State, turn: BestTurn) -> int | None:
    """The action that begins a turn; None if nothing can be placed."""
    if not turn.steps:
        return None
    s, game, step = state.record[0], cast("Mathable", state.game), turn.steps[0]
    kind, square = game.kind_named(str(step.token)), read_square(step.square)
    assert square is not None
    slot = next(slot for slot in range(RACK) if kind_in(s, int(s.mover), slot) == kind)
    return int(placement_action(game.box[0], slot, square, step.equations if game.box[0].claim_bits else 1))


def at_the_table(game: Mathable, rack: Sequence[int], placements: Sequence[str]) -> State:
    """A turn at a real table: a rack, and the placements so far, such as `12@8I`. The others' tokens are unknown.

    R7 counts if the rack has seven tokens.
    """
    if len(rack) > RACK:
        raise BadNotation(f"a rack holds {RACK} tokens at the most, not {len(rack)}")
    state = game.new_initial_state()
    s = state.record[0]
    kinds, squares = [], []
    for text in placements:
        token, name = typed_placement(text)
        square = read_square(name)
        if square is None:
            raise BadNotation(f"{text[:30]!r} is no placement; a placement is written 12@8I")
        kinds.append(game.kind_named(token))
        squares.append(square)
    held = sorted(game.kind_named(str(token)) for token in rack)
    for kind in {*kinds, *held}:
        if kinds.count(kind) + held.count(kind) > game.box[0].copies[kind]:
            raise BadNotation(f"the box has not so many tokens {game.set.values[kind]}")
    laid = place_all(game.box, state.record, np.array(kinds, np.int64), np.array(squares, np.int64))
    if laid < len(kinds):
        raise IllegalAction(f"{placements[laid]}: there is a token already, or this one does not fit there (R3)")
    s.phase, s.mover, s.began = TURN, 0, len(held)
    s.racks[: len(held)] = held
    s.rack_count[0] = len(held)
    return State(game, state.record, 0)
