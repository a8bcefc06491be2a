"""Two versions of Abaculus side by side on this CPU, in one run: are they as fast, and do they play the same games?

    git worktree add ../before v0.1.0
    python benchmarks/versions.py ../before/src src --rounds 5 --games 100000 --out benchmarks/results/NAME.json

Each side runs in processes of its own, with this Python and its packages; compile both first by running it once with
--rounds 1. The sides take turns within every round, and a figure is the median of the rounds. Per game, with its
default options:

- face: steps a second with Python deciding each of them, the loop of `abaculus bench`;
- random, greedy: steps and games a second, compiled, on one thread;
- start: seconds until a fresh process has imported the package, loaded the game and listed its first outcomes;
- same: whether the first games of both bots, from equal seeds, end with equal results in equal positions.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

BATCH = 2000
"""Games played between two updates of the digest."""

START = "import abaculus; abaculus.load_game({game!r}).new_initial_state().chance_outcomes()"
MEASURE = """
import hashlib, json, sys, time
import abaculus
from abaculus.bench.clock import drive
from abaculus.core.lanes import play_batch, simulate
from abaculus.core.state import State

name, seconds, games, batch = sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
game, told = abaculus.load_game(name), {}
drive(game, 0.1)
_, steps, took = drive(game, seconds)
told["face"] = steps / took
for bot, per in (("random", "steps"), ("greedy", "games")):
    amount = 64
    while (result := simulate(game, amount, bots=[bot], threads=1)).seconds < seconds / 2:
        amount *= 2
    told[bot] = (result.steps if per == "steps" else amount) / result.seconds
    digest = hashlib.sha256()
    for first in range(0, games, batch):
        played = play_batch(game, min(batch, games - first), bots=[bot], seed=7, first=first)
        for array in (played.scores, played.steps, played.placements, played.starters):
            digest.update(array.tobytes())
        for number in range(len(played.states)):  # records of two versions may differ in layout, positions do not
            digest.update(State(game, played.states[number : number + 1], abaculus.TERMINAL).to_position().encode())
    told[f"{bot}_digest"] = digest.hexdigest()
print(json.dumps(told))
"""


def _run(sources: Path, code: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(sources.resolve()), "ABACULUS_QUIET": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{sources}: {done.stderr.strip()[-2000:]}")
    return done.stdout


def _measure(sources: Path, game: str, seconds: float, games: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(_run(sources, MEASURE, game, str(seconds), str(games), str(BATCH)))
    clock = f"import time; began = time.perf_counter(); {START.format(game=game)}; print(time.perf_counter() - began)"
    told["start"] = statistics.median(float(_run(sources, clock)) for _ in range(5))
    return told


def _compared(game: str, rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> dict[str, Any]:
    row: dict[str, Any] = {"game": game}
    for name in ("face", "random", "greedy", "start"):
        before, after = (statistics.median(one[side][name] for one in rounds) for side in (0, 1))
        row[name] = {"before": before, "after": after, "ratio": after / before}
    first = rounds[0]
    row["same"] = all(first[0][f"{bot}_digest"] == first[1][f"{bot}_digest"] for bot in ("random", "greedy"))
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the sources of one version: the folder that holds the package")
    parser.add_argument("after", type=Path, help="the sources of the other")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--games", type=int, default=10_000, help="games whose results and last positions are compared, per bot"
    )
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = _run(given.after, "import abaculus; print(*abaculus.list_games())").split()
    rows = []
    for game in found:
        rounds = []
        for lap in range(given.rounds):
            compared = given.games if lap == 0 else 0
            before = _measure(given.before, game, given.seconds, compared)
            after = _measure(given.after, game, given.seconds, compared)
            rounds.append((before, after))
        rows.append(_compared(game, rounds))
        print(json.dumps(rows[-1]), flush=True)
    told = {
        "date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(), "rounds": given.rounds, "compared_games": given.games, "games": rows,
    }  # fmt: skip
    if given.out:
        given.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
