"""From a game's kernels to the few compiled functions that Python calls.

The functions below are templates. `CompiledRules` binds each to one game's kernels, so that loops over states, playouts and
batches are compiled once per game and found again in the cache. A kernel works on records; a compiled function takes
arrays of records, because passing a one-element array costs a tenth of passing a record.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abaculus.core.chance import Dice, shake
from abaculus.core.record import Ints, Record, Records, i64
from abaculus.core.rule import bind, compiled_before, type_of, unchecked_entry

__all__ = [
    "CHANCE", "GREEDY", "ILLEGAL", "KERNELS", "MAX_PLAYERS", "OUTCOME", "RANDOM", "SPECTATOR", "TERMINAL", "CompiledRules", "Job",
    "Result",
]  # fmt: skip

CHANCE, TERMINAL = -1, -4
ILLEGAL = -9
"""What `step` returns instead of a player when the action is refused."""
SPECTATOR = -1
"""The viewer who holds no seat."""
RANDOM, GREEDY, OUTCOME = 0, 1, 2
"""Policies: keen random, greedy, and chance itself."""
MAX_PLAYERS = 6

if TYPE_CHECKING:
    from abaculus.core.kernels import (
        apply,
        conceal,
        fill_hidden,
        greedy_action,
        is_legal,
        is_placement,
        legal,
        outcomes,
        points,
        random_action,
        random_outcome,
        setup,
        to_move,
        worth,
    )


KERNELS = (
    "setup", "to_move", "legal", "is_legal", "outcomes", "apply", "points", "worth", "is_placement",
    "random_action", "greedy_action", "random_outcome", "conceal", "fill_hidden",
)  # fmt: skip


def begin(boxes: Records, states: Records) -> int:
    """Set up one state; returns who is to move."""
    setup(boxes[0], states[0])
    return to_move(boxes[0], states[0])


def mover(boxes: Records, states: Records) -> int:
    """Who is to move in one state."""
    return to_move(boxes[0], states[0])


def step(boxes: Records, states: Records, action: int) -> int:
    """Apply one action; returns who is to move then, or ILLEGAL, having changed nothing."""
    box = boxes[0]
    s = states[0]
    if not is_legal(box, s, action):
        return ILLEGAL
    apply(box, s, action)
    return to_move(box, s)


def allows(boxes: Records, states: Records, action: int) -> bool:
    """Whether an action, which may be any number from 0 on, is legal in one state."""
    return is_legal(boxes[0], states[0], action)


def legal_list(boxes: Records, states: Records, out: Ints) -> int:
    """Write the legal actions of the player on move; returns how many."""
    return legal(boxes[0], states[0], out)


def outcome_list(boxes: Records, states: Records, rows: Ints) -> int:
    """Write what chance may do into the first row and how likely each is into the second; returns how many."""
    return outcomes(boxes[0], states[0], rows[0], rows[1])


def points_list(boxes: Records, states: Records, out: Ints) -> None:
    """Write the points of every player."""
    for player in range(out.shape[0]):
        out[player] = points(boxes[0], states[0], player)


def legal_count(boxes: Records, states: Records, actions: Ints) -> int:
    """How many of these actions are legal, up to the first that is not."""
    count = 0
    while count < len(actions) and is_legal(boxes[0], states[0], int(actions[count])):
        count += 1
    return count


def worth_list(boxes: Records, states: Records, actions: Ints, out: Ints) -> None:
    """Write what each of these actions would score."""
    for i in range(actions.shape[0]):
        out[i] = worth(boxes[0], states[0], int(actions[i]))


def choose(boxes: Records, states: Records, dice: Records, policy: int) -> int:
    """The action that a policy takes in one state."""
    if policy == OUTCOME:
        return random_outcome(boxes[0], states[0], dice[0])
    if policy == GREEDY:
        return greedy_action(boxes[0], states[0], dice[0])
    return random_action(boxes[0], states[0], dice[0])


def hide_from(boxes: Records, states: Records, viewer: int) -> None:
    """Take out of one state what a viewer may not know."""
    conceal(boxes[0], states[0], viewer)


def fill(boxes: Records, states: Records, dice: Records) -> None:
    """Fill in what is unknown in one state."""
    fill_hidden(boxes[0], states[0], dice[0])


class Job(Record):
    """What to play: the seed, the number of the first game, a limit on steps, and a policy for every seat."""

    seed: int = i64()
    first: int = i64()
    limit: int = i64()
    fresh: int = i64()
    """1: every game is set up afresh; 0: play goes on from the given states."""
    policies: Ints = i64(MAX_PLAYERS)


class Result(Record):
    """How one game went. If it was not over at the limit, `ended` is 0."""

    scores: Ints = i64(MAX_PLAYERS)
    steps: int = i64()
    placements: int = i64()
    starter: int = i64()
    """The seat of the first decision."""
    ended: int = i64()


def play_one(box: Any, s: Any, dice: Dice, job: Job, number: int, result: Result) -> None:
    """Play one game to its end: number `number` after the job's first."""
    shake(dice, job.seed, job.first + number)
    if job.fresh == 1:
        setup(box, s)
    steps = 0
    placements = 0
    starter = -1
    player = to_move(box, s)
    while player != TERMINAL and steps < job.limit:
        if player == CHANCE:
            action = random_outcome(box, s, dice)
        else:
            if starter < 0:
                starter = player
            if job.policies[player] == GREEDY:
                action = greedy_action(box, s, dice)
            else:
                action = random_action(box, s, dice)
            if is_placement(box, s, action):
                placements += 1
        apply(box, s, action)
        steps += 1
        player = to_move(box, s)
    for seat in range(MAX_PLAYERS):
        result.scores[seat] = points(box, s, seat) if seat < box.players else 0
    result.steps = steps
    result.placements = placements
    result.starter = starter
    result.ended = 1 if player == TERMINAL else 0


def play_many(boxes: Records, states: Records, dice: Records, jobs: Records, results: Records) -> None:
    """Play as many games as there are results. With as many states, every final state is kept; fewer are used in turn."""
    for i in range(results.shape[0]):
        play_one(boxes[0], states[i % states.shape[0]], dice[0], jobs[0], i, results[i])


class CompiledRules:
    """The compiled functions of one game. Making this compiles nothing; `open`, or the first call of each function, does."""

    begin: Callable[..., int]
    mover: Callable[..., int]
    step: Callable[..., int]
    allows: Callable[..., bool]
    legal_list: Callable[..., int]
    legal_count: Callable[..., int]
    outcome_list: Callable[..., int]
    points_list: Callable[..., None]
    worth_list: Callable[..., None]
    choose: Callable[..., int]
    hide_from: Callable[..., None]
    fill: Callable[..., None]
    play_one: Callable[..., None]
    play_many: Callable[..., None]

    def __init__(self, game_id: str, home: Path, kernels: dict[str, Any]) -> None:
        missing = [name for name in KERNELS if name not in kernels]
        if missing:
            raise TypeError(f"the game {game_id} lacks the kernels {', '.join(missing)}")
        self.kernels = {name: kernels[name] for name in KERNELS}
        templates = (
            begin, mover, step, allows, legal_list, legal_count, outcome_list, points_list, worth_list, choose, hide_from, fill,
            play_one, play_many,
        )  # fmt: skip
        bound: dict[str, Any] = dict(self.kernels)
        for template in templates:
            bound[template.__name__] = bind(template, bound, game_id, home)
            setattr(self, template.__name__, bound[template.__name__])
        self.is_open = False
        self._opening = threading.Lock()

    def open(self, boxes: Records, states: Records, actions: Ints, chances: Ints) -> None:
        """Let Python call the most used functions without checking the types of every call: these are the types."""
        with self._opening:
            if not self.is_open:
                box, state = type_of(boxes), type_of(states)
                self.begin = unchecked_entry(self.begin, box, state)
                self.step = unchecked_entry(self.step, box, state, type_of(0))
                self.legal_list = unchecked_entry(self.legal_list, box, state, type_of(actions))
                self.outcome_list = unchecked_entry(self.outcome_list, box, state, type_of(chances))
                self.is_open = True

    def ready_to_play(self) -> bool:
        """Whether the functions that a game needs first are already compiled."""
        with self._opening:
            return self.is_open or compiled_before((self.begin, self.step, self.legal_list, self.outcome_list))

    def ready_to_simulate(self) -> bool:
        """Whether the playout loop is already compiled."""
        return compiled_before((self.play_many,))
