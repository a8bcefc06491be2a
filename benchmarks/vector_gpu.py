"""The GPU environment, checked and measured beside Pgx: `python benchmarks/vector_gpu.py --out FILE [--pgx WHEEL ...]`.

For every game: the GPU's lanes compared with the CPU's, byte for byte; decisions and steps a second for several batch sizes,
without masks (one step a call, and many in one kernel), with masks of bits, of bytes, and with observations; arrays handed to
PyTorch and JAX and back without a copy. With `--pgx`, and its wheels, three games of Pgx at the same batch sizes: random legal
actions and automatic resets on both sides; observations and masks are part of a Pgx state.

Every game is a process of its own. All compile at the same time, and take turns on the GPU. What is known is written as it comes,
and a part that fails leaves the others alone. A decision is what a player chooses; a step is any action, chance included.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import traceback
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

PGX = ("hex", "backgammon", "go_9x9")
WAYS = {
    # name: masks, observing, decisions in one kernel (0: a call a step)
    "no masks": ("none", False, 64),
    "no masks, a call a step": ("none", False, 0),
    "masks of bits": ("packed", False, 0),
    "masks of bytes": ("dense", False, 0),
    "masks of bits, observations": ("packed", True, 0),
}
TOO_MUCH = 60 << 30
"""Bytes on the GPU that a batch may take."""


class Notes:
    """A file of JSON lines, one for each thing found."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def add(self, **found: Any) -> None:
        with self.file.open("a", encoding="utf-8") as notes:
            notes.write(json.dumps(found) + "\n")
        print(json.dumps(found), flush=True)

    def attempt(self, what: str, work: Callable[..., None], *given: Any) -> None:
        try:
            work(*given)
        except Exception as problem:
            told = traceback.format_exc().strip().splitlines()
            self.add(part=what, failed=repr(problem)[:400], where=told[-6:])


@contextmanager
def gpu_alone(folder: Path) -> Iterator[None]:
    """Only one process at a time measures."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(lock, fcntl.LOCK_UN)


def wait_for_all(folder: Path, most: float = 240) -> None:
    """Nobody measures while others are still compiling and checking."""
    parts = json.loads((folder / "parts.json").read_text())
    until = perf_counter() + most
    while perf_counter() < until and not all((folder / f"{part}.ready").exists() for part in parts):
        time.sleep(0.5)


# -- ours -----------------------------------------------------------------------------------------------------------------


def game_process(name: str, notes: Notes, folder: Path, batches: list[int], seconds: float) -> None:
    import abaculus
    from abaculus.core.registry import first_game

    game = abaculus.load_game(name)

    def compile_all() -> None:
        from abaculus.rl.gpu import GpuEnv

        began = perf_counter()
        env = GpuEnv(game, 4)
        env.reset()
        env.step_random()
        env.synchronize()
        notes.add(part="compile", game=name, seconds=round(perf_counter() - began, 1))

    notes.attempt(f"compile {name}", compile_all)
    notes.attempt(f"check {name}", check, game, notes)
    (folder / f"{name}.ready").touch()
    wait_for_all(folder)
    with gpu_alone(folder):
        if name == first_game():
            notes.attempt("exchange", exchange, game, notes)
        for way in WAYS:
            for lanes in batches:
                notes.attempt(f"measure {name}, {way}, {lanes}", measure, game, way, lanes, seconds, notes)


def check(game: Any, notes: Notes) -> None:
    """The same games on both sides: every array after every step, and all states at the end."""
    from abaculus.rl.gpu import GpuEnv
    from abaculus.rl.vector import VectorEnv

    lanes, steps = (8, 4) if simulated() else (2048, 150)
    for masks in ("packed", "list", "index", "dense", "none"):
        ours, theirs = VectorEnv(game, lanes, seed=4, masks=masks), GpuEnv(game, lanes, seed=4, masks=masks)
        now, then = ours.reset(), theirs.reset()
        pick, compared, ended = np.random.default_rng(2), 0, 0
        for step in range(steps):
            for kind in ("observations", "movers", "rewards", "ended", *(["counts"] if masks != "none" else [])):
                same(getattr(then, kind).copy_to_host(), getattr(now, kind), f"{kind} at step {step}, {masks}")
                compared += getattr(now, kind).size
            if masks in ("packed", "dense"):
                same(then.masks.copy_to_host(), now.masks, f"masks at step {step}, {masks}")
            elif masks == "list":
                listed = then.masks.copy_to_host()
                rows = np.arange(listed.shape[1]) < now.counts[:, None]
                same(np.where(rows, listed, 0), np.where(rows, now.masks, 0), f"lists at step {step}")
            if masks in ("index", "list") and step % 2 == 0:
                actions = pick.integers(now.counts)
                now, then = ours.step(actions), theirs.step(actions)
            else:
                now, then = ours.step_random(), theirs.step_random()
            ended += int(now.ended.sum())
        now, then = ours.roll(steps), theirs.roll(steps)
        same(then.observations.copy_to_host(), now.observations, f"observations after all, {masks}")
        same(then.rewards.copy_to_host(), now.rewards, f"rewards after all, {masks}")
        found, wanted = theirs.states(), np.concatenate([ours.state(lane).record for lane in range(lanes)])
        for field in wanted.dtype.names or ():
            same(found[field], wanted[field], f"field {field} of the states, {masks}")
        if theirs.steps() != ours.steps:
            raise AssertionError(f"{theirs.steps()} steps on the GPU, {ours.steps} on the CPU, {masks}")
        ours.close()
        notes.add(part="check", game=game.id, masks=masks, equal=True, lanes=lanes, steps=2 * steps, games_ended=ended,
                  numbers_compared=compared)  # fmt: skip
        del ours, theirs, now, then


def same(found: Any, wanted: Any, what: str) -> None:
    if not np.array_equal(np.asarray(found), np.asarray(wanted)):
        raise AssertionError(f"{what} differ")


def measure(game: Any, way: str, lanes: int, seconds: float, notes: Notes) -> None:
    from abaculus.core.observation import layout_of
    from abaculus.rl.gpu import GpuEnv
    from abaculus.rl.vector import mask_width

    masks, observing, at_once = WAYS[way]
    each = (
        game.record_type.dtype.itemsize + mask_width(game, masks) + (2 * layout_of(game).size if observing else 0) + 200
    )
    if lanes * each > TOO_MUCH:
        notes.add(part="measure", game=game.id, way=way, lanes=lanes, left_out=f"{lanes * each >> 30} GiB")
        return
    env = GpuEnv(game, lanes, seed=1, masks=masks, observing=observing)
    env.reset()
    # Games of one batch begin together; after this they are anywhere.
    env.roll(4 if simulated() else 200)
    env.synchronize()
    before, rounds, decisions = env.steps(), 0, 0
    step = (lambda: env.roll(at_once)) if at_once else env.step_random
    queued = 1 if at_once else max(1, min(64, 2_000_000 // lanes))
    began = perf_counter()
    while perf_counter() - began < seconds or rounds < 2:
        for _ in range(queued):
            step()
        env.synchronize()
        rounds += 1
        decisions += lanes * queued * (at_once or 1)
    spent = perf_counter() - began
    notes.add(part="measure", game=game.id, way=way, lanes=lanes, decisions_per_s=round(decisions / spent),
              steps_per_s=round((env.steps() - before) / spent), seconds=round(spent, 3))  # fmt: skip


def exchange(game: Any, notes: Notes) -> None:
    """Arrays go to others and come back at the same address."""
    from abaculus.rl.gpu import GpuEnv

    env = GpuEnv(game, 1024, seed=1, masks="list")
    now = env.reset()
    env.synchronize()
    wanted = {name: getattr(now, name).__cuda_array_interface__["data"][0] for name in now._fields}

    def torch_takes() -> None:
        import torch

        taken = {name: torch.as_tensor(getattr(now, name), device="cuda") for name in now._fields}
        equal = {name: tensor.data_ptr() == wanted[name] for name, tensor in taken.items()}
        actions = (torch.rand(1024, device="cuda") * taken["counts"]).long()
        back = _address(actions)
        env.step(actions)
        notes.add(part="exchange", other=f"PyTorch {torch.__version__}", same_address=equal,
                  actions_same_address=back == actions.data_ptr(), refused=len(env.refused()),
                  sees_the_next_step=bool((taken["movers"].cpu().numpy() == now.movers.copy_to_host()).all()))  # fmt: skip
        import jax

        handed = jax.dlpack.from_dlpack(taken["observations"])
        notes.add(part="exchange", other=f"JAX {jax.__version__} by DLPack from PyTorch",
                  same_address=handed.unsafe_buffer_pointer() == wanted["observations"])  # fmt: skip

    def jax_takes() -> None:
        import jax
        import jax.numpy as jnp

        taken = {name: jnp.asarray(getattr(now, name)) for name in now._fields}
        equal = {name: array.unsafe_buffer_pointer() == wanted[name] for name, array in taken.items()}
        actions = (taken["counts"] // 2).astype(jnp.int32)
        actions.block_until_ready()
        back = _address(actions)
        env.step(actions)
        notes.add(part="exchange", other=f"JAX {jax.__version__}", same_address=equal,
                  actions_same_address=back == actions.unsafe_buffer_pointer(), refused=len(env.refused()))  # fmt: skip

    def cupy_takes() -> None:
        import cupy

        taken = cupy.asarray(now.observations)
        notes.add(
            part="exchange", other=f"CuPy {cupy.__version__}", same_address=taken.data.ptr == wanted["observations"]
        )

    notes.attempt("exchange with PyTorch", torch_takes)
    notes.attempt("exchange with JAX", jax_takes)
    notes.attempt("exchange with CuPy", cupy_takes)


def _address(array: Any) -> int:
    from numba import cuda

    return int(cuda.as_cuda_array(array).__cuda_array_interface__["data"][0])


# -- Pgx ------------------------------------------------------------------------------------------------------------------


def pgx_process(notes: Notes, folder: Path, batches: list[int], seconds: float, wheels: list[Path]) -> None:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "pgx")
    sys.path.insert(0, str(folder / "pgx"))
    (folder / "pgx.ready").touch()
    wait_for_all(folder)
    for name in PGX:
        for lanes in batches:
            notes.attempt(f"pgx {name}, {lanes}", pgx_measure, name, lanes, seconds, notes, folder)


def pgx_measure(name: str, lanes: int, seconds: float, notes: Notes, folder: Path) -> None:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def turn(carry: Any, _: Any) -> Any:
        state, key = carry
        key, one, other = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(one, logits, axis=1)
        return (step(state, action, jax.random.split(other, lanes)), key), None

    at_once = 64 if lanes <= 100_000 else 16
    many = jax.jit(lambda carry: jax.lax.scan(turn, carry, None, length=at_once)[0], donate_argnums=0)
    one_by_one = jax.jit(lambda carry: turn(carry, None)[0], donate_argnums=0)
    began = perf_counter()
    lowered = {}
    shape = jax.eval_shape(lambda key: (init(jax.random.split(key, lanes)), key), jax.random.PRNGKey(0))
    for way, function in (("many steps a call", many), ("a call a step", one_by_one)):
        lowered[way] = function.lower(shape).compile()
    compiled = perf_counter() - began
    with gpu_alone(folder):
        for way, function in lowered.items():
            carry = (jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), lanes)), jax.random.PRNGKey(1))
            length, queued = (at_once, 1) if function is lowered["many steps a call"] else (1, 16)
            for _ in range(2):
                carry = function(carry)
            jax.block_until_ready(carry)
            began, decisions, rounds = perf_counter(), 0, 0
            while perf_counter() - began < seconds or rounds < 2:
                for _ in range(queued):
                    carry = function(carry)
                jax.block_until_ready(carry)
                rounds += 1
                decisions += lanes * length * queued
            spent = perf_counter() - began
            notes.add(part="pgx", game=name, way=way, lanes=lanes, decisions_per_s=round(decisions / spent),
                      device=str(jax.devices()[0]), compiled_s=round(compiled, 1), seconds=round(spent, 3))  # fmt: skip
            del carry


# -- all together ---------------------------------------------------------------------------------------------------------


def simulated() -> bool:
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


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
        steps = f"{line['steps_per_s'] / 1e6:9.1f} million steps/s" if "steps_per_s" in line else ""
        print(
            f"{way:28} {game:16} {line['decisions_per_s'] / 1e6:9.1f} million decisions/s {steps} at {line['lanes']:,} lanes"
        )


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", help="all games unless told")
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
    facts = {"date": date.today().isoformat(), "machine": f"{platform.machine()}, {os.cpu_count()} cores", "gpu": gpu_name(),
             "python": platform.python_version(), "versions": versions()}  # fmt: skip
    # JAX would otherwise take most of the memory for itself.
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
