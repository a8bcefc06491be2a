"""Environments side by side on this CPU, in one run: ours in batches, PettingZoo's classics, OpenSpiel, and Pgx.

    python benchmarks/vector.py --seconds 2 --rounds 3 --out benchmarks/results/DATE-MACHINE-vector.json

All play at random. Ours and Pgx step batches and start the next game where one ends; PettingZoo and OpenSpiel step one game from
Python. Rounds take turns, so that a machine that slows down for a while slows down everyone; a figure is the median of the
rounds. What is not installed is left out. A step is one decision; chance is not counted, though OpenSpiel's has to be
stepped too.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
from collections.abc import Callable
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

import abaculus
from abaculus.rl.vector import VectorEnv

Bench = Callable[[float], float]
"""Work for so many seconds; steps a second."""


def ours(name: str, lanes: int, masks: str, observing: bool) -> Bench:
    env = VectorEnv(abaculus.load_game(name), lanes, seed=1, masks=masks, observing=observing)
    env.reset()
    env.step_random()

    def work(seconds: float) -> float:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            env.step_random()
            steps += lanes
        return steps / (perf_counter() - began)

    return work


def ours_in_pettingzoo(name: str) -> Bench:
    from abaculus.rl import pettingzoo

    return _aec(pettingzoo.raw_env(name))


def pettingzoo_classic(name: str) -> Bench:
    import importlib

    return _aec(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def _aec(env: Any) -> Bench:
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def work(seconds: float) -> float:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            env.reset()
            while env.agents:
                seen, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                steps += not over
        return steps / (perf_counter() - began)

    return work


def openspiel(name: str) -> Bench:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def work(seconds: float) -> float:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                else:
                    state.observation_tensor(state.current_player())
                    state.apply_action(dice.choice(state.legal_actions()))
                    steps += 1
        return steps / (perf_counter() - began)

    return work


def pgx(name: str, lanes: int) -> Bench:
    import jax
    import pgx as package
    from pgx.experimental import auto_reset

    env = package.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        key, one, other = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(one, logits, axis=1)
        return step(state, action, jax.random.split(other, lanes)), key

    box = {"state": init(jax.random.split(jax.random.PRNGKey(0), lanes)), "key": jax.random.PRNGKey(1)}
    box["state"], box["key"] = turn(box["state"], box["key"])

    def work(seconds: float) -> float:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            box["state"], box["key"] = turn(box["state"], box["key"])
            box["state"].rewards.block_until_ready()
            steps += lanes
        return steps / (perf_counter() - began)

    return work


def benches(lanes: int) -> dict[str, Callable[[], Bench]]:
    """All that can be measured here, by name; making one compiles it."""
    made: dict[str, Callable[[], Bench]] = {}
    for name in abaculus.games():
        made[f"abaculus {name}, batch, no masks"] = lambda name=name: ours(name, lanes, "none", False)
        made[f"abaculus {name}, batch, observations and packed masks"] = lambda name=name: ours(
            name, lanes, "packed", True
        )
    if find_spec("pettingzoo"):
        made["abaculus hexago in PettingZoo"] = lambda: ours_in_pettingzoo("hexago")
        if find_spec("pygame"):
            made["PettingZoo connect_four_v3"] = lambda: pettingzoo_classic("connect_four_v3")
            made["PettingZoo tictactoe_v3"] = lambda: pettingzoo_classic("tictactoe_v3")
    if find_spec("pyspiel"):
        for name in ("hex(board_size=11)", "go(board_size=9)", "backgammon"):
            made[f"OpenSpiel {name} from Python"] = lambda name=name: openspiel(name)
    if find_spec("pgx"):
        for name in ("hex", "go_9x9", "backgammon"):
            made[f"Pgx {name}, batch, observations and masks"] = lambda name=name: pgx(name, lanes)
    return made


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--lanes", type=int, default=1024)
    ask.add_argument("--seconds", type=float, default=2.0)
    ask.add_argument("--rounds", type=int, default=3)
    ask.add_argument("--only", default="", help="parts of names, separated by commas")
    ask.add_argument("--out", type=Path)
    given = ask.parse_args()
    wanted = given.only.split(",")
    running = {name: make() for name, make in benches(given.lanes).items() if any(part in name for part in wanted)}
    found: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(given.rounds):
        for name, work in running.items():
            found[name].append(work(given.seconds))
    medians = {name: statistics.median(values) for name, values in found.items()}
    for name, pace in medians.items():
        print(f"{pace:14,.0f} steps/s  {name}")
    if given.out:
        told = {
            "date": date.today().isoformat(),
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
            "python": platform.python_version(),
            "lanes": given.lanes,
            "seconds": given.seconds,
            "rounds": given.rounds,
            "steps_per_s": {name: round(pace) for name, pace in medians.items()},
            "all_rounds": {name: [round(value) for value in values] for name, values in found.items()},
        }
        given.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
