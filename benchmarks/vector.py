"""Environments side by side on this CPU, in one run: ours in batches, PettingZoo's classics, OpenSpiel, and Pgx.

    python benchmarks/vector.py --seconds 2 --rounds 3 --out benchmarks/results/DATE-MACHINE-vector.json

All play at random. Ours and Pgx step batches on all cores and start the next game where one ends; PettingZoo and
OpenSpiel step one game from Python. They take turns in every round, so that a machine that slows down for a while slows
down everyone; a figure is the median of the rounds. Steps are given per second by the clock, and per second of a core,
all threads added up: while other programs are running, the latter is the figure to look at. A step is one decision;
chance is not counted, though OpenSpiel's has to be stepped too.

Each runs in a process of its own, which works when asked to. What is not installed, or not ready in time (XLA takes
minutes to compile some games of Pgx), is left out, and the file says so. It is written after every round.
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
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

import abaculus
from abaculus.rl.vector import VectorEnv

Bench = Callable[[float], int]
"""Works for so many seconds; returns the number of steps made."""


def ours(name: str, lanes: int, masks: str, observing: bool) -> Bench:
    env = VectorEnv(abaculus.load_game(name), lanes, seed=1, masks=masks, observing=observing)
    env.reset()
    env.step_random()

    def work(seconds: float) -> int:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            env.step_random()
            steps += lanes
        return steps

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

    def work(seconds: float) -> int:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            env.reset()
            while env.agents:
                seen, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                steps += not over
        return steps

    return work


def openspiel(name: str) -> Bench:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def work(seconds: float) -> int:
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
        return steps

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

    def work(seconds: float) -> int:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            box["state"], box["key"] = turn(box["state"], box["key"])
            box["state"].rewards.block_until_ready()
            steps += lanes
        return steps

    return work


def benches(lanes: int) -> dict[str, tuple[Callable[..., Bench], tuple[Any, ...], str]]:
    """Everything that can be measured, by name: what sets it up, with which arguments, and the package it needs."""
    made: dict[str, tuple[Callable[..., Bench], tuple[Any, ...], str]] = {}
    for name in abaculus.list_games():
        made[f"abaculus {name}, batch, no masks"] = (ours, (name, lanes, "none", False), "abaculus")
        made[f"abaculus {name}, batch, observations and packed masks"] = (
            ours,
            (name, lanes, "packed", True),
            "abaculus",
        )
        made[f"abaculus {name} in PettingZoo"] = (ours_in_pettingzoo, (name,), "pettingzoo")
    for name in ("connect_four_v3", "tictactoe_v3"):
        made[f"PettingZoo {name}"] = (pettingzoo_classic, (name,), "pygame")
    for name in ("hex(board_size=11)", "go(board_size=9)", "backgammon"):
        made[f"OpenSpiel {name} from Python"] = (openspiel, (name,), "pyspiel")
    for name in ("hex", "go_9x9", "backgammon"):
        made[f"Pgx {name}, batch, observations and masks"] = (pgx, (name, lanes), "pgx")
    return made


class Working:
    """A bench in a process of its own."""

    def __init__(self, make: Callable[..., Bench], given: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other, make, given), daemon=True)
        self.process.start()

    def ready(self, seconds: float) -> str:
        """Wait until it is ready; returns the reason if it is not, else nothing."""
        if not self.pipe.poll(seconds):
            return f"not ready after {seconds:.0f} s"
        try:
            return str(self.pipe.recv())
        except EOFError:
            return "the process ended"

    def work(self, seconds: float) -> tuple[float, float]:
        """Steps a second, and steps a second of a core."""
        self.pipe.send(seconds)
        steps, clock, core = self.pipe.recv()
        return steps / clock, steps / core

    def end(self) -> None:
        self.process.kill()
        self.process.join()


def _serve(pipe: Any, make: Callable[..., Bench], given: tuple[Any, ...]) -> None:
    try:
        work = make(*given)
        work(0.05)
    except Exception as problem:  # whatever it is, the others carry on
        pipe.send(f"{type(problem).__name__}: {problem}"[:200])
        return
    pipe.send("")
    while True:
        seconds = pipe.recv()
        began, used = perf_counter(), process_time()
        pipe.send((work(seconds), perf_counter() - began, process_time() - used))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--lanes", type=int, default=1024)
    ask.add_argument("--seconds", type=float, default=1.0, help="of work for each in every round")
    ask.add_argument("--rounds", type=int, default=3)
    ask.add_argument("--patience", type=float, default=240, help="seconds for each to become ready")
    ask.add_argument("--only", default="", help="parts of names, separated by commas")
    ask.add_argument("--out", type=Path)
    given = ask.parse_args()
    wanted, running = given.only.split(","), dict[str, Working]()
    found: dict[str, list[tuple[float, float]]] = {}
    told: dict[str, Any] = {
        "date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(), "lanes": given.lanes, "seconds": given.seconds, "left_out": {},
        "load_at_the_start": round(os.getloadavg()[0], 2),
    }  # fmt: skip
    for name, (make, what, package) in benches(given.lanes).items():
        if not any(part in name for part in wanted):
            continue
        if not find_spec(package):
            told["left_out"][name] = f"{package} is not installed"
            continue
        bench = Working(make, what)
        why = bench.ready(given.patience)
        if why:
            told["left_out"][name] = why
            bench.end()
        else:
            running[name] = bench
        print(f"{name}: {why or 'ready'}", flush=True)
    for turn in range(given.rounds):
        for name, bench in running.items():
            found.setdefault(name, []).append(bench.work(given.seconds))
        told["rounds"] = turn + 1
        for at, kind in enumerate(("steps_per_s", "steps_per_core_s")):
            rounds = {name: [round(pair[at]) for pair in pairs] for name, pairs in found.items()}
            told[kind] = {name: round(statistics.median(values)) for name, values in rounds.items()}
            told[f"{kind}, all rounds"] = rounds
        if given.out:
            given.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    for bench in running.values():
        bench.end()
    for name, pace in told.get("steps_per_s", {}).items():
        print(f"{pace:14,} steps/s {told['steps_per_core_s'][name]:14,} steps/s of a core  {name}")


if __name__ == "__main__":
    main()
