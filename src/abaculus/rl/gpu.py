"""Up to millions of games per call, on an NVIDIA GPU: states, dice, observations and masks stay there.

    env = GpuEnv(abaculus.load_game("hexago"), 1 << 18, seed=1)
    now = env.reset()
    seen = torch.as_tensor(now.observations, device="cuda")      # no copy; so do cupy.asarray and jax.numpy.asarray
    now = env.step(actions)                                      # any array with __cuda_array_interface__, or numpy's

It is `abaculus.rl.vector` on the other side of the bus: the same loops, the same games for the same seeds, byte for byte. The
kernels are in `abaculus.rl.gpu_kernels`. Arrays are numba's device arrays, which other libraries accept through
`__cuda_array_interface__`; work is queued on the default stream, and `synchronize` waits for it. A lane whose action is not
legal stays as it is, and `refused` finds it: checking after every step would make the CPU wait for every step.

Needs the extra `abaculus[cuda]`; or NUMBA_ENABLE_CUDASIM=1, where Numba's simulator runs it slowly, for tests.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba.core import config as numba_config

from abaculus.core.chance import Dice, signed_64
from abaculus.core.cuda import THREADS_PER_BLOCK, cuda, require_gpu
from abaculus.core.errors import BadOption
from abaculus.core.game import Game
from abaculus.core.observation import Layout, layout_of
from abaculus.core.record import Records
from abaculus.core.state import State
from abaculus.rl.env_loops import BY_RANDOM, WAITING, EnvSlot, loops_of
from abaculus.rl.gpu_kernels import kernels_of
from abaculus.rl.vector import mask_width, new_plan, state_of

__all__ = ["DeviceBatch", "GpuEnv"]

config: Any = numba_config

SCRATCH = 8 << 30
"""Bytes for lists of legal actions: a row for every thread."""
CLEARING = 4 if config.ENABLE_CUDASIM else 1 << 18
"""Threads that write zeros. The simulator starts a real thread for each."""


class DeviceBatch(NamedTuple):
    """The state of all lanes, in arrays on the GPU: like `abaculus.rl.vector.Batch`."""

    observations: Any
    masks: Any
    counts: Any
    movers: Any
    rewards: Any
    ended: Any


class GpuEnv:
    """Many games of one kind at once, on the GPU. See `abaculus.rl.vector.VectorEnv` for what the arguments mean."""

    def __init__(
        self, game: Game, lanes: int, *, seed: int = 0, masks: str = "packed", observing: bool = True,
        scratch_bytes: int = SCRATCH,
    ) -> None:  # fmt: skip
        require_gpu()
        if lanes < 1:
            raise BadOption(f"{lanes} lanes are not possible; one or more are")
        game = game.for_episodes()
        self.game, self.lanes, self.masks = game, lanes, masks
        self.layout: Layout = layout_of(game)
        self._plans = new_plan(game, seed, lanes, masks, observing)
        loops = loops_of(game)
        self._kernels = kernels_of(loops, game.record_type.secret_words()[1])
        self._box = cuda.to_device(game.box)
        self._states = self._zeros(lanes, game.record_type.dtype)
        self._whole = _flat(self._states, np.dtype(np.int64)).reshape((lanes, game.record_type.dtype.itemsize // 8))
        self._dice = cuda.device_array(lanes, Dice.dtype)
        self._device_lanes = cuda.device_array(lanes, EnvSlot.dtype)
        # A GPU has no arrays without columns: what is not wanted has one, which stays 0.
        rows, most = 1, 1
        if masks == "list":
            rows, most = lanes, game.max_legal_actions()
        elif masks == "index" or (masks != "none" and loops.needs_list):
            most = game.max_legal_actions()
            rows = max(1, min(lanes, scratch_bytes // (4 * most)))
        self._threads = lanes if most == 1 else rows
        self._listed = cuda.device_array((rows, most), np.int32)
        self._rewards = cuda.device_array((lanes, game.num_players()), np.float32)
        wide, broad = self.layout.size if observing else 1, mask_width(game, masks) or 1
        flat_seen, flat_masks = cuda.device_array(lanes * wide, np.int16), cuda.device_array(lanes * broad, np.uint8)
        self._seen, self._masks = flat_seen.reshape((lanes, wide)), flat_masks.reshape((lanes, broad))
        self._clears = [flat for flat in (flat_seen, flat_masks) if flat.shape[0] > lanes]
        self._shows = observing or masks != "none"
        for flat in (flat_seen, flat_masks):
            self._clear(flat)
        self._told = cuda.device_array((4, lanes), np.int32)
        self._nothing = cuda.to_device(np.zeros(lanes, dtype=np.int64))
        self._waiting = cuda.device_array(lanes, np.int32)
        self._counters = cuda.to_device(np.zeros(2, dtype=np.int32))
        self._turn = 0
        self._send_plans()

    def _send_plans(self) -> None:
        random = self._plans.copy()
        random[0].acting = BY_RANDOM
        self._device_plans, self._random_plans = cuda.to_device(self._plans), cuda.to_device(random)

    def _zeros(self, count: int, dtype: np.dtype[Any]) -> Any:
        """Records full of zeros. Rules leave alone what they do not use, so equal states stay equal."""
        if config.ENABLE_CUDASIM:
            return cuda.to_device(np.zeros(count, dtype=dtype))
        made = cuda.device_array(count, dtype)
        self._clear(_flat(made, np.dtype(np.uint8)))
        return made

    def _clear(self, flat: Any) -> None:
        self._launch(self._kernels.clear, min(CLEARING, int(flat.shape[0])))(flat)

    @staticmethod
    def _launch(kernel: Any, threads: int) -> Any:
        return kernel[-(-threads // THREADS_PER_BLOCK), THREADS_PER_BLOCK]

    def reset(self, seed: int | None = None) -> DeviceBatch:
        """Start again: lane i with game i of the seed."""
        if seed is not None:
            self._plans[0].seed = signed_64(seed)
            self._send_plans()
        numbered = np.zeros(self.lanes, dtype=EnvSlot.dtype)
        numbered["number"] = np.arange(self.lanes) - self.lanes
        numbered["mover"] = WAITING
        self._device_lanes.copy_to_device(numbered)
        self._rewards.copy_to_device(np.zeros(self._rewards.shape, dtype=np.float32))
        self._go(self._device_plans, self._nothing, 0, renewing=True)
        return self._look()

    def step(self, actions: Any) -> DeviceBatch:
        """One decision in every lane."""
        given = _on_device(actions)
        if given.shape != (self.lanes,):
            raise BadOption(f"{self.lanes} actions are needed, one for every lane; these have the shape {given.shape}")
        return self._go_on(self._device_plans, given)

    def step_random(self) -> DeviceBatch:
        """One decision in every lane, by the keen random bot with the lane's own dice."""
        return self._go_on(self._random_plans, self._nothing)

    def _go_on(self, plans: Any, actions: Any) -> DeviceBatch:
        self._go(plans, actions, 1, renewing=False)
        self._go(plans, actions, 0, renewing=True, waiting_only=True)
        self._turn = 1 - self._turn
        return self._look()

    def roll(self, decisions: int) -> DeviceBatch:
        """A number of decisions by the keen random bot in every lane, in one kernel, as in `VectorEnv.roll`."""
        if decisions < 1:
            raise BadOption(f"{decisions} decisions are not possible; one or more are")
        self._go(self._random_plans, self._nothing, decisions, renewing=True)
        return self._look()

    def _go(self, plans: Any, actions: Any, decisions: int, renewing: bool, waiting_only: bool = False) -> None:
        self._launch(self._kernels.go, self._threads)(
            self._box, self._states, self._dice, plans, self._device_lanes, actions, decisions, int(renewing), self._listed,
            self._rewards, self._told, self._waiting, self._counters, self._turn, int(waiting_only), self._threads,
        )  # fmt: skip

    def _look(self) -> DeviceBatch:
        if self._shows:
            for flat in self._clears:
                self._clear(flat)
            self._launch(self._kernels.show, self._threads)(
                self._box, self._states, self._whole, self._device_plans, self._device_lanes, self._seen, self._listed,
                self._masks, self._told, self._threads,
            )  # fmt: skip
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
        """A copy of the state of a lane, on the CPU."""
        return state_of(self.game, self._states[lane : lane + 1].copy_to_host())

    def states(self) -> Records:
        """All states as records, on the CPU."""
        found: Records = self._states.copy_to_host()
        return found

    def steps(self) -> int:
        """All actions of all lanes since `reset`, chance included. Waits for the GPU."""
        return int(self._device_lanes.copy_to_host()["steps"].sum())

    @staticmethod
    def synchronize() -> None:
        """Wait until all queued work is done."""
        cuda.synchronize()


class _Memory:
    """The memory of an array on the GPU, seen as numbers of another type."""

    def __init__(self, array: Any, kind: np.dtype[Any]) -> None:
        told = array.__cuda_array_interface__
        self.__cuda_array_interface__ = {
            "shape": (array.size * array.dtype.itemsize // kind.itemsize,), "typestr": kind.str, "data": told["data"],
            "strides": None, "version": 3,
        }  # fmt: skip


def _flat(array: Any, kind: np.dtype[Any]) -> Any:
    """The memory of an array on the GPU, as an array of numbers of another type."""
    if config.ENABLE_CUDASIM:
        return type(array)(array._ary.view(kind))
    return cuda.as_cuda_array(_Memory(array, kind))


def _on_device(actions: Any) -> Any:
    if hasattr(actions, "__cuda_array_interface__"):
        return cuda.as_cuda_array(actions)
    if hasattr(actions, "copy_to_host"):
        return actions
    return cuda.to_device(np.ascontiguousarray(actions, dtype=np.int64))
