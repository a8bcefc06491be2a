"""The GPU lane: a kernel whose body is a single call to the same playout that the CPU runs.

Needs `numba-cuda` (the extra `abaculus[cuda]`) and an NVIDIA GPU; or NUMBA_ENABLE_CUDASIM=1, where Numba's simulator runs the
kernel on the CPU, slowly, for tests.
"""

from __future__ import annotations

import importlib
import os
import types
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import config as numba_config
from numba import cuda as numba_cuda

from abaculus.core.chance import Dice
from abaculus.core.compiled import CompiledRules
from abaculus.core.errors import MissingExtra
from abaculus.core.game import Game
from abaculus.core.record import Records

__all__ = ["THREADS_PER_BLOCK", "play_on_gpu", "require_gpu"]

cuda: Any = numba_cuda
config: Any = numba_config

THREADS_PER_BLOCK = int(os.environ.get("ABACULUS_CUDA_THREADS", "128"))


def _load_overloads() -> None:
    """Load a part of numba-cuda early. Up to 0.30 it looks there for `np.row_stack`, a name that numpy dropped in 2.5;
    we put it back just for that import, and use it nowhere."""
    if not hasattr(np, "row_stack") and find_spec("numba_cuda") and not config.ENABLE_CUDASIM:
        np.row_stack = np.vstack
        try:
            importlib.import_module("numba.cuda.np.arrayobj")
        finally:
            del np.row_stack


_load_overloads()


def require_gpu() -> None:
    """Raise an error that says what is missing, unless there is a GPU or the simulator."""
    if not cuda.is_available():
        raise MissingExtra("the cuda lane needs an NVIDIA GPU with its driver, and numba-cuda: "
                           "pip install 'abaculus[cuda]'")  # fmt: skip


if TYPE_CHECKING:
    # Bound to a game's own playout by `kernel_of`.
    def play_one(*args: Any) -> None: ...


def play(boxes: Any, states: Any, dice: Any, jobs: Any, results: Any) -> None:
    """One thread plays one game, in one call over records, which Numba's simulator gets right too."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        play_one(boxes[0], states[i], dice[i], jobs[0], i, results[i])


@cache
def kernel_of(compiled: CompiledRules) -> Any:
    """The CUDA kernel of a game."""
    require_gpu()
    made = types.FunctionType(play.__code__, {**play.__globals__, "play_one": compiled.play_one}, play.__name__)
    return cuda.jit(made)


def play_on_gpu(game: Game, states: Records | None, jobs: Records, results: Records) -> None:
    """Play a game for every result on the GPU. States, if given, are copied there and back."""
    require_gpu()
    count = results.shape[0]
    device_states = cuda.device_array(count, game.record_type.dtype) if states is None else cuda.to_device(states)
    device_results = cuda.to_device(results)
    blocks = -(-count // THREADS_PER_BLOCK)
    kernel_of(game.compiled)[blocks, THREADS_PER_BLOCK](
        cuda.to_device(game.box),
        device_states,
        cuda.to_device(Dice.new(count)),
        cuda.to_device(jobs),
        device_results,
    )
    if states is not None:
        device_states.copy_to_host(states)
    device_results.copy_to_host(results)
