"""The GPU environment, checked and measured beside Pgx: `python benchmarks/vector_gpu.py --out FILE [--pgx WHEEL ...]`.

For every game: the GPU's lanes compared with the CPU's, byte for byte; decisions and steps a second at several batch
sizes, without masks (one step a call, and many in one kernel), with masks of bits, of bytes, and with observations;
arrays handed to PyTorch and JAX and back without a copy. With `--pgx` and its wheels, three games of Pgx at the same
batch sizes: random legal actions and automatic resets on both sides; observations and masks are part of a Pgx state.

Every game has a process of its own. All compile at the same time, and take turns on the GPU. Results are written as
they come, and a part that fails does not affect the others. A decision is what a player chooses; a step is any action,
chance included.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

from vector_gpu_games import game_process
from vector_gpu_notes import Notes
from vector_gpu_pgx import pgx_process


def gather(notes: Path, out: Path | None, facts: dict[str, Any]) -> dict[str, Any]:
    lines = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()] if notes.exists() else []
    told = {**facts, "found": lines}
    if out is not None:
        out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def summary(told: dict[str, Any]) -> None:
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for line in told["found"]:
        if "failed" in line:
            print("FAILED", line["part"], line["failed"])
        if "decisions_per_s" in line:
            key = (f"{'Pgx ' if line['part'] == 'pgx' else ''}{line['game']}", line["way"])
            if key not in best or line["decisions_per_s"] > best[key]["decisions_per_s"]:
                best[key] = line
    for (game, way), line in sorted(best.items(), key=lambda item: (item[0][1], item[0][0])):
        decisions = f"{line['decisions_per_s'] / 1e6:9.1f} million decisions/s"
        steps = f"{line['steps_per_s'] / 1e6:9.1f} million steps/s" if "steps_per_s" in line else ""
        print(f"{way:28} {game:16} {decisions} {steps} at {line['lanes']:,} lanes")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", help="all games unless named")
    ask.add_argument(
        "--out", type=Path, default=Path(os.environ["OUT"]) / "vector-gpu.json" if "OUT" in os.environ else None
    )
    ask.add_argument(
        "--pgx", type=Path, nargs="*", default=[], metavar="WHEEL", help="the wheels of pgx and what it needs"
    )
    ask.add_argument("--batches", default="1000,10000,100000,1000000")
    ask.add_argument("--seconds", type=float, default=0.5, help="for every figure")
    ask.add_argument("--limit", type=float, default=450, help="seconds for all; what is not done by then is left out")
    ask.add_argument("--child", help=argparse.SUPPRESS)
    ask.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    given = ask.parse_args()
    batches = [int(count) for count in given.batches.split(",")]
    if given.child:
        notes = Notes(given.folder / f"{given.child}.jsonl")
        if given.child == "pgx":
            notes.attempt("pgx", pgx_process, notes, given.folder, batches, given.seconds, given.pgx)
        else:
            notes.attempt(given.child, game_process, given.child, notes, given.folder, batches, given.seconds)
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        run_all(given, folder)


def run_all(given: argparse.Namespace, folder: Path) -> None:
    facts = {
        "date": date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "gpu": gpu_name(),
        "python": platform.python_version(),
        "versions": versions(),
    }
    # JAX would otherwise reserve most of the GPU's memory for itself.
    around = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    source = str(Path(__file__).resolve().parents[1] / "src")
    around["PYTHONPATH"] = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    sys.path.insert(0, source)
    import abaculus

    parts = [*(given.games or abaculus.list_games()), *(["pgx"] if given.pgx else [])]
    (folder / "parts.json").write_text(json.dumps(parts))
    running = {
        part: subprocess.Popen(
            [sys.executable, __file__, "--child", part, "--folder", str(folder), "--batches", given.batches,
             "--seconds", str(given.seconds), *(["--pgx", *map(str, given.pgx)] if given.pgx else [])],
            env=around,
        )
        for part in parts
    }  # fmt: skip
    until = perf_counter() + given.limit
    every = folder / "all.jsonl"
    while True:
        busy = any(one.poll() is None for one in running.values())
        for part, one in running.items():
            if one.poll() is not None:
                (folder / f"{part}.ready").touch()
        every.write_text(
            "".join((folder / f"{part}.jsonl").read_text() for part in parts if (folder / f"{part}.jsonl").exists())
        )
        told = gather(every, given.out, facts)
        if not busy or perf_counter() > until:
            break
        time.sleep(2)
    for part, one in running.items():
        if one.poll() is None:
            one.kill()
            told["found"].append({"part": part, "failed": f"not done after {given.limit:.0f} s"})
        elif one.returncode:
            told["found"].append({"part": part, "failed": f"exit status {one.returncode}"})
    if given.out is not None:
        given.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    summary(told)


def gpu_name() -> str:
    asked = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "none found"


def versions() -> dict[str, str]:
    from importlib.metadata import PackageNotFoundError, version

    found = {}
    for package in ("numba", "numba-cuda", "numpy", "jax", "torch"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "none"
    return found


if __name__ == "__main__":
    main()
