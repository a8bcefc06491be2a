"""One run over everything.

What it returns, and `abaculus bench --json` prints:

    {"games": {ID: {
        "python": {"random_steps_per_s", "random_placements_per_s", "greedy_games_per_s"},
        "cpu":    the same on all cores, "cores", and the same on one core with `one_core_` before each name,
        "cuda":   the same with the states staying on the GPU; only where there is a GPU,
        "face_steps_per_s", "placement_scores_per_s"}},
     "openspiel": {NAME: {"rollout_steps_per_s", "python_steps_per_s", "mean_length"}}}

`openspiel` is empty where OpenSpiel is not installed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from abaculus.bench.clock import Bench, alternately
from abaculus.bench.gpu import on_gpu, there_is_a_gpu
from abaculus.bench.openspiel import GAMES, OpenSpielGame, openspiel_version
from abaculus.bench.own import face, placement_scores, playouts, python_lane
from abaculus.core.registry import load_game

__all__ = ["measure"]

Rates = Mapping[str, Mapping[str, float]]


def measure(
    games: Sequence[str], *, seconds: float, rounds: int, tell: Callable[[str], None] = lambda _: None
) -> dict[str, Any]:
    """Measure everything for `seconds` each, in `rounds` rounds. `tell` is called with what is being measured."""
    lanes = ("python", "cpu", "cuda") if there_is_a_gpu() else ("python", "cpu")
    ours: dict[str, Bench] = {}
    for game_id in games:
        tell(game_id)
        ours.update(_benches(game_id, lanes, seconds))
    theirs: dict[str, Bench] = {}
    opponents: dict[str, OpenSpielGame] = {}
    for name in GAMES if openspiel_version() else ():
        tell(name)
        opponents[name] = OpenSpielGame(name, seconds)
        theirs.update({f"{name} {way}": bench for way, bench in opponents[name].benches().items()})
    rates = alternately(ours, theirs, rounds, tell)
    return {
        "games": {game_id: _told(game_id, lanes, rates) for game_id in games},
        "openspiel": {
            name: {
                "rollout_steps_per_s": rates[f"{name} rollout"]["steps_per_s"],
                "python_steps_per_s": rates[f"{name} python"]["steps_per_s"],
                "mean_length": opponent.mean_length,
            }
            for name, opponent in opponents.items()
        },
    }


def _benches(game_id: str, lanes: Sequence[str], seconds: float) -> dict[str, Bench]:
    game = load_game(game_id)
    # The first two alternate with OpenSpiel's first two, with which they are compared.
    benches = {
        f"{game_id} one core random": playouts(game, "random", seconds, threads=1),
        f"{game_id} face": face(game, seconds),
        f"{game_id} one core greedy": playouts(game, "greedy", seconds, threads=1),
        f"{game_id} worth": placement_scores(game, seconds),
    }
    for bot in ("random", "greedy"):
        benches[f"{game_id} cpu {bot}"] = playouts(game, bot, seconds)
        benches[f"{game_id} python {bot}"] = python_lane(game_id, bot, seconds)
        if "cuda" in lanes:
            benches[f"{game_id} cuda {bot}"] = on_gpu(game, bot, seconds)
    return benches


def _told(game_id: str, lanes: Sequence[str], rates: Rates) -> dict[str, Any]:
    told: dict[str, Any] = {lane: _lane(rates, f"{game_id} {lane}") for lane in lanes}
    told["cpu"]["cores"] = os.cpu_count() or 1
    told["cpu"].update({f"one_core_{name}": rate for name, rate in _lane(rates, f"{game_id} one core").items()})
    told["face_steps_per_s"] = rates[f"{game_id} face"]["steps_per_s"]
    told["placement_scores_per_s"] = rates[f"{game_id} worth"]["scores_per_s"]
    return told


def _lane(rates: Rates, name: str) -> dict[str, float]:
    return {
        "random_steps_per_s": rates[f"{name} random"]["steps_per_s"],
        "random_placements_per_s": rates[f"{name} random"]["placements_per_s"],
        "greedy_games_per_s": rates[f"{name} greedy"]["games_per_s"],
    }
