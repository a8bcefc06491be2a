"""End games that are small enough are not sampled but solved: every way they can go is examined.

The value of a position is what the searching player can expect: first of the return, then of the margin. With one or two
players, each wants the opposite of the other, so lines that can no longer matter are left out (alpha-beta). Chance is
averaged with its own weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Floats, Ints, Record, Records, i64

__all__ = [
    "DEPTH", "LOOPS", "POOL", "RETURN", "Plan", "final_value", "is_settled", "margin_in", "open_node", "solve",
    "solve_child", "take_result",
]  # fmt: skip

DEPTH = 64
"""The most steps that a solved end game can have."""
POOL = 1 << 15
"""Actions that can be waiting at once."""
RETURN = 1e7
"""What a return of 1 counts for, in points: more than twice any margin. Values stay exact: a double has room for both."""
LIMIT = 1e15


class Plan(Record):
    """Where the solver is, by depth: who is on move, the actions, and which is next."""

    mover: Ints = i64(DEPTH + 1)
    base: Ints = i64(DEPTH + 1)
    count: Ints = i64(DEPTH + 1)
    place: Ints = i64(DEPTH + 1)
    player: int = i64()
    better: int = i64()
    chances: int = i64()
    """The most outcomes that chance can have."""
    nodes: int = i64()
    """How many more positions may be examined."""


if TYPE_CHECKING:
    from abaculus.core.kernels import apply, legal, outcomes, points, to_move
    from abaculus.core.search_hooks import settled


def is_settled(boxes: Records, known: Records) -> bool:
    """Whether the player on move can infer all that is hidden."""
    return settled(boxes[0], known[0])


def final_value(box: Any, s: Any, player: int, better: int) -> float:
    """The return and the margin at the end; in a solo game, the points."""
    own = float(points(box, s, player) * better)
    if box.players == 1:
        return own
    margin = own - float(points(box, s, 1 - player) * better)
    if margin > 0:
        return margin + RETURN
    if margin < 0:
        return margin - RETURN
    return 0.0


def open_node(box: Any, s: Any, plan: Plan, depth: int, out: Ints, pool: Ints) -> bool:
    """List what can be done at this depth; returns whether there was room for it."""
    mover = to_move(box, s)
    base = 0 if depth == 0 else int(plan.base[depth - 1]) + int(plan.count[depth - 1])
    plan.mover[depth] = mover
    plan.base[depth] = base
    plan.place[depth] = 0
    if mover == CHANCE:
        if base + int(plan.chances) > pool.shape[1]:
            return False
        plan.count[depth] = outcomes(box, s, pool[0, base:], pool[1, base:])
        return True
    count = legal(box, s, out)
    if base + count > pool.shape[1]:
        return False
    for i in range(count):
        pool[0, base + i] = out[i]
    plan.count[depth] = count
    return True


def margin_in(result: float) -> float:
    """The margin part of a final value."""
    if result > RETURN / 2:
        return result - RETURN
    if result < -RETURN / 2:
        return result + RETURN
    return result


def take_result(
    plan: Plan, depth: int, pool: Ints, low: Floats, high: Floats, value: Floats, ahead: Floats, weight: Floats,
    result: float, margin: float,
) -> None:  # fmt: skip
    """Take in the result of one of this node's actions: update what the node is worth so far, and go to its next action."""
    mover = int(plan.mover[depth])
    place = int(plan.place[depth])
    if mover == CHANCE:
        share = float(pool[1, int(plan.base[depth]) + place])
        value[depth] += share * result
        ahead[depth] += share * margin
        weight[depth] += share
    elif mover == int(plan.player):
        if result > value[depth]:
            value[depth] = result
            ahead[depth] = margin
        low[depth] = max(low[depth], result)
    else:
        if result < value[depth]:
            value[depth] = result
            ahead[depth] = margin
        high[depth] = min(high[depth], result)
    plan.place[depth] = place + 1


def solve_child(
    box: Any, states: Records, plan: Plan, out: Ints, pool: Ints, low: Floats, high: Floats, value: Floats, ahead: Floats,
    weight: Floats, root: int, values: Floats,
) -> bool:  # fmt: skip
    """The exact value of states[1], which an action of the root leads to; False if there is too much to examine."""
    depth = 1
    low[1] = -LIMIT
    high[1] = LIMIT
    result = 0.0
    margin = 0.0
    entering = True
    while depth > 0:
        if entering:
            entering = False
            plan.nodes -= 1
            if plan.nodes < 0 or depth >= DEPTH:
                return False
            if to_move(box, states[depth]) == TERMINAL:
                result = final_value(box, states[depth], int(plan.player), int(plan.better))
                margin = margin_in(result)
                depth -= 1
                continue
            if not open_node(box, states[depth], plan, depth, out, pool):
                return False
            mover = int(plan.mover[depth])
            value[depth] = 0.0 if mover == CHANCE else -LIMIT if mover == int(plan.player) else LIMIT
            ahead[depth] = 0.0
            weight[depth] = 0.0
        else:
            take_result(plan, depth, pool, low, high, value, ahead, weight, result, margin)
        by_chance = int(plan.mover[depth]) == CHANCE
        place = int(plan.place[depth])
        if place == plan.count[depth] or (not by_chance and low[depth] >= high[depth]):
            result = value[depth] / weight[depth] if by_chance else value[depth]
            margin = ahead[depth] / weight[depth] if by_chance else ahead[depth]
            depth -= 1
            continue
        states[depth + 1] = states[depth]
        apply(box, states[depth + 1], int(pool[0, int(plan.base[depth]) + place]))
        # What the players are sure of says nothing about one of several outcomes of chance.
        low[depth + 1] = -LIMIT if by_chance else low[depth]
        high[depth + 1] = LIMIT if by_chance else high[depth]
        depth += 1
        entering = True
    values[0, root] = result
    values[1, root] = margin
    return True


def solve(
    boxes: Records, states: Records, plans: Records, out: Ints, pool: Ints, low: Floats, high: Floats, value: Floats,
    ahead: Floats, weight: Floats, actions: Ints, values: Floats,
) -> int:  # fmt: skip
    """The exact value of every action in states[0], or -1 if the end game is too large. states has room for every depth.

    A node's `value` is the best so far, or for chance the sum so far; `low` and `high` are what the players are already sure
    of. `ahead` is the margin alone: once chance is averaged, it can no longer be separated from the return in a value. The
    two rows of `values` hold both.
    """
    box = boxes[0]
    plan = plans[0]
    if not open_node(box, states[0], plan, 0, out, pool):
        return -1
    root_count = int(plan.count[0])
    if root_count > actions.shape[0]:
        return -1
    for root in range(root_count):
        actions[root] = pool[0, root]
        states[1] = states[0]
        apply(box, states[1], int(pool[0, root]))
        if not solve_child(box, states, plan, out, pool, low, high, value, ahead, weight, root, values):
            return -1
    return root_count


LOOPS = (is_settled, final_value, open_node, margin_in, take_result, solve_child, solve)
