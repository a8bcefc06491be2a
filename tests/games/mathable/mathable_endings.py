"""How games end: `python mathable_endings.py 2000` plays so many with greedy players, by both versions of the rules, and prints
a table."""

from __future__ import annotations

import sys
from collections import Counter
from typing import NamedTuple

import abaculus
from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Record, Records, i64
from abaculus.core.rule import rule
from abaculus.games.mathable.game import Mathable
from abaculus.games.mathable.policies import greedy_action, random_outcome
from abaculus.games.mathable.rules import apply, setup, to_move

__all__ = ["Ending", "how_it_ended", "table"]

PASSES, IDLE = "2n passes in a row", "10n turns in a row without a placement"
OUT, NOTHING = "bag empty and a player out", "nothing unseen fits anywhere"
IDLE_1 = "2n turns in a row without a placement"


class Ending(NamedTuple):
    """How a game ended, the tokens left in the bag, and how many of these fit somewhere."""

    why: str
    bag: int
    fitting: int
    turns: int
    willing: bool
    """Whether anybody exchanged in the last 2n turns, in the hope of a token that fits."""


class Count(Record):
    """The turns of a game, and the last of them in which something was exchanged."""

    turns: int = i64()
    exchange: int = i64()


@rule
def play_greedily(boxes: Records, states: Records, dice: Records, counts: Records, seed: int, number: int) -> None:
    """A whole game by the same policy on all seats."""
    box = boxes[0]
    s = states[0]
    count = counts[0]
    shake(dice[0], seed, number)
    setup(box, s)
    count.turns = 0
    count.exchange = 0
    player = to_move(box, s)
    while player != TERMINAL:
        mover = int(s.mover)
        exchanging = s.aside[0] >= 0
        action = random_outcome(box, s, dice[0]) if player == CHANCE else greedy_action(box, s, dice[0])
        apply(box, s, action)
        if exchanging:
            count.exchange = count.turns + 1
        if s.mover != mover:
            count.turns += 1
        player = to_move(box, s)


def how_it_ended(game: Mathable, seed: int, number: int) -> Ending:
    """Play one game, and look at the last position with loops and sets."""
    states, dice, counts = game.record_type.new(), Dice.new(), Count.new()
    play_greedily(game.box, states, dice, counts, seed, number)
    s, box = states[0], game.box[0]
    fits = 0
    for square in s.live[: s.live_count].tolist():
        fits |= int(s.fits[square])
    fitting = sum(count for kind, count in enumerate(s.bag.tolist()) if fits >> kind & 1)
    unseen = any(count and fits >> kind & 1 for kind, count in enumerate(s.left.tolist()))
    players = game.num_players()
    if s.placed and not s.rack_count[s.mover] and not s.bag_count:
        why = OUT
    elif not unseen:
        why = NOTHING
    elif game.rules_version == 1:
        why = IDLE_1
    else:
        why = PASSES if s.passes == 2 * players else IDLE
    turns, last = int(counts[0].turns), int(counts[0].exchange)
    assert box.players == players
    return Ending(why, int(s.bag_count), fitting, turns, bool(last) and turns - last < 2 * players)


def table(games: int, players: int = 2, seed: int = 0) -> list[str]:
    """The endings of both versions of the rules, as lines of Markdown."""
    lines = ["| rules | the game ended | games | with a token in the bag that fits | of these, somebody still exchanging "
             "| most left in the bag then | longest game |", "|---|---|---|---|---|---|---|"]  # fmt: skip
    for rules in (1, 2):
        game = abaculus.load_game("mathable", players=players, rules=rules)
        assert isinstance(game, Mathable)
        ended = [how_it_ended(game, seed, number) for number in range(games)]
        for why, count in Counter(one.why for one in ended).most_common():
            these = [one for one in ended if one.why == why]
            open_still = [one for one in these if one.fitting]
            willing = sum(one.willing for one in open_still)
            most = max((one.bag for one in open_still), default=0)
            longest = max(one.turns for one in these)
            lines.append(f"| {rules} | {why} | {count} | {len(open_still)} | {willing} | {most} | {longest} turns |")
    return lines


if __name__ == "__main__":
    for count in range(2, 5):
        print(f"\n{count} players\n", *table(int(sys.argv[1]), count), sep="\n")
