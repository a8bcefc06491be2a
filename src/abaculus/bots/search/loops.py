"""The compiled loops of the search: imagine what is hidden, play each line out, and count.

All lines see the same imagined positions and the same luck: chance number k, and choice number k of the policy, have dice of
their own in each sample, so that two lines that differ in one tile see almost the same draws from then on. What remains is
the difference between the lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Floats, Ints, Record, Records, i64

__all__ = ["LOOPS", "SUMS", "Task", "count_cases", "explore", "play_line", "suggest", "tally"]

SUMS = 4
"""What is summed up for each line: samples, margins in points, squares of these, returns."""
EVENTS = 1 << 12
"""Dice kept apart for the chances of one sample."""


class Task(Record):
    """What to look at: samples `first` to `first + count - 1` of a seed, for a player, `horizon` turns ahead."""

    seed: int = i64()
    first: int = i64()
    count: int = i64()
    player: int = i64()
    horizon: int = i64()
    """After this many turns, the others' and its own, the playout is cut off and evaluated."""
    better: int = i64()
    """1 where the most points win, otherwise -1."""
    swing: int = i64()
    """By how many thousandths of a point margins still change by the end, roughly: what a lead at a cut-off is worth."""
    cases: int = i64()
    """In how many ways the hidden rest can be filled in, if all of them are to be examined; otherwise 0."""


if TYPE_CHECKING:
    from abaculus.core.kernels import apply, points, random_outcome, to_move
    from abaculus.core.search_hooks import (
        believe,
        cases,
        evaluate,
        fill_case,
        follow,
        imagine,
        own_action,
        playout_action,
        propose,
        whose,
    )


def suggest(
    boxes: Records, known: Records, out: Ints, lines: Ints, priors: Ints, better: int, room: Records, notes: Ints
) -> int:  # fmt: skip
    """Write the lines that are worth a look, and notes on what can be inferred about the hidden rest; returns how many
    lines."""
    believe(boxes[0], known[0], room, notes)
    return propose(boxes[0], known[0], out, lines, priors, better, room)


def play_line(
    box: Any, s: Any, lines: Ints, line: int, luck: Dice, dice: Dice, task: Task, sample: int
) -> bool:  # fmt: skip
    """Play one line and then by the policy, to the end of the game or to the horizon; returns whether it was the end."""
    step = 0
    event = 0
    turns = 0
    last = whose(box, s)
    choices = 0
    while True:
        player = to_move(box, s)
        if player == TERMINAL:
            return True
        if player == CHANCE:
            shake(luck, int(task.seed), sample * EVENTS + event)
            event += 1
            apply(box, s, random_outcome(box, s, luck))
            continue
        if whose(box, s) != last:
            last = whose(box, s)
            turns += 1
            step = -1
            if turns > task.horizon:
                return False
        action = -1
        if step >= 0 and player == task.player:
            action = follow(box, s, lines, line, step)
            step = -1 if action < 0 else step + 1
        if action < 0:
            shake(dice, int(task.seed) + 1, sample * EVENTS + choices)
            action = own_action(box, s, dice) if player == task.player else playout_action(box, s, dice)
        choices += 1
        apply(box, s, action)


def tally(box: Any, s: Any, ended: bool, task: Task, sums: Floats) -> None:
    """Add one playout to a line's sums: by the points if the game ended, otherwise by the evaluation."""
    player = int(task.player)
    players = int(box.players)
    better = int(task.better)
    own = (points(box, s, player) * 1000 if ended else evaluate(box, s, player)) * better
    margin = float(own)
    returned = 0.0
    best = 0
    for other in range(players):
        if other != player:
            theirs = (points(box, s, other) * 1000 if ended else evaluate(box, s, other)) * better
            if best == 0 or own - theirs < margin:
                margin = float(own - theirs)
            best = 1
            if not ended:
                returned += np.tanh((own - theirs) / float(task.swing))
            elif own > theirs:
                returned += 1.0
            elif own < theirs:
                returned -= 1.0
    margin *= 0.001
    sums[0] += 1.0
    sums[1] += margin
    sums[2] += margin * margin
    sums[3] += returned / max(players - 1, 1)


def explore(
    boxes: Records, known: Records, work: Records, dice: Records, tasks: Records, lines: Ints, alive: Ints, sums: Floats,
    notes: Ints,
) -> None:  # fmt: skip
    """Imagine the task's samples, or take its cases one by one, and play every line that is alive in each of them."""
    box = boxes[0]
    task = tasks[0]
    for sample in range(int(task.first), int(task.first) + int(task.count)):
        work[0] = known[0]
        if task.cases > 0:
            fill_case(box, work[0], sample)
        else:
            shake(dice[0], int(task.seed) + 2, sample)
            imagine(box, work[0], dice[0], notes)
        for place in range(alive.shape[0]):
            line = int(alive[place])
            work[1] = work[0]
            ended = play_line(box, work[1], lines, line, dice[1], dice[0], task, sample)
            tally(box, work[1], ended, task, sums[line])


def count_cases(boxes: Records, known: Records) -> int:
    """In how many equally likely ways the rest can be hidden, if nothing else has to be considered; otherwise 0."""
    return cases(boxes[0], known[0])


LOOPS = (suggest, play_line, tally, explore, count_cases)
