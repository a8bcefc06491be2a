"""Our games on the GPU, for `vector_gpu.py`: compared with the CPU, measured, their arrays shared with others."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from vector_gpu_notes import Notes, gpu_alone, wait_for_all

WAYS = {
    # name: masks, observing, decisions in one kernel (0: a call a step)
    "no masks": ("none", False, 64),
    "no masks, a call a step": ("none", False, 0),
    "masks of bits": ("packed", False, 0),
    "masks of bytes": ("dense", False, 0),
    "masks of bits, observations": ("packed", True, 0),
}
TOO_MUCH = 60 << 30
"""Bytes on the GPU above which a batch is left out."""


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
    # The games of a batch begin together; after this they are at all stages.
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
    """Other packages take our arrays and hand theirs back, all at the same addresses."""
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
        sees = bool((taken["movers"].cpu().numpy() == now.movers.copy_to_host()).all())
        notes.add(part="exchange", other=f"PyTorch {torch.__version__}", same_address=equal,
                  actions_same_address=back == actions.data_ptr(), refused=len(env.refused()),
                  sees_the_next_step=sees)  # fmt: skip
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


def simulated() -> bool:
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
