"""How the weights of Hexago's wary player are found: small changes are tried against the greedy player, and kept if they help.

    python -m abaculus.games.hexago.search.climbing --seconds 100

Each deal is played twice, with the seats swapped, and the same deals are played before and after a change, so that
a few thousand games show a difference of a point.
"""

from __future__ import annotations

import argparse
from time import thread_time
from typing import NamedTuple

import numpy as np

import abaculus
from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Floats, Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexago.policies import random_outcome
from abaculus.games.hexago.rules import apply, points, to_move
from abaculus.games.hexago.search import playout_action
from abaculus.games.hexago.search.wary import NAMES, wary_action
from abaculus.games.hexago.search.weights import WEIGHTS

__all__ = ["Met", "climb", "meet", "play_deals"]

EVENTS = 1 << 12
"""Dice kept apart for one deal."""
SCALE = (15, 150, 40, 40, 150, 40, 40)
"""How far a weight is moved in one step, roughly."""
TRIED = 1500
"""Deals to try a change on; it is confirmed on twice as many others."""


class Met(NamedTuple):
    """The wary player against the greedy one, deal by deal: the share of the games, and the points ahead."""

    shares: Floats
    margins: Floats


@rule
def play_deals(
    boxes: Records, begin: Records, work: Records, dice: Records, weights: Ints, seed: int, shares: Floats, margins: Floats
) -> None:  # fmt: skip
    """Play as many deals as there is room for in the results, each twice."""
    box = boxes[0]
    s = work[0]
    for deal in range(shares.shape[0]):
        for seat in range(2):
            work[0] = begin[0]
            events = 0
            while True:
                player = to_move(box, s)
                if player == TERMINAL:
                    break
                shake(dice[0], seed, deal * EVENTS + events)
                events += 1
                if player == CHANCE:
                    apply(box, s, random_outcome(box, s, dice[0]))
                elif player == seat:
                    apply(box, s, wary_action(box, s, dice[0], weights))
                else:
                    apply(box, s, playout_action(box, s, dice[0]))
            ahead = points(box, s, seat) - points(box, s, 1 - seat)
            margins[deal] += ahead / 2
            shares[deal] += 0.5 if ahead > 0 else 0.25 if ahead == 0 else 0.0


def meet(weights: Ints, deals: int, seed: int) -> Met:
    """Let the wary player with these weights meet the greedy one."""
    game = abaculus.load_game("hexago")
    met = Met(np.zeros(deals), np.zeros(deals))
    begin, work = game.new_initial_state().record, game.record_type.new(1)
    play_deals(game.box, begin, work, Dice.new(1), weights, seed, met.shares, met.margins)
    return met


def _sure(before: Met, after: Met) -> float:
    """By how many standard errors it improved."""
    gain = after.margins - before.margins
    return float(gain.mean() / max(gain.std() / len(gain) ** 0.5, 1e-9))


def climb(weights: Ints, seconds: float, seed: int = 1) -> Ints:
    """Better weights, after this many seconds of processor time."""
    random = np.random.default_rng(seed)
    end = thread_time() + seconds
    step = 0
    while thread_time() < end:
        step += 1
        moved = np.rint(random.normal(size=len(NAMES)) * SCALE * (random.random(len(NAMES)) < 0.4)).astype(np.int64)
        better = _sure(meet(weights - moved, TRIED, 2 * step), meet(weights + moved, TRIED, 2 * step))
        if abs(better) < 1:
            continue
        other = weights + (moved if better > 0 else -moved) // 2
        found = meet(other, 2 * TRIED, 2 * step + 1)
        if _sure(meet(weights, 2 * TRIED, 2 * step + 1), found) > 1:
            weights = other
            print(
                f"{step:5} {100 * found.shares.mean():5.1f} % {found.margins.mean():+5.1f} {weights.tolist()}",
                flush=True,
            )
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=100, help="how long to climb")
    parser.add_argument(
        "--again", action="store_true", help="start from the weights that are there, and not from nothing"
    )
    given = parser.parse_args()
    start = np.array(WEIGHTS, np.int64) if given.again else np.zeros(len(NAMES), np.int64)
    met = meet(climb(start, given.seconds), 10_000, 0)
    error = met.margins.std() / len(met.margins) ** 0.5
    print(f"{100 * met.shares.mean():.1f} % against greedy, {met.margins.mean():+.1f} points (+-{error:.1f})")


if __name__ == "__main__":
    main()
