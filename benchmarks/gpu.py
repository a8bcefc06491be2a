"""The GPU lane, measured and checked: `python benchmarks/gpu.py [--out FILE] [GAME ...]`. It needs an NVIDIA GPU.

For every game: random placements/s and steps/s with the states staying on the GPU, at several batch sizes; greedy
games/s; the same with all copies; one CPU core of the same machine for comparison; and final states compared with the
CPU's, byte for byte: as many games as `--seeds` says by random players and by greedy ones, and a tenth of that under each of
the option sets in which any two values meet.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from numba import cuda

import abaculus
from abaculus.core import cuda as lane
from abaculus.core.chance import Dice
from abaculus.core.compiled import Result
from abaculus.core.game_info import OptionValue
from abaculus.core.lanes import new_job, play_batch, simulate
from abaculus.testing.options import paired_option_sets

BOTS = ("random", "greedy")


def on_device(game: abaculus.Game, bot: str, count: int, repeats: int, threads: int) -> dict[str, float]:
    """Kernel time alone: states, dice and results stay where they are."""
    jobs = cuda.to_device(new_job(game, [bot], seed=1, first=0))
    box, states = cuda.to_device(game.box), cuda.to_device(game.record_type.new(count))
    dice, results = cuda.to_device(Dice.new(count)), cuda.to_device(Result.new(count))
    kernel = lane.kernel_of(game.compiled)
    blocks = -(-count // threads)
    seconds = []
    for _ in range(repeats + 1):
        cuda.synchronize()
        began = perf_counter()
        kernel[blocks, threads](box, states, dice, jobs, results)
        cuda.synchronize()
        seconds.append(perf_counter() - began)
    told = results.copy_to_host()
    time = median(seconds[1:])
    return {
        "batch": count,
        "threads_per_block": threads,
        "games_per_s": count / time,
        "steps_per_s": float(told["steps"].sum()) / time,
        "placements_per_s": float(told["placements"].sum()) / time,
    }


def equal_to_cpu(game: abaculus.Game, bot: str, seeds: int) -> dict[str, Any]:
    """Whether games end in the same states with the same scores on both."""
    gpu = play_batch(game, seeds, bots=[bot], seed=42, lane="cuda")
    cpu = play_batch(game, seeds, bots=[bot], seed=42, lane="cpu")
    equal = gpu.states.tobytes() == cpu.states.tobytes() and gpu.scores.tobytes() == cpu.scores.tobytes()
    return {"seeds": seeds, "equal": equal}


def options_equal_to_cpu(name: str, seeds: int) -> dict[str, Any]:
    """The same for each way to play, solo games with fewer, because one of them is longer than a game of several."""
    told = {}
    for options in paired_option_sets(abaculus.game_info(name)):
        game = abaculus.load_game(name, tiles=None, **options)
        told[repr(game)] = {
            bot: equal_to_cpu(game, bot, seeds if game.num_players() > 1 else seeds // 10) for bot in BOTS
        }
    return told


def measure(name: str, options: dict[str, OptionValue], seeds: int) -> dict[str, Any]:
    game = abaculus.load_game(name, tiles=None, **options)
    began = perf_counter()
    play_batch(game, 1, lane="cuda")
    compiled = perf_counter() - began
    equal = {bot: equal_to_cpu(game, bot, seeds) for bot in BOTS}
    core = simulate(game, 200_000 if game.num_players() > 1 else 20_000, threads=1)
    core_greedy = simulate(game, 10_000 if game.num_players() > 1 else 200, bots=["greedy"], threads=1)
    whole = perf_counter()
    play_batch(game, 1 << 19, lane="cuda", keep_states=False)
    whole = perf_counter() - whole
    return {
        "game": repr(game),
        "compile_s": compiled,
        "equal_to_cpu": equal,
        "options_equal_to_cpu": options_equal_to_cpu(name, seeds // 10),
        "random": [on_device(game, "random", 1 << size, 5, threads) for size in (17, 20) for threads in (32, 64, 128)],
        "greedy": [on_device(game, "greedy", 1 << 18, 3, threads) for threads in (32, 64, 128)],
        "with_copies_games_per_s": (1 << 19) / whole,
        "one_cpu_core": {
            "placements_per_s": core.placements / core.seconds,
            "steps_per_s": core.steps / core.seconds,
            "greedy_games_per_s": core_greedy.games / core_greedy.seconds,
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seeds", type=int, default=100_000)
    asked = parser.parse_args()
    told: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "gpu": str(cuda.get_current_device().name),
        "cpu": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "games": [measure(name, {}, asked.seeds) for name in asked.games or abaculus.list_games()],
    }
    text = json.dumps(told, indent=1, default=str)
    print(text)
    if asked.out:
        asked.out.write_text(text + "\n", encoding="utf-8")
    sys.exit(not all(check["equal"] for game in told["games"] for check in checks_of(game)))


def checks_of(game: dict[str, Any]) -> list[dict[str, Any]]:
    """Every comparison of a game."""
    return [
        *game["equal_to_cpu"].values(),
        *(check for by_bot in game["options_equal_to_cpu"].values() for check in by_bot.values()),
    ]


if __name__ == "__main__":
    main()
