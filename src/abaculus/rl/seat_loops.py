"""Compiled loops for seats against bots, bound to a game's kernels: one decision of a learner, and all that follows it.

As in `core.compiled`, the functions below are templates. They are separate from `rl.env_loops`, which knows no bots, so that
GPU kernels need not carry them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, GREEDY, MAX_PLAYERS, TERMINAL, CompiledRules
from abaculus.core.game import Game
from abaculus.core.record import Ints, Record, Records, i64
from abaculus.rl.env_loops import BoundLoops, look, outcome

__all__ = ["ANY_SEAT", "LEAD", "POINTS", "RETURNS", "SeatLane", "SeatLoops", "SeatPlan", "seat_loops_of"]

RETURNS, POINTS, LEAD = range(3)
"""What a reward is: how the game ended; by how much the seat's own score grew; by how much its lead over the best of the
others grew."""
ANY_SEAT = -1

if TYPE_CHECKING:
    from abaculus.core.kernels import (
        apply,
        greedy_action,
        is_legal,
        points,
        random_action,
        random_outcome,
        setup,
        to_move,
    )
    from abaculus.rl.env_loops import permit_listed as tell_legal


class SeatPlan(Record):
    """How a batch of seats is run."""

    seed = stride = i64()
    seat = i64()
    """The learner's; or ANY_SEAT: the number of the game, modulo the players."""
    reward = dense = most_wins = i64()
    first_secret = secret_count = i64()
    """Of a state taken for numbers of eight bytes, the first that may hold a secret, and how many do."""
    policies = i64(MAX_PLAYERS)
    """Of the others, from the learner's left on."""


class SeatLane(Record):
    """One place of a batch: which game is played there, where the learner sits, and what the last step did."""

    number = seat = i64()
    ended = i64()
    """1 if the last step ended a game."""
    before = i64()
    """What rewards are counted from: points or lead after the last decision."""
    decisions = i64()
    """Of the learner, in this game so far; if a game has just ended, in that one."""
    count = i64()
    """How many actions are legal now."""


def standing(box: Any, s: Any, plan: SeatPlan, seat: int) -> int:
    """The seat's own points, or its lead over the best of the others; with the sign reversed where the fewest points win."""
    sign = 1 if plan.most_wins == 1 else -1
    own = sign * points(box, s, seat)
    if plan.reward != LEAD:
        return own
    best = 0
    players = int(box.players)
    for place in range(1, players):
        other = sign * points(box, s, (seat + place) % players)
        if place == 1 or other > best:
            best = other
    return own - best


def others_play(box: Any, s: Any, dice: Dice, plan: SeatPlan, seat: int) -> int:
    """Chance and the bots play until the seat is to move or the game is over; returns who is to move."""
    players = int(box.players)
    player = to_move(box, s)
    while player != TERMINAL and player != seat:
        if player == CHANCE:
            action = random_outcome(box, s, dice)
        elif plan.policies[(player - seat + players) % players - 1] == GREEDY:
            action = greedy_action(box, s, dice)
        else:
            action = random_action(box, s, dice)
        apply(box, s, action)
        player = to_move(box, s)
    return player


def next_game(box: Any, s: Any, dice: Dice, plan: SeatPlan, lane: SeatLane) -> None:
    """Begin the lane's next game, up to the first decision of the seat. A game that is over before that is left out."""
    player = TERMINAL
    while player == TERMINAL:
        lane.number += plan.stride
        lane.seat = lane.number % int(box.players) if plan.seat == ANY_SEAT else plan.seat
        shake(dice, plan.seed, lane.number)
        setup(box, s)
        player = others_play(box, s, dice, plan, int(lane.seat))
    lane.before = standing(box, s, plan, int(lane.seat))


def decide(
    box: Any, s: Any, whole: Ints, dice: Dice, plan: SeatPlan, lane: SeatLane, action: int, last: Ints, scores: Ints, kept: Ints
) -> float:  # fmt: skip
    """One decision and all that follows it; returns the reward. Where the game ends, what the seat sees then is written to
    `last`, and the points of all to `scores`, the seat's first."""
    seat = int(lane.seat)
    if lane.ended == 1:
        lane.decisions = 0
        lane.ended = 0
    apply(box, s, action)
    lane.decisions += 1
    player = others_play(box, s, dice, plan, seat)
    now = standing(box, s, plan, seat)
    reward = 0.0 if plan.reward == RETURNS else float(now - lane.before)
    lane.before = now
    if player == TERMINAL:
        lane.ended = 1
        if plan.reward == RETURNS:
            reward = outcome(box, s, int(plan.most_wins), seat)
        last[:] = 0
        look(box, s, whole, int(plan.first_secret), int(plan.secret_count), kept, seat, last)
        players = int(box.players)
        for place in range(players):
            scores[place] = points(box, s, (seat + place) % players)
        next_game(box, s, dice, plan, lane)
    return reward


def begin_all(boxes: Records, states: Records, dice: Records, plans: Records, lanes: Records) -> None:
    """The first game of every lane."""
    for i in range(lanes.shape[0]):
        next_game(boxes[0], states[i], dice[i], plans[0], lanes[i])


def decide_all(
    boxes: Records, states: Records, whole: Any, dice: Records, plans: Records, lanes: Records, actions: Ints, lasts: Any,
    scores: Any, rewards: Any, kept: Ints,
) -> None:  # fmt: skip
    """One decision in every lane."""
    for i in range(lanes.shape[0]):
        rewards[i] = decide(boxes[0], states[i], whole[i], dice[i], plans[0], lanes[i], int(actions[i]), lasts[i], scores[i],
                            kept)  # fmt: skip


def show_seats(
    boxes: Records, states: Records, whole: Any, plans: Records, lanes: Records, seen: Any, listed: Any, masks: Any, kept: Ints
) -> None:  # fmt: skip
    """What the seats see and may do, one row per lane; `listed` has one row for all."""
    for i in range(lanes.shape[0]):
        seen[i, :] = 0
        masks[i, :] = 0
        first, count = int(plans[0].first_secret), int(plans[0].secret_count)
        look(boxes[0], states[i], whole[i], first, count, kept, int(lanes[i].seat), seen[i])
        lanes[i].count = tell_legal(boxes[0], states[i], listed[0], masks[i], plans[0].dense == 1)


def first_illegal(boxes: Records, states: Records, actions: Ints) -> int:
    """The first lane whose action is not legal, or -1."""
    for i in range(states.shape[0]):
        if actions[i] < 0 or not is_legal(boxes[0], states[i], int(actions[i])):
            return i
    return -1


class SeatLoops(BoundLoops):
    """The compiled loops of one game."""

    begin_all: Callable[..., None]
    decide_all: Callable[..., None]
    show_seats: Callable[..., None]
    first_illegal: Callable[..., int]

    def __init__(self, game: Game) -> None:
        super().__init__(
            game,
            (look, standing, outcome, others_play, next_game, decide, begin_all, decide_all, show_seats, first_illegal),
        )


def seat_loops_of(game: Game) -> SeatLoops:
    """The loops of a game, made once."""
    if game.compiled not in _made:
        _made[game.compiled] = SeatLoops(game)
    return _made[game.compiled]


_made: dict[CompiledRules, SeatLoops] = {}
