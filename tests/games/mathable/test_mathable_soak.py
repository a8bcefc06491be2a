"""Many keen-random games: none is stuck or endless, and the tokens always add up."""

from __future__ import annotations

import numpy as np
import pytest
from sizes import option_sets, sized

import abaculus
from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.mathable.policies import random_action, random_outcome
from abaculus.games.mathable.rules import apply, is_legal, setup, to_move
from abaculus.games.mathable.state import ANSWER

GAMES = sized(2_000, interpreted=2, soak=1_000_000)


@rule
def play_and_count(
    boxes: Records, states: Records, dice: Records, seed: int, first: int, games: int, limit: int, out: Ints
) -> int:
    """Play games and count the tokens at every step; the number of the first game that goes wrong, or -1.

    `out` gets the most decisions and the most steps of a game, and the steps of all.
    """
    box = boxes[0]
    s = states[0]
    for number in range(first, first + games):
        shake(dice[0], seed, number)
        setup(box, s)
        steps = 0
        decisions = 0
        player = to_move(box, s)
        while player != TERMINAL:
            tokens = int(s.laid) + int(s.bag_count)
            inside = 0
            for kind in range(int(box.kinds)):
                inside += int(s.bag[kind])
                if s.bag[kind] < 0 or s.left[kind] < s.bag[kind]:
                    return number
            for seat in range(int(box.players)):
                tokens += int(s.rack_count[seat])
            for place in range(7):
                tokens += 1 if s.aside[place] >= 0 else 0
            tokens += 1 if s.phase == ANSWER else 0
            if tokens != box.tokens or inside != s.bag_count or steps == limit:
                return number
            action = random_outcome(box, s, dice[0]) if player == CHANCE else random_action(box, s, dice[0])
            if not is_legal(box, s, action):
                return number
            apply(box, s, action)
            steps += 1
            decisions += 1 if player != CHANCE else 0
            player = to_move(box, s)
        out[0] = max(out[0], decisions)
        out[1] = max(out[1], steps)
        out[2] += steps
    return -1


@pytest.mark.parametrize("options", [{}, {"rules": 1}, *option_sets("mathable")], ids=str)
def test_no_game_is_stuck_or_endless_and_all_tokens_add_up_to_106(options: dict[str, int | str]) -> None:
    game = abaculus.load_game("mathable", tiles=None, **options)
    assert game.box[0].tokens == 106
    games = max(2, GAMES // 20) if options else GAMES
    most = np.zeros(3, dtype=np.int64)
    wrong = play_and_count(game.box, game.record_type.new(), Dice.new(), 3, 0, games, game.max_steps(), most)
    assert wrong == -1
    assert most[0] <= game.max_game_length()
    assert most[1] <= game.max_steps()
