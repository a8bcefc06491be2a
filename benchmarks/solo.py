"""A game alone: the highest total that its solver finds, and how it grows with time.

    python benchmarks/solo.py GAME FILE.json --seconds 100 --seeds 3

Seconds are processor time on one core, so that other programs on the machine do not count. The file has the table and
the best game found, lay by lay: `abaculus solve GAME --time 60` prints such a game. It works for games whose solver
reports every attempt: those whose `puzzle.py` has `attempts` and `lays_of`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import date
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

import abaculus
from abaculus.core.registry import game_part

MARKS = (0.3, 1, 3, 10, 30, 100, 300, 1000)


def main() -> None:
    asked = argparse.ArgumentParser(description="How well a game can be played alone.")
    asked.add_argument("game", choices=abaculus.list_games())
    asked.add_argument("file", type=Path)
    asked.add_argument("--seconds", type=float, default=100.0)
    asked.add_argument("--seeds", type=int, default=3)
    given = asked.parse_args()
    puzzle: Any = game_part(given.game, "puzzle")
    if not hasattr(puzzle, "attempts"):
        asked.error(f"the solver of {given.game} does not tell of its attempts")
    game = abaculus.load_game(given.game, players=1)
    next(puzzle.attempts(game, 0))  # compiling is not counted
    marks = [mark for mark in MARKS if mark <= given.seconds]
    found: dict[float, list[int]] = {mark: [] for mark in marks}
    most, record = -1, None
    for seed in range(1, given.seeds + 1):
        began, waiting, changes = process_time(), list(marks), 0
        for made, points, arrangement in puzzle.attempts(game, seed):
            changes = made
            spent = process_time() - began
            while waiting and spent >= waiting[0]:
                found[waiting.pop(0)].append(points)
            if points > most:
                most, record = points, arrangement
            if not waiting:
                break
        print(f"seed {seed}: {found[marks[-1]][-1]} points after {changes / 1e6:.0f} million changes", flush=True)
        assert record is not None
        solution = puzzle.lays_of(game, record)
        table = [
            {"seconds": mark, "seeds": len(totals), "mean": round(fmean(totals), 1), "best": max(totals)}
            for mark, totals in found.items()
        ]
        told = {
            "date": date.today().isoformat(),
            "machine": f"{platform.machine()}, one of {os.cpu_count()} cores; processor seconds",
            "points": solution.points,
            "by_time": table,
            "lays": list(solution.lays),
            "position": solution.position,
        }
        given.file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
