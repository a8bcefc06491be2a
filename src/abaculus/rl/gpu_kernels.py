"""The kernels of a GPU environment. A thread takes a lane, or every nth where lists of legal actions need room.

    go      decisions in every lane. A step launches it twice: the first notes the lanes whose game ended, which then begin
            their next game in the second. 32 threads run together, so otherwise 31 would wait while one deals
    clear   zeros, for observations and masks, by threads side by side
    show    what the players on move see and may do

Their bodies are one call over records and little else, which Numba's simulator gets right. Kernels are few, because each of
them holds all rules of its game and takes seconds to compile.
"""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from abaculus.core.cuda import cuda, require_gpu
from abaculus.rl.env_loops import Loops

__all__ = ["Kernels", "kernels_of"]

SECRETS = 1
"""How many eight-byte numbers the secrets of a state take up. Each game's kernels have their own value."""

if TYPE_CHECKING:
    # Bound to a game's own loops by `kernels_of`.
    def attempt(*args: Any) -> bool: ...
    def show(*args: Any) -> None: ...


class Kernels(NamedTuple):
    """The CUDA kernels of a game."""

    go: Any
    show: Any
    clear: Any


def go_lanes(
    boxes: Any, states: Any, dice: Any, plans: Any, lanes: Any, actions: Any, decisions: Any, renewing: Any, listed: Any,
    rewards: Any, told: Any, waiting: Any, counters: Any, turn: Any, waiting_only: Any, threads: Any,
) -> None:  # fmt: skip
    """A number of decisions in every lane, or in those that wait. The latter also resets the counter for the other launch."""
    thread = cuda.grid(1)
    count = lanes.shape[0]
    if waiting_only == 1:
        count = counters[turn]
        if thread == 0:
            counters[1 - turn] = 0
    if thread < threads:
        for place in range(thread, count, threads):
            i = place
            if waiting_only == 1:
                i = waiting[place]
            if attempt(
                boxes[0],
                states[i],
                dice[i],
                plans[0],
                lanes[i],
                actions[i],
                decisions,
                renewing,
                listed[thread % listed.shape[0]],
                rewards[i],
            ):
                waiting[cuda.atomic.add(counters, turn, 1)] = i
            told[0, i] = lanes[i]["mover"]
            told[2, i] = lanes[i]["ended"]
            told[3, i] = lanes[i]["refused"]


def show_lanes(
    boxes: Any, states: Any, whole: Any, plans: Any, lanes: Any, seen: Any, listed: Any, masks: Any, told: Any, threads: Any
) -> None:  # fmt: skip
    """What the players on move see and may do. `whole` is the same states as eight-byte numbers."""
    thread = cuda.grid(1)
    kept = cuda.local.array(SECRETS, np.int64)
    if thread < threads:
        for i in range(thread, lanes.shape[0], threads):
            # With lists, each thread has one lane and a row of its own.
            show(
                boxes[0],
                states[i],
                whole[i],
                plans[0],
                lanes[i],
                seen[i],
                listed[thread % listed.shape[0]],
                masks[i],
                kept,
            )
            told[1, i] = lanes[i]["count"]


def clear_all(flat: Any) -> None:
    """Zeros."""
    for i in range(cuda.grid(1), flat.shape[0], cuda.gridsize(1)):
        flat[i] = 0


@cache
def kernels_of(loops: Loops, secrets: int) -> Kernels:
    """The kernels of a game whose secrets take up this many eight-byte numbers. Compiled when first launched."""
    require_gpu()
    bound = {"attempt": loops.attempt, "show": loops.show, "SECRETS": max(1, secrets)}
    return Kernels(
        *(
            cuda.jit(types.FunctionType(kernel.__code__, {**kernel.__globals__, **bound}, kernel.__name__))
            for kernel in (go_lanes, show_lanes, clear_all)
        )
    )
