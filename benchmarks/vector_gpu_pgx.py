"""Games of Pgx on the GPU, for `vector_gpu.py`: random legal actions and automatic resets, as in ours."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from time import perf_counter
from typing import Any

from vector_gpu_notes import Notes, gpu_alone, wait_for_all

PGX = ("hex", "backgammon", "go_9x9")


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
