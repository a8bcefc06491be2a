"""This package's own figures: playouts in a lane, the public interface driven from Python, and the worth of placements."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from time import perf_counter

import numpy as np

from abaculus.bench.clock import Bench, Pace, drive
from abaculus.core.game import Game
from abaculus.core.lanes import retrace, simulate
from abaculus.core.record import Ints, Records
from abaculus.core.registry import load_game

__all__ = ["face", "placement_scores", "playouts", "python_lane"]


def playouts(game: Game, bot: str, seconds: float, *, lane: str = "cpu", threads: int | None = None) -> Bench:
    """Whole games by the lane's own loop, as `abaculus simulate` plays them."""
    pace = Pace(seconds)

    def bench() -> Mapping[str, float]:
        totals: dict[str, float] = {}

        def play(games: int) -> float:
            result = simulate(game, games, bots=[bot], lane=lane, threads=threads)
            totals.update(steps=result.steps, placements=result.placements, games=games)
            return result.seconds

        _, took = pace.run(play)
        return {f"{what}_per_s": total / took for what, total in totals.items()}

    return bench


def face(game: Game, seconds: float) -> Bench:
    """The public interface, with Python deciding every step."""

    def bench() -> Mapping[str, float]:
        _, steps, took = drive(game, seconds)
        return {"steps_per_s": steps / took}

    return bench


def placement_scores(game: Game, seconds: float) -> Bench:
    """How many placements are scored per second, on one core: every legal action of whole random games."""
    positions = [position for number in range(8) for position in _decisions(game, number)]
    scored = sum(actions.shape[0] for _, actions, _ in positions)
    box, worth_list = game.box, game.compiled.worth_list
    pace = Pace(seconds)

    def score(times: int) -> float:
        began = perf_counter()
        for _ in range(times):
            for record, actions, worths in positions:
                worth_list(box, record, actions, worths)
        return perf_counter() - began

    def bench() -> Mapping[str, float]:
        times, took = pace.run(score)
        return {"scores_per_s": times * scored / took}

    score(1)
    return bench


def _decisions(game: Game, number: int) -> list[tuple[Records, Ints, Ints]]:
    """Every position of a random game where a player decides, its legal actions, and room for their worth."""
    found = []
    state = game.new_initial_state()
    for action in retrace(game, number)[0]:
        if not state.is_chance_node():
            legal = state.legal_array()
            found.append((state.clone().record, legal, np.empty(legal.shape[0], dtype=np.int64)))
        state.apply_action(action)
    return found


def python_lane(game_id: str, bot: str, seconds: float) -> Bench:
    """Playouts in a separate, interpreted process. Its start-up is not measured."""
    command = [sys.executable, "-m", "abaculus.bench.own", game_id, bot, str(seconds)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}

    def bench() -> Mapping[str, float]:
        told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        rates: dict[str, float] = json.loads(told)
        return rates

    return bench


if __name__ == "__main__":
    asked_game, asked_bot, asked_seconds = sys.argv[1:]
    print(json.dumps(playouts(load_game(asked_game), asked_bot, float(asked_seconds), lane="python")()))
