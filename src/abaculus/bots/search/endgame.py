"""End games that are small enough are not sampled but solved: every way they can go is looked at.

The value of a position is what the player looking can expect of the return first, and of the margin second. With one or two
players everyone then wants the opposite of the other, and lines that cannot matter any more are left out (alpha-beta). Chance
is averaged with its own weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Floats, Ints, Record, Records, i64

__all__ = ["DEPTH", "LOOPS", "POOL", "RETURN", "Plan", "final_value", "is_settled", "open_node", "solve"]

DEPTH = 64
"""The most steps that a solved end game can have."""
POOL = 1 << 15
"""Actions that can wait at once for being looked at."""
RETURN = 1e7
"""What a return of 1 counts, in points: more than twice any margin. Values stay exact: a double has room for both."""
LIMIT = 1e15


class Plan(Record):
    """Where the solver stands, by depth: who is on move, the actions, and which is next."""

    mover: Ints = i64(DEPTH + 1)
    base: Ints = i64(DEPTH + 1)
    count: Ints = i64(DEPTH + 1)
    place: Ints = i64(DEPTH + 1)
    player: int = i64()
    better: int = i64()
    chances: int = i64()
    """The most outcomes that chance can have."""
    nodes: int = i64()
    """How many positions may still be looked at."""


if TYPE_CHECKING:
    from abaculus.core.kernels import apply, legal, outcomes, points, to_move
    from abaculus.core.search_hooks import settled


def is_settled(boxes: Records, known: Records) -> bool:
    """Whether the player on move can infer all that is hidden."""
    return settled(boxes[0], known[0])


def final_value(box: Any, s: Any, player: int, better: int) -> float:
    """The return, and the margin, at the end. Alone, the points."""
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
    """List what can be done at this depth; whether there was room for it."""
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


def solve(
    boxes: Records, states: Records, plans: Records, out: Ints, pool: Ints, low: Floats, high: Floats, value: Floats,
    ahead: Floats, weight: Floats, actions: Ints, values: Floats,
) -> int:  # fmt: skip
    """The exact value of every action in states[0], or -1 if the end game is too large. states has room for every depth.

    A node's `value` is the best so far, for chance the sum so far; `low` and `high` are what the players are already sure of.
    `ahead` is the margin alone: where chance comes in, a value does not tell it from the return any more. The two rows of
    `values` are both.
    """
    box = boxes[0]
    plan = plans[0]
    player = int(plan.player)
    better = int(plan.better)
    if not open_node(box, states[0], plan, 0, out, pool):
        return -1
    root_count = int(plan.count[0])
    if root_count > actions.shape[0]:
        return -1
    for root in range(root_count):
        actions[root] = pool[0, root]
        depth = 1
        states[1] = states[0]
        apply(box, states[1], int(pool[0, root]))
        result = 0.0
        margin = 0.0
        low[1] = -LIMIT
        high[1] = LIMIT
        entering = True
        while depth > 0:
            if entering:
                plan.nodes -= 1
                if plan.nodes < 0 or depth >= DEPTH:
                    return -1
                if to_move(box, states[depth]) == TERMINAL:
                    result = final_value(box, states[depth], player, better)
                    margin = (
                        result - RETURN if result > RETURN / 2 else result + RETURN if result < -RETURN / 2 else result
                    )
                    depth -= 1
                    entering = False
                    if depth == 0:
                        break
                else:
                    if not open_node(box, states[depth], plan, depth, out, pool):
                        return -1
                    mover = int(plan.mover[depth])
                    value[depth] = 0.0 if mover == CHANCE else -LIMIT if mover == player else LIMIT
                    ahead[depth] = 0.0
                    weight[depth] = 0.0
            if not entering:
                # A child of this node has come back with a result.
                mover = int(plan.mover[depth])
                place = int(plan.place[depth])
                if mover == CHANCE:
                    share = float(pool[1, int(plan.base[depth]) + place])
                    value[depth] += share * result
                    ahead[depth] += share * margin
                    weight[depth] += share
                elif mover == player:
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
            entering = False
            mover = int(plan.mover[depth])
            place = int(plan.place[depth])
            if place == plan.count[depth] or (mover != CHANCE and low[depth] >= high[depth]):
                result = value[depth] / weight[depth] if mover == CHANCE else value[depth]
                margin = ahead[depth] / weight[depth] if mover == CHANCE else ahead[depth]
                depth -= 1
                continue
            states[depth + 1] = states[depth]
            apply(box, states[depth + 1], int(pool[0, int(plan.base[depth]) + place]))
            # What the players are sure of means nothing to one of several chances.
            low[depth + 1] = -LIMIT if mover == CHANCE else low[depth]
            high[depth + 1] = LIMIT if mover == CHANCE else high[depth]
            depth += 1
            entering = True
        values[0, root] = result
        values[1, root] = margin
    return root_count


LOOPS = (is_settled, final_value, open_node, solve)
