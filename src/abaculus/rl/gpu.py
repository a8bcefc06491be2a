"""Up to millions of games a call, on an NVIDIA GPU: states, dice, observations and masks stay there.

    env = GpuEnv(abaculus.load_game("hexago"), 1 << 18, seed=1)
    now = env.reset()
    seen = torch.as_tensor(now.observations, device="cuda")      # no copy; so do cupy.asarray and jax.numpy.asarray
    now = env.step(actions)                                      # any array with __cuda_array_interface__, or one of numpy

It is `abaculus.rl.vector` on the other side of the bus: the same loops, the same games for the same seeds, byte for byte. A
thread steps one lane after the other. Arrays are numba's device arrays, which others take by `__cuda_array_interface__`; work is
queued on the default stream: `synchronize` waits for it. A lane whose action is not legal stays as it is, and `refused` finds it:
asking after every step would make the CPU wait for every step.

Needs the extra `abaculus[cuda]`; or NUMBA_ENABLE_CUDASIM=1, where Numba's simulator runs it slowly, for tests.
"""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from abaculus.core.chance import Dice, signed_64
from abaculus.core.cuda import THREADS_PER_BLOCK, cuda, require_gpu
from abaculus.core.errors import BadOption
from abaculus.core.game import Game
from abaculus.core.loops import BY_RANDOM, Lane, Loops, loops_of
from abaculus.core.observation import Layout, layout_of
from abaculus.core.state import State
from abaculus.rl.vector import mask_width, new_plan, state_of

__all__ = ["DeviceBatch", "GpuEnv"]

SCRATCH = 4 << 30
"""Bytes for lists of legal actions: a row for every thread."""
PIECE = 4096
"""Records that are sent to the GPU at once."""

if TYPE_CHECKING:
    # Bound to a game's own loops by `kernels_of`.
    def start(*args: Any) -> None: ...
    def turn(*args: Any) -> None: ...
    def show(*args: Any) -> None: ...


class DeviceBatch(NamedTuple):
    """Where all lanes stand, in arrays on the GPU: as `abaculus.rl.vector.Batch`."""

    observations: Any
    masks: Any
    counts: Any
    movers: Any
    rewards: Any
    ended: Any


def begin(
    boxes: Any, states: Any, dice: Any, plans: Any, lanes: Any, seen: Any, listed: Any, masks: Any, told: Any
) -> None:
    """Set up the game of every lane and show it."""
    thread = cuda.grid(1)
    if thread < listed.shape[0]:
        for i in range(thread, lanes.shape[0], listed.shape[0]):
            start(boxes[0], states[i], dice[i], plans[0], lanes[i])
            show(boxes[0], states[i], plans[0], lanes[i], seen[i], listed[thread], masks[i])
            told[0, i] = lanes[i]["mover"]
            told[1, i] = lanes[i]["count"]
            told[2, i] = 0
            told[3, i] = 0


def go_on(
    boxes: Any, states: Any, dice: Any, plans: Any, lanes: Any, actions: Any, rewards: Any, seen: Any, listed: Any, masks: Any,
    told: Any,
) -> None:  # fmt: skip
    """One decision in every lane; a thread takes every so manieth lane."""
    thread = cuda.grid(1)
    if thread < listed.shape[0]:
        for i in range(thread, lanes.shape[0], listed.shape[0]):
            turn(
                boxes[0],
                states[i],
                dice[i],
                plans[0],
                lanes[i],
                actions[i],
                rewards[i],
                seen[i],
                listed[thread],
                masks[i],
            )
            told[0, i] = lanes[i]["mover"]
            told[1, i] = lanes[i]["count"]
            told[2, i] = lanes[i]["ended"]
            told[3, i] = lanes[i]["refused"]


@cache
def kernels_of(loops: Loops) -> tuple[Any, Any]:
    """The CUDA kernels of a game: to begin, and to go on."""
    require_gpu()
    bound = {"start": loops.start, "turn": loops.turn, "show": loops.show}
    first, second = (
        cuda.jit(types.FunctionType(kernel.__code__, {**kernel.__globals__, **bound}, kernel.__name__))
        for kernel in (begin, go_on)
    )
    return first, second


class GpuEnv:
    """Many games of one kind at once, on the GPU. See `abaculus.rl.vector.VectorEnv` for what the arguments mean."""

    def __init__(
        self, game: Game, lanes: int, *, seed: int = 0, masks: str = "packed", observing: bool = True,
        scratch_bytes: int = SCRATCH,
    ) -> None:  # fmt: skip
        require_gpu()
        if lanes < 1:
            raise BadOption(f"{lanes} lanes are not possible; one or more are")
        self.game, self.lanes, self.masks = game, lanes, masks
        self.layout: Layout = layout_of(game)
        self._plans = new_plan(game, seed, lanes, masks, observing)
        self._begin, self._go_on = kernels_of(loops_of(game))
        self._box = cuda.to_device(game.box)
        self._states = _zeros(lanes, game.table.dtype)
        self._dice = cuda.device_array(lanes, Dice.dtype)
        most = game.max_legal_actions()
        if masks == "list":
            rows = lanes
        elif masks == "none":
            rows, most = lanes, 1
        else:
            rows = max(1, min(lanes, scratch_bytes // (4 * most)))
        self._listed = cuda.device_array((rows, most), np.int32)
        self._rewards = cuda.device_array((lanes, game.num_players()), np.float32)
        # An array without columns is no array on a GPU: what is not wanted has one, which stays 0.
        self._seen = cuda.to_device(np.zeros((lanes, self.layout.size if observing else 1), dtype=np.int16))
        self._masks = cuda.to_device(np.zeros((lanes, mask_width(game, masks) or 1), dtype=np.uint8))
        self._told = cuda.device_array((4, lanes), np.int32)
        self._nothing = cuda.to_device(np.zeros(lanes, dtype=np.int64))
        self._device_lanes = cuda.device_array(lanes, Lane.dtype)
        self._send_plans()

    def _send_plans(self) -> None:
        random = self._plans.copy()
        random[0].acting = BY_RANDOM
        self._device_plans, self._random_plans = cuda.to_device(self._plans), cuda.to_device(random)

    @property
    def _blocks(self) -> int:
        return -(-int(self._listed.shape[0]) // THREADS_PER_BLOCK)

    def reset(self, seed: int | None = None) -> DeviceBatch:
        """Begin anew: lane i with game i of the seed."""
        if seed is not None:
            self._plans[0].seed = signed_64(seed)
            self._send_plans()
        numbered = np.zeros(self.lanes, dtype=Lane.dtype)
        numbered["number"] = np.arange(self.lanes)
        self._device_lanes = cuda.to_device(numbered)
        self._rewards.copy_to_device(np.zeros(self._rewards.shape, dtype=np.float32))
        self._begin[self._blocks, THREADS_PER_BLOCK](
            self._box, self._states, self._dice, self._device_plans, self._device_lanes, self._seen, self._listed, self._masks,
            self._told,
        )  # fmt: skip
        return self._batch()

    def step(self, actions: Any) -> DeviceBatch:
        """One decision in every lane."""
        given = _on_device(actions)
        if given.shape != (self.lanes,):
            raise BadOption(f"{self.lanes} actions are needed, one for every lane; these have the shape {given.shape}")
        return self._turn(self._device_plans, given)

    def step_random(self) -> DeviceBatch:
        """One decision in every lane, by the keen random bot with the lane's own dice."""
        return self._turn(self._random_plans, self._nothing)

    def _turn(self, plans: Any, actions: Any) -> DeviceBatch:
        self._go_on[self._blocks, THREADS_PER_BLOCK](
            self._box, self._states, self._dice, plans, self._device_lanes, actions, self._rewards, self._seen, self._listed,
            self._masks, self._told,
        )  # fmt: skip
        return self._batch()

    def _batch(self) -> DeviceBatch:
        return DeviceBatch(
            observations=self._seen,
            masks=self._listed if self.masks == "list" else self._masks,
            counts=self._told[1],
            movers=self._told[0],
            rewards=self._rewards,
            ended=self._told[2],
        )

    def refused(self) -> npt.NDArray[np.int64]:
        """The lanes whose last action was not legal. Waits for the GPU."""
        return np.flatnonzero(self._told[3].copy_to_host()).astype(np.int64)

    def state(self, lane: int) -> State:
        """A copy of the state of a lane, brought to the CPU."""
        return state_of(self.game, self._states[lane : lane + 1].copy_to_host())

    @staticmethod
    def synchronize() -> None:
        """Wait until all that was asked for is done."""
        cuda.synchronize()


def _zeros(count: int, dtype: np.dtype[Any]) -> Any:
    """Records full of zeros on the GPU, sent in pieces. Rules leave alone what they do not use: so equal states stay equal."""
    made, piece = cuda.device_array(count, dtype), np.zeros(min(count, PIECE), dtype=dtype)
    for start in range(0, count, PIECE):
        made[start : start + PIECE].copy_to_device(piece[: min(PIECE, count - start)])
    return made


def _on_device(actions: Any) -> Any:
    if hasattr(actions, "__cuda_array_interface__"):
        return cuda.as_cuda_array(actions)
    if hasattr(actions, "copy_to_host"):
        return actions
    return cuda.to_device(np.ascontiguousarray(actions, dtype=np.int64))
