"""Compiled loops for learners, bound to a game's kernels: observing, masking, and many games stepped at once.

As in `core.doors`, the functions below are templates. The GPU runs the same ones: `turn` is a thread's whole work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from abaculus.core.chance import Dice, shake
from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.game import Game
from abaculus.core.observation import observe_of
from abaculus.core.record import Ints, Record, Records, i64
from abaculus.core.rule import bind

__all__ = [
    "BY_INDEX",
    "BY_NUMBER",
    "BY_RANDOM",
    "DENSE",
    "INDEX",
    "LIST",
    "NONE",
    "PACKED",
    "Lane",
    "Loops",
    "Plan",
    "loops_of",
]

NONE, INDEX, LIST, PACKED, DENSE = range(5)
"""What is told of the legal actions: nothing, how many, the list, a bit each, a byte each."""
BY_NUMBER, BY_INDEX, BY_RANDOM = range(3)
"""What an action given means: its number, its place among the legal ones; or nothing, and keen random decides."""

if TYPE_CHECKING:
    # Of the game, and bound below.
    def setup(box: Any, s: Any) -> None: ...
    def to_move(box: Any, s: Any) -> int: ...
    def legal(box: Any, s: Any, out: Ints) -> int: ...
    def is_legal(box: Any, s: Any, action: int) -> bool: ...
    def apply(box: Any, s: Any, action: int) -> None: ...
    def points(box: Any, s: Any, player: int) -> int: ...
    def random_action(box: Any, s: Any, dice: Any) -> int: ...
    def random_outcome(box: Any, s: Any, dice: Any) -> int: ...
    def observe(box: Any, s: Any, player: int, out: Ints) -> int: ...


class Plan(Record):
    """How a batch is run: see the constants of this module."""

    seed: int = i64()
    stride: int = i64()
    """When a game ends, the next one in its place has a number so much higher."""
    acting: int = i64()
    masks: int = i64()
    observing: int = i64()
    most_wins: int = i64()


class Lane(Record):
    """One place of a batch: which game is played there, who is to move, and what the last step brought."""

    number: int = i64()
    mover: int = i64()
    length: int = i64()
    """Decisions made in this game so far."""
    ended: int = i64()
    """1 if the last step ended a game: then the numbers below are of that game."""
    decisions: int = i64()
    """How many decisions the game that ended took."""
    count: int = i64()
    """How many actions are legal now, where that is asked for."""
    refused: int = i64()
    """On a GPU: 1 if the action given was not legal, so that nothing happened."""


def observe_one(boxes: Records, states: Records, player: int, out: Ints) -> int:
    """Write what a player sees of one state; how many numbers."""
    out[:] = 0
    return observe(boxes[0], states[0], player, out)


def settle(box: Any, s: Any, dice: Dice) -> int:
    """Let chance decide until a player is to move, or nobody; who."""
    player = to_move(box, s)
    while player == CHANCE:
        apply(box, s, random_outcome(box, s, dice))
        player = to_move(box, s)
    return player


def start(box: Any, s: Any, dice: Dice, plan: Plan, lane: Lane) -> None:
    """Set up the game that a lane's number names."""
    shake(dice, plan.seed, lane.number)
    setup(box, s)
    lane.length = 0
    lane.mover = settle(box, s, dice)


def move_on(box: Any, s: Any, dice: Dice, plan: Plan, lane: Lane, action: int, scratch: Ints, rewards: Any) -> None:
    """One decision, and all that chance does after it. When that ends the game, its rewards are written and the next begins."""
    if plan.acting == BY_RANDOM:
        action = random_action(box, s, dice)
    elif plan.acting == BY_INDEX:
        if plan.masks != LIST:  # otherwise the list is still there
            legal(box, s, scratch)
        action = int(scratch[action])
    apply(box, s, action)
    lane.length += 1
    lane.ended = 0
    players = int(box.players)
    for seat in range(players):
        rewards[seat] = 0.0
    player = settle(box, s, dice)
    lane.mover = player
    if player == TERMINAL:
        sign = 1 if plan.most_wins == 1 else -1
        for seat in range(players):
            own = points(box, s, seat)
            rewards[seat] = own if players == 1 else 0.0
            for other in range(players):
                difference = sign * (own - points(box, s, other))
                if difference > 0:
                    rewards[seat] += 1.0 / (players - 1)
                elif difference < 0:
                    rewards[seat] -= 1.0 / (players - 1)
        lane.ended = 1
        lane.decisions = lane.length
        lane.number += plan.stride
        start(box, s, dice, plan, lane)


def show(box: Any, s: Any, plan: Plan, lane: Lane, seen: Ints, listed: Ints, mask: Ints) -> None:
    """Write what the player on move sees and may do. The list goes to `listed`, which is scratch where only a mask is wanted."""
    if plan.observing == 1:
        for place in range(seen.shape[0]):
            seen[place] = 0
        observe(box, s, int(lane.mover), seen)
    if plan.masks == NONE:
        return
    count = legal(box, s, listed)
    lane.count = count
    if plan.masks == PACKED:
        for byte in range(mask.shape[0]):
            mask[byte] = 0
        for i in range(count):
            action = int(listed[i])
            mask[action >> 3] = int(mask[action >> 3]) | (1 << (action & 7))
    elif plan.masks == DENSE:
        for action in range(mask.shape[0]):
            mask[action] = 0
        for i in range(count):
            mask[int(listed[i])] = 1


def refuses(box: Any, s: Any, plan: Plan, lane: Lane, action: int) -> bool:
    """Whether what was given is no action here, or no place among the legal ones."""
    if plan.acting == BY_RANDOM:
        return False
    if plan.acting == BY_INDEX:
        return action < 0 or action >= lane.count
    return action < 0 or not is_legal(box, s, action)


def turn(
    box: Any,
    s: Any,
    dice: Dice,
    plan: Plan,
    lane: Lane,
    action: int,
    rewards: Any,
    seen: Ints,
    listed: Ints,
    mask: Ints,
) -> None:
    """All that a thread of a GPU does in a step."""
    lane.refused = 0
    if refuses(box, s, plan, lane, action):
        lane.refused = 1
        lane.ended = 0
    else:
        move_on(box, s, dice, plan, lane, action, listed, rewards)
        show(box, s, plan, lane, seen, listed, mask)


def start_all(boxes: Records, states: Records, dice: Records, plans: Records, lanes: Records) -> None:
    """Set up the games of all lanes."""
    for i in range(lanes.shape[0]):
        start(boxes[0], states[i], dice[i], plans[0], lanes[i])


def first_refused(boxes: Records, states: Records, plans: Records, lanes: Records, actions: Ints) -> int:
    """The first lane whose action is not possible, or -1."""
    for i in range(lanes.shape[0]):
        if refuses(boxes[0], states[i], plans[0], lanes[i], int(actions[i])):
            return i
    return -1


def move_all(
    boxes: Records,
    states: Records,
    dice: Records,
    plans: Records,
    lanes: Records,
    actions: Ints,
    listed: Any,
    rewards: Any,
) -> None:
    """One decision in every lane."""
    for i in range(lanes.shape[0]):
        move_on(
            boxes[0], states[i], dice[i], plans[0], lanes[i], int(actions[i]), listed[i % listed.shape[0]], rewards[i]
        )


def show_all(
    boxes: Records, states: Records, plans: Records, lanes: Records, seen: Any, listed: Any, masks: Any
) -> None:
    """Write what the players on move see and may do, a row a lane; `listed` and `masks` may have one row for all."""
    for i in range(lanes.shape[0]):
        show(boxes[0], states[i], plans[0], lanes[i], seen[i % seen.shape[0]], listed[i % listed.shape[0]],
             masks[i % masks.shape[0]])  # fmt: skip


class Loops:
    """The compiled loops of one game."""

    observe_one: Callable[..., int]
    start: Callable[..., None]
    move_on: Callable[..., None]
    show: Callable[..., None]
    turn: Callable[..., None]
    start_all: Callable[..., None]
    first_refused: Callable[..., int]
    move_all: Callable[..., None]
    show_all: Callable[..., None]

    def __init__(self, game: Game) -> None:
        bound: dict[str, Any] = {**game.doors.kernels, "observe": observe_of(game)}
        for template in (
            observe_one, settle, start, move_on, show, refuses, turn, start_all, first_refused, move_all, show_all,
        ):  # fmt: skip
            made = bind(template, bound, game.id, game.home())
            bound[template.__name__] = made
            setattr(self, template.__name__, made)


_loops: dict[str, Loops] = {}


def loops_of(game: Game) -> Loops:
    """The loops of a game, made once."""
    if game.id not in _loops:
        _loops[game.id] = Loops(game)
    return _loops[game.id]
