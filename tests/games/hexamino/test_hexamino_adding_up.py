"""Hexamino: tiles and points add up at every step of very many games, and every game ends within the declared length."""

from __future__ import annotations

import numpy as np
import pytest
from sizes import sized

import abaculus
from abaculus.core.chance import Dice, new_dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.hexamino.box import Box
from abaculus.games.hexamino.game import Hexamino
from abaculus.games.hexamino.legality import DRAW
from abaculus.games.hexamino.policies import random_action, random_outcome
from abaculus.games.hexamino.rules import apply, setup, to_move
from abaculus.games.hexamino.scoring import hand_points
from abaculus.games.hexamino.sets import size_of
from abaculus.games.hexamino.state import HexaminoState

VARIANTS = ("octopus", "snake", "star")


@rule
def total_points(box: Box, s: HexaminoState) -> int:
    """The points on the table, in all hands and in the pack: always the total of all tiles in the game."""
    total = hand_points(box, int(box.every) & ~int(s.left)) + hand_points(box, int(s.unseen))
    for player in range(int(box.players)):
        total += hand_points(box, int(s.hands[player]))
    return total


@rule
def tiles_in_play(s: HexaminoState, players: int) -> int:
    """How many tiles lie on the table, in hands and in the pack, by the counters: always as many as the game has."""
    count = int(s.laid) + size_of(int(s.unseen))
    for player in range(players):
        count += int(s.held[player])
    return count


@rule
def walk_and_count(boxes: Records, states: Records, dice: Dice, seed: int, first: int, games: int, out: Ints) -> int:
    """Play games and count tiles and points at every step; the number of the first game where they do not add up, or -1.

    `out` gets the most turns, the most decisions and the most steps of a game.
    """
    box = boxes[0]
    s = states[0]
    for number in range(first, first + games):
        shake(dice, seed, number)
        setup(box, s)
        total = total_points(box, s)
        turns = 0
        decisions = 0
        steps = 0
        player = to_move(box, s)
        while player != TERMINAL:
            if player == CHANCE:
                action = random_outcome(box, s, dice)
            else:
                action = random_action(box, s, dice)
                decisions += 1
                turns += 1 if action != DRAW else 0
            apply(box, s, action)
            steps += 1
            player = to_move(box, s)
            if total_points(box, s) != total or tiles_in_play(s, int(box.players)) != box.tiles:
                return number
        out[0] = max(out[0], turns)
        out[1] = max(out[1], decisions)
        out[2] = max(out[2], steps)
    return -1


def check_adding_up(variant: str, end: str, players: int, first: int, games: int) -> None:
    game = abaculus.load_game("hexamino", variant=variant, players=players, end=end)
    assert isinstance(game, Hexamino)
    states, most = game.record_type.new(), np.zeros(3, dtype=np.int64)
    setup(game.box[0], states[0])
    assert total_points(game.box[0], states[0]) == {"octopus": 672, "snake": 630, "star": 504}[variant]
    assert walk_and_count(game.box, states, new_dice(0)[0], 2024, first, games, most) == -1
    assert most[0] <= game.max_turns() < 63 * players + 31
    assert most[1] <= game.max_game_length()
    assert most[2] <= game.max_steps()


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("end", ["first-out", "play-on"])
def test_points_always_add_up_and_games_end_in_time(variant: str, end: str, players: int) -> None:
    """A million games of each variant with each end in `make soak`, shared among the numbers of players."""
    check_adding_up(variant, end, players, 0, sized(400, interpreted=1, soak=200_000))
