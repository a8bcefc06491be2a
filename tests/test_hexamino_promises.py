"""What every game promises, for Hexamino: conformance, lanes, playthroughs, and a million games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import abaculus
from abaculus.core.chance import Dice, new_dice, shake
from abaculus.core.doors import CHANCE, TERMINAL
from abaculus.core.record import Ints, Records
from abaculus.core.rule import interpreted, rule
from abaculus.games.hexamino.policies import random_action, random_outcome
from abaculus.games.hexamino.rules import DRAW, apply, setup, tiles_in_play, to_move, total_points
from abaculus.testing import LIGHT, NORMAL, all_option_sets, check_game, check_lanes_agree, check_playthrough

VARIANTS = ("octopus", "snake", "star")
WAYS = all_option_sets(abaculus.leaflet("hexamino"))


def way(options: dict[str, object]) -> str:
    return f"{options['variant']}-{options['players']}"


@pytest.mark.parametrize("options", WAYS, ids=way)
def test_hexamino_keeps_every_promise(options: dict[str, object]) -> None:
    if interpreted() and way(options) not in ("octopus-2", "snake-3", "star-4"):
        pytest.skip("one number of players for each variant suffices where the rules run interpreted")
    effort = NORMAL if options["players"] == 2 and not interpreted() else LIGHT
    check_game(abaculus.load_game("hexamino", **options), seeds=[3], effort=effort)


@pytest.mark.skipif(interpreted(), reason="compares lanes in processes of its own, whatever this one is")
def test_lanes_agree_byte_for_byte() -> None:
    games = [abaculus.load_game("hexamino", variant=variant, players=3) for variant in VARIANTS]
    check_lanes_agree(games, 2, bots=["random"], seed=11)
    check_lanes_agree(games, 1, bots=["greedy"], seed=12)


PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("hexamino-*.txt"))


def test_there_is_a_playthrough_of_every_variant() -> None:
    assert [path.stem for path in PLAYTHROUGHS] == [f"hexamino-{variant}" for variant in VARIANTS]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthroughs_come_out_as_recorded(path: Path) -> None:
    check_playthrough(path)


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


def check_adding_up(variant: str, players: int, first: int, games: int) -> None:
    import numpy as np

    game = abaculus.load_game("hexamino", variant=variant, players=players)
    states, most = game.table.new(), np.zeros(3, dtype=np.int64)
    setup(game.box[0], states[0])
    assert total_points(game.box[0], states[0]) == {"octopus": 672, "snake": 630, "star": 504}[variant]
    assert walk_and_count(game.box, states, new_dice(0)[0], 2024, first, games, most) == -1
    assert most[0] <= game.max_turns() < 63 * players + 31
    assert most[1] <= game.max_game_length()
    assert most[2] <= game.max_steps()


@pytest.mark.parametrize("variant", VARIANTS)
def test_points_always_add_up_and_games_end_in_time(variant: str) -> None:
    for players in range(2, 7):
        check_adding_up(variant, players, 0, 1 if interpreted() else 400)


@pytest.mark.skipif(not os.environ.get("ABACULUS_SOAK"), reason="a big sweep: ABACULUS_SOAK=1 runs it")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("variant", VARIANTS)
def test_points_add_up_in_a_million_games(variant: str, players: int) -> None:
    check_adding_up(variant, players, 0, 200_000)
